"""The pages of scenarios, a folder for each game: every package here with a `PAGES`. There is no list to edit."""

from __future__ import annotations

import pkgutil
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from sandtable.engine.problem import BadScenario
from scenarios.comparing import Change
from scenarios.games.contract import Difference, ScenarioPages, Sheet


@cache
def all_pages() -> dict[str, ScenarioPages]:
    """The pages of every game that has some, by name, in alphabetical order."""
    found: dict[str, ScenarioPages] = {}
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        package = import_module(f"{__name__}.{module.name}")
        if hasattr(package, "PAGES"):
            found[module.name] = package.PAGES
    return found


def pages_of(game: str) -> ScenarioPages:
    """The pages of one game; plain ones where it has none of its own."""
    return all_pages().get(game) or ScenarioPages(game)


def sheet_of(game: str, definition: Any) -> Sheet:
    """A definition as its game shows it; as it is where today's rules can't read it any more."""
    try:
        return pages_of(game).sheet(definition)
    except BadScenario:
        return Sheet(definition)


def difference_of(game: str, before: Any, after: Any, changes: Sequence[Change]) -> Difference | None:
    """Two definitions in one picture; None where the game has none, or where today's rules can't read one of them."""
    try:
        return pages_of(game).difference(before, after, changes)
    except BadScenario:
        return None
