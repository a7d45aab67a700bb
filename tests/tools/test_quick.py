"""The choice of tests that `make quick` makes for a change."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tools import quick
from tools.arrows import Arrows, files
from tools.check import ROOT
from tools.choosing import FOR_ALL_GAMES, FOR_THE_PROJECT, LIBRARY, Choice, all_games, game_of, other_games
from tools.quick import area_of, chosen_for, command_for
from tools.visits import FILE, visits

GAME = "sandtable/games/tide_of_iron/combat/direct.py"


@pytest.fixture(scope="module")
def choice() -> Choice:
    return Choice(ROOT)


def test_a_module_of_a_game_asks_for_its_tests_and_the_suites_of_every_game(choice: Choice) -> None:
    found = choice.of(GAME)
    assert {*FOR_ALL_GAMES, "tests/sandtable/games/tide_of_iron/combat/test_odds.py"} <= set(found)
    assert all(game_of(test) in ("", "tide_of_iron") for test in found)


def test_the_suites_of_every_game_leave_the_others_out() -> None:
    assert "destiny" in other_games([GAME], ROOT) and "tide_of_iron" not in other_games([GAME], ROOT)
    words = " ".join(command_for([GAME], FOR_ALL_GAMES))
    assert "not [destiny" in words and "not [tide_of_iron" not in words


@pytest.mark.parametrize("folder", LIBRARY)
def test_for_the_library_the_smallest_game_stands_for_all(folder: str) -> None:
    smallest, *others = all_games(ROOT)
    assert other_games([f"{folder}anything.py"], ROOT) == sorted(others)
    assert smallest not in others and len(others) > 2


def test_outside_of_games_no_file_asks_for_the_tests_of_all_games(choice: Choice) -> None:
    for path in ("simulate/words.py", "simulate/results/views.py", "templates/base.html", "static/css/sandtable.css"):
        assert not set(FOR_ALL_GAMES) & set(choice.of(path)), path


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("decks/services.py", "tests/decks/test_services.py"),
        ("simulate/words.py", "tests/simulate/results"),
        ("simulate/migrations/0001_initial.py", "tests/simulate/test_migrations.py"),
        ("simulate/queue/lease.py", "tests/simulate/queue"),
        ("sandtable/engine/dice.py", "tests/sandtable/engine/test_dice.py"),
        ("templates/decks/deck.html", "tests/decks"),
        ("templates/404.html", "tests/web"),
        ("tests/decks/test_search.py", "tests/decks/test_search.py"),
        ("tests/decks/conftest.py", "tests/decks"),
        ("docs/engine.md", "tests/test_documentation.py"),
        ("tools/quick.py", "tests/tools/test_quick.py"),
        ("pyproject.toml", FOR_THE_PROJECT[0]),
        ("a/new/module.py", FOR_THE_PROJECT[0]),
    ],
)
def test_a_file_asks_for_the_tests_nearest_to_it(choice: Choice, path: str, test: str) -> None:
    assert [each for each in choice.of(path) if each == test or each.startswith(f"{test}/")]


@pytest.mark.parametrize("kind", ["templates/", "static/"])
def test_what_a_browser_shows_asks_for_a_journey(choice: Choice, kind: str) -> None:
    for path in sorted(files(ROOT)):
        if path.startswith(kind):
            assert any(test.startswith("tests/journeys/") for test in choice.of(path)), path


def test_every_journey_has_its_visits() -> None:
    """`python -m tests.journeys.record` writes them after a journey was added."""
    journeys = {path for path in files(ROOT) if path.startswith("tests/journeys/") and "/test_" in path}
    assert set(visits(ROOT)) == journeys, f"write {FILE} anew"


def test_each_choice_names_the_file_behind_it() -> None:
    assert chosen_for(["decks/services.py"])["tests/decks/test_services.py"] == "decks/services.py"


def test_a_folder_stands_for_the_tests_in_it() -> None:
    found = chosen_for([GAME, "tests/conformance/test_storage.py"])
    assert "tests/conformance" in found and "tests/conformance/test_storage.py" not in found


def test_an_area_is_a_game_an_app_or_a_folder_of_tests() -> None:
    assert area_of("destiny") == ["tests/sandtable/games/destiny"]
    assert area_of("decks") == ["tests/decks"]
    assert area_of("conformance") == ["tests/conformance"]
    with pytest.raises(ValueError, match="AREA=chess is no game"):
        area_of("chess")


def test_wrong_areas_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("AREA", "chess")
    assert quick.main([]) == 2
    assert "AREA=chess" in capsys.readouterr().err


TREE: Mapping[str, str] = {
    "templates/shop/page.html": '{% extends "base.html" %}',
    "templates/base.html": "",
    "templates/shop/boards/red/board.html": "",
    "web/views.py": 'PAGE = "shop/page.html"\n',
    "web/boards.py": 'name = f"shop/boards/{colour}/board.html"\n',
}


def test_a_template_is_shown_by_who_names_it_or_extends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in TREE.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr("tools.arrows.tracked", lambda _root: list(TREE))
    arrows = Arrows(tmp_path)
    assert arrows.pages_of("templates/base.html") == {"web/views.py"}
    assert arrows.pages_of("templates/shop/boards/red/board.html") == {"web/boards.py"}
    assert arrows.pages_of("templates/shop/unnamed.html") == set()


OPTION = "def pytest_addoption(parser):\n    parser.addoption('--deep-too', action='store_true')\n"
SOME = """
import pytest

def test_one(): pass

@pytest.mark.parametrize("number", range(3))
def test_each(number): pass

@pytest.mark.slow
def test_long(): pass
"""


def test_every_case_that_would_run_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DJANGO_SETTINGS_MODULE")
    for name, text in {"pytest.ini": "[pytest]\nmarkers = slow", "conftest.py": OPTION, "test_some.py": SOME}.items():
        (tmp_path / name).write_text(text)
    assert quick.collect(["-m", "not slow"], tmp_path) == {"test_some.py": 4}


def test_a_failed_collection_is_told_and_not_counted_as_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DJANGO_SETTINGS_MODULE")
    (tmp_path / "conftest.py").write_text(OPTION)
    (tmp_path / "test_some.py").write_text("import nowhere")
    with pytest.raises(RuntimeError, match="(?s)can't collect the tests.*nowhere"):
        quick.collect([], tmp_path)
