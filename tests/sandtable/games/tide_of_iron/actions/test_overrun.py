"""Tanks that drive through enemies (section 19)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.combat import strength
from sandtable.games.tide_of_iron.movement import THIRDS, step_cost
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    CLOSE_RANGE,
    DISRUPTED,
    ENTRENCHMENT,
    FATIGUED,
    FIRE_AND_MOVEMENT,
    FRESH,
    GERMAN,
    HEAVY_DAMAGE,
    LIGHT_DAMAGE,
    NO_CONDITION,
    OP_FIRE,
    PINNED,
    UNDAMAGED,
)
from tests.support import rule
from tests.support.tide_of_iron import Piece, a_ground, a_squad, a_table, a_vehicle, asked, at, go_on
from tests.support.tide_of_iron_actions import begin, go_on_with
from tests.support.tide_of_iron_fire import answer_until_roll, roll_as

SHERMAN = a_vehicle(AMERICAN, (0, 0), "sherman")
ENEMY = a_squad(GERMAN, (1, 0))


def place(table: Table, unit: int = 0) -> str:
    return table.setup.ground.names[table.where[unit]]


def points_left(table: Table) -> int:
    assert table.activation is not None
    return table.activation.points // THIRDS


def fired_at(table: Table, hits: int) -> None:
    """An anti-tank squad in the same hex fires and hits so often; armour stops nothing."""
    answer_until_roll(table, "German squad 2")
    black, red = 7, 4
    roll_as(table, [6] * hits + [1] * (black - hits), [1] * red)
    go_on_with(table)


@rule("TOI-OVR-02", "TOI-OVR-04", "TOI-OVR-09", "EX-TOI-81")
def test_a_tiger_overruns_two_squads_of_which_one_is_dug_in() -> None:
    tiger = a_vehicle(GERMAN, (0, 0), "tiger1")
    table = a_table(
        a_ground(), tiger, a_squad(AMERICAN, (1, 0), inside=ENTRENCHMENT), a_squad(AMERICAN, (1, 0)), active=GERMAN
    )
    begin(table, 0, ADVANCE, "move to 1,0")
    assert points_left(table) == 5 - 3
    assert [table.conditions[unit] for unit in (1, 2)] == [NO_CONDITION, NO_CONDITION]
    go_on_with(table, "move to 2,0", "stop here")
    assert [table.conditions[unit] for unit in (1, 2)] == [NO_CONDITION, PINNED]
    assert (place(table), table.state[0]) == ("2,0", FATIGUED)


@rule("TOI-OVR-07", "TOI-OVR-11", "D-TOI-97", "EX-TOI-82")
def test_a_sherman_overruns_two_hexes_one_after_the_other() -> None:
    table = a_table(a_ground(), SHERMAN, ENEMY, a_squad(GERMAN, (2, 0)))
    begin(table, 0, ADVANCE, "move to 1,0", "move to 2,0", "move to 3,0")
    assert asked(table) == ()
    assert [table.conditions[unit] for unit in (1, 2)] == [PINNED, PINNED]
    assert place(table) == "3,0"


@rule("TOI-OVR-07", "TOI-OVR-11", "D-TOI-95", "D-TOI-97")
def test_a_tank_enters_only_with_the_points_to_leave() -> None:
    table = a_table(a_ground(), SHERMAN, a_squad(GERMAN, (4, 0)))
    begin(table, 0, FIRE_AND_MOVEMENT, "move to 1,0", "move to 2,0", "move to 3,0")
    assert "move to 4,0" not in asked(table)


@rule("TOI-OVR-07", "D-TOI-95")
@pytest.mark.parametrize(("action", "may"), [(FIRE_AND_MOVEMENT, False), (ADVANCE, True)])
def test_three_points_enter_a_hex_with_two_squads_and_a_fourth_leaves_it(action: int, may: bool) -> None:
    table = a_table(a_ground(), SHERMAN, ENEMY, ENEMY)
    begin(table, 0, action)
    assert ("move to 1,0" in asked(table)) == may


@rule("TOI-OVR-11", "TOI-STK-05")
def test_a_way_out_leads_into_a_hex_with_room() -> None:
    full = [a_vehicle(AMERICAN, (2, 0), "m3a1"), a_vehicle(AMERICAN, (2, 0), "m3a1")]
    table = a_table(a_ground(places=[(0, 0), (1, 0), (2, 0), (3, 0)]), SHERMAN, ENEMY, *full)
    begin(table, 0, ADVANCE, "move to 1,0", "move to 2,0")
    assert place(table) == "3,0"  # from 2,0 there was one way only
    shut = a_table(a_ground(places=[(0, 0), (1, 0), (2, 0)]), SHERMAN, ENEMY, *full)
    begin(shut, 0, ADVANCE, "move to 1,0")
    assert place(shut) == "0,0"  # the only way out was back
    assert shut.conditions[1] == PINNED


@rule("TOI-OVR-01", "TOI-STK-04", "TOI-OVR-09")
def test_a_tank_never_ends_attacks_or_clears_wire_among_enemies() -> None:
    table = a_table(a_ground(), SHERMAN, ENEMY, a_squad(GERMAN, (4, 0)), markers={(1, 0): "razor_wire"})
    begin(table, 0, FIRE_AND_MOVEMENT, "move to 1,0")
    assert all(option.startswith("move to") for option in asked(table))


@rule("TOI-OVR-03")
def test_a_full_hex_is_overrun_as_well() -> None:
    table = a_table(a_ground(), a_vehicle(AMERICAN, (0, 0), "sherman"), ENEMY, ENEMY, ENEMY)
    begin(table, 0, ADVANCE, "move to 1,0", "move to 2,0")
    assert asked(table) == ()  # 1 + 3 and 1 points
    assert [table.conditions[unit] for unit in (1, 2, 3)] == [PINNED] * 3


@rule("TOI-OVR-02", "TOI-STK-02")
def test_passengers_cost_nothing() -> None:
    table = a_table(a_ground(), SHERMAN, a_vehicle(GERMAN, (1, 0), "opel"), a_squad(GERMAN, (1, 0), carrier=1))
    assert step_cost(table, 0, at(table, (0, 0)), at(table, (1, 0)), at(table, (0, 0))) == 2 * THIRDS


@rule("TOI-OVR-04")
def test_who_is_not_pinned_by_an_overrun() -> None:
    table = a_table(
        a_ground(),
        a_vehicle(AMERICAN, (0, 0), "sherman"),
        a_vehicle(GERMAN, (1, 0), "opel"),
        a_squad(GERMAN, (1, 0), carrier=1),
        a_squad(GERMAN, (1, 0), condition=DISRUPTED),
    )
    begin(table, 0, ADVANCE, "move to 1,0", "move to 2,0", "stop here")
    assert table.damage[1] == UNDAMAGED
    assert [table.conditions[unit] for unit in (2, 3)] == [NO_CONDITION, DISRUPTED]


@rule("TOI-OVR-04", "TOI-FAT-04")
def test_a_fresh_squad_stays_fresh() -> None:
    table = a_table(a_ground(), SHERMAN, ENEMY)
    begin(table, 0, ADVANCE, "move to 1,0", "move to 2,0", "stop here")
    assert (table.conditions[1], table.state[1]) == (PINNED, FRESH)


@rule("TOI-OVR-08", "TOI-FAT-03")
def test_a_squad_in_op_fire_is_fatigued_by_it() -> None:
    table = a_table(a_ground(), SHERMAN, a_squad(GERMAN, (1, 0), state=OP_FIRE))
    begin(table, 0, ADVANCE, "move to 1,0", "hold fire", "move to 2,0")
    assert (table.conditions[1], table.state[1]) == (PINNED, FATIGUED)


@rule("TOI-OVR-05", "TOI-OPF-19")
def test_units_in_the_hex_fire_at_close_range() -> None:
    table = a_table(a_ground(), SHERMAN, a_squad(GERMAN, (1, 0), token="anti_tank", state=OP_FIRE))
    begin(table, 0, ADVANCE, "move to 1,0")
    attack = answer_until_roll(table, "German squad 2")
    assert attack.range_class == CLOSE_RANGE
    assert strength.distance(table, 1, 0) == 0


@rule("TOI-OVR-06")
def test_a_heavily_damaged_tank_goes_back_and_pins_nobody() -> None:
    table = a_table(a_ground(), SHERMAN, a_squad(GERMAN, (1, 0), token="anti_tank", state=OP_FIRE))
    begin(table, 0, ADVANCE, "move to 1,0")
    fired_at(table, 2)
    assert table.damage[0] == HEAVY_DAMAGE
    assert (place(table), table.state[0]) == ("0,0", FATIGUED)
    assert table.conditions[1] == NO_CONDITION


@rule("TOI-OVR-07", "TOI-OPF-09", "D-TOI-95")
@pytest.mark.parametrize(("enemies", "goes_on"), [(1, True), (3, False)])
def test_a_lightly_damaged_tank_goes_on_if_it_still_can(enemies: int, goes_on: bool) -> None:
    others = [a_squad(GERMAN, (1, 0)) for _ in range(enemies - 1)]
    table = a_table(a_ground(), SHERMAN, a_squad(GERMAN, (1, 0), token="anti_tank", state=OP_FIRE), *others)
    begin(table, 0, ADVANCE, "move to 1,0")
    fired_at(table, 1)
    assert table.damage[0] == LIGHT_DAMAGE
    if goes_on:
        go_on_with(table, "move to 2,0")
        assert table.conditions[1] == PINNED
    else:
        assert (place(table), table.state[0], table.conditions[1]) == ("0,0", FATIGUED, NO_CONDITION)


@rule("TOI-OVR-09", "D-TOI-96")
def test_an_overrun_rolls_no_dice_and_is_part_of_fire_and_movement() -> None:
    table = a_table(a_ground(), SHERMAN, ENEMY)
    before = table.dice.state()
    begin(table, 0, FIRE_AND_MOVEMENT, "move to 1,0", "move to 2,0", "stop here")
    assert table.conditions[1] == PINNED
    assert table.dice.state() == before


@rule("TOI-OVR-10")
@pytest.mark.parametrize("unit", [SHERMAN, a_vehicle(AMERICAN, (0, 0), "m3a1"), a_squad(AMERICAN, (0, 0))])
def test_terrain_that_cannot_be_entered_is_not_overrun(unit: Piece) -> None:
    table = a_table(a_ground({(1, 0): "building"}), unit, ENEMY)
    begin(table, 0, ADVANCE)
    assert "move to 1,0" not in asked(table)
    go_on(table)
