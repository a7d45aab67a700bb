"""One scenario as frozen dataclasses, and the reader of its document.

The document is JSON and follows `data/scenario.schema.json`; docs/games/stay-on-target.md explains every field. Fields
that it leaves out have the values of the box (facts.py). The reader checks the shape alone; `legality.problems` checks
whether the scenario can be played.
"""

# interpreted: reads documents

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from sandtable.engine.scenarios import Document, Scenarios
from sandtable.engine.unknown import completed, made, part, parts
from sandtable.games.stay_on_target.facts import defaults
from sandtable.games.stay_on_target.terms import TYPE_NAMES


@dataclass(frozen=True)
class Range:
    """Attack values, both ends included."""

    min: int
    max: int

    def __contains__(self, value: int) -> bool:
        return self.min <= value <= self.max

    def __str__(self) -> str:
        return f"{self.min}-{self.max}" if self.min != self.max else str(self.min)


@dataclass(frozen=True)
class Card:
    """A squadron card; the fields it needs depend on its kind (SOT-REB-02 to 04)."""

    name: str
    kind: str
    """ "defence", "evade" or "deflect"."""
    defence: int | None = None
    types: tuple[str, ...] | None = None
    """Types it evades; None: all."""
    min: int | None = None
    max: int | None = None

    @property
    def evaded_types(self) -> tuple[str, ...]:
        return TYPE_NAMES if self.types is None else self.types

    @property
    def values(self) -> Range:
        """The values it evades."""
        return Range(self.min or 0, self.max or 0)

    def evades(self, type_: str, value: int) -> bool:
        return self.kind == "evade" and type_ in self.evaded_types and value in self.values

    def __str__(self) -> str:
        """The card with its effect: "X-Wing (evades 6-9)", "Y-Wing (evades blast and lasers 4-6)"."""
        if self.kind != "evade":
            return f"{self.name} +{self.defence}" if self.kind == "defence" else self.name
        limits = [each for each in TYPE_NAMES if each in self.evaded_types]
        types = "" if len(limits) == len(TYPE_NAMES) else f"{' and '.join(limits)} "
        return f"{self.name} (evades {types}{self.values})"


@dataclass(frozen=True)
class Squadron:
    """The rebel deck of one colour."""

    colour: str
    defence: int
    """The defence of the leader (SOT-REB-01)."""
    shield: Range
    cards: tuple[Card, ...]

    def code(self, number: int) -> str:
        """The name of a card for programs: "blue-2"."""
        return f"{self.colour}-{number + 1}"

    def named(self, numbers: Iterable[int]) -> str:
        """Some of the cards in words."""
        return ", ".join(str(self.cards[number]) for number in numbers)


@dataclass(frozen=True)
class TargetPoints:
    """The awards of points, and the points from earlier runs that let a completed run win."""

    complete: int
    """For a run completed (SOT-TP-01)."""
    fifth_card: int
    """For reaching the fifth card (SOT-TP-02)."""
    needed: int
    """Points from earlier runs with which a completed run wins (SOT-WIN-01)."""


@dataclass(frozen=True)
class Scenario:
    """Everything the engine needs to play one game."""

    title: str
    summary: str
    players: tuple[int, ...]
    """The allowed numbers of players, in rising order."""
    run_limit: int
    points: TargetPoints
    deck: Mapping[str, tuple[int, ...]]
    """The attack values of each type, in rising order."""
    squadrons: tuple[Squadron, ...]

    @property
    def deck_size(self) -> int:
        return sum(len(values) for values in self.deck.values())


def interpret(document: Document) -> Scenario:
    """The scenario of a document; where parts of it are UNKNOWN, parts of the scenario are."""
    whole = completed(document, defaults())
    return Scenario(
        title=document["title"],
        summary=document["summary"],
        players=part(_in_order, whole["players"]),
        run_limit=whole["run_limit"],
        points=part(made, TargetPoints, whole["target_points"]),
        deck=part(_deck, whole["imperial_deck"]),
        squadrons=part(parts, _squadron, whole["squadrons"]),
    )


def _in_order(found: list[int]) -> tuple[int, ...]:
    return tuple(sorted(found))


def _deck(found: Document) -> dict[str, tuple[int, ...]]:
    return {name: part(_in_order, found[name]) for name in TYPE_NAMES}


def _squadron(found: Document) -> Squadron:
    leader = found["leader"]
    cards = part(parts, _card, found["cards"])
    return Squadron(found["colour"], leader["defence"], part(made, Range, leader["shield"]), cards)


def _card(found: Document) -> Card:
    types = part(tuple, found["types"]) if "types" in found else None
    return Card(**{**found, "types": types})


SCENARIOS: Final = Scenarios("sandtable.games.stay_on_target", interpret)
read: Final = SCENARIOS.read
