"""`make quick`: lint, types, and the tests of everything that changed since the main branch; nothing is compiled.

`AREA=destiny make quick` takes a game, an app or a folder of tests instead. Tests mirror the tree: the tests of a file
are in the folder of the same name below `tests`, or the nearest one above it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.check import BIN, LINT, ROOT, TYPES, Check, run

FOR_ALL_GAMES = ("tests/conformance", "tests/playthroughs")
RULES = ("sandtable/engine/", "sandtable/agents/", "sandtable/playtest/", "tests/conformance/", "tests/playthroughs/")
"""Folders whose changes concern every game."""
FOR_PAGES = ("tests/test_documentation.py", "tests/test_documented_names.py")
FOR_SOURCES = ("tests/test_plain_english.py",)


def changed() -> list[str]:
    """The files that differ from the main branch, committed or not, and new files. Deleted files count too."""
    base = _git("merge-base", "main", "HEAD") or _git("merge-base", "origin/main", "HEAD") or ["HEAD"]
    return sorted({*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "--exclude-standard")})


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)  # noqa: S603, S607
    return done.stdout.splitlines() if done.returncode == 0 else []


def files_of(area: str, root: Path = ROOT) -> list[str]:
    """The file that stands for an area: a game, an app or a folder of tests. Raises ValueError for other words."""
    for folder in (f"sandtable/games/{area}", f"sandtable/{area}", f"simulate/{area}", area, f"tests/{area}"):
        if area and (root / folder).is_dir():
            return [f"{folder}/__init__.py"]
    raise ValueError(f"AREA={area} is no game, no app and no folder of tests")


def chosen_for(paths: Iterable[str], root: Path = ROOT) -> dict[str, str]:
    """The tests to run, each with the first changed file that asks for it."""
    chosen: dict[str, str] = {}
    for path in paths:
        for test in _tests_of_one(path, root):
            if (root / test).exists():
                chosen.setdefault(test, path)
    return {test: path for test, path in chosen.items() if not any(f"{other}/" in f"{test}" for other in chosen)}


def _tests_of_one(path: str, root: Path) -> list[str]:
    parts = Path(path).parts
    if path.endswith(".md") or parts[0] == "docs":
        return list(FOR_PAGES)
    if parts[0] == "templates":
        return [_mirror(Path(*parts[1:]), root)]
    found = list(FOR_SOURCES) if path.endswith(".py") else []
    if game_of(path) or path.startswith(RULES):
        found += FOR_ALL_GAMES
    if game := game_of(path):
        found += [f"tests/sandtable/games/{game}", f"tests/scenarios/games/{game}"]
    if parts[0] == "tests":
        return [*found, path if Path(path).name.startswith("test_") else str(Path(path).parent)]
    return [*found, _mirror(Path(path), root)] if len(parts) > 1 else [*found, "tests/test_architecture.py"]


def _mirror(path: Path, root: Path) -> str:
    """The test file of this name, or the nearest folder of tests; never all of `tests`."""
    file = Path("tests", path.parent, f"test_{path.stem}.py")
    if (root / file).is_file():
        return str(file)
    folders = [folder for folder in (path.parent, *path.parent.parents) if folder != Path(".")]
    return str(next((Path("tests", folder) for folder in folders if (root / "tests" / folder).is_dir()), file))


def game_of(path: str) -> str:
    """The game whose folder a file is in; "" for all other files."""
    before, _, after = path.partition("games/")
    return after.partition("/")[0] if before in ("sandtable/", "tests/sandtable/") and "/" in after else ""


def other_games(paths: Iterable[str], root: Path = ROOT) -> list[str]:
    """Games that no change concerns: the suites for every game leave them out."""
    paths = list(paths)
    if any(path.startswith(RULES) for path in paths):
        return []
    every = sorted(folder.parent.name for folder in (root / "sandtable/games").glob("*/__init__.py"))
    return [game for game in every if game not in {game_of(path) for path in paths}]


def command_for(paths: Iterable[str], tests: Iterable[str], root: Path = ROOT) -> list[str]:
    """pytest in two processes, without the tests that take long and without the games that didn't change."""
    left_out = [word for game in other_games(paths, root) for word in {game, game.replace("_", "-")}]
    names = ["-k", " and ".join(f"not [{word}" for word in sorted(left_out))] if left_out else []
    return [f"{BIN}/pytest", "-n", "2", "--dist", "loadgroup", "-m", "not slow", *names, *tests]


def main() -> int:
    try:
        paths = files_of(area) if (area := os.environ.get("AREA", "").strip()) else changed()
    except ValueError as error:
        print(f"*** {error}", file=sys.stderr)
        return 2
    tests = chosen_for(paths)
    for test, path in tests.items():
        print(f"{test:<50} because of {path}")
    print("" if tests else "no tests: nothing changed that has some")
    checks = (Check("tests", command_for(paths, tests)),) if tests else ()
    return run([checks, (*LINT, TYPES)], {"SANDTABLE_INTERPRETED": "1"})


if __name__ == "__main__":
    sys.exit(main())
