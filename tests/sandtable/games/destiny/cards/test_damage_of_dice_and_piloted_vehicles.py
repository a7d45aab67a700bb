"""Damage of dice, supports that take it, piloted vehicles and first abilities. Values by hand from the print."""

from __future__ import annotations

from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.tokens import CHARMS, SHIELDS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

TROOPER, DOOKU, KYLO, REY, FINN, LUKE, JANGO = "01002", "01009", "01011", "01038", "01045", "01035", "01021"
BLASTER, OUTPOST, SABER, COMLINK, FORCE_CHOKE, IMMOBILIZE = "01054", "01053", "01059", "01061", "01013", "01014"
USE_THE_FORCE, COVER, CLOSING_THE_NET = "01149", "01157", "01069"
STOCKPILE, BANE, DUSTER, QIRA, XWING, TIE, HAMMER, RUKH = (
    "14084", "12001", "21042", "22032", "16061", "19006", "15025", "21015",
)  # fmt: skip
WEDGE = "16053"
PILOT = "16052"
"""Both have Piloting."""
BIRDS = "16075"


# -- Incendiary Stockpile ----------------------------------------------------------------------------------------


@card("14084")
@rule("DST-AGN-04", "DST-ASI-04")
def test_the_stockpile_takes_yellow_resources_as_melee_damage() -> None:
    mine = [a_character(FINN, showing=["1R"])]
    scene = a_table(mine, [KYLO], supports=[STOCKPILE]).resolve("Finn", "against a support")
    assert (scene.placed("Stockpile"), scene.resources(), scene.damage("Kylo"), scene.pool()) == (1, 0, 0, [])


@card("14084")
@rule("DST-ASI-04")
def test_the_stockpile_leaves_the_usual_effect_open() -> None:
    scene = a_table([a_character(FINN, showing=["1R"])], [KYLO], supports=[STOCKPILE]).resolve("Finn", "as it shows")
    assert (scene.placed("Stockpile"), scene.resources()) == (0, 1)


@card("14084")
@rule("DST-AGN-04")
def test_shields_on_the_stockpile_are_removed_first_and_disrupt_is_taken_as_well() -> None:
    stockpile = a_piece(STOCKPILE, tokens={SHIELDS: 1})
    mine = [a_character(FINN, upgrades=[a_piece("01052", "1Dr")])]
    scene = a_table(mine, a_side([KYLO], resources=2), supports=[stockpile]).resolve("Infiltrate", "support")
    assert (scene.placed("Stockpile"), scene.tokens("Stockpile", SHIELDS), scene.resources(THEM)) == (0, 0, 2)


@card("14084")
@rule("D-253")
def test_the_stockpile_takes_the_melee_modifiers_of_such_a_die_and_joins_a_melee_action() -> None:
    mine = [a_character(FINN, showing=["1R"]), a_character(REY, showing=["+2MD", "1MD"])]
    scene = a_table(mine, [KYLO], supports=[STOCKPILE]).resolve("Finn", "support", "+2", "Rey", "Kylo")
    assert (scene.placed("Stockpile"), scene.damage("Kylo"), scene.pool()) == (3, 1, [])


@card("14084")
@rule("DST-AGN-04")
def test_the_stockpile_takes_no_other_color_no_other_symbol_and_no_dice_of_opponents() -> None:
    mine = [a_character(REY, showing=["1R"])]
    scene = a_table(mine, [KYLO], supports=[STOCKPILE]).resolve("Rey")
    assert (scene.placed("Stockpile"), scene.resources()) == (0, 1)
    scene = a_table([a_character(FINN, showing=["1Sh"])], [KYLO], supports=[STOCKPILE]).resolve("Finn", "Finn")
    assert (scene.placed("Stockpile"), scene.shields("Finn")) == (0, 1)
    theirs = [a_character(FINN, showing=["1R"])]
    scene = a_table([KYLO], theirs, supports=[STOCKPILE], turn=THEM).resolve("Finn")
    assert (scene.placed("Stockpile"), scene.resources(THEM)) == (0, 1)


