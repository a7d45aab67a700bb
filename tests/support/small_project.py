"""A small project with an engine and two games, for tests of builds: written, edited, run in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from sandtable.compiled import ENGINE, ROOT

BOX = """
from mypy_extensions import mypyc_attr, trait


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    def __init__(self) -> None:
        self.second = "second"

    def size(self) -> int:
        return 1


@trait
class Colored:
    def color(self) -> str:
        return "blue"


class Token(Colored):
    def color(self) -> str:
        return "red"
"""
GAME = """
from sandtable.engine.box import Box, Colored, Token
from sandtable.engine.limits import LIMIT


def color_of(what: Colored) -> str:
    return what.color()


class Own(Box):
    def size(self) -> int:
        return super().size() + 10


def answer() -> str:
    return f"{Own().second} {Own().size()} {LIMIT} {color_of(Token())}"
"""
FILES = {
    "sandtable/__init__.py": (ROOT / "sandtable/__init__.py").read_text(),
    "sandtable/compiled.py": (ROOT / "sandtable/compiled.py").read_text(),
    "sandtable/engine/__init__.py": "",
    "sandtable/engine/box.py": BOX,
    "sandtable/engine/limits.py": "# interpreted: facts\n\nfrom typing import Final\n\nLIMIT: Final = 7\n",
    "sandtable/engine/people.py": '"""For people."""\n\n# interpreted: only people read it\n',
    "sandtable/games/__init__.py": "",
    "sandtable/games/chess/__init__.py": "",
    "sandtable/games/chess/game.py": GAME,
    "sandtable/games/chess/other.py": "def other() -> int:\n    return 1\n",
    "sandtable/games/chess/cards/__init__.py": "# interpreted: sentences\n",
    "sandtable/games/chess/cards/first.py": "CARDS = 1\n",
    "sandtable/games/go/__init__.py": "",
    "sandtable/games/go/game.py": GAME,
    "simulate/queue/__init__.py": "",
}
"""A project with an engine and two games."""
GROUPS = [ENGINE, "chess", "go"]
RIGHT = "second 11 7 red"


def write(root: Path, name: str, text: str) -> None:
    """Write a file, given by its path below the root."""
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text)


def edit(root: Path, name: str, old: str, new: str) -> None:
    """Replace a part of a file, which has to be there."""
    text = (root / name).read_text()
    assert old in text
    write(root, name, text.replace(old, new))


def put_a_field_in_front(root: Path) -> None:
    """Give the classes of the engine another layout."""
    edit(root, "sandtable/engine/box.py", "        self.second", '        self.first = "first"\n        self.second')


WHAT_RUNS = """
import json
from importlib import import_module
from sandtable.engine import box

def said_by(game):
    try:
        return game.answer()
    except AttributeError:
        return "AttributeError"

found = {"engine": box.__file__.endswith(".so")}
for name in ("chess", "go"):
    game = import_module(f"sandtable.games.{name}.game")
    found |= {name: game.__file__.endswith(".so"), f"{name} says": said_by(game)}
print(json.dumps(found))
"""


def what_runs(root: Path, **environment: str) -> dict[str, object]:
    """Import the games in a new process: for each its answer, and whether its module is machine code."""
    ended = ended_with(root, WHAT_RUNS, **environment)
    assert ended.returncode == 0, ended.stderr
    return dict(json.loads(ended.stdout))


def ended_with(root: Path, script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The end of a new process that ran this."""
    clean = {name: value for name, value in os.environ.items() if name != "SANDTABLE_INTERPRETED"}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, cwd=root, env=clean | environment, capture_output=True, text=True)


def running(
    *, engine: bool = True, chess: bool = True, go: bool = True, both: str = RIGHT, chess_says: str = ""
) -> dict[str, object]:
    """The answer of `what_runs` when these groups are compiled, and the games say this."""
    return {"engine": engine, "chess": chess, "go": go, "chess says": chess_says or both, "go says": both}
