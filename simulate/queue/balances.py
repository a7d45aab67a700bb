"""A finished playtest of a stored scenario becomes a measurement of its balance."""

from __future__ import annotations

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.kinds import report_on
from sandtable.playtest.report.match import LineUp
from scenarios import balances
from scenarios.house_balances import OF_THE_HOUSE
from scenarios.models import Measurement
from simulate.models import Batch, BatchState

FINISHED = (BatchState.DONE, BatchState.DONE_WITH_ERRORS)


def measure(batch: Batch) -> bool:
    """Write down the points of a finished batch; False where there is nothing to learn about a stored version.

    A batch whose games mostly came to no end of their own says nothing, as on its own page. That of a study is stopped
    by its own results, so its share would be a biased measurement.
    """
    if batch.study_id is not None or batch.scenario_version_id is None or batch.state not in FINISHED:
        return False
    report = report_on(batch.match(), batch.games())
    if report.is_withheld or not report.points.rotations.total:
        return False
    return balances.record(
        version_id=batch.scenario_version_id, playtest=batch.public_id, measured=_measured(batch, report)
    )


def measure_all() -> int:
    """Measure every finished playtest anew and forget those that are gone; returns the number of measurements."""
    finished = Batch.objects.filter(state__in=FINISHED, scenario_version__isnull=False).order_by("finished_at", "pk")
    kept = [batch.public_id for batch in finished.iterator() if measure(batch)]
    gone = Measurement.objects.exclude(playtest__in=kept).exclude(playtest__startswith=OF_THE_HOUSE)
    versions = set(gone.values_list("version_id", flat=True))
    gone.delete()
    for version_id in versions:
        balances.renew(version_id)
    return len(kept)


def _measured(batch: Batch, report: Report) -> balances.Measured:
    rotations, totals = report.points.rotations, report.games.summary.totals
    return {
        "owner_id": batch.owner_id,
        "agents": agents_of(report),
        "edition": batch.engine_fingerprint,
        "seed": batch.seed,
        "players": len(report.plan.subjects),
        "parties": [str(party) for party in report.parties],
        "rotation_size": rotations.size,
        "points": sorted((list(points), count) for points, count in rotations.counts.items()),
        "ended": report.games.ended,
        "rounds": totals["rounds_ended"],
        "decisions": totals["decisions_ended"],
        "measured_at": batch.finished_at or batch.active_at,
    }


def agents_of(report: Report) -> str:
    """The agents in words: one name where the same plays every seat, else by seat, or by number where they turn."""
    agents = report.plan.agents
    if report.match.line_up == LineUp.ALIKE:
        return agents[0]
    if report.match.line_up == LineUp.KEPT:
        return " / ".join(agents)
    return " + ".join(sorted(agents))
