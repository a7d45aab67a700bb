"""A plan of checks: all of them run, side by side, and one that fails or can't start makes the whole fail."""

from __future__ import annotations

import sys

import pytest

from tools.check import Check, run

WELL = Check("well", [sys.executable, "-c", "print('all is well')"])
ILL = Check("ill", [sys.executable, "-c", "raise SystemExit(3)"])
ABSENT = Check("absent", ["/no/such/program"])


def test_a_plan_whose_checks_end_well_ends_well(capfd: pytest.CaptureFixture[str]) -> None:
    assert run([[WELL], [Check("beside", WELL.command)]], {}) == 0
    assert capfd.readouterr().out.count("all is well") == 2


@pytest.mark.parametrize("bad", [ILL, ABSENT], ids=lambda check: check.name)
@pytest.mark.parametrize("is_first", [True, False], ids=["in the first line", "beside"])
def test_one_bad_check_is_told_and_the_others_run(
    bad: Check, is_first: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    last = Check("last", WELL.command)
    assert run([[bad, last], [WELL]] if is_first else [[WELL], [bad, last]], {}) == 1
    told = capfd.readouterr().out
    assert f"{bad.name:<12}FAILED" in told and f"{last.name:<12}ok" in told
