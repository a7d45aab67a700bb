"""Cards of Awaiting Fate about odd costs and values, curses, damage symbols, Lightsabers, and sentences like theirs in
older sets.
"""

from __future__ import annotations

from sandtable.games.destiny.tokens import CHARMS, RESOURCES, SHIELDS
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

REY, KYLO, LUKE, PHASMA, JABBA, TROOPER, FINN = "01038", "01011", "01035", "01001", "01020", "01002", "01045"
SABER, PISTOL, FALCON, COVER = "01059", "01054", "01049", "01157"
MORGAN, MARROK, SHIN, FIGHTER, SHUTTLE, BOKKEN, TECH, CORVETTE, KOMRK = (
    "24018", "24004", "24005", "24013", "24053", "24054", "24059", "24065", "24078",
)  # fmt: skip
MOTHERS, POWER, MAJORDOMO, HENGE, FORGE = "24011", "24012", "24098", "24089", "24114"


# -- characters --------------------------------------------------------------------------------------------------


@card("24018")
@rule("DST-VAL-03", "DST-ASD-12")
def test_morgan_gathers_a_resource_for_each_odd_die_and_calls_thrawn_for_four() -> None:
    scene = a_table([a_character(MORGAN, showing=("1R", "2MD"))], [KYLO]).resolve("Morgan Elsbeth die (1")
    assert scene.tokens("Morgan", RESOURCES) == 1
    scene.pass_().resolve("Morgan", "Kylo")
    assert scene.tokens("Morgan", RESOURCES) == 1, "2 is even"
    rich = a_table([a_character(MORGAN, tokens={RESOURCES: 4})], [KYLO]).roll_next(0).use("Morgan Elsbeth")
    assert (rich.tokens("Morgan", RESOURCES), len(rich.pool())) == (0, 1)
    poor = a_table([a_character(MORGAN, tokens={RESOURCES: 3})], [KYLO]).use("Morgan Elsbeth")
    assert (poor.tokens("Morgan", RESOURCES), poor.pool()) == (3, [])


@card("24004")
@rule("D-297", "DST-ACX-06")
def test_marrok_plays_a_downgrade_for_less_and_a_curse_gives_an_action() -> None:
    mine = [a_character(MARROK, showing=("1MD",))]
    scene = a_table(mine, [PHASMA], hand=["11007", "09160"], resources=1).use("Marrok", "Hex")
    assert (scene.downgrades("Phasma"), scene.resources(), scene.pool(), scene.asked) == (["Hex"], 1, [], 0)
    other = a_table(mine, [PHASMA], hand=["11007", "09160"], resources=1).use("Marrok", "Shock")
    assert (other.downgrades("Phasma"), other.resources(), other.asked) == (["Shock Collar"], 0, THEM)


@card("24004")
@rule("D-53")
def test_marrok_needs_a_blue_die() -> None:
    mine: Team = [MARROK, a_character(PHASMA, showing=("1RD",))]
    scene = a_table(mine, [KYLO], hand=["11007"], resources=1).use("Marrok")
    assert (scene.pool(), scene.hand()) == (["1RD"], ["Hex"])


@card("24005")
@rule("DST-CHE-01")
def test_shin_hati_shields_or_deals_damage_for_values_of_zero() -> None:
    mine = [a_character(SHIN, showing=("Sp",))]
    theirs = [a_character(KYLO, showing=("-", "-")), a_character(PHASMA, showing=("-", "-"))]
    scene = a_table(mine, theirs).resolve("Shin Hati", "deal", "3 to Captain Phasma")
    assert scene.damage("Phasma") == 3, "the special is a zero as well, and three is the most"
    shield = a_table(mine, theirs).resolve("Shin Hati", "give", "Shin")
    assert shield.shields("Shin") == 1


@card("24005", "24013")
@rule("DST-PIL-06")
def test_shin_hati_in_her_fighter_may_turn_a_die_to_a_zero() -> None:
    theirs = [a_character(KYLO, showing=("2MD1",))]
    scene = a_table([SHIN], theirs, supports=[FIGHTER]).roll_next(0, 1)
    scene.activate("Shin Hati", "RP82 Fiend Fighter")
    while "which ability" in scene.prompt:
        scene.answer(scene.options[0])
    scene.answer("yes", "Kylo", "blank")
    assert (scene.pool(THEM), scene.pool()) == (["-"], ["1MD", "2ID"])


