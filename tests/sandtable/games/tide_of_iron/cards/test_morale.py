"""The deck Morale I."""

from __future__ import annotations

from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.combat import cover
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    DISRUPTED,
    FATIGUED,
    FRESH,
    GERMAN,
    NO_CONDITION,
    NORMAL,
    NOTHING,
    OP_FIRE,
    PINNED,
    SUPPRESSIVE,
)
from sandtable.games.tide_of_iron.words import lasting, modifiers
from tests.support import card, rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_vehicle, answer, asked
from tests.support.tide_of_iron_cards import CARD, COMMAND, a_card_table, can_play, play


@card("all_or_nothing")
@rule("EX-TOI-18", "TOI-ACT-07", "TOI-ACT-08", "TOI-CRD-03", "TOI-CRD-04", "TOI-FAT-06")
def test_all_or_nothing_makes_a_fatigued_unit_fresh_for_two_command() -> None:
    table = a_card_table("all_or_nothing", a_squad(AMERICAN, (0, 0), state=FATIGUED), a_squad(AMERICAN, (1, 0)))
    play(table)
    assert table.state == [FRESH, FRESH]
    assert table.command == [COMMAND - 2, COMMAND]
    assert (table.available, table.in_play) == (((), ()), ((), ())), "the card is in the box"


@card("all_or_nothing")
def test_all_or_nothing_needs_an_own_fatigued_unit() -> None:
    table = a_card_table(
        "all_or_nothing",
        a_squad(AMERICAN, (0, 0)),
        a_squad(AMERICAN, (1, 0), state=OP_FIRE),
        a_squad(GERMAN, (6, 0), state=FATIGUED),
    )
    assert not can_play(table)
    table.state[1] = FATIGUED
    assert can_play(table)


@card("take_down_the_beast")
@rule("TOI-CRD-11", "TOI-CRD-04")
def test_take_down_the_beast_waits_in_the_play_area() -> None:
    table = a_card_table("take_down_the_beast")
    play(table)
    assert table.in_play == ((CARD,), ())
    assert modifiers.once(table, AMERICAN, 0, modifiers.ANTI_TANK_FIREPOWER) == [0]
    assert modifiers.amount(table, AMERICAN, 0, modifiers.ANTI_TANK_FIREPOWER) == 0, "it is not in force by itself"


@card("take_down_the_beast")
def test_take_down_the_beast_is_for_squads() -> None:
    table = a_card_table("take_down_the_beast", a_vehicle(AMERICAN, (0, 0), "sherman"), a_squad(AMERICAN, (1, 0)))
    play(table)
    assert modifiers.once(table, AMERICAN, 0, modifiers.ANTI_TANK_FIREPOWER) == []
    assert modifiers.once(table, AMERICAN, 1, modifiers.ANTI_TANK_FIREPOWER) == [0]


@card("take_cover")
@rule("TOI-CRD-11")
def test_take_cover_is_kept_for_one_attack() -> None:
    table = a_card_table("take_cover")
    play(table)
    assert modifiers.once(table, AMERICAN, 0, modifiers.COVER) == [0]
    lasting.use(table, AMERICAN, CARD, lasting.TO_COVER)
    assert (table.effects, table.in_play) == ((), ((), ())), "used once, it is in the box"


@card("take_cover")
def test_take_cover_is_no_help_for_the_enemy() -> None:
    table = a_card_table("take_cover")
    play(table)
    assert modifiers.once(table, GERMAN, 1, modifiers.COVER) == []


@card("second_wind")
@rule("TOI-CRD-08")
def test_second_wind_removes_a_condition_altogether() -> None:
    table = a_card_table("second_wind", a_squad(AMERICAN, (0, 0), condition=DISRUPTED), a_squad(AMERICAN, (1, 0)))
    play(table)
    assert table.conditions == [NO_CONDITION, NO_CONDITION]


@card("second_wind")
def test_second_wind_lets_the_player_choose_and_needs_a_shaken_squad() -> None:
    shaken = [a_squad(AMERICAN, (0, 0), condition=PINNED), a_squad(AMERICAN, (1, 0), condition=DISRUPTED)]
    table = a_card_table("second_wind", *shaken)
    play(table, "squad 2")
    assert table.conditions == [PINNED, NO_CONDITION]
    assert not can_play(a_card_table("second_wind"))


def suppressive_cover(table: Table, unit: int) -> int:
    return cover.cover_of(table, unit, SUPPRESSIVE)


@card("hold_the_line")
@rule("TOI-CRD-08", "TOI-CRD-11")
def test_hold_the_line_gives_cover_against_suppression() -> None:
    table = a_card_table("hold_the_line")
    assert suppressive_cover(table, 0) == 0
    play(table)
    assert suppressive_cover(table, 0) == 1
    assert cover.cover_of(table, 0, NORMAL) == 0
    assert suppressive_cover(table, 1) == 0, "the enemy has nothing of it"


