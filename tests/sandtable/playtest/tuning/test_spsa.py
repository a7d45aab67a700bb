"""The search moves weights towards those that win, and stops and goes on without a difference."""

from __future__ import annotations

import math

from sandtable.engine.dice import seeded
from sandtable.playtest.tuning.spsa import LEAST_SHAKE, Search, rounded

BEST = {"gold": 140, "silver": 60, "tin": 0}


def strength(values: dict[str, int]) -> float:
    """Weights are the stronger the nearer they are to BEST, each measured by its own size."""
    return -sum(((values[name] - best) / max(best, 40)) ** 2 for name, best in BEST.items())


def share(plus: dict[str, int], minus: dict[str, int]) -> float:
    return 1 / (1 + math.exp(strength(minus) - strength(plus)))


def walked(search: Search, steps: int) -> Search:
    while search.steps < steps:
        direction, plus, minus = search.pair(seeded("direction", search.steps))
        search.move(direction, share(plus, minus))
    return search


def test_weights_go_to_those_that_win() -> None:
    start = {"gold": 60, "silver": 120, "tin": 40}
    found = walked(Search.around(start), 3000).found()
    assert strength(found) > strength(start) / 20


def test_a_search_that_is_stopped_goes_on_as_if_it_had_not_been() -> None:
    start = {"gold": 60, "silver": 120, "tin": 40}
    stopped = Search(**walked(Search.around(start), 7).as_json())
    assert walked(stopped, 20) == walked(Search.around(start), 20)


def test_only_the_named_weights_move() -> None:
    found = walked(Search.around({"gold": 60, "silver": 120, "tin": 40}, ["gold"]), 200).found()
    assert found["gold"] != 60 and (found["silver"], found["tin"]) == (120, 40)


def test_both_sides_of_a_step_are_equally_far_from_the_centre() -> None:
    search = Search.around({"gold": 100, "silver": 0})
    direction, plus, minus = search.pair(seeded(1))
    assert set(direction.values()) <= {1, -1}
    assert plus["gold"] - 100 == 22 * direction["gold"] == 100 - minus["gold"]
    assert {plus["silver"], minus["silver"]} == {0, int(LEAST_SHAKE)}


def test_an_even_result_moves_nothing() -> None:
    search = Search.around({"gold": 100})
    search.move({"gold": 1}, 0.5)
    assert (search.found(), search.steps) == ({"gold": 100}, 1)


def test_weights_are_whole_and_never_below_nothing() -> None:
    assert rounded({"gold": -3.2, "silver": 2.6}) == {"gold": 0, "silver": 3}