@card("24013")
def test_the_fiend_fighters_special_deals_three_where_a_blank_shows() -> None:
    mine = [a_piece(FIGHTER, "Sp")]
    scene = a_table([SHIN], [KYLO], supports=mine).resolve("RP82", "Kylo")
    assert scene.damage("Kylo") == 2
    blank = a_table([SHIN], [a_character(KYLO, showing=("-",))], supports=mine).resolve("RP82", "Kylo")
    assert blank.damage("Kylo") == 3


@card("24059")
@rule("DST-SRH-01")
def test_tech_draws_and_puts_a_card_under_the_deck_and_searches_for_a_weapon() -> None:
    scene = a_table([TECH], [KYLO], hand=[COVER], deck=[PISTOL, SABER]).use("Tech", "Take Cover")
    assert (scene.hand(), scene.deck()) == (["DH-17 Blaster Pistol"], ["Lightsaber", "Take Cover"])
    mine = [a_character(TECH, showing=("Sp",))]
    scene = a_table(mine, [KYLO], deck=[COVER, PISTOL]).resolve("Tech", "deck", "DH-17")
    assert (scene.upgrades("Tech"), scene.deck()) == (["DH-17 Blaster Pistol"], ["Take Cover"])
    pile = a_table(mine, [KYLO], deck=[COVER], discard=[PISTOL]).resolve("Tech", "discard", "DH-17")
    assert pile.upgrades("Tech") == ["DH-17 Blaster Pistol"]


@card("24098")
@rule("DST-CHM-01", "DST-CHM-02")
def test_the_majordomo_makes_a_player_discard_who_may_hurt_somebody_then() -> None:
    theirs = a_side([a_character(KYLO, tokens={CHARMS: 1})], hand=[COVER, PISTOL])
    scene = a_table([MAJORDOMO], theirs).use("Mok Shaiz's Majordomo")
    assert scene.asked == THEM
    scene.answer("Take Cover", "yes", "Majordomo")
    assert (scene.hand(THEM), scene.damage("Majordomo"), scene.tokens("Kylo", CHARMS)) == (
        ["DH-17 Blaster Pistol"],
        1,
        0,
    )
    charmed = a_table([MAJORDOMO], [KYLO]).activate("Mok Shaiz's Majordomo", "yes", "Kylo")
    assert charmed.tokens("Kylo", CHARMS) == 1


@card("24098")
@rule("DST-THN-01")
def test_a_player_without_a_hand_hurts_nobody_for_the_majordomo() -> None:
    scene = a_table([MAJORDOMO], [a_character(KYLO, tokens={CHARMS: 1})]).use("Mok Shaiz's Majordomo")
    assert (scene.damage("Majordomo"), scene.tokens("Kylo", CHARMS)) == (0, 0) and not scene.can("yes")


@card("07073")
def test_leia_removes_a_character_die_to_discard_as_many_cards_of_a_deck() -> None:
    mine = [a_character("07073", showing=("2F",))]
    theirs = a_side([KYLO], deck=[COVER, PISTOL, SABER])
    scene = a_table(mine, theirs, deck=[COVER]).use("Leia Organa", "player 2")
    assert (scene.pool(), scene.deck(THEM), scene.deck()) == ([], ["Lightsaber"], ["Take Cover"])
    idle = a_table(["07073"], theirs).use("Leia Organa")
    assert (len(idle.deck(THEM)), idle.used("Leia")) == (3, True)


@card("12088")
@rule("DST-ASI-01")
def test_a_master_smuggler_may_resolve_a_scoundrels_die_for_resources() -> None:
    mine = [a_character("12088"), a_character(FINN, showing=("2RD",)), a_character(REY, showing=("1MD",))]
    scene = a_table(mine, [KYLO]).roll_next(2).activate("Master Smuggler", "yes", "Finn")
    assert (scene.resources(), sorted(scene.pool())) == (2, ["1Dr", "1MD"])
    declined = a_table(mine, [KYLO]).roll_next(2).activate("Master Smuggler", "no")
    assert (declined.resources(), len(declined.pool())) == (0, 3)


# -- upgrades and supports ---------------------------------------------------------------------------------------


@card("24103")
@rule("DST-VAL-03")
def test_salvaged_legacy_deals_the_value_of_any_die() -> None:
    mine = [a_character(FINN, upgrades=(a_piece("24103", "Sp"),))]
    theirs = [a_character(KYLO, showing=("2MD1", "-"))]
    scene = a_table(mine, theirs).resolve("Salvaged Legacy", "2 melee")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (2, ["2MD1", "-"])
    blank = a_table(mine, theirs).resolve("Salvaged Legacy", "blank")
    assert blank.damage("Kylo") == 0


