"""The deck Command I."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.combat import strength
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    AMERICAN,
    ASSAULT,
    CONCENTRATED_FIRE,
    DISRUPTED,
    FATIGUED,
    FRESH,
    GERMAN,
    IN_ACTION_PHASE,
    IN_COMMAND_PHASE,
    OP_FIRE,
    PINNED,
)
from tests.support import card, rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, a_vehicle, answer, asked, go_on
from tests.support.tide_of_iron_cards import COMMAND, a_card_table, can_play, play, with_deck


@card("cut_communications")
@rule("TOI-CRD-08")
def test_cut_communications_takes_two_tokens_off_the_enemy_card() -> None:
    table = a_card_table("cut_communications")
    table.tokens = [1, 5]
    play(table)
    assert table.tokens == [1, 3]


@card("cut_communications")
def test_cut_communications_takes_what_is_there_and_needs_something() -> None:
    table = a_card_table("cut_communications")
    assert not can_play(table), "there is no token to take"
    table.tokens = [0, 1]
    play(table)
    assert table.tokens == [0, 0]


@card("rapid_mobilization")
@rule("TOI-OBJ-08")
def test_rapid_mobilization_puts_three_tokens_on_the_own_card() -> None:
    table = a_card_table("rapid_mobilization")
    table.tokens = [2, 0]
    play(table)
    assert table.tokens == [5, 0]
    assert table.command == [COMMAND - 1, COMMAND], "the three come from the pool, only the price is paid"


@card("rapid_mobilization")
def test_rapid_mobilization_has_a_plus() -> None:
    assert a_card_table("rapid_mobilization").setup.cards[0].has_plus


@card("major_offensive")
@rule("TOI-CRD-08")
def test_major_offensive_gives_two_more_actions() -> None:
    table = a_card_table("major_offensive")
    table.actions_left = 1
    play(table)
    assert table.actions_left == 3


@card("major_offensive")
@rule("TOI-CRD-03")
def test_major_offensive_needs_its_three_command() -> None:
    table = a_card_table("major_offensive")
    table.command[AMERICAN] = 2
    assert not can_play(table)
    table.command[AMERICAN] = 3
    assert can_play(table)


@card("surprise_assault")
@rule("TOI-CRD-08", "D-TOI-144")
def test_surprise_assault_keeps_full_movement_and_adds_two_dice() -> None:
    table = a_card_table("surprise_assault", a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (5, 0)))
    play(table)
    activation = table.activation
    assert activation is not None
    # an Assault has one point less than the 4 of the squad (TOI-ACT-09); points are counted in thirds
    assert (activation.unit, activation.action, activation.points, activation.bonus) == (0, ASSAULT, 12, 2)


@card("surprise_assault")
@rule("TOI-ACT-09")
def test_surprise_assault_is_for_fresh_squads_without_heavy_weapons() -> None:
    squads = [
        a_squad(AMERICAN, (0, 0), "1 mg, 2 regular"),
        a_squad(AMERICAN, (1, 0), state=FATIGUED),
        a_squad(AMERICAN, (2, 0), condition=PINNED),
    ]
    assert not can_play(a_card_table("surprise_assault", *squads, a_squad(GERMAN, (5, 0))))
    assert can_play(a_card_table("surprise_assault", *squads, a_squad(AMERICAN, (3, 0)), a_squad(GERMAN, (5, 0))))


@card("forward_command_post")
@rule("TOI-CRD-08", "TOI-CMP-11")
def test_forward_command_post_gains_two_command() -> None:
    table = a_card_table("forward_command_post")
    play(table)
    assert table.command == [COMMAND + 2, COMMAND]


@card("forward_command_post")
@rule("TOI-CRD-03")
def test_forward_command_post_is_free_even_without_command() -> None:
    table = a_card_table("forward_command_post")
    table.command = [0, 0]
    assert can_play(table)


@card("intercepted_orders")
@rule("TOI-CRD-08")
def test_intercepted_orders_cost_the_enemy_two_command() -> None:
    table = a_card_table("intercepted_orders")
    play(table)
    assert table.command == [COMMAND - 1, COMMAND - 2]


@card("intercepted_orders")
def test_intercepted_orders_take_what_is_there_and_need_something() -> None:
    table = a_card_table("intercepted_orders")
    table.command[GERMAN] = 1
    play(table)
    assert table.command[GERMAN] == 0
    table = a_card_table("intercepted_orders")
    table.command[GERMAN] = 0
    assert not can_play(table)


@card("double_time_march")
@rule("TOI-CRD-08")
def test_double_time_march_is_an_advance_of_six_points() -> None:
    table = a_card_table("double_time_march")
    play(table)
    activation = table.activation
    assert activation is not None
    assert (activation.action, activation.points) == (ADVANCE, 18)


@card("double_time_march")
def test_double_time_march_lets_the_player_choose_the_squad_and_leaves_out_vehicles() -> None:
    table = a_card_table(
        "double_time_march",
        a_squad(AMERICAN, (0, 0)),
        a_vehicle(AMERICAN, (1, 0), "sherman"),
        a_squad(AMERICAN, (2, 0)),
        a_squad(GERMAN, (6, 0)),
    )
    play(table)
    assert len(asked(table)) == 2
    answer(table, "squad 3")
    assert table.activation is not None
    assert table.activation.unit == 2


@card("coordinated_fire")
@rule("TOI-CRD-08")
def test_coordinated_fire_is_an_attack_with_two_more_dice() -> None:
    table = a_card_table("coordinated_fire", a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (3, 0)))
    play(table)
    attack = table.frames[-1].attack
    assert attack is not None
    assert table.activation is not None
    assert table.activation.action == CONCENTRATED_FIRE
    assert strength.pool(table, attack) == 6, "4 regulars and 2 more"


@card("coordinated_fire")
def test_coordinated_fire_needs_a_target() -> None:
    table = a_card_table(
        "coordinated_fire",
        a_squad(AMERICAN, (0, 0)),
        a_squad(GERMAN, (3, 0)),
        ground=a_ground({(1, 0): "woods", (2, 0): "woods"}),
    )
    assert not can_play(table)


@card("staff_work")
@rule("TOI-CRD-08", "TOI-CRD-02")
def test_staff_work_draws_two_cards_face_up() -> None:
    table = with_deck(a_card_table("staff_work"), 3)
    play(table)
    assert table.available == ((3, 2), ())
    assert table.decks == (((1,),), ())


@card("staff_work")
@rule("TOI-STA-03")
def test_staff_work_draws_what_is_left_and_needs_a_card() -> None:
    table = with_deck(a_card_table("staff_work"), 1)
    play(table)
    assert table.available == ((1,), ())
    assert not can_play(a_card_table("staff_work"))


@card("ready_positions")
@rule("TOI-CRD-08")
def test_ready_positions_puts_up_to_three_units_into_op_fire() -> None:
    units = [a_squad(AMERICAN, (0, place)) for place in range(4)]
    table = a_card_table("ready_positions", *units, a_squad(GERMAN, (6, 0)))
    play(table, "squad 1", "squad 3", "squad 4")
    assert table.state[:4] == [OP_FIRE, FRESH, OP_FIRE, OP_FIRE]
    assert asked(table) == (), "the third was the last"


@card("ready_positions")
@rule("TOI-OPF-15", "TOI-OPF-17")
def test_ready_positions_may_stop_and_leaves_out_the_shaken_and_mortars() -> None:
    table = a_card_table(
        "ready_positions",
        a_squad(AMERICAN, (0, 0), condition=PINNED),
        a_squad(AMERICAN, (1, 0), condition=DISRUPTED),
        a_squad(AMERICAN, (2, 0), "2 mortar"),
        a_squad(AMERICAN, (3, 0), "1 mortar, 2 regular"),
        a_squad(GERMAN, (6, 0)),
    )
    play(table)
    assert len(asked(table)) == 2
    answer(table, "no more")
    assert table.state == [FRESH] * 5


@pytest.mark.parametrize("phase_card", ["major_offensive", "ready_positions"])
@rule("TOI-CRD-05")
def test_cards_of_the_action_phase_are_not_offered_in_the_command_phase(phase_card: str) -> None:
    table = a_card_table(phase_card)
    assert playing.playable(table, AMERICAN, IN_COMMAND_PHASE) == []
    assert playing.playable(table, AMERICAN, IN_ACTION_PHASE) == [0]


def test_a_table_without_cards_offers_none() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0)))
    go_on(table)
    assert playing.playable(table, AMERICAN, IN_ACTION_PHASE) == []
