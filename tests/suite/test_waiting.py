"""Waiting: as long as it takes, for a condition that answers, and seen when there was nothing to wait for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.suite.conftest import RunApart
from tests.support.waiting import brings_about, wait_until


def after(looks: int) -> Iterator[bool]:
    """A condition that comes true after this number of looks."""
    yield from [False] * looks
    while True:
        yield True


def test_a_wait_looks_until_its_condition_is_true() -> None:
    answers = after(3)
    wait_until(lambda: next(answers), "the fourth look")
    assert next(answers), "it looked on afterwards, or stopped too early"


def test_a_condition_that_never_comes_about_is_named() -> None:
    with pytest.raises(TimeoutError, match="the end of the world took longer than 0.01 s"):
        wait_until(lambda: next(iter([False])), "the end of the world", timeout_s=0.01)


def test_work_that_goes_on_is_given_time_for_each_of_its_steps() -> None:
    """Twenty steps of 0.05 s each take five times as long as the 0.2 s that one of them may take."""
    answers, steps = after(20), iter(range(1000))
    wait_until(lambda: next(answers), "the last step", timeout_s=0.2, progress=lambda: next(steps))


def test_work_that_stops_ends_the_wait() -> None:
    never, steps = iter(()), iter([1, 2, 3])
    with pytest.raises(TimeoutError, match="the last step"):
        wait_until(lambda: next(never, False), "the last step", timeout_s=0.1, progress=lambda: next(steps, 3))


def test_a_method_that_nobody_calls_is_no_condition() -> None:
    with pytest.raises(TypeError, match="a condition is True or False"):
        wait_until(lambda: "finished".upper, "the end")  # type: ignore[arg-type,return-value]


def test_what_is_brought_about_was_not_so_before() -> None:
    done: list[str] = []
    with brings_about(lambda: "it" in done, "the deed"):
        done.append("it")
    with pytest.raises(AssertionError, match="the deed: true already"), brings_about(lambda: "it" in done, "the deed"):
        done.append("again")


def test_a_run_names_the_waits_that_had_nothing_to_wait_for(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(
        test_waits="""
        from tests.support.waiting import wait_until

        def helper(condition):
            wait_until(condition, "it")

        def test_it():
            answers = iter([False, True, True, True])
            helper(lambda: next(answers))
            for _ in range(2):
                helper(lambda: next(answers))
        """
    )
    ended = run_apart()
    ended.stdout.fnmatch_lines(["*waits whose condition was true at once, every time*", "test_waits.py:10 (2 x)"])
    ended.stdout.no_fnmatch_line("test_waits.py:8*")
