"""The second evaluation of positions: laid out by hand, compared in pairs."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.engine.weighing import filled, weightings
from sandtable.games.tide_of_iron import approach, judging, moves, planning, prospects
from sandtable.games.tide_of_iron.actions import walking
from sandtable.games.tide_of_iron.combat import odds, storming
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.prizes import prize_now
from sandtable.games.tide_of_iron.setup import FAR, Aim, Objective, Setup
from sandtable.games.tide_of_iron.state import CARRIED, Table
from sandtable.games.tide_of_iron.terms import (
    ACTION_PHASE,
    ADVANCE,
    AMERICAN,
    CLOSE_RANGE,
    FATIGUED,
    FRESH,
    GERMAN,
    NOBODY,
    NOTHING,
    OP_FIRE,
    STATUS_PHASE,
)
from sandtable.games.tide_of_iron.weights import Weights
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document
from tests.support import rule
from tests.support.tide_of_iron import Piece, Place, a_ground, a_squad, a_table, a_vehicle, activate, at

GOAL: Place = (3, 0)
FAR_GOAL: Place = (7, 0)


def the_weights() -> Weights:
    return weighing()


def weighing(**changes: int) -> Weights:
    """The weights of greedy-2, some of them changed."""
    return filled(Weights(), {**weightings("sandtable.games.tide_of_iron")["greedy-2"].values, **changes})


def an_aim(table: Table, place: Place) -> Aim:
    aim = Aim((at(table, place),), 0, 1, approach.DECIDES)
    aim.squad_away = approach.distances(table.setup, aim.hexes, True)
    aim.vehicle_away = approach.vehicle_distances(table.setup, aim.hexes)
    return aim


def judged(table: Table, weights: Weights | None = None) -> Table:
    """The same table, with weights and what they need to know."""
    table.weights = weights or the_weights()
    table.plan = planning.plan(table, table.weights)
    table.outlook = prospects.look(table)
    return table


def a_battle(*units: Piece, ground: Ground | None = None, control: int = NOBODY, goal: Place = GOAL) -> Table:
    """Both sides want one objective that decides."""
    table = a_table(ground or a_ground(), *units)
    setup = table.setup
    setup.objectives = [Objective(at(table, goal), False, NOBODY, 1, "Hill")]
    setup.prizes[at(table, goal)] = approach.DECIDES
    setup.goals = ([an_aim(table, goal)], [an_aim(table, goal)])
    table.control = (control,)
    return judged(table)


def value(table: Table, seat: int = AMERICAN) -> int:
    assert table.weights is not None and table.outlook is not None
    return judging.evaluate(table, table.weights, table.outlook, seat)


def worth(*units: Piece, control: int = NOBODY) -> int:
    """The value of a position to the Americans."""
    return value(a_battle(*units, control=control))


def test_one_side_gains_what_the_other_loses() -> None:
    table = a_battle(a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (5, 0), "2 elite"))
    assert value(table) == -value(table, GERMAN) != 0


def test_a_squad_in_the_open_moves_on_while_it_has_time() -> None:
    table = a_battle(a_squad(AMERICAN, (-5, 0)), a_squad(GERMAN, GOAL, "1 regular"), control=GERMAN)
    walking.walk(table, activate(table, 0, ADVANCE))
    assert table.setup.ground.distance(table.where[0], at(table, GOAL)) == 4


def test_waiting_costs_more_the_less_time_is_left() -> None:
    """Eight hexes are two moves: in round 1 there is time for them, in round 7 there is not."""

    def step_gains(round_: int) -> int:
        values = []
        for place in ((-5, 0), (-4, 0)):
            table = a_battle(a_squad(AMERICAN, place, state=FATIGUED))
            table.round = round_
            values.append(value(table))
        return values[1] - values[0]

    assert step_gains(7) > step_gains(1) > 0


def test_op_fire_is_worth_next_to_nothing_where_nobody_can_come() -> None:
    def gain(*enemies: Piece) -> int:
        ready = worth(a_squad(AMERICAN, GOAL, state=OP_FIRE), *enemies)
        return ready - worth(a_squad(AMERICAN, GOAL, state=FATIGUED), *enemies)

    near, tired, distant = (
        a_squad(GERMAN, (6, 0)),
        a_squad(GERMAN, (6, 0), state=FATIGUED),
        a_squad(GERMAN, (-7, 0)),
    )
    assert gain() <= 1
    assert gain(distant) <= 1
    assert gain(tired) <= 1  # it can't move any more in this round
    assert gain(near) > 1


def test_an_attacker_gains_nothing_by_not_coming_to_a_guard() -> None:
    """The enemy's Op Fire counts alike before and after the end of the attacker's phase, which costs his actions."""
    table = a_battle(a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, GOAL, state=OP_FIRE), control=GERMAN)
    before = value(table)
    table.finished = (True, False)
    assert value(table) < before


@rule("TOI-PHS-04")
def test_a_side_that_ends_its_phase_has_no_more_time_than_one_whose_units_have_acted() -> None:
    """In the last round a squad is late on its way; after the end of its phase it can't move, even if it is fresh."""
    values = []
    for state in (FRESH, FATIGUED):
        table = a_battle(a_squad(AMERICAN, (-5, 0), state=state))
        table.round = table.setup.rounds
        value(table)  # what is known of unchanged units must not outlast the phase
        table.finished = (True, False)
        values.append(value(table))
    assert values[0] == values[1]


