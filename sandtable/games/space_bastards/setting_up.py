# interpreted: reads documents, once a batch
"""From a scenario document to a set-up the engine plays (sections 3 and 9)."""

from __future__ import annotations

from sandtable.engine.door import Subjects
from sandtable.engine.weighing import weigh_all
from sandtable.games.space_bastards.prospects import add_prospects
from sandtable.games.space_bastards.scenario import Scenario
from sandtable.games.space_bastards.setup import Costs, Hold, Round, Setup
from sandtable.games.space_bastards.shapes import Room
from sandtable.games.space_bastards.terms import NOTHING

FEWEST = 2


def prepare(scenario: Scenario, subjects: Subjects) -> Setup:
    """The set-up of a scenario that has no problems; two players have a third colour (SPB-TWO-01)."""
    seats = len(subjects)
    setup = Setup(seats, neutral=seats if seats == FEWEST else NOTHING)
    setup.scenario = scenario
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
    weigh_all(setup, __package__)
    return setup


def track_space(scenario: Scenario, at: int) -> Round:
    """A space of the track; classic rounds are counted from 1 (SPB-D10)."""
    space = scenario.track[at]
    number = sum(not each.is_ship_only for each in scenario.track[: at + 1])
    return Round(0 if space.is_ship_only else number, space.scores, space.returns_cards)


def costs_of(scenario: Scenario) -> Costs:
    """The prices and distances of the scenario."""
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
    """Add the planets in play; the others are radioactive (SPB-SET-02, 03)."""
    setup.planet_ids = list(scenario.in_play[setup.seats])
    setup.planets = len(setup.planet_ids)
    for each in setup.planet_ids:
        planet = scenario.planets[each]
        setup.rooms.append(Room(planet.grid, scenario.shapes))
        setup.planet_names.append(planet.id)


def _add_fields(setup: Setup, scenario: Scenario) -> None:
    """Add the travel fields in the order of the scenario; the two teleports lead to each other (SPB-SHIP-15)."""
    teleports = [at for at, field in enumerate(scenario.fields) if field.is_teleport]
    for at, field in enumerate(scenario.fields):
        setup.field_names.append(field.id)
        is_in_play = field.planet in setup.planet_ids
        setup.docks.append(setup.planet_ids.index(field.planet) if is_in_play else NOTHING)
        ends = [other for edge in scenario.edges if at in edge for other in edge if other != at]
        setup.neighbours.append(sorted(set(ends)))
        others = [other for other in teleports if other != at]
        setup.teleport.append(others[0] if field.is_teleport and others else NOTHING)