@card("24053")
@rule("DST-PIL-08")
def test_the_jedi_shuttle_is_piloted_by_huyang_and_heals_or_plays_a_lightsaber() -> None:
    piloted = a_table(["24046"], [KYLO], supports=[SHUTTLE]).roll_next(0, 2)
    piloted.activate("Professor Huyang", "T-6")
    assert piloted.pool() == ["1MD", "2Sh"]
    mine = [a_character(LUKE, damage=1)]
    heal = a_table(mine, [KYLO], supports=[a_piece(SHUTTLE, "Sp")]).resolve("Ahsoka Tano's", "heal", "Luke")
    assert heal.damage("Luke") == 0
    board = a_table(mine, [KYLO], supports=[a_piece(SHUTTLE, "Sp")], discard=[SABER, PISTOL], resources=2)
    board.resolve("Ahsoka Tano's", "play", "Lightsaber")
    assert (board.upgrades("Luke"), board.resources(), board.discard()) == (["Lightsaber"], 0, ["DH-17 Blaster Pistol"])


@card("24054")
@rule("DST-RTC-03")
def test_a_bokken_saber_needs_no_other_die_on_an_apprentice_or_a_blue_nobody() -> None:
    for bearer, is_free in ((KYLO, True), ("01012", True), (LUKE, False)):
        scene = a_table([a_character(bearer, upgrades=(a_piece(BOKKEN, "+2MD"),))], [PHASMA])
        assert scene.can("resolve Bokken") is is_free, bearer


@card("24065")
def test_the_corvette_goes_to_discard_a_support_or_two_dice_and_its_player_draws() -> None:
    theirs = a_side([a_character(KYLO, showing=("1MD", "1R"))], supports=[FALCON])
    scene = a_table([FINN], theirs, supports=[CORVETTE], deck=[COVER, PISTOL])
    scene.use("Hammerhead Corvette", "discard a support")
    assert (scene.supports(), scene.supports(THEM), scene.hand()) == ([], [], ["Take Cover"])
    scene = a_table([FINN], theirs, supports=[CORVETTE], deck=[COVER, PISTOL])
    scene.use("Hammerhead Corvette", "remove up to 2", "1 melee", "1 resource")
    assert (scene.supports(), scene.pool(THEM), scene.hand()) == ([], [], ["Take Cover"])


@card("24078")
@rule("DST-TOK-01", "DST-TOK-12")
def test_a_komrk_fighter_brings_three_shields_and_hands_them_on() -> None:
    scene = a_table([FINN], [KYLO], hand=[KOMRK], supports=[FALCON], resources=3).play("Kom'rk")
    assert scene.tokens("Kom'rk", SHIELDS) == 3
    scene.pass_().use("Kom'rk-Class Fighter", "Millennium")
    assert (scene.tokens("Kom'rk", SHIELDS), scene.tokens("Millennium", SHIELDS)) == (2, 1)


@card("24011")
def test_the_great_mothers_heal_after_odd_costs_and_are_readied_by_curses() -> None:
    mine = [a_character(KYLO, damage=2)]
    scene = a_table(mine, [PHASMA], hand=["11007"], supports=[MOTHERS], resources=1).play("Hex")
    while not scene.can("yes"):
        scene.answer("heal")
    scene.answer("yes", "Kylo", "yes")
    assert (scene.damage("Kylo"), scene.exhausted("Great Mothers")) == (1, False)
    even = a_table(mine, [REY], hand=[COVER], supports=[MOTHERS]).play("Take Cover", "Kylo")
    assert (even.damage("Kylo"), even.asked) == (2, THEM)


@card("24012")
@rule("DST-TOK-15")
def test_power_gathers_for_melee_damage_and_goes_to_remove_a_lesser_die() -> None:
    mine = [a_character(REY, showing=("1MD", "1R"))]
    scene = a_table(mine, [KYLO], supports=[POWER]).resolve("Rey die (1 melee", "Kylo")
    assert scene.tokens("Power", RESOURCES) == 1
    theirs = [a_character(KYLO, showing=("1MD", "2MD1"))]
    scene = a_table([REY], theirs, supports=[a_piece(POWER, tokens={RESOURCES: 2})]).use("Power")
    assert (scene.pool(THEM), scene.supports()) == (["2MD1"], [])


@card("24012", "11134")
@rule("DST-WLD-02", "DST-RSV-01")
def test_power_does_not_gather_for_a_wildcard() -> None:
    mine = [a_character("12071", showing=("1MD",))]
    scene = a_table(mine, [KYLO], supports=[POWER, a_piece("11134", "+2*")]).resolve("Kashyyyk", "AT-RT", "Kylo")
    assert (scene.damage("Kylo"), scene.tokens("Power", RESOURCES)) == (3, 1)


