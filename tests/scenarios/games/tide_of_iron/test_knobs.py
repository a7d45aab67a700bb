"""A search may change a battle: squads stay full, reinforcements and conditions of victory are found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.registry import game
from sandtable.playtest.balancing.knobs import Board, Candidate, Knob, read
from scenarios.checking import lint
from scenarios.games import pages_of

GAME = "tide_of_iron"


def shipped(slug: str) -> dict[str, Any]:
    scenarios = game(GAME).scenarios()
    assert scenarios is not None
    return scenarios.document(slug)


def knobs_of(document: dict[str, Any]) -> dict[str, Knob]:
    return {knob.key: knob for knob in pages_of(GAME).knobs(document, 2)}


@pytest.mark.rule("TOI-SET-09")
def test_a_squad_more_brings_four_regulars() -> None:
    document = shipped("three-milestones")
    at = ("sides", "american", "divisions", "1")
    knob = knobs_of(document)["sides.american.divisions.1.squads"]
    assert (read(document, (*at, "squad_bases")), read(document, (*at, "figures", "regular"))) == (6, 18)
    board = Board((knob,))
    more = board.document(document, board.with_level(board.unchanged, 0, knob.at + 1))
    fewer = board.document(document, board.with_level(board.unchanged, 0, knob.at - 2))
    assert (read(more, (*at, "squad_bases")), read(more, (*at, "figures", "regular"))) == (7, 22)
    assert (read(fewer, (*at, "squad_bases")), read(fewer, (*at, "figures", "regular"))) == (4, 10)
    assert not lint(more) and not lint(fewer)


def test_squads_that_the_scenario_fixes_are_left_alone() -> None:
    found = knobs_of(shipped("lamps-out"))
    assert not any(key.endswith(".squads") and "divisions" in key for key in found)


def test_reinforcements_come_earlier_or_later_and_in_other_strength() -> None:
    found = knobs_of(shipped("three-milestones"))
    assert [level.words for level in found["sides.american.reinforcements.0.round"].levels] == ["1", "2", "3", "4"]
    assert "sides.american.reinforcements.1.vehicles.sherman" in found


def test_numbers_inside_conditions_of_victory_are_found() -> None:
    found = knobs_of(shipped("steel-on-the-ridge"))
    knob = found["victory.conditions.0.if.points.ahead_by"]
    assert (knob.now.words, knob.label) == ("8", "Victory 1, American: ahead by")


def test_the_initiative_changes_sides() -> None:
    knob = knobs_of(shipped("crossroads"))["initiative"]
    assert [level.words for level in knob.levels] == ["American", "German"]
    assert not knob.is_ordered and knob.now.words == "American"


def test_the_lopsided_scenario_may_be_played() -> None:
    assert not lint(json.loads(Path(__file__).with_name("lopsided.json").read_text(encoding="utf-8")))


def test_a_zone_grows_and_shrinks_at_its_inner_edge() -> None:
    """The map of four boards has columns A to O: Americans start in A to H, Germans in N to O."""
    found = knobs_of(shipped("at-the-breaking-point"))
    american, german = found["zones.american.columns.last"], found["zones.german.columns.first"]
    assert [each.words for each in american.levels] == ["A to F", "A to G", "A to H", "A to I", "A to J"]
    assert [each.words for each in german.levels] == ["O to O", "N to O", "M to O", "L to O"]
    assert (american.helps, american.at, german.helps, german.at) == (0, 2, 1, 1)
    assert {"zones.american.columns.first", "zones.german.columns.last"}.isdisjoint(found)
    changed = Board((german,)).document(shipped("at-the-breaking-point"), Candidate((0,)))
    assert changed["zones"]["german"] == {"columns": ["O", "O"]} and not lint(changed)


def test_both_edges_of_a_zone_are_turned_together() -> None:
    """Each writes its own edge, and a zone that both make as narrow as they can has a column left."""
    document = shipped("house-by-house")
    found = knobs_of(document)
    first, last = found["zones.town.columns.first"], found["zones.town.columns.last"]
    assert (first.label, last.label) == ("zone town: first column", "zone town: last column")
    narrow = Board((first, last)).document(document, Candidate((0, 0)))["zones"]["town"]["columns"]
    assert narrow == [first.levels[0].words.split()[0], last.levels[0].words.split()[-1]]
    assert narrow[0] <= narrow[1]


def test_a_knob_knows_whom_its_higher_levels_help() -> None:
    """More rounds help who must win in time; a higher bar helps the other side; late reinforcements the enemy."""
    found = knobs_of(shipped("at-the-breaking-point"))
    helps = {"rounds": 1, "sides.american.cards": 0, "victory.conditions.0.if.units.at_least": 0, "initiative": None}
    assert {key: found[key].helps for key in helps} == helps
    assert knobs_of(shipped("three-milestones"))["sides.american.reinforcements.0.round"].helps == 1
