"""Supports that take upgrades as if they were characters. Values by hand from the printed cards."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, FINN, LUKE = "01002", "01011", "01038", "01045", "01035"
BLASTER, SABER, COMLINK, FORCE_THROW = "01054", "01059", "01061", "01057"
LUKES_SABER, KI_ADIS_SABER, WESTAR = "01041", "16050", "16095"
VERGENCE, FIGHTER = "23090", "22078"


@card("22078")
@rule("D-381")
def test_a_weapon_is_played_on_the_fighter_and_rolled_with_it() -> None:
    scene = a_table([REY], [KYLO], hand=[BLASTER], supports=[FIGHTER], resources=1).roll_next(1, 0)
    scene.play("DH-17", "Twi'lek")
    assert (scene.upgrades("Twi'lek"), scene.resources()) == (["DH-17 Blaster Pistol"], 0)
    scene.pass_().activate("Twi'lek")
    assert scene.pool() == ["2ID", "1RD"]


@card("24095")
@rule("D-206", "D-381")
def test_a_cannon_on_a_trooper_support_is_on_a_trooper() -> None:
    scene = a_table([REY], [KYLO], hand=["24095"], supports=[FIGHTER], resources=3).roll_next(0)
    assert scene.play("Z-6 Rotary", "Twi'lek", "yes").pool() == ["2RD"]
    assert a_table([FINN], [KYLO], hand=["24095"], supports=[FIGHTER], resources=3).play("Z-6", "Finn").asked == THEM


@card("12037")
@rule("D-381", "D-904")
def test_a_rifle_on_the_fighter_was_played_on_a_character_that_is_not_unique() -> None:
    scene = a_table([REY], [KYLO], hand=["12037"], supports=[FIGHTER], resources=5)
    scene.play("E-11D", "Twi'lek")
    left = scene.resources()
    assert scene.answer("yes").resources() == left + 1


@card("24043")
@rule("D-381", "D-904")
def test_a_second_rifle_is_searched_for_after_the_first_was_played_on_the_fighter() -> None:
    scene = a_table([TROOPER], [KYLO], hand=["24043"], supports=[FIGHTER], resources=5, deck=["24043", FORCE_THROW])
    scene.play("A350", "Twi'lek")
    assert scene.can("yes")
    unique = a_table(["01001"], [KYLO], hand=["24043"], supports=[FIGHTER], resources=5, deck=["24043", FORCE_THROW])
    assert not unique.play("A350", "Phasma").can("yes"), "she is unique"


@card("11037")
@rule("D-206", "D-381")
def test_a_repeater_on_a_trooper_support_turns_its_die() -> None:
    fighter = a_piece(FIGHTER, upgrades=[a_piece("11037", "-")])
    scene = a_table([REY], [KYLO], supports=[fighter]).use("TL-50 Heavy Repeater", "2 ranged")
    assert scene.pool() == ["2RD"]


@card("22078")
@rule("D-381")
def test_the_fighter_takes_no_other_upgrade_and_no_weapon_for_other_characters() -> None:
    scene = a_table([REY], [KYLO], hand=[COMLINK], supports=[FIGHTER], resources=2).play("Comlink")
    assert scene.upgrades("Rey") == ["Comlink"]
    scene = a_table([REY], [KYLO], hand=[LUKES_SABER], supports=[FIGHTER], resources=3).play(
        "Luke Skywalker's Lightsaber"
    )
    assert scene.upgrades("Rey") == ["Luke Skywalker's Lightsaber"]


@card("22078")
@rule("D-381", "DST-UPG-05")
def test_a_second_weapon_on_the_fighter_replaces_the_first_or_one_is_given_up() -> None:
    fighter = a_piece(FIGHTER, upgrades=[BLASTER])
    scene = a_table([REY], [KYLO], hand=[SABER], supports=[fighter], resources=3)
    scene.play("Lightsaber", "Twi'lek Resistance Fighter, replacing")
    assert (scene.upgrades("Twi'lek"), scene.resources()) == (["Lightsaber"], 1)
    scene = a_table([REY], [KYLO], hand=[SABER], supports=[fighter], resources=3)
    scene.play("Lightsaber", "Twi'lek Resistance Fighter")
    assert "One is the limit" in scene.prompt
    scene.answer("Lightsaber")
    assert (scene.upgrades("Twi'lek"), scene.discard()) == (["DH-17 Blaster Pistol"], ["Lightsaber"])


@card("22078")
@rule("D-381", "DST-RDP-01")
def test_a_weapon_may_be_redeployed_to_the_fighter() -> None:
    mine = [a_character(REY, damage=9, upgrades=[SABER]), a_character(FINN)]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], supports=[FIGHTER], turn=THEM)
    scene.resolve("Kylo", "Rey", "to Twi'lek")
    assert (scene.upgrades("Twi'lek"), scene.upgrades("Finn")) == (["Lightsaber"], [])


@card("22078")
@rule("D-381")
def test_the_fighter_is_no_attached_character_for_the_words_of_its_weapon() -> None:
    scene = a_table([FINN], [KYLO], hand=[KI_ADIS_SABER, FORCE_THROW], supports=[FIGHTER], resources=1)
    scene.play("Ki-Adi-Mundi's", "Twi'lek", "yes")
    assert (scene.upgrades("Twi'lek"), scene.shields("Finn"), scene.discard()) == (
        ["Ki-Adi-Mundi's Lightsaber"],
        0,
        ["Force Throw"],
    )
    scene = a_table([FINN], [KYLO], supports=[a_piece(FIGHTER, upgrades=[WESTAR])]).roll_next(0, 0).activate("Twi'lek")
    assert (scene.asked, scene.damage("Kylo")) == (THEM, 0)


@card("22078")
@rule("DST-MOD-07")
def test_the_weapon_is_discarded_with_the_fighter() -> None:
    mine = a_side([FINN], supports=[a_piece(FIGHTER, upgrades=[BLASTER])])
    scene = a_table([KYLO], mine, supports=[a_piece("14068", tokens={0: 1})]).use("Prescient Leap")
    assert (scene.upgrades("Twi'lek"), scene.supports(THEM)) == ([], ["Twi'lek Resistance Fighter"])
    fighter = a_piece(FIGHTER, upgrades=[BLASTER], damage=4)
    scene = a_table([FINN], a_side([KYLO], supports=[fighter]), supports=[a_piece("16061", "1RD")]).use(
        "Wedge's X-Wing"
    )
    assert (scene.supports(THEM), scene.discard(THEM)) == ([], ["DH-17 Blaster Pistol", "Twi'lek Resistance Fighter"])


@card("23090")
@rule("D-381")
def test_vergence_takes_a_blue_ability_and_rolls_its_die() -> None:
    scene = a_table([REY], [KYLO], hand=[FORCE_THROW], supports=[a_piece(VERGENCE, "Sp")], resources=3)
    scene.play("Force Throw", "Vergence").roll_next(0).pass_().resolve("Vergence")
    assert (scene.upgrades("Vergence"), len(scene.pool())) == (["Force Throw"], 1)


@card("23090")
@rule("D-381", "DST-MOV-03")
def test_vergence_may_move_a_blue_ability_of_your_characters_to_itself() -> None:
    mine = [a_character(REY, upgrades=[FORCE_THROW, SABER])]
    scene = a_table(mine, [KYLO], supports=[a_piece(VERGENCE, "Sp")]).resolve("Vergence", "yes")
    assert (scene.upgrades("Vergence"), scene.upgrades("Rey")) == (["Force Throw"], ["Lightsaber"])
    scene = a_table(mine, [KYLO], supports=[a_piece(VERGENCE, "Sp")]).resolve("Vergence", "no")
    assert scene.upgrades("Vergence") == []


@card("23090")
@rule("D-381")
def test_vergence_moves_no_weapon_no_ability_of_another_color_and_none_of_opponents() -> None:
    mine = [a_character(FINN, upgrades=[SABER, "01052"])]
    theirs = [a_character(KYLO, upgrades=["01014"])]
    scene = a_table(mine, theirs, supports=[a_piece(VERGENCE, "Sp")]).resolve("Vergence")
    assert (scene.upgrades("Vergence"), scene.asked) == ([], THEM)


@card("01003")
@rule("DST-NAM-01", "D-381")
def test_general_grievous_keeps_one_of_two_unique_weapons_also_where_a_support_has_the_other() -> None:
    ripper = "09156"
    mine = [a_character("01003"), a_character(KYLO, showing=("1MD",))]
    fighter = a_piece(FIGHTER, upgrades=[ripper])
    theirs: Team = [a_character(REY, damage=9, upgrades=[ripper]), FINN]
    scene = a_table(mine, theirs, supports=[fighter]).resolve("Kylo", "Rey", "yes")
    assert scene.prompt == "Keep one copy of a unique card: discard which?"
    scene.answer("on Twi'lek")
    assert (scene.upgrades("Grievous"), scene.upgrades("Twi'lek")) == (["Enfys Nest's Electroripper"], [])
