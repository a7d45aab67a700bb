"""Every finished game of a playtest as lines of CSV or NDJSON, a few hundred at a time and in order.

Nothing is held but one piece: a download of a million games takes as much memory as one of a thousand.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final

from sandtable.playtest.plan import GameRecord
from sandtable.playtest.report.base import Report
from simulate.models import Batch
from simulate.results.reading import read

GAMES_IN_A_PIECE: Final = 250
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "\0")
"""A spreadsheet takes a cell for a formula that begins with one of these."""
COLUMNS: Final = ("number", "outcome", "winners", "first", "reason", "rounds", "decisions", "digest", "seed")


def ndjson(batch: Batch) -> Iterator[str]:
    """A JSON object a line. Subjects are numbers, as in the playtest's `sides`; their names stand beside."""
    report = read(batch)
    for games in _pieces(batch.records()):
        yield "".join(json.dumps(as_json(game, report), ensure_ascii=False) + "\n" for game in games)


def as_json(game: GameRecord, report: Report) -> dict[str, Any]:
    """One game: `seating` has the subject in each seat, `winners` and `first` are subjects."""
    return {
        "number": game.number,
        "seed": report.plan.seed,
        "seating": report.plan.seating(game.number),
        "seats": _seats(game, report),
        "outcome": game.outcome,
        "winners": game.winners,
        "won": report.winners(game),
        **({"side": report.won_by(game) or None} if report.match.sides else {}),
        "first": game.first if game.first >= 0 else None,
        "reason": game.reason,
        "rounds": game.rounds,
        "decisions": game.decisions,
        "digest": f"{game.digest:016x}",
    }


def _seats(game: GameRecord, report: Report) -> list[dict[str, str]]:
    """The seats, clockwise: their names and who sits there; where partners play together also the side."""
    sides = [report.match.sides[side] for side in report.plan.sides] if report.match.sides else []
    seats = [{"seat": seat, "name": name} for seat, name in report.seating(game.number)]
    return [seat | {"side": side} for seat, side in zip(seats, sides, strict=True)] if sides else seats


def comma_separated(batch: Batch) -> Iterator[str]:
    """A head and a line a game, with names. No cell is a formula for a spreadsheet."""
    report = read(batch)
    yield _lines([_head(report)])
    for games in _pieces(batch.records()):
        yield _lines(_row(game, report) for game in games)


FORMATS: Final[dict[str, tuple[str, Callable[[Batch], Iterator[str]]]]] = {
    "ndjson": ("application/x-ndjson", ndjson),
    "csv": ("text/csv; charset=utf-8", comma_separated),
}
"""The media type of each format, and what writes it."""


def _pieces(games: Iterator[GameRecord]) -> Iterator[list[GameRecord]]:
    while piece := list(islice(games, GAMES_IN_A_PIECE)):
        yield piece


def _lines(rows: Iterable[Iterable[object]]) -> str:
    text = io.StringIO()
    csv.writer(text).writerows(map(_cell, row) for row in rows)
    return text.getvalue()


def _cell(value: object) -> object:
    """Text that a spreadsheet would take for a formula gets an apostrophe in front."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def _head(report: Report) -> list[str]:
    """The seats by their names in the scenario, or by number; where partners play together first the side that won."""
    side = ["side"] if report.match.sides else []
    return [*COLUMNS, *side, *(name or f"seat {seat}" for seat, (name, _taken_by) in enumerate(report.seating(0), 1))]


def _row(game: GameRecord, report: Report) -> list[object]:
    seats = report.seating(game.number)
    return [
        game.number,
        game.outcome,
        " / ".join(report.winners(game)),
        _first(game, report, seats),
        game.reason,
        game.rounds,
        game.decisions,
        f"{game.digest:016x}",
        report.plan.seed,
        *([report.won_by(game)] if report.match.sides else []),
        *(taken_by for _name, taken_by in seats),
    ]


def _first(game: GameRecord, report: Report, seats: list[tuple[str, str]]) -> str:
    """The seat that went first, by its name or by who sits there; empty where it isn't known."""
    if game.first < 0:
        return ""
    name, taken_by = seats[report.plan.seating(game.number).index(game.first)]
    return name or taken_by
