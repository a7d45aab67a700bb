"""Weights that passed their test, kept in `tuned/` of the game's package."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from simulate.compiled import ROOT


def write(game: str, name: str, values: Mapping[str, int], origin: Mapping[str, str]) -> Path:
    """Keep weights under a name in place of those before, and tell where."""
    place = ROOT / "simulate" / "games" / game / "tuned" / f"{name}.toml"
    place.parent.mkdir(exist_ok=True)
    place.write_text(as_toml(values, origin), encoding="utf-8")
    return place


def as_toml(values: Mapping[str, int], origin: Mapping[str, str]) -> str:
    """The file of a weighting; a JSON string is a TOML string as well."""
    said = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in origin.items()]
    weights = [f"{name} = {value}" for name, value in values.items()]
    return "\n".join(["[origin]", *said, "", "[weights]", *weights, ""])
