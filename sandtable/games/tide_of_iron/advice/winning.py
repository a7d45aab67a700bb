"""Advice about victory: conditions that nobody can meet, that contradict themselves, or that are met from the start."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Path, Problem
from sandtable.engine.words import capital
from sandtable.games.tide_of_iron.advice.contradictions import contradiction
from sandtable.games.tide_of_iron.advice.hopes import (
    Hopes,
    conditions,
    hopes,
    last_check,
    leaves,
    room_for_wanted,
    wanted_control,
    wanted_objectives,
)
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.advice.openings import holds_at_once
from sandtable.games.tide_of_iron.conditions import PLURALS, Condition, Controls, Has, Points, UnitsOn
from sandtable.games.tide_of_iron.legality.checking import sides
from sandtable.games.tide_of_iron.legality.ways import reachable
from sandtable.games.tide_of_iron.scenario_sides import Side
from sandtable.games.tide_of_iron.victory import VictoryCondition

advise = Chapter[Judged]()

Numbered = tuple[int, VictoryCondition]
MOST_POINTS: Final = "most points"


def _path(index: int) -> Path:
    return "victory", "conditions", index


@advise.of_each("TOI-OBJ-12", conditions, code="points_out_of_reach")
def points_can_be_gathered(judged: Judged, found: Numbered) -> Iterator[Problem]:
    index, condition = found
    limits = hopes(judged, last_check(judged, condition))
    for each in _out_of_reach(limits, condition):
        if isinstance(each, Points):
            most = limits.most_points(judged.side(each.side))
            yield Problem(f"{_never(each)}: they can have {most} at most by then", _path(index))


@advise.of_each("TOI-OBJ-01", conditions, code="control_out_of_reach")
def control_can_be_won_in_time(judged: Judged, found: Numbered) -> Iterator[Problem]:
    index, condition = found
    limits = hopes(judged, last_check(judged, condition))
    for each in _out_of_reach(limits, condition):
        if isinstance(each, Controls) and _can_be_met_in_time(judged, each):
            most = limits.most_controlled(each)
            reached = f"at most {most} of these hexes" if most else "none of these hexes"
            reached = f"they can control {reached} by the end of round {limits.round}"
            yield Problem(f"{_never(each)}: {reached}", _path(index))


@advise.of_each("TOI-MOV-01", conditions, code="units_out_of_reach")
def units_can_come_in_time(judged: Judged, found: Numbered) -> Iterator[Problem]:
    index, condition = found
    limits = hopes(judged, last_check(judged, condition))
    for each in _out_of_reach(limits, condition):
        if isinstance(each, UnitsOn) and room_for_wanted(judged, each) >= each.at_least:
            most = limits.most_units(each)
            yield Problem(
                f"{_never(each)}: {most} at most can be there by the end of round {limits.round}", _path(index)
            )


@advise.of_each("TOI-OBJ-01", conditions, code="carrying_out_of_reach")
def objectives_can_be_brought_in_time(judged: Judged, found: Numbered) -> Iterator[Problem]:
    index, condition = found
    limits = hopes(judged, last_check(judged, condition))
    for each in _out_of_reach(limits, condition):
        if isinstance(each, Has):
            yield Problem(f"{_never(each)} by the end of round {limits.round}", _path(index))


@advise.of_each("TOI-SCN-02", conditions, code="contradiction")
def conditions_do_not_contradict_themselves(judged: Judged, found: Numbered) -> Iterator[Problem]:
    index, condition = found
    if clash := contradiction(judged, condition):
        yield Problem(clash, _path(index))


@advise.of_each("TOI-SCN-02", conditions, code="won_at_once")
def the_game_is_not_over_after_round_1(judged: Judged, found: Numbered) -> Iterator[Problem]:
    index, condition = found
    rounds = judged.scenario.rounds
    if rounds > 1 and condition.is_due(1, rounds) and holds_at_once(judged, condition.condition):
        told = f"{capital(PLURALS[condition.side])} win at the end of round 1: the condition is met from the start"
        yield Problem(told, _path(index))


@advise.of_each("TOI-SCN-02", conditions, code="said_twice")
def conditions_are_said_once(judged: Judged, found: Numbered) -> Iterator[Problem]:
    index, condition = found
    if condition in judged.scenario.victory.conditions[:index]:
        yield Problem("the same condition stands here twice", _path(index))


@advise.of_each("TOI-SCN-07", sides, code="no_way_to_win")
def every_side_has_a_way_to_win(judged: Judged, side: Side) -> Iterator[Problem]:
    victory = judged.scenario.victory
    own = [each for _, each in conditions(judged) if each.side == side.nation]
    if victory.otherwise == side.nation or any(_may_be_met(judged, each) for each in own):
        return
    if victory.otherwise == MOST_POINTS:
        limits = hopes(judged, judged.scenario.rounds)
        most, least = limits.most_points(side), limits.least_points(judged.enemy(side))
        if most < least:
            told = f"{PLURALS[side.nation]} can have {most} points at most; the enemy has {least} in any case"
            yield Problem(f"{capital(told)}", ("victory",))
    elif own:
        yield Problem(f"{capital(PLURALS[side.nation])} can't win: none of their conditions can be met", ("victory",))


def _may_be_met(judged: Judged, found: VictoryCondition) -> bool:
    if contradiction(judged, found):
        return False
    return hopes(judged, last_check(judged, found)).may_be_met(found.condition)


def _out_of_reach(limits: Hopes, found: VictoryCondition) -> Iterator[Condition]:
    """The leaves that the condition wants to hold and that can't hold in time."""
    for leaf in leaves(found.condition):
        if leaf.is_wanted and not limits.may_hold(leaf.condition):
            yield leaf.condition


def _can_be_met_in_time(judged: Judged, condition: Controls) -> bool:
    """False where a rule already says that its objectives don't exist or have no way by land."""
    side = judged.side(condition.side)
    names = wanted_objectives(judged, condition)
    starts = {hex_ for each in judged.arrivals_of(side) for hex_ in judged.hexes_of(each)}
    by_land = reachable(judged, starts)
    return len(names) >= wanted_control(judged, condition) and all(
        judged.is_on_map(name) and judged.ground.by_name[name] in by_land for name in names
    )


def _never(condition: Condition) -> str:
    """ "it can't be that the Americans control D4" """
    return f"it can't be that {condition.says()}"
