"""Finds the games: every package below `sandtable/games` that has a `GAME`. There is no list to edit."""

# interpreted: looks up modules by name, once a batch

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from sandtable import games
from sandtable.engine.game import Game


class UnknownGame(KeyError):
    """No package below `sandtable/games` has this name."""

    def __str__(self) -> str:
        return f"there is no game called {self.args[0]!r}; known: {', '.join(all_games())}"


@cache
def all_games() -> dict[str, Game]:
    """Every game by name, in alphabetical order."""
    found: dict[str, Game] = {}
    for module in sorted(pkgutil.iter_modules(games.__path__), key=lambda module: module.name):
        package = import_module(f"{games.__name__}.{module.name}")
        if hasattr(package, "GAME"):
            found[module.name] = package.GAME
    return found


def game(name: str) -> Game:
    """One game. Raises UnknownGame."""
    try:
        return all_games()[name]
    except KeyError:
        raise UnknownGame(name) from None
