"""`make quick`: lint, types, and the tests of everything that changed since the main branch; nothing is compiled.

`AREA=destiny make quick` takes a game, an app or a folder of tests instead. `python -m tools.quick FILE ...` takes
these files as changed, and with `--count` says how many tests each of them chooses. `tools/choosing.py` says how tests
are chosen.
"""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tools.arrows import tracked
from tools.check import BIN, LINT, ROOT, SCRIPTS, TYPES, Check, run
from tools.choosing import Choice, other_games

SCRIPT_FILES: Final = (".js", ".d.ts", "biome.json", "tsconfig.json", "package.json", "package-lock.json")
"""Endings of the files that the checks of scripts concern."""
DEEP_TOO: Final = "--deep-too"
"""The option of `tests/support/depth.py`: the only journey of a page or a script may belong to `make deep`."""
PYTEST: Final = (f"{BIN}/pytest", "--processes", "2", DEEP_TOO)


def changed() -> list[str]:
    """The files that differ from the main branch, committed or not, and new files. Deleted files count too."""
    base = _git("merge-base", "main", "HEAD") or _git("merge-base", "origin/main", "HEAD") or ["HEAD"]
    return sorted({*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "--exclude-standard")})


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)  # noqa: S603, S607
    return done.stdout.splitlines() if done.returncode == 0 else []


def area_of(area: str, root: Path = ROOT) -> list[str]:
    """The folder of tests of an area: a game, an app or a folder of tests. Raises ValueError for other words."""
    for folder in ("tests/sandtable/games", "tests/sandtable", "tests/simulate", "tests"):
        if area and (root / folder / area).is_dir():
            return [f"{folder}/{area}"]
    raise ValueError(f"AREA={area} is no game, no app and no folder of tests")


def chosen_for(paths: Iterable[str], root: Path = ROOT) -> dict[str, str]:
    """The tests to run, each with the first changed file that asks for it."""
    choice = Choice(root)
    chosen: dict[str, str] = {}
    for path in paths:
        for test in choice.of(path):
            chosen.setdefault(test, path)
    return {test: path for test, path in chosen.items() if not any(f"{other}/" in f"{test}" for other in chosen)}


def command_for(paths: Iterable[str], tests: Iterable[str], root: Path = ROOT) -> list[str]:
    """pytest in two processes, without the tests that take long and without the games that didn't change."""
    return [*PYTEST, *_without(paths, root), *tests]


def _without(paths: Iterable[str], root: Path) -> list[str]:
    """Options that leave out long tests, and all but the games concerned from the suites for every game."""
    left_out = {word for game in other_games(paths, root) for word in (game, game.replace("_", "-"))}
    names = ["-k", " and ".join(f"not [{word}" for word in sorted(left_out))] if left_out else []
    return ["-m", "not slow", *names]


def counts(paths: Sequence[str], root: Path = ROOT) -> Counter[str]:
    """The number of tests that each of these files chooses."""
    choice, found = Choice(root), Counter[str]()
    collected: dict[tuple[str, ...], Counter[str]] = {}
    for path in paths:
        options = (*_without([path], root),)
        if options not in collected:
            collected[options] = collect(options, root)
        chosen = choice.of(path)
        found[path] = sum(number for file, number in collected[options].items() if _is_in(file, chosen))
    return found


def collect(options: Iterable[str], root: Path = ROOT) -> Counter[str]:
    """The number of tests in each file, of those that pytest finds with these options.

    Raises RuntimeError with the words of pytest when it can't collect them.
    """
    command = [f"{BIN}/pytest", "--collect-only", "-o", "addopts=", "-q", "-p", "no:cacheprovider", DEEP_TOO, *options]
    told = subprocess.run(command, cwd=root, capture_output=True, text=True)  # noqa: S603
    if told.returncode:
        raise RuntimeError(f"pytest can't collect the tests:\n{told.stdout[-2000:]}{told.stderr[-2000:]}")
    return Counter(line.partition("::")[0] for line in told.stdout.splitlines() if "::" in line)


def _is_in(file: str, chosen: Iterable[str]) -> bool:
    """Whether a file of tests is one of those chosen, or lies in a chosen folder."""
    return any(file == each or file.startswith(f"{each}/") for each in chosen)


def main(words: Sequence[str]) -> int:
    parser = ArgumentParser(description="Lint, types and the tests of what changed.")
    parser.add_argument("files", nargs="*", help="take these files as changed")
    parser.add_argument("--count", action="store_true", help="only say how many tests each file chooses")
    asked = parser.parse_args(words)
    if asked.count:
        for path, count in counts(asked.files or tracked(ROOT)).most_common():
            print(f"{count:>6} {path}")
        return 0
    try:
        area = os.environ.get("AREA", "").strip()
        paths = [] if area else asked.files or changed()
        tests = dict.fromkeys(area_of(area), "AREA") if area else chosen_for(paths)
    except ValueError as error:
        print(f"*** {error}", file=sys.stderr)
        return 2
    for test, path in tests.items():
        print(f"{test:<50} because of {path}")
    print("" if tests else "no tests: nothing changed that has some")
    command = [*PYTEST, "-m", "not slow", *tests] if area else command_for(paths, tests)
    scripts = SCRIPTS if any(path.endswith(SCRIPT_FILES) for path in paths) else ()
    return run([(Check("tests", command),) if tests else (), (*LINT, *scripts, TYPES)], {"SANDTABLE_INTERPRETED": "1"})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
