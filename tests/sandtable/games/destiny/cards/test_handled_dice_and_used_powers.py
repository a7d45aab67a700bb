"""Dice that are removed, turned or resolved, and used Power Actions. Values by hand from the printed cards."""

from __future__ import annotations

from sandtable.games.destiny.language import Gain, power_action
from sandtable.games.destiny.tokens import RESOURCES
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import THEM, Fighter, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, FINN, LUKE = "01002", "01011", "01038", "01045", "01035"
BLASTER, OUTPOST, SABER = "01054", "01053", "01059"
PISTOL_NAME = "Finn's Glie-44 Blaster Pistol"
USE_THE_FORCE, BLOCK, COVER = "01149", "01153", "01157"
DOOKU, CARA, AAYLA, AAYLAS_SABER, PISTOL, BONES = "18002", "16051", "22056", "22067", "21070", "21109"
SWINDLE = "21036"
"""Resolves a die of any player that shows a cost."""


# -- Count Dooku -------------------------------------------------------------------------------------------------


@card("18002")
@rule("D-364", "DST-OPD-04")
def test_dooku_deals_one_damage_to_each_character_whose_dice_were_removed_together() -> None:
    theirs = [
        a_character(REY, showing=["1MD"]),
        a_character(LUKE, showing=["2MD", "3MD"]),
        a_character(FINN, showing=["1RD"]),
    ]
    scene = a_table([DOOKU], theirs, hand=[BLOCK], resources=2).play("Block")
    assert [scene.damage(name) for name in ("Rey", "Luke", "Finn")] == [1, 1, 0]
    assert scene.pool(THEM) == ["1RD"]


@card("18002", "18020")
@rule("D-368", "D-335")
def test_a_die_that_lies_in_dookus_pool_is_not_an_opponents_die() -> None:
    """Inhibitor Chip removes the die, which hurts Rey, and rolls it into Dooku's pool, where it is his player's."""
    chip = a_piece("18020", tokens={RESOURCES: 1})
    theirs = [a_character(REY, showing=["1MD"], downgrades=[chip]), a_character(LUKE)]
    scene = a_table([DOOKU], theirs, hand=[USE_THE_FORCE], resources=1).roll_next(1).use("Inhibitor Chip")
    assert (scene.damage("Rey"), scene.pool(), scene.pool(THEM)) == (1, ["+2MD"], [])
    turned = scene.pass_().play("Use the Force", "1 melee")
    assert (turned.damage("Rey"), turned.pool()) == (1, ["1MD"])
    scene.pass_().resolve("Rey", "Luke")
    assert (scene.damage("Rey"), scene.damage("Luke")) == (1, 1)


@card("18002")
@rule("D-364")
def test_dooku_waits_for_turned_dice_and_for_resolved_ones() -> None:
    theirs = [a_character(REY, showing=["1MD"]), a_character(LUKE, showing=["2MD"])]
    scene = a_table([DOOKU], theirs, hand=[USE_THE_FORCE], resources=1).play("Use the Force", "Luke", "1 shield")
    assert (scene.damage("Rey"), scene.damage("Luke")) == (0, 1)
    theirs = [a_character(KYLO, showing=["2MD1"]), a_character(REY)]
    scene = a_table([DOOKU, FINN], theirs, hand=[SWINDLE], resources=2).play("Swindle", "Rey")
    assert (scene.damage("Rey"), scene.damage("Kylo")) == (2, 1)


@card("18002")
@rule("D-364")
def test_dooku_does_not_act_for_upgrade_dice_or_for_dice_of_his_own_side() -> None:
    theirs = [a_character(REY, upgrades=[a_piece(SABER, "1Sh")])]
    scene = a_table([DOOKU], theirs, hand=[USE_THE_FORCE], resources=1).play("Use the Force", "1 resource")
    assert (scene.damage("Rey"), scene.asked) == (0, THEM)
    mine = [a_character(DOOKU, showing=["1F"]), a_character(KYLO, showing=["1MD"])]
    scene = a_table(mine, [REY]).resolve("Count Dooku", "Kylo", "1 resource")
    assert (scene.damage("Kylo"), scene.damage("Dooku")) == (0, 0)


