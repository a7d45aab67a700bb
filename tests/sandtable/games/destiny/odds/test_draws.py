"""Odds of drawing: against every hand that can be drawn, and against hands that the engine deals."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import sqrt

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.games.destiny.decklist import demo_decks, to_json
from sandtable.games.destiny.odds.draws import by_card, by_round, drawn, in_hand
from sandtable.games.destiny.odds.hands import sample_hand
from sandtable.games.destiny.phases.discarding import MULLIGAN
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.targets.target import STOP
from tests.support import rule
from tests.support.destiny_odds import chances_of, sure

SIZES = [(1, 8), (2, 9), (3, 10), (2, 4), (0, 8), (7, 8)]
"""Copies and size of small decks."""


@pytest.mark.parametrize(("copies", "size"), SIZES)
def test_the_first_cards_are_those_of_every_choice_of_cards(copies: int, size: int) -> None:
    for cards in range(size + 1):
        every = Counter(sum(card < copies for card in each) for each in combinations(range(size), cards))
        assert chances_of(drawn(copies, size, cards)) == sure(every)


def enumerated(copies: int, size: int, aside: int, more: int) -> dict[int, Fraction]:
    """The same odds card by card: each first hand, each way to draw anew, each card that follows."""
    result: dict[int, Fraction] = {}
    hands = list(combinations(range(size), min(5, size)))
    for hand in hands:
        back = [card for card in hand if card >= copies][:aside]
        kept = sum(card < copies for card in hand)
        rest = [card for card in range(size) if card not in hand or card in back]
        later = list(combinations(rest, min(len(back) + more, len(rest))))
        for each in later:
            number = kept + sum(card < copies for card in each)
            result[number] = result.get(number, Fraction(0)) + Fraction(1, len(hands) * len(later))
    return result


@rule("DST-SET-04", "D-30")
@pytest.mark.parametrize(("copies", "size"), SIZES)
@pytest.mark.parametrize("aside", [0, 2, 5])
@pytest.mark.parametrize("more", [0, 2])
def test_cards_set_aside_are_shuffled_in_and_can_be_drawn_again(copies: int, size: int, aside: int, more: int) -> None:
    assert chances_of(by_card(copies, size, aside, more)) == enumerated(copies, size, aside, more)


def test_two_copies_of_thirty_by_hand() -> None:
    """28 of 30 cards are no copies: 28 * 27 * ... * 24 of 30 * 29 * ... * 26 hands have none, and so 20 of 29."""
    assert in_hand(2, 30).exactly(0) == Fraction(20, 29)
    # All five go back and five come anew, with the same odds.
    assert in_hand(2, 30, 5).exactly(0) == Fraction(20, 29) ** 2


@pytest.mark.parametrize("size", [20, 30, 40])
def test_odds_add_to_one_and_grow_with_cards_copies_and_cards_set_aside(size: int) -> None:
    for copies in range(4):
        for aside in range(6):
            rounds = by_round(copies, size, aside, 3, 6)
            assert all(sum(chances_of(each).values()) == 1 for each in rounds)
            for least in range(1, 4):
                chances = [each.at_least(least) for each in rounds]
                assert chances == sorted(chances)
                assert by_card(copies + 1, size, aside, 3).at_least(least) >= by_card(copies, size, aside, 3).at_least(
                    least
                )
        by_aside = [in_hand(copies, size, aside).at_least(1) for aside in range(6)]
        assert by_aside == sorted(by_aside)


def test_a_deck_that_is_drawn_whole_holds_every_copy() -> None:
    assert by_card(2, 30, 5, 25).exactly(2) == 1
    assert by_card(2, 30, 0, 500).exactly(2) == 1
    assert by_card(3, 3, 5, 0).exactly(3) == 1
    assert by_card(99, 29_700, 5, 45).at_least(1) < 1


def looking_for(table: Table, code: str) -> int:
    """The option that sets aside the next card with another code; the one to keep the rest when there is none."""
    named = [card != STOP and table.setup.prints[card].code != code for card in table.options]
    return named.index(True) if True in named else table.options.index(STOP)


@pytest.mark.parametrize("slug", ["rey-starter", "phasma-and-dooku"])
def test_the_engine_deals_such_hands(slug: str) -> None:
    """The odds of a card in hand after a mulligan that looks for it, in games of the engine."""
    deck = demo_decks()[slug]
    code, copies = max(deck.cards, key=lambda each: each[1])
    setup = game("destiny").setup([to_json(deck), to_json(deck)])
    assert isinstance(setup, Setup)
    games, hits = 1000, 0
    for number in range(games):
        table = game("destiny").start(setup, seeded("hands", slug, number))
        assert isinstance(table, Table)
        while table.frames[-1].node is MULLIGAN:
            table.apply(looking_for(table, code))
        hits += any(setup.prints[card].code == code for card in table.hands[0])
    chance = float(in_hand(copies, deck.size, 5).at_least(1))
    assert abs(hits / games - chance) <= 3 * sqrt(chance * (1 - chance) / games)


@rule("DST-SET-03")
def test_a_sample_hand_is_five_cards_of_the_deck_and_comes_again_with_its_seed() -> None:
    deck = demo_decks()["rey-starter"]
    hands = [sample_hand(deck, seed) for seed in range(50)]
    assert all(len(hand.first) == 5 and not Counter(hand.first) - Counter(dict(deck.cards)) for hand in hands)
    assert hands == [sample_hand(deck, seed) for seed in range(50)] and len(set(hands)) > 45


def test_a_sample_mulligan_keeps_the_others_and_draws_as_many() -> None:
    deck = demo_decks()["rey-starter"]
    for seed in range(50):
        before, after = sample_hand(deck, seed), sample_hand(deck, seed, (0, 3, 9))
        assert (after.first, after.aside, len(after.new)) == (before.first, (0, 3), 2)
        assert after.final[:3] == (before.first[1], before.first[2], before.first[4])
        assert not Counter(after.final) - Counter(dict(deck.cards))


def test_sample_hands_have_the_odds_that_are_worked_out() -> None:
    deck = demo_decks()["rey-starter"]
    code, copies = max(deck.cards, key=lambda each: each[1])
    hands = 2000
    hits = 0
    for seed in range(hands):
        first = sample_hand(deck, seed).first
        aside = tuple(place for place, each in enumerate(first) if each != code)
        hits += code in sample_hand(deck, seed, aside).final
    chance = float(in_hand(copies, deck.size, 5).at_least(1))
    assert abs(hits / hands - chance) <= 3 * sqrt(chance * (1 - chance) / hands)
