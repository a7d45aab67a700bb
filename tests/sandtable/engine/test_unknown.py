"""Unknown parts of a document answer no question, and rules that ask about them are silent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.engine.shape import Shape
from sandtable.engine.unknown import UNKNOWN, CannotTell, certain, entries, part, parts

QUESTIONS: dict[str, Callable[[Any], object]] = {
    "its truth": bool,
    "its length": len,
    "its entries": list,
    "its name": str,
    "a sentence": lambda it: f"{it} squads",
    "the same": lambda it: it == 1,
    "another": lambda it: it != 1,
    "more": lambda it: it > 1,
    "the greatest": lambda it: max(1, it),
    "one of them": lambda it: it in {1, 2},
    "has one": lambda it: 1 in it,
    "a sum": lambda it: 1 + it,
    "a product": lambda it: [0] * it,
    "an index": lambda it: [1, 2][it],
    "a key": lambda it: {1: 2}.get(it),
    "a member": lambda it: it.zones,
    "a member or none": lambda it: getattr(it, "zones", ()),
    "an entry": lambda it: it["zones"],
    "its kind": lambda it: isinstance(it, str),
    "as arguments": lambda it: dict(**it),
    "its place": lambda it: ("a", "b").index(it),
    "in a union": lambda it: {} | it,
    "sorted": lambda it: sorted([1, it]),
}


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_the_unknown_answers_nothing(question: Callable[[Any], object]) -> None:
    with pytest.raises(CannotTell):
        question(UNKNOWN)


def test_parts_are_read_one_by_one() -> None:
    assert part(len, "ab") == 2 and part(len, UNKNOWN) is UNKNOWN
    first, second = parts(lambda each: each + 1, [1, UNKNOWN])
    assert first == 2 and second is UNKNOWN


def test_unknown_entries_are_one_unknown_entry() -> None:
    assert entries(doubled, [1, 2]) == [2, 4]
    [only] = entries(doubled, UNKNOWN)
    assert only is UNKNOWN


def doubled(numbers: list[int]) -> list[int]:
    return [2 * each for each in numbers]


@dataclass
class Box:
    inside: Any


@pytest.mark.parametrize(
    "value", [[1, UNKNOWN], {"a": (UNKNOWN,)}, Box(Box([UNKNOWN]))], ids=["list", "dict", "fields"]
)
def test_something_that_holds_the_unknown_is_not_certain(value: object) -> None:
    with pytest.raises(CannotTell):
        certain(value)


def test_something_known_is_certain() -> None:
    value = Box([{"a": None}, (1, "b")])
    assert certain(value) is value


NAME = {"type": "string", "minLength": 1, "maxLength": 9, "pattern": "^[a-z]*$"}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 9}
SHAPE = Shape(
    {
        "type": "object",
        "required": ["name", "size"],
        "additionalProperties": False,
        "dependentSchemas": {"all": {"properties": {"some": False}}},
        "properties": {
            "name": NAME,
            "size": NUMBER,
            "all": {"type": "boolean"},
            "some": {"type": "array", "maxItems": 2, "uniqueItems": True, "items": NUMBER},
            "by_name": {"type": "object", "maxProperties": 2, "propertyNames": NAME, "additionalProperties": NUMBER},
            "either": {"anyOf": [NAME, NUMBER]},
        },
    }
)


@pytest.mark.parametrize(
    ("document", "unknown"),
    [
        ({"name": "a", "size": 1}, ""),
        ({"name": "a", "size": 10}, "size"),
        ({"name": "a"}, "size"),
        ({"name": "a", "size": 1, "some": [1, "x"]}, "some.1"),
        ({"name": "a", "size": 1, "some": [1, 2, 3]}, "some"),
        ({"name": "a", "size": 1, "some": [1, 1]}, "some"),
        ({"name": "a", "size": 1, "by_name": {"b": 10, "c": 1}}, "by_name.b"),
        ({"name": "a", "size": 1, "by_name": {"B": 1}}, "by_name"),
        ({"name": "a", "size": 1, "either": None}, "either"),
        ({"name": "a", "size": 1, "all": True, "some": [1]}, "all some"),
        ({"name": "a", "size": 1, "sime": [1]}, "all some by_name either"),
    ],
)
def test_the_sound_parts_of_a_document(document: dict[str, Any], unknown: str) -> None:
    """A key that is unknown may be any of the missing ones, misspelt."""
    sound = SHAPE.sound(document)
    assert " ".join(sorted(unknown_in(sound))) == " ".join(sorted(unknown.split()))
    known = {key: value for key, value in document.items() if key in SHAPE.schema["properties"]}
    assert {key for key in sound if sound[key] is not UNKNOWN} <= set(known) <= set(sound)


def unknown_in(value: Any, path: str = "") -> Iterator[str]:
    """Dotted paths of the unknown parts."""
    if value is UNKNOWN:
        yield path
    for key, each in value.items() if type(value) is dict else enumerate(value) if type(value) is list else ():
        yield from unknown_in(each, f"{path}.{key}".removeprefix("."))


def test_a_document_that_is_none_of_it_is_unknown() -> None:
    assert SHAPE.sound(5) is UNKNOWN


def test_a_rule_is_silent_about_the_unknown_and_the_others_speak() -> None:
    checked = Chapter[list[Any]]()

    @checked("X-1")
    def none_is_large(numbers: list[Any]) -> Iterator[Problem]:
        for each in numbers:
            if each > 5:
                yield Problem(f"{each} is large")

    @checked.of_each("X-2", lambda numbers: numbers)
    def each_is_even(numbers: list[Any], each: Any) -> Iterator[Problem]:
        if each % 2:
            yield Problem(f"{each} is odd")

    @checked("X-3")
    def there_are_four(numbers: list[Any]) -> Iterator[Problem]:
        if len(numbers) != 4:
            yield Problem("not four")

    found = [str(each) for each in checked.problems([7, UNKNOWN, 9])]
    assert found == ["7 is large (X-1)", "7 is odd (X-2)", "9 is odd (X-2)", "not four (X-3)"]
