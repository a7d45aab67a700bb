"""Every test here may use the toy kind of study."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.toy_study import toy_kind_registered


@pytest.fixture(autouse=True)
def _kinds() -> Iterator[None]:
    with toy_kind_registered():
        yield
