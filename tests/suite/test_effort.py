"""Work is bounded in processor time that grows with the slowness of the machine."""

from __future__ import annotations

import time

import pytest

from tests.support import effort
from tests.support.effort import at_most, slowness


def test_more_work_than_allowed_is_found() -> None:
    with pytest.raises(AssertionError, match=r"it took 0\.\d\d s of processor time; 0\.00 s are allowed"), at_most(0.0):
        sum(range(1000))


def test_time_in_which_others_work_does_not_count() -> None:
    with at_most(seconds=0.2):
        time.sleep(0.5)


def test_a_slow_machine_may_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "YARDSTICK_S", 1e-9)
    assert slowness() > 1_000_000
    with at_most(seconds=1e-6):
        sum(range(100_000))
