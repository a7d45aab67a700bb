"""Dice that return after they have defeated a character, dice counted in one action. Values by hand from the print."""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, FINN, LUKE, DOOKU = "01002", "01011", "01038", "01045", "01035", "01009"
BLASTER, OUTPOST, SABER, COMLINK = "01054", "01053", "01059", "01061"
COVER = "01157"
MACE, LEAP, MISSION = "18047", "14068", "12119"
LONG_MISSION = "18098"
"""A mission plot."""


# -- Mace Windu --------------------------------------------------------------------------------------------------


@card("18047")
@rule("DST-DMG-04")
def test_mace_windu_deals_unblockable_damage() -> None:
    scene = a_table([a_character(MACE, showing=["2MD"])], [a_character(KYLO, shields=3)]).resolve("Mace Windu", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (2, 3)


@card("18047")
@rule("D-363", "DST-FRE-01")
def test_mace_windu_resolves_his_die_again_for_free_after_a_defeat() -> None:
    theirs: list[str | Fighter] = [a_character(KYLO, damage=8), FINN, TROOPER]
    scene = a_table([a_character(MACE, showing=["4MD1", "1Sh"])], theirs, resources=1)
    scene.use("Mace Windu", "Kylo", "yes")
    assert (scene.pool(), scene.resources()) == (["1Sh", "4MD1"], 0)
    scene.answer("Finn")
    assert (scene.team(THEM), scene.damage("Finn"), scene.pool()) == (["First Order Stormtrooper", "Finn"], 4, ["1Sh"])


@card("18047")
@rule("D-363")
def test_mace_windu_may_leave_the_die_on_him_and_returns_it_only_once() -> None:
    theirs: list[str | Fighter] = [a_character(KYLO, damage=9), a_character(FINN, damage=8), TROOPER]
    scene = a_table([a_character(MACE, showing=["2MD"])], theirs).use("Mace Windu", "Kylo", "no")
    assert (scene.pool(), scene.asked) == ([], THEM)
    scene = a_table([a_character(MACE, showing=["2MD"])], theirs).use("Mace Windu", "Kylo", "yes", "Finn")
    assert (scene.team(THEM), scene.pool(), scene.asked) == (["First Order Stormtrooper"], [], THEM)


@card("18047")
@rule("DST-POW-04")
def test_mace_windu_offers_nothing_without_a_defeat_or_a_die_with_damage() -> None:
    scene = a_table([a_character(MACE, showing=["2MD"])], [KYLO, FINN]).use("Mace Windu", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (2, [], THEM)
    mine = [a_character(MACE, showing=["1Sh"]), a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, [KYLO]).use("Mace Windu")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (0, ["1Sh", "2RD"], THEM)


@card("18047")
@rule("D-363")
def test_the_log_tells_of_the_die_that_returns() -> None:
    scene = a_table([a_character(MACE, showing=["2MD"])], [a_character(KYLO, damage=9), FINN])
    scene.duel.record()
    scene.use("Mace Windu", "Kylo", "yes")
    assert "Mace Windu die returns to the pool showing 2 melee." in scene.log()


# -- Prescient Leap ----------------------------------------------------------------------------------------------


@card("14068")
@rule("D-362")
def test_prescient_leap_gets_one_resource_for_two_blue_dice_of_an_action() -> None:
    mine = [a_character(REY, showing=["1MD"]), a_character(LUKE, showing=["2MD", "3MD"])]
    scene = a_table(mine, [KYLO], supports=[LEAP]).resolve("Rey", "Kylo", "2 melee", "Kylo", "yes", "Luke", "Kylo")
    assert (scene.tokens("Prescient", RESOURCES), scene.damage("Kylo"), scene.asked) == (1, 6, THEM)


@card("14068")
@rule("D-362", "DST-RSV-01")
def test_prescient_leap_counts_a_modifier_as_a_die_of_the_action() -> None:
    mine = [a_character(REY, showing=["1MD", "+2MD"])]
    scene = a_table(mine, [KYLO], supports=[LEAP]).resolve("Rey", "+2", "Kylo", "yes")
    assert (scene.tokens("Prescient", RESOURCES), scene.damage("Kylo"), scene.asked) == (1, 3, THEM)


@card("14068")
@rule("D-362")
def test_prescient_leap_counts_neither_other_colors_nor_dice_of_two_actions() -> None:
    mine = [a_character(REY, showing=["1MD"]), a_character(FINN, showing=["1MD"])]
    scene = a_table(mine, [KYLO], supports=[LEAP]).resolve("Rey", "Kylo", "Finn", "Kylo")
    assert (scene.tokens("Prescient", RESOURCES), scene.asked) == (0, THEM)
    mine = [a_character(REY, showing=["1MD"]), a_character(LUKE, showing=["2MD"])]
    scene = a_table(mine, [KYLO], supports=[LEAP]).resolve("Rey", "Kylo", "no more").pass_().resolve("Luke", "Kylo")
    assert (scene.tokens("Prescient", RESOURCES), scene.asked) == (0, THEM)


@card("14068")
@rule("DST-TOK-15")
def test_prescient_leap_discards_an_upgrade_up_to_its_resources() -> None:
    leap = a_piece(LEAP, tokens={RESOURCES: 2})
    theirs = [a_character(KYLO, upgrades=[a_piece(COMLINK, "1F"), SABER])]
    scene = a_table([REY], theirs, supports=[leap]).use("Prescient Leap")
    assert (scene.upgrades("Kylo"), scene.pool(THEM), scene.discard()) == (["Lightsaber"], [], ["Prescient Leap"])


@card("14068")
@rule("DST-TOK-15", "DST-DWN-03")
def test_prescient_leap_discards_a_downgrade_of_an_opponent_but_no_support_and_nothing_dearer() -> None:
    downgraded = a_character(REY, downgrades=["18023"])
    scene = a_table([downgraded], [KYLO], supports=[a_piece(LEAP, tokens={RESOURCES: 3})]).use("Prescient Leap")
    assert (scene.downgrades("Rey"), scene.supports()) == ([], [])
    theirs = a_side([a_character(KYLO, upgrades=[SABER])], supports=[OUTPOST])
    scene = a_table([REY], theirs, supports=[a_piece(LEAP, tokens={RESOURCES: 2})]).use("Prescient Leap")
    assert (scene.upgrades("Kylo"), scene.supports(THEM), scene.supports()) == (["Lightsaber"], ["Outpost"], [])


# -- Covert Mission ----------------------------------------------------------------------------------------------


@card("12119")
@rule("DST-SRH-01", "DST-PLT-08")
def test_covert_mission_takes_any_card_that_no_opponent_sees() -> None:
    scene = a_table([REY], [KYLO], hand=[MISSION], deck=[COVER, SABER, BLASTER], plots=[LONG_MISSION], resources=1)
    scene.duel.record()
    scene.play("Covert Mission", "Rey", "Lightsaber")
    assert (scene.shields("Rey"), scene.hand(), sorted(scene.deck())) == (
        1,
        ["Lightsaber"],
        ["DH-17 Blaster Pistol", "Take Cover"],
    )
    assert scene.knows(THEM) == []
    assert "Player 1 takes Lightsaber from the deck into the hand." in scene.log(ME)
    assert "Player 1 takes a card from the deck into the hand." in scene.log(THEM)


@card("12119")
@rule("DST-SRH-01")
def test_covert_mission_may_find_nothing() -> None:
    scene = a_table([REY], [KYLO], hand=[MISSION], deck=[COVER, SABER], plots=[LONG_MISSION], resources=1)
    scene.play("Covert Mission", "Rey", "none")
    assert (scene.hand(), sorted(scene.deck()), scene.discard()) == (
        [],
        ["Lightsaber", "Take Cover"],
        ["Covert Mission"],
    )


@card("12119")
@rule("DST-SPT-04")
def test_covert_mission_searches_nothing_without_a_mission_of_its_own() -> None:
    scene = a_table([REY], a_side([KYLO], plots=[LONG_MISSION]), hand=[MISSION], deck=[COVER, SABER], resources=1)
    scene.play("Covert Mission", "Rey")
    assert (scene.shields("Rey"), scene.hand(), len(scene.deck()), scene.asked) == (1, [], 2, THEM)
