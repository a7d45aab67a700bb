"""The contents of the box: the only place that opens the table below `data/`.

Every value there has its source: "rulebook p.1" is printed, "decision" is ours (SOT-D01, SOT-D16).
"""

# interpreted: reads a data file

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.facts import plain

TABLE: Final = ("sandtable.games.stay_on_target", "stay_on_target")


def facts() -> dict[str, Any]:
    """The table without sources. Callers never change it."""
    return plain(*TABLE)


def defaults() -> dict[str, Any]:
    """The box as a scenario document, which gives the fields that other documents leave out."""
    found: dict[str, Any] = facts()["scenario"]
    return found