@rule("TOI-PHS-04")
def test_ending_the_phase_is_compared_with_the_other_actions_before_the_round_goes_on() -> None:
    """An end of the phase by the last player would otherwise be credited with the Command Phase."""
    rules = game("tide_of_iron")
    state = rules.start(rules.setup([{}, {}], a_document()), seeded(3, "ending"), 5000)
    assert isinstance(state, Battle)
    while state.phase != ACTION_PHASE:
        state.apply(0)
    state.finished = (state.asker == GERMAN, state.asker == AMERICAN)
    world = state.clone()
    assert isinstance(world, Battle)
    world.judge("greedy-2")
    world.attempt(0)
    assert world.finished == (True, True)
    assert world.phase == ACTION_PHASE and world.is_settled()


def test_a_hex_under_fire_is_worth_less_than_one_out_of_sight() -> None:
    """Both hexes are as far from the goal; woods hide one of them from the machine gun."""
    ground = a_ground({(4, -3): "woods", (5, -3): "woods", (4, -2): "woods"})
    table = a_battle(a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (6, -4), "2 mg"), ground=ground, control=GERMAN)
    outlook = table.outlook
    assert outlook is not None
    open_, hidden = at(table, (3, -1)), at(table, (2, 0))
    seen = [hex_ for hex_ in (open_, hidden) if table.can_see(hex_, table.where[1])]
    fires = [bool(outlook.fire(AMERICAN, hex_, True)) for hex_ in (open_, hidden)]
    assert fires == [hex_ in seen for hex_ in (open_, hidden)]


def test_fire_counts_dice_by_the_faces_that_hit() -> None:
    """Four regulars have four dice and range 4: two faces hit at three hexes, three next to it (TOI-RNG-15)."""
    table = a_battle(a_squad(AMERICAN, (-3, 0)), a_squad(GERMAN, (0, 0)))
    outlook = table.outlook
    assert outlook is not None
    assert outlook.fire(AMERICAN, at(table, (-3, 0)), True) == 4 * 2 * 4096
    assert outlook.fire(AMERICAN, at(table, (-1, 0)), True) == 4 * 3 * 4096


@rule("TOI-ASL-14")
def test_the_chance_of_an_assault_is_that_of_more_hits() -> None:
    """One die each that hits with three faces: the attacker hits and the defender does not, 1/2 * 1/2."""
    one = odds.odds(1, CLOSE_RANGE, 0, 5)
    assert storming.chance_to_win(one, one) == 250


@pytest.mark.parametrize(("goal", "is_better_inside"), [(FAR_GOAL, True), ((-4, 0), False)])
def test_a_squad_starts_in_a_vehicle_where_the_way_is_long(goal: Place, *, is_better_inside: bool) -> None:
    vehicle = a_vehicle(AMERICAN, (-7, 0), "m3a1")
    values = []
    for squad in (a_squad(AMERICAN, (-7, 0)), a_squad(AMERICAN, (-7, 0), carrier=0)):
        table = a_battle(vehicle, squad, goal=goal)
        table.phase = STATUS_PHASE
        values.append(value(judged(table)))
    assert (values[1] > values[0]) == is_better_inside