@card("14084")
@rule("DST-AGN-04")
def test_of_two_stockpiles_the_player_chooses_one() -> None:
    mine = [a_character(FINN, showing=["1R"])]
    scene = a_table(mine, [KYLO], supports=[STOCKPILE, STOCKPILE]).resolve("Finn", "support")
    assert len(scene.options) == 2
    scene.answer(scene.options[1])
    assert sum(scene.duel.placed) == 1


@card("14084")
@rule("DST-TOK-15")
def test_the_stockpile_is_discarded_for_as_much_indirect_damage() -> None:
    scene = a_table([FINN], [KYLO], supports=[a_piece(STOCKPILE, damage=3)]).use("Incendiary Stockpile")
    assert (scene.damage("Kylo"), scene.supports(), scene.discard()) == (3, [], ["Incendiary Stockpile"])
    scene = a_table([FINN], [KYLO], supports=[STOCKPILE]).use("Incendiary Stockpile")
    assert (scene.damage("Kylo"), scene.supports()) == (0, [])


# -- Darth Bane --------------------------------------------------------------------------------------------------


@card("12001")
@rule("DST-MEM-03", "D-380")
def test_the_first_ability_on_darth_bane_costs_two_less_and_the_second_one_does_not() -> None:
    scene = a_table([BANE], [REY], hand=[IMMOBILIZE, FORCE_CHOKE], resources=2)
    scene.play("Immobilize").pass_().play("Force Choke", "Darth Bane, Ancient Master")
    assert (scene.upgrades("Darth Bane"), scene.resources()) == (["Immobilize", "Force Choke"], 0)


@card("12001")
@rule("DST-MEM-03")
def test_darth_bane_makes_no_weapon_cheaper_and_no_ability_on_others() -> None:
    scene = a_table([BANE], [REY], hand=[SABER], resources=2)
    assert not scene.can("play Lightsaber")
    scene = a_table([BANE, KYLO], [REY], hand=[IMMOBILIZE], resources=1).play("Immobilize")
    assert (scene.upgrades("Darth Bane"), scene.resources()) == (["Immobilize"], 1)
    scene = a_table([BANE, KYLO], [REY], hand=[IMMOBILIZE], resources=2).play("Immobilize", "Kylo")
    assert (scene.upgrades("Kylo"), scene.resources()) == (["Immobilize"], 0)


@card("12001")
@rule("DST-MEM-03")
def test_the_first_ability_of_the_game_is_remembered_by_a_copy() -> None:
    scene = a_table([BANE], [REY], hand=[IMMOBILIZE], resources=1).play("Immobilize")
    copy = scene.duel.clone()
    assert isinstance(copy, Duel)
    assert copy.spent == scene.duel.spent == (scene.find("Darth Bane"),)


@card("12001")
@rule("D-118", "DST-IND-01")
def test_the_special_of_darth_bane_deals_indirect_damage_by_the_cost_of_an_upgrade() -> None:
    mine = [a_character(BANE, showing=["Sp"], upgrades=[SABER, COMLINK])]
    scene = a_table(mine, [REY]).resolve("Darth Bane", "Lightsaber")
    assert scene.damage("Rey") == 3
    scene = a_table([a_character(BANE, showing=["Sp"]), a_character(KYLO, upgrades=[SABER])], [REY])
    scene.resolve("Darth Bane")
    assert (scene.damage("Rey"), scene.asked) == (0, THEM)


# -- Vibroknuckle Duster -----------------------------------------------------------------------------------------


def _after(scene: Scene) -> bool:
    """Whether the opponent, whose turn it is now, may begin to resolve dice."""
    assert scene.asked == THEM
    return scene.can("resolve")


@card("21042")
@rule("DST-MEM-07", "DST-RSV-06")
def test_the_duster_keeps_an_opponent_from_resolving_dice_in_their_next_turn() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(DUSTER, "2MD")])]
    theirs = [a_character(REY, shields=2, showing=["1MD", "1R"])]
    scene = a_table(mine, theirs).resolve("Vibroknuckle", "Rey")
    assert not _after(scene)
    scene.pass_().activate("Jango Fett")
    assert scene.damage("Rey") == 0
    assert _after(scene)


