"""Two documents compared: nothing that differs is left out, in documents of any game."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import checking
from scenarios.comparing import LONGEST, MOST_PAIRS, Change, Kind, compare, in_words

SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab_", max_size=2)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["hex", "kind", "x"]), inner)
)


def only(before: Any, after: Any) -> Change:
    (change,) = compare(before, after)
    return change


def test_a_changed_value_has_its_path_its_place_and_both_values() -> None:
    before = {"sides": {"german": {"squad_bases": 3}}}
    change = only(before, {"sides": {"german": {"squad_bases": 5}}})
    assert (change.kind, change.path) == (Kind.CHANGED, ("sides", "german", "squad_bases"))
    assert change.place == "sides › german › squad bases"
    assert (change.before, change.after) == (3, 5)
    assert change.words == "sides › german › squad bases: changed, 3 → 5"


def test_a_member_can_come_and_go() -> None:
    came = only({}, {"rounds": 8})
    assert (came.kind, came.path, came.before_words, came.after_words) == (Kind.ADDED, ("rounds",), "", "8")
    gone = only({"rounds": 8}, {})
    assert (gone.kind, gone.before_words, gone.after_words) == (Kind.REMOVED, "8", "")
    assert gone.words == "rounds: removed, 8"


MILL = {"hex": "D3", "kind": "victory", "name": "Mill"}
FORD = {"hex": "B2", "kind": "command", "name": "Ford"}


def test_an_entry_that_stands_elsewhere_has_moved() -> None:
    change = only({"objectives": [MILL, FORD]}, {"objectives": [MILL | {"hex": "E4"}, FORD]})
    assert change.kind == Kind.MOVED and change.path == ("objectives", 0)
    assert change.place == "objectives › Mill E4"
    assert (change.before, change.after) == ({"hex": "D3"}, {"hex": "E4"})
    assert change.entry == MILL | {"hex": "E4"}


def test_an_entry_before_others_moves_none_of_them() -> None:
    new = {"hex": "A1", "kind": "victory", "name": "Farm"}
    change = only({"objectives": [MILL, FORD]}, {"objectives": [new, MILL, FORD]})
    assert (change.kind, change.path, change.after) == (Kind.ADDED, ("objectives", 0), new)


def test_a_changed_value_of_an_entry_is_told_alone() -> None:
    change = only({"objectives": [MILL, FORD]}, {"objectives": [FORD, MILL | {"value": 2}][::-1]})
    assert (change.kind, change.path, change.after) == (Kind.ADDED, ("objectives", 0, "value"), 2)
    assert change.place == "objectives › Mill D3 › value"


def test_another_kind_in_the_same_place_is_a_change_and_no_move() -> None:
    before = [{"hex": "A1", "kind": "pillbox"}, {"hex": "C2", "kind": "minefield"}]
    after = [{"hex": "A1", "kind": "minefield"}, {"hex": "C2", "kind": "minefield"}]
    change = only({"markers": before}, {"markers": after})
    assert (change.kind, change.path, change.before) == (Kind.CHANGED, ("markers", 0, "kind"), "pillbox")


def test_entries_without_anything_in_common_come_and_go() -> None:
    kinds = [each.kind for each in compare([MILL], [{"hex": "Z1", "kind": "command", "name": "Hill"}])]
    assert kinds == [Kind.REMOVED, Kind.ADDED]


def test_another_order_is_a_difference() -> None:
    change = only(
        {"track": [{"kind": "ships"}, {"kind": "classic"}]}, {"track": [{"kind": "classic"}, {"kind": "ships"}]}
    )
    assert (change.kind, change.path) == (Kind.REORDERED, ("track",))
    assert (change.before_words, change.after_words) == ("ships, classic", "classic, ships")


@pytest.mark.parametrize("pair", [(1, True), (0, False), (1, "1"), ([], {}), (None, ""), ([1], [True])])
def test_values_of_other_types_differ(pair: tuple[Any, Any]) -> None:
    assert [each.kind for each in compare({"x": pair[0]}, {"x": pair[1]})] == [Kind.CHANGED]


def test_values_in_words() -> None:
    assert in_words({"squad_bases": 3, "zones": ["west", "north_edge"]}) == "squad bases 3, zones (west, north edge)"
    values: list[Any] = [True, False, None, [], {}, ""]
    assert [in_words(value) for value in values] == ["yes", "no", *["nothing"] * 4]
    assert in_words("Keep_This As Is") == "Keep_This As Is"
    assert len(in_words("x" * 5000)) == LONGEST


def test_long_lists_of_strangers_belong_together_by_their_place() -> None:
    size = int(MOST_PAIRS**0.5) + 1
    before = [{"n": 2 * n, "m": 1} for n in range(size)]
    after = [{"n": 2 * n + 1, "m": 1} for n in range(size)]
    changes = compare(before, after)
    assert [each.path for each in changes] == [(n, "n") for n in range(size)]


@given(VALUES, VALUES)
def test_documents_differ_exactly_when_their_text_does(before: Any, after: Any) -> None:
    is_same = json.dumps(before, sort_keys=True) == json.dumps(after, sort_keys=True)
    assert (compare(before, after) == []) == is_same
    assert compare(before, copy.deepcopy(before)) == []
    assert all(each.words and each.kind_words for each in compare(before, after))


@pytest.mark.parametrize("game", list(checking.all_scenarios()))
def test_shipped_documents_of_a_game_can_be_compared(game: str) -> None:
    scenarios = checking.all_scenarios()[game]
    documents = [scenarios.document(slug) for slug in scenarios.slugs]
    for before, after in zip(documents, documents[1:], strict=False):
        changes = compare(before, after)
        assert [each.after for each in changes if each.path == ("title",)] == [after["title"]]
        assert all(each.words and each.place for each in changes)
