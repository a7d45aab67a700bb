"""The part of a document that can be drawn: a draft may hold values that its schema refuses."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from sandtable.engine.problem import Path
from scenarios.checking import of_another_game, refusals

MOST_ROUNDS: Final = 6
"""Rounds of cutting: a list that became too short is refused in the next round, and its owner after it."""


def readable(game: str, document: Any) -> dict[str, Any] | None:
    """The document without its refused parts; None where what is left can't be read either, or is of another game."""
    if of_another_game(game, document):
        return None
    found = document
    for _round in range(MOST_ROUNDS):
        refused = refusals(found)
        if not refused:
            return found if isinstance(found, dict) else None
        found = _without(found, {each.path for each in refused})
    return None


def _without(document: Any, paths: set[Path]) -> Any:
    """A copy without the values at these paths, the last entries of lists first."""
    kept = deepcopy(document)
    for path in sorted(paths, key=_from_the_end, reverse=True):
        _cut(kept, path)
    return kept


def _from_the_end(path: Path) -> tuple[tuple[bool, int | str], ...]:
    return tuple((isinstance(step, str), step) for step in path)


def _cut(value: Any, path: Path) -> None:
    """Remove one value; a missing one is gone already."""
    for step in path[:-1]:
        if not _has(value, step):
            return
        value = value[step]
    if path and _has(value, path[-1]):
        del value[path[-1]]


def _has(value: Any, step: int | str) -> bool:
    if isinstance(value, list):
        return isinstance(step, int) and step < len(value)
    return isinstance(value, dict) and step in value
