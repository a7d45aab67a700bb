"""Scenario documents for tests: the smallest complete one, to be changed in one place."""

from __future__ import annotations

from typing import Any


def a_document(**changes: Any) -> dict[str, Any]:
    """A scenario on one board: one squad against one squad, for 8 rounds; top-level fields can be replaced."""
    document: dict[str, Any] = {
        "title": "A small fight",
        "summary": "One squad against one squad.",
        "boards": [{"side": "1A", "column": 0, "row": 0}],
        "rounds": 8,
        "initiative": "american",
        "sides": {"american": a_side("west"), "german": a_side("east")},
        "zones": {"west": {"columns": [1, 2]}, "east": {"columns": [6, 7]}},
        "objectives": [{"hex": "D3", "kind": "victory", "side": "neutral"}],
        "victory": {"conditions": [], "otherwise": "most points"},
    }
    return document | changes


def a_side(zone: str, **changes: Any) -> dict[str, Any]:
    """Three actions and one division of four regulars."""
    return {"actions": 3, "divisions": {"1": a_division(zone)}} | changes


def a_division(zone: str, **changes: Any) -> dict[str, Any]:
    """One base with four regulars."""
    return {"squad_bases": 1, "figures": {"regular": 4}, "zones": [zone]} | changes
