"""Cards of Uncharted Alliances: creatures, partisans, hunters, walkers; and older cards that their decks play."""

from __future__ import annotations

from sandtable.games.destiny.tokens import DAMAGE, RESOURCES
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

REY, KYLO, LUKE, PHASMA, JABBA, TROOPER, FINN = "01038", "01011", "01035", "01001", "01020", "01002", "01045"
SABER, PISTOL, FALCON, COVER, MARK, WANTED = "01059", "01054", "01049", "01157", "09039", "09143"
VEERS, AT_ST, BOBA, RANCOR, SLAVE, SAW, MOROFF, KRAYT, FERAL = (
    "25005", "25007", "25009", "25012", "25013", "25023", "25026", "25033", "25037",
)  # fmt: skip


# -- creatures ---------------------------------------------------------------------------------------------------


@card("25012")
def test_the_rancor_may_be_readied_after_an_opponents_character_is_defeated() -> None:
    theirs: Team = [a_character(KYLO, damage=10), PHASMA]
    mine = [a_character(REY, showing=("1MD",))]
    scene = a_table(mine, theirs, supports=[a_piece(RANCOR, exhausted=True)]).resolve("Rey", "Kylo", "yes")
    assert not scene.exhausted("Rancor")
    scene = a_table(mine, theirs, supports=[a_piece(RANCOR, exhausted=True)]).resolve("Rey", "Kylo", "no")
    assert scene.exhausted("Rancor")


@card("25012")
@rule("DST-THN-01", "DST-POW-04")
def test_the_rancor_rerolls_its_die_and_hurts_somebody_if_it_shows_damage() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece(RANCOR, "1R")]).roll_next(0).use("Rancor", "Kylo")
    assert (scene.pool(), scene.damage("Kylo")) == (["3MD"], 2)
    scene = a_table([REY], [KYLO], supports=[a_piece(RANCOR, "3MD")]).roll_next(4).use("Rancor")
    assert (scene.pool(), scene.damage("Kylo"), scene.used("Rancor")) == (["1R"], 0, True)
    idle = a_table([REY], [KYLO], supports=[RANCOR]).use("Rancor")
    assert (idle.damage("Kylo"), idle.pool()) == (0, [])


@card("25033")
@rule("DST-VAL-07", "DST-IND-06")
def test_the_krayt_dragon_deals_half_of_what_it_rolls_rounded_up() -> None:
    for side, dealt in ((0, 2), (2, 3), (4, 2), (5, 3)):
        scene = a_table([REY], [KYLO], supports=[KRAYT]).roll_next(side).activate("Krayt")
        assert scene.damage("Kylo") == dealt, side


@card("25033")
def test_the_krayt_dragon_strikes_back_when_its_die_is_removed_and_not_when_it_is_resolved() -> None:
    theirs = a_side([KYLO], hand=["06012"])
    fencer = a_side([a_character(KYLO, showing=("1MD",))], hand=["06012"], resources=1)
    scene = a_table([REY], fencer, supports=[a_piece(KRAYT, "4MD")], turn=THEM)
    scene.play("Fight Back")
    assert (scene.pool(), scene.damage("Kylo")) == ([], 3)
    scene = a_table([REY], theirs, supports=[a_piece(KRAYT, "4MD")]).resolve("Krayt", "Kylo")
    assert scene.damage("Kylo") == 4


@card("25037")
@rule("DST-MOD-01")
def test_feral_goes_on_a_creature_and_on_nothing_else() -> None:
    scene = a_table([JABBA], [KYLO], hand=[FERAL], supports=[RANCOR, FALCON]).play("Feral")
    assert (scene.upgrades("Rancor"), scene.asked) == (["Feral"], 0), "Ambush"
    assert not a_table([JABBA], [KYLO], hand=[FERAL], supports=[FALCON]).can("play Feral")


@card("25037")
def test_feral_deals_a_damage_after_its_creatures_die_is_resolved() -> None:
    mine = [a_piece(RANCOR, "3MD", upgrades=(FERAL,)), a_piece(FALCON, "3RD")]
    scene = a_table([REY], [KYLO], supports=mine).resolve("Rancor", "Kylo", "yes")
    assert (scene.damage("Kylo"), scene.exhausted("Feral")) == (4, True)
    other = a_table([REY], [KYLO], supports=mine).resolve("Millennium", "Kylo")
    assert (other.damage("Kylo"), other.asked) == (3, THEM)
    declined = a_table([REY], [KYLO], supports=mine).resolve("Rancor", "Kylo", "no")
    assert (declined.damage("Kylo"), declined.exhausted("Feral")) == (3, False)


