"""Rows of numbers are written as JSON: JSON reads the same values back, and there are no spaces."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.writing import by_json, by_signs, written

VALUES = st.recursive(
    st.integers() | st.booleans() | st.none() | st.text() | st.sampled_from(["true", "false", ',true,"', "[false]"]),
    lambda values: st.lists(values) | st.lists(values).map(tuple),
)
"""Everything that is written; texts also look like yes and no."""


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (7, "7"),
        (-1, "-1"),
        (True, "1"),
        (False, "0"),
        (None, "null"),
        ([], "[]"),
        ((), "[]"),
        ([1, -2, 3], "[1,-2,3]"),
        ((4,), "[4]"),
        ([(1, 2), [], [[5]]], "[[1,2],[],[[5]]]"),
        ([True, False], "[1,0]"),
        (["game flow", 1], '["game flow",1]'),
        ('say "yes"', '"say \\"yes\\""'),
        ([2**63, -(2**70)], "[9223372036854775808,-1180591620717411303424]"),
    ],
)
def test_a_value_is_written_as_json_without_spaces(value: object, text: str) -> None:
    assert written(value) == text.encode()
    assert by_json(value) == text.encode()
    assert by_signs(value) == text.encode()


def test_every_number_is_written_as_itself() -> None:
    numbers = range(-2000, 4000)
    assert json.loads(written(list(numbers))) == list(numbers)


def test_a_value_that_json_does_not_know_is_an_error() -> None:
    with pytest.raises(TypeError):
        written([1, object()])


@given(VALUES)
def test_the_interpreter_writes_the_same_as_compiled_code(value: Any) -> None:
    assert by_json(value) == by_signs(value)
