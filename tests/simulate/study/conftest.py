"""Every test here may use the toy kind of study; its playtests are played in few chunks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.few_chunks import few_chunks as few_chunks
from tests.support.few_chunks import usual_chunks as usual_chunks
from tests.support.toy_study import toy_kind_registered


@pytest.fixture(autouse=True)
def _kinds() -> Iterator[None]:
    with toy_kind_registered():
        yield
