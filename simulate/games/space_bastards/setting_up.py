# interpreted: reads documents, once a batch
"""From a scenario document to a set-up the engine plays (sections 3 and 9)."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from simulate.engine.game import BadSetup
from simulate.games.space_bastards import legality
from simulate.games.space_bastards.prepared import Costs, Hold, Round, Setup
from simulate.games.space_bastards.prospects import add_prospects
from simulate.games.space_bastards.scenario import Scenario, read
from simulate.games.space_bastards.shapes import Room
from simulate.games.space_bastards.shipped import SCENARIOS
from simulate.games.space_bastards.terms import NOTHING

FEWEST = 2
MOST = 5
REMEMBERED = 64
"""Documents, and set-ups, that are kept: a batch asks for the same ones with its players in other seats."""


def read_setup(subjects: list[dict[str, Any]], document: object) -> Setup:
    """The set-up of a scenario document; a subject only says who plays. Raises BadSetup with every problem."""
    found = [problem for seat, subject in enumerate(subjects) for problem in _subject_problems(seat, subject)]
    if not FEWEST <= len(subjects) <= MOST:
        found.append(f"Space Bastards is played by {FEWEST} to {MOST}; got {len(subjects)}")
    refusals = SCENARIOS.refusals(document)
    text = json.dumps(document, sort_keys=True) if not refusals else ""
    found += [str(problem) for problem in refusals] if refusals else _broken(text)
    if found:
        raise BadSetup(found)
    scenario = read(document)
    if len(subjects) not in scenario.players:
        raise BadSetup([f"{scenario.title} is for {' or '.join(map(str, scenario.players))}; got {len(subjects)}"])
    return _prepared(text, len(subjects))


@lru_cache(maxsize=REMEMBERED)
def _broken(text: str) -> list[str]:
    """The rules that a well shaped document breaks; the search for room takes longer than a game."""
    return [str(problem) for problem in legality.problems(json.loads(text))]


@lru_cache(maxsize=REMEMBERED)
def _prepared(text: str, seats: int) -> Setup:
    """The set-up is the same whoever sits where, and no game changes it."""
    return prepare(read(json.loads(text)), seats)


def _subject_problems(seat: int, subject: dict[str, Any]) -> list[str]:
    unknown = sorted(set(subject) - {"name"})
    return [f"seat {seat}: unknown {', '.join(unknown)}; a player brings a name only"] if unknown else []


def prepare(scenario: Scenario, seats: int) -> Setup:
    """The set-up of a scenario that has no problems, for so many players; two have a third colour (SPB-TWO-01)."""
    setup = Setup(seats, neutral=seats if seats == FEWEST else NOTHING)
    setup.tokens = list(scenario.tokens)
    setup.race_cards = scenario.race_cards
    setup.money = scenario.starting_money
    setup.priorities = list(scenario.priorities)
    setup.track = [track_space(scenario, at) for at in range(len(scenario.track))]
    setup.hold = Hold(Room(scenario.interior, scenario.shapes))
    setup.costs = costs_of(scenario)
    _add_planets(setup, scenario)
    _add_fields(setup, scenario)
    add_prospects(setup)
    return setup


def track_space(scenario: Scenario, at: int) -> Round:
    """A space of the track; classic rounds are counted from 1 (SPB-D10)."""
    space = scenario.track[at]
    number = sum(not each.is_ship_only for each in scenario.track[: at + 1])
    return Round(0 if space.is_ship_only else number, space.scores, space.returns_cards)


def costs_of(scenario: Scenario) -> Costs:
    """Prices and distances as the scenario has them."""
    prices = scenario.prices
    costs = Costs()
    costs.second_action = prices.second_action
    costs.love = prices.love
    costs.shooting = prices.shooting
    costs.eating = prices.eating
    costs.mutation_of_others = prices.mutation_of_others
    costs.mutation_of_corpses = prices.mutation_of_corpses
    costs.swap = prices.swap
    costs.lock = prices.lock
    costs.point = prices.point
    costs.ship_steps = scenario.ship_steps
    costs.empty_ship_steps = scenario.empty_ship_steps
    costs.migration_most = scenario.migration_max
    return costs


def _add_planets(setup: Setup, scenario: Scenario) -> None:
    """Only planets in play: the others are radioactive (SPB-SET-02, 03)."""
    setup.planet_ids = list(scenario.in_play[setup.seats])
    setup.planets = len(setup.planet_ids)
    for each in setup.planet_ids:
        planet = scenario.planets[each]
        setup.rooms.append(Room(planet.grid, scenario.shapes))
        setup.planet_names.append(planet.id)


def _add_fields(setup: Setup, scenario: Scenario) -> None:
    """Travel fields, in the order of the scenario; the two teleports lead to each other (SPB-SHIP-15)."""
    teleports = [at for at, field in enumerate(scenario.fields) if field.is_teleport]
    for at, field in enumerate(scenario.fields):
        setup.field_names.append(field.id)
        is_in_play = field.planet in setup.planet_ids
        setup.docks.append(setup.planet_ids.index(field.planet) if is_in_play else NOTHING)
        ends = [other for edge in scenario.edges if at in edge for other in edge if other != at]
        setup.neighbours.append(sorted(set(ends)))
        others = [other for other in teleports if other != at]
        setup.teleport.append(others[0] if field.is_teleport and others else NOTHING)
