"""The question of a study of worth, as its spec has it: the playtest it starts from, and what is taken away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from sandtable.agents.restricted import WITHOUT
from simulate.asking.request import PlaytestRequest
from simulate.study.readable import reads_spec
from simulate.study.requests import read_request, request_as_json

BASE: Final = "base"
MOST_THINGS: Final = 6
"""Things that one study asks about."""


@dataclass(frozen=True)
class Question:
    """The question of the worth of skill and of each of these things."""

    base: PlaytestRequest
    """The playtest with everything; the others share its seed."""
    weak: str = ""
    """The agent that plays badly; empty: skill is not asked about."""
    things: tuple[str, ...] = ()
    """Words of the options that are forbidden, one study after the other."""

    @property
    def takings(self) -> list[str]:
        """Everything that is taken away, in order: "skill", then the things."""
        return [*(["skill"] if self.weak else []), *self.things]

    def key(self, taking: int, subject: int) -> str:
        """The key of the playtest in which one subject goes without."""
        return f"without/{taking}/{subject}"

    def playtests(self) -> Iterator[tuple[str, PlaytestRequest]]:
        """Every playtest of the study under its key."""
        yield BASE, self.base
        for number, taken in enumerate(self.takings):
            for subject, agent in enumerate(self.base.agents):
                instead = self.weak if self.weak and not number else f"{agent}{WITHOUT}{taken}"
                agents = (*self.base.agents[:subject], instead, *self.base.agents[subject + 1 :])
                yield self.key(number, subject), replace(self.base, agents=agents)

    def as_json(self) -> dict[str, Any]:
        return {
            "base": request_as_json(self.base),
            "rotations": self.base.rotations,
            "weak": self.weak,
            "things": list(self.things),
        }


@reads_spec
def read(spec: dict[str, Any]) -> Question:
    """The question that `as_json` wrote."""
    return Question(read_request(spec["base"], spec["rotations"]), spec["weak"], tuple(spec["things"]))
