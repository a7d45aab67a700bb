"""The document of scenarios says the balances that are kept for the gallery."""

from __future__ import annotations

import re

from sandtable.compiled import ROOT
from scenarios.house_balances import GAMES, Kept, kept

DOCUMENT = ROOT / "docs" / "tide-of-iron-scenarios.md"
ROW = re.compile(r"^\| `([a-z0-9-]+)` \| ([234]) \| ([^|]*) \| ([^|]*) \|$", re.MULTILINE)
POINTS = 60
"""For a game that is won; half of them for a draw."""


def words(row: Kept) -> str:
    """The share of the Americans, with the number of games where it is not the usual one."""
    games = sum(count for _points, count in row.points)
    share = 100 * sum(points[0] * count for points, count in row.points) / (POINTS * games)
    return f"{share:.1f} %" + ("" if games == GAMES[row.agent] else f" ({games} games)")


def test_the_document_says_the_kept_balances_and_no_others() -> None:
    told = {
        (f"tide_of_iron/{slug}", int(players), agent): cell.strip()
        for slug, players, *cells in ROW.findall(DOCUMENT.read_text(encoding="utf-8"))
        for agent, cell in zip(GAMES, cells, strict=True)
        if cell.strip()
    }
    assert told == {
        (row.house, row.players, row.agent): words(row)
        for row in kept().values()
        if row.house.startswith("tide_of_iron/")
    }
