"""Results of earlier versions of the library: their games are played again with the same digests.

A game keeps them in `versions/` beside its tests: a file for each version, written by that version. A version that
changes games on purpose takes those out of the older files and says so (docs/engine.md, "Versions").
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.command import shipped
from sandtable.engine.registry import game
from sandtable.playtest.plan import Plan
from sandtable.playtest.play import play_game
from sandtable.playtest.seating import plan_on

GAMES = Path(__file__).parent.parent / "games"


def played() -> Iterator[Any]:
    """For each run of games that a version has left: the name of its game, and the run."""
    for file in sorted(GAMES.glob("*/versions/*.json")):
        name = file.parent.parent.name
        for run in json.loads(file.read_text(encoding="utf-8"))["games"]:
            yield pytest.param(name, run, id=f"{name} {file.stem} {'/'.join(run['agents'])}")


def plan_of(name: str, run: dict[str, Any]) -> Plan:
    """The plan of these games; their decks or their scenario come with the game."""
    agents = tuple(run["agents"])
    if "scenario" in run:
        return plan_on(game(name), shipped.scenario(name, run["scenario"]), agents, run["seed"])
    return Plan(name, tuple(shipped.deck(name, deck) for deck in run["decks"]), agents, run["seed"])


@pytest.mark.parametrize(("name", "run"), list(played()))
def test_games_of_an_earlier_version_are_played_again(name: str, run: dict[str, Any]) -> None:
    plan = plan_of(name, run)
    again = [play_game(plan, number) for number in range(len(run["digests"]))]
    assert [f"{record.digest:016x}" for record in again] == run["digests"]
    assert [record.outcome for record in again] == run["outcomes"]
