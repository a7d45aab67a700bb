"""Clarifications of section 17 that are about more than their card alone. Values by hand."""

from __future__ import annotations

from tests.support import rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

LUKE, PADAWAN, GRIEVOUS, GUN = "01035", "01036", "01003", "01047"
LIGHTSABER, HUNKER_DOWN = "01059", "01164"


@rule("DST-CLR-07", "D-67", "D-86")
def test_grievous_takes_an_upgrade_before_redeploy_moves_it() -> None:
    doomed = a_character(PADAWAN, damage=6, upgrades=[a_piece(LIGHTSABER, "1Sh")])
    scene = a_table([a_character(GUN, showing=["2RD1"]), a_character(GRIEVOUS)], [doomed, LUKE], resources=1)
    scene.resolve("Hired Gun", "Padawan")
    assert (scene.asked, scene.prompt[:16]) == (ME, "General Grievous")
    scene.answer("yes")
    assert scene.upgrades("Grievous") == ["Lightsaber"]
    assert (scene.asked, scene.prompt) == (THEM, "Take an action or pass")  # there is nothing left to redeploy


@rule("DST-CLR-07")
def test_what_grievous_leaves_may_be_redeployed() -> None:
    doomed = a_character(PADAWAN, damage=6, upgrades=[LIGHTSABER])
    scene = a_table([a_character(GUN, showing=["2RD1"]), a_character(GRIEVOUS)], [doomed, LUKE], resources=1)
    scene.resolve("Hired Gun", "Padawan", "no")
    assert (scene.asked, scene.prompt) == (THEM, "Redeploy an upgrade?")


@rule("DST-CLR-15", "EX-25", "DST-TKN-02")
def test_hunker_down_stays_when_shields_block_all_melee_damage() -> None:
    for shields, left in ((2, ["Hunker Down"]), (1, [])):
        foe = a_character(GUN, shields=shields, upgrades=[HUNKER_DOWN])
        scene = a_table([a_character(LUKE, showing=["2MD"])], a_side([foe]))
        scene.resolve("Luke", "Hired Gun")
        assert (scene.shields("Hired Gun"), scene.damage("Hired Gun")) == (0, 2 - shields)
        assert scene.upgrades("Hired Gun") == left
