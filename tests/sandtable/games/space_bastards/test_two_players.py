"""The neutral player of a game for two (SPB-TWO)."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.games.space_bastards.game import Expedition
from sandtable.games.space_bastards.scoring import dominator, score_dominance
from sandtable.games.space_bastards.terms import (
    CHANGE,
    DIPLOMACY,
    EATING,
    LOVE,
    MUTATION,
    NOBODY,
    RACE_NAMES,
    RACES,
    SHOOTING,
    SPUD,
    TOADLING,
    TOUCANOSAUR,
    TRADE,
)
from tests.sandtable.games.space_bastards.tables import (
    a_game,
    a_table,
    act,
    all_actions,
    answer,
    corpses,
    creatures,
    is_at_rest,
    lay,
    options,
    planet,
    relate,
)
from tests.support import rule

NEUTRAL = 2


def settled(seed: int) -> Expedition:
    table = a_game(2, seed)
    dice = seeded("settle", seed)
    while table.space < 0:
        table.apply(dice.below(table.count()))
    return table


@rule("SPB-TWO-01", "SPB-TWO-02", "SPB-D24")
def test_every_planet_gets_a_neutral_token_of_another_race() -> None:
    orders = set()
    for seed in range(8):
        table = settled(seed)
        neutral = [creatures(table, name, NEUTRAL) for name in table.setup.planet_names]
        assert sorted(neutral) == [[race] for race in range(RACES)]
        orders.add(str(neutral))
        assert table.supply[NEUTRAL * RACES :] == [7, 5, 5, 5, 5]
        assert len(table.pairs) + sum(table.offer) == 20, "the five cards are back in the race deck"
    assert len(orders) > 4, "shuffled"


@rule("SPB-TWO-02", "SPB-D24", "SPB-D27")
def test_the_card_is_turned_after_both_have_prepared_and_the_chooser_places_last() -> None:
    table = a_game(2)
    chooser = table.seat()
    answer(table, "P5")
    for _ in range(2):
        assert len(table.neutral_cards) == 5
        answer(table, "Toadling")
    assert table.seat() == chooser and len(table.neutral_cards) == 4, "turned over before anybody places"
    seen = table.observe(0).key()
    turned = table.frames[-2].numbers
    table.frames[-2].numbers = ((turned[0] + 1) % RACES,)
    assert table.observe(0).key() != seen
    table.frames[-2].numbers = turned
    table.neutral_cards = table.neutral_cards[::-1]
    assert table.observe(0).key() == seen, "nobody knows what comes next"
    answer(table, "...", "...")
    assert table.seat() == chooser
    ask = table.ask()
    assert ask is not None and ask.prompt == f"the squares of Neutral's {RACE_NAMES[turned[0]]} on P5"


@rule("SPB-D24", "SPB-SET-14")
def test_the_neutral_token_is_never_replaced() -> None:
    """On P1 two Toucanosaurs of the players leave no room for a third; the one before the neutral gives way."""
    for seed in range(40):
        table = a_game(2, seed)
        if table.neutral_cards[-1] == TOUCANOSAUR:
            break
    first = table.seat()
    answer(table, "P1", "Toucanosaur", "Toucanosaur", "a1 b1 a2 b2", "c1 d1 c2 d2")
    assert table.seat() == first
    while len(table.neutral_cards) == 4 and not [each for each in options(table) if each.startswith("P")]:
        assert table.seat() == first, "the chooser arranges"
        table.apply(0)
    assert creatures(table, "P1", NEUTRAL) == [TOUCANOSAUR]
    assert creatures(table, "P1", first) == [TOUCANOSAUR] and creatures(table, "P1", 1 - first) == [TOADLING]


@rule("SPB-TWO-03", "SPB-TWO-06", "SPB-D24")
def test_the_neutral_player_has_no_turn() -> None:
    table = a_table(2)
    assert len(table.hand) == len(table.ships) == len(table.money) == 2
    table.money = [0, 0]
    all_actions(table, [[CHANGE], []])
    asked = []
    while not is_at_rest(table):
        asked.append(table.seat())
        answer(table, "no")
    assert asked == [0, 1]


@rule("SPB-TWO-04", "SPB-D24")
def test_neutral_tokens_can_be_shot_eaten_and_changed() -> None:
    table = a_table(2)
    for relationship in (SHOOTING, EATING, MUTATION):
        relate(table, relationship, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    for _ in range(2):
        lay(table, "P2", NEUTRAL, SPUD)
    table.money[0] = 0
    act(table, SHOOTING, 0, "Neutral's Spuds on P2")
    assert corpses(table, "P2", NEUTRAL) == [SPUD, SPUD]
    lay(table, "P2", NEUTRAL, SPUD)
    act(table, EATING, 0, "Neutral's Spuds on P2")
    assert creatures(table, "P2", NEUTRAL) == [] and table.supply[NEUTRAL * RACES + SPUD] == 4
    lay(table, "P3", NEUTRAL, SPUD)
    table.money[0] = 2
    act(table, MUTATION, 0, "change another's creatures, for 2 money", "...")
    assert creatures(table, "P3", NEUTRAL) == [TOADLING]


@rule("SPB-TWO-04", "SPB-D24")
def test_a_neutral_token_can_be_the_second_parent() -> None:
    table = a_table(2)
    relate(table, LOVE, TOADLING, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", NEUTRAL, SPUD)
    act(table, LOVE, 0)
    assert options(table) == ("no birth", "a Toadling on P2", "a Spud on P2")


@rule("SPB-TWO-04", "SPB-TWO-05", "SPB-D24")
def test_the_neutral_player_always_agrees_and_gains_nothing() -> None:
    for relationship, gained in ((TRADE, ([6, 5], [0, 0])), (DIPLOMACY, ([5, 5], [1, 0]))):
        table = a_table(2)
        relate(table, relationship, TOADLING, SPUD)
        lay(table, "P2", 0, TOADLING)
        lay(table, "P2", NEUTRAL, SPUD)
        act(table, relationship, 0, "own Toadling and Neutral's Spud")
        assert is_at_rest(table) and (table.money, table.points) == gained


@rule("SPB-D24")
def test_neutral_creatures_count_for_dominance_and_nobody_scores_theirs() -> None:
    table = a_table(2)
    for owner in (NEUTRAL, NEUTRAL, 0):
        lay(table, "P2", owner, TOADLING)
    for owner in (NEUTRAL, 1):
        lay(table, "P3", owner, TOADLING)
    assert dominator(table, planet(table, "P2")) == NEUTRAL
    assert dominator(table, planet(table, "P3")) == NOBODY
    score_dominance(table, 1)
    assert table.points == [0, 0]


@rule("SPB-TWO-01")
def test_with_more_players_there_is_none() -> None:
    assert [a_table(seats).setup.owners for seats in (2, 3, 4, 5)] == [3, 3, 4, 5]
