"""The compiled modules, the builds that are used, and the guarantee that machine code of other sources never runs."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable import compiled
from sandtable.compiled import ENGINE, LIST, ROOT, UNFINISHED, Sources
from tests.support.small_project import GROUPS, RIGHT, edit, ended_with, put_a_field_in_front, running, what_runs, write
from tools import build_engine
from tools.c_objects import CannotCompile

# --- What is compiled


def compiled_names(root: Path) -> list[str]:
    return [path.relative_to(root).as_posix() for path, is_compiled in compiled.sources(root) if is_compiled]


def test_modules_are_compiled_unless_they_or_their_package_say_otherwise(sources: Path) -> None:
    assert compiled_names(sources) == [
        "sandtable/engine/box.py",
        "sandtable/games/chess/game.py",
        "sandtable/games/chess/other.py",
        "sandtable/games/go/game.py",
    ]


def test_the_rules_of_this_project_are_among_the_compiled() -> None:
    names = compiled_names(ROOT)
    assert {"sandtable/engine/dice.py", "sandtable/agents/uniform.py", "sandtable/playtest/play.py"} <= set(names)
    assert "sandtable/games/destiny/facts.py" not in names


def test_the_engine_the_players_and_each_game_are_groups() -> None:
    assert compiled.group_of("sandtable/engine/dice.py") == "engine"
    assert (
        compiled.group_of("sandtable/agents/greedy.py") == compiled.group_of("sandtable/playtest/play.py") == "playtest"
    )
    assert compiled.group_of("sandtable/games/destiny/words/amounts.py") == "destiny"


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
    edit(sources, "sandtable/engine/box.py", "@mypyc_attr(allow_interpreted_subclasses=True)\n", "")
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
    edit(root, "sandtable/games/chess/game.py", "+ 10", "+ 20")
    assert what_runs(root) == running(chess=False, chess_says="second 21 7 red")
    assert build_engine.build(root) == ["chess"]
    assert what_runs(root) == running(chess_says="second 21 7 red")


def test_an_edited_engine_takes_the_games_with_it(root: Path) -> None:
    """They are compiled against its classes; a build of theirs never meets an interpreted engine."""
    edit(root, "sandtable/engine/box.py", "return 1", "return 2")
    both = "second 12 7 red"
    assert what_runs(root) == running(engine=False, chess=False, go=False, both=both)
    assert build_engine.build(root) == [ENGINE], "no game sees the body of a function: their builds stay good"
    assert what_runs(root) == running(both=both)


def test_a_new_module_and_a_missing_one_make_a_build_out_of_date(root: Path) -> None:
    (root / "sandtable/games/chess/other.py").unlink()
    write(root, "sandtable/games/go/other.py", "def other() -> int:\n    return 1\n")
    assert what_runs(root) == running(chess=False, go=False)


def test_what_is_never_compiled_leaves_every_build_good(root: Path) -> None:
    write(root, "sandtable/engine/people.py", '"""For all people."""\n\n# interpreted: only people read it\n')
    write(root, "sandtable/games/chess/cards/first.py", "CARDS = 2\n")
    write(root, "sandtable/games/chess/__init__.py", '"""Chess."""\n')
    write(root, "simulate/queue/other.py", "")
    assert what_runs(root) == running()
    assert build_engine.build(root) == []


def test_what_the_compiler_reads_along_the_way_counts(root: Path) -> None:
    """The constant of an interpreted module is part of the machine code of those that import it."""
    edit(root, "sandtable/engine/limits.py", "7", "8")
    both = "second 11 8 red"
    assert what_runs(root) == running(chess=False, go=False, both=both)
    assert build_engine.build(root) == ["chess", "go"]
    assert what_runs(root) == running(both=both)


# --- Another layout of the engine


READS_BY_ITSELF = """
import sys
from pathlib import Path
from sandtable import compiled
new = compiled.current(compiled.Sources())["engine"]
old = compiled.Build.at(Path("old"))
sys.meta_path.insert(0, compiled.CompiledModules([new, old]))
from sandtable.games.chess.game import answer
print(answer())
"""
"""Runs the old build of a game beside the new engine, without the judge that would refuse it."""


def test_a_game_built_against_another_layout_of_the_engine_is_refused(root: Path) -> None:
    put_a_field_in_front(root)
    edit(root, "sandtable/games/chess/game.py", "def answer() -> str:\n", "def answer() -> str:\n    x: int = 'no'\n")
    with pytest.raises(CannotCompile, match="chess"):
        build_engine.build(root)
    edit(root, "sandtable/games/chess/game.py", "    x: int = 'no'\n", "")
    (old,) = compiled.builds(root, "chess")
    assert what_runs(root) == running(chess=False)
    shutil.copytree(old.folder, root / "old")
    said = ended_with(root, READS_BY_ITSELF, SANDTABLE_INTERPRETED="1").stdout
    assert said != f"{RIGHT}\n", 'without the refusal it would read "first", or crash'
    assert build_engine.build(root) == ["chess"]
    assert what_runs(root) == running()


@pytest.mark.deep(only=True)
def test_a_change_of_the_engine_that_mypy_does_not_see_reaches_the_games(root: Path) -> None:
    """A decorator for mypyc changes what a game has to be translated to, and no type."""
    edit(root, "sandtable/engine/box.py", "@trait\n", "")
    assert build_engine.build(root) == GROUPS
    assert what_runs(root) == running()


# --- Unfinished builds


def test_a_build_is_not_seen_before_it_has_its_name(root: Path) -> None:
    whole = compiled.current(Sources(root))["chess"].folder
    unfinished = whole.with_name(whole.name + UNFINISHED)
    whole.rename(unfinished)
    assert "chess" not in compiled.current(Sources(root))
    unfinished.rename(whole)
    assert "chess" in compiled.current(Sources(root))
    (whole / LIST).write_text('{"made by": "another version"}')
    assert "chess" not in compiled.current(Sources(root))
