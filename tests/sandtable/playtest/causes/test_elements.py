"""The elements of a scenario's document: what can be taken out or changed by one, as patches that apply."""

from __future__ import annotations

from typing import Any

import jsonpatch
import pytest

from sandtable.engine.registry import all_games
from sandtable.playtest.causes.elements import MOST, elements

DOCUMENT: dict[str, Any] = {
    "title": "Ridge",
    "boards": [{"side": "1A", "column": 0}],
    "rounds": 8,
    "markers": [{"hex": "F2", "kind": "wire"}, {"hex": "F6", "kind": "mine"}],
    "sides": {"red": {"figures": {"officer": 1}, "names": ["a", "b"], "elite": True}},
    "a/b": {"~": 0},
}


def changes() -> dict[str, Any]:
    """Every element of the document, with the document after its change."""
    return {each.label: jsonpatch.JsonPatch([each.patch]).apply(DOCUMENT) for each in elements(DOCUMENT)}


def test_objects_of_lists_are_taken_out_and_numbers_changed_by_one() -> None:
    assert list(changes()) == [
        "rounds: 7 instead of 8",
        "rounds: 9 instead of 8",
        "markers: F2, wire",
        "markers: F6, mine",
        "red, figures, officer: 0 instead of 1",
    ]


def test_each_patch_changes_its_own_thing_alone() -> None:
    found = changes()
    assert found["rounds: 7 instead of 8"] == DOCUMENT | {"rounds": 7}
    assert found["markers: F2, wire"] == DOCUMENT | {"markers": [DOCUMENT["markers"][1]]}
    assert found["red, figures, officer: 0 instead of 1"]["sides"]["red"]["figures"] == {"officer": 0}


def test_keys_tell_elements_apart_and_odd_names_are_escaped() -> None:
    found = elements({"a/b": {"~c": [{"x": 1}], "d": 2}})
    assert [each.key for each in found] == ["/a~1b/~0c/0", "/a~1b/d=1"]


def test_a_huge_document_has_a_bounded_list() -> None:
    assert len(elements({"markers": [{"hex": str(number)} for number in range(5000)]})) == MOST


@pytest.mark.parametrize("name", [name for name, game in all_games().items() if game.scenarios() and game.has_sides()])
def test_scenarios_that_come_with_a_game_have_elements_whose_keys_differ(name: str) -> None:
    scenarios = all_games()[name].scenarios()
    assert scenarios is not None
    for slug in scenarios.slugs:
        document = scenarios.document(slug)
        found = elements(document)
        assert len({each.key for each in found}) == len(found) > 10
        changed = (jsonpatch.JsonPatch([each.patch]).apply(document) for each in found)
        assert not all(map(scenarios.problems, changed)), f"no element of {slug} can be changed"
