"""The one JSON reader: takes what JSON is, names everything it refuses, and is never slow about it."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.problem import Problem
from tests.support.effort import at_most
from web.api.json import BadJSON, Limits, parse_json
from web.api.text import is_clean, tidy_name

GOOD_TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=20)
ANY_TEXT = st.text(st.characters(), max_size=20)
WHOLE = st.integers(-(2**53), 2**53)


def documents(text: st.SearchStrategy[str], numbers: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    leaves = st.none() | st.booleans() | numbers | text
    return st.recursive(leaves, lambda inner: st.lists(inner) | st.dictionaries(text, inner), max_leaves=30)


def problems(document: bytes | str, **limits: int) -> list[Problem]:
    with pytest.raises(BadJSON) as refused:
        parse_json(document, Limits(**limits))
    return refused.value.problems


def named(document: bytes | str, **limits: int) -> list[tuple[str, str]]:
    return [(each.pointer, each.code) for each in problems(document, **limits)]


@given(documents(GOOD_TEXT, WHOLE | st.floats(allow_nan=False, allow_infinity=False)))
def test_whatever_json_can_say_comes_back_unchanged(value: Any) -> None:
    assert parse_json(json.dumps(value)) == value
    assert parse_json(json.dumps(value, ensure_ascii=False).encode()) == value


@given(documents(ANY_TEXT, st.integers() | st.floats()))
def test_what_is_accepted_can_be_stored_everywhere_and_the_rest_is_explained(value: Any) -> None:
    try:
        accepted = parse_json(json.dumps(value), Limits(depth=6, nodes=20, string=15))
    except BadJSON as refused:
        assert refused.problems
        assert all(is_clean(each.pointer + each.where + each.message) for each in refused.problems)
        str(refused).encode()
    else:
        json.dumps(accepted, ensure_ascii=False, allow_nan=False).encode("utf-8")
        assert accepted == value


@given(st.binary(max_size=60) | st.text(st.characters(), max_size=60))
def test_any_bytes_and_any_text_are_read_or_refused(document: bytes | str) -> None:
    try:
        parse_json(document)
    except BadJSON as refused:
        assert all(each.code for each in refused.problems) and refused.problems


@pytest.mark.parametrize(
    ("document", "path", "code"),
    [
        (b"", "", "malformed"),
        (b"{", "", "malformed"),
        (b"{} {}", "", "malformed"),
        (b"[1,]", "", "malformed"),
        (b"{'a': 1}", "", "malformed"),
        (b'"\x01"', "", "malformed"),
        (b"\xff", "", "not_utf8"),
        (b'"\xed\xa0\x80"', "", "not_utf8"),
        ("[]".encode("utf-16"), "", "not_utf8"),
        (b"\xef\xbb\xbf[]", "", "byte_order_mark"),
        ("\ufeff[]", "", "byte_order_mark"),
        (b"NaN", "", "not_a_number"),
        (b'{"a": [Infinity]}', "/a/0", "not_a_number"),
        (b'{"a": -Infinity}', "/a", "not_a_number"),
        (b"[1e999]", "/0", "number_too_large"),
        (b"[9007199254740993]", "/0", "number_too_large"),
        (b"-9007199254740993", "", "number_too_large"),
        (b"9" * 5000, "", "number_too_large"),
        (rb'["\ud800"]', "/0", "bad_character"),
        ('["\ud800"]', "/0", "bad_character"),
        (rb'{"\udfff": 1}', "/\\udfff", "bad_character"),
        (rb'{"a": "x\u0000"}', "/a", "bad_character"),
        (rb'{"\u0000": 1}', "/\\u0000", "bad_character"),
        (b'{"a": {"b": 1, "b": 1}}', "/a/b", "duplicate_key"),
        (rb'{"a~/b": 1, "a~\u002fb": 2}', "/a~0~1b", "duplicate_key"),
    ],
)
def test_refused(document: bytes | str, path: str, code: str) -> None:
    assert named(document) == [(path, code)]


def test_every_problem_is_named_in_document_order() -> None:
    document = r'{"a": 1, "a": NaN, "b": ["\ud800", {"c": 1e999}], "d": 99999999999999999999}'
    assert named(document) == [
        ("/a", "duplicate_key"),
        ("/a", "not_a_number"),
        ("/b/0", "bad_character"),
        ("/b/1/c", "number_too_large"),
        ("/d", "number_too_large"),
    ]


def test_a_list_of_problems_ends() -> None:
    assert len(problems("[" + "NaN," * 5000 + "NaN]")) == Limits().problems


@pytest.mark.parametrize("opening", ["[", '{"a":'])
@pytest.mark.parametrize("depth", [33, 500, 5_000, 100_000])
def test_deep_nesting_is_refused_at_any_depth(opening: str, depth: int) -> None:
    closing = {"[": "]", '{"a":': "}"}[opening]
    inner = "1" if opening != "[" else ""
    assert [code for _, code in named(opening * depth + inner + closing * depth)] == ["too_deep"]


def test_the_deepest_allowed_document_is_read() -> None:
    assert parse_json("[" * 32 + "]" * 32)
    assert named("[[[]]]", depth=2) == [("/0/0", "too_deep")]


def test_bounds_are_exact() -> None:
    assert parse_json("[1,2]", Limits(nodes=3)) == [1, 2]
    assert named("[1,2]", nodes=2) == [("", "too_many_values")]
    assert parse_json('"abc"', Limits(string=3)) == "abc"
    assert named('"abcd"', string=3) == [("", "string_too_long")]
    assert named('{"abcd": 1}', string=3) == [("/abcd", "string_too_long")]
    assert parse_json("[]", Limits(bytes=2)) == []
    assert named(b"[ ]", bytes=2) == [("", "too_large")]
    assert named('"é"', bytes=3) == [("", "too_large")]
    assert parse_json(str(2**53)) == 2**53
    assert parse_json(str(-(2**53))) == -(2**53)


def test_size_is_checked_before_anything_is_read() -> None:
    assert named(b"\xff" * 11, bytes=10) == [("", "too_large")]


def test_types_stay_what_they_were_written_as() -> None:
    value = parse_json('[1, 1.0, true, "1", null]')
    assert [type(each) for each in value] == [int, float, bool, str, type(None)]
    assert math.copysign(1, parse_json("-0.0")) == -1


@pytest.mark.parametrize(
    "document",
    ["[" * 1_000_000, "9" * 1_000_000, '{"a":' * 300_000, '["' + "\\ud800" * 150_000],
    ids=["lists", "digits", "objects", "surrogates"],
)
def test_hostile_megabytes_are_refused_quickly(document: str) -> None:
    with at_most(seconds=1), pytest.raises(BadJSON):
        parse_json(document)


def test_error_messages_show_no_control_characters() -> None:
    (problem,) = problems(rb'{"\u202e\u001b[31m": NaN}')
    assert problem.pointer == "/\\u202e\\u001b[31m"


def test_the_reader_knows_no_django() -> None:
    code = "import sys, web.api.json; sys.exit(any(m == 'django' or m.startswith('django.') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Rey \t&\n Finn ", "Rey & Finn"),
        ("e\u0301", "\u00e9"),
        ("a\u202eb\u200bc\ufeff", "abc"),
        ("\u200b \u200b", ""),
        ("a \u200b b", "a b"),
        ("\u1100\u200b\u1161", "\uac00"),
    ],
)
def test_names_are_what_people_see(typed: str, kept: str) -> None:
    assert tidy_name(typed) == kept


@given(GOOD_TEXT)
def test_a_tidy_name_stays_as_it_is(name: str) -> None:
    assert tidy_name(tidy_name(name)) == tidy_name(name)
