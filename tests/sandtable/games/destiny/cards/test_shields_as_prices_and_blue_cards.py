"""Shields as prices and numbers, and further Blue cards. Values by hand from the printed cards."""

from __future__ import annotations

from sandtable.games.destiny.dice_moves import roll, roll_for
from sandtable.games.destiny.elite import gain_dice_of
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_free_for_all, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, REY, FINN, LUKE, HAN = "01002", "01001", "01011", "01038", "01045", "01035", "01046"
BLASTER, SABER, OUTPOST, COVER, PROBE = "01054", "01059", "01053", "01157", "01060"
CRAFTED, TEACHING, ADAPT, HUT, WHILLS = "06006", "05106", "05100", "05107", "07068"
TORMENT, UNBREAKABLE, ANCIENT, REY_WAYS, CONNECTION = "07017", "05105", "03049", "04024", "11120"
STRENGTH, TRAINING, ILLUSION, MIND, JEDI_REY = "04031", "07060", "02135", "09062", "21045B"
ZANNAH = "15001"


@card("06006")
@rule("DST-PRE-02", "DST-PRE-03")
def test_a_crafted_lightsaber_is_played_on_an_exhausted_character() -> None:
    mine = [a_character(KYLO, exhausted=True), a_character(PHASMA)]
    scene = a_table(mine, [REY], hand=[CRAFTED], resources=2).play("Crafted Lightsaber")
    assert scene.upgrades("Kylo") == ["Crafted Lightsaber"]
    assert not a_table([KYLO, LUKE], [REY], hand=[CRAFTED], resources=2).can("play Crafted")


@card("05106")
@rule("DST-SHD-03", "DST-LIM-05")
def test_defensive_teaching_lets_blue_characters_have_a_fourth_shield() -> None:
    mine = [a_character(LUKE, shields=3, showing=("1Sh",)), a_character(FINN, shields=3)]
    scene = a_table(mine, [KYLO], supports=[a_piece(TEACHING)]).resolve("Luke", "Luke")
    assert scene.shields("Luke") == 4
    scene = a_table(mine, [KYLO], supports=[a_piece(TEACHING)]).resolve("Luke", "Finn")
    assert scene.shields("Finn") == 3
    assert a_table(mine, [KYLO]).resolve("Luke", "Luke").shields("Luke") == 3


@card("05106")
@rule("DST-LIM-02")
def test_the_fourth_shield_goes_with_defensive_teaching() -> None:
    theirs = a_side([a_character(LUKE, shields=4), a_character(REY, shields=3)], supports=[TEACHING])
    scene = a_table([HAN], theirs, hand=["11043"]).play("Desperate Measures")
    assert (scene.supports(THEM), scene.shields("Luke"), scene.shields("Rey")) == ([], 3, 3)


@card("05100")
@rule("D-53", "DST-SYM-13")
def test_adapt_turns_a_shield_into_a_resource() -> None:
    scene = a_table([a_character(LUKE, shields=1)], [KYLO], hand=[ADAPT]).play("Adapt")
    assert (scene.shields("Luke"), scene.resources()) == (0, 1)
    assert a_table([LUKE], [a_character(KYLO, shields=1)], hand=[ADAPT]).play("Adapt").resources() == 0


@card("05107")
@rule("DST-ABA-01", "DST-SHD-03")
def test_yodas_hut_pays_for_a_third_shield() -> None:
    scene = a_table([a_character(LUKE, shields=2), a_character(FINN)], [KYLO], supports=[a_piece(HUT)])
    scene.use("Yoda's Hut", "Luke")
    assert (scene.shields("Luke"), scene.resources(), scene.exhausted("Hut")) == (3, 1, True)
    scene = a_table([a_character(LUKE, shields=3), a_character(FINN)], [KYLO], supports=[a_piece(HUT)])
    assert scene.use("Yoda's Hut", "Finn").resources() == 0
    assert not a_table([LUKE], [KYLO], supports=[a_piece(HUT, exhausted=True)]).can("use Yoda")


@card("07068")
@rule("DST-MOV-03", "D-89")
def test_guardian_of_the_whills_goes_to_another_character() -> None:
    mine = [a_character(FINN, upgrades=[WHILLS]), a_character(LUKE), a_character(PHASMA)]
    scene = a_table(mine, [KYLO]).use("Guardian of the Whills", "Luke")
    assert (scene.upgrades("Luke"), scene.shields("Luke"), scene.damage("Kylo")) == (["Guardian of the Whills"], 1, 0)
    scene = a_table(mine, [KYLO]).use("Guardian of the Whills", "Phasma")
    assert (scene.upgrades("Phasma"), scene.shields("Phasma"), scene.damage("Kylo")) == (
        ["Guardian of the Whills"], 0, 1,
    )  # fmt: skip
    mine = [a_character(FINN, upgrades=[a_piece(WHILLS, exhausted=True)]), a_character(LUKE)]
    assert not a_table(mine, [KYLO]).can("use Guardian")


