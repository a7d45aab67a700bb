"""The round track, planning, the order of actions (SPB-RND)."""

from __future__ import annotations

from itertools import combinations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.space_bastards.actions.order import in_priority
from sandtable.games.space_bastards.flow import GAME_FLOW, MARKER, end_round, pass_on
from sandtable.games.space_bastards.game import Expedition
from sandtable.games.space_bastards.phases.planning import PLANNING, plans
from sandtable.games.space_bastards.state import ALL_CARDS
from sandtable.games.space_bastards.terms import (
    CHANGE,
    DIPLOMACY,
    EATING,
    LOVE,
    MIGRATION,
    MUTATION,
    NOBODY,
    SHOOTING,
    TRADE,
)
from tests.sandtable.games.space_bastards.tables import (
    a_game,
    a_table,
    all_actions,
    answer,
    changed_setup,
    is_at_rest,
    lay,
    options,
    relate,
    wake,
)
from tests.support import rule


def planning(table: Expedition, *answers: str) -> None:
    wake(table)
    table.start(PLANNING, NOBODY)
    table.run()
    answer(table, *answers)


def marker_moves(table: Expedition) -> None:
    """The clock goes on to the next round, as far as its first question."""
    wake(table)
    table.start(GAME_FLOW, NOBODY).step = MARKER
    table.run()


@rule("SPB-RND-01", "SPB-RND-02", "SPB-D10")
def test_twelve_rounds_and_three_of_ships_alone() -> None:
    table = a_game(3)
    dice = seeded("rounds")
    spaces: list[int] = []
    while table.seat() >= 0:
        if not spaces or spaces[-1] != table.space:
            spaces.append(table.space)
        table.apply(dice.below(table.count()))
    assert spaces == [-1, *range(15)], "one field on, every round"
    assert [each.number for each in table.setup.track] == [0, 1, 2, 3, 4, 0, 5, 6, 7, 8, 0, 9, 10, 11, 12]
    outcome = table.outcome()
    assert outcome is not None and outcome.rounds == 12


@rule("SPB-RND-03", "SPB-RND-15", "SPB-RND-16")
def test_a_ship_on_the_track_means_ships_only() -> None:
    table = a_table(3, starter=2)
    table.space = -1
    marker_moves(table)
    ask = table.ask()
    assert ask is not None and ask.seat == 2 and "come in on O1" in ask.options, "nobody plans"
    answer(table, "stay off the board")
    assert table.seat() == 0
    answer(table, "stay off the board", "stay off the board")
    assert table.space == 1 and table.starter == 2, "the token stays; a classic round has begun"


@rule("SPB-RND-04", "SPB-RND-15", "SPB-RND-16")
def test_a_classic_round_has_all_five_steps() -> None:
    table = a_table(3, starter=1)
    table.space = 0
    marker_moves(table)
    assert table.round == 1 and table.seat() == 1
    answer(table, "Love", "Love", "Love")
    assert table.starter == 2 and table.seat() == 2, (
        "nobody can love; the token has gone on, and its holder sails first"
    )
    assert "stay off the board" in options(table)
    answer(table, *["stay off the board"] * 3)
    assert table.round == 2 and table.seat() == 2


@rule("SPB-RND-05", "SPB-D27", "SPB-RND-09")
def test_cards_are_planned_in_secret_and_revealed_together() -> None:
    table = a_table(3)
    planning(table)
    other = table.clone()
    assert isinstance(other, Expedition)
    answer(table, "Love")
    answer(other, "Trade")
    for seat in (1, 2):
        assert table.observe(seat).key() == other.observe(seat).key(), "one card lies face down"
    assert table.observe(0).key() != other.observe(0).key()
    for each in (table, other):
        answer(each, "Love", "Love")
        assert is_at_rest(each) and each.is_revealed
    for seat in range(3):
        assert table.observe(seat).key() != other.observe(seat).key(), "all see what was played"
    assert table.hand == [ALL_CARDS & ~(1 << LOVE)] * 3


@rule("SPB-RND-05")
def test_a_hidden_plan_is_imagined_as_any_of_the_cards_in_hand() -> None:
    table = a_table(3)
    table.hand[0] = 1 << LOVE | 1 << TRADE | 1 << CHANGE
    planning(table, "Trade")
    seen = set()
    for number in range(40):
        world = table.observe(1).imagine(seeded("plan", number))
        assert isinstance(world, Expedition)
        seen.add(world.planned[0])
    assert seen == {1 << LOVE, 1 << TRADE, 1 << CHANGE}


@rule("SPB-RND-06", "SPB-GEN-10")
def test_a_second_different_card_costs_two_money_at_once() -> None:
    table = a_table(3)
    table.money = [5, 2, 1]
    planning(table)
    assert len(options(table)) == 8 + 28, "any card, or any two"
    answer(table, "Love and Trade")
    assert table.money == [3, 2, 1]
    answer(table, "Shooting and Relationship Change")
    assert table.money == [3, 0, 1]
    assert len(options(table)) == 8, "nobody can owe money"
    answer(table, "Love")
    assert table.planned == [1 << LOVE | 1 << TRADE, 1 << SHOOTING | 1 << CHANGE, 1 << LOVE]


@rule("SPB-RND-06", "SPB-D27")
def test_how_many_cards_are_planned_everybody_sees() -> None:
    table = a_table(3)
    planning(table)
    other = table.clone()
    assert isinstance(other, Expedition)
    answer(table, "Love")
    answer(other, "Love and Trade")
    assert table.observe(1).key() != other.observe(1).key()