@card("18002")
@rule("DST-OPD-04")
def test_dooku_does_not_act_for_dice_that_an_opponent_handles() -> None:
    theirs = a_side([a_character(REY, showing=["1MD"])], hand=[USE_THE_FORCE], resources=1)
    scene = a_table([a_character(DOOKU, showing=["2MD"])], theirs, turn=THEM).play("Use the Force", "Rey", "1 resource")
    assert (scene.damage("Rey"), scene.damage("Dooku")) == (0, 0)


@card("18002", "21015")
@rule("DST-SIM-01", "D-790")
def test_their_player_orders_dooku_and_what_waits_for_the_removal_alone() -> None:
    def after(first: str) -> tuple[int, str]:
        mine: list[str | Fighter] = [
            DOOKU,
            a_character("21030", showing=["2RD"]),
            a_character("21015", showing=["1MD"]),
        ]
        scene = a_table(mine, [a_character(KYLO, showing=["1R"]), FINN], format="INF")
        scene.use("Cornelius Evazan", "Cornelius Evazan die", first)
        return scene.damage("Kylo Ren"), scene.prompt.partition(":")[0]

    assert after("Rukh") == (0, "Rukh")
    assert after("Count Dooku") == (1, "Rukh")


# -- Aayla Secura's Lightsaber -----------------------------------------------------------------------------------


@card("22067")
@rule("D-365")
def test_the_lightsaber_gives_a_shield_after_the_power_action_of_its_character() -> None:
    mine = [a_character(CARA, showing=["2MD"], upgrades=[AAYLAS_SABER])]
    scene = a_table(mine, [KYLO]).use("Cara Dune", "Kylo", "as it shows", "yes")
    assert (scene.damage("Kylo"), scene.shields("Cara Dune"), scene.exhausted("Aayla Secura's")) == (3, 1, True)


@card("22067")
@rule("D-365", "DST-RPL-01")
def test_on_aayla_secura_it_deals_indirect_damage_instead(made_up: MadeUp) -> None:
    made_up(AAYLA, [power_action(Gain(1))])
    mine = [a_character(AAYLA, upgrades=[AAYLAS_SABER])]
    scene = a_table(mine, [KYLO]).answer("use Aayla Secura: Power", "yes")
    assert (scene.resources(), scene.damage("Kylo"), scene.shields("Aayla Secura")) == (1, 1, 0)


@card("22067")
@rule("DST-RDY-08")
def test_the_lightsaber_is_not_used_exhausted_or_declined() -> None:
    mine = [a_character(CARA, showing=["2MD"], upgrades=[a_piece(AAYLAS_SABER, exhausted=True)])]
    scene = a_table(mine, [KYLO]).use("Cara Dune", "Kylo", "as it shows")
    assert (scene.shields("Cara Dune"), scene.asked) == (0, THEM)
    mine = [a_character(CARA, showing=["2MD"], upgrades=[AAYLAS_SABER])]
    scene = a_table(mine, [KYLO]).use("Cara Dune", "Kylo", "as it shows", "no")
    assert (scene.shields("Cara Dune"), scene.exhausted("Aayla Secura's")) == (0, False)


@card("22067")
@rule("D-365")
def test_the_lightsaber_waits_for_no_other_card_and_no_plain_action() -> None:
    mine = [a_character(CARA, showing=["2MD"]), a_character(REY, upgrades=[AAYLAS_SABER])]
    scene = a_table(mine, [KYLO]).use("Cara Dune", "Kylo")
    assert (scene.shields("Rey"), scene.asked) == (0, THEM)
    mine = [a_character("01012", upgrades=[AAYLAS_SABER])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])]).use("Nightsister")
    assert (scene.shields("Nightsister"), scene.damage("Nightsister"), scene.asked) == (0, 1, THEM)


# -- Finn's Glie-44 Blaster Pistol -------------------------------------------------------------------------------


@card("21070")
@rule("DST-RRS-01", "DST-TRN-01")
def test_finns_pistol_turns_to_a_reroll_and_is_rolled_back_beside_finn() -> None:
    mine = [a_character(FINN, showing=["1RD"], upgrades=[a_piece(PISTOL, "1R")])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])]).roll_next(4, 1)
    scene.use(PISTOL_NAME, "Kylo", "yes")
    assert (scene.pool(), scene.pool(THEM)) == (["1RD", "3RD"], ["Sp"])


