"""Pure folders import with Django out of reach, a game is a folder, and no module is too long to be read at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import grimp

from sandtable.compiled import ROOT, RULES
from sandtable.engine.registry import all_games, game

APPS = ("accounts", "catalog", "config", "decks", "drawing", "home", "scenarios", "simulate", "web")
BLOCKED = ("django", "rest_framework", "celery", "redis", "psycopg", *APPS)

SCRIPT = """
import pkgutil, sys
from importlib import import_module

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ImportError(f"{{name}} is imported by pure code")

sys.meta_path.insert(0, Blocked())
package = import_module({package!r})
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    import_module(module.name)
"""


def test_the_rules_import_with_django_blocked() -> None:
    script = SCRIPT.format(blocked=BLOCKED, package=RULES)
    ended = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr


def test_the_blocking_works() -> None:
    script = SCRIPT.format(blocked=BLOCKED, package="drawing")
    ended = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert "is imported by pure code" in ended.stderr


WITH_A_CATALOGUE = {"destiny", "tide_of_iron"}
"""Games whose cards and units have pages of their own in the catalogue; the others are nothing but their folders."""
OWN = (
    "sandtable/games/{0}/*", "scenarios/games/{0}/*", "templates/scenarios/games/{0}/*", "static/css/games/{0}*.css",
    "static/js/workshop/games/{0}/*",
    "simulate/watching/boards/{0}/*", "templates/simulate/watching/boards/{0}/*", "static/js/boards/{0}/*",
    "tests/simulate/watching/boards/{0}/*",
    "tests/sandtable/games/{0}/*", "tests/scenarios/games/{0}/*", "tests/journeys/games/test_{0}*.py",
    "tests/js/workshop/games/{0}/*",
)  # fmt: skip
"""The files that a game may add outside `docs/` and its golden playthroughs."""
MADE_BY_COMMANDS = ("tests/playthroughs/", "tests/journeys/visits.json", "benchmarks/kept.json")
"""Files that a command writes anew for all games that it finds."""


def strangers(name: str) -> list[str]:
    """Files of the project, outside the game's own folders and the documentation, that name it."""
    words = [name, name.replace("_", "-"), game(name).title]
    grep = [word for each in words for word in ("-e", each)]
    outside = [f":(exclude,glob){each.format(name).replace('/*', '/**')}" for each in OWN]
    command = ["git", "grep", "-liF", *grep, "--", ".", ":(exclude)docs", ":(exclude)*.md", *outside]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.splitlines()
    return [path for path in found if not path.startswith(MADE_BY_COMMANDS)]


def test_adding_a_game_is_adding_a_folder() -> None:
    named = {name: strangers(name) for name in all_games() if name not in WITH_A_CATALOGUE}
    assert {name: paths for name, paths in named.items() if paths} == {}


def test_a_game_named_elsewhere_would_be_seen() -> None:
    assert "benchmarks/ours.py" in strangers("tide_of_iron")


MOST_LINES = 400
"""Of a Python module, of the service or of its tests."""


def lengths() -> dict[str, int]:
    """The number of lines of every Python module of the project."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "*.py"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    files = {name: Path(ROOT, name) for name in names}
    return {name: len(file.read_text(encoding="utf-8").splitlines()) for name, file in files.items() if file.is_file()}


def too_long(lines: dict[str, int]) -> list[str]:
    return [f"{name} has {count} lines" for name, count in lines.items() if count > MOST_LINES]


def test_no_module_is_too_long() -> None:
    found = too_long(lengths())
    assert not found, "\n".join([f"A module has {MOST_LINES} lines at most. Split by meaning:", *found])


def test_a_module_that_is_too_long_would_be_seen() -> None:
    assert too_long({"a.py": 400, "b.py": 401}) == ["b.py has 401 lines"]
    assert {"manage.py", "sandtable/engine/dice.py", "tests/test_architecture.py"} <= set(lengths())


APPS_AND_RULES = [*APPS, RULES]


def circles(arrows: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other in a circle."""
    reached = {module: _reached_from(module, arrows) for module in arrows}
    in_circles = [module for module in sorted(arrows) if module in reached[module]]
    groups = {tuple(sorted(other for other in reached[module] if module in reached[other])) for module in in_circles}
    return sorted(map(list, groups))


def _reached_from(module: str, arrows: dict[str, set[str]]) -> set[str]:
    """The modules that are imported by this one, directly or not."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        new = arrows[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for types alone don't count: a state and its frames name each other."""
    graph = grimp.build_graph(*APPS_AND_RULES, exclude_type_checking_imports=True)
    assert circles({module: graph.find_modules_directly_imported_by(module) for module in graph.modules}) == []


def test_a_circle_would_be_seen() -> None:
    arrows = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}
    assert circles(arrows) == [["b", "c"]]
