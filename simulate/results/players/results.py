"""The latest ladder of each game, kept in `ladder/results.json` of its package with the command and the date."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from sandtable.compiled import ROOT
from sandtable.engine.registry import all_games


def place(game: str) -> Path:
    """The file with the latest ladder of a game."""
    return ROOT / "sandtable" / "games" / game / "ladder" / "results.json"


def write(found: dict[str, Any]) -> Path:
    """Keep a result in place of the one before."""
    path = place(found["game"])
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


@cache
def ladders() -> dict[str, dict[str, Any]]:
    """The kept results by game; a game that was never measured is not among them."""
    return {name: json.loads(place(name).read_text(encoding="utf-8")) for name in all_games() if place(name).is_file()}
