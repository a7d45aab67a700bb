"""Pools: what comes with a game is divided once and for good."""

from __future__ import annotations

import pytest

from sandtable.engine.game import BadSetup, Game
from sandtable.engine.pools import NAMES, Pools, deck, pools, shipped
from sandtable.engine.registry import all_games, game

DIVIDED = [name for name in all_games() if pools(game(name)).training != pools(game(name)).held_out]


def is_playable(of: Game, slug: str) -> bool:
    if scenarios := of.scenarios():
        return not scenarios.problems(scenarios.document(slug))
    try:
        of.setup([deck(of, slug)] * of.min_seats)
    except BadSetup:
        return False
    return True


def test_all_games_that_come_with_the_project_are_divided() -> None:
    assert len(DIVIDED) >= 5


@pytest.mark.parametrize("name", DIVIDED)
def test_everything_that_comes_with_a_game_is_in_one_place(name: str) -> None:
    """A deck or scenario that is added has to be given to a pool."""
    found = pools(game(name))
    named = [*found.training, *found.held_out, *found.neither]
    assert len(named) == len(set(named))
    assert sorted(named) == list(shipped(game(name)))
    assert found.training and found.held_out and found.reason


@pytest.mark.parametrize("name", DIVIDED)
def test_what_is_in_a_pool_can_be_played_and_nothing_else_is_left_out(name: str) -> None:
    found = pools(game(name))
    assert all(is_playable(game(name), slug) for pool in NAMES for slug in found.named(pool))
    assert not any(is_playable(game(name), slug) for slug in found.neither)


def test_a_game_that_divides_nothing_has_everything_in_both_pools() -> None:
    class Undivided(Game):
        name = "undivided"
        title = "Undivided"
        min_seats = max_seats = 2

    found = pools(Undivided())
    assert found.training == found.held_out == shipped(Undivided()) == ()


def test_an_unknown_pool_is_refused() -> None:
    with pytest.raises(ValueError, match="known: held_out, training"):
        Pools(("a",), ("b",), "").named("other")
