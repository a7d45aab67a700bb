"""A pytest plugin: the collector of cyclic garbage leaves the tests themselves alone.

Twelve thousand collected tests are a heap that a full collection walks through each time and never frees a part of.
Freezing it takes a tenth off the processor time of a run.
"""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
