"""Action turns: whose they are, how long they last, when a phase is over (sections 5 to 7)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.actions import choosing
from sandtable.games.tide_of_iron.phases.turns import TURNS
from sandtable.games.tide_of_iron.setup import Card
from sandtable.games.tide_of_iron.state import BY_CONDITION, NOT_OVER, Table
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    DISRUPTED,
    FATIGUED,
    FRESH,
    GERMAN,
    IN_ACTION_PHASE,
    OP_FIRE,
    PINNED,
)
from sandtable.games.tide_of_iron.victory import read_victory
from tests.support import rule
from tests.support.tide_of_iron import Piece, a_ground, a_squad, a_table, a_vehicle, answer, asked, at, go_on
from tests.support.tide_of_iron_actions import fatigue_all, with_dice
from tests.support.tide_of_iron_cards import CARD, a_card_table

END = "end your Action Phase"


def squads(seat: int, many: int, state: int = FRESH) -> list[Piece]:
    """Squads of one side, far from the other."""
    return [a_squad(seat, (-5 + 10 * seat, place - 2), state=state) for place in range(many)]


def begun(table: Table) -> Table:
    """The Action Phase has begun."""
    table.start(TURNS, table.initiative)
    go_on(table)
    return table


@rule("TOI-PHS-02", "TOI-PHS-03", "EX-TOI-14", "TOI-PHS-10")
def test_turns_of_three_actions_alternate() -> None:
    table = begun(a_table(a_ground(), *squads(AMERICAN, 5), *squads(GERMAN, 5)))
    assert fatigue_all(table) == [AMERICAN] * 3 + [GERMAN] * 3 + [AMERICAN] * 2 + [GERMAN] * 2


@rule("TOI-SCN-02", "D-TOI-146")
@pytest.mark.parametrize(("points", "is_over"), [(12, True), (11, False)])
def test_a_condition_that_is_checked_at_once_ends_the_game_after_an_action(points: int, is_over: bool) -> None:
    table = a_table(a_ground(), *squads(AMERICAN, 2), *squads(GERMAN, 2))
    wanted = {"points": {"side": "german", "at_least": 12}}
    conditions = [{"side": "german", "when": "at once", "if": wanted}]
    table.setup.victory = read_victory({"conditions": conditions, "otherwise": "american"})
    table.setup.ends_at_once = True
    begun(table)
    table.points = [0, points]
    assert table.ending == NOT_OVER
    answer(table, "Fatigue unit: American squad 1")
    assert (table.ending == BY_CONDITION, table.winner == GERMAN) == (is_over, is_over)


@rule("TOI-PHS-02")
def test_the_player_with_initiative_takes_the_first_turn() -> None:
    table = a_table(a_ground(), *squads(AMERICAN, 1), *squads(GERMAN, 1), active=GERMAN)
    assert begun(table).asker == GERMAN


@rule("TOI-PHS-10", "TOI-PHS-05", "TOI-PHS-06", "TOI-PHS-07", "EX-TOI-16", "D-TOI-15")
def test_who_cannot_go_on_is_finished_and_the_other_acts_alone() -> None:
    table = begun(a_table(a_ground(), *squads(AMERICAN, 4), *squads(GERMAN, 1)))
    assert fatigue_all(table) == [AMERICAN] * 3 + [GERMAN] + [AMERICAN]
    assert table.frames == [], "the Command Phase begins"
    assert table.finished == (True, True)


@rule("TOI-PHS-06", "D-TOI-16")
def test_the_actions_of_who_is_left_are_still_in_turns() -> None:
    table = begun(a_table(a_ground(), *squads(AMERICAN, 5), *squads(GERMAN, 1)))
    left: list[int] = []
    while table.asker >= 0:
        if table.asker == AMERICAN:
            left.append(table.actions_left)
        answer(table, next(words for words in asked(table) if words.startswith("Fatigue unit")))
    assert left == [3, 2, 1, 3, 2]


@rule("TOI-PHS-04", "D-TOI-14")
def test_a_player_may_end_his_phase_in_the_middle_of_a_turn() -> None:
    table = begun(a_table(a_ground(), *squads(AMERICAN, 3), *squads(GERMAN, 4)))
    answer(table, "Fatigue unit: American squad 1", END)
    assert table.finished == (True, False)
    assert fatigue_all(table) == [GERMAN] * 4, "he takes no more actions this round"
    assert table.state[:3] == [FATIGUED, FRESH, FRESH]


@rule("TOI-PHS-05", "EX-TOI-15")
@pytest.mark.parametrize(("cards", "goes_on"), [(2, True), (1, False)])
def test_cards_keep_a_phase_open(cards: int, goes_on: bool) -> None:
    table = a_card_table("roadblock", *squads(AMERICAN, 1, state=FATIGUED), *squads(GERMAN, 3))
    table.setup.actions = (2, 2)
    table.setup.cards.append(Card("roadblock", "Second Roadblock", 1, IN_ACTION_PHASE, False))
    table.available = (tuple(range(cards)), ())
    begun(table)
    answer(table, "play Roadblock", "no more")
    if goes_on:
        answer(table, "play Second Roadblock", "no more")
    assert table.asker == GERMAN
    assert table.finished == (not goes_on, False)


@rule("TOI-PHS-05", "D-TOI-15")
def test_a_player_without_any_action_is_finished_at_once() -> None:
    table = begun(a_table(a_ground(), *squads(AMERICAN, 2, state=OP_FIRE), *squads(GERMAN, 1)))
    assert (table.asker, table.finished) == (GERMAN, (True, False))


@rule("TOI-FAT-01", "TOI-ACT-11", "TOI-FAT-05")
def test_only_fresh_units_act_and_shaken_ones_can_only_be_fatigued() -> None:
    units = [
        a_squad(AMERICAN, (-5, 0), state=FATIGUED),
        a_squad(AMERICAN, (-5, 1), state=OP_FIRE),
        a_squad(AMERICAN, (-5, 2), condition=PINNED),
        a_squad(AMERICAN, (-5, 3), condition=DISRUPTED),
    ]
    table = begun(a_table(a_ground(), *units, *squads(GERMAN, 1)))
    assert asked(table) == (END, "Fatigue unit: American squad 3 (-5,2)", "Fatigue unit: American squad 4 (-5,3)")
    answer(table, "American squad 4")
    assert (table.state[3], table.conditions[3]) == (FATIGUED, DISRUPTED), "nothing else happens"


@rule("TOI-ACT-03", "TOI-FAT-02", "TOI-ERR-02")
def test_prepare_op_fire_turns_a_fresh_unit_to_op_fire() -> None:
    table = begun(a_table(a_ground(), *squads(AMERICAN, 1), *squads(GERMAN, 1)))
    answer(table, "Prepare op fire")
    assert table.state[0] == OP_FIRE, "it is not fatigued when its activation ends"


@rule("TOI-PHS-08", "EX-TOI-21", "TOI-CMB-04", "TOI-SQD-01")
def test_supporters_use_no_action() -> None:
    units = [a_vehicle(AMERICAN, (0, 0), "sherman"), a_squad(AMERICAN, (0, 0)), a_squad(AMERICAN, (0, 0))]
    far = a_squad(AMERICAN, (-6, 0))
    table = begun(a_table(a_ground(), *units, far, a_vehicle(GERMAN, (1, 0), "tiger1")))
    answer(table, "Concentrated fire: M4A1 Sherman 1", "American squad 2", "American squad 3")
    while table.asker == GERMAN:  # the owner may turn a die of the Tiger
        answer(table, "leave the dice as they are")
    assert table.state[:4] == [FATIGUED] * 3 + [FRESH]
    assert (table.asker, table.actions_left) == (AMERICAN, 2)


@rule("TOI-SQD-01", "TOI-ACT-11")
def test_actions_are_those_of_whole_units() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), "2 regular, 1 mg"), *squads(GERMAN, 1))
    units = {(option - 1) // choosing.KINDS for option in choosing.actions(table, AMERICAN) if option}
    assert units == {0}


@rule("EX-TOI-19", "TOI-ACT-01", "TOI-ACT-02", "TOI-ACT-03", "TOI-ACT-05", "TOI-ACT-13", "TOI-OPF-01", "TOI-OPF-08")
def test_one_full_turn_of_each_side() -> None:
    """American: (A) Advance, (B) Concentrated Fire, (C) Prepare Op Fire. German: (D) a card, (E), (F)."""
    table = a_card_table(
        "digging_in",
        a_squad(AMERICAN, (-6, 0)),
        a_squad(AMERICAN, (0, 0)),
        a_squad(AMERICAN, (1, 0)),
        a_squad(GERMAN, (4, 0)),
        a_squad(GERMAN, (5, -4)),
        a_squad(GERMAN, (0, 4)),
    )
    table.available = ((), (CARD,))
    begun(table)
    answer(table, "Advance: American squad 1", "move to -5,0", "move to -4,0", "move to -3,0", "move to -2,0")
    assert table.state[0] == FATIGUED, "(A) 4 hexes"
    with_dice(table, 1, 1, 1, 1)
    answer(table, "Concentrated fire: American squad 2", "German squad 4", "no more support", "normal")
    assert table.state[1] == FATIGUED, "(B)"
    answer(table, "Prepare op fire: American squad 3")
    assert (table.state[2], table.asker) == (OP_FIRE, GERMAN), "(C)"
    answer(table, "play Digging In", "4,0", "no more")
    assert table.actions_left == 2, "(D)"
    answer(table, "Advance: German squad 5", "move to 4,-3")
    assert table.asker == AMERICAN, "(E) a squad in Op Fire may attack after the first hex"
    with_dice(table, 5, 1, 1, 1)
    answer(table, "American squad 3", "suppressive")
    assert (table.conditions[4], table.state[4], table.place_of(4)) == (PINNED, FATIGUED, at(table, (4, -3)))
    assert table.state[2] == FATIGUED
    answer(table, "Fire and movement: German squad 6", "move to 0,3", "move to 0,2", "move to 0,1")
    with_dice(table, 1, 1)
    answer(table, "attack", "American squad 2", "normal")
    assert (table.state[5], table.place_of(5)) == (FATIGUED, at(table, (0, 1))), "(F) 3 points, 2 dice"
    assert table.finished[AMERICAN], "all Americans are activated"