# -- General Veers, the AT-ST, Surface Attack --------------------------------------------------------------------


@card("25005")
def test_veers_hurts_somebody_after_a_damaged_vehicles_die_is_resolved() -> None:
    scene = a_table([VEERS], [KYLO], supports=[a_piece(FALCON, "3RD", damage=1)])
    scene.resolve("Millennium", "Kylo", "Kylo")
    assert scene.damage("Kylo") == 4
    sound = a_table([VEERS], [KYLO], supports=[a_piece(FALCON, "3RD")]).resolve("Millennium", "Kylo")
    assert (sound.damage("Kylo"), sound.asked) == (3, THEM)


@card("25005")
def test_veers_waits_for_support_dice_of_troopers_and_vehicles_only() -> None:
    mine = [a_character(VEERS, damage=3), a_character(TROOPER, damage=1, showing=("1RD",))]
    scene = a_table(mine, [KYLO], supports=[a_piece(RANCOR, "3MD", damage=1)])
    scene.resolve("Rancor", "Kylo")
    assert (scene.damage("Kylo"), scene.asked) == (3, THEM), "a creature"
    scene.pass_().resolve("First Order Stormtrooper", "Kylo")
    assert (scene.damage("Kylo"), scene.asked) == (4, THEM), "a trooper, but no support"


@card("25005")
@rule("DST-TOK-05")
def test_veers_places_a_damage_on_a_vehicle_once_a_round() -> None:
    theirs = a_side([KYLO], supports=[FALCON])
    scene = a_table([VEERS], theirs, supports=[AT_ST, RANCOR])
    scene.use("General Veers", "AT-ST")
    assert (scene.tokens("AT-ST", DAMAGE), scene.used("Veers")) == (3, True)
    scene = a_table([VEERS], theirs, supports=[RANCOR]).use("General Veers")
    assert scene.tokens("Millennium Falcon", DAMAGE) == 1, "the only vehicle"


@card("25007")
@rule("DST-TOK-01")
def test_the_at_st_enters_play_with_two_damage() -> None:
    scene = a_table([PHASMA], [KYLO], hand=[AT_ST], resources=5).play("AT-ST")
    assert (scene.tokens("AT-ST", DAMAGE), scene.resources()) == (2, 0)


@card("25007")
def test_the_at_st_places_a_damage_and_deals_as_much_as_is_on_it_to_all_of_an_opponent() -> None:
    mine = [a_piece(AT_ST, "Sp", damage=2), a_piece(FALCON)]
    scene = a_table([PHASMA], [KYLO, REY], supports=mine).resolve("AT-ST", "AT-ST")
    assert (scene.tokens("AT-ST", DAMAGE), scene.damage("Kylo"), scene.damage("Rey")) == (3, 3, 3)
    scene = a_table([PHASMA], [KYLO, REY], supports=mine).resolve("AT-ST", "Millennium")
    assert (scene.tokens("Millennium Falcon", DAMAGE), scene.damage("Kylo"), scene.damage("Rey")) == (1, 2, 2)


@card("25006")
@rule("DST-IND-13", "DST-IND-05")
def test_surface_attack_rerolls_all_dice_and_everybody_is_hurt_by_their_own() -> None:
    mine = [a_character(REY, showing=("1R", "1R"))]
    theirs = [a_character(KYLO, showing=("1Sh", "-"))]
    scene = a_table(mine, theirs, hand=["25006"], resources=1)
    scene.roll_next(0, 1, 1, 3).play("Surface Attack")
    assert (scene.pool(), scene.pool(THEM)) == (["1MD", "+2MD"], ["2MD1", "1R"])
    assert (scene.damage("Rey"), scene.damage("Kylo")) == (2, 1)


@card("25006")
@rule("D-66")
def test_surface_attack_hurts_nobody_without_dice_that_show_damage() -> None:
    mine = [a_character(REY, showing=("1MD",))]
    scene = a_table(mine, [KYLO], hand=["25006"], resources=1).roll_next(3).play("Surface Attack")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.pool()) == (0, 0, ["1R"])


# -- hunters -----------------------------------------------------------------------------------------------------


