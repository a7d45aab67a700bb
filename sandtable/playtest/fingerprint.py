"""The fingerprint of the engine: a hash of the sources and data that decide a game."""

# interpreted: runs around the games, not within them

# interpreted: reads sources and data once a process

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from sandtable import games
from sandtable.engine.registry import all_games
from sandtable.installed import edition

ENGINE_VERSION: Final = "0.3.0"
"""The version of the rules library. docs/engine.md says what each version changed, and what became of older results."""
_SHARED: Final = (
    "engine",
    "agents",
    "playtest/plan.py",
    "playtest/opening.py",
    "playtest/play.py",
    "playtest/batch.py",
)
_SUFFIXES: Final = (".py", ".json", ".toml", ".md")
_DECIDES_NOTHING: Final = ("__pycache__", "ladder", "view", "viewing.py")
"""Names that no game depends on: caches, what agents are measured on with its result, and what shows a game."""


@cache
def fingerprint(game: str) -> str:
    """32 hex digits over the sources and data that decide games of `game`.

    It reads sources, never binaries, so the compiled and the interpreted build of one version agree. A change in
    another game's package changes nothing.
    """
    total = blake2b(game.encode(), digest_size=16)
    for part in (*_SHARED, f"games/{game}"):
        for name, content in _documents(files("sandtable").joinpath(part), part):
            total.update(b"\x00" + name.encode() + b"\x00" + content)
    for name, content in _installed(game):
        total.update(b"\x00" + name.encode() + b"\x00" + content)
    return total.hexdigest()


@cache
def data_version(game: str) -> str:
    """8 hex digits over the data files of a game: cards, boards, balance."""
    total = blake2b(game.encode(), digest_size=4)
    for name, content in _documents(files("sandtable").joinpath(f"games/{game}/data"), f"games/{game}/data"):
        total.update(b"\x00" + name.encode() + b"\x00" + content)
    for name, content in _installed(game):
        total.update(b"\x00" + name.encode() + b"\x00" + content)
    return total.hexdigest()


def fingerprints() -> tuple[str, ...]:
    """The fingerprint of every game this process can play."""
    return tuple(fingerprint(name) for name in all_games())


@cache
def build_name() -> str:
    """The engine version and 8 hex digits over all that decides a game of any kind, such as `0.3.0-1f2e3d4c`.

    Two installations of the same name play every game alike.
    """
    total = blake2b(digest_size=4)
    for name in sorted(module.name for module in pkgutil.iter_modules(games.__path__)):
        total.update(fingerprint(name).encode())
    return f"{ENGINE_VERSION}-{total.hexdigest()}"


def _installed(game: str) -> Iterator[tuple[str, bytes]]:
    """The files of the edition that the installation has instead of the game's data."""
    chosen = edition(game)
    if chosen is not None:
        yield from _documents(chosen, "installed")


def _documents(place: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    """Every source and data file at or below `place`, in order of name; line ends are those of Unix."""
    if place.is_file() and name.endswith(_SUFFIXES):
        yield name, place.read_bytes().replace(b"\r\n", b"\n")
    elif place.is_dir():
        for child in sorted(place.iterdir(), key=lambda child: child.name):
            if child.name not in _DECIDES_NOTHING:
                yield from _documents(child, f"{name}/{child.name}")
