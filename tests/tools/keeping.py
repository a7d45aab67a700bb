"""Clones of the small project and a cache of builds, for the tests of the cache."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

from sandtable.compiled import ENGINE, Sources, current, folder
from tools.build_cache import Cache
from tools.c_objects import Compiler
from tools.maker import ingredients


@cache
def maker() -> dict[str, str]:
    """The ingredients of the compiler here, told once in a process of tests."""
    return ingredients(Compiler())


class KnownMaker(Cache):
    """A cache as a compiler sees it that need not be asked again."""

    def __init__(self, place: Path, known: dict[str, str]) -> None:
        super().__init__(place, Compiler())
        self.known = known

    def ingredients_now(self) -> dict[str, str]:
        return self.known


def a_cache(place: Path, **changed: str) -> KnownMaker:
    """The cache in a folder, as a compiler sees it that differs in these ingredients."""
    return KnownMaker(place, maker() | changed)


def keep_all(root: Path, cache: Cache) -> None:
    """Put the builds of a clone into the cache."""
    for build in current(Sources(root)).values():
        cache.keep(build, root)


def taken(root: Path, cache: Cache) -> list[str]:
    """The groups that a clone gets from the cache; each is asked for after the engine, as in a build."""
    sources, place = Sources(root), folder(root)
    engine = cache.take(ENGINE, sources, None, place)
    if engine is None:
        return []
    return [ENGINE, *(each for each in sources.groups if each != ENGINE and cache.take(each, sources, engine, place))]


def kept_file(cache: Cache, group: str, name: str) -> Path:
    """A file of the only kept build of a group, given by the beginning of its name."""
    (found,) = (cache.place / group).glob(f"*/{name}*")
    return found


Change = Callable[[Path], object]
"""A change of a clone."""
Damage = Callable[[Cache], object]
"""A change of the builds in a cache."""
INGREDIENTS = (
    "build code",
    "python",
    "machine",
    "packages",
    "commands",
    "environment",
    "programs",
    "parts",
    "target",
    "headers",
)


def clone_of(root: Path, place: Path) -> Path:
    """The sources of a clone in another folder, without its builds."""
    shutil.copytree(root, place, ignore=shutil.ignore_patterns("build"))
    return place
