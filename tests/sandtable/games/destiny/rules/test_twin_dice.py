"""Two copies of an upgrade on one character: whose die is set aside (DST-DLP-03, D-22). Values by hand."""

from __future__ import annotations

import pytest

from tests.support import rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

LUKE, GUN = "01035", "01047"
BLASTER, HOLDOUT, GRENADES = "01054", "01063", "01017"


def two_blasters(first: str, second: str) -> Scene:
    """Blasters on one character; a Holdout Blaster is in hand."""
    gun = a_character(GUN, upgrades=[a_piece(BLASTER, first), a_piece(BLASTER, second)])
    return a_table([gun], hand=[HOLDOUT], resources=2)


def replace_first_blaster(scene: Scene) -> Scene:
    return scene.answer("play Holdout", "Hired Gun, replacing DH-17 Blaster Pistol #1")


@rule("DST-DLP-03", "D-22")
@pytest.mark.parametrize(("given_up", "stays"), [("1 ranged", "1Sh"), ("1 shield", "1RD")])
def test_the_controller_chooses_which_of_two_dice_in_the_pool_is_set_aside(given_up: str, stays: str) -> None:
    scene = replace_first_blaster(two_blasters("1RD", "1Sh"))
    assert scene.prompt == "DH-17 Blaster Pistol: which die is set aside?"
    assert scene.duel.store()  # the open question can be stored
    scene.answer(given_up)
    assert scene.pool() == [stays]
    card = scene.duel.setup.card_of[scene.duel.pools[ME][0]]
    assert scene.duel.is_in_play(card)  # the die that stays belongs to the copy that stays
    assert (scene.upgrades("Hired Gun"), scene.resources()) == (["DH-17 Blaster Pistol", "Holdout Blaster"], 1)


@rule("DST-DLP-03", "D-22")
def test_nothing_is_asked_when_it_makes_no_difference() -> None:
    for first, second in (("1RD", "1RD"), ("1RD", ""), ("", "1RD")):
        scene = replace_first_blaster(two_blasters(first, second))
        assert (scene.asked, scene.prompt) == (ME, "Take an additional action")
        assert scene.pool() == ([second] if second else [])


@rule("DST-DLP-04", "D-22")
def test_copies_on_two_characters_keep_their_own_dice() -> None:
    team = [a_character(GUN, upgrades=[a_piece(BLASTER, "1RD")]), a_character(LUKE, upgrades=[a_piece(BLASTER, "1Sh")])]
    scene = a_table(team, hand=[HOLDOUT], resources=2)
    scene.play("Holdout", "Hired Gun, replacing")
    assert scene.pool() == ["1Sh"]
    assert scene.prompt == "Take an additional action"


@rule("DST-DLP-03", "D-22", "D-51")
@pytest.mark.parametrize("given_up", ["special", "1 ranged"])
def test_the_die_being_resolved_may_be_the_one_that_is_kept(given_up: str) -> None:
    gun = a_character(GUN, upgrades=[a_piece(GRENADES, "Sp"), a_piece(GRENADES, "1RD")])
    scene = a_table([gun], a_side([LUKE]))
    scene.resolve("Infantry Grenades #1 die (special", given_up)
    assert scene.damage("Luke", THEM) == 2
    assert scene.upgrades("Hired Gun") == ["Infantry Grenades"]
    # Kept, the resolved die goes back to the card that stays (DST-RES-05); given up, the other one stays in the pool.
    assert scene.pool() == (["1RD"] if given_up == "special" else [])


@rule("DST-DLP-03")
def test_a_defeated_character_takes_all_its_dice_along_unasked() -> None:
    doomed = a_character(GUN, damage=8, upgrades=[a_piece(BLASTER, "1RD"), a_piece(BLASTER, "1Sh")])
    scene = a_table([a_character(LUKE, showing=["2MD"])], a_side([doomed, LUKE]))
    scene.resolve("Luke", "Hired Gun")
    assert (scene.team(THEM), scene.pool(THEM), scene.asked) == (["Luke Skywalker"], [], THEM)
    assert scene.prompt == "Take an action or pass"
