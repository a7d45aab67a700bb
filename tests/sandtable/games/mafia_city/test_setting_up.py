"""Section 3: setting up a game."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.game import BadSetup
from sandtable.games.mafia_city import GAME, moves
from sandtable.games.mafia_city.game import RULES, City
from sandtable.games.mafia_city.scenario import SCENARIOS
from sandtable.games.mafia_city.terms import HARBOUR, LOCATIONS, NOBODY
from tests.sandtable.games.mafia_city.tables import A, B, C, a_setup, a_table, answer, asked, discards, hand_of, options
from tests.support import rule


def a_game(players: int = 3, seed: int = 1) -> City:
    """A game waiting on its first question."""
    return RULES.start(a_setup(players), seeded("setting up", seed), 0)


@rule("EX-MAF-01", "MAF-SET-02", "MAF-SET-06", "MAF-SET-11")
def test_a_game_of_four_is_set_up() -> None:
    table = a_game(4)
    assert (table.hand, table.reserve) == ([7] * 4, [4] * 4)
    assert [len(cards) for cards in table.cards] == [2] * 4
    assert (table.hitman, table.policeman, table.mayor) == (HARBOUR, NOBODY, NOBODY), "two stand on their own tiles"
    assert not any(table.columns) and table.cell == table.points == [0] * 4


@rule("MAF-SET-01", "MAF-D03")
def test_the_starting_player_is_drawn_and_turns_go_clockwise() -> None:
    games = [a_game(3, seed) for seed in range(300)]
    starts = [table.first for table in games]
    assert all(70 < starts.count(seat) < 130 for seat in range(3))
    assert all(table.starting == table.first == table.seat() for table in games)
    assert [games[0].next_seat(seat) for seat in range(3)] == [B, C, A]


@rule("MAF-SET-03", "MAF-SET-04", "MAF-COMP-02")
def test_hand_and_reserve_are_kept_apart_and_nobody_has_more() -> None:
    for players, total in ((3, 12), (4, 11), (5, 11)):
        table = a_game(players)
        assert [sum(pair) for pair in zip(table.hand, table.reserve, strict=True)] == [total] * players


@rule("MAF-SET-05")
def test_the_seven_locations_are_laid_out_at_random() -> None:
    layouts = [a_game(3, seed).layout for seed in range(200)]
    assert all(sorted(layout) == list(LOCATIONS) for layout in layouts)
    assert {layout[0] for layout in layouts} == set(LOCATIONS), "every location can be in the centre"
    assert len(set(layouts)) > 180


def test_a_scenario_may_fix_the_layout() -> None:
    layout = (7, 6, 5, 4, 3, 2, 1)
    assert RULES.start(a_setup(3, layout=layout), seeded(1), 0).layout == layout


@rule("MAF-SET-08", "MAF-SET-09", "MAF-COMP-06")
def test_all_49_cards_are_shuffled_into_the_draw_pile() -> None:
    table = a_game(3)
    assert len(table.draw) == 49 - 3 * 2 and table.discard == ()
    assert sorted([*table.draw, *(card for hand in table.cards for card in hand)]) == list(range(49))
    assert table.draw != a_game(3, seed=2).draw


@rule("MAF-SET-12", "MAF-D07")
def test_each_player_may_exchange_both_cards_once() -> None:
    table = a_game(3)
    first = table.first
    before, second = table.cards[first], (first + 1) % 3
    kept = table.cards[second]
    assert options(table) == ["keep 2 cards", "exchange 2 cards"], "not one of them"
    drawn = table.draw[-1:-3:-1]
    answer(table, (first, "exchange 2 cards"))
    assert (table.discard, table.cards[first]) == (before, drawn)
    answer(table, (second, "keep 2 cards"))
    assert table.cards[second] == kept
    answer(table, ((first + 2) % 3, "keep 2 cards"))
    assert table.round == 1 and asked(table) == (first, "Take an action")


@rule("MAF-SET-10", "MAF-D06")
def test_the_discard_pile_is_shuffled_when_a_card_has_to_be_drawn_and_there_is_none() -> None:
    table = a_table(draw=["thief fist"], discard=["snitch hat", "fbi hat", "rackets hat"])
    assert moves.draw(table, A, 1) == 1 and len(table.discard) == 3, "not before one has to be drawn"
    assert moves.draw(table, A, 2) == 2
    assert hand_of(table, A)[0] == "thief fist" and not table.discard and len(table.draw) == 1
    assert moves.draw(table, B, 3) == 1, "without cards none is drawn"
    assert sorted(hand_of(table, A) + hand_of(table, B)) == ["fbi hat", "rackets hat", "snitch hat", "thief fist"]


@rule("MAF-D06")
def test_the_order_of_a_new_draw_pile_is_random() -> None:
    found = set()
    for seed in range(40):
        table = a_table(draw=[], discard=["snitch hat", "fbi hat", "rackets hat"], dice=seeded("shuffle", seed))
        moves.draw(table, A, 3)
        found.add(tuple(hand_of(table, A)))
    assert len(found) == 6 and discards(table) == []


def test_a_player_brings_nothing_but_a_name() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup([{"name": "x"}, {"deck": 1}, {}], SCENARIOS.document("standard"))
    assert refused.value.problems == ["seat 1: unknown deck; a seat may bring: name"]


def test_a_scenario_says_how_many_may_play_it() -> None:
    document = SCENARIOS.document("standard") | {"players": [3]}
    with pytest.raises(BadSetup) as refused:
        GAME.setup([{}] * 4, document)
    assert refused.value.problems == [f"{document['title']} is played by 3 players; got 4"]
