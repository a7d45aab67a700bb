"""The effects of a study of causes as CSV, for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import Any, Final

from simulate.results.export import FORMULA
from simulate.study.causes.page import ordered

COLUMNS: Final = ("thing", "says", "value", "low", "high", "rotations", "unchanged")


def effects_csv(result: dict[str, Any]) -> str:
    """A head and a line for each thing, the surest effect first; shares of points, not percent."""
    text = io.StringIO()
    write = csv.writer(text)
    write.writerow(COLUMNS)
    for effect in ordered(result):
        write.writerow([_safe(effect["thing"]), *(effect[column] for column in COLUMNS[1:])])
    return text.getvalue()


def _safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
