"""The command line says by which rules and texts its games were played."""

from __future__ import annotations

import json

import pytest

from sandtable.__main__ import main
from sandtable.command.shipped import short_names
from sandtable.engine.registry import all_games

DUEL = ("play", "destiny", "kylo-ren-starter", "rey-starter", "--games", "2", "--agents", "random")


def test_a_game_with_several_versions_says_which(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(DUEL) == 0
    assert "played by rules v1.1, texts v1.1" in capsys.readouterr().out.splitlines()
    assert main((*DUEL, "--json")) == 0
    assert json.loads(capsys.readouterr().out)["played_by"] == {"rules": "v1.1", "texts": "v1.1"}


def test_a_game_with_one_version_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    game = max(name for name in all_games() if short_names(name, "scenarios"))
    scenario = short_names(game, "scenarios")[-1]
    assert main(("play", game, "--scenario", scenario, "--games", "1", "--agents", "random")) == 0
    assert "played by" not in capsys.readouterr().out