def test_a_loaded_vehicle_nears_the_aim_of_its_passenger() -> None:
    vehicle = a_vehicle(AMERICAN, (-7, 0), "gmc")
    table = a_battle(vehicle, a_squad(AMERICAN, (-7, 0), carrier=0), goal=FAR_GOAL)
    walking.walk(table, activate(table, 0, ADVANCE, 8))
    assert table.setup.ground.distance(table.where[0], at(table, FAR_GOAL)) == 14 - 8


@pytest.mark.parametrize("can_drive", [True, False])
def test_a_squad_stays_in_a_vehicle_only_if_that_can_reach_the_aim(*, can_drive: bool) -> None:
    vehicle = a_vehicle(AMERICAN, (-7, 0), "m3a1")
    values = []
    for squad in (a_squad(AMERICAN, (-7, 0)), a_squad(AMERICAN, (-7, 0), carrier=0)):
        table = a_battle(vehicle, squad, goal=FAR_GOAL)
        if not can_drive:
            table.setup.goals[AMERICAN][0].vehicle_away = [FAR] * table.setup.ground.count
        table.phase = STATUS_PHASE
        values.append(value(judged(table)))
    assert (values[1] > values[0]) == can_drive
    table.phase = ACTION_PHASE
    walking.walk(table, activate(table, 1, ADVANCE, 4))
    assert (table.where[1] == CARRIED) == can_drive


def test_units_bar_the_hexes_that_the_enemy_counts_one_by_one() -> None:
    table = a_battle(a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 0)))
    goals = []
    for place in ((1, 0), (-1, 0)):
        goal = an_aim(table, place)
        goal.objective = NOTHING
        goals.append(goal)
    table.setup.goals = (goals, [])
    assert sorted(planning.plan(table, the_weights())) == [0, 1]


@pytest.mark.parametrize("decides", [True, False])
def test_an_objective_that_decides_keeps_its_garrison(*, decides: bool) -> None:
    """A second, open objective draws the only squad where the first is not one that a victory condition names."""
    table = a_battle(a_squad(AMERICAN, GOAL), control=AMERICAN)
    table.setup.objectives.append(Objective(at(table, (-3, 0)), False, NOBODY, 1, "Farm"))
    second = an_aim(table, (-3, 0))
    second.objective = 1
    table.setup.goals[AMERICAN][0].decides = decides
    table.setup.goals[AMERICAN].append(second)
    table.control = (AMERICAN, NOBODY)
    assert planning.plan(table, the_weights()) == [0 if decides else 1]


def test_a_side_that_would_lose_gains_more_by_coming() -> None:
    def step_gains(is_behind: bool) -> int:
        values = []
        for place in ((-5, 0), (-4, 0)):
            table = a_battle(a_squad(AMERICAN, place, state=FATIGUED))
            assert table.outlook is not None
            table.outlook.behind = (is_behind, False)
            values.append(value(table))
        return values[1] - values[0]

    assert step_gains(is_behind=True) > step_gains(is_behind=False) > 0


def test_what_is_known_of_unchanged_units_is_what_is_worked_out_anew() -> None:
    """A second look at the same table, or at one in which a unit was moved and put back, gives the same value."""
    pieces = (a_squad(AMERICAN, (0, 0), state=OP_FIRE), a_squad(GERMAN, (5, 0)), a_squad(AMERICAN, (2, 0)))
    table = a_battle(*pieces, control=AMERICAN)
    first = value(table)
    moves.put_on(table, 1, at(table, (4, 0)))
    moved = value(table)
    moves.put_on(table, 1, at(table, (5, 0)))
    assert value(table) == first != moved


@pytest.mark.parametrize(("control", "is_better_there"), [(AMERICAN, True), (GERMAN, False)])
def test_a_garrison_starts_on_its_objective(control: int, *, is_better_there: bool) -> None:
    """Three hexes away, a fresh squad that has to come may count on its first move; a garrison has to be there."""
    values = []
    for place in ((0, 0), (2, 0)):
        table = a_battle(a_squad(AMERICAN, place), control=control)
        table.phase = STATUS_PHASE
        values.append(value(judged(table)))
    assert (values[1] > values[0]) == is_better_there