@card("21042")
@rule("DST-RSV-06")
def test_the_duster_does_nothing_as_a_modifier_against_own_characters_or_for_other_symbols() -> None:
    mine = [a_character(KYLO, showing=["1MD"], upgrades=[a_piece(DUSTER, "+2MD")])]
    theirs = [a_character(REY, showing=["1MD"])]
    assert _after(a_table(mine, theirs).resolve("Kylo", "Vibroknuckle", "Rey"))
    mine = [a_character(KYLO, upgrades=[a_piece(DUSTER, "2MD")])]
    assert _after(a_table(mine, theirs).resolve("Vibroknuckle", "Kylo"))
    mine = [a_character(KYLO, upgrades=[a_piece(DUSTER, "1R")])]
    assert _after(a_table(mine, theirs).resolve("Vibroknuckle"))


@card("21042")
@rule("DST-AMB-01")
def test_the_duster_has_ambush() -> None:
    scene = a_table([JANGO], [REY], hand=[DUSTER], resources=2).play("Vibroknuckle")
    assert scene.asked == ME


# -- Qi'ra -------------------------------------------------------------------------------------------------------


@card("22032")
@rule("DST-CHM-01", "DST-CHM-02")
def test_qira_places_a_charm_token_and_removes_one_for_damage() -> None:
    scene = a_table([QIRA], [KYLO]).activate("Qi'ra", "yes", "Kylo")
    assert scene.tokens("Kylo", CHARMS) == 1
    scene.pass_().use("Qi'ra")
    assert (scene.tokens("Kylo", CHARMS), scene.damage("Kylo")) == (0, 1)


@card("22032")
@rule("D-53")
def test_qira_deals_nothing_without_a_charm_token() -> None:
    scene = a_table([QIRA], [KYLO]).use("Qi'ra")
    assert (scene.damage("Kylo"), scene.asked) == (0, THEM)


@card("22032")
@rule("DST-TKN-02", "D-265")
def test_qira_gains_a_resource_the_first_time_she_hurts_a_yellow_character_of_hers() -> None:
    mine = [a_character(QIRA, tokens={CHARMS: 1}), a_character(FINN, showing=["1RD", "2RD"])]
    scene = a_table(mine, [KYLO]).use("Qi'ra").pass_()
    assert (scene.damage("Qi'ra"), scene.resources()) == (1, 1)
    scene.resolve("Finn die (1 ranged)", "Finn", "no more")
    assert (scene.damage("Finn"), scene.resources()) == (1, 1)


@card("22032")
@rule("DST-TKN-02")
def test_qira_gains_nothing_for_other_colors_or_for_damage_by_an_opponent() -> None:
    mine = [QIRA_READY, a_character(KYLO, tokens={CHARMS: 1})]
    scene = a_table(mine, [REY]).use("Qi'ra")
    assert (scene.damage("Kylo"), scene.resources()) == (1, 0)
    scene = a_table([QIRA], [a_character(REY, showing=["1MD"])], turn=THEM).resolve("Rey", "Qi'ra")
    assert (scene.damage("Qi'ra"), scene.resources()) == (1, 0)


QIRA_READY = a_character(QIRA)


# -- Wedge's X-Wing ----------------------------------------------------------------------------------------------


@card("16061")
@rule("DST-PIL-06")
def test_wedge_may_be_given_a_shield_when_he_begins_to_pilot_his_xwing() -> None:
    scene = a_table([WEDGE], [KYLO], supports=[XWING]).roll_next(0, 0)
    scene.activate("Wedge Antilles", "begin to pilot", "Wedge's X-Wing")
    scene.answer("no")
    assert "1 shield" in scene.prompt
    scene.answer("yes")
    assert scene.shields("Wedge Antilles") == 1


