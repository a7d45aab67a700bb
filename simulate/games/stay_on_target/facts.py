"""The contents of the box, as data with the source of every value: the only place that opens the table below `data/`.

A leaf is `{"value": ..., "source": ...}`: "rulebook p.1" is printed, "decision" is ours (SOT-D01, SOT-D16).
"""

# interpreted: reads a data file, once a process

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def marked() -> Any:
    """The table of the data file. Callers never change the result."""
    return json.loads(files(__package__).joinpath("data", "stay_on_target.json").read_text(encoding="utf-8"))


@cache
def facts() -> Any:
    """The table with plain values in place of marked ones."""
    return plain(marked())


def plain(part: Any) -> Any:
    """A part of the table without its marks."""
    if isinstance(part, list):
        return [plain(each) for each in part]
    if not isinstance(part, dict):
        return part
    if set(part) == {"value", "source"}:
        return part["value"]
    return {key: plain(each) for key, each in part.items()}


@cache
def defaults() -> dict[str, Any]:
    """The box as a complete scenario document, which gives the fields that other documents leave out."""
    box = facts()
    points = box["target_points"]
    return {
        "title": "Stay on Target",
        "summary": "",
        "players": list(range(box["players"]["min"], box["players"]["max"] + 1)),
        "run_limit": box["run_limit_for_automatic_play"],
        "target_points": {
            "complete": points["complete"],
            "fifth_card": points["fifth_card"],
            "needed": points["needed_before_run"],
        },
        "imperial_deck": {each["type"]: each["values"] for each in box["imperial_deck"]},
        "squadrons": [_squadron(each) for each in box["rebel_decks"]],
    }


def _squadron(deck: dict[str, Any]) -> dict[str, Any]:
    low, high = deck["shield_range"]
    leader = {"defence": deck["leader_defence"], "shield": {"min": low, "max": high}}
    return {"colour": deck["colour"], "leader": leader, "cards": [_card(each) for each in deck["cards"]]}


def _card(card: dict[str, Any]) -> dict[str, Any]:
    """A squadron card as a document writes it."""
    if card["kind"] == "defence":
        return {"name": card["name"], "kind": "defence", "defence": card["defence"]}
    if card["kind"] == "deflect_one":
        return {"name": card["name"], "kind": "deflect"}
    types = {"types": card["types"]} if len(card["types"]) < len(facts()["imperial_types"]) else {}
    return {"name": card["name"], "kind": "evade", **types, "min": card["min"], "max": card["max"]}
