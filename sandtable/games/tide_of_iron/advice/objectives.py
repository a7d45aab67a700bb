"""Advice about objectives: too far for a side that gains from them, never in danger, or without any use."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.tide_of_iron.advice.hopes import controller
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.conditions import Points, other
from sandtable.games.tide_of_iron.scenario import Objective
from sandtable.games.tide_of_iron.travel import NEVER

advise = Chapter[Judged]()

Numbered = tuple[int, Objective]


def _objectives(judged: Judged) -> Iterator[Numbered]:
    """The objectives that give something, on the map; none where the ground changes in the game."""
    for index, each in enumerate(judged.scenario.objectives):
        if each.value and not judged.ground_changes and judged.is_on_map(each.hex):
            yield index, each


@advise.of_each("TOI-OBJ-01", _objectives, code="objective_too_far")
def objectives_can_be_reached_in_time(judged: Judged, found: Numbered) -> Iterator[Problem]:
    """Each side that gains from an objective can be there before the end; a rule names those without any way."""
    index, objective = found
    rounds = judged.scenario.rounds
    for nation in ("american", "german"):
        first = _first_round(judged, objective, nation)
        gains = objective.side in (nation, "neutral") and controller(judged, objective.hex) != nation
        if gains and rounds < first < NEVER:
            told = f"the {nation} side can be there in round {first} at the earliest; the game has {rounds}"
            yield _at(index, objective, told)


@advise.of_each("TOI-OBJ-02", _objectives, code="objective_never_in_danger")
def objectives_can_be_lost(judged: Judged, found: Numbered) -> Iterator[Problem]:
    """An objective that gives its side victory points from the start is one that the enemy can take."""
    index, objective = found
    owner = controller(judged, objective.hex)
    if owner is None or objective.kind != "victory" or objective.side not in (owner, "neutral"):
        return
    if _first_round(judged, objective, other(owner)) > judged.scenario.rounds:
        told = f"the {owner} side controls it from the start, and the enemy can't be there before the end"
        yield _at(index, objective, told)


@advise.of_each("TOI-OBJ-12", _objectives, code="points_without_use")
def points_decide_something(judged: Judged, found: Numbered) -> Iterator[Problem]:
    """The points of an objective count, or a victory condition names it, and they are only its usual mark."""
    index, objective = found
    victory = judged.scenario.victory
    counts = victory.otherwise == "most points" or any(isinstance(each, Points) for each in victory.every_condition())
    if objective.kind == "victory" and not counts and objective.hex not in judged.controlled_hexes:
        yield _at(index, objective, "it gives victory points, but no victory condition counts points or names it")


def _useless(judged: Judged) -> Iterator[Numbered]:
    """The victory objectives that give nothing."""
    for index, each in enumerate(judged.scenario.objectives):
        if each.kind == "victory" and not each.value:
            yield index, each


@advise.of_each("TOI-OBJ-01", _useless, code="objective_without_use")
def objectives_mean_something(judged: Judged, found: Numbered) -> Iterator[Problem]:
    """A victory objective gives points, or a victory condition names it."""
    index, objective = found
    is_counted = judged.ground.by_name.get(objective.hex) in judged.counted_hexes
    if not is_counted and objective.hex not in judged.controlled_hexes:
        yield _at(index, objective, "it gives no points, and no victory condition names it")


def _first_round(judged: Judged, objective: Objective, nation: str) -> int:
    return judged.first_rounds(judged.side(nation))[judged.ground.by_name[objective.hex]]


def _at(index: int, objective: Objective, message: str) -> Problem:
    """Advice about one objective, which is the index-th of the scenario."""
    return Problem(message, ("objectives", index, "hex"), f"hex {objective.hex}")
