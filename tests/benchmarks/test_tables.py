"""The benchmark of many tables says whether the promise about answers is kept."""

from __future__ import annotations

from benchmarks.screens import Times
from benchmarks.tables import is_kept, told, verdict


def test_the_median_answer_decides() -> None:
    assert is_kept([0.1, 0.3, 9.0]) and verdict([0.1, 0.3, 9.0]).endswith("at most 300 ms: kept")
    assert not is_kept([0.1, 0.31, 0.4]) and verdict([0.1, 0.31, 0.4]).endswith("at most 300 ms: NOT kept")


def test_without_an_answer_nothing_is_shown() -> None:
    assert not is_kept([]) and verdict([]).startswith("nobody has answered")


def test_each_kind_of_request_has_a_line() -> None:
    """The third of three times is the one that 95 % stay below or at."""
    lines = [" ".join(line.split()) for line in told(Times(answers=[0.1, 0.2, 0.4], news=[0.05]), 2.0)]
    assert lines == [
        "answers 3 1.5 a second median 200 ms 95 % 400 ms",
        "looks with news 1 0.5 a second median 50 ms 95 % 50 ms",
        "looks without 0",
    ]
