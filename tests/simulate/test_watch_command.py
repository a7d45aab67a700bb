"""`manage.py watch`: one game in the terminal, the board in words and the log, as a viewer sees it."""

from __future__ import annotations

import json
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from sandtable.engine.registry import game
from sandtable.engine.viewing import games_with_views, told, view
from sandtable.playtest.play import begin
from sandtable.playtest.replay import replay
from sandtable.playtest.seating import plan_on
from tests.support.replays import SHORT
from tests.support.skirmish import a_scenario

WITH_SCENARIOS = [name for name in games_with_views() if game(name).scenarios() is not None]


def scenario_of(name: str) -> str:
    """A scenario that comes with the game: a short one where the usual one is long."""
    scenarios = game(name).scenarios()
    assert scenarios is not None
    return SHORT.get(name, scenarios.usual)


@cache
def watched(name: str, **options: Any) -> list[str]:
    out = StringIO()
    call_command("watch", name, scenario=scenario_of(name), seed=5, stdout=out, **options)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("name", WITH_SCENARIOS)
def test_the_whole_log_is_told_between_boards(name: str) -> None:
    scenarios = game(name).scenarios()
    assert scenarios is not None
    document = scenarios.document(scenario_of(name))
    seats = game(name).seat_counts(document)[0]
    plan = plan_on(game(name), document, ("random",) * seats, 5)
    lines = watched(name, board="end")
    log = [line for line in lines if line and not line.startswith("    ")]
    assert log == [event.text for event in replay(plan, 0).events]
    first = told(view(name, begin(plan, 0), -2))
    assert lines[1 : len(first) + 1] == [f"    {line}" for line in first]
    assert "The game is over" in lines[-2]


@pytest.mark.parametrize("name", WITH_SCENARIOS)
def test_boards_come_each_round_or_each_step(name: str) -> None:
    boards = {wanted: watched(name, board=wanted).count("") for wanted in ("end", "round", "step")}
    assert boards["end"] == 4 and boards["end"] < boards["round"] < boards["step"]


def test_another_pair_of_eyes_reads_another_log() -> None:
    name = WITH_SCENARIOS[0]
    assert len({tuple(watched(name, view=eyes)) for eyes in ("all", "none", "0", "1")}) > 1


@pytest.mark.parametrize("eyes", ["2x", "9", "-1", ""])
def test_eyes_that_do_not_exist_are_refused(eyes: str) -> None:
    with pytest.raises(CommandError, match="--view is"):
        watched(WITH_SCENARIOS[0], view=eyes)


def test_a_game_without_a_view_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ridge.json"
    file.write_text(json.dumps(a_scenario()))
    with pytest.raises(CommandError, match="it can be played, but not watched"):
        call_command("watch", "skirmish", scenario=str(file))


def test_unknown_games_and_scenarios_are_refused() -> None:
    with pytest.raises(CommandError, match="no game is called|there is no game"):
        call_command("watch", "chess", scenario="x")
