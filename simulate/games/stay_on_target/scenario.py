"""One scenario as frozen dataclasses, and the reader of its document.

The document is JSON and follows `data/scenario.schema.json`; docs/games/stay-on-target.md explains every field. What
it leaves out is as in the box (facts.py). The reader checks the shape alone: whether the scenario can be played is
asked of `legality.problems`.
"""

# interpreted: reads documents

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from simulate.engine.problem import BadScenario
from simulate.games.stay_on_target.facts import defaults
from simulate.games.stay_on_target.shipped import SCENARIOS
from simulate.games.stay_on_target.terms import TYPE_NAMES

Document = Mapping[str, Any]


@dataclass(frozen=True)
class Range:
    """Attack values, both ends included."""

    low: int
    high: int

    def __contains__(self, value: int) -> bool:
        return self.low <= value <= self.high

    def __str__(self) -> str:
        return f"{self.low}-{self.high}" if self.low != self.high else str(self.low)


@dataclass(frozen=True)
class Card:
    """A squadron card; which of the fields it needs depends on its kind (SOT-REB-02 to 04)."""

    name: str
    kind: str
    """ "defence", "evade" or "deflect"."""
    defence: int | None = None
    types: tuple[str, ...] | None = None
    """Types it evades; None: all."""
    low: int | None = None
    high: int | None = None

    @property
    def evaded_types(self) -> tuple[str, ...]:
        return TYPE_NAMES if self.types is None else self.types


@dataclass(frozen=True)
class Squadron:
    """The rebel deck of one colour."""

    colour: str
    defence: int
    """Of the leader (SOT-REB-01)."""
    shield: Range
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class TargetPoints:
    """What they are given for, and how many from earlier runs let a completed run win."""

    complete: int
    fifth_card: int
    needed: int


@dataclass(frozen=True)
class Scenario:
    """Everything the engine needs to play one game."""

    title: str
    summary: str
    players: tuple[int, ...]
    """How many may play, in rising order."""
    run_limit: int
    points: TargetPoints
    deck: Mapping[str, tuple[int, ...]]
    """The attack values of each type, in rising order."""
    squadrons: tuple[Squadron, ...]

    @property
    def deck_size(self) -> int:
        return sum(len(values) for values in self.deck.values())


def read(document: object) -> Scenario:
    """The scenario of a document. Raises BadScenario with everything its shape gets wrong."""
    problems = SCENARIOS.refusals(document)
    if problems or not isinstance(document, dict):
        raise BadScenario(problems)
    whole = {**defaults(), **document}
    deck = {**defaults()["imperial_deck"], **whole["imperial_deck"]}
    return Scenario(
        title=whole["title"],
        summary=whole["summary"],
        players=tuple(sorted(whole["players"])),
        run_limit=whole["run_limit"],
        points=TargetPoints(**{**defaults()["target_points"], **whole["target_points"]}),
        deck={name: tuple(sorted(deck[name])) for name in TYPE_NAMES},
        squadrons=tuple(_squadron(each) for each in whole["squadrons"]),
    )


def _squadron(found: Document) -> Squadron:
    leader = found["leader"]
    shield = Range(leader["shield"]["min"], leader["shield"]["max"])
    return Squadron(found["colour"], leader["defence"], shield, tuple(_card(each) for each in found["cards"]))


def _card(found: Document) -> Card:
    types = tuple(found["types"]) if "types" in found else None
    return Card(found["name"], found["kind"], found.get("defence"), types, found.get("min"), found.get("max"))
