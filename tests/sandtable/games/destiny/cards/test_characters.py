"""Characters beyond the starter sets: Captain Phasma, Count Dooku, Jango Fett, Qui-Gon Jinn and others."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_side, a_table

TROOPER, KYLO, REY = "01002", "01011", "01038"
PHASMA, DOOKU, JANGO, REBEL, LUKE = "01001", "01009", "01021", "01030", "01035"
PADAWAN, QUI_GON, HIRED_GUN = "01036", "01037", "01047"
PISTOL, HOLDOUT, LIGHTSABER, ROBES, TAKE_COVER, BLOCK = "01054", "01063", "01059", "01040", "01157", "01153"


@card("01001")
@rule("DST-GRD-01", "D-83")
def test_phasma_makes_her_troopers_guardians() -> None:
    scene = a_table([PHASMA, TROOPER], [a_character(REY, showing=["+2MD", "-"])]).roll_next(3)
    scene.activate("First Order Stormtrooper", "Rey die")
    assert (scene.damage("Storm"), scene.pool(THEM), scene.pool()) == (2, ["-"], ["1R"])


@card("01001")
def test_phasma_is_unique_and_guards_nobody_herself() -> None:
    scene = a_table([PHASMA, TROOPER], [a_character(REY, showing=["1MD"])]).activate("Captain Phasma")
    assert (len(scene.pool()), scene.pool(THEM), scene.asked) == (1, ["1MD"], THEM)


@card("01001")
@rule("DST-ABO-01")
def test_troopers_guard_no_more_without_phasma() -> None:
    mine = (a_character(PHASMA, damage=10), TROOPER)
    scene = a_table(mine, [a_character(REY, showing=["1MD", "1MD"])], turn=THEM)
    scene.resolve("Rey", "Phasma", "no more").activate("First Order Stormtrooper")
    assert (scene.team(), scene.pool(THEM), scene.asked) == (["First Order Stormtrooper"], ["1MD"], THEM)


@card("01009")
@rule("DST-BEF-01")
def test_dooku_discards_for_a_shield_before_the_damage() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([DOOKU], theirs, hand=[BLOCK], turn=THEM).resolve("Rey", "Dooku")
    assert scene.asked == ME
    scene.answer("yes")
    assert (scene.damage("Dooku"), scene.shields("Dooku"), scene.discard()) == (0, 0, ["Block"])


@card("01009")
def test_dooku_may_keep_his_card_and_needs_one() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([DOOKU], theirs, hand=[BLOCK], turn=THEM).resolve("Rey", "Dooku", "no")
    assert (scene.damage("Dooku"), scene.hand()) == (1, ["Block"])
    scene = a_table([DOOKU], theirs, turn=THEM).resolve("Rey", "Dooku")
    assert (scene.damage("Dooku"), scene.asked) == (1, ME)
    assert not scene.can("yes")


@card("01009")
@rule("DST-CLR-10", "D-12")
def test_dooku_gains_one_shield_against_a_modified_die() -> None:
    theirs = [a_character(REY, showing=["1MD", "+2MD"])]
    scene = a_table([DOOKU], theirs, hand=[BLOCK, BLOCK], turn=THEM).resolve("Rey", "+2", "Dooku", "yes", "Block")
    assert (scene.damage("Dooku"), scene.hand()) == (2, ["Block"])


@card("01009")
@rule("DST-CLR-11")
def test_dooku_gains_a_shield_against_each_of_several_dice() -> None:
    theirs = [a_character(REY, showing=["1MD", "1MD"])]
    scene = a_table([DOOKU], theirs, hand=[BLOCK, TAKE_COVER], turn=THEM)
    scene.resolve("Rey", "Dooku", "yes", "Block", "1 melee", "Dooku", "yes")
    assert (scene.damage("Dooku"), scene.discard()) == (0, ["Block", "Take Cover"])


@card("01021")
@rule("DST-AFT-01")
def test_jango_activates_after_an_opponent_does() -> None:
    scene = a_table([JANGO], [REY], turn=THEM).activate("Rey")
    assert scene.asked == ME
    scene.roll_next(1).answer("yes")
    assert (scene.pool(), scene.exhausted("Jango"), scene.asked) == (["2RD"], True, ME)
    assert scene.prompt == "Take an action or pass"


@card("01021")
def test_jango_may_wait_and_cannot_act_twice() -> None:
    scene = a_table([JANGO], [REY], turn=THEM).activate("Rey", "no")
    assert (scene.pool(), scene.exhausted("Jango")) == ([], False)
    scene = a_table([a_character(JANGO, exhausted=True)], [REY], turn=THEM).activate("Rey")
    assert not scene.can("yes")


@card("01021")
def test_jango_does_not_react_to_friends_or_supports() -> None:
    assert not a_table([JANGO, TROOPER], [REY]).activate("First Order Stormtrooper").can("yes")
    theirs = a_side([REY], supports=["01006"])
    assert not a_table([JANGO], theirs, turn=THEM).activate("First Order TIE Fighter").can("yes")


@card("01030")
@rule("DST-GRD-01")
def test_rebel_trooper_takes_a_damage_die_on_itself() -> None:
    theirs = [a_character(KYLO, showing=["2MD1", "1Sh"])]
    scene = a_table([a_character(REBEL, shields=1)], theirs).activate("Rebel Trooper", "2 melee")
    assert (scene.damage("Rebel"), scene.shields("Rebel"), scene.pool(THEM)) == (1, 0, ["1Sh"])
    assert len(scene.pool()) == 1


@card("01030")
def test_rebel_trooper_may_decline_and_is_not_asked_without_damage() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    scene = a_table([REBEL], theirs).activate("Rebel Trooper", "none")
    assert (scene.damage("Rebel"), scene.pool(THEM)) == (0, ["1MD"])
    scene = a_table([REBEL], [a_character(KYLO, showing=["1Sh"])]).activate("Rebel Trooper")
    assert (len(scene.pool()), scene.pool(THEM)) == (1, ["1Sh"])


@card("01030")
def test_rebel_trooper_that_falls_on_guard_rolls_nothing() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    scene = a_table([a_character(REBEL, damage=6), REY], theirs).activate("Rebel Trooper", "1 melee")
    assert (scene.team(), scene.pool(), scene.pool(THEM)) == (["Rey"], [], [])


@card("01035")
def test_luke_draws_when_activated() -> None:
    scene = a_table([LUKE], [KYLO], deck=[BLOCK, TAKE_COVER]).activate("Luke")
    assert (scene.hand(), scene.deck()) == (["Block"], ["Take Cover"])


@card("01035")
@rule("DST-DRW-04")
def test_luke_draws_nothing_from_an_empty_deck_or_for_others() -> None:
    scene = a_table([LUKE], [KYLO]).activate("Luke")
    assert (scene.hand(), len(scene.pool()), scene.asked) == ([], 1, THEM)
    assert a_table([LUKE, REY], [KYLO], deck=[BLOCK]).activate("Rey").hand() == []


@card("01036")
@rule("D-43")
def test_padawan_pays_one_less_for_a_first_weapon() -> None:
    scene = a_table([PADAWAN], [KYLO], hand=[LIGHTSABER], resources=2).play("Lightsaber")
    assert (scene.upgrades("Padawan"), scene.resources()) == (["Lightsaber"], 0)


@card("01036")
def test_padawan_pays_in_full_for_other_upgrades_and_second_weapons() -> None:
    assert not a_table([PADAWAN], [KYLO], hand=[ROBES], resources=1).can("play Jedi Robes")
    armed = [a_character(PADAWAN, upgrades=[PISTOL])]
    assert not a_table(armed, [KYLO], hand=[HOLDOUT], resources=0).can("play Holdout")
    scene = a_table(armed, [KYLO], hand=[HOLDOUT], resources=2).play("Holdout", "Padawan")
    assert scene.resources() == 0


@card("01036")
@rule("DST-CLR-13", "D-40")
def test_padawan_gets_no_discount_on_a_replacement() -> None:
    armed = [a_character(PADAWAN, upgrades=[PISTOL])]
    scene = a_table(armed, [KYLO], hand=[HOLDOUT], resources=1).play("Holdout")
    assert (scene.resources(), scene.upgrades("Padawan")) == (0, ["Holdout Blaster"])


@card("01037")
@rule("DST-BEF-01")
def test_qui_gon_spends_a_shield_before_he_gains_one() -> None:
    scene = a_table([a_character(QUI_GON, shields=3)], [KYLO], hand=[TAKE_COVER])
    scene.play("Take Cover", "Qui-Gon", "yes", "Kylo")
    assert (scene.shields("Qui-Gon"), scene.damage("Kylo")) == (3, 1)


@card("01037")
def test_qui_gon_may_decline_and_needs_a_shield() -> None:
    scene = a_table([a_character(QUI_GON, shields=1)], [KYLO], hand=[TAKE_COVER])
    scene.play("Take Cover", "Qui-Gon", "no")
    assert (scene.shields("Qui-Gon"), scene.damage("Kylo")) == (2, 0)
    scene = a_table([QUI_GON], [KYLO], hand=[TAKE_COVER]).play("Take Cover", "Qui-Gon")
    assert (scene.shields("Qui-Gon"), scene.asked) == (1, THEM)


@card("01037")
def test_qui_gon_does_not_react_to_the_shields_of_others() -> None:
    scene = a_table([a_character(QUI_GON, shields=1), REY], [KYLO], hand=[TAKE_COVER]).play("Take Cover", "Rey")
    assert (scene.shields("Rey"), scene.shields("Qui-Gon"), scene.asked) == (1, 1, THEM)


@card("01047")
@rule("DST-DIE-05")
def test_hired_gun_fires_for_pay() -> None:
    scene = a_table([a_character(HIRED_GUN, showing=["3RD1"])], [KYLO], resources=1).resolve("Hired Gun", "Kylo")
    assert (scene.damage("Kylo"), scene.resources()) == (3, 0)


@card("01047")
@rule("DST-DIE-06")
def test_hired_gun_does_not_fire_without_pay() -> None:
    assert not a_table([a_character(HIRED_GUN, showing=["3RD1", "2RD1"])], [KYLO]).can("resolve")


@card("01047")
def test_hired_gun_disrupts_what_is_there() -> None:
    theirs = a_side([KYLO], resources=1)
    scene = a_table([a_character(HIRED_GUN, showing=["1Dr"])], theirs).resolve("Hired Gun")
    assert scene.resources(THEM) == 0
