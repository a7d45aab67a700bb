"""Events that resolve dice as if they showed another symbol, for free, or past shields."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_piece, a_side, a_table

REY, FINN, KYLO, LUKE, TROOPER, PHASMA, JANGO = "01038", "01045", "01011", "01035", "01002", "01001", "01021"
BLOCK, BECKETT, DOOKU = "01153", "08036", "01009"


@card("16005")
@rule("DST-ASI-01")
def test_dark_contrition_turns_small_melee_damage_into_a_discard() -> None:
    mine = [a_character(KYLO, showing=("1MD",)), a_character(DOOKU, showing=("2MD",))]
    theirs = a_side([REY], hand=[BLOCK, BLOCK, BLOCK])
    scene = a_table(mine, theirs, hand=["16005"]).play("Dark Contrition", "2 melee")
    assert (len(scene.hand(THEM)), scene.damage("Rey"), scene.pool()) == (1, 0, ["1MD"])


@card("16005")
def test_dark_contrition_needs_two_blue_characters_and_a_value_of_two_or_less() -> None:
    one = a_table([a_character(KYLO, showing=("1MD",)), a_character(FINN)], hand=["16005"], resources=1)
    assert one.play("Dark Contrition").pool() == ["1MD"]
    mine = [a_character(LUKE, showing=("3MD",)), a_character(KYLO)]
    high = a_table(mine, a_side([REY], hand=[BLOCK]), hand=["16005"])
    assert len(high.play("Dark Contrition").hand(THEM)) == 1


@card("16089")
@rule("DST-ASI-01")
def test_target_their_supplies_takes_resources_for_damage() -> None:
    mine = [a_character(PHASMA, showing=("2RD",)), a_character(TROOPER)]
    theirs = a_side([REY], resources=3)
    scene = a_table(mine, theirs, hand=["16089"]).play("Target Their Supplies")
    assert (scene.resources(THEM), scene.damage("Rey"), scene.pool()) == (1, 0, [])
    alone = a_table([a_character(PHASMA, showing=("2RD",)), a_character(REY)], theirs, hand=["16089"])
    assert alone.play("Target Their Supplies").resources(THEM) == 3


@card("24034")
@rule("DST-ASI-01")
def test_detonation_makes_indirect_damage_of_up_to_two_dice() -> None:
    mine = [a_character(PHASMA, showing=("1F", "1Dc")), a_character(REY, showing=("1R",))]
    scene = a_table(mine, [FINN], hand=["24034"], resources=1).play("Detonation", "focus", "discard")
    assert (scene.damage("Finn"), scene.pool()) == (2, ["1R"])
    one = a_table(mine, [FINN], hand=["24034"], resources=1).play("Detonation", "focus", "no more")
    assert one.damage("Finn") == 1
    blank = a_table([a_character(PHASMA, showing=("-",))], [FINN], hand=["24034"], resources=1)
    assert blank.play("Detonation").damage("Finn") == 0


@card("21019")
@rule("DST-RTC-01")
def test_precise_stormtroopers_shoot_past_shields() -> None:
    mine = [a_character(TROOPER, showing=("2RD",)), a_character(JANGO, showing=("2RD",))]
    theirs = [a_character(REY, shields=2), a_character(FINN, shields=2)]
    scene = a_table(mine, theirs, hand=["21019"]).play("Only Stormtroopers", "Rey")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.pool()) == (2, 2, ["2RD"])


@card("21019")
def test_precise_stormtroopers_may_use_a_weapon_but_no_other_die() -> None:
    armed = a_character(JANGO, showing=("2RD",), upgrades=[a_piece("01054", "1RD")])
    scene = a_table([armed], [a_character(REY, shields=1)], hand=["21019"]).play("Only Stormtroopers", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (1, ["2RD"])
    other = a_table([a_character(JANGO, showing=("2RD",))], [REY], hand=["21019"]).play("Only Stormtroopers")
    assert (other.damage("Rey"), other.pool()) == (0, ["2RD"])


@card("22075")
@rule("DST-THN-01", "DST-DIE-05")
def test_fight_for_the_cause_pays_an_opponent_for_a_costly_side() -> None:
    beckett = a_character(BECKETT, showing=("-",))
    scene = a_table([beckett], [REY], hand=["22075"], resources=1).play("Fight For The Cause", "yes", "3 ranged", "Rey")
    assert (scene.damage("Rey"), scene.resources(), scene.resources(THEM)) == (3, 0, 1)
    declined = a_table([beckett], [REY], hand=["22075"], resources=1).play("Fight For The Cause", "no")
    assert (declined.pool(), declined.resources(THEM)) == (["-"], 1)


@card("22075")
def test_fight_for_the_cause_needs_a_resource_and_a_yellow_leader() -> None:
    poor = a_table([a_character(BECKETT, showing=("-",))], [REY], hand=["22075"]).play("Fight For The Cause")
    assert (poor.pool(), poor.resources(THEM)) == (["-"], 0)
    red = a_table([a_character(PHASMA, showing=("-",))], [REY], hand=["22075"], resources=1)
    assert (red.play("Fight For The Cause").pool(), red.resources(THEM)) == (["-"], 1)