@card("07017")
@rule("DST-TKN-02", "D-53")
def test_torment_pays_for_damage_that_was_dealt() -> None:
    mine = [a_character(KYLO, upgrades=[TORMENT], shields=1)]
    scene = a_table(mine, [a_character(REY, showing=("1MD",))], turn=THEM).resolve("Rey", "Kylo", "yes")
    assert (scene.resources(), scene.damage("Kylo"), scene.exhausted("Torment")) == (1, 0, True)
    tired = [a_character(KYLO, upgrades=[a_piece(TORMENT, exhausted=True)])]
    scene = a_table(tired, [a_character(REY, showing=("1MD",))], turn=THEM).resolve("Rey", "Kylo")
    assert (scene.resources(), scene.can("pass")) == (0, True)


@card("05105")
@rule("DST-VAL-01", "DST-SHD-01")
def test_unbreakable_removes_a_die_up_to_the_number_of_your_shields() -> None:
    theirs = [a_character(LUKE, showing=("2MD", "3MD"))]
    mine = [a_character(REY, shields=1), a_character(FINN, shields=1)]
    assert a_table(mine, theirs, hand=[UNBREAKABLE], resources=1).play("Unbreakable").pool(THEM) == ["3MD"]
    assert a_table([REY], theirs, hand=[UNBREAKABLE], resources=1).play("Unbreakable").pool(THEM) == ["2MD", "3MD"]


@card("03049")
@rule("DST-HEA-02", "D-23")
def test_an_ancient_lightsaber_heals_and_goes_under_the_deck() -> None:
    mine = [a_character(LUKE, damage=3, upgrades=[a_piece(ANCIENT, "1MD")])]
    scene = a_table(mine, [KYLO], deck=[BLASTER]).use("Ancient Lightsaber")
    assert (scene.damage("Luke"), scene.upgrades("Luke"), scene.pool()) == (1, [], [])
    assert scene.deck() == ["DH-17 Blaster Pistol", "Ancient Lightsaber"]


@card("04024")
@rule("DST-OPD-05", "DST-SHD-01")
def test_rey_with_a_shield_may_hurt_somebody_as_she_is_activated() -> None:
    scene = a_table([a_character(REY_WAYS, shields=1)], [KYLO]).roll_next(4).activate("Rey", "yes", "Kylo")
    assert scene.damage("Kylo") == 1
    scene = a_table([a_character(REY_WAYS, shields=1)], [KYLO]).roll_next(4).activate("Rey", "no")
    assert scene.damage("Kylo") == 0
    assert a_table([REY_WAYS], [KYLO]).roll_next(4).activate("Rey").asked == THEM


@card("11120")
@rule("DST-TRN-01", "DST-SPX-02")
def test_force_connection_turns_a_die_to_the_symbol_of_the_other_character() -> None:
    mine = [a_character(LUKE, showing=("1R",)), a_character(KYLO, showing=("1Sh",))]
    scene = a_table(mine, [PHASMA], supports=[a_piece(CONNECTION)]).use("Force Connection", "Luke")
    assert (scene.pool(), scene.exhausted("Connection")) == (["1Sh", "1Sh"], True)
    scene = a_table(mine, [PHASMA], supports=[a_piece(CONNECTION)]).use("Force Connection", "Kylo")
    assert scene.pool() == ["1R", "1R"]
    alone = [a_character(LUKE, showing=("1R", "2MD")), a_character(FINN, showing=("1Sh",))]
    assert not a_table(alone, [PHASMA], supports=[a_piece(CONNECTION)]).can("use Force")


@card("11120")
@rule("DST-ASD-18")
def test_force_connection_looks_at_no_die_of_a_card_that_is_set_aside() -> None:
    mine: Team = [JEDI_REY, a_character(KYLO, showing=("1R",))]
    scene = a_table(mine, [PHASMA], supports=[a_piece(CONNECTION)]).roll_next(0, 3).activate("Rey").pass_()
    assert sorted(scene.pool()) == ["1R", "1Sh", "2MD"]
    scene.use("Force Connection")
    assert (scene.can("Rey"), scene.can("Luke")) == (True, False)
    scene.answer("Kylo")
    assert (scene.can("1 melee"), scene.can("shield")) == (True, False)
    scene.answer("1 melee")
    assert sorted(scene.pool()) == ["1MD", "1Sh", "2MD"]


