"""A view shows an assignment of damage, stored and undone like every other question."""

from __future__ import annotations

import pytest

from sandtable.engine.viewing import told, view
from sandtable.engine.views import EVERYTHING
from sandtable.games.destiny.game import RULES, Duel
from tests.sandtable.games.destiny.test_evaluate import worth
from tests.support.destiny import ME, THEM, Scene, a_character, a_table

VETERAN, REBEL, LUKE, PADAWAN = "05013", "01030", "01035", "01036"


def three_damage() -> Scene:
    """3 indirect damage against three characters: the first of them is asked for."""
    return a_table([a_character(VETERAN, showing=["3ID"])], [REBEL, LUKE, PADAWAN]).resolve("Veteran")


def restored(scene: Scene) -> Scene:
    duel = RULES.restore(scene.duel.setup, scene.duel.store())
    assert isinstance(duel, Duel)
    return Scene(duel)


def test_each_amount_lies_on_the_character_that_gets_it() -> None:
    scene = three_damage().answer("1 to Rebel")
    question = view("destiny", scene.duel, THEM).question
    assert question is not None
    luke = f"card:{scene.find('Luke')}"
    assert {choice.at for choice in question.choices} == {(luke,)}
    assert [choice.text[:9] for choice in question.choices] == ["0 to Luke", "1 to Luke", "2 to Luke"]


@pytest.mark.parametrize("viewer", [ME, THEM, EVERYTHING])
def test_everybody_sees_the_amounts_so_far(viewer: int) -> None:
    scene = three_damage()
    begun = view("destiny", scene.duel, viewer)
    assert begun.things["assigning"] == {"damage": 3, "left": 3, "given": []}
    assert "3 damage is being assigned." in told(begun)
    scene.answer("1 to Rebel")
    seen = view("destiny", scene.duel, viewer)
    assert seen.things["assigning"] == {"damage": 3, "left": 2, "given": ["1 to Rebel Trooper"]}
    assert "Assigned so far: 1 to Rebel Trooper; 2 of 3 damage is left." in told(seen)
    scene.answer("2 to Luke")
    assert view("destiny", scene.duel, viewer).things["assigning"] is None


def test_an_assignment_is_stored_and_restored_between_its_questions() -> None:
    scene = three_damage().answer("1 to Rebel")
    again = restored(scene)
    assert (again.prompt, again.options) == (scene.prompt, scene.options)
    for each in (scene, again):
        each.answer("0 to Luke")
    assert again.damage("Padawan") == scene.damage("Padawan") == 2
    assert again.duel.store() == scene.duel.store()


def test_a_point_of_indirect_damage_in_the_pool_is_worth_its_weight() -> None:
    assert worth(a_table([a_character(VETERAN, showing=["3ID"])]), indirect=10) == 30


def test_indirect_damage_in_the_pool_kills_only_a_character_without_companions() -> None:
    mine = [a_character(VETERAN, showing=["3ID"])]
    alone = [a_character(PADAWAN, damage=5)]
    together = [*alone, a_character(LUKE)]
    assert worth(a_table(mine, alone), lethal=7) == 7
    assert worth(a_table(mine, together), lethal=7) == 0
    beside = [*mine, a_character(REBEL, showing=["2RD"])]
    assert worth(a_table(beside, together), lethal=7) == 7