# -- events and battlefields -------------------------------------------------------------------------------------


@card("24006")
def test_emergence_deals_as_much_damage_as_odd_costs_were_revealed() -> None:
    scene = a_table([KYLO], [REY], hand=["24006"], deck=[PISTOL, COVER, SABER, PISTOL], resources=1).play("Emergence")
    assert (scene.damage("Rey"), len(scene.deck())) == (2, 4)
    even = a_table([KYLO], [REY], hand=["24006"], deck=[COVER, COVER], resources=1).play("Emergence")
    assert even.damage("Rey") == 0


@card("24008")
@rule("DST-SPX-04")
def test_the_chosen_one_needs_a_single_blue_character_die() -> None:
    mine: Team = [a_character(REY, showing=("1MD",)), a_character(PHASMA, showing=("2RD",))]
    scene = a_table(mine, [KYLO], hand=["24008"]).play("The Chosen One", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, ["2RD"])
    assert not a_table([a_character(REY, showing=("1MD", "1R"))], [KYLO], hand=["24008"]).can("play The Chosen")
    assert not a_table([a_character(PHASMA, showing=("2RD",))], [KYLO], hand=["24008"]).can("play The Chosen")


@card("24062")
def test_opportunistic_offense_plays_an_upgrade_for_a_die_or_for_damage() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table([LUKE], theirs, hand=["24062", SABER], resources=4).play("Opportunistic", "Lightsaber", "deal")
    assert (scene.damage("Kylo"), scene.upgrades("Luke"), scene.resources()) == (3, ["Lightsaber"], 0)
    scene = a_table([LUKE], theirs, hand=["24062", SABER], resources=4).play("Opportunistic", "Lightsaber", "remove")
    assert (scene.pool(THEM), scene.upgrades("Luke")) == ([], ["Lightsaber"])
    none = a_table([LUKE], theirs, hand=["24062", SABER], resources=1).play("Opportunistic")
    assert (none.pool(THEM), none.damage("Kylo")) == (["1MD"], 0)


@card("14008")
@rule("DST-OPD-01", "DST-OPD-07")
def test_a_vicious_rebuttal_lets_both_resolve_the_same_die() -> None:
    theirs = [a_character(KYLO, showing=("2MD1",))]
    scene = a_table([REY], theirs, hand=["14008"], resources=2).play("Vicious")
    scene.answer("yes", "Rey")
    assert (scene.damage("Rey"), scene.pool(THEM), scene.asked) == (2, ["2MD1"], 0)
    scene.answer("yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(THEM), scene.resources()) == (2, [], 0)


@card("14008")
def test_a_vicious_rebuttal_may_be_left_to_either_player() -> None:
    theirs = [a_character(KYLO, showing=("2MD1",))]
    scene = a_table([REY], theirs, hand=["14008"], resources=2).play("Vicious").answer("no", "yes", "Kylo")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.pool(THEM)) == (0, 2, [])
    scene = a_table([REY], theirs, hand=["14008"], resources=2).play("Vicious").answer("no", "no")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (0, ["2MD1"])
    poor = a_table([REY], theirs, hand=["14008"], resources=1).play("Vicious").answer("no")
    assert (poor.pool(THEM), poor.asked) == (["2MD1"], THEM), "the cost of the die is left to pay"


@card("24089")
def test_the_astral_henge_turns_a_die_and_another_one_like_it() -> None:
    mine = [a_character(KYLO, showing=("-",))]
    scene = a_table(mine, [a_character(LUKE, showing=("3MD",))], battlefield=HENGE)
    scene.use("Astral Henge", "1 resource")
    assert (scene.pool(THEM), scene.pool()) == (["1R"], ["1R"])
    scene = a_table(mine, [a_character(LUKE, showing=("2MD",))], battlefield=HENGE).use("Astral Henge", "3 melee")
    assert (scene.pool(THEM), scene.pool()) == (["3MD"], ["-"]), "Kylo has no such side"


@card("24114")
def test_the_great_forge_readies_or_exhausts_an_upgrade() -> None:
    mine = [a_character(FINN, upgrades=(a_piece(PISTOL, exhausted=True),))]
    scene = a_table(mine, [a_character(KYLO, upgrades=(SABER,))], battlefield=FORGE)
    scene.use("Great Forge", "ready")
    assert not scene.exhausted("DH-17") and scene.used("Great Forge")
    scene = a_table(mine, [a_character(KYLO, upgrades=(SABER,))], battlefield=FORGE)
    scene.use("Great Forge", "exhaust an upgrade")
    assert scene.exhausted("Lightsaber")