@card("21070")
@rule("DST-SPT-01")
def test_finns_pistol_spots_two_red_characters_as_well_and_may_stay_on_its_card() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(PISTOL, "2RD")]), a_character("01001")]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])]).roll_next(0, 0)
    scene.use(PISTOL_NAME, "Kylo", "yes")
    assert scene.pool() == ["2RD"]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])]).use(PISTOL_NAME, "Kylo", "no")
    assert scene.pool() == []


@card("21070")
@rule("DST-SPT-01", "DST-POW-04")
def test_finns_pistol_is_not_rolled_back_without_them_and_needs_its_die_in_the_pool() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(PISTOL, "2RD")]), a_character(REY)]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])]).use(PISTOL_NAME, "Kylo")
    assert (scene.pool(), scene.asked) == ([], THEM)
    mine = [a_character(FINN, upgrades=[PISTOL])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])]).use(PISTOL_NAME)
    assert (scene.pool(), scene.pool(THEM), scene.asked) == ([], ["1MD"], THEM)


@card("21070")
@rule("DST-RDP-01")
def test_finns_pistol_is_redeployed() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    mine = [a_character(FINN, damage=9, upgrades=[PISTOL]), a_character(REY)]
    scene = a_table(mine, theirs, turn=THEM).resolve("Kylo", "Finn", "to Rey")
    assert scene.upgrades("Rey") == ["Finn's Glie-44 Blaster Pistol"]


# -- Krayt Dragon Bones ------------------------------------------------------------------------------------------


@card("21109")
@rule("D-118")
def test_krayt_dragon_bones_turn_a_die_for_a_cost_of_nothing() -> None:
    theirs = a_side([a_character(KYLO, showing=["1MD"])], hand=[COVER])
    scene = a_table([REY], theirs, supports=[BONES]).use("Krayt Dragon Bones", "1 shield")
    assert (scene.pool(THEM), scene.hand(THEM), scene.knows()) == (["1Sh"], ["Take Cover"], ["Take Cover"])
    assert scene.exhausted("Krayt Dragon Bones")


@card("21109")
@rule("D-118")
def test_krayt_dragon_bones_discard_gain_or_remove_for_higher_costs() -> None:
    theirs = a_side([a_character(KYLO, showing=["1MD"])], hand=[USE_THE_FORCE], deck=[COVER, SABER])
    scene = a_table([REY], theirs, supports=[BONES], deck=[BLOCK]).use("Krayt Dragon Bones", "player 2")
    assert (scene.deck(THEM), scene.discard(THEM), scene.deck()) == (["Lightsaber"], ["Take Cover"], ["Block"])
    theirs = a_side([a_character(KYLO, showing=["1MD"])], hand=[BLOCK])
    scene = a_table([REY], theirs, supports=[BONES]).use("Krayt Dragon Bones")
    assert (scene.resources(), scene.pool(THEM)) == (1, ["1MD"])
    theirs = a_side([a_character(KYLO, showing=["1MD"])], hand=[SABER])
    scene = a_table([REY], theirs, supports=[BONES]).use("Krayt Dragon Bones")
    assert (scene.resources(), scene.pool(THEM)) == (0, [])


@card("21109")
@rule("D-118")
def test_krayt_dragon_bones_do_nothing_for_a_cost_of_four_or_an_empty_hand() -> None:
    theirs = a_side([a_character(KYLO, showing=["1MD"])], hand=["01023"])
    scene = a_table([REY], theirs, supports=[BONES]).use("Krayt Dragon Bones")
    assert (scene.resources(), scene.pool(THEM), scene.knows(), scene.asked) == (0, ["1MD"], ["Crime Lord"], THEM)
    scene = a_table([REY], a_side([a_character(KYLO, showing=["1MD"])]), supports=[BONES]).use("Krayt Dragon Bones")
    assert (scene.resources(), scene.pool(THEM), scene.exhausted("Krayt")) == (0, ["1MD"], True)