@rule("SPB-RND-07", "SPB-RND-09")
def test_a_card_must_be_played_and_is_given_up_even_without_effect() -> None:
    table = a_table(3)
    planning(table, "Love", "Love", "Love")
    all_actions(table, [[LOVE]] * 3)
    assert is_at_rest(table), "nobody could do anything"
    pass_on(table)
    assert table.planned == [0, 0, 0] and table.hand == [ALL_CARDS & ~(1 << LOVE)] * 3


@rule("SPB-RND-08", "EX-SPB-01")
def test_after_three_doubles_and_two_singles_no_card_is_left_for_round_6() -> None:
    table = a_table(2)
    table.money = [6, 6]
    names = ("Love and Shooting", "Eating and Trade", "Diplomacy and Migration", "Mutation", "Relationship Change")
    for mine, other in zip(names, ("Love", "Trade", "Eating", "Shooting", "Diplomacy"), strict=True):
        planning(table, mine) if mine != names[-1] else planning(table)
        answer(table, other)
        pass_on(table)
        table.starter = 0
    assert table.hand[0] == 0 and table.money[0] == 0
    planning(table)
    assert table.seat() == 1, "Player 1 takes no action"
    answer(table, "Migration")
    assert is_at_rest(table) and table.planned[0] == 0


@rule("SPB-RND-10")
def test_cards_come_back_after_round_6_only() -> None:
    table = a_table(3)
    back = []
    for space, each in enumerate(table.setup.track):
        table.space = space
        table.hand = [0, 1, 2]
        end_round(table)
        if table.hand == [ALL_CARDS] * 3:
            back.append(each.number)
    assert back == [6], "so each card is used twice at most"


@rule("SPB-RND-11", "SPB-RND-12", "SPB-RND-14")
def test_actions_go_by_priority_then_clockwise_from_the_starting_player() -> None:
    table = a_table(4, starter=2)
    table.planned = [1 << LOVE | 1 << MUTATION, 1 << TRADE, 1 << LOVE | 1 << CHANGE, 1 << TRADE | 1 << CHANGE]
    assert [divmod(each, 8) for each in in_priority(table)] == [
        (LOVE, 2),
        (LOVE, 0),
        (TRADE, 3),
        (TRADE, 1),
        (MUTATION, 0),
        (CHANGE, 2),
    ]


@rule("SPB-RND-11")
def test_what_comes_first_changes_what_comes_later() -> None:
    """A shot creature cannot trade any more."""
    table = a_table(3)
    relate(table, SHOOTING, 0, 1)
    relate(table, TRADE, 0, 1)
    lay(table, "P2", 0, 0)
    lay(table, "P2", 1, 1)
    all_actions(table, [[SHOOTING, TRADE], [TRADE], []], "Player 2's Spuds on P2")
    assert is_at_rest(table) and table.money == [5, 5, 5]


@rule("SPB-RND-17")
def test_another_order_of_priorities_may_be_played() -> None:
    column = ["change", "mutation", "migration", "diplomacy", "trade", "eating", "shooting", "love"]
    table = a_table(3, setup=changed_setup(3, priorities=column))
    table.planned = [1 << LOVE, 1 << CHANGE, 1 << EATING]
    assert [each // 8 for each in in_priority(table)] == [CHANGE, EATING, LOVE]


@rule("SPB-CHG-03", "SPB-D19")
def test_stop_tokens_go_at_the_end_of_the_actions() -> None:
    table = a_table(3)
    table.locks = 5
    pass_on(table)
    assert table.locks == 0


@rule("SPB-RND-13")
def test_boosting_is_asked_when_the_action_is_resolved() -> None:
    table = a_table(3)
    relate(table, SHOOTING, 0, 1)
    for name in ("P2", "P3"):
        lay(table, name, 0, 0)
        lay(table, name, 1, 1)
    all_actions(table, [[SHOOTING], [], []])
    ask = table.ask()
    assert ask is not None and ask.prompt == "whom to shoot"
    answer(table, "Player 2's Spuds on P2")
    ask = table.ask()
    assert ask is not None and ask.prompt == "whom to shoot once more, for 2 money"


@pytest.mark.parametrize("many", [0, 1, 2, 8])
def test_plans_are_single_cards_and_pairs(many: int) -> None:
    table = a_table(3)
    for cards in combinations((LOVE, SHOOTING, EATING, TRADE, DIPLOMACY, MIGRATION, MUTATION, CHANGE), many):
        table.hand[0] = sum(1 << card for card in cards)
        assert len(plans(table, 0)) == many + many * (many - 1) // 2


@rule("SPB-GEN-07", "SPB-RND-17")
def test_the_races_are_those_attached_at_that_moment() -> None:
    """With Relationship Change first, Shooting uses the new pair of races."""
    column = ["change", "love", "shooting", "eating", "trade", "diplomacy", "migration", "mutation"]
    table = a_table(3, setup=changed_setup(3, priorities=column))
    table.money = [0, 0, 0]
    relate(table, SHOOTING, 0, 1)
    lay(table, "P2", 1, 3)
    lay(table, "P2", 2, 1)
    lay(table, "P2", 2, 0)
    all_actions(table, [[CHANGE], [SHOOTING], []])
    answer(table, "change Shooting", "Toadling left for Cactusoid", "no", "no")
    assert options(table) == ("nobody", "Player 3's Spuds on P2")
