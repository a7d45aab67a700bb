"""Games that were played, as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from sandtable.playtest.headless import Run
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.games import Points
from sandtable.playtest.report.match import Party, Place
from sandtable.playtest.tables import share

DEALT: Final = ("had", "points")
"""Kinds of the tally that are told as shares."""


def lines(run: Run, *, with_counts: bool = False) -> Iterator[str]:
    """The speed, the share of each party and the endings of the games, without their digest.

    The counts that games keep (what each card did, who held which place) are hundreds of lines: they are told when
    asked for, otherwise how many there are.
    """
    report, speed = run.report, run.decisions / run.seconds if run.seconds else 0
    yield f"{report.games.total} games in {run.seconds:.2f} s ({speed:,.0f} decisions/s, {run.build} engine)"
    yield from _points(report.subjects, report.match.labels, run.wins)
    if report.points.parties != report.subjects.parties:
        yield from _points(report.points, map(_seat, report.parties), report.points.wins)
    if report.members is not None and report.members is not report.subjects:
        yield from _points(report.members, map(_seat, report.match.seats), report.members.wins)
    yield from (f"{outcome}: {count}" for outcome, count in _not_won(report))
    yield from (f"ended by {reason}: {count}" for reason, count in report.games.endings.items())
    yield from _dealt(report)
    if run.played_by:
        yield "played by " + ", ".join(f"{kind} {version}" for kind, version in run.played_by.items())
    counts = list(_counted(report))
    if with_counts:
        yield from counts
    elif counts:
        yield f"{len(counts)} counts more: --counts shows them"


def _dealt(report: Report) -> Iterator[str]:
    for kind, groups in report.groups.items():
        for group in groups:
            yield f"{kind} {group.name}: {share(group.share(), len(report.parties))}, had by {group.seats}"


def _counted(report: Report) -> Iterator[str]:
    for name, count in report.games.tally.items():
        if name.partition("/")[0] not in DEALT:
            yield f"counted {name}: {count}"


def _points(points: Points, names: Iterable[str], won: Sequence[int]) -> Iterator[str]:
    """The games that each party won, alone or with its partners, and its share."""
    for party, (name, wins, taken) in enumerate(zip(names, won, points.shares, strict=True)):
        yield f"{name}: {wins} won, takes {share(taken, 1 / points.even_of(party))}"


def _seat(party: Party) -> str:
    return f"going {party}" if isinstance(party, Place) else f"as {party}"


def _not_won(report: Report) -> Iterator[tuple[str, int]]:
    """The games that no party won alone; drawn ones are told even where there are none."""
    yield "drawn", report.games.counters["draws"]
    others = {"won by several": report.points.shared, "stopped at the step limit": report.games.counters["capped"]}
    yield from ((outcome, count) for outcome, count in (others | {"failed": report.games.failed}).items() if count)
