"""The frozen description of a playtest: its plan, and the names of those who play and of their seats."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from sandtable.engine.registry import game
from sandtable.playtest import seating
from sandtable.playtest.plan import Plan, unit

LETTERS: Final = "ABCD"
"""Short names of decks, in the order they were named in."""


def gettext_noop(text: str) -> str:
    """The text as it is. By this name makemessages finds words that pages translate later."""
    return text


ORDINALS: Final = (
    gettext_noop("first"),
    gettext_noop("second"),
    gettext_noop("third"),
    gettext_noop("fourth"),
    gettext_noop("fifth"),
    gettext_noop("sixth"),
    gettext_noop("seventh"),
    gettext_noop("eighth"),
)
"""The places in the turn order, as many as a game may have seats."""


@dataclass(frozen=True)
class Place:
    """A place in the turn order, counted clockwise from the seat that goes first."""

    index: int
    """From 0."""

    def __str__(self) -> str:
        """In a word: "first"."""
        return ORDINALS[self.index]

    @property
    def short(self) -> str:
        """As a number: "1st"."""
        suffix = {1: "st", 2: "nd", 3: "rd"}.get(self.index + 1, "th")
        return f"{self.index + 1}{suffix}"


Party = str | Place
"""A party of a result: a deck, a side of a scenario or an agent, by its name; or a place in the turn order."""


class Kind(StrEnum):
    """The kinds of playtests."""

    DUEL = "duel"
    FREE_FOR_ALL = "free-for-all"
    SIDES = "sides"
    TURN_ORDER = "turn order"


class LineUp(StrEnum):
    """The ways in which agents take their seats."""

    TURNED = "turned"
    """Every subject takes every seat in turn."""
    ALIKE = "alike"
    """The same agent is in every seat."""
    KEPT = "kept"
    """Every agent keeps its seat."""


@dataclass(frozen=True)
class Match:
    """A playtest before its games: a report needs to know nothing else about it."""

    plan: Plan
    labels: tuple[str, ...]
    """The subjects' names: decks, agents, or the seats they keep."""
    seats: tuple[str, ...] = ()
    """The names of the scenario's seats, in order; empty without a scenario."""
    has_sides: bool = True
    """False: the seats are alike but for the turn order."""
    scenario_label: str = ""

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides where partners play together; empty where every seat plays for itself."""
        return game(self.plan.game).seat_names(self.plan.scenario) if self.plan.sides else ()

    @property
    def unit(self) -> str:
        """The word for its rotations: "games", "pairs" or "rotations"."""
        return unit(self.plan.rotation_size)

    @property
    def line_up(self) -> LineUp:
        if self.plan.turns_seats:
            return LineUp.TURNED
        return LineUp.ALIKE if len(set(self.plan.agents)) == 1 else LineUp.KEPT


def match_of(plan: Plan) -> Match:
    """The match of a plan that no row belongs to, as commands play it."""
    labels = tuple(str(subject.get("name", index)) for index, subject in enumerate(plan.subjects))
    if plan.scenario is None:
        return Match(plan, labels)
    played = game(plan.game)
    seats = seating.seats(played, plan.scenario, len(labels))
    return Match(plan, labels, seats, played.has_sides(), str(plan.scenario.get("title", "")))
