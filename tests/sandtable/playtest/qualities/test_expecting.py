"""Expected results: a planted model is found again, shares make up 1, and what is expected comes true."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.playtest.qualities.expecting import (
    FEWEST,
    cross_fitted,
    curve_of,
    fit,
    reliability,
    seats_of,
    table_of,
    worth_of_options,
)
from sandtable.playtest.qualities.watching import Position, Watched


def a_game(number: int, values: list[tuple[int, ...]], winner: int, seating: tuple[int, ...] = (0, 1)) -> Watched:
    positions = tuple(Position(place, 0, 0, each) for place, each in enumerate(values))
    return Watched(number, seating, 0, (winner,), False, 5, len(values), len(values), positions, ())


def planted(games: int, head: float, seed: int = 3) -> list[Watched]:
    """Games of two whose winner is drawn with logit `head` + the difference of their values in units of 100."""
    rng = np.random.default_rng(seed)
    found = []
    for number in range(games):
        edge = int(rng.normal(0, 100))
        chance = 1 / (1 + math.exp(-(head + edge / 100)))
        found.append(a_game(number, [(edge, 0)] * 3, 0 if rng.random() < chance else 1))
    return found


def test_a_planted_head_start_and_strength_are_found_again() -> None:
    games = planted(3000, head=0.5)
    model = fit([table_of(game, (0, 1)) for game in games])
    shares = model.shares(np.array([[0.0, 0.0], [100.0, 0.0], [-200.0, 0.0]]), np.zeros(3))[:, 0]
    expected = [1 / (1 + math.exp(-logit)) for logit in (0.5, 1.5, -1.5)]
    assert shares.tolist() == pytest.approx(expected, abs=0.03)


def test_what_is_expected_comes_true() -> None:
    games = planted(2000, head=0.0)
    tables = [table_of(game, (0, 1)) for game in games]
    found = [curve_of(game, (0, 1), model) for game, model in zip(games, cross_fitted(tables), strict=True)]
    bars = [bar for bar in reliability(found) if bar.weight > 100]
    assert len(bars) >= 6
    assert all(abs(bar.expected - bar.came) < 0.08 for bar in bars)


def test_a_game_is_not_judged_by_itself() -> None:
    """The models differ by fold: a single odd game moves all models but its own."""
    games = planted(40, head=0.0)
    tables = [table_of(game, (0, 1)) for game in games]
    models = cross_fitted(tables)
    odd = [table_of(a_game(0, [(10_000, 0)] * 3, 1), (0, 1)), *tables[1:]]
    changed = cross_fitted(odd)
    assert changed[0] == models[0]
    assert changed[1] != models[1]


def test_few_games_are_refused() -> None:
    with pytest.raises(ValueError, match=str(FEWEST)):
        cross_fitted([table_of(game, (0, 1)) for game in planted(FEWEST - 1, head=0.0)])


def test_values_follow_the_party_and_not_the_seat() -> None:
    game = a_game(1, [(7, 9)], winner=0, seating=(1, 0))
    table = table_of(game, game.seating)
    assert table.values.tolist() == [[9.0, 7.0]]
    assert table.won.tolist() == [0.0, 1.0]


def test_better_options_are_worth_more() -> None:
    model = fit([table_of(game, (0, 1)) for game in planted(500, head=0.0)])
    worths = worth_of_options(model, Position(0, 0, 1, (0, 0)), (-100, 0, 100), (0, 1))
    assert worths == sorted(worths)
    assert worths[1] == pytest.approx(0.5, abs=0.1)


@given(st.permutations(range(5)))
def test_the_seat_of_every_party_has_that_party(parties: list[int]) -> None:
    assert [parties[seat] for seat in seats_of(parties)] == [0, 1, 2, 3, 4]


def test_partners_are_one_party() -> None:
    """Two against one: the partners win together, which is the whole point of one party."""
    partners = (0, 0, 1)
    game = Watched(0, (0, 1, 2), 0, (0, 1), False, 5, 1, 1, (Position(0, 0, 0, (70, 70, 10)),), ())
    table = table_of(game, partners)
    assert seats_of(partners) == [0, 2]
    assert table.values.tolist() == [[70, 10]] and table.won.tolist() == [1, 0]
    model = fit([table] * FEWEST)
    assert curve_of(game, partners, model).winners == (0,)
    better, worse = worth_of_options(model, Position(0, 1, 0, (70, 70, 10)), [90, -90], partners)
    assert better > worse
