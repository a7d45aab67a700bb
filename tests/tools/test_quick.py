"""The choice of tests that `make quick` makes for a change."""

from __future__ import annotations

import pytest

from tools.quick import RULES, chosen_for, command_for, files_of, game_of, other_games

GAME = "sandtable/games/tide_of_iron/flow.py"


def test_a_change_of_a_game_asks_for_its_tests_and_the_suites_of_every_game() -> None:
    assert set(chosen_for([GAME])) == {
        "tests/test_plain_english.py",
        "tests/conformance",
        "tests/playthroughs",
        "tests/sandtable/games/tide_of_iron",
        "tests/scenarios/games/tide_of_iron",
    }


def test_the_suites_of_every_game_leave_the_others_out() -> None:
    assert "destiny" in other_games([GAME]) and "tide_of_iron" not in other_games([GAME])
    words = " ".join(command_for([GAME], chosen_for([GAME])))
    assert "not [destiny" in words and "tide_of_iron" not in words.split(" tests/")[0]


@pytest.mark.parametrize("folder", RULES)
def test_a_change_of_the_engine_concerns_every_game(folder: str) -> None:
    assert other_games([f"{folder}anything.py"]) == []
    assert {"tests/conformance", "tests/playthroughs"} <= set(chosen_for([f"{folder}anything.py"]))


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("decks/services.py", "tests/decks/test_services.py"),
        ("decks/nothing_like_it.py", "tests/decks"),
        ("templates/decks/deck.html", "tests/decks"),
        ("simulate/queue/lease.py", "tests/simulate/queue"),
        ("tests/decks/test_search.py", "tests/decks/test_search.py"),
        ("tests/decks/conftest.py", "tests/decks"),
        ("docs/engine.md", "tests/test_documentation.py"),
        ("tools/quick.py", "tests/tools/test_quick.py"),
    ],
)
def test_tests_mirror_the_tree(path: str, test: str) -> None:
    assert chosen_for([path])[test] == path


def test_an_area_is_a_game_an_app_or_a_folder_of_tests() -> None:
    assert game_of(files_of("destiny")[0]) == "destiny"
    assert files_of("decks") == ["decks/__init__.py"]
    assert files_of("conformance") == ["tests/conformance/__init__.py"]
    with pytest.raises(ValueError, match="AREA=chess is no game"):
        files_of("chess")
