"""The result on the command line: a dozen lines, and the counts of the games when they are asked for."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import call_command

from sandtable.__main__ import main
from sandtable.command.shipped import short_names
from sandtable.engine.registry import all_games

DUEL = ("destiny", "kylo-ren-starter", "rey-starter", "--games", "4", "--agents", "random")
A_DOZEN = 16
"""A free-for-all in colours takes some lines more."""


def said_by_the_library(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(("play", *words)) == 0
    return capsys.readouterr().out.splitlines()


def said_by_the_service(*words: str) -> list[str]:
    out = StringIO()
    call_command("play", *words, stdout=out)
    return out.getvalue().splitlines()


def test_a_result_is_a_dozen_lines(capsys: pytest.CaptureFixture[str]) -> None:
    for lines in (said_by_the_library(capsys, *DUEL), said_by_the_service(*DUEL)):
        assert len(lines) <= 12 and not [line for line in lines if line.startswith("counted")]
        assert lines[0].startswith("4 games in ") and lines[-1].startswith("digest ")
        assert lines[1].startswith("Kylo Ren Starter: ") and "won, takes" in lines[1]


def test_counts_are_told_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for short, whole in (
        (said_by_the_library(capsys, *DUEL), said_by_the_library(capsys, *DUEL, "--counts")),
        (said_by_the_service(*DUEL), said_by_the_service(*DUEL, "--counts")),
    ):
        counts = [line for line in whole if line.startswith("counted ")]
        assert f"{len(counts)} counts more: --counts shows them" in short and len(counts) > 100
        assert [line for line in whole[1:] if line not in counts] == [line for line in short[1:] if "more:" not in line]


@pytest.mark.parametrize("game", [name for name in sorted(all_games()) if short_names(name, "scenarios")])
def test_every_game_is_told_in_short(capsys: pytest.CaptureFixture[str], game: str) -> None:
    scenario = short_names(game, "scenarios")[-1]
    lines = said_by_the_library(capsys, game, "--scenario", scenario, "--games", "2", "--agents", "random")
    assert len(lines) <= A_DOZEN, lines