@card("25009")
@rule("DST-DWN-13")
def test_boba_fett_heals_as_many_damage_as_bounties_were_on_the_defeated_character() -> None:
    theirs = [a_character(KYLO, damage=10, downgrades=(MARK, WANTED)), a_character(PHASMA, damage=10)]
    mine = [a_character(BOBA, damage=5, showing=("1RD",)), a_character(REY, showing=("1MD",))]
    scene = a_table(mine, theirs, deck=[COVER] * 3).resolve("Boba", "Kylo", "Boba", "Death", "no", "no")
    assert scene.damage("Boba") == 3
    bare = a_table(mine, theirs).resolve("Rey", "Phasma")
    assert bare.damage("Boba") == 5, "no bounty was on it"


@card("25009")
def test_boba_fett_heals_also_when_the_own_character_with_a_bounty_falls() -> None:
    mine = [a_character(BOBA, damage=5), a_character(REY, damage=9, downgrades=(MARK,))]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo", "Rey", "Player 1")
    assert scene.damage("Boba") == 4


@card("25009")
@rule("D-297", "DST-POW-01")
def test_boba_fett_plays_a_bounty_from_hand_or_pile_to_roll_one_of_his_dice() -> None:
    scene = a_table([BOBA], [KYLO], hand=[MARK], discard=[WANTED])
    scene.roll_next(1).use("Boba Fett", "Wanted")
    assert (scene.downgrades("Kylo"), scene.pool(), scene.hand()) == (["Wanted"], ["2RD"], ["Death Mark"])
    declined = a_table([BOBA], [KYLO], hand=[MARK]).use("Boba Fett", "none")
    assert (declined.pool(), declined.used("Boba")) == ([], True)


@card("25013")
@rule("DST-SPX-02")
def test_slave_one_follows_a_character_with_a_bounty_and_its_pilot_rerolls_two_dice() -> None:
    theirs: Team = [a_character(KYLO, downgrades=(WANTED,)), PHASMA]
    scene = a_table([BOBA], theirs, supports=[SLAVE], turn=THEM)
    scene.roll_next(5, 3, 0).activate("Kylo", "yes")
    assert (scene.pool(), scene.pool(THEM)) == (["1Dr"], ["-"]) and scene.exhausted("Slave 1")
    scene.answer("Slave 1 die", "no more")
    assert scene.pool() == ["2RD"]
    other = a_table([BOBA], theirs, supports=[SLAVE], turn=THEM).activate("Captain Phasma")
    assert not other.exhausted("Slave 1")


@card("25013")
@rule("D-92")
def test_slave_one_rerolls_nothing_without_a_fett_and_something_where_it_is_not_activated() -> None:
    theirs = [a_character(KYLO, downgrades=(WANTED,))]
    scene = a_table([REY], theirs, supports=[SLAVE], turn=THEM).roll_next(5, 3).activate("Kylo", "yes")
    assert (scene.pool(), scene.asked) == (["1Dr"], 0) and scene.can("activate Rey")
    fett = a_table([BOBA], theirs, supports=[SLAVE], turn=THEM).roll_next(5, 0).activate("Kylo", "no", "Kylo Ren die")
    assert (fett.pool(), fett.pool(THEM)) == ([], ["1MD"])


# -- partisans ---------------------------------------------------------------------------------------------------


@card("25023")
@rule("D-206")
def test_saw_may_gather_a_resource_for_each_partisan_that_is_activated() -> None:
    scene = a_table([SAW, REY], [KYLO], supports=[MOROFF])
    scene.roll_next(0).activate("Moroff", "yes")
    assert scene.tokens("Saw", RESOURCES) == 1
    scene.pass_().roll_next(0).activate("Saw", "yes")
    assert scene.tokens("Saw", RESOURCES) == 2
    scene.pass_().roll_next(0).activate("Rey")
    assert (scene.tokens("Saw", RESOURCES), scene.asked) == (2, THEM), "Rey is none"


@card("25023")
@rule("DST-OPD-09")
def test_saws_special_deals_what_he_has_gathered_and_rolls_another_partisans_die() -> None:
    saw = a_character(SAW, showing=("Sp",), tokens={RESOURCES: 5})
    scene = a_table([saw], [KYLO], supports=[MOROFF]).roll_next(0).resolve("Saw", "yes")
    assert (scene.damage("Kylo"), scene.tokens("Saw", RESOURCES), scene.pool()) == (4, 3, ["2RD"])
    poor = a_table([a_character(SAW, showing=("Sp",), tokens={RESOURCES: 1})], [KYLO], supports=[MOROFF])
    poor.resolve("Saw")
    assert (poor.damage("Kylo"), poor.tokens("Saw", RESOURCES), poor.pool()) == (1, 1, [])
    bare = a_table([a_character(SAW, showing=("Sp",))], [KYLO], supports=[MOROFF]).resolve("Saw")
    assert (bare.damage("Kylo"), bare.pool()) == (0, [])


