"""Weights that passed their test, kept in `tuned/` of the game's package."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from sandtable.compiled import ROOT
from sandtable.engine.weighing import weightings


def write(game: str, name: str, values: Mapping[str, int], origin: Mapping[str, str]) -> Path:
    """Keep weights under a name in place of those before, and tell where. The settings of its search stay."""
    place = ROOT / "sandtable" / "games" / game / "tuned" / f"{name}.toml"
    place.parent.mkdir(exist_ok=True)
    before = weightings(f"sandtable.games.{game}").get(name)
    place.write_text(as_toml(values, origin, before.search if before else {}), encoding="utf-8")
    return place


def as_toml(values: Mapping[str, int], origin: Mapping[str, str], search: Mapping[str, int]) -> str:
    """The file of a weighting; a JSON string is a TOML string as well."""
    said = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in origin.items()]
    tables = {"search": search, "weights": values}
    lines = [line for table, kept in tables.items() if kept for line in _table(table, kept)]
    return "\n".join(["[origin]", *said, *lines, ""])


def _table(name: str, values: Mapping[str, int]) -> list[str]:
    return ["", f"[{name}]", *(f"{key} = {value}" for key, value in values.items())]
