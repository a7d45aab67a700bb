"""The problems of a document with a wrong shape."""

from __future__ import annotations

import pytest

from sandtable.engine.shape import Shape

A_TEXT = {"type": "string", "minLength": 1, "maxLength": 3, "pattern": "^.*$", "title": "a text"}
A_LIST = {"type": "array", "minItems": 2, "maxItems": 3, "items": {"type": "boolean"}}
SINGLE = {"type": "array", "minItems": 1, "maxItems": 1, "items": {"type": "boolean"}}


@pytest.mark.parametrize(
    ("wanted", "given", "said"),
    [
        (A_TEXT, "", "needs at least 1 character, has none"),
        (A_TEXT, "four", "may have at most 3 characters, has 4"),
        (A_LIST, [True], "needs at least 2 entries, has 1"),
        (SINGLE, [], "needs at least 1 entry, has none"),
        (SINGLE, [True, True], "may have at most 1 entry, has 2"),
    ],
)
def test_one_entry_is_told_from_several(wanted: dict[str, object], given: object, said: str) -> None:
    schema = {"type": "object", "properties": {"players": wanted}, "additionalProperties": False}
    assert [(each.where, each.message) for each in Shape(schema).problems({"players": given})] == [("players", said)]


def test_an_entry_that_needs_another_one_is_refused_without_it() -> None:
    number = {"type": "integer", "minimum": 1, "maximum": 9}
    schema = {
        "type": "object",
        "properties": {"from": number, "until": number},
        "additionalProperties": False,
        "dependentRequired": {"until": ["from"]},
    }
    shape = Shape(schema)
    assert [each.message for each in shape.problems({"until": 3})] == ['"until" needs "from" beside it']
    assert not list(shape.problems({"from": 1, "until": 3})) and not list(shape.problems({"from": 1}))


def test_what_says_nothing_beside_what_it_must_is_told_so() -> None:
    """An event with its round and its side alone does nothing yet."""
    number = {"type": "integer", "minimum": 1, "maximum": 9}
    schema = {
        "type": "object",
        "properties": {"round": number, "side": number, "cards": number},
        "required": ["round", "side"],
        "additionalProperties": False,
        "minProperties": 3,
    }
    shape = Shape(schema)
    assert [each.message for each in shape.problems({"round": 1, "side": 2})] == [
        "needs something beside round and side"
    ]
    assert not list(shape.problems({"round": 1, "side": 2, "cards": 3}))
