"""A pytest plugin: the collector of cyclic garbage leaves the tests themselves alone.

Twelve thousand collected tests are a heap that a full collection walks through each time and never frees a part of.
Freezing it takes a tenth off the processor time of a run. While tests are collected there is no garbage worth looking
for: without the collector they are found in a fifth less time.
"""

from __future__ import annotations

import gc

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    gc.disable()


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    gc.enable()
