"""One scenario as frozen dataclasses, and the reader of its document.

The document is JSON and follows `data/scenario.schema.json`; docs/games/space-bastards.md explains every field. All but
title and summary may be left out; then the values of the box count. Planets and fields are names in the document and
numbers here, so the reader refuses unknown names; `legality.problems` checks whether the scenario can be played.
"""

# interpreted: reads documents

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from operator import getitem
from typing import Any, Final

from sandtable.engine.problem import Problem
from sandtable.engine.scenarios import Document, Scenarios
from sandtable.engine.unknown import completed, made, part, parts
from sandtable.games.space_bastards import facts, references
from sandtable.games.space_bastards.facts import PLAYERS, Grid
from sandtable.games.space_bastards.references import names_of, number_of

PRICES: Final[Mapping[str, str]] = {
    "second_action": "second_action",
    "love": "boost_love",
    "shooting": "boost_shooting",
    "eating": "boost_eating",
    "mutation_of_others": "mutation_other_player",
    "mutation_of_corpses": "mutation_corpses",
    "swap": "change_swap",
    "lock": "change_lock",
    "point": "point_at_end",
}
"""Prices by their name in a document: their names among the costs of the box."""


@dataclass(frozen=True)
class Planet:
    """A planet; `colour` is a word, `grid` rows of "#" (a square) and "." from top to bottom."""

    id: str
    colour: str
    grid: Grid


@dataclass(frozen=True)
class Field:
    """A travel field."""

    id: str
    planet: int
    """The planet of its colour, where ships load and unload (SPB-SHIP-07); -1: none."""
    is_teleport: bool
    at: tuple[int, int] | None = None
    """Its place in a drawing: to the right and down, 0 to 1000; None: a free place."""


@dataclass(frozen=True)
class Space:
    """One field of the round track after the arrow."""

    is_ship_only: bool
    """True for a round with only ship movement (SPB-RND-03)."""
    scores: int
    """Points that a dominated planet brings at the end of the round; 0: dominance is not scored (SPB-SCO-01)."""
    returns_cards: bool
    """True where used action cards come back at the end of the round (SPB-RND-10)."""


@dataclass(frozen=True)
class Prices:
    """The prices, in money."""

    second_action: int
    """The price of two action cards in one round (SPB-RND-06)."""
    love: int
    """The price of a repeated action, as for the next two (SPB-LOV-06, SPB-SHO-05, SPB-EAT-03)."""
    shooting: int
    eating: int
    mutation_of_others: int
    """Boost A of Mutation (SPB-MUT-05)."""
    mutation_of_corpses: int
    """Boost B (SPB-MUT-06)."""
    swap: int
    """Boost A of Relationship Change (SPB-CHG-10)."""
    lock: int
    """Boost B, each time (SPB-CHG-12)."""
    point: int
    """The price of one point at the end of the game (SPB-SCO-07)."""


@dataclass(frozen=True)
class Scenario:
    """Everything the engine needs to set up and end one game."""

    title: str
    summary: str
    players: tuple[int, ...]
    """The allowed numbers of players, in rising order."""
    priorities: tuple[int, ...]
    """The eight relationships in the order in which they are carried out (SPB-RND-17); LOVE is 0, CHANGE 7."""
    planets: tuple[Planet, ...]
    in_play: Mapping[int, tuple[int, ...]]
    """Planets in play by the number of players, for each number of `players` (SPB-SET-02)."""
    fields: tuple[Field, ...]
    edges: tuple[tuple[int, int], ...]
    """Neighbouring fields; the free link of the teleports is not among them (SPB-SHIP-15)."""
    shapes: tuple[Grid, ...]
    """The shapes of tokens by race; all rotations are allowed (SPB-D03)."""
    tokens: tuple[int, ...]
    """Tokens of each colour, by race (SPB-COMP-01)."""
    race_cards: int
    """The number of race cards of each race (SPB-D01)."""
    interior: Grid
    """The interior of every ship (SPB-D04)."""
    starting_money: int
    track: tuple[Space, ...]
    prices: Prices
    ship_steps: int
    """Fields a ship may move (SPB-SHIP-01)."""
    empty_ship_steps: int
    """Fields an empty ship may move (SPB-SHIP-04)."""
    migration_max: int
    """Most money spent on steps in Migration, one each (SPB-MIG-05)."""


def with_defaults(document: Document) -> dict[str, Any]:
    """The sound parts of a document, completed with the values of the box."""
    return completed(document, _defaults())


