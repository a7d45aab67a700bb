"""Verdicts on many things at once: a planted effect is found, false discoveries are held, verdicts stay."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

from sandtable.playtest.causes import verdicts
from sandtable.playtest.causes.differences import Differences, counted
from sandtable.playtest.causes.discoveries import discoveries, needed
from sandtable.playtest.causes.verdicts import FALSE_DISCOVERIES, Effect, Rules, Says, judge
from tests.support.depth import games

WHOLE = 120
NULL = {-60: 0.25, 0: 0.5, 60: 0.25}
PLANTED = {-60: 0.17, 0: 0.5, 60: 0.33}
"""8 points."""
RUNS = games(10, deep=50)
CARDS = 30
MOST = 600
BLOCK = 50


def test_one_discovery_needs_tests_divided_by_rate_and_two_need_half_each() -> None:
    """Of 20 tests at 10 %: one needs an e-value of 200, two of 100 each."""
    rest = {str(number): 0.0 for number in range(18)}
    assert needed(20, 0.1) == math.log(200)
    assert discoveries(rest | {"a": math.log(201), "b": 0.0}, 0.1) == {"a"}
    assert discoveries(rest | {"a": math.log(199), "b": 0.0}, 0.1) == set()
    assert discoveries(rest | {"a": math.log(199), "b": math.log(101)}, 0.1) == {"a", "b"}
    assert discoveries({}, 0.1) == set()


def test_what_was_declared_stays_declared() -> None:
    strong = counted(WHOLE, [60] * 40)
    others = {f"other {number}": counted(WHOLE, [0, 60, -60] * 10) for number in range(9)}
    says = judge({"card": strong} | others, {}, Rules(most=1000))
    assert says["card"] == Says.HELPS
    worse = {key: counted(WHOLE, [0, 60, -60] * 100) for key in others}
    assert judge({"card": strong} | worse, says, Rules(most=1000))["card"] == Says.HELPS


def test_the_sign_is_told_and_an_effect_within_the_margin_is_small() -> None:
    found = {
        "good": counted(WHOLE, [60] * 40),
        "bad": counted(WHOLE, [-60] * 40),
        "none": counted(WHOLE, [0] * 2000 + [60, -60] * 100),
        "used up": counted(WHOLE, [60, -60] * 500),
        "young": counted(WHOLE, [60, -60]),
    }
    assert judge(found, {}, Rules(most=1000)) == {
        "good": Says.HELPS,
        "bad": Says.HURTS,
        "none": Says.SMALL,
        "used up": Says.OPEN,
        "young": Says.TESTING,
    }


def test_an_effect_has_an_interval_around_its_value() -> None:
    effect = Effect(counted(WHOLE, [60] * 30 + [0] * 70), Says.HELPS)
    assert effect.bounds.low < effect.value < effect.bounds.high


def false_share(seed: int, judged: Callable[..., dict[str, Says]]) -> tuple[bool, float]:
    """One simulated run: was the planted card found, and the share of false ones among the declared."""
    rng = np.random.default_rng([14, seed])
    cards = [f"card {number}" for number in range(CARDS)]
    found = {card: Differences(WHOLE) for card in cards}
    says: dict[str, Says] = {}
    for _ in range(0, MOST, BLOCK):
        for card in cards:
            if says.get(card, Says.TESTING) == Says.TESTING:
                truth = PLANTED if card == cards[0] else NULL
                units = rng.choice(list(truth), size=BLOCK, p=list(truth.values())).tolist()
                found[card] += counted(WHOLE, units)
        says = judged(found, says, Rules(most=MOST))
    declared = {card: verdict for card, verdict in says.items() if verdict in (Says.HELPS, Says.HURTS)}
    is_found = declared.get(cards[0]) == Says.HELPS
    return is_found, (len(declared) - is_found) / len(declared) if declared else 0.0


@pytest.mark.deep
def test_a_planted_effect_is_found_and_29_others_are_not() -> None:
    runs = [false_share(seed, judge) for seed in range(RUNS)]
    assert sum(share for _, share in runs) / RUNS <= FALSE_DISCOVERIES
    assert sum(is_found for is_found, _ in runs) >= 0.8 * RUNS


def test_without_the_control_of_false_discoveries_unchanged_cards_are_declared() -> None:
    """Each card at 5 % by itself and at every look, as one is tempted to read a table of intervals."""

    def each_alone(found: dict[str, Differences], before: dict[str, Says], rules: Rules) -> dict[str, Says]:
        says = {}
        for key, each in found.items():
            reach = 1.96 * math.sqrt(each.variance / each.total)
            declared = Says.HELPS if each.mean > reach else Says.HURTS if each.mean < -reach else Says.TESTING
            says[key] = before.get(key, Says.TESTING) if before.get(key) in (Says.HELPS, Says.HURTS) else declared
        return says

    runs = [false_share(seed, each_alone) for seed in range(10)]
    assert sum(share for _, share in runs) / 10 > 2 * FALSE_DISCOVERIES


def test_the_rate_is_the_one_that_pages_name() -> None:
    assert verdicts.FALSE_DISCOVERIES == 0.10
