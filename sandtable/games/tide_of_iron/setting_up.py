# interpreted: reads documents, once a batch
"""From a scenario document to a set-up the engine plays (sections 1 and 2)."""

from __future__ import annotations

from sandtable.engine.weighing import weigh_all
from sandtable.games.tide_of_iron import setting_up_deeds
from sandtable.games.tide_of_iron.approach import add_approach
from sandtable.games.tide_of_iron.boards import ground_of
from sandtable.games.tide_of_iron.cards import preparing
from sandtable.games.tide_of_iron.engine_rules import engine_rules, sight_rules, vehicle_kinds
from sandtable.games.tide_of_iron.entry import add_entry_costs
from sandtable.games.tide_of_iron.forces import Recruits, add_force, add_placed
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.markers import ENTRENCHMENTS, MINES_BIT, PILLBOXES, TRAP_BIT, WIRE_BIT
from sandtable.games.tide_of_iron.reshaping import add_reshaping
from sandtable.games.tide_of_iron.ruleset import Ruleset, figure_table, ruleset
from sandtable.games.tide_of_iron.scenario import BY_CHANCE, Scenario
from sandtable.games.tide_of_iron.scenario_sides import Division, Side
from sandtable.games.tide_of_iron.setup import BOUGHT, ON_CONDITION, Event, Objective, Setup, members
from sandtable.games.tide_of_iron.sight import Sight
from sandtable.games.tide_of_iron.teams import Teams
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    MARKER_NAMES,
    NATION_NAMES,
    NATIONS,
    NOBODY,
    NOTHING,
    SMOKE,
)
from sandtable.games.tide_of_iron.zones import zone_hexes

BITS = {"razor_wire": WIRE_BIT, "tank_trap": TRAP_BIT, "minefield": MINES_BIT, "entrenchment": ENTRENCHMENTS}
BITS |= {"pillbox": PILLBOXES}


def prepare(scenario: Scenario, players: int = 2) -> Setup:
    """The set-up of a scenario that has no problems, for one of its numbers of players."""
    rules = ruleset(scenario.rules.parameters)
    ground = ground_of(scenario)
    setup = Setup()
    setup.title = scenario.title
    setup.ground = ground
    setup.sight = Sight(ground, sight_rules(rules))
    setup.rules = engine_rules(rules)
    setup.rounds = scenario.rounds
    setup.actions = (scenario.american.actions, scenario.german.actions)
    setup.is_initiative_drawn = scenario.initiative == BY_CHANCE
    setup.initiative = AMERICAN if setup.is_initiative_drawn else NATION_NAMES.index(scenario.initiative)
    setup.figures = [figure_table(rules, nation) for nation in range(NATIONS)]
    setup.vehicles = vehicle_kinds(rules)
    setup.flooded = scenario.rules.flooded
    setup.special_rules = scenario.special_rules
    setup.labels = {ground.by_name[each.hex]: (each.text, each.note) for each in scenario.labels}
    setup.wishes = _wishes(scenario)
    setup.zones = {name: tuple(zone_hexes(scenario, zone, ground)) for name, zone in scenario.zones.items()}
    setup.victory = scenario.victory
    setup.ends_at_once = scenario.victory.has_conditions_at_once
    setup.events = [
        Event(each.round, NATION_NAMES.index(each.side), each.command, each.cards, each.points)
        for each in scenario.events
        if each.is_gift
    ]
    _add_markers(setup, scenario, ground)
    _add_objectives(setup, scenario, ground)
    _add_sides(setup, scenario, rules)
    preparing.add_cards(setup, scenario)
    setting_up_deeds.add_deeds(setup, scenario)
    _add_units(setup, scenario)
    preparing.add_effects(setup, scenario)
    setup.seat_players(Teams(scenario.team_sizes(players), setup.unit_seat, setup.unit_division))
    add_entry_costs(setup)
    add_approach(setup)
    setup.weights = {}
    weigh_all(setup, __package__)
    add_reshaping(setup, scenario, lambda later: prepare(later, players))
    return setup


def _add_markers(setup: Setup, scenario: Scenario, ground: Ground) -> None:
    marks = [0] * ground.count
    smoke: set[int] = set()
    for marker in scenario.markers:
        if marker.kind == MARKER_NAMES[SMOKE]:
            smoke.add(ground.by_name[marker.hex])
        else:
            marks[ground.by_name[marker.hex]] += BITS[marker.kind]
    setup.markers = tuple(marks)
    setup.smoke = tuple(sorted(smoke))


