"""Playtests in few chunks, for tests that are about something else than the queue."""

from __future__ import annotations

import pytest

from simulate.queue import limits, sizing

FEW = 2


@pytest.fixture(autouse=True)
def few_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two chunks where nobody has measured the like, for every test of a folder whose `conftest.py` imports this.

    Enough to be put together again. The tests of the queue have as many as the service.
    """
    monkeypatch.setattr(sizing, "UNKNOWN_SPEED_CHUNKS", FEW)


@pytest.fixture
def usual_chunks(few_chunks: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many chunks as in the service after all: for tests of their order, and of playtests that are half done."""
    monkeypatch.setattr(sizing, "UNKNOWN_SPEED_CHUNKS", limits.UNKNOWN_SPEED_CHUNKS)
