"""The compiled modules, the builds in use, and the guarantee that machine code of other sources never runs."""

from __future__ import annotations

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from simulate import compiled
from simulate.compiled import ENGINE, LIST, UNFINISHED, Sources
from tests.support.waiting import wait_until
from tools import build_engine
from tools.c_objects import CannotCompile

ROOT = Path(__file__).resolve().parent.parent.parent
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
from simulate.engine.box import Box, Colored, Token
from simulate.engine.limits import LIMIT


def color_of(what: Colored) -> str:
    return what.color()


class Own(Box):
    def size(self) -> int:
        return super().size() + 10


def answer() -> str:
    return f"{Own().second} {Own().size()} {LIMIT} {color_of(Token())}"
"""
FILES = {
    "simulate/__init__.py": (ROOT / "simulate/__init__.py").read_text(),
    "simulate/compiled.py": (ROOT / "simulate/compiled.py").read_text(),
    "simulate/engine/__init__.py": "",
    "simulate/engine/box.py": BOX,
    "simulate/engine/limits.py": "# interpreted: facts\n\nfrom typing import Final\n\nLIMIT: Final = 7\n",
    "simulate/engine/people.py": '"""For people."""\n\n# interpreted: only people read it\n',
    "simulate/games/__init__.py": "",
    "simulate/games/chess/__init__.py": "",
    "simulate/games/chess/game.py": GAME,
    "simulate/games/chess/other.py": "def other() -> int:\n    return 1\n",
    "simulate/games/chess/cards/__init__.py": "# interpreted: sentences\n",
    "simulate/games/chess/cards/first.py": "CARDS = 1\n",
    "simulate/games/go/__init__.py": "",
    "simulate/games/go/game.py": GAME,
    "simulate/queue/__init__.py": "",
}
"""A project with an engine and two games."""
GROUPS = [ENGINE, "chess", "go"]
RIGHT = "second 11 7 red"


def write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text)


def edit(root: Path, name: str, old: str, new: str) -> None:
    """Replace a part of a file, which has to be there."""
    text = (root / name).read_text()
    assert old in text
    write(root, name, text.replace(old, new))


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The project, not compiled."""
    for name, text in FILES.items():
        write(tmp_path, name, text)
    return tmp_path


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project, compiled once."""
    root = tmp_path_factory.mktemp("made")
    for name, text in FILES.items():
        write(root, name, text)
    assert build_engine.build(root) == GROUPS
    return root


@pytest.fixture
def root(made: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of the compiled project, to be edited."""
    copy = tmp_path / "project"
    shutil.copytree(made, copy)
    yield copy
    shutil.rmtree(copy)


