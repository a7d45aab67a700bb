"""Short texts of many sets: each paragraph done and refused, with values read from the prints."""

from __future__ import annotations

from sandtable.games.destiny.moves import hand_size
from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_beginning, a_character, a_piece, a_side, a_table

REY, FINN, KYLO, LUKE, TROOPER, PHASMA, JANGO = "01038", "01045", "01011", "01035", "01002", "01001", "01021"
VADER, BLOCK, DODGE, PISTOL, ENRAGE = "01010", "01153", "01155", "01054", "01081"


def to_round_two(scene: Scene) -> Scene:
    """Both players pass and take what comes."""
    while scene.duel.round == 1:
        scene.answer("pass") if scene.can("pass") else scene.duel.apply(0)
    return scene


# -- events ------------------------------------------------------------------------------------------------------


@card("05142")
@rule("DST-VAL-07", "DST-THN-01")
def test_sudden_impact_hurts_all_by_half_of_the_removed_damage() -> None:
    mine = [a_character(LUKE, showing=("3MD", "1Sh"))]
    scene = a_table(mine, [KYLO, FINN], hand=["05142"], resources=1).play("Sudden Impact")
    assert (scene.damage("Kylo"), scene.damage("Finn"), scene.pool()) == (2, 2, ["1Sh"])
    without = a_table([a_character(LUKE, showing=("1Sh",))], [KYLO], hand=["05142"], resources=1)
    assert without.play("Sudden Impact").damage("Kylo") == 0


@card("05097")
def test_subdue_removes_a_die_of_a_character_with_three_damage() -> None:
    theirs = [a_character(KYLO, damage=3, showing=("1MD",)), a_character(FINN, damage=2, showing=("2RD",))]
    scene = a_table([REY], theirs, hand=["05097"], resources=1).play("Subdue")
    assert scene.pool(THEM) == ["2RD"]
    fresh = [a_character(KYLO, damage=2, showing=("1MD",))]
    assert a_table([REY], fresh, hand=["05097"], resources=1).play("Subdue").pool(THEM) == ["1MD"]


@card("08044")
@rule("DST-PRE-01")
def test_shakedown_needs_a_disrupt_and_removes_a_low_die() -> None:
    theirs = [a_character(FINN, showing=("2RD", "1RD"))]
    scene = a_table([a_character(VADER, showing=("2Dr",))], theirs, hand=["08044"])
    scene.play("Shakedown", "2 ranged")
    assert scene.pool(THEM) == ["1RD"]
    assert not a_table([a_character(VADER, showing=("2MD",))], theirs, hand=["08044"]).can("play Shakedown")


@card("02146")
@rule("DST-SPT-01")
def test_friends_in_low_places_discard_a_cheap_event() -> None:
    theirs = a_side([KYLO], hand=[BLOCK, ENRAGE, PISTOL])
    scene = a_table([FINN], theirs, hand=["02146"], resources=1).play("Friends")
    assert (scene.discard(THEM), len(scene.hand(THEM))) == (["Enrage"], 2)
    nobody = a_table([REY], theirs, hand=["02146"], resources=1).play("Friends")
    assert (nobody.discard(THEM), nobody.knows()) == ([], [])


