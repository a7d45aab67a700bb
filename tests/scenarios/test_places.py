"""Problems lead to their place in the text."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.problem import Path, Problem
from scenarios.places import placed, spans
from scenarios.writing import as_text

TEXT = '{\n  "rounds": -1,\n  "zones": {"a/b": [1, {"x": "C4"}]},\n  "objectives": [{"hex": "C4"}]\n}'


def found(path: Path, text: str = TEXT) -> tuple[str, int]:
    """The selected text for a problem at this path, and its line."""
    (each,) = placed([Problem("wrong", path)], text)
    return text.replace("\r\n", "\n")[each.start : each.end], each.line


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        (("rounds",), "-1", 2),
        (("zones", "a/b"), '[1, {"x": "C4"}]', 3),
        (("zones", "a/b", 1, "x"), '"C4"', 3),
        (("objectives", 0, "hex"), '"C4"', 4),
        (("objectives", 0, "value"), '{"hex": "C4"}', 4),
        (("objectives", 7), '[{"hex": "C4"}]', 4),
        (("nowhere", "at", "all"), "", 0),
        ((), "", 0),
    ],
)
def test_a_path_is_found_in_the_text(path: Path, value: str, line: int) -> None:
    assert found(path) == (value, line)


def test_line_breaks_count_as_browsers_count_them() -> None:
    assert found(("objectives", 0, "hex"), TEXT.replace("\n", "\r\n")) == ('"C4"', 4)


def test_text_that_is_no_json_has_the_places_it_has() -> None:
    for broken in ("", "]", "}{", '{"a": ', '{"a" 1 2', '"', "[1, [2", "{7: 1}"):
        assert all(0 <= start < end <= len(broken) for _path, (start, end) in spans(broken))
    assert found(("a",), '{"a": 5, "b": ') == ("5", 1)


def test_the_search_ends_where_it_is_too_deep() -> None:
    assert list(spans("[" * 100_000)) == []
    assert len(list(spans("[" * 20 + "]" * 20))) == 20


@given(
    st.recursive(
        st.none() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
    )
)
def test_every_value_is_where_it_is_said_to_be(value: object) -> None:
    text = as_text(value)
    for path, (start, end) in spans(text):
        here = value
        for step in path:
            here = here[step]  # type: ignore[index]
        assert json.loads(text[start:end]) == here
