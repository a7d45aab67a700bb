"""Abilities that have the same words when their player orders them say what each of them waits for."""

from __future__ import annotations

from sandtable.engine.views import Choice
from tests.sandtable.games.destiny.test_view import labels, seen
from tests.support.destiny import Scene, a_character, a_table
from tests.support.destiny_rules import KYLO, REY

SAW, SPEEDER = "14052", "25028"


def choices(scene: Scene) -> tuple[Choice, ...]:
    question = seen(scene, scene.asked).question
    assert question is not None
    return question.choices


def notes(scene: Scene) -> list[str]:
    """The note of each option."""
    return [choice.note for choice in choices(scene)]


def test_each_of_two_dice_is_named_and_lies_on_the_board() -> None:
    """An elite Saw Gerrera hurts his own side for each of his dice that is rolled."""
    scene = a_table([a_character(SAW, dice=2)], [KYLO]).roll_next(0, 1).activate("Saw Gerrera")
    assert len(scene.options) == 2 and len(set(scene.options)) == 1, "the words are the same"
    assert notes(scene) == ["for Saw Gerrera die (3 indirect)", "for Saw Gerrera die (4 indirect)"]
    placed = [labels(scene, choice.at) for choice in choices(scene)]
    assert placed == [["Saw Gerrera, Ruthless Extremist", "Saw Gerrera die"]] * 2
    assert choices(scene)[0].at != choices(scene)[1].at


def test_dice_that_show_the_same_are_numbered() -> None:
    scene = a_table([a_character(SAW, dice=2)], [KYLO]).roll_next(0, 0).activate("Saw Gerrera")
    assert notes(scene) == ["for Saw Gerrera die (3 indirect), 1 of 2", "for Saw Gerrera die (3 indirect), 2 of 2"]


def test_an_ability_that_waits_alone_needs_no_note() -> None:
    scene = a_table([REY], [KYLO], supports=[SPEEDER, SPEEDER]).roll_next(0, 3).activate("Rey")
    assert len(set(scene.options)) == 2 and notes(scene) == ["", ""], "the copies have numbers"
