"""Style sheets are whole: a brace that was lost in a merge would switch off every rule behind it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.compiled import ROOT

SHEETS = sorted(Path(ROOT, "static").rglob("*.css"))


def depths(text: str) -> list[int]:
    """The depth of braces after each brace of a style sheet."""
    found, depth = [], 0
    for letter in text:
        if letter in "{}":
            depth += 1 if letter == "{" else -1
            found.append(depth)
    return found


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_every_brace_is_closed(sheet: Path) -> None:
    found = depths(sheet.read_text(encoding="utf-8"))
    assert found and found[-1] == 0 and min(found) >= 0


def test_a_lost_brace_would_be_seen() -> None:
    assert depths("a { b: c } @media (x) { d { e: f }")[-1] == 1
    assert min(depths("a } {")) == -1
