"""Rules about events: each round named in the scenario is part of the game."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.tide_of_iron.legality.checking import Checked, sides
from sandtable.games.tide_of_iron.scenario_deeds import Event
from sandtable.games.tide_of_iron.scenario_sides import Side
from sandtable.games.tide_of_iron.victory import VictoryCondition

rule = Chapter[Checked]()


def _events(checked: Checked) -> Iterator[tuple[int, Event]]:
    return enumerate(checked.scenario.events)


def _victory_conditions(checked: Checked) -> Iterator[tuple[int, VictoryCondition]]:
    return enumerate(checked.scenario.victory.conditions)


@rule.of_each("TOI-STA-13", sides)
def reinforcements_arrive_in_time(checked: Checked, side: Side) -> Iterator[Problem]:
    """Reinforcements arrive in the Status Phase, so those of the last round would never act."""
    last = checked.scenario.rounds - 1
    for index, each in enumerate(side.reinforcements):
        if each.round > last:
            path = ("sides", side.nation, "reinforcements", index, "round")
            yield Problem(f"arrives at the end of round {each.round}; the last that can play is {last}", path)


@rule.of_each("TOI-STA-13", _events)
def events_happen_in_the_game(checked: Checked, found: tuple[int, Event]) -> Iterator[Problem]:
    index, each = found
    if each.round > checked.scenario.rounds:
        yield Problem(f"round {each.round}; the game has {checked.scenario.rounds}", ("events", index, "round"))


@rule.of_each("TOI-SCN-02", _victory_conditions)
def victory_is_checked_in_the_game(checked: Checked, found: tuple[int, VictoryCondition]) -> Iterator[Problem]:
    index, each = found
    if isinstance(each.when, int) and each.when > checked.scenario.rounds:
        path = ("victory", "conditions", index, "when")
        yield Problem(f"round {each.when}; the game has {checked.scenario.rounds}", path)
