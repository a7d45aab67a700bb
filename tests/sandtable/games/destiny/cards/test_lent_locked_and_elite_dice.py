"""Dice in an opponent's pool, dice that are locked, dice before an action, upgrades that become elite; and who is
forced to gain or lose.
"""

from __future__ import annotations

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import THEM, THIRD, Team, a_character, a_free_for_all, a_piece, a_side, a_table

REY, KYLO, LUKE, PHASMA, JABBA, TROOPER, FINN = "01038", "01011", "01035", "01001", "01020", "01002", "01045"
SABER, PISTOL, FALCON, COVER, MARK, WANTED = "01059", "01054", "01049", "01157", "09039", "09143"
BODHI, DUME, RIFLE, SWINDLER, HUYANG, BIKE, SAW = "25031", "25017", "24113", "24040", "24046", "23107", "25023"


# -- Bodhi Rook --------------------------------------------------------------------------------------------------


@card("25031")
@rule("D-335")
def test_bodhi_rolls_into_the_pool_of_an_opponent_who_activates_a_character() -> None:
    theirs = a_side([KYLO], supports=[FALCON])
    scene = a_table([REY], theirs, supports=[BODHI], turn=THEM).roll_next(0, 3).activate("Kylo")
    assert (scene.pool(THEM), scene.pool()) == (["1MD", "0R"], [])
    scene = a_table([REY], theirs, supports=[BODHI], turn=THEM).roll_next(0).activate("Millennium")
    assert scene.pool(THEM) == ["3RD"], "no character"


@card("25031")
def test_bodhi_leaves_the_pool_with_a_die_of_the_same_symbol() -> None:
    theirs = a_side([a_character(KYLO, exhausted=False), a_character(PHASMA, showing=("1R", "2RD"))])
    scene = a_table([REY], theirs, supports=[BODHI], turn=THEM).roll_next(0, 3).activate("Kylo")
    assert scene.pool(THEM) == ["1R", "2RD", "1MD", "0R"]
    scene.use("Bodhi Rook")
    assert (scene.pool(THEM), scene.used("Bodhi")) == (["2RD", "1MD"], True), "the resource goes, the only one"


@card("25031")
@rule("DST-POW-04")
def test_bodhis_power_action_does_nothing_while_his_die_is_not_at_an_opponents() -> None:
    theirs = [a_character(PHASMA, showing=("1R",))]
    scene = a_table([REY], theirs, supports=[a_piece(BODHI, "0R")]).use("Bodhi Rook")
    assert (scene.pool(), scene.pool(THEM)) == (["0R"], ["1R"])


# -- Cycler Rifle ------------------------------------------------------------------------------------------------


@card("24113")
@rule("D-542")
def test_a_cycler_rifle_is_locked_until_one_of_the_dice_is_removed() -> None:
    mine = [a_character(FINN, showing=("1Sh",), upgrades=(a_piece(RIFLE, "3RD"),))]
    scene = a_table(mine, [KYLO])
    assert not scene.can("resolve Cycler")
    scene.use("Cycler Rifle", "Finn")
    assert (scene.pool(), scene.exhausted("Cycler")) == (["3RD"], True)
    scene.pass_().resolve("Cycler Rifle", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, [])


@card("24113")
@rule("D-542")
def test_a_locked_cycler_rifle_modifies_nothing_and_no_card_of_its_player_resolves_it() -> None:
    ready, used = a_piece(RIFLE, "+4RD1"), a_piece(RIFLE, "+4RD1", exhausted=True)
    locked = a_table([a_character(FINN, showing=("1RD",), upgrades=(ready,))], [KYLO], resources=1)
    locked.resolve("Finn", "Kylo")
    assert (locked.damage("Kylo"), locked.pool()) == (1, ["+4RD1"])
    free = a_table([a_character(FINN, showing=("1RD",), upgrades=(used,))], [KYLO], resources=1)
    free.resolve("Finn", "Cycler", "Kylo")
    assert (free.damage("Kylo"), free.pool()) == (5, [])
    event = a_table([a_character(FINN, upgrades=(a_piece(RIFLE, "3RD"),))], [KYLO], hand=["06014"], resources=2)
    event.play("Surprise Attack")
    assert (event.damage("Kylo"), event.pool()) == (0, ["3RD"])


