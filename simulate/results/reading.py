"""The report on a stored playtest: its match is in the frozen snapshot, the sums of its games in its row."""

from __future__ import annotations

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.kinds import report_on
from sandtable.playtest.report.origin import Origin
from simulate.models import Batch
from web.unreadable import Unreadable


def read(batch: Batch) -> Report:
    """The report on a batch, as far as it has been played. It costs the same for any number of games.

    Raises Unreadable for a damaged row.
    """
    if batch.fault:
        raise Unreadable(batch.problem)
    return read_anyway(batch)


def read_anyway(batch: Batch) -> Report:
    """The report for a list, which a damaged row must not end: of such a row it has no names and no games."""
    return report_on(batch.match(), batch.games(), origin_of(batch))


def origin_of(batch: Batch) -> Origin:
    """The rules that played a batch, and the proof of its games."""
    return Origin(batch.snapshot["data_version"], batch.engine_version, batch.engine_fingerprint, batch.digest)