@card("16061")
@rule("DST-PIL-06")
def test_the_xwing_gives_no_shield_to_another_pilot() -> None:
    scene = a_table([PILOT], [KYLO], supports=[XWING]).roll_next(0, 0).activate("Rebel Pilot", "Wedge's X-Wing")
    assert (scene.shields("Rebel Pilot"), scene.asked) == (0, THEM)


@card("16061")
@rule("DST-TOK-05")
def test_a_blank_of_the_xwing_may_place_damage_on_an_opposing_support_or_upgrade() -> None:
    theirs = a_side([a_character(KYLO, upgrades=[SABER])], supports=[OUTPOST])
    scene = a_table([FINN], theirs, supports=[XWING, COMLINK_SUPPORT]).roll_next(5).activate("Wedge's X-Wing", "yes")
    assert not scene.can("Wedge's X-Wing")
    scene.answer("Lightsaber")
    assert (scene.placed("Lightsaber"), scene.placed("Outpost")) == (1, 0)
    scene = a_table([FINN], theirs, supports=[XWING]).roll_next(0).activate("Wedge's X-Wing")
    assert (scene.placed("Lightsaber"), scene.asked) == (0, THEM)


COMLINK_SUPPORT = "01053"
FREE_SUPPORT = "16091"
"""Supply Team, which costs 0."""


@card("16061")
@rule("D-118")
def test_the_xwing_discards_a_card_with_as_much_damage_as_it_costs() -> None:
    theirs = a_side([a_character(KYLO, upgrades=[a_piece(SABER, damage=2)])], supports=[a_piece(OUTPOST, damage=2)])
    scene = a_table([FINN], theirs, supports=[a_piece(XWING, "1RD")]).use("Wedge's X-Wing")
    assert (scene.supports(THEM), scene.upgrades("Kylo"), scene.pool()) == ([], ["Lightsaber"], [])


@card("16061")
@rule("D-740")
def test_the_xwing_discards_no_card_that_costs_nothing_and_has_no_damage_on_it() -> None:
    scene = a_table([FINN], a_side([KYLO], supports=[FREE_SUPPORT]), supports=[a_piece(XWING, "1RD")])
    assert scene.use("Wedge's X-Wing").supports(THEM) == ["Supply Team"]
    theirs = a_side([KYLO], supports=[a_piece(FREE_SUPPORT, damage=1), OUTPOST])
    scene = a_table([FINN], theirs, supports=[a_piece(XWING, "1RD")])
    assert scene.use("Wedge's X-Wing").supports(THEM) == ["Outpost"]


@card("16061")
@rule("D-53")
def test_the_xwing_needs_its_die_to_discard() -> None:
    theirs = a_side([KYLO], supports=[a_piece(OUTPOST, damage=2)])
    scene = a_table([FINN], theirs, supports=[XWING]).use("Wedge's X-Wing")
    assert (scene.supports(THEM), scene.asked) == (["Outpost"], THEM)


# -- TIE Interceptor ---------------------------------------------------------------------------------------------


@card("19006")
@rule("DST-PIL-04", "DST-VAL-03")
def test_a_piloted_interceptor_deals_one_more() -> None:
    scene = a_table([PILOT], [KYLO], supports=[TIE]).roll_next(0, 0).activate("Rebel Pilot", "TIE Interceptor")
    scene.pass_().resolve("TIE Interceptor", "yes", "Kylo")
    assert scene.damage("Kylo") == 2


@card("19006")
@rule("DST-PIL-04")
def test_an_interceptor_without_a_pilot_or_declined_deals_what_it_shows() -> None:
    scene = a_table([FINN], [KYLO], supports=[a_piece(TIE, "2RD")]).resolve("TIE Interceptor", "Kylo")
    assert scene.damage("Kylo") == 2
    scene = a_table([PILOT], [KYLO], supports=[TIE]).roll_next(0, 0).activate("Rebel Pilot", "TIE Interceptor")
    scene.pass_().resolve("TIE Interceptor", "no", "Kylo")
    assert scene.damage("Kylo") == 1


# -- Electrohammer -----------------------------------------------------------------------------------------------