@card("24113")
@rule("D-542")
def test_an_opponent_may_resolve_a_locked_cycler_rifle() -> None:
    mine = [a_character(FINN, upgrades=(a_piece(RIFLE, "3RD"),))]
    theirs = a_side([JABBA], hand=["09042"], resources=3)
    scene = a_table(mine, theirs, turn=THEM).play("Conveyex", "Finn")
    assert (scene.damage("Finn"), scene.pool()) == (3, [])


# -- Dume --------------------------------------------------------------------------------------------------------


@card("25017")
@rule("D-405")
def test_dume_leaves_where_kanan_jarrus_is() -> None:
    scene = a_table([LUKE], [KYLO], hand=[DUME], resources=2).play("Dume")
    assert scene.supports() == ["Dume"]
    scene = a_table(["22043"], [KYLO], hand=[DUME], resources=2).play("Dume")
    assert (scene.supports(), scene.discard()) == ([], ["Dume"])


@card("25017")
@rule("D-541")
def test_dumes_die_is_resolved_before_an_action_of_the_same_turn() -> None:
    scene = a_table([LUKE], [KYLO], supports=[a_piece(DUME, "1R")], hand=["05119"], resources=0)
    scene.use("Dume")
    assert (scene.resources(), scene.pool(), scene.asked) == (1, [], 0)
    scene.roll_next(0).activate("Luke")
    assert (scene.pool(), scene.asked) == (["2MD"], THEM)


@card("25017")
@rule("D-541")
def test_dumes_die_is_not_offered_twice_nor_where_it_cannot_be_resolved() -> None:
    scene = a_table([LUKE], [KYLO], supports=[a_piece(DUME, "-")])
    assert not scene.can("use Dume")
    assert not a_table([LUKE], [KYLO], supports=[DUME]).can("use Dume")
    scene = a_table([LUKE], [KYLO], supports=[a_piece(DUME, "2MD")]).use("Dume", "Kylo")
    assert scene.damage("Kylo") == 2 and not scene.can("use Dume") and scene.can("activate Luke")


@card("25017")
@rule("D-541")
def test_words_that_use_an_action_do_not_use_what_comes_before_one() -> None:
    mine = [a_character(FINN, upgrades=(a_piece("24066", "1MD"),))]
    scene = a_table(mine, [KYLO], supports=[a_piece(DUME, "1R")]).resolve("Hunter's Knife", "Kylo")
    assert (scene.asked, scene.pool()) == (THEM, ["1R"])


@card("25017", "23045")
@rule("D-541", "D-404", "D-830")
def test_dumes_die_is_resolved_before_the_action_that_has_to_activate_a_character() -> None:
    mine: Team = [a_character("23045"), LUKE]
    scene = a_table(mine, [KYLO], supports=[a_piece(DUME, "1R")], turn=THEM).roll_next(0, 0).activate("Kylo")
    assert [option.split(":")[0].split(",")[0] for option in scene.options] == ["activate Anakin Skywalker", "use Dume"]
    scene.use("Dume")
    assert (scene.exhausted("Anakin"), scene.exhausted("Luke")) == (True, False)
    assert (scene.resources(), scene.asked) == (1, THEM)


# -- Hunt Them Down and Conveyex Robbery -------------------------------------------------------------------------


@card("09046", "20104")
@rule("DST-AGN-01")
def test_hunt_them_down_adds_a_damage_for_each_bounty_on_the_character() -> None:
    theirs: Team = [a_character(KYLO, downgrades=(MARK, WANTED, "09160")), PHASMA]
    mine = [a_character(FINN, showing=("1RD", "1Sh"))]
    scene = a_table(mine, theirs, hand=["09046"], resources=1).play("Hunt Them Down", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, ["1Sh"])
    bare = a_table(mine, theirs, hand=["09046"], resources=1).play("Hunt Them Down", "Phasma")
    assert bare.damage("Phasma") == 1


