"""Free-for-alls of random decks over the whole pool: they end, lose nothing, can be stored and keep their secrets."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.games.destiny.random_decks import random_deck
from sandtable.games.destiny.setting_up import seat
from sandtable.games.destiny.setup import Setup
from tests.sandtable.games.destiny.examples import assert_sound
from tests.support import rule
from tests.support.depth import games

GAMES = games(12, deep=100)


def a_setup(seats: int, number: int) -> Setup:
    return seat([random_deck(seeded("free-for-all", seats, number, place), "awakenings") for place in range(seats)])


@pytest.mark.deep
@rule("DST-MUL-02", "DST-MUL-11", "DST-MUL-13")
@pytest.mark.parametrize("seats", [3, 4])
def test_random_decks_play_to_the_end_at_every_number_of_seats(seats: int) -> None:
    for number in range(GAMES):
        setup = a_setup(seats, number)
        state, dice = game("destiny").start(setup, seeded("game", number)), seeded("play", number)
        taken = 0
        while state.seat() >= 0:
            if taken % 12 == number % 12:
                assert_sound(state, setup, taken)
            state.apply(dice.below(state.count()))
            taken += 1
        outcome = state.outcome()
        assert outcome is not None and not outcome.is_capped, f"seats {seats}, game {number}"
        assert len(outcome.winners) == 1, f"seats {seats}, game {number}"
