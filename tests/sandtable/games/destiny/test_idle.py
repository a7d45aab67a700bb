"""Actions of which nothing can come now are known before they are taken, without looking at hidden things."""

from __future__ import annotations

from sandtable.engine.viewing import given_up, idle
from tests.support.destiny import Scene, a_character, a_piece, a_side, a_table

REY, FINN = "01038", "01045"
BLOCK, TAKE_COVER = "01153", "01157"


def without_effect(scene: Scene) -> list[str]:
    return [scene.options[index] for index in sorted(idle("destiny", scene.duel))]


def test_an_event_without_a_target_has_no_effect_now() -> None:
    scene = a_table([REY], [FINN], hand=[BLOCK, TAKE_COVER], resources=2)
    assert without_effect(scene) == ["play Block"]


def test_the_same_event_with_a_target_has_one() -> None:
    scene = a_table([REY], [a_character(FINN, showing=["1MD"])], hand=[BLOCK, TAKE_COVER], resources=2)
    assert without_effect(scene) == []


def test_a_special_of_a_die_that_finds_nothing() -> None:
    staff = a_piece("01044", "Sp")
    scene = a_table([a_character(REY, upgrades=[staff])], [FINN])
    assert [option for option in without_effect(scene) if "Rey's Staff" in option]
    assert not any("Rey's Staff" in option for option in given_up("destiny", scene.duel, scene.options.index("pass")))


def test_trying_options_changes_nothing() -> None:
    scene = a_table([REY], a_side([FINN], hand=[TAKE_COVER]), hand=[BLOCK], resources=2)
    before = scene.duel.store()
    assert idle("destiny", scene.duel) == idle("destiny", scene.duel)
    assert scene.duel.store() == before