@card("15025")
@rule("DST-RSV-06", "DST-CPR-07")
def test_the_electrohammer_may_remove_a_die_of_the_character_it_hits() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(HAMMER, "2MD")])]
    theirs = [a_character(REY, showing=["1MD"], upgrades=[a_piece(SABER, "1Sh")]), a_character(LUKE, showing=["2MD"])]
    scene = a_table(mine, theirs).resolve("Electrohammer", "Rey", "yes")
    assert not scene.can("Luke")
    scene.answer("Lightsaber")
    assert (scene.pool(THEM), scene.damage("Rey")) == (["1MD", "2MD"], 2)


@card("15025")
@rule("DST-RSV-06")
def test_the_electrohammer_asks_nothing_where_that_character_has_no_die_or_another_die_hit_it() -> None:
    mine = [a_character(TROOPER, showing=["2RD"], upgrades=[a_piece(HAMMER, "2MD")])]
    theirs = [a_character(REY), a_character(LUKE, showing=["2MD"])]
    scene = a_table(mine, theirs).resolve("Electrohammer", "Rey")
    assert (scene.pool(THEM), scene.asked) == (["2MD"], THEM)
    scene = a_table(mine, theirs).resolve("First Order Stormtrooper", "Luke")
    assert (scene.pool(THEM), scene.asked) == (["2MD"], THEM)


# -- Rukh --------------------------------------------------------------------------------------------------------


@card("21015")
@rule("DST-OPD-04", "DST-VAL-03")
def test_rukh_resolves_a_die_for_one_more_after_an_opposing_die_was_turned() -> None:
    mine = [a_character(RUKH, showing=["1MD"]), a_character(KYLO)]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])], hand=[USE_THE_FORCE], resources=1)
    scene.play("Use the Force", "Rey", "1 discard", "yes", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (2, [])


@card("21015")
@rule("DST-OPD-04", "DST-GRD-01")
def test_rukh_is_a_guardian_and_acts_after_the_removal() -> None:
    scene = a_table([RUKH], [a_character(REY, showing=["1MD"])]).roll_next(0)
    scene.activate("Rukh", "Rey die", "yes", "Rey")
    assert (scene.pool(THEM), scene.damage("Rukh"), scene.damage("Rey"), scene.pool()) == ([], 1, 2, [])


@card("21015")
@rule("DST-OPD-04")
def test_rukh_does_not_act_for_own_dice_or_without_damage_showing() -> None:
    mine = [a_character(RUKH, showing=["1Dr"]), a_character(KYLO)]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])], hand=[USE_THE_FORCE], resources=1)
    scene.play("Use the Force", "Rey", "1 discard")
    assert (scene.damage("Rey"), scene.asked) == (0, THEM)
    mine = [a_character(RUKH, showing=["1MD"]), a_character(DOOKU, showing=["1F"])]
    scene = a_table(mine, [REY]).resolve("Count Dooku", "Rukh", "1 disrupt")
    assert (scene.damage("Rey"), scene.pool(), scene.asked) == (0, ["1Dr"], THEM)


@card("21015")
@rule("DST-OPD-04")
def test_rukh_acts_after_an_opponent_has_removed_a_die_because_of_your_event() -> None:
    theirs = [a_character(REY, showing=["1MD", "1Dc"])]
    scene = a_table([a_character(RUKH, showing=["1MD"])], theirs, hand=[CLOSING_THE_NET], resources=1)
    scene.play("Closing the Net", "1 melee", "no", "yes", "Rey")
    assert (scene.pool(THEM), scene.damage("Rey"), scene.pool()) == (["1Dc"], 2, [])


@card("22014")
@rule("DST-OPD-04")
def test_force_retaliation_answers_an_event_that_makes_its_player_remove_a_die() -> None:
    mine = [a_character(REY, showing=["1MD"], upgrades=["22014"])]
    theirs = a_side([KYLO], hand=[CLOSING_THE_NET], resources=1)
    scene = a_table(mine, theirs, turn=THEM).play("Closing the Net", "no", "yes", "Kylo")
    assert (scene.pool(), scene.damage("Kylo")) == ([], 1)
