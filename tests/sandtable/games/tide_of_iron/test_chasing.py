"""Agents and carried objectives: the own bearer is kept safe, an enemy one is hunted."""

from __future__ import annotations

import pytest

from sandtable.agents.greedy import GreedyAgent
from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron import carrying, chasing
from sandtable.games.tide_of_iron.actions import choosing
from sandtable.games.tide_of_iron.game import Battle
from sandtable.games.tide_of_iron.moves import put_on, remove
from sandtable.games.tide_of_iron.phases.turns import TURNS
from sandtable.games.tide_of_iron.terms import AMERICAN, CONCENTRATED_FIRE, GERMAN
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_side
from tests.sandtable.games.tide_of_iron.test_carrying import a_fight, act, at


def stand(table: Battle, unit: int, name: str) -> None:
    """Let a squad of four regulars stand in another hex."""
    remove(table, unit)
    put_on(table, unit, at(table, name))
    table.figures[unit] = 4


def a_chase() -> Battle:
    """German unit 1 on E5 with the papers, German unit 2 on E3, American unit 0 on C4 between both."""
    german = a_side("", divisions={"1": a_division("east", squad_bases=2, figures={"regular": 8})})
    table = a_fight(sides={"american": a_side("west"), "german": german})
    act(table, "Pick up Papers")
    for unit, name in ((0, "C4"), (1, "E5"), (2, "E3")):
        stand(table, unit, name)
    carrying.put(table, 0, 0, 1)
    return table


@pytest.mark.parametrize("weights", ["", "greedy-2"])
def test_an_agent_comes_nearer_to_an_enemy_bearer_and_not_to_another_enemy(weights: str) -> None:
    values = []
    for name in ("C5", "C3"):
        table = a_chase()
        stand(table, 0, name)
        table.judge(weights) if weights else None
        values.append(table.evaluate(AMERICAN))
    assert values[0] > values[1]


def test_a_bearer_is_worth_more_away_from_the_enemy() -> None:
    values = []
    for name in ("D4", "A4"):
        table = a_chase()
        stand(table, 0, name)
        values.append(chasing.points(table, GERMAN))
    assert values[1] > values[0]


def test_greedy_fires_at_the_bearer_of_two_like_targets() -> None:
    table = a_chase()
    for unit, name in ((1, "C5"), (2, "C3")):
        stand(table, unit, name)
    carrying.put(table, 0, 0, 1)
    table.active = AMERICAN
    table.start(TURNS, AMERICAN)
    choosing.begin_unit(table, 0, CONCENTRATED_FIRE)
    table.run()
    ask = table.ask()
    assert ask is not None and ask.seat == AMERICAN and len(ask.options) == 2, ask
    for seed in range(5):
        taken = GreedyAgent().choose(table.observe(AMERICAN), seeded("an agent", seed))
        assert "squad 2" in ask.options[taken]
