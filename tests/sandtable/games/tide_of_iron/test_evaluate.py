"""The greedy agent's evaluations of positions: laid out by hand, compared in pairs."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import aims, approach
from sandtable.games.tide_of_iron.actions import walking
from sandtable.games.tide_of_iron.evaluate import evaluate
from sandtable.games.tide_of_iron.frames import Activation
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.setup import Aim, Objective
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import ADVANCE, AMERICAN, DISRUPTED, FATIGUED, GERMAN, NOBODY, OP_FIRE, PINNED
from tests.support.tide_of_iron import Piece, Place, a_ground, a_squad, a_table, activate, at

GOAL: Place = (3, 0)


def a_battle(*units: Piece, ground: Ground | None = None, control: int = NOBODY) -> Table:
    """Both sides want one objective at GOAL."""
    table = a_table(ground or a_ground(), *units)
    setup = table.setup
    hex_ = at(table, GOAL)
    setup.objectives = [Objective(hex_, False, NOBODY, 1, "Hill")]
    setup.prizes[hex_] = approach.POINTS_PRIZE
    aims = [Aim((hex_,), 0, 1, approach.POINTS_PRIZE) for _ in range(2)]
    for aim in aims:
        aim.squad_away = approach.distances(setup, aim.hexes, True)
        aim.vehicle_away = approach.vehicle_distances(setup, aim.hexes)
    setup.aims = (aims[:1], aims[1:])
    table.control = (control,)
    return table


def worth(*units: Piece, **more: int) -> int:
    """The value of a position to the Americans."""
    return evaluate(a_battle(*units, **more), AMERICAN)  # type: ignore[arg-type]


def advance(table: Table, points: int = 4) -> int:
    """The hex to which a judged copy moves its first unit."""
    activation: Activation = activate(table, 0, ADVANCE, points)
    walking.walk(table, activation)
    return table.where[0]


def test_one_side_gains_what_the_other_loses() -> None:
    table = a_battle(a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (5, 0), "2 elite"))
    assert evaluate(table, AMERICAN) == -evaluate(table, GERMAN) != 0


def test_nearer_to_the_objective_is_better_and_on_it_best() -> None:
    far, near, there = (worth(a_squad(AMERICAN, place)) for place in ((0, 0), (2, 0), GOAL))
    assert far < near < there


def test_holding_an_objective_counts_as_long_as_no_enemy_stands_there() -> None:
    held = worth(a_squad(AMERICAN, (0, 0)), control=AMERICAN)
    taken = worth(a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, GOAL, "1 regular"), control=AMERICAN)
    assert held - taken >= 2 * approach.POINTS_PRIZE


@pytest.mark.parametrize("condition", [PINNED, DISRUPTED])
def test_a_squad_that_is_shaken_is_worth_less(condition: int) -> None:
    assert worth(a_squad(AMERICAN, (0, 0), condition=condition)) < worth(a_squad(AMERICAN, (0, 0)))


def test_op_fire_is_worth_something_while_enemies_can_come_near() -> None:
    enemy, distant = a_squad(GERMAN, (5, 0)), a_squad(GERMAN, (-7, 7))
    ready, tired = a_squad(AMERICAN, GOAL, state=OP_FIRE), a_squad(AMERICAN, GOAL, state=FATIGUED)
    near = worth(ready, enemy) - worth(tired, enemy)
    far = worth(ready, distant) - worth(tired, distant)
    assert near > far


def test_a_squad_walks_to_the_objective_and_stays_on_it() -> None:
    table = a_battle(a_squad(AMERICAN, (0, 0)))
    assert advance(table) == at(table, GOAL)
    assert advance(table) == at(table, GOAL)


def test_of_two_hexes_as_near_it_takes_the_covered_one() -> None:
    """Two points reach (1, 0), or the woods beside it, which are as near to the goal and cost 2."""
    table = a_battle(a_squad(AMERICAN, (0, 0)), ground=a_ground({(1, 0): "woods", (1, -1): "woods", (0, 1): "clear"}))
    assert table.setup.aims[AMERICAN][0].squad_away[at(table, (1, 0))] == 2
    assert advance(table, 2) == at(table, (1, 0))


def test_nobody_walks_into_mines_for_little() -> None:
    table = a_battle(a_squad(AMERICAN, (0, 0)))
    mined = a_table(a_ground(), a_squad(AMERICAN, (0, 0)), markers={(1, 0): "minefield"})
    table.markers = mined.markers
    assert advance(table, 1) != at(table, (1, 0))


def test_units_spread_over_what_there_is_to_take() -> None:
    table = a_battle(a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 0)))
    second = Aim((at(table, (-3, 0)),), 0, 1, approach.POINTS_PRIZE)
    second.squad_away = approach.distances(table.setup, second.hexes, True)
    second.vehicle_away = approach.vehicle_distances(table.setup, second.hexes)
    table.setup.aims[AMERICAN].append(second)
    assert sorted(aims.plan(table)) == [0, 1]
