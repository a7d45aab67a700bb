"""`manage.py play-yourself`: a game in the terminal, options by number."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from sandtable.engine.registry import game
from sandtable.engine.viewing import games_with_views
from tests.support.seats import SMALL_GAME

WITH_SCENARIOS = [name for name in games_with_views() if game(name).scenarios() is not None]


def typed(monkeypatch: pytest.MonkeyPatch, lines: Iterator[str]) -> list[str]:
    """Type these lines; the prompts that were shown."""
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return next(lines)

    monkeypatch.setattr("builtins.input", read)
    return prompts


def play(name: str, seed: int | None = 5, **options: Any) -> str:
    scenarios = game(name).scenarios()
    assert scenarios is not None
    out = StringIO()
    call_command("play-yourself", name, scenario=scenarios.usual, seed=seed, stdout=out, **options)
    return out.getvalue()


def by_chance() -> Iterator[str]:
    """Numbers that are options of every question."""
    chance = random.Random(4)
    while True:
        yield chance.choice("112")


@pytest.mark.parametrize("name", WITH_SCENARIOS)
def test_a_whole_game_is_played(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    typed(monkeypatch, by_chance())
    assert "The game is over" in play(name)


def test_a_wrong_line_is_asked_again_and_enter_shows_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    prompts = typed(monkeypatch, iter(["0", "99999999999", "x", "-1", "", "q"]))
    out = play(SMALL_GAME)
    assert len(prompts) == 6 and out.count("Type a number from 1 to") == 4
    assert "You have left the game." in out


def test_a_game_without_a_seed_deals_anew_and_tells_its_seed_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = iter([81818, 92929])
    monkeypatch.setattr(import_module("simulate.management.commands.play-yourself"), "drawn_seed", lambda: next(seeds))
    typed(monkeypatch, iter(["", "q", "", "q"]))
    first, second = play(SMALL_GAME, seed=None), play(SMALL_GAME, seed=None)
    assert first.splitlines()[-1] == "seed 81818" and first.count("81818") == 1
    assert second.splitlines()[-1] == "seed 92929"
    assert first.splitlines()[:-1] != second.splitlines()[:-1], "other cards"


@pytest.mark.parametrize("seat", ["9", "-1", "x", "0,9", ""])
def test_a_seat_that_is_none_is_refused(seat: str) -> None:
    with pytest.raises(CommandError, match="--seat is a seat from 0 to"):
        play(SMALL_GAME, seat=seat)


def test_the_terminal_shows_no_hidden_choice_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games that differ in what an agent has chosen in secret show the person the same first question."""
    shown = []
    for agents in ("random", "greedy"):
        typed(monkeypatch, iter(["q"]))
        shown.append(play(SMALL_GAME, seat="1", agents=agents))
    assert shown[0] == shown[1]
