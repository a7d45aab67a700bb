"""Chewbacca's Blaster Rifle: damage for a roll of its die, and upgrades that move away because of this damage."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_table

BOWCASTER, LUKE, KYLO = "09102", "01035", "01011"


@card(BOWCASTER)
@rule("DST-OPD-09", "DST-THN-01")
def test_chewbaccas_rifle_is_rolled_for_damage_to_its_character() -> None:
    scene = a_table([LUKE], [KYLO], hand=[BOWCASTER], resources=3).roll_next(0).play("Chewbacca", "yes")
    assert (scene.damage("Luke"), scene.pool(), scene.asked) == (1, ["2RD"], THEM)
    scene = a_table([LUKE], [KYLO], hand=[BOWCASTER], resources=3).play("Chewbacca", "no")
    assert (scene.damage("Luke"), scene.pool()) == (0, [])


@card(BOWCASTER)
@rule("DST-RDP-02", "DST-SLF-01")
def test_chewbaccas_rifle_asks_for_the_character_that_was_dealt_the_damage() -> None:
    chewbacca = a_character("09088", damage=12)
    scene = a_table([chewbacca, LUKE], [KYLO], hand=[BOWCASTER], supports=["08067"], resources=3).roll_next(0)
    scene.play("Chewbacca", "Chewbacca", "yes", "Luke", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.upgrades("Luke"), scene.pool()) == (2, ["Chewbacca's Blaster Rifle"], [])
    mine = [a_character(LUKE, damage=11), a_character("09088")]
    scene = a_table(mine, [KYLO], hand=[BOWCASTER], supports=["08067"], resources=3).roll_next(0)
    scene.play("Chewbacca", "Luke", "yes", "Chewbacca")
    assert (scene.pool(), scene.asked) == (["2RD"], THEM), "the damage was dealt to Luke"
