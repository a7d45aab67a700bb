"""Tables of reports with different numbers of players, as text to read and as Markdown to keep."""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.playtest.report.base import Report
from sandtable.playtest.statistics import Interval

NOTHING: Final = "-"


@dataclass(frozen=True)
class Table:
    """A title, a heading for every column, and the cells of every row; the first column is text, the others numbers."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def as_markdown(self) -> str:
        """With the numbers to the right."""
        rule = ("---", *("--:" for _ in self.columns[1:]))
        return "\n".join(
            [f"**{self.title}**", "", *(f"| {' | '.join(row)} |" for row in (self.columns, rule, *self.rows))]
        )

    def as_text(self) -> str:
        """In columns of one width each."""
        lines = [self.columns, *self.rows]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        return "\n".join([self.title, *(_line(cells, widths) for cells in lines)])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = zip(cells, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)])


def share(of: Interval | None, players: float) -> str:
    """ "31.2 % (27.3 - 35.4) x1.25": with its interval, and how many times an even share, which is 1 / `players`."""
    if of is None:
        return NOTHING
    return f"{100 * of.value:.1f} % ({100 * of.low:.1f} - {100 * of.high:.1f}) x{of.value * players:.2f}"


def tables(found: Sequence[Report]) -> list[Table]:
    """Of runs with different numbers of players: shares by side or turn order, shares by group, and totals."""
    return [_seats(found), *_groups(found), _games(found)]


def _seats(found: Sequence[Report]) -> Table:
    most = max(found, key=_players)
    rows = [
        _row(each, [share(points, _players(each)) for points in each.points.shares], _players(most)) for each in found
    ]
    return Table(
        f"Share of the points by {most.by}, with 95 % interval and times an even share",
        ("Players", *map(str, most.parties)),
        tuple(rows),
    )


def _players(report: Report) -> int:
    return len(report.parties)


def _row(report: Report, cells: Sequence[str], width: int) -> tuple[str, ...]:
    return (str(_players(report)), *cells, *(NOTHING for _ in range(width - len(cells))))


def _groups(found: Sequence[Report]) -> Iterable[Table]:
    for kind in dict.fromkeys(kind for each in found for kind in each.groups):
        names = sorted({group.name for each in found for group in each.groups.get(kind, ())})
        rows = [(name, *(_group(each, kind, name) for each in found)) for name in names]
        heads = (kind.capitalize(), *(f"{_players(each)} players" for each in found))
        yield Table(f"Share of the points by {kind}, with 95 % interval and times an even share", heads, tuple(rows))


def _group(report: Report, kind: str, name: str) -> str:
    group = next((group for group in report.groups.get(kind, ()) if group.name == name), None)
    return share(group.share(), _players(report)) if group is not None else NOTHING


def strengths(found: Sequence[Report]) -> Table:
    """The share of subject 0, one player among others."""
    rows = tuple(
        (str(_players(each)), f"{each.games.total:,}", share(each.subjects.shares[0], _players(each))) for each in found
    )
    return Table("Share of the points, with 95 % interval and times an even share", ("Players", "Games", "Share"), rows)


COUNTED: Final[tuple[tuple[str, Callable[[Report], str]], ...]] = (
    ("Players", lambda each: str(_players(each))),
    ("Games", lambda each: f"{each.games.total:,}"),
    ("Rounds", lambda each: f"{each.games.mean('rounds'):.1f}"),
    ("Decisions", lambda each: f"{each.games.mean('decisions'):.0f}"),
    ("Several won", lambda each: str(each.points.shared)),
    ("Drawn", lambda each: str(each.games.counters["draws"])),
    ("Capped", lambda each: str(each.games.counters["capped"])),
    ("Failed", lambda each: str(each.games.failed)),
    ("Digest", lambda each: each.games.digest),
)


def _games(found: Sequence[Report]) -> Table:
    rows = [tuple(tell(each) for _head, tell in COUNTED) for each in found]
    return Table("Games, and rounds and decisions of one", tuple(head for head, _tell in COUNTED), tuple(rows))
