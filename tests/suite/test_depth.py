"""Tests that run in `make deep` alone are left out of usual runs, and counted there."""

from __future__ import annotations

import pytest

from tests.suite.conftest import RunApart

LONG = """
import pytest

@pytest.mark.deep(only=True)
def test_that_takes_minutes():
    assert True

@pytest.mark.deep
def test_that_does_less_usually():
    assert True
"""


@pytest.mark.parametrize(("deep", "passed"), [("", 1), ("1", 2)])
def test_what_is_only_deep_runs_in_make_deep_alone(
    pytester: pytest.Pytester, run_apart: RunApart, monkeypatch: pytest.MonkeyPatch, deep: str, passed: int
) -> None:
    monkeypatch.setenv("SANDTABLE_DEEP", deep)
    pytester.makepyfile(LONG)
    run_apart("-p", "tests.support.depth").assert_outcomes(passed=passed, deselected=2 - passed)


def test_the_option_runs_them_too_with_the_usual_amounts(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(LONG)
    run_apart("-p", "tests.support.depth", "--deep-too").assert_outcomes(passed=2)


def test_of_variants_the_usual_ones_run(pytester: pytest.Pytester, run_apart: RunApart) -> None:
    pytester.makepyfile(
        """
        import pytest
        from tests.support.depth import variants

        @pytest.mark.parametrize("game", variants(["large", "small"], ["small"]))
        def test_a_game(game):
            assert game == "small"
        """
    )
    run_apart("-p", "tests.support.depth").assert_outcomes(passed=1, deselected=1)