@card("25026")
def test_moroff_strikes_as_he_leaves_after_an_opponents_claim() -> None:
    scene = a_table([SAW], [KYLO], supports=[MOROFF], turn=THEM, holder=THEM).claim("no", "yes")
    assert (scene.supports(), scene.damage("Kylo")) == ([], 2)
    kept = a_table([SAW], [KYLO], supports=[MOROFF], turn=THEM, holder=THEM).claim("no", "no")
    assert (kept.supports(), kept.damage("Kylo")) == (["Moroff"], 0)


@card("25026")
@rule("DST-SPX-01")
def test_moroffs_special_counts_partisans_of_all_types() -> None:
    scene = a_table([SAW, REY], [KYLO], supports=[a_piece(MOROFF, "Sp")]).resolve("Moroff", "2")
    assert scene.damage("Kylo") == 2
    fewer = a_table([SAW, REY], [KYLO], supports=[a_piece(MOROFF, "Sp")]).resolve("Moroff", "0")
    assert fewer.damage("Kylo") == 0


# -- older cards -------------------------------------------------------------------------------------------------


@card("07115", "20303")
@rule("DST-RDP-02")
def test_built_to_last_lets_unique_upgrades_move_when_their_character_falls() -> None:
    mine: Team = [a_character(REY, damage=9, upgrades=("24055", PISTOL)), FINN]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], plots=["07115"], turn=THEM)
    scene.resolve("Kylo", "Rey", "Finn")
    assert (scene.upgrades("Finn"), scene.discard()) == (["Luke Skywalker's Lightsaber"], ["DH-17 Blaster Pistol"])


@card("07115", "20303")
@rule("DST-PLT-10")
def test_built_to_last_pays_for_a_unique_upgrade_once_a_round() -> None:
    scene = a_table([LUKE], [KYLO], hand=["24055", "24055", PISTOL], resources=4, plots=["07115"])
    scene.play("Luke Skywalker's Lightsaber", "yes")
    assert (scene.resources(), scene.exhausted("Built to Last")) == (2, True)
    other = a_table([FINN], [KYLO], hand=[PISTOL], resources=1, plots=["07115"]).play("DH-17")
    assert (other.resources(), other.asked) == (0, THEM), "not unique"


@card("22028")
@rule("DST-POW-01")
def test_a_military_strategist_counts_the_kinds_of_damage_in_the_pool() -> None:
    mine = [a_character(PHASMA, upgrades=("22028",)), a_character(REY, showing=("1MD", "+2MD"))]
    scene = a_table(mine, [KYLO], supports=[a_piece(FALCON, "3RD"), a_piece("05070", "3ID")])
    scene.use("Military Strategist")
    assert scene.damage("Kylo") == 3
    none = a_table([a_character(PHASMA, upgrades=("22028",))], [KYLO]).use("Military Strategist")
    assert (none.damage("Kylo"), none.used("Military")) == (0, True)


@card("22028")
@rule("DST-PRE-01")
def test_a_military_strategist_is_for_red_characters() -> None:
    scene = a_table([REY, PHASMA], [KYLO], hand=["22028"], resources=2).play("Military Strategist")
    assert scene.upgrades("Phasma") == ["Military Strategist"]


@card("09115", "20186")
def test_a_power_cell_adds_to_the_damage_of_a_lightsaber() -> None:
    mine = [a_character(LUKE, upgrades=(a_piece(SABER, "3MD1"), a_piece(PISTOL, "1RD")))]
    scene = a_table(mine, [KYLO], supports=["09115"], resources=1).resolve("Lightsaber", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.exhausted("Diatium")) == (4, True)
    other = a_table(mine, [KYLO], supports=["09115"], resources=1).resolve("DH-17", "Kylo")
    assert (other.damage("Kylo"), other.exhausted("Diatium")) == (1, False)
    shield = a_table([a_character(LUKE, upgrades=(a_piece(SABER, "1Sh"),))], [KYLO], supports=["09115"])
    shield.resolve("Lightsaber", "Luke")
    assert (shield.shields("Luke"), shield.exhausted("Diatium")) == (1, False), "no damage"
