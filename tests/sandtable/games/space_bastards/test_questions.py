"""The kinds of questions in Space Bastards and the options that decline."""

from __future__ import annotations

from sandtable.engine.game import ACTION, INSIDE, TOGETHER
from sandtable.games.space_bastards.phases.planning import PLANNING
from sandtable.games.space_bastards.terms import CHANGE, LOVE, SPUD, TOADLING, TRADE
from tests.sandtable.games.space_bastards.tables import (
    a_game,
    a_table,
    aboard,
    act,
    all_actions,
    answer,
    dock,
    lay,
    options,
    relate,
    sail,
    wake,
)
from tests.support.questions import kind_and_no


def test_a_planet_is_chosen_by_one_and_settlers_are_prepared_by_all() -> None:
    table = a_game(3)
    assert kind_and_no(table) == (ACTION, "")
    table.apply(0)
    for _ in range(3):
        assert kind_and_no(table) == (TOGETHER, "")
        table.apply(0)
    assert kind_and_no(table) == (INSIDE, ""), "now tokens are placed"


def test_cards_are_planned_by_all_at_the_same_time() -> None:
    table = a_table()
    wake(table)
    table.start(PLANNING, 0)
    table.run()
    for seat in range(3):
        assert table.seat() == seat and kind_and_no(table) == (TOGETHER, "")
        table.apply(0)


def test_a_flight_begins_as_an_action_and_its_next_fields_belong_to_it() -> None:
    table = a_table()
    dock(table, 0, "O6")
    aboard(table, 0, TOADLING)
    sail(table, 0)
    assert kind_and_no(table) == (ACTION, "end here")
    answer(table, "fly to O5")
    assert kind_and_no(table) == (INSIDE, "end here")


def test_a_pair_begins_an_action_the_others_and_the_answers_belong_to_it() -> None:
    table = a_table()
    relate(table, TRADE, TOADLING, SPUD)
    for _ in range(2):
        lay(table, "P2", 0, TOADLING)
        lay(table, "P2", 1, SPUD)
    act(table, TRADE)
    assert kind_and_no(table) == (ACTION, "no more pairs here")
    answer(table, "own Toadling and Player 2's Spud")
    assert kind_and_no(table) == (INSIDE, "no more pairs here")
    answer(table, "no more pairs here")
    assert options(table) == ("agree", "refuse") and kind_and_no(table) == (INSIDE, "refuse")


def test_love_is_an_action_and_may_be_left() -> None:
    table = a_table()
    relate(table, LOVE, TOADLING, TOADLING)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 0, TOADLING)
    act(table, LOVE)
    assert kind_and_no(table) == (ACTION, "no birth")


def test_a_change_of_relationships_is_an_action_with_questions_inside() -> None:
    table = a_table()
    all_actions(table, [[CHANGE], [LOVE], [LOVE]])
    assert kind_and_no(table) == (ACTION, "no")
    answer(table, "change Trade")
    assert kind_and_no(table) == (INSIDE, "")
    table.apply(0)
    assert options(table) == ("no", "yes") and kind_and_no(table) == (INSIDE, "no")
