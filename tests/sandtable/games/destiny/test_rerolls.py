"""The value of a reroll follows from that of another one: it is the value that trying it gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.agents.answering import end_past_offers, settled
from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.terms import ACTION_SPAN, REROLL
from tests.sandtable.games.destiny.examples import destiny_deck

SHIPPED = ("kylo-ren-starter", "rey-starter", "han-and-rey", "vader-and-raider", "jabba-and-dooku", "poe-and-finn")


def tables(decks: list[dict[str, Any]], seed: int) -> Iterator[Duel]:
    """Copies of the tables of a random game at which somebody decides."""
    state = game("destiny").start(game("destiny").setup(decks), seeded("rerolls", seed))
    dice = seeded("walk", seed)
    while state.seat() >= 0:
        copy = state.clone()
        assert isinstance(copy, Duel)
        yield copy
        state.apply(dice.below(state.count()))


def known_rerolls(table: Duel) -> int:
    """The number of rerolls with a known value, each of which was compared with the value of trying it."""
    seat, known = table.seat(), 0
    is_first = table.weights is table.setup.weights["greedy-0"]
    values: list[int] = []
    for option in range(table.count()):
        trial = table.clone()
        trial.attempt(option)
        value = settled(trial).evaluate(seat) if is_first else end_past_offers(trial).value_for(seat)
        found = table.known_value(option, values)
        if found is not None:
            assert table.options[option] // ACTION_SPAN == REROLL
            assert found == value
            known += 1
        values.append(value)
    return known


@pytest.mark.parametrize("weights", ["greedy-0", "greedy-2"])
@pytest.mark.parametrize("number", range(3))
def test_shipped_decks(number: int, weights: str) -> None:
    compare([destiny_deck(slug) for slug in SHIPPED[2 * number : 2 * number + 2]], number, weights)


@pytest.mark.parametrize("weights", ["greedy-0", "greedy-2"])
@pytest.mark.parametrize("number", range(20))
def test_random_decks(number: int, weights: str) -> None:
    dice = seeded("decks", number)
    seats = 2 + (number % 4 == 3)
    compare([game("destiny").random_subject(dice) for _ in range(seats)], number, weights)


def compare(decks: list[dict[str, Any]], seed: int, weights: str) -> None:
    known = 0
    for table in tables(decks, seed):
        table.judge(weights)
        known += known_rerolls(table)
    assert known > 20, "the game has rerolls that follow from others"


def test_a_game_that_is_about_to_be_capped_has_no_known_values() -> None:
    table = next(each for each in tables([destiny_deck(slug) for slug in SHIPPED[:2]], 1) if known_rerolls(each))
    table.budget = table.steps + 2
    assert all(table.known_value(at, [0] * at) is None for at in range(table.count()))