@card("07121")
@rule("DST-VAL-05", "DST-THN-01")
def test_glancing_shot_deals_one_less_and_removes_a_die() -> None:
    mine = [a_character(PHASMA, showing=("2RD",))]
    theirs = [a_character(KYLO, showing=("1MD",))]
    scene = a_table(mine, theirs, hand=["07121"], resources=2).play("Glancing Shot", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (1, [])
    without = a_table([a_character(PHASMA, showing=("1F",))], theirs, hand=["07121"], resources=2)
    assert without.play("Glancing Shot").pool(THEM) == ["1MD"]


@card("09130")
@rule("DST-PRE-01", "DST-ACX-06")
def test_seize_the_day_gives_two_actions_to_who_controls_the_battlefield() -> None:
    scene = a_table([REY, FINN, LUKE], [KYLO], hand=["09130"], resources=3).play("Seize the Day")
    scene.activate("Rey").activate("Finn")
    assert (scene.exhausted("Rey"), scene.exhausted("Finn"), scene.asked) == (True, True, THEM)
    assert not a_table([REY], [KYLO], hand=["09130"], resources=3, holder=THEM).can("play Seize")


# -- battlefields, plots and supports ----------------------------------------------------------------------------


@card("07160")
@rule("DST-VAL-10")
def test_rift_valley_removes_a_low_die_for_an_odd_cost() -> None:
    theirs = [a_character(KYLO, showing=("1MD",))]
    odd = a_table([REY], theirs, battlefield="07160", deck=[PISTOL]).claim("yes")
    assert (odd.pool(THEM), odd.knows(THEM)) == ([], ["DH-17 Blaster Pistol"])
    even = a_table([REY], theirs, battlefield="07160", deck=[BLOCK]).claim("yes")
    assert (even.pool(THEM), even.knows(THEM)) == (["1MD"], ["Block"])


@card("05170")
@rule("DST-IND-13")
def test_preemptive_strike_deals_two_indirect_damage_after_set_up() -> None:
    mine = a_side([REY], deck=[BLOCK] * 8, plots=["05170"], format="INF")
    theirs = a_side([KYLO, PHASMA], deck=[DODGE] * 8, format="INF")
    scene = a_beginning(mine, theirs).settle_in()
    assert scene.asked == THEM
    before = scene.shields("Kylo") + scene.shields("Captain Phasma")
    scene.answer("2 to")
    left = scene.shields("Kylo") + scene.shields("Captain Phasma")
    assert scene.damage("Kylo") + scene.damage("Captain Phasma") + before - left == 2


@card("21026")
@rule("DST-ZONE-17")
def test_siege_makes_the_hands_of_opponents_smaller() -> None:
    theirs = a_side([KYLO], deck=[BLOCK] * 9)
    scene = to_round_two(a_table([REY], theirs, supports=["21026"], deck=[DODGE] * 9, holder=THEM))
    assert (len(scene.hand()), len(scene.hand(THEM))) == (5, 4)


@card("21026")
@rule("DST-ASD-06")
def test_siege_is_set_aside_when_an_opponent_claims() -> None:
    scene = a_table([REY], [KYLO], supports=["21026"], turn=THEM).claim("no")
    assert (scene.supports(), scene.aside(), hand_size(scene.duel, THEM)) == ([], ["Siege"], 5)
    mine = a_table([REY], [KYLO], supports=["21026"]).claim("no")
    assert mine.supports() == ["Siege"]


@card("12156")
@rule("DST-SRH-06")
def test_wretched_hive_takes_a_card_or_a_resource() -> None:
    theirs = a_side([KYLO], hand=[BLOCK, DODGE], resources=1)
    scene = a_table([REY], theirs, supports=["12156"]).use("Wretched Hive")
    assert scene.asked == THEM
    paid = scene.answer("yes")
    assert (paid.resources(), paid.resources(THEM), len(paid.hand(THEM))) == (1, 0, 2)
    refused = a_table([REY], theirs, supports=["12156"]).use("Wretched Hive").answer("no", "Dodge")
    assert (refused.hand(THEM), refused.exhausted("Wretched")) == (["Block"], True)
    assert not a_table([FINN], theirs, supports=["12156"]).can("use Wretched Hive"), "Finn is no scavenger"


@card("07141")
@rule("DST-TOK-01", "DST-TOK-03")
def test_the_stock_freighter_hoards_or_pays_out_and_acts_again() -> None:
    laid = [a_piece("07141", "Sp")]
    scene = a_table([REY], [KYLO], supports=laid).resolve("XS Stock", "place", "no")
    assert (scene.tokens("XS Stock", RESOURCES), scene.asked) == (2, THEM)
    full = [a_piece("07141", "Sp", tokens={RESOURCES: 4})]
    taken = a_table([REY], [KYLO], supports=full).resolve("XS Stock", "take", "yes")
    assert (taken.resources(), taken.tokens("XS Stock", RESOURCES), taken.asked) == (4, 0, ME)


@card("08013")
@rule("DST-OPD-09")
def test_vaders_fist_is_rolled_in_as_it_is_played() -> None:
    scene = a_table([VADER], [KYLO], hand=["08013"], resources=5).roll_next(0).play("Vader's Fist", "yes")
    assert len(scene.pool()) == 1
    assert a_table([VADER], [KYLO], hand=["08013"], resources=5).play("Vader's Fist", "no").pool() == []


@card("08013")
@rule("DST-POW-01")
def test_the_power_of_vaders_fist_turns_the_die_for_darth_vader() -> None:
    scene = a_table([VADER], [KYLO], supports=["08013"]).roll_next(5).use("Vader's Fist")
    assert scene.prompt == "Turn it to which side?"
    other = a_table([REY], [KYLO], supports=["08013"]).roll_next(5).use("Vader's Fist")
    assert (len(other.pool()), other.asked) == (1, THEM)


@card("05042")
@rule("DST-ASI-04", "DST-BF-04")
def test_a_mortar_team_aims_where_its_player_controls_the_battlefield() -> None:
    laid = [a_piece("05042", "2ID")]
    scene = a_table([REY], [KYLO, FINN], supports=laid).resolve("Mortar Team", "as ranged", "Finn")
    assert scene.damage("Finn") == 2
    other = a_table([REY], [KYLO, FINN], supports=laid, holder=THEM).resolve("Mortar Team")
    assert (other.asked, other.damage("Finn")) == (THEM, 0)


@card("02031")
def test_the_u_wing_chooses_between_two_specials() -> None:
    laid = [a_piece("02031", "Sp")]
    scene = a_table([REY, LUKE], [KYLO, FINN], supports=laid).resolve("U-Wing", "deal 2 damage")
    assert (scene.damage("Kylo"), scene.damage("Finn")) == (2, 2)
    given = a_table([REY, LUKE], [KYLO], supports=laid).resolve("U-Wing", "2 shields")
    assert (given.shields("Rey"), given.shields("Luke")) == (2, 2)


@card("10012")
@rule("DST-DIE-05")
def test_hired_muscle_costs_a_resource_for_each_side() -> None:
    laid = [a_piece("10012", "3MD1")]
    assert a_table([REY], [KYLO], supports=laid, resources=1).resolve("Hired Muscle", "Kylo").damage("Kylo") == 3
    assert not a_table([REY], [KYLO], supports=laid).can("resolve Hired Muscle")


# -- upgrades and downgrades -------------------------------------------------------------------------------------


@card("07052")
def test_underhanded_tactics_deal_damage_and_resolve_another_die() -> None:
    mine = [a_character(FINN, showing=("2RD",), upgrades=[a_piece("07052", "Sp")])]
    scene = a_table(mine, [KYLO]).resolve("Underhanded", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, [])
    assert a_table(mine, [KYLO]).resolve("Underhanded", "no").damage("Kylo") == 1


@card("05056")
@rule("DST-PRE-01")
def test_force_focus_turns_own_dice_and_those_of_others_for_a_blue_card() -> None:
    mine = [a_character(LUKE, showing=("1Sh",), upgrades=[a_piece("05056", "Sp")])]
    theirs = [a_character(KYLO, showing=("2MD1",))]
    scene = a_table(mine, theirs, hand=[ENRAGE]).resolve("Force Focus", "Luke", "3 melee", "yes", "blank")
    assert (scene.pool(), scene.knows(THEM)) == (["3MD"], ["Enrage"])
    red = a_table(mine, theirs, hand=[PISTOL]).resolve("Force Focus", "Luke", "3 melee")
    assert red.asked == THEM
    assert not a_table([FINN], [KYLO], hand=["05056"], resources=9).can("play Force Focus")


@card("05067")
def test_bartering_gains_a_resource_and_lets_all_draw() -> None:
    mine = [a_character(FINN, upgrades=[a_piece("05067", "Sp")])]
    theirs = a_side([KYLO], deck=[DODGE])
    scene = a_table(mine, theirs, deck=[BLOCK]).resolve("Bartering", "yes")
    assert (scene.resources(), scene.hand(), scene.hand(THEM)) == (1, ["Block"], ["Dodge"])
    assert a_table(mine, theirs, deck=[BLOCK]).resolve("Bartering", "no").hand() == []


@card("22035")
@rule("DST-PRE-01")
def test_no_witnesses_resolves_a_stronger_die_after_the_defeat() -> None:
    theirs = [a_character(KYLO, damage=10, downgrades=["22035"]), a_character(LUKE)]
    mine = [a_character(FINN, showing=("1RD", "2RD"))]
    scene = a_table(mine, theirs).answer("Finn die (1 ranged)", "Kylo", "yes", "Luke")
    assert scene.damage("Luke") == 4
    assert a_table([FINN], [KYLO], hand=["22035"]).can("play No Witnesses")
    assert not a_table([REY], [KYLO], hand=["22035"]).can("play No Witnesses")