@card("11120")
@rule("D-403", "D-752")
def test_force_connection_turns_a_red_die_that_a_blue_character_has_gained() -> None:
    mine: Team = [ZANNAH, a_character(KYLO, showing=("1R",)), PHASMA]
    scene = a_table(mine, [LUKE], supports=[a_piece(CONNECTION)]).roll_next(0)
    gain_dice_of(scene.duel, scene.find("Zannah"), scene.find("Phasma"), 1, ME)
    roll(scene.duel, (scene.duel.dice_gained[0][0],))
    scene.use("Force Connection")
    assert sorted(scene.pool()) == ["1R", "1R"], "Phasma's die is one of Zannah's, and shows the resource of Kylo's"


@card("11120")
@rule("D-335")
def test_a_die_that_is_lent_to_you_is_none_of_your_blue_characters() -> None:
    mine: Team = [a_character(KYLO, showing=("1R",)), REY]
    scene = a_table(mine, [LUKE], supports=[a_piece(CONNECTION)]).roll_next(2)
    roll_for(scene.duel, ME, (scene.duel.setup.dice_of[scene.find("Luke")][0],))
    assert scene.use("Force Connection").pool() == ["1R", "1F"]


@card("04031")
@rule("DST-MOV-04", "D-98")
def test_inner_strength_moves_damage_to_a_character_without_shields() -> None:
    mine = [a_character(LUKE, damage=2, upgrades=[a_piece(STRENGTH, "Sp")])]
    scene = a_table(mine, [a_character(KYLO, shields=1), a_character(PHASMA)]).resolve("Inner Strength")
    assert (scene.damage("Luke"), scene.damage("Phasma"), scene.damage("Kylo")) == (1, 1, 0)
    scene = a_table(mine, [a_character(KYLO, shields=1)]).resolve("Inner Strength")
    assert (scene.damage("Luke"), scene.damage("Kylo")) == (2, 0)


@card("07060")
@rule("DST-SPX-01", "DST-PLX-01")
def test_lukes_training_plays_an_ability_from_hand_or_discard_pile() -> None:
    mine = a_side([LUKE], hand=[TRAINING], discard=[PROBE], resources=3)
    scene = a_table([LUKE], [KYLO], hand=[TRAINING, PROBE], resources=3).play("Luke's Training", "Mind Probe")
    assert (scene.upgrades("Luke"), scene.resources()) == (["Mind Probe"], 0)
    scene = a_free_for_all(mine, a_side([KYLO])).play("Luke's Training", "Mind Probe")
    assert (scene.upgrades("Luke"), scene.discard()) == (["Mind Probe"], ["Luke's Training"])
    scene = a_table([REY], [KYLO], hand=[TRAINING, PROBE], resources=3).play("Luke's Training")
    assert (scene.upgrades("Rey"), scene.resources()) == ([], 3)


@card("02135")
@rule("DST-DMX-02", "DST-THN-01")
def test_force_illusion_blocks_damage_with_cards_of_the_deck() -> None:
    mine = [a_character(LUKE, upgrades=[ILLUSION], shields=1)]
    theirs = [a_character(KYLO, showing=("2MD1",)), a_character(REY)]
    deck = [BLASTER, COVER]
    scene = a_table(mine, a_side(theirs, resources=1), deck=deck, turn=THEM).resolve("Kylo", "Luke", "yes")
    assert (scene.damage("Luke"), scene.deck(), scene.upgrades("Luke")) == (0, ["Take Cover"], [])
    scene = a_table(mine, a_side(theirs, resources=1), deck=deck, turn=THEM).resolve("Kylo", "Luke", "no")
    assert (scene.damage("Luke"), scene.deck()[0], scene.upgrades("Luke")) == (
        1, "DH-17 Blaster Pistol", ["Force Illusion"],
    )  # fmt: skip
    bare = [a_character(LUKE, upgrades=[ILLUSION])]
    scene = a_table(bare, a_side(theirs, resources=1), deck=[BLASTER], turn=THEM).resolve("Kylo", "Luke")
    assert (scene.damage("Luke"), scene.upgrades("Luke")) == (2, ["Force Illusion"])


@card("09062")
@rule("DST-SBT-01", "DST-SPX-02")
def test_disciplined_mind_removes_no_die_of_a_jedi() -> None:
    theirs = [a_character(KYLO, showing=("1MD",)), a_character(LUKE, showing=("2MD",))]
    scene = a_table([LUKE], theirs, hand=[MIND], resources=1).play("Disciplined")
    assert scene.pool(THEM) == ["2MD"]
    assert a_table([REY], theirs, hand=[MIND], resources=1).play("Disciplined").pool(THEM) == ["1MD", "2MD"]
