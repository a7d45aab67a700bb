"""Notes about drafts: a draft may break rules and its schema, so a note is left out where it depends on such a part."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from sandtable.engine.problem import SIZE, Path, pointer
from sandtable.engine.scenarios import Scenarios
from sandtable.engine.unknown import CannotTell
from scenarios.games.workshop import Note

S = TypeVar("S")
Placed = tuple[Path, Note]
"""A note with the path of its field."""
Noting = Callable[[S], Iterable[Placed]]


def notes_about(document: Any, scenarios: Scenarios[S], ways: Iterable[Noting[S]]) -> dict[str, list[Note]]:
    """The notes of all these functions about the scenario of a document, by pointer."""
    scenario = scenario_of(document, scenarios)
    if scenario is None:
        return {}
    found: dict[str, list[Note]] = defaultdict(list)
    for way in ways:
        for path, note in _known(way, scenario):
            found[pointer(path)].append(note)
    return dict(found)


def scenario_of(document: Any, scenarios: Scenarios[S]) -> S | None:
    """The scenario of a document, in which parts of the wrong shape are UNKNOWN; None where nothing can be read."""
    refusals = scenarios.refusals(document)
    if any(each.rule == SIZE for each in refusals):
        return None
    try:
        return scenarios.interpret(scenarios.shape.sound(document) if refusals else document)
    except CannotTell:
        return None


def _known(way: Noting[S], scenario: S) -> Iterator[Placed]:
    """The notes of one function, up to the first that depends on a part that is not known."""
    try:
        yield from way(scenario)
    except CannotTell:
        return
