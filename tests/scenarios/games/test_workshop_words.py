"""The workshop of each game: every field and every value of a choice has words, and no hint leads nowhere."""

from __future__ import annotations

import json
from typing import Final

import pytest

from scenarios import checking
from scenarios.games import pages_of
from scenarios.guides import guide_of
from scenarios.workshop.form import form
from tests.scenarios.games.workshop_fields import fields, fits, hint_of

GAMES: Final = tuple(game for game in checking.all_scenarios() if game != checking.FIRST)
"""The first game has its own tests: its form is much larger."""
FIELDS: Final = [(game, pointer) for game in GAMES for pointer in fields(game)]
CHOICES: Final = [
    (game, pointer)
    for game in GAMES
    for pointer, each in fields(game).items()
    if "enum" in each and "anyOf" not in each
]
each_game = pytest.mark.parametrize("game", GAMES)


def test_the_walk_finds_deep_fields() -> None:
    deepest = {game: max(pointer.count("/") for pointer in fields(game)) for game in GAMES}
    assert min(deepest.values()) >= 3 and len(FIELDS) > 120


def has_words(game: str, pointer: str) -> bool:
    hint = hint_of(game, pointer)
    return hint is not None and bool(str(hint.label)) and str(hint.label) != pointer.rsplit("/", 1)[-1]


def test_every_field_has_words() -> None:
    assert [(game, pointer) for game, pointer in FIELDS if not has_words(game, pointer)] == []


def test_every_choice_has_words() -> None:
    hints = {(game, pointer): hint_of(game, pointer) for game, pointer in CHOICES}
    assert hints and [where for where, hint in hints.items() if hint is None] == []
    choices = {where: {*hint.choices} for where, hint in hints.items() if hint}
    assert choices == {(game, pointer): {*fields(game)[pointer]["enum"]} for game, pointer in CHOICES}
    assert [where for where, hint in hints.items() if hint and not all(map(str, hint.choices.values()))] == []


@each_game
def test_no_hint_leads_nowhere(game: str) -> None:
    known = [*fields(game), "/edges/*"]
    assert [each for each in pages_of(game).workshop.hints if not any(fits(each, one) for one in known)] == []


@each_game
def test_every_value_of_a_document_is_in_one_section(game: str) -> None:
    shown = [pointer for each in form(game)["sections"] for pointer in each["fields"]]
    assert sorted(shown) == sorted(f"/{name}" for name in checking.schema(game)["properties"] if name != "game")


@each_game
def test_every_step_is_in_a_section_that_has_its_fields(game: str) -> None:
    sections = {each["name"]: each["fields"] for each in form(game)["sections"]}
    steps = form(game)["steps"]
    assert steps and all({*each["fields"]} <= {*sections[each["section"]]} for each in steps)


@each_game
def test_every_guide_is_there(game: str) -> None:
    guide = guide_of(game)
    anchors = {hint.guide for hint in pages_of(game).workshop.hints.values() if hint.guide}
    assert guide is not None and anchors and [each for each in anchors if f'id="{each}"' not in guide.html] == []


@each_game
def test_what_the_scripts_need_is_json(game: str) -> None:
    workshop = pages_of(game).workshop
    assert json.loads(json.dumps(workshop.data()))
    assert all(json.dumps(workshop.facts(dict(each.document))) for each in workshop.templates())


@each_game
def test_notes_are_made_of_anything(game: str) -> None:
    notes = pages_of(game).workshop.notes
    whole = pages_of(game).example()
    assert notes(whole) and not notes(None) and not notes([1])
    for name in whole:
        assert isinstance(notes({**whole, name: {"": [None]}}), dict)
