"""The builds that a user keeps for all clones: what a second clone takes, and that it never takes a wrong one.

Every refusal has a twin that switches its guard off: then the same change does bring a wrong build.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from sandtable.compiled import ENGINE, LIST, Build, Sources, current, folder
from tests.support.small_project import GROUPS, edit, put_a_field_in_front, running, what_runs, write
from tests.tools.keeping import INGREDIENTS, Change, Damage, a_cache, clone_of, keep_all, kept_file, maker, taken
from tools import build_engine, kept_build
from tools.build_cache import Cache

CHESS = "sandtable/games/chess/game.py"
GO = "sandtable/games/go/game.py"
A_MISSING_MODULE = "try:\n    import nowhere\nexcept ImportError:\n    pass\n"


# --- What a second clone takes


def test_a_second_clone_compiles_nothing(store: Cache, sources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert what_runs(sources) == running(engine=False, chess=False, go=False)
    assert build_engine.build(sources) == []
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == GROUPS
    assert what_runs(sources) == running()
    assert not list(folder(sources).glob("work/*/*")), "nothing was translated or compiled"


@pytest.mark.deep(only=True)
def test_a_build_goes_from_clone_to_clone(store: Cache, sources: Path, tmp_path: Path) -> None:
    """The engine is the one of the cache, and the games are compiled against it here. Then a third clone has all."""
    edit(sources, CHESS, "+ 10", "+ 20")
    edit(sources, GO, "from sandtable.engine.box", f"{A_MISSING_MODULE}from sandtable.engine.box")
    assert set(build_engine.build(sources)) == {"chess", "go"}
    assert what_runs(sources) == running(chess_says="second 21 7 red")
    third = clone_of(sources, tmp_path / "third")
    assert taken(third, store) == [ENGINE, "chess"], "which module `go` will find is in no list, so it is not kept"
    assert what_runs(third) == running(go=False, chess_says="second 21 7 red")


def test_the_same_build_is_taken_again_after_another_one(store: Cache, root: Path, sources: Path) -> None:
    for build in current(Sources(root)).values():
        a_cache(store.folder, python="4.0").keep(build, root)
    assert taken(sources, store) == GROUPS


# --- Sources


def another_byte(root: Path) -> None:
    edit(root, CHESS, "+ 10", "+ 20")


def another_fact(root: Path) -> None:
    edit(root, "sandtable/engine/limits.py", "7", "8")


def another_engine(root: Path) -> None:
    edit(root, "sandtable/engine/box.py", "return 1", "return 2")


def another_module(root: Path) -> None:
    write(root, "sandtable/games/chess/third.py", "def third() -> int:\n    return 3\n")


def one_module_less(root: Path) -> None:
    (root / "sandtable/games/chess/other.py").unlink()


CHANGES: dict[Change, list[str]] = {
    another_byte: [ENGINE, "go"],
    another_fact: [ENGINE],
    another_engine: [],
    another_module: [ENGINE, "go"],
    one_module_less: [ENGINE, "go"],
}
"""Changes of the sources, and the groups whose kept builds still belong to them."""


@pytest.mark.parametrize("change", CHANGES)
def test_a_build_of_other_sources_is_not_taken(store: Cache, sources: Path, change: Change) -> None:
    change(sources)
    assert taken(sources, store) == CHANGES[change]


@pytest.mark.parametrize("change", CHANGES)
def test_without_the_judge_of_sources_it_would_be(
    store: Cache, sources: Path, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(sources)
    monkeypatch.setattr(Build, "belongs_to", lambda build, sources, engine: True)
    assert taken(sources, store) == GROUPS


def test_a_game_built_against_another_engine_is_not_taken(store: Cache, sources: Path) -> None:
    engine = store.take(ENGINE, Sources(sources), None, folder(sources))
    assert engine is not None
    other = dataclasses.replace(engine, interface="another layout")
    assert store.take("chess", Sources(sources), other, folder(sources)) is None
    assert store.take("chess", Sources(sources), engine, folder(sources)) is not None


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("sandtable/engine/limits.pyi", [ENGINE]),
        ("sandtable/engine/limits/__init__.py", [ENGINE]),
        ("sandtable/engine/box/__init__.pyi", []),
        ("typing.py", []),
        ("mypy_extensions/__init__.py", []),
    ],
)
def test_a_file_in_front_of_a_module_that_was_read_is_seen(
    store: Cache, sources: Path, name: str, left: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(sources, name, "LIMIT = 8\n")
    assert taken(sources, store) == left
    monkeypatch.setattr(kept_build, "is_shadowed", lambda root, build: False)
    assert taken(sources, store) == GROUPS, "without this guard nobody would see it"


def test_a_folder_without_modules_is_in_front_of_nothing(store: Cache, sources: Path) -> None:
    (sources / "venv").mkdir()
    assert taken(sources, store) == GROUPS


# --- Makers


@pytest.mark.parametrize("name", INGREDIENTS)
def test_a_build_of_another_maker_is_not_taken(
    store: Cache, sources: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = a_cache(store.folder, **{name: f"{maker()[name]} "})
    assert taken(sources, other) == []
    monkeypatch.setattr(Cache, "is_maker_of", lambda cache, kept: True)
    assert taken(sources, other) == GROUPS, "without this guard it would be"


def test_a_build_is_not_kept_when_the_compiler_was_replaced_meanwhile(
    root: Path, sources: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = a_cache(tmp_path / "cache")
    store.bind(folder(root) / build_engine.WORK)
    store.known = maker() | {"programs": "another cc1"}
    keep_all(root, store)
    assert "is not used: the compiler changed while it compiled" in capsys.readouterr().out
    assert taken(sources, a_cache(store.folder)) == taken(sources, a_cache(store.folder, **store.known)) == []


def test_half_made_things_of_another_maker_are_thrown_away(store: Cache, root: Path) -> None:
    """An object file is called after less than all ingredients; it must not get into a build that is kept."""
    work = folder(root) / build_engine.WORK
    assert list(work.glob("o/*.o")), "made before anybody noted their maker"
    store.bind(work)
    assert not list(work.glob("o/*.o"))
    write(work, "o/one.o", "")
    store.bind(work)
    assert (work / "o/one.o").exists(), "the same maker goes on with what it has"
    a_cache(store.folder, headers="others").bind(work)
    assert not (work / "o/one.o").exists()


# --- Files


def a_changed_byte(store: Cache) -> None:
    path = kept_file(store, "chess", "sandtable_chess")
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


def a_shorter_file(store: Cache) -> None:
    path = kept_file(store, "chess", "sandtable_chess")
    path.write_bytes(path.read_bytes()[:4096])


def an_edited_list(store: Cache) -> None:
    path = kept_file(store, "chess", LIST)
    path.write_text(path.read_text().replace("mypyc", "mypyd"))


@pytest.mark.parametrize("change", [a_changed_byte, a_shorter_file, an_edited_list])
def test_a_damaged_build_is_not_taken(
    store: Cache,
    sources: Path,
    made: Path,
    change: Damage,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    change(store)
    assert taken(sources, store) == [ENGINE, "go"]
    assert "chess: a kept build is not used, because " in capsys.readouterr().out
    assert not list(folder(sources).glob("chess/*")), "nothing half-copied stays"
    with monkeypatch.context() as patch:
        patch.setattr(kept_build, "is_intact", lambda data, digest: True)
        assert taken(clone_of(sources, sources / "other"), store) == GROUPS, "without this guard it would be"
    keep_all(made, store)
    assert taken(sources, store) == GROUPS, "the next build that is finished takes its place"


def test_a_build_without_one_of_its_files_is_not_taken(
    store: Cache, sources: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept_file(store, "chess", "sandtable_chess").unlink()
    assert taken(sources, store) == [ENGINE, "go"]
    assert "is missing" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "{", "{}", "[]", '{"made by": "another version"}'])
@pytest.mark.parametrize("name", [LIST, kept_build.KEPT_LIST])
def test_a_build_with_the_list_of_another_version_is_not_taken(
    store: Cache, sources: Path, name: str, text: str
) -> None:
    kept_file(store, "chess", name).write_text(text)
    assert taken(sources, store) == [ENGINE, "go"]


def test_a_half_copied_folder_is_not_taken_and_thrown_away(store: Cache, sources: Path) -> None:
    """Its process died before it gave the folder its name."""
    entry = kept_file(store, "chess", LIST).parent
    unfinished = entry.rename(entry.with_name(entry.name + ".unfinished"))
    assert taken(sources, store) == [ENGINE, "go"]
    assert not unfinished.exists()


def test_a_build_whose_code_names_its_clone_is_not_kept(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    build = current(Sources(root))["chess"]
    (library,) = build.folder.glob("sandtable_chess*")
    library.write_bytes(library.read_bytes() + bytes(root))
    store = a_cache(tmp_path / "cache")
    keep_all(root, store)
    assert f"chess: not kept for other clones, because its code names {root}" in capsys.readouterr().out
    assert sorted(entry.name for entry in store.place.iterdir()) == ["engine", "go", "lock"]


def test_another_layout_of_the_engine_compiles_everything(store: Cache, sources: Path) -> None:
    put_a_field_in_front(sources)
    assert taken(sources, store) == []
