"""The growth of a process for each hour, from looks at it (tests/support/soaking.py)."""

from __future__ import annotations

import pytest

from tests.support.soaking import slope


def test_steady_growth_is_found_as_it_is() -> None:
    found = slope([0, 1800, 3600, 5400], [10.0, 12.0, 14.0, 16.0])
    assert (found.least, found.mean, found.most) == pytest.approx((4, 4, 4))


def test_ups_and_downs_that_lead_nowhere_are_no_growth() -> None:
    found = slope([0, 600, 1200, 1800, 2400], [10.0, 14.0, 9.0, 13.0, 10.0])
    assert found.mean == pytest.approx(0) and found.least < -10 and found.most > 10


def test_growth_shows_behind_ups_and_downs() -> None:
    """A megabyte more at each look, an hour apart, and half a megabyte up and down."""
    values = [look + 0.5 * (look % 2) for look in range(40)]
    found = slope([3600.0 * look for look in range(40)], values)
    assert 0.8 < found.least < 1 < found.most < 1.25
