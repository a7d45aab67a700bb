# interpreted: shows games to people
"""The plain data of which views are made: things, the open question with its choices, differences, the goal.

Every thing that can be pointed at is a JSON object with a name in "at" ("die:3", "hex:4A-C5", "card:12"). Names are
stable: a thing keeps its name as long as it is the same thing for this viewer. A hidden thing is named by its place
("back:1-0"), never by the number that the engine gives it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, fields
from typing import Any, Final

from sandtable.engine.game import Outcome

ONLOOKER: Final = -1
"""The viewer that sees only what all seats see."""
EVERYTHING: Final = -2
"""The viewer that sees all hands and all hidden choices."""
NAME: Final = re.compile(r"[a-z][a-z-]*:[A-Za-z0-9.-]+")
"""The form of a name in "at": the sort of thing and its own name."""
Things = dict[str, Any]
"""The things on the table as JSON: a game's own keys. "seats" has an object with a "name" for each seat."""

MOVED: Final = "moved"
GONE: Final = "gone"
NEW: Final = "new"
ROLLED: Final = "rolled"
CHANGED: Final = "changed"
CHANGES: Final = (MOVED, GONE, NEW, ROLLED, CHANGED)

DEFEAT: Final = "defeat"
OBJECTIVE: Final = "objective"
SCORING: Final = "scoring"
END: Final = "end"
MOMENTS: Final = (DEFEAT, OBJECTIVE, SCORING, END)


class NoView(LookupError):
    """The game has no package `view`."""


@dataclass(frozen=True)
class Choice:
    """One option of the open question."""

    index: int
    """The number that `State.apply` takes."""
    text: str
    at: tuple[str, ...] = ()
    """The names of the things that the option belongs to, the one to click first. None for an option that closes."""
    note: str = ""
    """Something for its player to know beside its words: the chances of an attack, the costs."""
    closes: bool = False
    """It ends, passes, declines or claims."""
    mark: str = ""
    """A few words behind its text, of the page that shows it."""


@dataclass(frozen=True)
class Question:
    """The open question with its options, for the viewer who is asked and for EVERYTHING."""

    seat: int
    prompt: str
    choices: tuple[Choice, ...]
    rule: str = ""
    """The id of the rule behind it; empty for questions that only a card explains."""


@dataclass(frozen=True)
class View:
    """Everything that one viewer may see of a state."""

    game: str
    version: int
    """Of the game's things: raised when a key changes its meaning or goes."""
    viewer: int
    """A seat, ONLOOKER or EVERYTHING."""
    round: int
    decision: int | None
    """Decisions taken so far; None while choices are made TOGETHER, whose number tells what others chose."""
    to_move: int
    """The seat that decides; -1 when the game is over."""
    things: Things
    question: Question | None
    """None for a viewer who is not asked."""
    outcome: Outcome | None

    def as_json(self) -> dict[str, Any]:
        """The view as values of JSON."""
        found: dict[str, Any] = json.loads(self.written())
        return found

    def written(self) -> bytes:
        """The view as JSON; equal views give equal bytes."""
        return json.dumps(self, default=_parts, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()

    @property
    def seats(self) -> list[Things]:
        """The object of each seat; its "name" is the game's own, e.g. a colour or a side."""
        found: list[Things] = self.things["seats"]
        return found


def _parts(part: Any) -> dict[str, Any]:
    """The fields of a part of a view by name; unlike `asdict` it copies nothing, which took ten times as long."""
    return {field.name: getattr(part, field.name) for field in fields(part)}


@dataclass(frozen=True)
class Change:
    """One difference between two views of the same viewer."""

    kind: str
    """One of CHANGES."""
    at: tuple[str, ...]
    """The names of the things to mark; a thing that is gone has its name from before."""
    text: str


@dataclass(frozen=True)
class Stake:
    """A number or a word on the table that options change and everybody sees: resources, damage, control of a place."""

    seat: int
    """The seat that it belongs to; below 0 for none."""
    name: str
    value: int | str
    most: int | None = None
    """The highest value, e.g. the health where the value is damage; None without one."""


@dataclass(frozen=True)
class Goal:
    """The ways to win a game, for somebody who sits in it: sentences without names that people have chosen."""

    wins: tuple[str, ...]
    """The ways to win, the usual one first."""
    left: str = ""
    """The time that is left: "Round 2 of 5"; empty where nothing limits the game."""
    special: tuple[str, ...] = ()
    """Additions of this scenario to the rules."""
    scores: tuple[str, ...] = ()
    """For each seat how it stands: "3 of 15 victory points"; empty for a game that has no score."""
