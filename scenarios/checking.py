"""What is wrong with a scenario: refused by its shape, or kept and not playable."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from scenarios import schemas

MOST_PROBLEMS: Final = 100
"""Named at once; who repairs these is told the next."""


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a scenario."""

    message: str
    place: str
    """A hex ("C4") or a JSON pointer into the definition; "" is all of it."""
    rule: str = ""
    """The rule of the book behind it, where there is one."""


class BadScenario(ValueError):
    """The definition is no scenario of its game; `problems` names every reason with its place."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)[:MOST_PROBLEMS]
        super().__init__("; ".join(f"{each.place or 'scenario'}: {each.message}" for each in self.problems))


def refusals(game: str, definition: Any) -> list[Problem]:
    """Why this cannot be kept at all: keys, types and ranges the game's schema refuses. Raises NoScenarios."""
    return [Problem(message, place) for place, message in schemas.problems(game, definition)]


def lint(game: str, definition: Any) -> list[Problem]:
    """Why this cannot be played or published, by the rules of its game. For definitions without refusals."""
    return []
