"""The boards of games, a folder for each: every package here with a `BOARD`. There is no list to edit."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from simulate.watching.boards.board import Board


@cache
def all_boards() -> dict[str, Board]:
    """The board of every game that has one, by name, in alphabetical order."""
    found: dict[str, Board] = {}
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        package = import_module(f"{__name__}.{module.name}")
        if hasattr(package, "BOARD"):
            found[module.name] = package.BOARD
    return found


def board_of(game: str) -> Board | None:
    """The board of one game; None where it has none: its view is then shown in words."""
    return all_boards().get(game)
