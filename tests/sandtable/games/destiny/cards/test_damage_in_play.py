"""Characters and upgrades that deal damage, give shields or live on the defeat of others."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, GRIEVOUS, KYLO, BALA_TIK = "01001", "01002", "01003", "01011", "01019"
REY, FINN, JANGO, HIRED_GUN, PADAWAN = "01038", "01045", "01021", "01047", "01036"
CHOKE, PROTECTION, LUKES_SABER, STAFF, PISTOL, RIFLE = "01013", "01039", "01041", "01044", "01054", "01055"
FORCE_THROW, LIGHTSABER, HOLDOUT, DETONATOR, HUNKER = "01057", "01059", "01063", "01067", "01164"
GEAR = "01034"


@card("01003")
@rule("D-24", "D-123", "DST-CTL-04")
def test_grievous_takes_a_weapon_and_rolls_it_himself() -> None:
    mine = (GRIEVOUS, a_character(TROOPER, showing=["1RD"]))
    theirs = (a_character(FINN, damage=9, upgrades=[a_piece(PISTOL, "1RD")]), REY)
    scene = a_table(mine, theirs).resolve("First Order Stormtrooper", "Finn", "yes")
    assert (scene.upgrades("Grievous"), scene.team(THEM), scene.discard(THEM)) == (
        ["DH-17 Blaster Pistol"],
        ["Rey"],
        [],
    )
    assert (scene.pool(), scene.pool(THEM)) == ([], [])
    assert len(scene.pass_().activate("General Grievous").pool()) == 2


@card("01003")
def test_grievous_may_leave_it_and_wants_no_abilities() -> None:
    mine = [a_character(GRIEVOUS, showing=["2MD"])]
    armed = (a_character(FINN, damage=9, upgrades=[PISTOL]), REY)
    scene = a_table(mine, armed).resolve("General Grievous", "Finn", "no")
    assert (scene.upgrades("Grievous"), scene.discard(THEM)) == ([], ["DH-17 Blaster Pistol"])
    gifted = (a_character(REY, damage=9, upgrades=[FORCE_THROW]), FINN)
    scene = a_table(mine, gifted).resolve("General Grievous", "Rey")
    assert (scene.upgrades("Grievous"), scene.discard(THEM), scene.asked) == ([], ["Force Throw"], THEM)


@card("01003")
def test_grievous_takes_nothing_from_his_own_side_or_from_those_who_live() -> None:
    mine = (GRIEVOUS, a_character(TROOPER, damage=6, upgrades=[PISTOL]))
    theirs = [a_character(REY, showing=["1MD"], upgrades=[STAFF])]
    scene = a_table(mine, theirs, turn=THEM).resolve("Rey", "First Order Stormtrooper")
    assert (scene.upgrades("Grievous"), scene.discard()) == ([], ["DH-17 Blaster Pistol"])
    scene = a_table(
        [a_character(GRIEVOUS, showing=["2MD", "2MD"])], [a_character(REY, damage=7, upgrades=[STAFF]), FINN]
    )
    scene.resolve("General Grievous", "Rey")
    assert scene.upgrades("Rey") == ["Rey's Staff"]
    assert scene.answer("General Grievous die", "Rey", "yes").upgrades("Grievous") == ["Rey's Staff"]


@card("01003")
@rule("DST-CLR-07", "D-67")
def test_grievous_takes_before_redeploy() -> None:
    mine = [a_character(GRIEVOUS, showing=["2MD"])]
    theirs = (a_character(FINN, damage=9, upgrades=[HOLDOUT, LIGHTSABER]), REY)
    scene = a_table(mine, theirs).resolve("General Grievous", "Finn", "yes", "Holdout")
    assert (scene.asked, scene.prompt) == (THEM, "Redeploy an upgrade?")
    assert scene.options == ["no", "Lightsaber to Rey, Force Prodigy"]


@card("01003")
@rule("D-04")
def test_grievous_keeps_one_copy_of_a_unique_upgrade() -> None:
    mine = (a_character(GRIEVOUS, showing=["2MD"]), a_character(PHASMA, upgrades=[STAFF]))
    theirs = (a_character(FINN, damage=9, upgrades=[STAFF]), REY)
    scene = a_table(mine, theirs).resolve("General Grievous", "Finn", "yes")
    assert (scene.asked, sorted(scene.options)) == (
        ME,
        ["Rey's Staff on Captain Phasma, Elite Trooper", "Rey's Staff on General Grievous, Jedi Hunter"],
    )
    scene.answer("Grievous")
    assert (scene.upgrades("Grievous"), scene.upgrades("Phasma"), scene.discard(THEM)) == (
        [],
        ["Rey's Staff"],
        ["Rey's Staff"],
    )


@card("01003")
@rule("D-10", "D-123", "D-23")
def test_grievous_discards_one_of_four_upgrades() -> None:
    mine = [a_character(GRIEVOUS, showing=["2MD"], upgrades=[GEAR, RIFLE, STAFF])]
    theirs = (a_character(FINN, damage=9, upgrades=[PISTOL]), REY)
    scene = a_table(mine, theirs).resolve("General Grievous", "Finn", "yes", "DH-17")
    assert scene.upgrades("Grievous") == ["Survival Gear", "IQA-11 Blaster Rifle", "Rey's Staff"]
    assert (scene.discard(), scene.discard(THEM)) == ([], ["DH-17 Blaster Pistol"])


@card("01013")
@rule("DST-UNB-02")
def test_force_choke_hurts_past_shields_and_turns_a_die_of_the_choked() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(CHOKE, "Sp")])]
    theirs = [a_character(REY, shields=1, showing=["1MD"], upgrades=[a_piece(STAFF, "1R")]), a_character(FINN)]
    scene = a_table(mine, theirs).resolve("Force Choke", "Rey", "yes")
    assert scene.options == ["Rey die (1 melee)", "Rey's Staff die (1 resource)"]
    scene.answer("Staff die", "blank")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.pool(THEM)) == (1, 1, ["1MD", "-"])


@card("01013")
def test_force_choke_spares_its_bearer_and_may_turn_nothing() -> None:
    mine = (a_character(KYLO, showing=["1MD"], upgrades=[a_piece(CHOKE, "Sp")]), PHASMA)
    scene = a_table(mine, [a_character(REY, showing=["1MD"])]).resolve("Force Choke")
    assert not scene.can("Kylo")
    scene.answer("Rey", "no")
    assert (scene.damage("Rey"), scene.pool(THEM), scene.asked) == (1, ["1MD"], THEM)


@card("01013")
@rule("DST-PRE-02")
def test_force_choke_finds_no_dice_of_the_fallen_and_is_for_blue_characters() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(CHOKE, "Sp")])]
    theirs = [a_character(REY, damage=9, showing=["1MD"]), a_character(FINN, showing=["1MD"])]
    scene = a_table(mine, theirs).resolve("Force Choke", "Rey")
    assert (scene.team(THEM), scene.pool(THEM), scene.asked) == (["Finn"], ["1MD"], THEM)
    assert not a_table([JANGO], [REY], hand=[CHOKE], resources=2).can("play Force Choke")


@card("01019")
@rule("DST-AFT-01", "D-71")
def test_bala_tik_is_readied_by_the_defeat_of_an_opponent() -> None:
    mine = [a_character(BALA_TIK, showing=["1RD", "1F"])]
    scene = a_table(mine, [a_character(REY, damage=9), FINN]).resolve("Bala-Tik die (1 ranged)", "Rey", "yes")
    assert (scene.exhausted("Bala-Tik"), scene.pool(), scene.asked) == (False, ["1F"], THEM)


@card("01019")
@rule("DST-RDY-03")
def test_bala_tik_may_stay_exhausted_and_is_not_asked_when_ready() -> None:
    theirs = (a_character(REY, damage=9), FINN)
    scene = a_table([a_character(BALA_TIK, showing=["1RD"])], theirs).resolve("Bala-Tik", "Rey", "no")
    assert scene.exhausted("Bala-Tik")
    scene = a_table([BALA_TIK, a_character(KYLO, showing=["1MD"])], theirs).resolve("Kylo", "Rey")
    assert (scene.team(THEM), scene.asked) == (["Finn"], THEM)


@card("01019")
def test_bala_tik_does_not_profit_from_the_fall_of_friends() -> None:
    mine = (a_character(BALA_TIK, exhausted=True), a_character(TROOPER, damage=6, showing=["1RD"]))
    theirs = (a_character(REY, damage=9, showing=["1MD"]), FINN)
    scene = a_table(mine, theirs, turn=THEM).resolve("Rey", "First Order Stormtrooper")
    assert (scene.team(), scene.exhausted("Bala-Tik"), scene.asked) == (["Bala-Tik"], True, ME)
    assert a_table(mine, theirs).resolve("First Order", "Rey").can("yes")


@card("01039")
@rule("DST-CHT-06")
def test_force_protection_spreads_three_shields() -> None:
    mine = (a_character(REY, upgrades=[a_piece(PROTECTION, "Sp")]), FINN)
    scene = a_table(mine, [KYLO]).resolve("Force Protection", "Rey", "Finn")
    assert (scene.shields("Rey"), scene.shields("Finn"), scene.pool()) == (1, 2, [])


@card("01039")
@rule("DST-SHD-03", "DST-PRE-02")
def test_force_protection_never_gives_a_fourth_and_is_for_blue_characters() -> None:
    mine = (a_character(REY, shields=2, upgrades=[a_piece(PROTECTION, "Sp")]), FINN)
    scene = a_table(mine, [KYLO]).resolve("Force Protection", "Rey", "Rey", "Rey")
    assert (scene.shields("Rey"), scene.shields("Finn")) == (3, 0)
    assert not a_table([FINN], [KYLO], hand=[PROTECTION], resources=3).can("play Force Protection")


@card("01041")
@rule("DST-CHE-02")
def test_lukes_lightsaber_shields_or_wounds() -> None:
    mine = [a_character(REY, upgrades=[a_piece(LUKES_SABER, "Sp")])]
    scene = a_table(mine, [KYLO]).resolve("Luke Skywalker's", "2 shields", "Rey")
    assert (scene.shields("Rey"), scene.damage("Kylo")) == (2, 0)
    scene = a_table(mine, [a_character(KYLO, shields=3)]).resolve("Luke Skywalker's", "2 unblockable", "Kylo")
    assert (scene.shields("Kylo"), scene.damage("Kylo")) == (3, 2)


@card("01041")
@rule("DST-CHE-01", "DST-UNI-04", "DST-PRE-02")
def test_lukes_lightsaber_may_shield_in_vain_and_is_one_of_its_kind() -> None:
    armed = a_character(REY, shields=3, upgrades=[a_piece(LUKES_SABER, "Sp")])
    scene = a_table([armed], [KYLO]).resolve("Luke Skywalker's", "2 shields", "Rey")
    assert (scene.shields("Rey"), scene.asked) == (3, THEM)
    assert not a_table([armed, PADAWAN], [KYLO], hand=[LUKES_SABER], resources=6).can("play Luke")
    assert not a_table([PHASMA, HIRED_GUN], [KYLO], hand=[LUKES_SABER], resources=6).can("play Luke")


@card("01055")
@rule("DST-UNB-01")
def test_blaster_rifle_hits_past_shields() -> None:
    mine = [a_character(PHASMA, upgrades=[a_piece(RIFLE, "Sp")])]
    scene = a_table(mine, [a_character(REY, shields=2)]).resolve("IQA-11", "Rey")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.pool()) == (2, 2, [])


@card("01055")
@rule("DST-DEF-03", "D-09")
def test_blaster_rifle_wastes_what_is_too_much_and_is_for_everybody() -> None:
    mine = [a_character(PHASMA, upgrades=[a_piece(RIFLE, "Sp")])]
    scene = a_table(mine, [a_character(REY, damage=9), FINN]).resolve("IQA-11", "Rey")
    assert (scene.team(THEM), scene.damage("Finn")) == (["Finn"], 0)
    scene = a_table([KYLO], [REY], hand=[RIFLE], resources=3).play("IQA-11")
    assert scene.upgrades("Kylo") == ["IQA-11 Blaster Rifle"]


@card("01067")
@rule("D-65", "DST-DLP-01")
def test_thermal_detonator_hurts_every_opponent_and_is_gone() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(DETONATOR, "Sp")])]
    scene = a_table(mine, [a_character(REY, shields=1), KYLO]).resolve("Thermal Detonator")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.damage("Kylo"), scene.damage("Finn")) == (2, 0, 3, 0)
    assert (scene.upgrades("Finn"), scene.discard(), scene.pool()) == ([], ["Thermal Detonator"], [])


@card("01067")
@rule("D-95", "DST-DIE-06")
def test_thermal_detonator_needs_a_yellow_friend_and_its_second_side_a_resource() -> None:
    assert not a_table([KYLO], [REY], hand=[DETONATOR], resources=3).can("play Thermal")
    scene = a_table([KYLO, FINN], [REY], hand=[DETONATOR], resources=3).play("Thermal", "Kylo")
    assert scene.upgrades("Kylo") == ["Thermal Detonator"]
    mine = [a_character(FINN, upgrades=[a_piece(DETONATOR, "Sp1")])]
    assert not a_table(mine, [REY]).can("resolve")
    scene = a_table(mine, [REY], resources=1).resolve("Thermal Detonator")
    assert (scene.damage("Rey"), scene.resources()) == (3, 0)


@card("01164")
@rule("D-73")
def test_hunker_down_goes_when_melee_damage_is_taken() -> None:
    mine = [a_character(FINN, shields=1, upgrades=[HUNKER])]
    theirs = a_side([a_character(KYLO, showing=["2MD1"])], resources=1)
    scene = a_table(mine, theirs, turn=THEM).resolve("Kylo", "Finn")
    assert (scene.damage("Finn"), scene.upgrades("Finn"), scene.discard()) == (1, [], ["Hunker Down"])


@card("01164")
@rule("EX-25", "DST-CLR-15", "DST-TKN-02")
def test_hunker_down_stays_when_shields_block_everything() -> None:
    mine = [a_character(FINN, shields=2, upgrades=[HUNKER])]
    theirs = a_side([a_character(KYLO, showing=["2MD1", "1MD"])], resources=1)
    scene = a_table(mine, theirs, turn=THEM).resolve("Kylo Ren die (2 melee for 1)", "Finn")
    assert (scene.damage("Finn"), scene.shields("Finn"), scene.upgrades("Finn")) == (0, 0, ["Hunker Down"])
    assert scene.answer("1 melee", "Finn").upgrades("Finn") == []


@card("01164")
@rule("D-64")
def test_hunker_down_stays_under_fire_and_when_others_are_hit() -> None:
    mine = (a_character(FINN, upgrades=[HUNKER]), REY)
    scene = a_table(mine, [a_character(TROOPER, showing=["1RD"])], turn=THEM).resolve("First Order", "Finn")
    assert (scene.damage("Finn"), scene.upgrades("Finn")) == (1, ["Hunker Down"])
    scene = a_table(mine, [a_character(KYLO, showing=["1MD", "1MD"])], turn=THEM).resolve("Kylo", "Rey")
    assert (scene.damage("Rey"), scene.upgrades("Finn")) == (1, ["Hunker Down"])
    assert scene.answer("1 melee", "Finn").upgrades("Finn") == []
    saber = [a_character(KYLO, upgrades=[a_piece(LIGHTSABER, "Sp")])]
    scene = a_table(mine, saber, turn=THEM).resolve("Lightsaber", "Finn")
    assert (scene.damage("Finn"), scene.upgrades("Finn")) == (2, ["Hunker Down"])


@card("01164")
@rule("DST-ABA-02", "DST-RDY-08")
def test_hunker_down_gives_a_shield_once() -> None:
    scene = a_table([a_character(FINN, upgrades=[HUNKER]), REY], [KYLO]).use("Hunker Down")
    assert (scene.shields("Finn"), scene.exhausted("Hunker"), scene.exhausted("Finn")) == (1, True, False)
    spent = [a_character(FINN, upgrades=[a_piece(HUNKER, exhausted=True)])]
    assert not a_table(spent, [KYLO]).can("use Hunker Down")
