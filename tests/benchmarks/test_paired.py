"""The paired table: factors, rates and whether both checkouts played the same."""

from __future__ import annotations

from benchmarks.contender import Played
from benchmarks.paired import Pair

ROUNDS = [
    (Played(100, 5000, 2.0), Played(100, 5000, 1.0)),
    (Played(100, 5000, 4.0), Played(100, 5000, 1.0)),
    (Played(100, 5000, 2.0), Played(100, 5000, 1.6)),
]


def test_the_median_factor_stands_in_the_row_with_the_least_and_the_greatest() -> None:
    """2 to 1, 4 to 1 and 1.25 to 1; 50, 25, 50 games a second before, 100, 100, 62.5 after."""
    pair = Pair("Clone", ROUNDS)
    assert pair.factors == [1.25, 2.0, 4.0]
    assert pair.rates == (50.0, 100.0)
    assert pair.row() == "| Clone | 50 | 100 | 2.000 | 1.250, 4.000 | the same |"


def test_other_decisions_are_told() -> None:
    pair = Pair("Clone", [*ROUNDS, (Played(100, 5000, 1.0), Played(100, 5001, 1.0))])
    assert not pair.is_alike
    assert pair.row().endswith("| others |")
