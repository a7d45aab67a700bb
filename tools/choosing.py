"""The tests of a changed file: those that mirror it, those that import it, those of the pages that show it.

A test mirrors the file or the folder of the same name: `decks/services.py` has `tests/decks/test_services.py`. Where
nothing mirrors or imports a module, the modules that import it are asked, the nearest first, and last the tests in its
folder. A template is tested with the modules that show it. Templates, scripts and style sheets also have journeys
(`tests/journeys/visits.json`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tools import visits
from tools.arrows import Arrows, files, nearness, outward

FOR_ALL_GAMES: Final = ("tests/conformance", "tests/playthroughs")
LIBRARY: Final = (
    "sandtable/engine/", "sandtable/agents/", "sandtable/playtest/", "tests/conformance/", "tests/playthroughs/",
)  # fmt: skip
"""Folders that serve every game. The smallest game stands for all of them; `make test` plays all."""
FOR_PAGES: Final = ("tests/test_documentation.py", "tests/test_documented_names.py")
FOR_SOURCES: Final = ("tests/test_plain_english.py",)
FOR_THE_PROJECT: Final = (
    "tests/test_architecture.py",
    "tests/tools/test_check.py",
    "tests/tools/test_containerfile.py",
)
"""Tests for files that no module imports: settings of tools, lock files, the Makefile."""
FOR_EVERY_PAGE: Final = "web/pages"
"""A place beside the code that all pages share: templates that no module names are tested with it."""
MOST_FILES: Final = 8
"""Files of tests for one changed file, apart from the suites of a game."""


class Choice:
    """The tests of changed files in one state of the project."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.arrows = Arrows(root)
        self.tests = frozenset(filter(is_test, files(root)))
        self.tests_by_folder: dict[str, list[str]] = {}
        for test in sorted(self.tests):
            self.tests_by_folder.setdefault(test.rpartition("/")[0], []).append(test)

    def of(self, path: str) -> list[str]:
        """The tests of one file, as arguments for pytest; never empty, never those of all games."""
        own = self._own(path) or list(FOR_THE_PROJECT)
        return list(dict.fromkeys([*self._always(path), *self._games(path), *own]))

    def _always(self, path: str) -> Iterator[str]:
        if path.endswith(".py"):
            yield from FOR_SOURCES

    def _games(self, path: str) -> Iterator[str]:
        if game_of(path) or path.startswith(LIBRARY):
            yield from FOR_ALL_GAMES

    def _own(self, path: str) -> list[str]:
        if path in self.tests:
            return [path]
        if path.endswith(".md"):
            return list(FOR_PAGES)
        if path.startswith("templates/"):
            return self._of_template(path)
        if path.startswith("static/"):
            return visits.journeys_of_file(self.root, path, self.arrows)[:1]
        return self._of_module(path) if path.endswith(".py") else self._of_folder(path)

    def _of_template(self, path: str) -> list[str]:
        pages = self.arrows.pages_of(path)
        near = sorted(pages, key=lambda page: (-nearness(page, path.removeprefix("templates/")), page))
        tests = [test for page in near for test in self._of_module(page)] or self._of_folder(FOR_EVERY_PAGE)
        journeys = visits.journeys_of_pages(self.root, pages, self.arrows)
        return [*list(dict.fromkeys(tests))[: MOST_FILES // 2], *journeys[:1]]

    def _of_module(self, path: str) -> list[str]:
        if found := self._beside(path):
            return found[:MOST_FILES]
        for level in outward(path, self.arrows):
            found = [test for each in level for test in self._beside(each)]
            if found:
                return self._nearest(found, str(mirror_of(path)))[:MOST_FILES]
        return self._of_folder(path)

    def _beside(self, path: str) -> list[str]:
        """The test file that mirrors a module or its folder, and those that import it."""
        if path in self.tests:
            return [path]
        mirror = mirror_of(path)
        own = (mirror.with_name(f"test_{mirror.name}"), mirror.parent.with_name(f"test_{mirror.parent.name}.py"))
        imported = self._nearest(self.tests.intersection(self.arrows.importers(path)), str(mirror))
        return [test for test in dict.fromkeys((*map(str, own), *imported)) if test in self.tests]

    def _of_folder(self, path: str) -> list[str]:
        """The tests in the mirrored folder of a file, or in the nearest one above it; for most files not all tests."""
        for folder in mirror_of(path).parents:
            found = self.tests_by_folder.get(str(folder), [])
            if found and (folder != Path("tests") or path.startswith("tests/")):
                return found[:MOST_FILES]
        return []

    def _nearest(self, tests: Iterable[str], path: str) -> list[str]:
        """The tests without repeats, those that share most folders with a path first."""
        return sorted(set(tests), key=lambda test: (-nearness(test, path), test))


def mirror_of(path: str) -> Path:
    """The place of a file in the tree of tests; a file of that tree is there already."""
    return Path(path) if path.startswith("tests/") else Path("tests", path)


def is_test(path: str) -> bool:
    """True for a module with tests."""
    return path.startswith("tests/") and Path(path).name.startswith("test_") and path.endswith(".py")


def game_of(path: str) -> str:
    """The game whose folder a file is in; "" for all other files."""
    before, _, after = path.partition("games/")
    return after.partition("/")[0] if before in ("sandtable/", "tests/sandtable/") and "/" in after else ""


def all_games(root: Path) -> list[str]:
    """The names of the games, the smallest package first."""
    folders = [folder.parent for folder in (root / "sandtable/games").glob("*/__init__.py")]
    return [folder.name for folder in sorted(folders, key=lambda folder: (_size(folder), folder.name))]


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*.py"))


def other_games(paths: Iterable[str], root: Path) -> list[str]:
    """Games that no change concerns: the suites for every game leave them out."""
    paths = list(paths)
    every = all_games(root)
    concerned = {game_of(path) for path in paths} & set(every)
    if any(path.startswith(LIBRARY) for path in paths):
        concerned |= set(every[:1])
    return sorted(set(every) - concerned)