WHAT_RUNS = """
import json
from importlib import import_module
from simulate.engine import box

def said_by(game):
    try:
        return game.answer()
    except AttributeError:
        return "AttributeError"

found = {"engine": box.__file__.endswith(".so")}
for name in ("chess", "go"):
    game = import_module(f"simulate.games.{name}.game")
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


# --- What is compiled


def compiled_names(root: Path) -> list[str]:
    return [path.relative_to(root).as_posix() for path, is_compiled in compiled.sources(root) if is_compiled]


def test_modules_are_compiled_unless_they_or_their_package_say_otherwise(sources: Path) -> None:
    assert compiled_names(sources) == [
        "simulate/engine/box.py",
        "simulate/games/chess/game.py",
        "simulate/games/chess/other.py",
        "simulate/games/go/game.py",
    ]


def test_the_rules_of_this_project_are_among_the_compiled() -> None:
    names = compiled_names(ROOT)
    assert {"simulate/engine/dice.py", "simulate/agents/uniform.py", "simulate/playtest/play.py"} <= set(names)
    assert "simulate/games/destiny/facts.py" not in names


def test_the_engine_the_players_and_each_game_are_groups() -> None:
    assert compiled.group_of("simulate/engine/dice.py") == "engine"
    assert (
        compiled.group_of("simulate/agents/greedy.py") == compiled.group_of("simulate/playtest/play.py") == "playtest"
    )
    assert compiled.group_of("simulate/games/destiny/words/amounts.py") == "destiny"


# --- What may run beside a compiled engine


def classes(root: Path) -> Iterator[tuple[str, ast.ClassDef]]:
    """Every class of a compiled module, with the group of the module."""
    for name in compiled_names(root):
        for node in ast.walk(ast.parse((root / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield compiled.group_of(name), node


def extended_though_closed(root: Path) -> set[str]:
    """Classes of the engine that other groups extend and that refuse interpreted subclasses."""
    found = list(classes(root))
    closed = {
        each.name
        for group, each in found
        if group == ENGINE
        and "allow_interpreted_subclasses=True" not in " ".join(map(ast.unparse, each.decorator_list))
    }
    bases = {ast.unparse(base).partition("[")[0] for group, each in found if group != ENGINE for base in each.bases}
    return closed & bases


def test_a_game_may_extend_the_compiled_engine_while_it_is_interpreted() -> None:
    assert extended_though_closed(ROOT) == set()


def test_a_class_that_may_not_be_extended_would_be_seen(sources: Path) -> None:
    assert extended_though_closed(sources) == set()
    edit(sources, "simulate/engine/box.py", "@mypyc_attr(allow_interpreted_subclasses=True)\n", "")
    assert extended_though_closed(sources) == {"Box"}


# --- What runs


def test_compiled_code_runs_until_told_otherwise(root: Path) -> None:
    assert what_runs(root) == running()
    assert what_runs(root, SANDTABLE_INTERPRETED="1") == running(engine=False, chess=False, go=False)
    assert what_runs(root, SANDTABLE_INTERPRETED="chess") == running(chess=False)
    assert what_runs(root, SANDTABLE_INTERPRETED="engine") == running(engine=False, chess=False, go=False)


def test_a_group_that_is_not_there_can_not_be_told_to_run_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_INTERPRETED", "chess,poker")
    with pytest.raises(ValueError, match="a list of engine, chess; not poker"):
        compiled.kept_interpreted(["engine", "chess"])


def test_an_edited_game_runs_interpreted_while_the_others_stay_compiled(root: Path) -> None:
    edit(root, "simulate/games/chess/game.py", "+ 10", "+ 20")
    assert what_runs(root) == running(chess=False, chess_says="second 21 7 red")
    assert build_engine.build(root) == ["chess"]
    assert what_runs(root) == running(chess_says="second 21 7 red")


def test_an_edited_engine_takes_the_games_with_it(root: Path) -> None:
    """They are compiled against its classes; a build of theirs never meets an interpreted engine."""
    edit(root, "simulate/engine/box.py", "return 1", "return 2")
    both = "second 12 7 red"
    assert what_runs(root) == running(engine=False, chess=False, go=False, both=both)
    assert build_engine.build(root) == [ENGINE], "no game sees the body of a function: their builds stay good"
    assert what_runs(root) == running(both=both)


def test_a_new_module_and_a_missing_one_make_a_build_out_of_date(root: Path) -> None:
    (root / "simulate/games/chess/other.py").unlink()
    write(root, "simulate/games/go/other.py", "def other() -> int:\n    return 1\n")
    assert what_runs(root) == running(chess=False, go=False)


def test_what_is_never_compiled_leaves_every_build_good(root: Path) -> None:
    write(root, "simulate/engine/people.py", '"""For all people."""\n\n# interpreted: only people read it\n')
    write(root, "simulate/games/chess/cards/first.py", "CARDS = 2\n")
    write(root, "simulate/games/chess/__init__.py", '"""Chess."""\n')
    write(root, "simulate/queue/other.py", "")
    assert what_runs(root) == running()
    assert build_engine.build(root) == []


def test_what_the_compiler_reads_along_the_way_counts(root: Path) -> None:
    """The constant of an interpreted module is part of the machine code of those that import it."""
    edit(root, "simulate/engine/limits.py", "7", "8")
    both = "second 11 8 red"
    assert what_runs(root) == running(chess=False, go=False, both=both)
    assert build_engine.build(root) == ["chess", "go"]
    assert what_runs(root) == running(both=both)


# --- Another layout of the engine


def put_a_field_in_front(root: Path) -> None:
    edit(root, "simulate/engine/box.py", "        self.second", '        self.first = "first"\n        self.second')


def test_a_game_built_against_another_layout_of_the_engine_is_refused(root: Path) -> None:
    put_a_field_in_front(root)
    edit(root, "simulate/games/chess/game.py", "def answer() -> str:\n", "def answer() -> str:\n    x: int = 'no'\n")
    with pytest.raises(CannotCompile, match="chess"):
        build_engine.build(root)
    edit(root, "simulate/games/chess/game.py", "    x: int = 'no'\n", "")
    assert [build.folder.name for build in compiled.builds(root, "chess")], "the old build is still there"
    assert what_runs(root) == running(chess=False)


def test_without_the_refusal_it_would_read_the_wrong_field(root: Path) -> None:
    put_a_field_in_front(root)
    shutil.copytree(compiled.builds(root, "chess")[0].folder, root / "old")
    assert build_engine.build(root) == GROUPS
    script = """