def _defaults() -> dict[str, Any]:
    return {
        "players": list(PLAYERS),
        "priorities": list(facts.relationships()),
        "planets": [{"id": each.id, "colour": each.colour, "grid": list(each.grid)} for each in facts.planets()],
        "fields": [_default_field(each) for each in facts.fields()],
        "edges": [list(each) for each in facts.edges()],
        "interior": list(facts.value("box", "ship_interior")),
        "starting_money": facts.value("box", "starting_money"),
        "track": [_default_space(each) for each in facts.track()],
        "planets_in_play": _default_planets(),
        "prices": _default_prices(),
        "ships": _default_ships(),
    }


def _default_field(field: facts.FieldFact) -> dict[str, Any]:
    found: dict[str, Any] = {"id": field.id, "at": list(field.at)}
    if field.planet:
        found["planet"] = field.planet
    if field.is_teleport:
        found["teleport"] = True
    return found


def _default_space(step: facts.Step) -> dict[str, Any]:
    if step.is_ship_only:
        return {"kind": "ships"}
    return {"kind": "classic", "scores": step.scores, "returns_cards": step.returns_cards}


def _default_planets() -> dict[str, Any]:
    return {str(players): list(planets) for players, planets in facts.planets_in_play().items()}


def _default_prices() -> dict[str, int]:
    return {name: facts.value("box", "costs", cost) for name, cost in PRICES.items()}


def _default_ships() -> dict[str, int]:
    return {
        "steps": facts.value("box", "ship", "move"),
        "empty_steps": facts.value("box", "ship", "move_empty"),
        "migration_max": facts.value("box", "costs", "migration_max_spend"),
    }


def interpret(document: Document) -> Scenario:
    """The scenario of a document; where parts of it are UNKNOWN or names lead nowhere, parts of the scenario are."""
    whole = with_defaults(document)
    planets, fields = part(names_of, whole["planets"]), part(names_of, whole["fields"])
    return Scenario(
        title=whole["title"],
        summary=whole["summary"],
        players=part(_players, whole),
        priorities=part(parts, facts.relationships().index, whole["priorities"]),
        planets=part(parts, _planet, whole["planets"]),
        in_play=part(_in_play, planets, whole),
        fields=part(parts, partial(_field, planets), whole["fields"]),
        edges=part(parts, partial(_edge, fields), whole["edges"]),
        shapes=tuple(each.shape for each in facts.races()),
        tokens=tuple(each.tokens for each in facts.races()),
        race_cards=facts.value("box", "race_cards", "per_race"),
        interior=part(tuple, whole["interior"]),
        starting_money=whole["starting_money"],
        track=part(parts, _space, whole["track"]),
        prices=part(made, Prices, whole["prices"]),
        ship_steps=part(getitem, whole["ships"], "steps"),
        empty_ship_steps=part(getitem, whole["ships"], "empty_steps"),
        migration_max=part(getitem, whole["ships"], "migration_max"),
    )


def _players(whole: Document) -> tuple[int, ...]:
    return tuple(sorted(whole["players"]))


def _planet(found: Document) -> Planet:
    return Planet(found["id"], found["colour"], part(tuple, found["grid"]))


def _in_play(planets: list[str], whole: Document) -> dict[int, tuple[int, ...]]:
    listed = whole["planets_in_play"]
    return {count: part(_numbers, planets, listed[str(count)]) for count in _players(whole)}


def _numbers(names: list[str], wanted: list[str]) -> tuple[int, ...]:
    return parts(lambda each: number_of(each, names), wanted)


def _field(planets: list[str], found: Document) -> Field:
    planet = part(number_of, found["planet"], planets) if "planet" in found else -1
    at = part(_spot, found["at"]) if "at" in found else None
    return Field(found["id"], planet, found.get("teleport", False), at)


def _spot(found: list[int]) -> tuple[int, int]:
    return found[0], found[1]


def _edge(fields: list[str], found: list[str]) -> tuple[int, int]:
    return number_of(found[0], fields), number_of(found[1], fields)


def _space(found: Document) -> Space:
    return Space(found["kind"] == "ships", found.get("scores", 0), found.get("returns_cards", False))


def meaningless(document: Document) -> Iterator[Problem]:
    """The names that lead nowhere, in the document or among the values of the box that complete it."""
    return references.rule.problems(with_defaults(document))


SCENARIOS: Final = Scenarios("sandtable.games.space_bastards", interpret, meaningless)
read: Final = SCENARIOS.read
