"""Movement: what a hex costs, what points buy, and where a unit may not go (section 9)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.entry import add_entry_costs
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.movement import IMPASSABLE, THIRDS, entry_cost, points_of
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    ASSAULT,
    CONCENTRATED_FIRE,
    DISRUPTED,
    ENTRENCHMENT,
    FATIGUED,
    FIRE_AND_MOVEMENT,
    GERMAN,
    HEAVY_DAMAGE,
    LIGHT_DAMAGE,
    OP_FIRE,
    PINNED,
)
from tests.support import rule
from tests.support.tide_of_iron import Piece, Place, a_ground, a_map, a_squad, a_table, a_vehicle, asked, at
from tests.support.tide_of_iron_actions import begin, go_on_with, offered, put_in_force

SQUAD = a_squad(AMERICAN, (0, 0))
TANK = a_vehicle(AMERICAN, (0, 0), "sherman")
TRUCK = a_vehicle(AMERICAN, (0, 0), "gmc")


def cost(ground: Ground, unit: Piece, there: Place = (1, 0)) -> int:
    """Thirds to go from (0, 0) to a hex next to it."""
    table = a_table(ground, unit)
    return entry_cost(table, 0, at(table, (0, 0)), at(table, there))


def points(unit: Piece, action: int = ADVANCE) -> int:
    """Whole movement points."""
    return points_of(a_table(a_ground(), unit), 0, action) // THIRDS


def steps(table: Table) -> list[str]:
    """Hexes the active unit may go to."""
    return [option.removeprefix("move to ") for option in asked(table) if option.startswith("move to ")]


def place(table: Table, unit: int = 0) -> str:
    return table.setup.ground.names[table.where[unit]]


# -- costs ---------------------------------------------------------------------------------------------------------


@rule("TOI-MOV-02", "TOI-MOV-03", "TOI-MOV-04", "TOI-MOV-17", "D-TOI-22", "D-TOI-27")
@pytest.mark.parametrize(
    ("base", "squad", "vehicle"),
    [
        ("clear", 1, 1),
        ("woods", 2, 3),
        ("building", 2, None),
        ("rough", 2, 3),
        ("stream", 2, 3),
        ("pond", None, None),
    ],
)
def test_terrain_costs(base: str, squad: int | None, vehicle: int | None) -> None:
    ground = a_ground({(1, 0): base})
    assert cost(ground, SQUAD) == (IMPASSABLE if squad is None else squad * THIRDS)
    assert cost(ground, TANK) == (IMPASSABLE if vehicle is None else vehicle * THIRDS)


@rule("TOI-MOV-17")
def test_nobody_enters_a_flooded_stream_but_over_a_bridge() -> None:
    bridge = a_ground({(1, 0): "stream", (0, 1): "stream"}, roads=[[(0, 0), (1, 0)]])
    table = a_table(bridge, SQUAD, TANK)
    table.setup.flooded = True
    add_entry_costs(table.setup)
    here, over, into = (at(table, each) for each in ((0, 0), (1, 0), (0, 1)))
    for unit in (0, 1):
        assert entry_cost(table, unit, here, over) == THIRDS
        assert entry_cost(table, unit, here, into) == IMPASSABLE


@rule("TOI-MOV-05", "TOI-MOV-15", "D-TOI-25", "EX-TOI-30")
def test_going_up_adds_one_point_and_going_down_nothing() -> None:
    up = a_ground({(1, 0): "1", (0, 1): "woods 1"})
    assert cost(up, SQUAD) == 2 * THIRDS
    assert (cost(up, SQUAD, (0, 1)), cost(up, TANK, (0, 1))) == (3 * THIRDS, 4 * THIRDS)
    down = a_ground({(0, 0): "1", (0, 1): "1"})
    assert cost(down, SQUAD) == THIRDS
    assert cost(down, SQUAD, (0, 1)) == THIRDS


@rule("TOI-MOV-06")
@pytest.mark.parametrize("levels", [{(1, 0): "2"}, {(0, 0): "2"}])
def test_a_cliff_is_not_crossed(levels: dict[Place, str]) -> None:
    assert cost(a_ground(levels), SQUAD) == IMPASSABLE
    assert cost(a_ground(levels), TANK) == IMPASSABLE


@rule("TOI-MOV-07", "TOI-MOV-16", "EX-TOI-31")
def test_a_road_costs_one_along_it_and_nothing_of_it_counts_from_the_side() -> None:
    ground = a_ground({(1, 0): "woods 1"}, roads=[[(0, 0), (1, 0)]])
    assert cost(ground, SQUAD) == cost(ground, TANK) == THIRDS
    assert cost(ground, TRUCK) == 1
    side = a_ground({(1, 0): "woods"}, roads=[[(1, -1), (1, 0), (1, 1)]])
    assert (cost(side, SQUAD), cost(side, TANK), cost(side, TRUCK)) == (2 * THIRDS, 3 * THIRDS, 3 * THIRDS)
    both = a_ground({(1, 0): "woods"}, roads=[[(0, 0), (0, 1)], [(1, 0), (1, 1)]])
    assert cost(both, SQUAD) == 2 * THIRDS  # two roads that do not meet at the common side


@rule("TOI-MOV-16", "D-TOI-26")
def test_a_vehicle_is_in_a_building_only_along_the_road() -> None:
    ground = a_ground({(1, 0): "building"}, roads=[[(0, 0), (1, 0), (2, 0)]])
    table = a_table(ground, TANK)
    inside = at(table, (1, 0))
    assert entry_cost(table, 0, at(table, (0, 0)), inside) == THIRDS
    assert entry_cost(table, 0, at(table, (1, 1)), inside) == IMPASSABLE
    assert entry_cost(table, 0, inside, at(table, (2, 0))) == THIRDS
    assert entry_cost(table, 0, inside, at(table, (1, 1))) == IMPASSABLE


@rule("TOI-MOV-10", "TOI-MOV-14", "D-TOI-24")
def test_there_is_no_way_off_the_map() -> None:
    table = a_table(a_map(". .", ". ."), a_squad(AMERICAN, (1, 1)))
    begin(table, 0, ADVANCE)
    assert set(steps(table)) <= {"A1", "A2", "B1", "B2"}
    assert len(steps(table)) < 6


# -- points --------------------------------------------------------------------------------------------------------


@rule("TOI-MOV-01", "TOI-ACT-05", "TOI-ACT-09")
def test_points_by_action() -> None:
    assert [points(SQUAD, action) for action in (ADVANCE, FIRE_AND_MOVEMENT, ASSAULT)] == [4, 3, 3]
    assert [points(TANK, action) for action in (ADVANCE, FIRE_AND_MOVEMENT)] == [5, 3]


@rule("TOI-MOV-13", "TOI-OFF-01")
def test_an_officer_adds_one_point_for_his_squad() -> None:
    led = a_squad(AMERICAN, (0, 0), "3 regular, 1 officer")
    assert (points(led), points(led, ASSAULT)) == (5, 4)
    two = a_squad(AMERICAN, (0, 0), "2 regular, 2 officer")
    assert points(two) == 5


@rule("TOI-MOV-13")
def test_points_are_never_below_nothing() -> None:
    hurt = a_vehicle(AMERICAN, (0, 0), "gmc", damage=LIGHT_DAMAGE)
    table = a_table(a_ground(), hurt, parameters={"light_damage_movement": -3})
    assert points_of(table, 0, FIRE_AND_MOVEMENT) == 0


@rule("TOI-MOV-09", "EX-TOI-25")
def test_pinned_and_disrupted_squads_and_heavily_damaged_vehicles_cannot_move() -> None:
    assert points(a_squad(AMERICAN, (0, 0), condition=PINNED)) == 0
    assert points(a_squad(AMERICAN, (0, 0), condition=DISRUPTED)) == 0
    wreck = a_vehicle(AMERICAN, (0, 0), "sherman", damage=HEAVY_DAMAGE)
    table = a_table(a_ground(), wreck, markers={(0, 0): "razor_wire"})
    assert points_of(table, 0, ADVANCE) == 0
    assert "Advance" not in offered(table, 0)
    sound = a_table(a_ground(), TANK, markers={(0, 0): "razor_wire"})
    begin(sound, 0, ADVANCE)
    assert "remove the razor wire" in asked(sound)


@rule("TOI-CRD-07")
def test_operations_cards_add_points_to_an_advance() -> None:
    table = a_table(a_ground(), SQUAD)
    put_in_force(table, AMERICAN, "double_time")
    assert points_of(table, 0, ADVANCE) == 5 * THIRDS
    assert points_of(table, 0, ASSAULT) == 3 * THIRDS


@rule("TOI-MOV-02", "D-TOI-21")
def test_a_unit_needs_all_the_points_also_for_its_first_hex() -> None:
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    ground = a_ground({each: "woods 1" for each in around})
    hurt = a_vehicle(AMERICAN, (0, 0), "gmc", damage=LIGHT_DAMAGE)
    assert points(hurt) == 3
    assert "Advance" not in offered(a_table(ground, hurt), 0)
    assert "Advance" in offered(a_table(ground, TRUCK), 0)


@rule("TOI-MOV-12", "EX-TOI-26")
def test_a_truck_goes_twelve_hexes_along_a_road() -> None:
    road = [(q, 0) for q in range(-6, 8)]
    table = a_table(a_ground(roads=[road], reach=8), a_vehicle(AMERICAN, (-6, 0), "gmc"))
    begin(table, 0, ADVANCE, *[f"move to {q},0" for q in range(-5, 7)])
    assert asked(table) == ()
    assert (place(table), table.state[0]) == ("6,0", FATIGUED)


@rule("TOI-MOV-12")
def test_a_rest_below_one_point_is_enough_for_another_road_hex_only() -> None:
    ground = a_ground(roads=[[(0, 0), (1, 0), (2, 0)]])
    table = a_table(ground, TRUCK)
    begin(table, 0, ADVANCE, "move to 1,0", "move to 1,1", "move to 0,1", "move to 0,0")  # 1/3 + 1 + 1 + 1
    assert steps(table) == ["1,0"]
    beside = a_table(ground, TRUCK)
    begin(beside, 0, ADVANCE, "move to 1,0", "move to 1,1", "move to 1,0", "move to 1,1")
    assert asked(beside) == ()


@rule("TOI-MOV-11", "TOI-MOV-13", "EX-TOI-27")
def test_down_two_hexes_into_an_entrenchment_then_an_attack() -> None:
    ground = a_ground({(0, 0): "2", (1, 0): "1"})
    table = a_table(ground, SQUAD, a_squad(GERMAN, (4, 0)), markers={(2, 0): "entrenchment"})
    begin(table, 0, FIRE_AND_MOVEMENT, "move to 1,0", "move to 2,0", "enter the entrenchment")
    assert asked(table) == ("stop here", "attack")
    assert (place(table), table.inside[0]) == ("2,0", ENTRENCHMENT)


@rule("TOI-MOV-05", "TOI-MOV-06", "EX-TOI-28")
def test_over_a_hill() -> None:
    ground = a_ground({(1, 0): "1", (2, 0): "1", (0, 1): "2"})
    table = a_table(ground, SQUAD)
    begin(table, 0, ADVANCE)
    assert "0,1" not in steps(table)
    go_on_with(table, "move to 1,0", "move to 2,0", "move to 3,0")
    assert asked(table) == ()
    assert place(table) == "3,0"


@rule("TOI-MOV-03", "TOI-MOV-13", "EX-TOI-29")
def test_with_an_officer_through_woods() -> None:
    ground = a_ground({(1, 0): "woods", (2, 0): "woods", (3, -1): "woods"})
    table = a_table(ground, a_squad(AMERICAN, (0, 0), "3 regular, 1 officer"))
    begin(table, 0, ADVANCE, "move to 1,0", "move to 2,0")
    assert "3,0" in steps(table)
    assert "3,-1" not in steps(table)
    go_on_with(table, "move to 3,0")
    assert (place(table), table.state[0]) == ("3,0", FATIGUED)


@rule("TOI-ACT-01")
def test_a_unit_may_stop_early_and_loses_its_points() -> None:
    table = a_table(a_ground(), SQUAD)
    begin(table, 0, ADVANCE, "move to 1,0", "stop here")
    assert (place(table), table.state[0], table.activation) == ("1,0", FATIGUED, None)


# -- actions that move ---------------------------------------------------------------------------------------------


@rule("TOI-ACT-04", "TOI-ACT-15")
def test_attack_then_move_or_move_then_attack_but_never_both_ways() -> None:
    table = a_table(a_ground(), SQUAD, a_squad(GERMAN, (4, 0)))
    begin(table, 0, FIRE_AND_MOVEMENT)
    assert "attack" in asked(table)
    go_on_with(table, "move to 1,0", "attack", "normal")
    assert asked(table) == ()
    assert table.state[0] == FATIGUED


@rule("TOI-ACT-15", "EX-TOI-20")
def test_after_attacking_a_unit_moves_with_the_points_of_the_action() -> None:
    watch = a_squad(GERMAN, (4, 0), "2 mg", state=OP_FIRE)
    table = a_table(a_ground(), SQUAD, watch)
    begin(table, 0, FIRE_AND_MOVEMENT, "attack", "suppressive")
    for hex_name in ("0,1", "0,2", "0,3"):
        if table.state[1] != OP_FIRE:
            table.state[1] = OP_FIRE
            table.conditions[1] = 0
        go_on_with(table, f"move to {hex_name}")
        assert table.asker == GERMAN  # each hex is a window
        go_on_with(table, "hold fire")
    assert asked(table) == ()
    assert place(table) == "0,3"


@rule("TOI-ACT-06", "TOI-ACT-14")
def test_heavy_weapons_do_not_fire_and_move_and_trucks_gain_nothing_by_it() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), "2 mg"), TRUCK, a_squad(GERMAN, (3, 0)))
    assert "Fire and movement" not in offered(table, 0)
    begin(table, 1, FIRE_AND_MOVEMENT)
    assert "attack" not in asked(table)


@rule("TOI-ACT-06")
def test_the_penalty_stays_without_an_attack() -> None:
    table = a_table(a_ground(), SQUAD, a_squad(GERMAN, (7, 0)))
    begin(table, 0, FIRE_AND_MOVEMENT, "move to 1,0", "move to 1,1", "move to 0,1")
    assert steps(table) == []


# -- enemies -------------------------------------------------------------------------------------------------------


@rule("TOI-MOV-08")
@pytest.mark.parametrize("unit", [SQUAD, TRUCK, a_vehicle(AMERICAN, (0, 0), "m3a1")])
def test_only_tanks_enter_a_hex_with_enemies(unit: Piece) -> None:
    table = a_table(a_ground(), unit, a_squad(GERMAN, (1, 0)))
    begin(table, 0, ADVANCE)
    assert "1,0" not in steps(table)
    tank = a_table(a_ground(), TANK, a_squad(GERMAN, (1, 0)))
    begin(tank, 0, ADVANCE)
    assert "1,0" in steps(tank)


@rule("TOI-MOV-08", "D-TOI-23")
def test_running_into_concealed_enemies_reveals_them_and_costs_nothing() -> None:
    hidden = a_squad(GERMAN, (1, 0), is_concealed=True)
    table = a_table(a_ground(), SQUAD, hidden, parameters={"reveal_on": ["attack"]})
    begin(table, 0, ADVANCE)
    activation = table.activation
    assert activation is not None
    go_on_with(table, "move to 1,0")
    assert (place(table), table.concealed[1], activation.points) == ("0,0", False, 4 * THIRDS)
    assert "1,0" not in steps(table)


@rule("TOI-MOV-02", "D-TOI-23")
def test_nobody_tries_a_hex_it_has_no_points_for() -> None:
    hidden = a_squad(GERMAN, (3, 0), is_concealed=True)
    ground = a_ground({(1, 0): "woods", (2, 0): "woods"})
    table = a_table(ground, SQUAD, hidden, parameters={"reveal_on": ["attack"]})
    begin(table, 0, ADVANCE, "move to 1,0", "move to 2,0")
    assert asked(table) == ()
    assert table.concealed[1]


@rule("TOI-MOV-08", "D-TOI-23", "TOI-OVR-01")
def test_a_tank_goes_on_through_those_it_ran_into() -> None:
    hidden = a_squad(GERMAN, (1, 0), is_concealed=True)
    table = a_table(a_ground(), TANK, hidden, parameters={"reveal_on": ["attack"]})
    begin(table, 0, ADVANCE, "move to 1,0", "move to 1,0", "move to 2,0", "stop here")
    assert (place(table), table.conditions[1]) == ("2,0", PINNED)


@rule("TOI-MOV-18", "TOI-OBS-18", "D-TOI-28", "D-TOI-106")
def test_mines_come_before_op_fire() -> None:
    watch = a_squad(GERMAN, (4, 0), "1 mg", state=OP_FIRE)
    engineers = a_squad(AMERICAN, (0, 0), token="engineer")
    table = a_table(a_ground(), engineers, watch, markers={(1, 0): "minefield"})
    begin(table, 0, ADVANCE, "move to 1,0")
    assert table.asker == GERMAN
    assert table.state[0] == FATIGUED
    go_on_with(table, "hold fire")
    assert asked(table) == ()


@rule("TOI-ACT-02", "TOI-FAT-02")
def test_concentrated_fire_needs_no_points() -> None:
    table = a_table(a_ground(), SQUAD, a_squad(GERMAN, (3, 0)))
    begin(table, 0, CONCENTRATED_FIRE, "suppressive")
    assert (place(table), table.state[0]) == ("0,0", FATIGUED)