import sys
from pathlib import Path
from simulate import compiled
new = compiled.current(compiled.Sources())["engine"]
old = compiled.Build.at(Path("old"))
sys.meta_path.insert(0, compiled.CompiledModules([new, old]))
from simulate.games.chess.game import answer
print(answer())
"""
    assert ended_with(root, script, SANDTABLE_INTERPRETED="1").stdout != f"{RIGHT}\n", 'it reads "first", or crashes'
    assert what_runs(root) == running()


def test_a_change_of_the_engine_that_mypy_does_not_see_reaches_the_games(root: Path) -> None:
    """A decorator for mypyc changes what a game has to be translated to, and no type."""
    edit(root, "simulate/engine/box.py", "@trait\n", "")
    assert build_engine.build(root) == GROUPS
    assert what_runs(root) == running()


# --- What is compiled again


def objects(root: Path) -> dict[str, int]:
    """The time at which each object file was made, by name."""
    return {path.name: path.stat().st_mtime_ns for path in compiled.folder(root).glob("work/o/*")}


def test_an_edit_compiles_only_the_c_that_changed(root: Path) -> None:
    before = objects(root)
    edit(root, "simulate/games/chess/other.py", "return 1", "return 2")
    assert build_engine.build(root) == ["chess"]
    after = objects(root)
    assert {name: after[name] for name in before} == before, "what is there is not compiled again"
    assert len(after) == len(before) + 1


def test_only_content_counts(root: Path) -> None:
    """A touched file is not edited; a file with another letter is, in spite of its size and time."""
    source = root / "simulate/games/chess/game.py"
    os.utime(source, (1, 1))
    assert build_engine.build(root) == []
    edit(root, "simulate/games/chess/game.py", "+ 10", "+ 30")
    os.utime(source, (1, 1))
    assert build_engine.build(root) == ["chess"]
    edit(root, "simulate/games/chess/game.py", "+ 30", "+ 40")
    os.utime(source, (1, 1))
    assert build_engine.build(root) == ["chess"]
    assert what_runs(root) == running(chess_says="second 41 7 red")


def test_going_back_to_an_earlier_source_needs_no_compiler(root: Path) -> None:
    edit(root, "simulate/games/chess/game.py", "+ 10", "+ 20")
    assert build_engine.build(root) == ["chess"]
    edit(root, "simulate/games/chess/game.py", "+ 20", "+ 10")
    assert what_runs(root) == running()
    assert build_engine.build(root) == []


def test_old_builds_and_what_only_they_need_are_thrown_away(root: Path) -> None:
    for number in range(20, 20 + build_engine.KEPT_BUILDS):
        edit(root, "simulate/games/chess/game.py", f"+ {number - 1 if number > 20 else 10}", f"+ {number}")
        assert build_engine.build(root) == ["chess"]
    kept = compiled.builds(root, "chess")
    assert len(kept) == build_engine.KEPT_BUILDS == len(list((compiled.folder(root) / "chess").iterdir()))
    needed = {key for group in GROUPS for build in compiled.builds(root, group) for key in build.objects}
    assert set(objects(root)) == {f"{key}.o" for key in needed}


# --- Builds that fail, die or meet


def test_a_missing_compiler_is_said_loudly(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build_engine.main(["--root", str(sources)]) == 1
    told = capsys.readouterr().err
    assert "NOT all compiled: there is no C compiler (no-such-compiler)" in told and "run interpreted" in told


def test_without_a_compiler_builds_that_are_up_to_date_are_enough(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build_engine.main(["--root", str(root)]) == 0


def test_a_refused_group_is_named_and_the_others_are_compiled(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(root, "simulate/games/chess/other.py", "def other", "class Bad(KeyError):\n    pass\n\n\ndef other")
    edit(root, "simulate/games/go/game.py", "+ 10", "+ 20")
    assert build_engine.main(["--root", str(root)]) == 1
    assert "simulate/games/chess/other.py" in capsys.readouterr().err
    assert what_runs(root) == running(chess=False, both="second 21 7 red", chess_says=RIGHT)


def test_a_game_that_imports_another_is_refused(root: Path) -> None:
    edit(
        root,
        "simulate/games/go/game.py",
        "\n\nclass Own",
        "\nfrom simulate.games.chess.other import other as more\n\n\nclass Own",
    )
    with pytest.raises(CannotCompile, match="go imports simulate/games/chess/other.py: .* only the engine"):
        build_engine.build(root)


def a_build(root: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.build_engine", "--root", str(root)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)


def test_two_builds_at_once_do_the_work_once(root: Path) -> None:
    edit(root, "simulate/games/chess/game.py", "+ 10", "+ 20")
    both = [a_build(root), a_build(root)]
    told = sorted(each.communicate()[0].splitlines()[-1].partition(" (")[0] for each in both)
    assert told == ["rules compiled: chess", "rules compiled: nothing to do"]
    assert what_runs(root) == running(chess_says="second 21 7 red")


def test_a_build_that_is_killed_leaves_nothing_that_runs(root: Path) -> None:
    edit(root, "simulate/engine/box.py", "return 1", "return 2")
    put_a_field_in_front(root)
    before = set(objects(root))
    killed = a_build(root)
    wait_until(lambda: bool(set(objects(root)) - before), "the first object file")
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate()
    both = "second 12 7 red"
    assert what_runs(root) == running(engine=False, chess=False, go=False, both=both)
    assert build_engine.build(root) == GROUPS
    assert what_runs(root) == running(both=both)


def test_a_build_is_not_seen_before_it_has_its_name(root: Path) -> None:
    whole = compiled.current(Sources(root))["chess"].folder
    unfinished = whole.with_name(whole.name + UNFINISHED)
    whole.rename(unfinished)
    assert "chess" not in compiled.current(Sources(root))
    unfinished.rename(whole)
    assert "chess" in compiled.current(Sources(root))
    (whole / LIST).write_text('{"made by": "another version"}')
    assert "chess" not in compiled.current(Sources(root))
