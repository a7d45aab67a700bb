"""Lists of hexes, short enough for paper."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby


def hex_spans(names: Iterable[str]) -> str:
    """The hexes by column; three or more below one another are "A1-A11", fewer are named one by one."""
    columns: dict[str, list[int]] = {}
    for name in names:
        letters = name.rstrip("0123456789")
        columns.setdefault(letters, []).append(int(name.removeprefix(letters) or 0))
    ordered = sorted(columns.items(), key=lambda each: (len(each[0]), each[0]))
    return " ".join(span for letters, rows in ordered for span in _spans(letters, sorted(set(rows))))


def _spans(letters: str, rows: list[int]) -> Iterable[str]:
    """The spans of one column."""
    for _start, run in groupby(enumerate(rows), lambda each: each[1] - each[0]):
        found = [row for _place, row in run]
        if len(found) > 2:
            yield f"{letters}{found[0]}-{letters}{found[-1]}"
        else:
            yield from (f"{letters}{row}" for row in found)
