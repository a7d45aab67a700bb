"""Several dice that are resolved, dice as other symbols, used Power Actions. Values by hand from the printed cards."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, FINN, LUKE, PHASMA = "01002", "01011", "01038", "01045", "01035", "01001"
BLASTER, OUTPOST, SABER = "01054", "01053", "01059"
PLANS, SAW, AHEAD, FIRE, BASE, SNUB, REFIT, LEKKU = (
    "14053", "14052", "16088", "15017", "22112", "24038", "05113", "23110",
)  # fmt: skip
CARA, FIGHTER, TIE = "16051", "22078", "19006"


# -- Change Of Plans ---------------------------------------------------------------------------------------------


@card("14053")
@rule("DST-ASI-01", "D-254")
def test_change_of_plans_resolves_a_yellow_support_die_as_another_symbol() -> None:
    scene = a_table([FINN], [KYLO], hand=[PLANS], supports=[a_piece(FIGHTER, "2ID")])
    scene.play("Change Of Plans", "ranged", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, [])


@card("14053")
@rule("DST-SPX-04", "DST-ASI-01")
def test_change_of_plans_needs_a_yellow_team_and_a_yellow_support_die() -> None:
    scene = a_table([FINN, REY], [KYLO], hand=[PLANS], supports=[a_piece(FIGHTER, "2ID")])
    assert not scene.can("play Change")
    scene = a_table([a_character(FINN, showing=["2RD"])], [KYLO], hand=[PLANS], supports=[a_piece(OUTPOST, "1Dr")])
    scene.play("Change Of Plans")
    assert (scene.damage("Kylo"), scene.pool()) == (0, ["2RD", "1Dr"])


# -- Saw Gerrera -------------------------------------------------------------------------------------------------


@card("14052")
@rule("DST-OPD-05", "DST-ELT-01")
def test_an_elite_saw_hurts_his_own_side_for_each_die_that_is_rolled_or_turned() -> None:
    scene = a_table([a_character(SAW, dice=2)], [KYLO]).roll_next(0, 1).activate("Saw Gerrera", "Saw Gerrera")
    assert scene.damage("Saw Gerrera") == 2
    mine = [a_character(SAW, showing=["3ID", "4ID"])]
    scene = a_table(mine, a_side([KYLO], hand=["01149"], resources=1), turn=THEM)
    scene.play("Use the Force", "4 indirect", "3 disrupt")
    assert scene.damage("Saw Gerrera") == 1


@card("14052")
@rule("DST-ELT-01")
def test_saw_with_one_die_hurts_nobody() -> None:
    scene = a_table([SAW], [KYLO]).roll_next(0).activate("Saw Gerrera")
    assert (scene.damage("Saw Gerrera"), scene.pool()) == (0, ["3ID"])


# -- Plan Ahead --------------------------------------------------------------------------------------------------


@card("16088")
@rule("D-382", "DST-RTC-04")
def test_plan_ahead_resolves_red_dice_of_different_symbols() -> None:
    mine = [a_character(TROOPER, showing=["1RD", "2RD", "1R"]), a_character(PHASMA, showing=["1F"])]
    scene = a_table(mine, [KYLO], hand=[AHEAD]).play("Plan Ahead", "2 ranged", "Kylo")
    assert not scene.can("1 ranged")
    scene.answer("1 resource", "1 focus", "no more")
    assert (scene.damage("Kylo"), scene.resources(), scene.pool(), scene.asked) == (2, 1, ["1RD"], THEM)


@card("16088")
@rule("D-382")
def test_plan_ahead_resolves_no_die_of_another_color_and_may_stop() -> None:
    mine = [a_character(TROOPER, showing=["1RD", "1R"]), a_character(FINN, showing=["1Sh"])]
    scene = a_table(mine, [KYLO], hand=[AHEAD]).play("Plan Ahead", "1 ranged", "Kylo")
    assert not scene.can("shield")
    scene.answer("no more")
    assert (scene.resources(), scene.pool()) == (0, ["1R", "1Sh"])


# -- Enfilading Fire ---------------------------------------------------------------------------------------------


@card("15017")
@rule("D-382", "DST-AGN-02")
def test_enfilading_fire_deals_the_damage_of_two_dice_to_each_character() -> None:
    mine = [a_character(TROOPER, showing=["1RD", "2RD"])]
    scene = a_table(mine, [a_character(REY, shields=1), LUKE_HURT], hand=[FIRE], resources=2)
    scene.play("Enfilading Fire", "2", "2 ranged")
    assert (scene.damage("Rey"), scene.damage("Luke"), scene.resources(), scene.pool()) == (2, 4, 0, [])


@card("15017")
@rule("D-382", "DST-AGN-02", "DST-RTC-04", "D-660")
def test_enfilading_fire_pays_for_a_modifier_like_for_another_die() -> None:
    mine = [a_character("01030", showing=["1RD", "+1RD"])]
    scene = a_table(mine, [REY, LUKE_HURT], hand=[FIRE], resources=2).play("Enfilading Fire", "2", "die (+1")
    assert (scene.damage("Rey"), scene.damage("Luke"), scene.resources(), scene.pool()) == (2, 3, 0, [])
    scene = a_table(mine, [REY], hand=[FIRE], resources=2).play("Enfilading Fire", "1")
    assert (scene.damage("Rey"), scene.resources(), scene.pool()) == (1, 1, ["+1RD"])


@card("16088")
@rule("D-382")
def test_plan_ahead_adds_no_modifier_of_the_same_symbol() -> None:
    mine = [a_character("01004", showing=["1RD", "+2RD"])]
    scene = a_table(mine, [KYLO], hand=[AHEAD]).play("Plan Ahead", "1 ranged", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (1, ["+2RD"], THEM)


LUKE_HURT = a_character(LUKE, damage=1)


@card("15017")
@rule("D-382")
def test_enfilading_fire_resolves_as_many_dice_as_resources_were_spent() -> None:
    mine = [a_character(TROOPER, showing=["1RD", "2RD"])]
    scene = a_table(mine, [REY], hand=[FIRE], resources=2).play("Enfilading Fire", "1", "1 ranged")
    assert (scene.damage("Rey"), scene.resources(), scene.pool()) == (1, 1, ["2RD"])
    scene = a_table(mine, [REY], hand=[FIRE], resources=2).play("Enfilading Fire", "0")
    assert (scene.damage("Rey"), scene.resources(), scene.pool()) == (0, 2, ["1RD", "2RD"])


@card("15017")
@rule("D-382", "DST-CHD-01")
def test_enfilading_fire_takes_no_unique_no_upgrade_and_no_blue_die() -> None:
    mine = [
        a_character(PHASMA, showing=["1RD"]),
        a_character("01036", showing=["1MD"], upgrades=[a_piece(BLASTER, "1RD")]),
    ]
    scene = a_table(mine, [REY], hand=[FIRE], resources=2).play("Enfilading Fire")
    assert (scene.damage("Rey"), scene.resources()) == (0, 2)


# -- Base Of Operation -------------------------------------------------------------------------------------------


@card("22112")
@rule("D-365", "DST-THN-01")
@pytest.mark.parametrize(("holder", "shields"), [(ME, 1), (THEM, 0)])
def test_base_of_operation_rerolls_a_die_and_shields_with_the_battlefield(holder: int, shields: int) -> None:
    mine = [a_character(CARA, showing=["2MD", "1R"])]
    scene = a_table(mine, [KYLO], plots=[BASE], holder=holder).roll_next(5)
    scene.use("Cara Dune", "Kylo", "yes", *(["Cara Dune"] if shields else []))
    assert (scene.pool(), scene.exhausted("Base Of"), scene.shields("Cara Dune")) == (["-"], True, shields)


@card("22112")
@rule("D-365")
def test_base_of_operation_waits_for_own_power_actions_and_may_be_declined() -> None:
    mine = [a_character(CARA, showing=["2MD", "1R"])]
    scene = a_table(mine, [KYLO], plots=[BASE]).use("Cara Dune", "Kylo", "no")
    assert (scene.pool(), scene.exhausted("Base Of")) == (["1R"], False)
    theirs = a_side([KYLO], plots=[BASE])
    scene = a_table(mine, theirs).use("Cara Dune", "Kylo")
    assert (scene.asked, scene.exhausted("Base Of")) == (THEM, False)
    scene = a_table(["01012"], [a_character(KYLO, showing=["1MD"])], plots=[BASE]).use("Nightsister")
    assert scene.exhausted("Base Of") is False


# -- Pirate Snub Fighter, Refit, Lekku Warning -------------------------------------------------------------------


@card("24038")
@rule("DST-OPD-01", "D-53")
def test_the_snub_fighter_resolves_a_disrupt_of_any_player_to_turn_a_die() -> None:
    theirs = a_side([a_character(KYLO, showing=["1MD"])], supports=[a_piece(OUTPOST, "2Dr")], resources=3)
    scene = a_table([FINN], theirs, supports=[SNUB]).use("Pirate Snub Fighter", "1 shield")
    assert (scene.resources(THEM), scene.pool(THEM)) == (1, ["1Sh"])


@card("24038")
@rule("D-53", "DST-AMB-01")
def test_the_snub_fighter_turns_nothing_without_a_disrupt_and_has_ambush() -> None:
    scene = a_table([FINN], [a_character(KYLO, showing=["1MD"])], supports=[SNUB]).use("Pirate Snub Fighter")
    assert (scene.pool(THEM), scene.asked) == (["1MD"], THEM)
    scene = a_table([FINN], [KYLO], hand=[SNUB], resources=2).play("Pirate Snub Fighter")
    assert (scene.supports(), scene.asked) == (["Pirate Snub Fighter"], ME)


@card("05113")
@rule("DST-PLX-04", "DST-TOK-05")
def test_refit_plays_a_vehicle_for_one_less_and_damages_it() -> None:
    scene = a_table([PHASMA], [KYLO], hand=[REFIT, TIE], resources=1).play("Refit", "TIE Interceptor")
    assert (scene.supports(), scene.placed("TIE Interceptor"), scene.resources()) == (["TIE Interceptor"], 1, 0)


@card("05113")
@rule("D-297")
def test_refit_plays_nothing_that_is_no_vehicle_or_that_is_declined() -> None:
    scene = a_table([PHASMA], [KYLO], hand=[REFIT, OUTPOST], resources=2).play("Refit")
    assert (scene.supports(), scene.hand()) == ([], ["Outpost"])
    scene = a_table([PHASMA], [KYLO], hand=[REFIT, TIE], resources=2).play("Refit", "none")
    assert (scene.supports(), scene.hand()) == ([], ["TIE Interceptor"])


@card("23110")
@rule("DST-SPT-01", "DST-SPT-04")
def test_lekku_warning_removes_a_die_for_one_twilek_and_gains_for_another() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    scene = a_table([FINN], theirs, hand=[LEKKU], supports=[FIGHTER], resources=1).play("Lekku Warning")
    assert (scene.pool(THEM), scene.resources(), scene.asked) == ([], 0, THEM)
    scene = a_table([FINN], theirs, hand=[LEKKU], supports=[FIGHTER, FIGHTER], resources=1).play("Lekku", "yes")
    assert (scene.pool(THEM), scene.resources()) == ([], 1)
    scene = a_table([FINN], theirs, hand=[LEKKU], resources=1).play("Lekku Warning")
    assert (scene.pool(THEM), scene.resources()) == (["1MD"], 0)
