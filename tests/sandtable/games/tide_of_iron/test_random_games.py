"""All choices of players keep markers and tokens within the limits of the box and the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import TideOfIronGame, box, story
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.markers import MOST_FORTIFICATIONS, entrenchments, fortifications, pillboxes
from sandtable.games.tide_of_iron.terms import ENTRENCHMENT, MARKER_KINDS, PILLBOX
from tests.support import rule

SCENARIOS = Path(story.__file__).parent / "data" / "scenarios"
RELUCTANTLY = ("end your", "Fatigue", "stop here")
"""Options that cut a game short; chosen now and then only, so that much happens."""
MOST_STEPS = 2500


def played(scenario: str, seed: int) -> Iterator[Battle]:
    """A game of random choices, each time something new can begin."""
    game = TideOfIronGame()
    document = json.loads((SCENARIOS / f"{scenario}.json").read_text())
    battle = game.start(game.setup([{}, {}], document), seeded(seed, "random"), MOST_STEPS)
    assert isinstance(battle, Battle)
    choose = Random(seed)
    while (ask := battle.ask()) is not None:
        weights = [1 if option.startswith(RELUCTANTLY) else 20 for option in ask.options]
        battle.apply(choose.choices(range(len(weights)), weights)[0])
        if battle.is_settled():
            yield battle


@rule("TOI-OBS-01", "TOI-OBS-23", "TOI-CMP-11", "TOI-CON-08", "D-TOI-03")
@pytest.mark.parametrize(("scenario", "seed"), [("crossroads", 1), ("liberation", 2), ("the-long-mile", 3)])
def test_markers_and_tokens_keep_within_the_box_and_squads_within_fortifications(scenario: str, seed: int) -> None:
    for battle in played(scenario, seed):
        assert all(box.markers_left(battle, kind) >= 0 for kind in range(MARKER_KINDS))
        for hex_, stack in enumerate(battle.stacks):
            inside = [battle.inside[unit] for unit in stack]
            assert fortifications(battle.markers[hex_]) <= MOST_FORTIFICATIONS
            assert inside.count(ENTRENCHMENT) <= entrenchments(battle.markers[hex_])
            assert inside.count(PILLBOX) <= pillboxes(battle.markers[hex_])
        for seat in (0, 1):
            assert sum(battle.concealed[unit] for unit in battle.units_of(seat)) <= box.CONCEALED_TOKENS