@card("hold_the_line")
def test_hold_the_line_ends_with_the_next_round_and_is_for_squads() -> None:
    table = a_card_table("hold_the_line", a_squad(AMERICAN, (0, 0)), a_vehicle(AMERICAN, (1, 0), "sherman"))
    play(table)
    assert [effect.until for effect in table.effects] == [2], "played in round 1"
    assert suppressive_cover(table, 1) == 0


@card("grim_resolve")
@rule("TOI-CRD-11")
def test_grim_resolve_is_kept_for_a_defence() -> None:
    table = a_card_table("grim_resolve")
    play(table)
    assert modifiers.once(table, AMERICAN, 0, modifiers.ASSAULT_DEFENSE) == [0]
    assert table.effects[0].amount == 2


@card("grim_resolve")
def test_grim_resolve_is_not_for_vehicles() -> None:
    table = a_card_table("grim_resolve", a_vehicle(AMERICAN, (0, 0), "m3a1"))
    play(table)
    assert modifiers.once(table, AMERICAN, 0, modifiers.ASSAULT_DEFENSE) == []


@card("heroic_example")
@rule("TOI-CRD-08")
def test_heroic_example_rallies_three_squads() -> None:
    table = a_card_table("heroic_example", *[a_squad(AMERICAN, (0, place), condition=PINNED) for place in range(4)])
    play(table, "squad 1", "squad 2", "squad 4")
    assert table.conditions == [NO_CONDITION, NO_CONDITION, PINNED, NO_CONDITION]


@card("heroic_example")
def test_heroic_example_may_stop_early() -> None:
    table = a_card_table("heroic_example", *[a_squad(AMERICAN, (0, place), condition=PINNED) for place in range(2)])
    play(table, "squad 1", "no more")
    assert table.conditions == [NO_CONDITION, PINNED]


@card("field_promotion")
def test_field_promotion_turns_a_regular_into_an_officer() -> None:
    table = a_card_table("field_promotion", a_squad(AMERICAN, (0, 0), "3 regular"))
    play(table)
    assert table.figures == [a_pack("2 regular, 1 officer")]
    assert squads.count(table.figures[0]) == 3


@card("field_promotion")
@rule("TOI-CMP-06", "D-TOI-01")
def test_field_promotion_needs_a_regular_and_an_officer_in_the_box() -> None:
    assert not can_play(a_card_table("field_promotion", a_squad(AMERICAN, (0, 0), "4 elite")))
    officers = [a_squad(AMERICAN, (0, place), "4 officer") for place in range(2)]
    assert not can_play(a_card_table("field_promotion", a_squad(AMERICAN, (1, 0)), *officers)), "the box has 6"


@card("into_the_breach")
@rule("TOI-CRD-11")
def test_into_the_breach_is_kept_for_an_assault() -> None:
    table = a_card_table("into_the_breach")
    play(table)
    assert modifiers.once(table, AMERICAN, 0, modifiers.ASSAULT_FIREPOWER) == [0]
    assert table.effects[0].amount == 2


@card("into_the_breach")
def test_into_the_breach_stays_until_it_is_used() -> None:
    table = a_card_table("into_the_breach")
    play(table)
    assert table.effects[0].until == 0
    lasting.use(table, AMERICAN, CARD, lasting.TO_FIREPOWER)
    assert modifiers.once(table, AMERICAN, NOTHING, modifiers.ASSAULT_FIREPOWER) == []


@card("shout_them_down")
@rule("TOI-CRD-08")
def test_shout_them_down_pins_a_squad_near_and_in_sight() -> None:
    table = a_card_table("shout_them_down", a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (3, 0)), a_squad(GERMAN, (4, 0)))
    play(table)
    assert table.conditions == [NO_CONDITION, PINNED, NO_CONDITION]


@card("shout_them_down")
@rule("TOI-FAT-03", "TOI-SUP-04")
def test_shout_them_down_takes_op_fire_and_leaves_out_the_shaken_the_hidden_and_vehicles() -> None:
    table = a_card_table(
        "shout_them_down",
        a_squad(AMERICAN, (0, 0)),
        a_squad(GERMAN, (2, 0), state=OP_FIRE),
        a_squad(GERMAN, (0, 1), condition=DISRUPTED),
        a_squad(GERMAN, (0, 3), is_concealed=True),
        a_squad(GERMAN, (-3, 0)),
        a_vehicle(GERMAN, (0, -1), "opel"),
        ground=a_ground({(-2, 0): "woods"}),
    )
    play(table)
    assert (table.conditions[1], table.state[1]) == (PINNED, FATIGUED)
    assert asked(table) == ()
    assert not can_play(table)


def test_answers_of_cards_are_words() -> None:
    shaken = [a_squad(AMERICAN, (0, 0), condition=PINNED), a_squad(AMERICAN, (1, 0), condition=PINNED)]
    table = a_card_table("second_wind", *shaken)
    play(table)
    frame = table.frames[-1]
    assert frame.node.prompt(table, frame) == "Remove the condition of one of your pinned or disrupted squads"
    assert asked(table) == ("American squad 1 (0,0)", "American squad 2 (1,0)")
    answer(table, "squad 1")
