"""The things that a search for balance may change, in every scenario that comes with a game and in a made-up one."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from sandtable.engine.registry import game
from sandtable.playtest.balancing.knobs import Board, Knob
from sandtable.playtest.seating import seat_counts
from scenarios.checking import all_scenarios, lint, refusals
from scenarios.games import pages_of
from scenarios.games.knobs import plain_knobs

SHIPPED = [(name, slug) for name, scenarios in all_scenarios().items() for slug in scenarios.slugs]


def offered(name: str, document: dict[str, Any]) -> list[Knob]:
    return list(pages_of(name).knobs(document, seat_counts(game(name), document)[0]))


def document_of(name: str, slug: str) -> dict[str, Any]:
    return all_scenarios()[name].document(slug)


@pytest.mark.parametrize(("name", "slug"), SHIPPED)
def test_there_is_something_to_turn(name: str, slug: str) -> None:
    knobs = offered(name, document_of(name, slug))
    assert len(knobs) >= 3
    assert len({knob.key for knob in knobs}) == len({knob.label for knob in knobs}) == len(knobs)
    for knob in knobs:
        assert knob.label and len(knob.levels) > 1
        assert len({level.words for level in knob.levels}) == len(knob.levels)
        assert [level for level in knob.levels if not level.changes] == [knob.now]


@pytest.mark.parametrize(("name", "slug"), SHIPPED)
def test_each_level_is_another_document_of_the_right_shape(name: str, slug: str) -> None:
    document = document_of(name, slug)
    before = copy.deepcopy(document)
    board = Board(tuple(offered(name, document)))
    for number, knob in enumerate(board.knobs):
        for level in range(len(knob.levels)):
            changed = board.document(document, board.with_level(board.unchanged, number, level))
            assert (changed == document) is (level == knob.at), knob.label
            assert not refusals(changed), knob.label
    assert document == before


@pytest.mark.parametrize(("name", "slug"), SHIPPED)
def test_most_small_changes_may_be_played(name: str, slug: str) -> None:
    """A step may break a rule (the box has no more squads); but a knob that never may be turned is of no use."""
    document = document_of(name, slug)
    board = Board(tuple(offered(name, document)))
    useless = []
    for number, knob in enumerate(board.knobs):
        near = {max(0, knob.at - 1), min(len(knob.levels) - 1, knob.at + 1)} - {knob.at}
        changed = [board.document(document, board.with_level(board.unchanged, number, level)) for level in near]
        useless += [knob.label] if all(map(lint, changed)) else []
    assert len(useless) <= len(board.knobs) / 3, useless


def test_numbers_of_a_game_that_says_nothing_are_found_by_its_schema() -> None:
    schema = {
        "properties": {
            "rounds": {"type": "integer", "minimum": 1, "maximum": 9},
            "free": {"type": "integer"},
            "sides": {"properties": {"red": {"$ref": "#/$defs/side"}}},
            "places": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 9}},
        },
        "$defs": {"side": {"properties": {"start_money": {"type": "integer", "minimum": 0, "maximum": 4}}}},
    }
    document = {"rounds": 5, "free": 3, "sides": {"red": {"start_money": 4}}, "places": [1, 2], "title": "x"}
    found = {knob.key: (knob.label, [level.words for level in knob.levels]) for knob in plain_knobs(document, schema)}
    assert found == {
        "rounds": ("rounds", ["2", "3", "4", "5", "6", "7", "8"]),
        "sides.red.start_money": ("sides red start money", ["1", "2", "3", "4"]),
    }
