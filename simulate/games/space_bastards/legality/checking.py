"""What a rule function finds, and how rule functions are listed."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from simulate.games.space_bastards.scenario import Scenario


@dataclass(frozen=True)
class Finding:
    """What one rule function found; the list of rules adds the rule id."""

    place: str
    """A path in the document, e.g. "planets_in_play.4"."""
    message: str


Check = Callable[[Scenario], Iterator[Finding]]


class Chapter:
    """Rule functions that belong together, in their order; an instance is the decorator that adds one."""

    def __init__(self) -> None:
        self.rules: list[tuple[str, Check]] = []

    def __call__(self, rule_id: str) -> Callable[[Check], Check]:
        """Add a rule function under the id of the rule it checks."""

        def add(check: Check) -> Check:
            self.rules.append((rule_id, check))
            return check

        return add


def counted(count: int, noun: str) -> str:
    """ "1 planet", "2 planets"."""
    return f"{count} {noun if count == 1 else noun + 's'}"