@card("09046", "20104")
def test_hunt_them_down_needs_ranged_or_melee_damage() -> None:
    scene = a_table([JABBA], [KYLO], hand=["09046"], supports=[a_piece("05070", "3ID")], resources=1)
    scene.play("Hunt Them Down", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (0, ["3ID"])


@card("09046", "10018")
@rule("DST-AGN-01", "DST-UNB-01")
def test_hunt_them_down_keeps_its_target_for_a_die_with_unblockable_damage() -> None:
    theirs: Team = [a_character(KYLO, shields=3, downgrades=(MARK,)), PHASMA]
    mine = [a_character(FINN, upgrades=(a_piece("10018", "2MD"),))]
    scene = a_table(mine, theirs, hand=["09046"], resources=1).play("Hunt Them Down", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.damage("Phasma")) == (3, 3, 0)
    assert scene.asked == THEM


@card("09042", "20191")
@rule("DST-OPD-01", "DST-OPD-02")
def test_conveyex_robbery_resolves_an_opponents_die_as_the_own_one() -> None:
    theirs = [a_character(KYLO, showing=("2MD1", "1R"))]
    scene = a_table([JABBA], theirs, hand=["09042"], resources=4).play("Conveyex", "2 melee", "Kylo")
    assert (scene.damage("Kylo"), scene.resources(), scene.pool(THEM)) == (2, 0, ["1R"])
    scene = a_table([JABBA], theirs, hand=["09042"], resources=3).play("Conveyex")
    assert (scene.resources(), scene.resources(THEM), scene.pool(THEM)) == (1, 0, ["2MD1"])


@card("09042", "20191")
@rule("DST-SPX-01")
def test_conveyex_robbery_needs_a_scoundrel() -> None:
    theirs = [a_character(KYLO, showing=("1R",))]
    scene = a_table([REY], theirs, hand=["09042"], resources=3).play("Conveyex")
    assert (scene.resources(), scene.pool(THEM)) == (0, ["1R"])


@card("09042", "20191")
@rule("DST-OPD-01")
def test_conveyex_robbery_takes_a_die_of_each_of_several_opponents_in_any_order() -> None:
    mine = a_side([JABBA], hand=["09042"], resources=3)
    second, third = a_side([a_character(PHASMA, showing=("1R", "1RD"))]), a_side([a_character(KYLO, showing=("1Sh",))])
    scene = a_free_for_all(mine, second, third).play("Conveyex", "1 resource", "Kylo Ren die", "Jabba")
    assert (scene.resources(), scene.shields("Jabba")) == (1, 1)
    assert (scene.pool(THEM), scene.pool(THIRD)) == (["1RD"], [])


@card("09042")
@rule("D-660", "DST-RTC-04", "DST-OPD-01")
def test_conveyex_robbery_adds_a_modifier_of_one_opponent_to_the_die_of_another_one() -> None:
    mine = a_side([JABBA], hand=["09042"], resources=3)
    for second, third in (("1MD", "+2MD"), ("+2MD", "1MD")):
        theirs = [a_side([a_character(REY, showing=(side,))]) for side in (second, third)]
        scene = a_free_for_all(mine, *theirs).play("Conveyex", "Rey die", "Jabba")
        assert (scene.damage("Jabba"), scene.pool(THEM), scene.pool(THIRD)) == (3, [], [])
        scene = a_free_for_all(mine, *theirs).play("Conveyex", "no more", "Jabba")
        assert (scene.damage("Jabba"), scene.pool(THEM) + scene.pool(THIRD)) == (1, ["+2MD"])
    unlike = [a_side([a_character(REY, showing=(side,))]) for side in ("1R", "+2MD")]
    scene = a_free_for_all(mine, *unlike).play("Conveyex")
    assert (scene.resources(), scene.pool(THEM), scene.pool(THIRD)) == (1, [], ["+2MD"])


# -- Save The Rebellion ------------------------------------------------------------------------------------------


@card("25024")
@rule("D-540")
def test_save_the_rebellion_resolves_another_side_of_a_partisans_die() -> None:
    saw = a_character(SAW, showing=("-",), tokens={RESOURCES: 1})
    scene = a_table([saw], [KYLO], hand=["25024"]).play("Save The Rebellion", "3 indirect")
    assert (scene.damage("Kylo"), scene.pool(), scene.tokens("Saw", RESOURCES)) == (3, [], 0)


@card("25024")
@rule("D-53", "DST-RSV-04")
def test_save_the_rebellion_needs_a_resource_on_a_card_and_offers_no_side_that_shows() -> None:
    scene = a_table([a_character(SAW, showing=("2ID",))], [KYLO], hand=["25024"]).play("Save The Rebellion")
    assert (scene.damage("Kylo"), scene.pool()) == (0, ["2ID"])
    saw = a_character(SAW, showing=("2ID",), tokens={RESOURCES: 2})
    scene = a_table([saw], [KYLO], hand=["25024"]).play("Save The Rebellion")
    assert not scene.can("2 indirect") and not scene.can("blank") and scene.can("3 indirect")
    scene.answer("special")
    assert (scene.damage("Kylo"), scene.pool()) == (1, []), "the special counts the resource that is left"


@card("25024")
@rule("DST-RSV-04", "DST-DIE-07")
def test_save_the_rebellion_resolves_a_side_that_differs_in_its_plus_or_its_cost_alone() -> None:
    """Wedge is a partisan by the manifesto; one of his sides is 1RD, and two are 2RD and 2RD1."""
    for shown, other, dealt in (("+1RD", "1 ranged", 1), ("2RD1", "2 ranged", 2)):
        wedge = a_character("16053", showing=(shown,), upgrades=["23084"], tokens={RESOURCES: 1})
        scene = a_table([wedge], [KYLO], hand=["25024"]).play("Save The Rebellion", other, "Kylo")
        assert (scene.damage("Kylo"), scene.pool()) == (dealt, []), shown


# -- Swindler ----------------------------------------------------------------------------------------------------


@card("24040")
@rule("DST-SPX-04")
def test_a_swindler_makes_somebody_gain_or_lose_and_deals_the_difference() -> None:
    mine = [a_character(FINN, upgrades=(a_piece(SWINDLER, "Sp"),))]
    for answer, dealt, resources in (
        ("player 1: gain", 3, (4, 1)),
        ("player 1: lose", 1, (2, 1)),
        ("player 2: gain", 1, (3, 2)),
        ("player 2: lose", 3, (3, 0)),
    ):
        scene = a_table(mine, a_side([KYLO], resources=1), resources=3).resolve("Swindler", answer)
        assert (scene.damage("Kylo"), (scene.resources(), scene.resources(THEM))) == (dealt, resources), answer


@card("24040")
@rule("DST-THN-01")
def test_a_swindler_deals_four_at_most_and_nothing_where_nobody_lost() -> None:
    mine = [a_character(FINN, upgrades=(a_piece(SWINDLER, "Sp"),))]
    rich = a_table(mine, [KYLO], resources=7).resolve("Swindler", "player 1: gain")
    assert rich.damage("Kylo") == 4
    poor = a_table(mine, [KYLO], resources=7).resolve("Swindler", "player 2: lose")
    assert (poor.damage("Kylo"), poor.resources()) == (0, 7), "there was nothing to lose"


@card("24040")
@rule("DST-PRE-01")
def test_a_swindler_is_for_yellow_characters() -> None:
    scene = a_table([REY, FINN], [KYLO], hand=[SWINDLER], resources=2).play("Swindler")
    assert scene.upgrades("Finn") == ["Swindler"]


# -- Professor Huyang --------------------------------------------------------------------------------------------


@card("24046")
@rule("DST-PLX-08")
def test_huyang_takes_no_blue_ability() -> None:
    scene = a_table([HUYANG, LUKE], [KYLO], hand=["01039"], resources=5).play("Force")
    assert scene.upgrades("Huyang") == []


@card("24046")
def test_huyang_may_gather_a_resource_after_a_lightsabers_die_is_resolved() -> None:
    mine: Team = [HUYANG, a_character(LUKE, upgrades=(a_piece(SABER, "1R"), a_piece(PISTOL, "1RD")))]
    scene = a_table(mine, [KYLO]).resolve("Lightsaber", "yes")
    assert scene.tokens("Huyang", RESOURCES) == 1
    other = a_table(mine, [KYLO]).resolve("DH-17", "Kylo")
    assert (other.tokens("Huyang", RESOURCES), other.asked) == (0, THEM)


@card("24046")
@rule("DST-ELT-01", "DST-ELT-03")
def test_huyang_makes_a_unique_lightsaber_elite_for_three_resources() -> None:
    huyang = a_character(HUYANG, tokens={RESOURCES: 3})
    mine = [huyang, a_character(LUKE, upgrades=("24055", SABER))]
    scene = a_table(mine, [KYLO]).use("Professor Huyang")
    assert (scene.tokens("Huyang", RESOURCES), scene.used("Huyang")) == (0, True)
    scene.pass_().roll_next(0, 0, 1, 2).activate("Luke")
    assert len(scene.pool()) == 4, "one for Luke and for the Lightsaber, two for his own"


@card("24046")
@rule("D-53")
def test_huyang_pays_only_three_resources_and_finds_unique_lightsabers_alone() -> None:
    poor = a_table([a_character(HUYANG, tokens={RESOURCES: 2}), a_character(LUKE, upgrades=("24055",))], [KYLO])
    poor.use("Professor Huyang")
    assert poor.tokens("Huyang", RESOURCES) == 2
    plain = a_table([a_character(HUYANG, tokens={RESOURCES: 3}), a_character(LUKE, upgrades=(SABER,))], [KYLO])
    plain.use("Professor Huyang").pass_().roll_next(0, 0).activate("Luke")
    assert len(plain.pool()) == 2


# -- Skyblade Swoop Bike -----------------------------------------------------------------------------------------


@card("23107")
@rule("DST-TYP-03")
def test_a_swoop_bike_becomes_an_upgrade_of_a_character() -> None:
    bike = a_piece(BIKE, "1RD", upgrades=("08131",))
    scene = a_table([REY, FINN], [KYLO], supports=[bike]).use("Skyblade Swoop Bike", "Finn")
    assert (scene.upgrades("Finn"), scene.supports(), scene.pool()) == (["Skyblade Swoop Bike"], [], [])
    assert scene.discard() == ["Dorsal Turret"]
    scene.pass_().roll_next(0, 2).activate("Finn")
    assert scene.pool() == ["1RD", "1F"]


@card("23107")
@rule("DST-TYP-03", "DST-POW-04")
def test_a_swoop_bike_on_a_character_is_no_support_any_more() -> None:
    scene = a_table([REY], [KYLO], supports=[BIKE]).use("Skyblade Swoop Bike")
    assert scene.upgrades("Rey") == ["Skyblade Swoop Bike"]
    assert not scene.pass_().can("use Skyblade") and not scene.can("activate Skyblade")


@card("23107")
@rule("DST-UPG-05")
def test_a_swoop_bike_that_is_the_fourth_upgrade_costs_one_of_them() -> None:
    mine = [a_character(REY, upgrades=(SABER, PISTOL, "01056"))]
    scene = a_table(mine, [KYLO], supports=[BIKE]).use("Skyblade Swoop Bike", "DH-17")
    assert sorted(scene.upgrades("Rey")) == ["Lightsaber", "Promotion", "Skyblade Swoop Bike"]


@card("23107")
def test_a_swoop_bike_has_ambush() -> None:
    scene = a_table([FINN], [KYLO], hand=[BIKE], resources=2).play("Skyblade")
    assert (scene.supports(), scene.asked) == (["Skyblade Swoop Bike"], 0)


@card("23107")
@rule("DST-DEF-01")
def test_a_swoop_bike_goes_with_its_character() -> None:
    mine: Team = [a_character(REY, damage=9), FINN]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], supports=[BIKE]).use("Skyblade Swoop Bike", "Rey")
    scene.resolve("Kylo", "Rey")
    assert scene.discard() == ["Skyblade Swoop Bike"]
