"""Tables of what many games say of a scenario, as text to read and as Markdown to keep. Pure: numbers in, text out."""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from simulate.playtest.fairness import Fairness
from simulate.playtest.measuring import Strength
from simulate.playtest.statistics import Interval

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


def share(of: Interval | None, players: int) -> str:
    """ "31.2 % (27.3 - 35.4) x1.25": with its interval, and how many times an even share."""
    if of is None:
        return NOTHING
    return f"{100 * of.value:.1f} % ({100 * of.low:.1f} - {100 * of.high:.1f}) x{of.value * players:.2f}"


def tables(found: Sequence[Fairness]) -> list[Table]:
    """Of runs with different numbers of players: shares by turn order and by what was dealt, and how games went."""
    return [_turns(found), *_groups(found), _games(found)]


def _turns(found: Sequence[Fairness]) -> Table:
    most = max(found, key=lambda each: each.players)
    rows = [_row(each, [share(turn, each.players) for turn in each.turns], most.players) for each in found]
    title = "Share of the points by turn order" if most.is_by_turn else "Share of the points by side"
    return Table(f"{title}, with 95 % interval and times an even share", ("Players", *most.names), tuple(rows))


def _row(of: Fairness, cells: Sequence[str], width: int) -> tuple[str, ...]:
    return (str(of.players), *cells, *(NOTHING for _ in range(width - len(cells))))


def _groups(found: Sequence[Fairness]) -> Iterable[Table]:
    for kind in dict.fromkeys(kind for each in found for kind in each.groups):
        names = sorted({group.name for each in found for group in each.groups.get(kind, ())})
        rows = [(name, *(_group(each, kind, name) for each in found)) for name in names]
        heads = (kind.capitalize(), *(f"{each.players} players" for each in found))
        yield Table(f"Share of the points by {kind}, with 95 % interval and times an even share", heads, tuple(rows))


def _group(of: Fairness, kind: str, name: str) -> str:
    group = next((group for group in of.groups.get(kind, ()) if group.name == name), None)
    return share(group.share(), of.players) if group is not None else NOTHING


def strengths(found: Sequence[Strength]) -> Table:
    """What one player takes among others."""
    rows = tuple((str(each.players), f"{each.games:,}", share(each.share, each.players)) for each in found)
    return Table("Share of the points, with 95 % interval and times an even share", ("Players", "Games", "Share"), rows)


COUNTED: Final[tuple[tuple[str, Callable[[Fairness], str]], ...]] = (
    ("Players", lambda each: str(each.players)),
    ("Games", lambda each: f"{each.games:,}"),
    ("Rounds", lambda each: f"{each.rounds:.1f}"),
    ("Decisions", lambda each: f"{each.decisions:.0f}"),
    ("Several won", lambda each: str(each.shared)),
    ("Drawn", lambda each: str(each.drawn)),
    ("Capped", lambda each: str(each.capped)),
    ("Failed", lambda each: str(each.failed)),
    ("Digest", lambda each: each.digest),
)


def _games(found: Sequence[Fairness]) -> Table:
    rows = [tuple(tell(each) for _head, tell in COUNTED) for each in found]
    return Table("Games, and rounds and decisions of one", tuple(head for head, _tell in COUNTED), tuple(rows))
