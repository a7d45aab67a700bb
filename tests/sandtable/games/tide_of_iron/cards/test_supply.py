"""The deck Supply I."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    DISRUPTED,
    FLAMETHROWER,
    GERMAN,
    HEAVY_DAMAGE,
    LIGHT_DAMAGE,
    NO_CONDITION,
    PINNED,
    UNDAMAGED,
)
from sandtable.games.tide_of_iron.words import modifiers
from tests.support import card, rule
from tests.support.tide_of_iron import a_pack, a_squad, a_vehicle, answer, asked
from tests.support.tide_of_iron_cards import COMMAND, a_card_table, can_play, play


@card("field_repairs")
@rule("TOI-DMG-07", "TOI-CRD-08")
def test_field_repairs_take_one_step_of_damage() -> None:
    table = a_card_table("field_repairs", a_vehicle(AMERICAN, (0, 0), "sherman", damage=HEAVY_DAMAGE))
    play(table)
    assert table.damage == [LIGHT_DAMAGE]


@card("field_repairs")
def test_field_repairs_need_an_own_damaged_vehicle() -> None:
    table = a_card_table(
        "field_repairs", a_vehicle(AMERICAN, (0, 0), "sherman"), a_vehicle(GERMAN, (5, 0), "opel", damage=LIGHT_DAMAGE)
    )
    assert not can_play(table)


@card("recovery_vehicle")
@rule("TOI-DMG-07")
def test_recovery_vehicle_makes_a_wrecked_tank_whole() -> None:
    table = a_card_table("recovery_vehicle", a_vehicle(AMERICAN, (0, 0), "sherman", damage=HEAVY_DAMAGE))
    play(table)
    assert table.damage == [UNDAMAGED]


@card("recovery_vehicle")
def test_recovery_vehicle_repairs_no_more_than_there_is() -> None:
    tanks = [a_vehicle(AMERICAN, (place, 0), "sherman", damage=LIGHT_DAMAGE) for place in range(2)]
    table = a_card_table("recovery_vehicle", *tanks)
    play(table, "Sherman 2")
    assert table.damage == [LIGHT_DAMAGE, UNDAMAGED]


@card("medical_supplies")
@rule("TOI-CRD-08", "TOI-CMP-09")
def test_medical_supplies_return_a_regular_to_a_weakened_squad() -> None:
    table = a_card_table("medical_supplies", a_squad(AMERICAN, (0, 0), "1 mg, 1 regular"), a_squad(AMERICAN, (1, 0)))
    play(table)
    assert table.figures == [a_pack("1 mg, 2 regular"), a_pack("4 regular")]


@card("medical_supplies")
@rule("TOI-CMP-06", "D-TOI-01")
def test_medical_supplies_need_a_weakened_squad_and_a_figure_in_the_box() -> None:
    assert not can_play(a_card_table("medical_supplies", a_squad(AMERICAN, (0, 0))))
    weak = a_squad(AMERICAN, (0, 0), "2 regular")
    table = a_card_table("medical_supplies", weak, *[a_squad(AMERICAN, (1, 0)) for _ in range(13)])
    assert not can_play(table), "2 + 13 * 4 = 54 regulars are all there are"
    table.figures[13] = a_pack("3 regular")
    assert can_play(table)


@card("replacements")
def test_replacements_go_to_three_squads() -> None:
    weak = [a_squad(AMERICAN, (0, place), "2 regular") for place in range(4)]
    table = a_card_table("replacements", *weak)
    play(table, "squad 1", "squad 2", "squad 3")
    assert table.figures == [a_pack("3 regular")] * 3 + [a_pack("2 regular")]


@card("replacements")
def test_replacements_give_one_figure_to_a_squad_and_may_stop() -> None:
    weak = [a_squad(AMERICAN, (0, place), "2 regular") for place in range(2)]
    table = a_card_table("replacements", *weak)
    play(table, "squad 1")
    assert asked(table) == ("no more", "American squad 2 (0,1)")
    answer(table, "no more")
    assert table.figures == [a_pack("3 regular"), a_pack("2 regular")]


@card("extra_ammunition")
@rule("TOI-CRD-08", "TOI-CRD-11")
def test_extra_ammunition_is_for_machine_guns() -> None:
    table = a_card_table("extra_ammunition", a_squad(AMERICAN, (0, 0), "1 mg, 2 regular"), a_squad(AMERICAN, (1, 0)))
    play(table)
    assert [modifiers.amount(table, AMERICAN, unit, modifiers.FIREPOWER) for unit in range(2)] == [1, 0]


@card("extra_ammunition")
def test_extra_ammunition_is_for_the_own_side_to_the_end_of_the_next_round() -> None:
    guns = [a_squad(seat, (6 * seat, 0), "1 mg, 2 regular") for seat in (AMERICAN, GERMAN)]
    table = a_card_table("extra_ammunition", *guns)
    play(table)
    assert modifiers.amount(table, GERMAN, 1, modifiers.FIREPOWER) == 0
    assert [effect.until for effect in table.effects] == [2]


@card("fuel_drums")
def test_fuel_drums_give_vehicles_a_point() -> None:
    table = a_card_table("fuel_drums", a_vehicle(AMERICAN, (0, 0), "gmc"), a_squad(AMERICAN, (1, 0)))
    play(table)
    assert [modifiers.amount(table, AMERICAN, unit, modifiers.MOVEMENT) for unit in range(2)] == [1, 0]


@card("fuel_drums")
def test_fuel_drums_have_a_plus_and_end() -> None:
    table = a_card_table("fuel_drums")
    assert table.setup.cards[0].has_plus
    play(table)
    assert [effect.until for effect in table.effects] == [2]


@card("supply_column")
def test_supply_column_gains_three() -> None:
    table = a_card_table("supply_column")
    play(table)
    assert table.command == [COMMAND + 3, COMMAND]


@card("supply_column")
def test_supply_column_can_be_played_without_command() -> None:
    table = a_card_table("supply_column")
    table.command[AMERICAN] = 0
    assert can_play(table)


@card("special_equipment")
@rule("TOI-SQD-04", "TOI-CRD-08")
def test_special_equipment_is_a_token_of_ones_choice() -> None:
    table = a_card_table("special_equipment", a_squad(AMERICAN, (0, 0)))
    play(table)
    assert asked(table) == ("anti-tank", "engineer", "flamethrower", "medic")
    answer(table, "flamethrower")
    assert table.special == (FLAMETHROWER,)


@card("special_equipment")
@rule("TOI-SQD-04", "TOI-SQD-05")
def test_special_equipment_is_not_for_heavy_weapons_nor_for_a_second_token() -> None:
    squads = [a_squad(AMERICAN, (0, 0), "1 mg, 2 regular"), a_squad(AMERICAN, (1, 0), token="medic")]
    assert not can_play(a_card_table("special_equipment", *squads))
    table = a_card_table("special_equipment", *squads, a_squad(AMERICAN, (2, 0)), a_squad(AMERICAN, (3, 0)))
    play(table)
    assert len(asked(table)) == 2


@card("hot_food")
def test_hot_food_rallies_two_and_gains_one() -> None:
    shaken = [a_squad(AMERICAN, (0, place), condition=DISRUPTED) for place in range(3)]
    table = a_card_table("hot_food", *shaken)
    play(table, "squad 1", "squad 3")
    assert table.conditions == [NO_CONDITION, DISRUPTED, NO_CONDITION]
    assert table.command[AMERICAN] == COMMAND - 2 + 1


@card("hot_food")
def test_hot_food_needs_a_shaken_squad() -> None:
    assert not can_play(a_card_table("hot_food"))
    assert can_play(a_card_table("hot_food", a_squad(AMERICAN, (0, 0), condition=PINNED)))


@card("captured_stores")
@rule("TOI-CRD-08")
def test_captured_stores_change_hands() -> None:
    table = a_card_table("captured_stores")
    play(table)
    assert table.command == [COMMAND - 1 + 2, COMMAND - 2]


@pytest.mark.parametrize(("theirs", "after"), [(1, [COMMAND, 0]), (0, None)])
@card("captured_stores")
def test_captured_stores_take_no_more_than_there_is(theirs: int, after: list[int] | None) -> None:
    table = a_card_table("captured_stores")
    table.command[GERMAN] = theirs
    assert can_play(table) == (after is not None)
    if after is not None:
        play(table)
        assert table.command == after