@pytest.mark.parametrize(("round_", "points"), [(2, 30 + 3 * 30), (6, 30 + 2 * 30), (8, 30)])
def test_an_objective_that_gives_points_in_every_round_is_worth_those_of_the_rounds_to_come(
    round_: int, points: int
) -> None:
    """One point a round, of 8 rounds; at most four rounds count, with the one that is played."""
    table = a_battle(a_squad(AMERICAN, (0, 0)))
    table.setup.rounds = 8
    table.phase = ACTION_PHASE
    table.round = round_
    goal = Aim((at(table, GOAL),), 0, 1, approach.POINTS_PRIZE)
    goal.points = 1
    assert prize_now(table, weighing(rounds=4), goal) == points
    assert prize_now(table, weighing(rounds=0), goal) == approach.POINTS_PRIZE


def test_only_points_of_every_round_count_for_the_rounds_to_come() -> None:
    found = game("tide_of_iron").setup(
        [{}, {}],
        a_document(
            objectives=[
                {"hex": "D3", "kind": "victory", "side": "neutral", "value": 2, "name": "Mill"},
                {"hex": "E3", "kind": "victory", "side": "neutral", "value": 3, "name": "Inn", "scored": "last round"},
                {"hex": "F3", "kind": "command", "side": "neutral", "value": 1, "name": "Post"},
            ]
        ),
    )
    assert isinstance(found, Setup)
    assert [goal.points for goal in found.goals[AMERICAN]] == [2, 0, 0]


@pytest.mark.parametrize(("enemy", "watch", "goals"), [((-5, 0), 2, [0]), ((-5, 0), 0, [1]), ((-6, 0), 2, [1])])
def test_a_unit_stays_with_an_objective_that_an_enemy_can_reach(enemy: Place, watch: int, goals: list[int]) -> None:
    """A squad has four movement points a round: it reaches eight hexes of clear ground in two rounds, not nine."""
    table = a_battle(a_squad(AMERICAN, GOAL), a_squad(GERMAN, enemy), control=AMERICAN)
    table.round = 2
    table.setup.objectives.append(Objective(at(table, (5, 0)), False, NOBODY, 1, "Farm"))
    second = an_aim(table, (5, 0))
    second.objective = 1
    table.setup.goals[AMERICAN].append(second)
    table.control = (AMERICAN, NOBODY)
    assert planning.plan(table, weighing(watch=watch))[:1] == goals


def test_a_ride_under_fire_costs_the_passenger_as_well() -> None:
    """A Panzer IV has ten dice against vehicles; without it, the share of danger of passengers changes nothing."""

    def cost(*enemies: Piece) -> int:
        riders = (a_vehicle(AMERICAN, (-3, 0), "gmc"), a_squad(AMERICAN, (-3, 0), carrier=0))
        table = a_battle(*riders, *enemies, goal=FAR_GOAL)
        return value(judged(table, weighing(cargo=0))) - value(judged(table, weighing(cargo=60)))

    assert cost() == 0
    assert cost(a_vehicle(GERMAN, (0, 0), "panzer4")) > 0


def test_an_empty_truck_comes_nearer_to_a_squad_with_a_long_way() -> None:
    def gain(goal: Place) -> int:
        values = []
        for place in ((-3, 0), (-5, 0)):
            table = a_battle(a_vehicle(AMERICAN, place, "gmc"), a_squad(AMERICAN, (-7, 0)), goal=goal)
            values.append(value(judged(table, weighing(fetch=2))))
        return values[1] - values[0]

    assert gain(FAR_GOAL) == 2 * 2  # two hexes nearer to a squad with fourteen hexes before it
    assert gain((-6, 0)) == 0


def test_a_truck_comes_itself_when_its_side_has_no_squads() -> None:
    """While the table is set up, and while there is a squad, it waits for squads."""

    def gain(*squads: Piece, round_: int = 1) -> int:
        values = []
        for place in ((-3, 0), (-5, 0)):
            table = a_battle(a_vehicle(AMERICAN, place, "gmc"), *squads, goal=(0, 0))
            table.round = round_
            values.append(value(judged(table, weighing(fetch=2, way=4, late=0, watch=0))))
        return values[0] - values[1]

    assert gain() > 0
    assert gain(round_=0) == 0
    assert gain(a_squad(AMERICAN, (0, 0))) == 0
