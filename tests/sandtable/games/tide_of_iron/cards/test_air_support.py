"""The deck American Air Support I; its bombs and rockets are tested with the artillery."""

from __future__ import annotations

from sandtable.games.tide_of_iron.terms import AMERICAN, FATIGUED, FRESH, GERMAN, NO_CONDITION, OP_FIRE, PINNED
from sandtable.games.tide_of_iron.words import modifiers
from tests.support import card, rule
from tests.support.tide_of_iron import a_ground, a_squad, a_vehicle, asked
from tests.support.tide_of_iron_cards import CARD, COMMAND, a_card_table, can_play, play, with_deck


@card("air_reconnaissance")
@rule("TOI-CON-07", "TOI-CRD-08")
def test_air_reconnaissance_reveals_every_concealed_enemy_and_draws() -> None:
    hidden = [a_squad(GERMAN, (6, 0), is_concealed=True), a_squad(GERMAN, (-6, 0), is_concealed=True)]
    table = with_deck(a_card_table("air_reconnaissance", a_squad(AMERICAN, (0, 0), is_concealed=True), *hidden), 1)
    play(table)
    assert table.concealed == (True, False, False), "the own one stays hidden"
    assert table.available == ((1,), ())


@card("air_reconnaissance")
def test_air_reconnaissance_needs_somebody_to_find() -> None:
    assert not can_play(with_deck(a_card_table("air_reconnaissance"), 1))


@card("air_drop")
@rule("TOI-CRD-08")
def test_air_drop_gains_three_command_for_nothing() -> None:
    table = a_card_table("air_drop")
    play(table)
    assert table.command == [COMMAND + 3, COMMAND]


@card("air_drop")
def test_air_drop_is_gone_after_use() -> None:
    table = a_card_table("air_drop")
    play(table)
    assert (table.available, table.in_play) == (((), ()), ((), ()))


@card("interdiction")
@rule("TOI-CRD-08", "TOI-CRD-11")
def test_interdiction_slows_enemy_vehicles() -> None:
    table = a_card_table("interdiction", a_vehicle(AMERICAN, (0, 0), "sherman"), a_vehicle(GERMAN, (6, 0), "tiger1"))
    play(table)
    assert modifiers.amount(table, GERMAN, 1, modifiers.MOVEMENT) == -1
    assert modifiers.amount(table, AMERICAN, 0, modifiers.MOVEMENT) == 0
    assert table.in_play == ((CARD,), ())


@card("interdiction")
def test_interdiction_leaves_squads_alone() -> None:
    table = a_card_table("interdiction", a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (6, 0)))
    play(table)
    assert modifiers.amount(table, GERMAN, 1, modifiers.MOVEMENT) == 0


@card("low_pass")
def test_low_pass_pins_a_squad_in_sight_however_far() -> None:
    table = a_card_table("low_pass", a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (7, 0)))
    play(table)
    assert table.conditions == [NO_CONDITION, PINNED]


@card("low_pass")
def test_low_pass_needs_a_squad_in_sight() -> None:
    ground = a_ground({(2, 0): "woods"})
    table = a_card_table(
        "low_pass", a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (4, 0)), a_vehicle(GERMAN, (0, 4), "opel"), ground=ground
    )
    assert not can_play(table)


@card("air_superiority")
@rule("TOI-CRD-08")
def test_air_superiority_fatigues_two_enemy_units() -> None:
    enemies = [a_squad(GERMAN, (4, 0), state=OP_FIRE), a_vehicle(GERMAN, (0, 4), "tiger1"), a_squad(GERMAN, (-4, 0))]
    table = a_card_table("air_superiority", a_squad(AMERICAN, (0, 0)), *enemies)
    play(table, "squad 2", "Tiger")
    assert table.state == [FRESH, FATIGUED, FATIGUED, FRESH]


@card("air_superiority")
def test_air_superiority_leaves_out_who_is_tired_or_unseen() -> None:
    enemies = [a_squad(GERMAN, (4, 0), state=FATIGUED), a_squad(GERMAN, (0, 4))]
    table = a_card_table("air_superiority", a_squad(AMERICAN, (0, 0)), *enemies, ground=a_ground({(0, 2): "woods"}))
    assert not can_play(table)
    table.state[1] = FRESH
    play(table)
    assert asked(table) == ("no more", "German squad 2 (4,0)")