def _add_objectives(setup: Setup, scenario: Scenario, ground: Ground) -> None:
    setup.objectives = []
    for each in scenario.objectives:
        seat = NATION_NAMES.index(each.side) if each.side in NATION_NAMES else NOBODY
        objective = Objective(ground.by_name[each.hex], each.kind == "command", seat, each.value, each.name)
        objective.last_round_only = each.scored == "last round"
        objective.is_kept = each.capture == "for good"
        objective.by_round = each.by_round
        if each.carried is not None:
            objective.is_carried, objective.says = True, each.says_carried()
            objective.by = setting_up_deeds.doer(each.carried)
        setup.objectives.append(objective)
    setup.cargo = tuple(at for at, each in enumerate(setup.objectives) if each.is_carried)
    setup.controlled = tuple(
        NATION_NAMES.index(each.control) if each.control else NOBODY for each in scenario.objectives
    )


def _add_sides(setup: Setup, scenario: Scenario, rules: Ruleset) -> None:
    american, german = scenario.american, scenario.german
    start = rules.number("starting_command")

    def command(side: Side) -> int:
        return start if side.command is None else side.command

    setup.command = (command(american), command(german))
    setup.tokens = (american.initiative_command, german.initiative_command)
    setup.points = (american.points, german.points)
    setup.squad_points = (american.squad_points, german.squad_points)
    setup.vehicle_points = (american.vehicle_points, german.vehicle_points)


def _add_units(setup: Setup, scenario: Scenario) -> None:
    """Number all units: at set-up, placed by the scenario, as reinforcements, and by cards."""
    recruits = Recruits()
    setup.placed = []
    for seat, side in enumerate(scenario.sides):
        for division in side.divisions:
            pool = add_force(recruits, seat, int(division.number), division.force, 0)
            pool.zone = _zones(setup, division.zones)
            pool.concealed = division.concealed
            pool.demands = _demands(setup, division)
            pool.most_fortified = NOTHING if division.most_fortified is None else division.most_fortified
        if side.divisions:
            recruits.pools[-1].concealed += preparing.concealed(side)
        for division in side.divisions:
            if division.placed:
                setup.placed += add_placed(recruits, seat, division, setup.ground)
        for each in side.reinforcements:
            pool = add_force(recruits, seat, int(each.division), each.force, each.round)
            if each.condition is not None:
                pool.arrives = ON_CONDITION
                pool.deed = setting_up_deeds.add_arrival(setup, scenario, seat, each)
            pool.zone = _zones(setup, each.zones)
    setup.reinforcement_zones = [reinforcement_zone(setup, side) for side in scenario.sides]
    preparing.add_reserves(setup, recruits)
    _add_armies(setup, scenario, recruits)
    setup.units = len(recruits.kinds)
    setup.add_pools(recruits.pools)
    setup.unit_kind = tuple(recruits.kinds)
    setup.unit_seat = tuple(recruits.seats)
    setup.members = members(setup.unit_seat)
    setup.unit_division = tuple(recruits.divisions)


def _add_armies(setup: Setup, scenario: Scenario, recruits: Recruits) -> None:
    """Number the units that may be bought, each as often as its offer can be taken (D-TOI-189)."""
    for army, found in zip(setup.armies, scenario.armies, strict=True):
        side = scenario.sides[army.seat]
        zone = _zones(setup, next(each.zones for each in side.divisions if each.number == found.division))
        for number, offer in zip(army.offers, found.offers, strict=True):
            for copy in range(offer.at_most if offer.force.units else 0):
                pool = add_force(recruits, army.seat, army.division, offer.force, BOUGHT)
                pool.deed, pool.copy, pool.zone = number, copy, zone


def _demands(setup: Setup, division: Division) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Hexes with the squads that they have to get; a demand for each of several hexes is one for every hex."""
    found: list[tuple[tuple[int, ...], int]] = []
    for each in division.demands:
        hexes = tuple(setup.ground.by_name[name] for name in each.hexes) or _zones(setup, each.zones)
        if each.hexes and each.at_least is None:
            found += [((hex_,), 1) for hex_ in hexes]
        else:
            found.append((hexes, each.at_least or 1))
    return tuple(found)


def _wishes(scenario: Scenario) -> tuple[tuple[int, str], ...]:
    return tuple(
        (seat, f"division {division.number} starts with {wish}")
        for seat, side in enumerate(scenario.sides)
        for division in side.divisions
        for wish in division.says()
    )


def reinforcement_zone(setup: Setup, side: Side) -> tuple[int, ...]:
    """The hexes for units of cards (TOI-RNF-01): the side's own zones, or those of its reinforcements or set-up."""
    later = side.reinforcement_zones or tuple(name for each in side.reinforcements for name in each.zones)
    return _zones(setup, later or tuple(name for each in side.divisions for name in each.zones))


def _zones(setup: Setup, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted({hex_ for name in names for hex_ in setup.zones[name]}))
