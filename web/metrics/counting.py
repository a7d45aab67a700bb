"""The counters of processes. No label holds a word of a person: routes, states and games alone.

Counting never stops work: a count that fails is left out, and the log says so.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from prometheus_client import CollectorRegistry, Counter, Histogram, values
from prometheus_client.multiprocess import MultiProcessCollector

from web.metrics.slots import Slots

log = logging.getLogger(__name__)
SLOTS: Final = Slots(Path(settings.METRICS_DIR)) if settings.METRICS_DIR else None
"""None: this process counts for itself alone."""
if SLOTS is not None:
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(SLOTS.folder)  # the library reads it when it opens a file
    values.ValueClass = values.MultiProcessValue(SLOTS.name)  # type: ignore[no-untyped-call]

REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter("sandtable_requests", "Answered requests.", ("route", "method", "status"), registry=REGISTRY)
DURATIONS: Final = Histogram(
    "sandtable_request_seconds",
    "Time from a request to its answer.",
    ("route",),
    registry=REGISTRY,
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
CHUNKS: Final = Counter(
    "sandtable_chunks",
    "Chunks by what became of them: done, void, handed_back, lost, requeued.",
    ("end",),
    registry=REGISTRY,
)
GAMES: Final = Counter("sandtable_games", "Games by outcome.", ("game", "outcome"), registry=REGISTRY)
RETRIES: Final = Counter(
    "sandtable_retries",
    "Deeds done again, because the database ended or did not answer them.",
    ("why",),
    registry=REGISTRY,
)
ALARMS: Final = Counter(
    "sandtable_alarms", "What should never happen: nondeterminism, set_aside, row, duty.", ("kind",), registry=REGISTRY
)
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def count(what: Counter, amount: float = 1, **labels: str) -> None:
    """Add to a counter."""
    if _is_kept():
        _safely(lambda: what.labels(**labels).inc(amount))


def count_request(route: str, method: str, status: int, seconds: float) -> None:
    """Count an answer. `route` is the name of an address, never the address."""
    if not _is_kept():
        return
    method = method if method in METHODS else "other"
    _safely(lambda: REQUESTS.labels(route, method, str(status)).inc())
    _safely(lambda: DURATIONS.labels(route).observe(seconds))


def _is_kept() -> bool:
    return SLOTS is None or SLOTS.is_taken()


def _safely(deed: Any) -> None:
    try:
        deed()
    except Exception:
        log.warning("something was not counted", exc_info=True)


def counted() -> CollectorRegistry:
    """The sums of all processes of this machine."""
    if SLOTS is None:
        return REGISTRY
    found = CollectorRegistry()
    if SLOTS.is_taken():
        MultiProcessCollector(found, path=str(SLOTS.folder))  # type: ignore[no-untyped-call]
    return found
