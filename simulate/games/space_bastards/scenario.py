"""One scenario as frozen dataclasses, and the reader of its document.

The document is JSON and follows `data/scenario.schema.json`; docs/games/space-bastards.md explains every field. All but
title and summary may be left out: then it is as in the box. Planets and fields are names in the document and numbers
here, so the reader refuses names that nothing has; whether the scenario can be played is asked of `legality.problems`.
"""

# interpreted: reads documents

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from simulate.engine.problem import BadScenario, Problem
from simulate.games.space_bastards import facts
from simulate.games.space_bastards.facts import PLAYERS, Grid
from simulate.games.space_bastards.shipped import SCENARIOS

Document = Mapping[str, Any]

BOARD: Final = "SPB-COMP-07"
"""The board shows planets and travel fields."""
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
    """The planet whose colour it has, where ships load and unload (SPB-SHIP-07); -1: none."""
    is_teleport: bool
    at: tuple[int, int] | None = None
    """Where a drawing puts it: to the right and down, 0 to 1000; None: wherever it finds room."""


@dataclass(frozen=True)
class Space:
    """One field of the round track after the arrow."""

    is_ship_only: bool
    """The round consists of ship movement alone (SPB-RND-03)."""
    scores: int
    """Points that a dominated planet brings at the end of the round; 0: dominance is not scored (SPB-SCO-01)."""
    returns_cards: bool
    """Used action cards come back at the end of the round (SPB-RND-10)."""


@dataclass(frozen=True)
class Prices:
    """What things cost, in money."""

    second_action: int
    """Two action cards in one round (SPB-RND-06)."""
    love: int
    """Boosts: the action once more (SPB-LOV-06, SPB-SHO-05, SPB-EAT-03)."""
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
    """One point at the end of the game (SPB-SCO-07)."""


@dataclass(frozen=True)
class Scenario:
    """Everything the engine needs to set up and end one game."""

    title: str
    summary: str
    players: tuple[int, ...]
    """How many may play it, rising."""
    priorities: tuple[int, ...]
    """The eight relationships in the order in which they are carried out (SPB-RND-17); LOVE is 0, CHANGE 7."""
    planets: tuple[Planet, ...]
    in_play: Mapping[int, tuple[int, ...]]
    """Planets in play by the number of players, for each number of `players` (SPB-SET-02)."""
    fields: tuple[Field, ...]
    edges: tuple[tuple[int, int], ...]
    """Neighbouring fields; the free link of the teleports is not among them (SPB-SHIP-15)."""
    shapes: tuple[Grid, ...]
    """Of the tokens, by race; all rotations are allowed (SPB-D03)."""
    tokens: tuple[int, ...]
    """Tokens of each colour, by race (SPB-COMP-01)."""
    race_cards: int
    """Of each race (SPB-D01)."""
    interior: Grid
    """Of every ship (SPB-D04)."""
    starting_money: int
    track: tuple[Space, ...]
    prices: Prices
    ship_steps: int
    """Fields a ship may move (SPB-SHIP-01)."""
    empty_ship_steps: int
    """Fields an empty ship may move (SPB-SHIP-04)."""
    migration_max: int
    """Most money spent on steps in Migration, one each (SPB-MIG-05)."""


def read(document: object) -> Scenario:
    """The scenario of a document. Raises BadScenario with everything its shape and its names get wrong."""
    problems = SCENARIOS.refusals(document)
    if problems or not isinstance(document, dict):
        raise BadScenario(problems)
    whole = with_defaults(document)
    unknown = list(_unknown_names(whole))
    if unknown:
        raise BadScenario(unknown)
    return _scenario(whole)


def with_defaults(document: Document) -> dict[str, Any]:
    """A document of sound shape with everything that it leaves out."""
    return {
        **_defaults(),
        **document,
        "planets_in_play": _default_planets() | document.get("planets_in_play", {}),
        "prices": _default_prices() | document.get("prices", {}),
        "ships": _default_ships() | document.get("ships", {}),
    }


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


def _unknown_names(whole: Document) -> Iterator[Problem]:
    """Names of planets and fields that nothing has, or two things."""
    planets = [each["id"] for each in whole["planets"]]
    fields = [each["id"] for each in whole["fields"]]
    yield from _twice("planets", "planet", planets)
    yield from _twice("fields", "field", fields)
    for index, each in enumerate(whole["fields"]):
        if "planet" in each and each["planet"] not in planets:
            yield _unknown(f"fields[{index}].planet", "planet", each["planet"])
    for index, edge in enumerate(whole["edges"]):
        for name in dict.fromkeys(edge):
            if name not in fields:
                yield _unknown(f"edges[{index}]", "field", name)
    for players in whole["players"]:
        for name in whole["planets_in_play"][str(players)]:
            if name not in planets:
                yield _unknown(f"planets_in_play.{players}", "planet", name)


def _twice(place: str, noun: str, names: list[str]) -> Iterator[Problem]:
    for name, count in Counter(names).items():
        if count > 1:
            yield Problem(BOARD, place, f"{count} {noun}s are called {name}")


def _unknown(place: str, noun: str, name: str) -> Problem:
    return Problem(BOARD, place, f"no {noun} is called {name}")


def _scenario(whole: Document) -> Scenario:
    """The scenario of a whole document whose names are all known."""
    planets = [each["id"] for each in whole["planets"]]
    fields = [each["id"] for each in whole["fields"]]
    players = tuple(sorted(whole["players"]))
    return Scenario(
        title=whole["title"],
        summary=whole["summary"],
        players=players,
        priorities=tuple(facts.relationships().index(each) for each in whole["priorities"]),
        planets=tuple(Planet(each["id"], each["colour"], tuple(each["grid"])) for each in whole["planets"]),
        in_play={count: _numbers(planets, whole["planets_in_play"][str(count)]) for count in players},
        fields=tuple(_field(planets, each) for each in whole["fields"]),
        edges=tuple((fields.index(here), fields.index(there)) for here, there in whole["edges"]),
        shapes=tuple(each.shape for each in facts.races()),
        tokens=tuple(each.tokens for each in facts.races()),
        race_cards=facts.value("box", "race_cards", "per_race"),
        interior=tuple(whole["interior"]),
        starting_money=whole["starting_money"],
        track=tuple(_space(each) for each in whole["track"]),
        prices=Prices(**whole["prices"]),
        ship_steps=whole["ships"]["steps"],
        empty_ship_steps=whole["ships"]["empty_steps"],
        migration_max=whole["ships"]["migration_max"],
    )


def _numbers(names: list[str], wanted: list[str]) -> tuple[int, ...]:
    return tuple(names.index(each) for each in wanted)


def _field(planets: list[str], found: Document) -> Field:
    planet = planets.index(found["planet"]) if "planet" in found else -1
    at = (found["at"][0], found["at"][1]) if "at" in found else None
    return Field(found["id"], planet, found.get("teleport", False), at)


def _space(found: Document) -> Space:
    return Space(found["kind"] == "ships", found.get("scores", 0), found.get("returns_cards", False))
