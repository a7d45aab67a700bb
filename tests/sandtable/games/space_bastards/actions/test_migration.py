"""Migration (SPB-MIG)."""

from __future__ import annotations

from sandtable.games.space_bastards.terms import CACTUSOID, MIGRATION, OFF_BOARD, SLUGGY, SPUD, TOADLING
from tests.sandtable.games.space_bastards.tables import (
    a_table,
    aboard,
    act,
    answer,
    creatures,
    dock,
    field,
    is_at_rest,
    lay,
    options,
    relate,
    sail,
)
from tests.support import rule


@rule("SPB-MIG-01", "SPB-SHIP-16")
def test_the_races_of_migration_are_not_loaded_in_step_5() -> None:
    table = a_table()
    relate(table, MIGRATION, TOADLING, SPUD)
    for race in (TOADLING, SPUD, SLUGGY):
        lay(table, "P4", 0, race)
    dock(table, 0, "O1")
    sail(table, 0)
    assert [each for each in options(table) if each.startswith("load")] == ["load a Sluggy"]


@rule("SPB-MIG-02", "SPB-D17")
def test_who_plays_it_may_load_them_during_the_action_only() -> None:
    table = a_table()
    relate(table, MIGRATION, TOADLING, SPUD)
    lay(table, "P4", 0, TOADLING)
    lay(table, "P4", 0, SPUD)
    dock(table, 0, "O1")
    act(table, MIGRATION, 0, "load a Toadling", "end here")
    assert is_at_rest(table) and table.cargo[0] == (1, 0, 0, 0, 0)
    sail(table, 0)
    assert "load a Spud" not in options(table)


@rule("SPB-MIG-03", "SPB-D29")
def test_a_migrant_may_be_unloaded_in_step_5_even_where_it_came_from() -> None:
    table = a_table()
    relate(table, MIGRATION, TOADLING, SPUD)
    lay(table, "P4", 0, TOADLING)
    dock(table, 0, "O1")
    act(table, MIGRATION, 0, "load a Toadling", "end here")
    sail(table, 0, "unload a Toadling", "b2", "end here")
    assert creatures(table, "P4", 0) == [TOADLING]


@rule("SPB-MIG-04", "SPB-GEN-10", "SPB-D17")
def test_one_field_is_free_and_each_other_costs_one() -> None:
    table = a_table()
    dock(table, 0, "O5")
    table.money[0] = 2
    act(table, MIGRATION, 0, "fly to O6")
    assert table.money[0] == 2
    answer(table, "fly to O7")
    assert table.money[0] == 1
    answer(table, "fly to O8")
    assert table.money[0] == 0
    assert is_at_rest(table), "no money, no field"


@rule("SPB-MIG-05")
def test_six_fields_at_most() -> None:
    table = a_table()
    dock(table, 0, "O3")
    table.money[0] = 20
    act(table, MIGRATION, 0, *[f"fly to O{number}" for number in range(4, 10)])
    assert is_at_rest(table) and table.ships[0] == field(table, "O9") and table.money[0] == 15


@rule("SPB-D17")
def test_an_empty_ship_gets_no_field_more() -> None:
    table = a_table()
    dock(table, 0, "O6")
    table.money[0] = 0
    act(table, MIGRATION, 0, "fly to I2")
    assert is_at_rest(table) and table.ships[0] == field(table, "I2")


@rule("SPB-MIG-06", "SPB-SHIP-07")
def test_any_number_may_be_loaded_and_unloaded_on_the_way() -> None:
    table = a_table()
    lay(table, "P4", 0, TOADLING, "b1")
    lay(table, "P4", 0, CACTUSOID)
    dock(table, 0, "O2")
    aboard(table, 0, SPUD)
    act(table, MIGRATION, 0, "load a Toadling", "load a Cactusoid", "unload a Spud", "...")
    answer(table, "fly to O3", "fly to O4", "unload a Toadling from P4", "...", "unload a Cactusoid from P4", "...")
    answer(table, "end here")
    assert creatures(table, "P6", 0) == [TOADLING, CACTUSOID] and creatures(table, "P4", 0) == [SPUD]
    assert table.cargo[0] == (0, 0, 0, 0, 0) and table.money[0] == 4


@rule("SPB-D17", "SPB-SHIP-13")
def test_a_ship_off_the_board_may_be_placed_first() -> None:
    table = a_table()
    assert table.ships[0] == OFF_BOARD
    table.money[0] = 0
    act(table, MIGRATION, 0, "come in on O9", "fly to O10")
    assert table.ships[0] == field(table, "O10") and table.money[0] == 0
