"""False alarms: the share of runs that call equals different, where several questions are asked at once."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from benchmarks.coverage.tables import Row
from benchmarks.coverage.truth import Truth
from sandtable.playtest.statistics import holm, p_value, rates

MOST_FALSE = 0.05
GAMES = (20, 100, 1000)


def of_seats(runs: int, seed: int) -> Iterator[Row]:
    """Are the seats even? Three to five equal ones, every game won by one of them."""
    for seats in (3, 4, 5):
        for games in GAMES:
            dice = np.random.default_rng([seed, seats, games])
            won = dice.multinomial(games, [1 / seats] * seats, size=runs)
            known = rates.acceptability(np.arange(games + 1), games, 1 / seats)
            alarms = np.mean([any(holm([float(known[each]) for each in run])) for run in won])
            yield Row(f"{seats} equal seats  games {games}", float(alarms), 0.0, MOST_FALSE)


def of_opponents(runs: int, seed: int, opponents: int = 12) -> Iterator[Row]:
    """Is the deck ahead of any opponent, or behind? All are its equals."""
    truth = Truth(0.5)
    for pairs in (10, 50, 500):
        dice = np.random.default_rng([seed, pairs])
        counts = truth.counts(dice, pairs, runs * opponents)
        points = np.arange(3) / 2
        mean = counts @ points / pairs
        variance = counts @ points**2 / pairs - mean**2
        keys, places = np.unique(np.column_stack((mean, variance)).round(12), axis=0, return_inverse=True)
        known = np.array([p_value(seen, max(0.0, spread), pairs, 2, 0.5) for seen, spread in keys])
        alarms = np.mean([any(holm(run)) for run in known[places.ravel()].reshape(runs, opponents).tolist()])
        yield Row(f"{opponents} equal opponents  pairs {pairs}", float(alarms), 0.0, MOST_FALSE)
