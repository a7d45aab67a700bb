"""The finished pairs of a pairing, counted as JSON: points, first player, lengths and endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from sandtable.playtest.field.matrix import SHARES
from sandtable.playtest.field.standing import QUARTER
from sandtable.playtest.plan import GameRecord
from simulate.study.step import Cell, rotation_points

DECIDED: Final = ("wins", "losses")
NOTHING: Final[dict[str, Any]] = {
    "seen": 0,
    "counts": [0] * len(SHARES),
    "first": [0, 0],
    "games": 0,
    "rounds": 0,
    "endings": {},
}
"""The count of a pairing before its first game.

`seen` pairs have been looked at, `counts` has those without a failed game by their points. The rest is of games: those
won by the first player and those decided, rounds in all, and endings by their word.
"""


def counted(cell: Cell, known: dict[str, Any]) -> dict[str, Any]:
    """The count with the pairs that are new."""
    records = cell.records(known["seen"], cell.finished)
    pairs = [records[place : place + cell.size] for place in range(0, len(records), cell.size)]
    whole = [(pair, points[0]) for pair in pairs if (points := rotation_points(pair, cell.subjects)) is not None]
    games = [record for pair, _points in whole for record in pair]
    added = Counter(points // QUARTER for _pair, points in whole)
    return {
        "seen": cell.finished,
        "counts": [count + added[quarters] for quarters, count in enumerate(known["counts"])],
        "first": [old + new for old, new in zip(known["first"], _first(games), strict=True)],
        "games": known["games"] + len(games),
        "rounds": known["rounds"] + sum(record.rounds for record in games),
        "endings": dict(Counter(known["endings"]) + Counter(record.reason for record in games)),
    }


def _first(games: Sequence[GameRecord]) -> tuple[int, int]:
    """Games won by the member that went first, and those that were decided."""
    decided = [record for record in games if record.outcome in DECIDED and record.first >= 0]
    return sum(record.first in record.winners for record in decided), len(decided)
