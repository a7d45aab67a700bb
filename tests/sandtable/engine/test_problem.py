"""The words for the place of a problem."""

from __future__ import annotations

import pytest

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import BadDocument, Path, Problem


@pytest.mark.parametrize(
    ("path", "pointer", "where"),
    [
        ((), "", ""),
        (("rounds",), "/rounds", "rounds"),
        (("sides", "german", "divisions", "1"), "/sides/german/divisions/1", "sides.german.divisions.1"),
        (("overlays", 3, "hex"), "/overlays/3/hex", "overlays[3].hex"),
        (("zones", "a/b~c"), "/zones/a~1b~0c", "zones.'a/b~c'"),
        (("zones", "a: b"), "/zones/a: b", "zones.'a: b'"),
        (("\u202e\x1b[31m",), "/\\u202e\\u001b[31m", "'\\u202e\\x1b[31m'"),
        (("k" * 500,), "/" + "k" * 79 + "…", "'" + "k" * 37 + "...'"),
    ],
)
def test_a_path_is_a_pointer_for_programs_and_a_place_for_people(path: Path, pointer: str, where: str) -> None:
    problem = Problem("wrong", path)
    assert (problem.pointer, problem.where) == (pointer, where)


def test_a_spot_with_a_name_is_called_by_it() -> None:
    problem = Problem("the overlay lies outside the map", ("overlays", 3, "hex"), "hex Z9", rule="TOI-SET-19")
    assert str(problem) == "hex Z9: the overlay lies outside the map (TOI-SET-19)"
    assert problem.pointer == "/overlays/3/hex"


def test_a_document_inside_another_keeps_its_paths() -> None:
    problem = Problem("expected a number", ("points",)).inside(("deck", "format"))
    assert (problem.pointer, str(problem)) == ("/deck/format/points", "deck.format.points: expected a number")


def test_a_refused_document_names_every_reason() -> None:
    refused = BadDocument([Problem("is empty", ("name",)), Problem("is no deck")])
    assert str(refused) == "name: is empty; is no deck"


def test_a_chapter_adds_the_rule_and_the_code() -> None:
    checked = Chapter[int]()

    @checked("X-1", "too_small")
    def is_large(number: int):  # type: ignore[no-untyped-def]
        if number < 10:
            yield Problem(f"{number} is small")
        if number < 0:
            yield Problem("negative", code="negative")

    @checked("X-2")
    def is_even(number: int):  # type: ignore[no-untyped-def]
        if number % 2:
            yield Problem("odd")

    assert [(each.rule, each.code) for each in checked.problems(-3)] == [
        ("X-1", "too_small"),
        ("X-1", "negative"),
        ("X-2", ""),
    ]
    assert [each.rule for each in checked.problems(-3, only=("X-2",))] == ["X-2"]
    assert Chapter(checked, checked).rule_ids() == ["X-1", "X-2"]
