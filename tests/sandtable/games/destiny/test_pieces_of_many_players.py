"""Random games of three and four players over all sets: no piece is lost, doubled or left by a player who is out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.state import Table
from sandtable.playtest.survey import Asked, begin
from tests.sandtable.games.destiny.census import destiny_census, left_by_who_is_out
from tests.support import rule
from tests.support.depth import games

GAMES = games(1, deep=50)


def decisions(seats: int, number: int) -> Iterator[Table]:
    """The states of a random game of random legal decks in which somebody decides."""
    state = begin(Asked("destiny", pool="INF", seats=(seats,), seed=31), number)
    assert isinstance(state, Table)
    dice = seeded("many players", seats, number)
    while state.seat() >= 0:
        yield state
        state.apply(dice.below(state.count()))


@pytest.mark.deep
@pytest.mark.parametrize("seats", (3, 4))
@rule("DST-MUL-12", "D-127")
def test_every_piece_is_in_its_place_after_every_decision(seats: int) -> None:
    for number in range(GAMES):
        for at, state in enumerate(decisions(seats, number)):
            assert destiny_census(state) == [], (number, at)


@rule("DST-MUL-12")
def test_the_census_finds_what_a_player_who_is_out_has_left() -> None:
    for state in decisions(3, 0):
        out = [seat for seat, team in enumerate(state.teams) if not team]
        if out:
            assert list(left_by_who_is_out(state)) == []
            state.own_resources()[out[0]] = 1
            assert len(list(left_by_who_is_out(state))) == 1
            return
    raise AssertionError("nobody was eliminated before the end")
