"""The gauges of the queue, for Prometheus: five statements, kept for two seconds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from prometheus_client.core import GaugeMetricFamily

from simulate.overview.state import KEPT


def gauges() -> Iterator[GaugeMetricFamily]:
    """The state of the queue."""
    state = KEPT.state()
    chunks = {"queued": state.queued, "playing": state.playing, "expired": state.expired, "again": state.tried_again}
    yield _each("sandtable_queue_chunks", "Chunks that wait, are played, have lost their worker.", "state", chunks)
    yield _each("sandtable_open_playtests", "Playtests under way.", "state", state.open)
    yield GaugeMetricFamily("sandtable_games_left", "Games of open playtests that are not played.", state.games_left)
    yield GaugeMetricFamily(
        "sandtable_oldest_wait_seconds", "Time without a game for the playtest that waits longest.", state.oldest_s
    )
    yield GaugeMetricFamily("sandtable_set_aside", "Playtests that can't be read.", state.set_aside)
    seen = {part: age for part, age in state.silent_s.items() if age is not None}
    yield _each("sandtable_silent_seconds", "Time since the last sign of life.", "part", seen)


def _each(name: str, words: str, label: str, numbers: Mapping[str, float]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, words, labels=[label])
    for value, number in numbers.items():
        family.add_metric([value], number)
    return family
