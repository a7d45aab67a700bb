"""The matrix of a field as a file."""

from __future__ import annotations

import csv
import io
from typing import Final

from simulate.study.field.tables import Tables

HEAD: Final = (
    "row", "column", "share", "low", "high", "games", "pairs_0", "pairs_1", "pairs_2", "pairs_3", "pairs_4",
    "first_player_won", "decided", "mean_rounds",
)  # fmt: skip
"""`pairs_0` to `pairs_4`: pairs in which the row took none to four quarters of the points."""
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet takes a cell that begins with one of these for a formula."""


def matrix_csv(tables: Tables) -> str:
    """A head and a line for each member against each other one; those that have not met have no share."""
    text = io.StringIO()
    write = csv.writer(text)
    write.writerow(HEAD)
    for row, label in enumerate(tables.labels):
        for column, other in enumerate(tables.labels):
            if row != column:
                write.writerow([plain(label), plain(other), *_numbers(tables, row, column)])
    return text.getvalue()


def plain(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULAS) else text


def _numbers(tables: Tables, row: int, column: int) -> list[object]:
    found, counts = tables.share(row, column), tables.matrix.counts_of(row, column)
    if found is None:
        return ["", "", "", 0, *counts, "", "", ""]
    share, cell = found.share, tables.cells[found.pairing]
    ends = [f"{value:.4f}" for value in (share.value, share.low, share.high)]
    return [*ends, share.games, *counts, *cell["first"], f"{cell['rounds'] / cell['games']:.2f}"]
