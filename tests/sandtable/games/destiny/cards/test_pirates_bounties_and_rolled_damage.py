"""Cards of Awaiting Fate: pirates and their ships, bounties, damage of one's own, dice that were just rolled."""

from __future__ import annotations

from sandtable.games.destiny.tokens import SHIELDS
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

REY, KYLO, LUKE, PHASMA, JABBA, TROOPER = "01038", "01011", "01035", "01001", "01020", "01002"
SABER, PISTOL, PROMOTION, FALCON, COVER = "01059", "01054", "01056", "01049", "01157"
MERRIN, CORSAIR, RAYVIS, FOUR_LOM, ZUCKUSS = "24097", "24037", "24030", "24032", "24039"
MARK, WANTED = "09039", "09143"


# -- Merrin ------------------------------------------------------------------------------------------------------


@card("24097")
@rule("DST-MEM-02", "DST-TOK-01")
def test_merrins_first_card_of_an_odd_cost_in_a_round_places_a_shield_on_a_card() -> None:
    scene = a_table([MERRIN], hand=[PISTOL, "01054"], supports=[FALCON], resources=3)
    scene.play("DH-17", "yes", "Millennium Falcon")
    assert scene.tokens("Millennium Falcon", SHIELDS) == 1
    scene.pass_().play("DH-17", "Merrin, Adaptive Nightsister")
    assert (scene.asked, scene.tokens("Millennium Falcon", SHIELDS)) == (THEM, 1), "only for the first time"


@card("24097")
def test_merrin_does_not_wait_for_a_card_of_an_even_cost_and_may_decline() -> None:
    scene = a_table([MERRIN], hand=[COVER], resources=3).play("Take Cover", "Merrin")
    assert (scene.asked, scene.shields("Merrin")) == (THEM, 1), "Take Cover costs 0"
    declined = a_table([MERRIN], hand=[PISTOL], resources=3).play("DH-17", "no")
    assert (declined.asked, declined.shields("Merrin")) == (THEM, 0)


@card("24097")
@rule("DST-POW-01")
def test_merrin_turns_a_hero_or_villain_die_to_a_value_of_zero_for_a_shield() -> None:
    theirs = [a_character(KYLO, showing=("2MD1",)), a_character(PHASMA, showing=("2RD",))]
    mine = [a_character(MERRIN, shields=1, showing=("2RD",))]
    scene = a_table(mine, theirs).use("Merrin", "2 melee", "blank")
    assert (scene.shields("Merrin"), scene.pool(THEM), scene.pool()) == (0, ["-", "2RD"], ["2RD"])
    bare = a_table([MERRIN], theirs).use("Merrin")
    assert (bare.pool(THEM), bare.used("Merrin")) == (["2MD1", "2RD"], True), "no shield to remove"


@card("24097")
def test_merrin_turns_no_neutral_die() -> None:
    mine = [a_character(MERRIN, shields=1, showing=("2RD",))]
    scene = a_table(mine, [KYLO]).use("Merrin")
    assert (scene.pool(), scene.shields("Merrin")) == (["2RD"], 0)


# -- Cumulus-Class Corsair ---------------------------------------------------------------------------------------


@card("24037")
@rule("D-206")
def test_the_corsair_may_bring_a_scoundrel_or_a_vehicle_along() -> None:
    scene = a_table([JABBA, KYLO], [REY], supports=[CORSAIR, FALCON])
    scene.roll_next(0, 2).activate("Cumulus", "yes", "Jabba")
    assert (scene.pool(), scene.exhausted("Jabba")) == (["2RD", "2Dr"], True)
    scene = a_table([JABBA], [REY], supports=[CORSAIR, FALCON]).roll_next(0).activate("Cumulus", "no")
    assert scene.pool() == ["2RD"]


@card("24037")
@rule("DST-ASD-12", "DST-POW-01")
def test_the_corsair_rolls_a_snub_fighter_once_a_round() -> None:
    scene = a_table([JABBA], [REY], supports=[CORSAIR])
    scene.roll_next(0).use("Cumulus-Class Corsair")
    assert len(scene.pool()) == 1 and scene.used("Cumulus")
    assert not scene.pass_().can("use Cumulus-Class Corsair")


# -- Rayvis ------------------------------------------------------------------------------------------------------


@card("24030")
def test_rayvis_heals_a_damage_when_the_upkeep_begins() -> None:
    scene = a_table([a_character(RAYVIS, damage=2)], [REY]).pass_().pass_()
    assert scene.damage("Rayvis") == 1


@card("24030", "24035")
@rule("DST-OPD-09", "DST-MEM-02")
def test_rayvis_rolls_the_die_of_an_upgrade_that_he_exhausts_after_hurting_his_own() -> None:
    mine: Team = [a_character(RAYVIS, upgrades=(SABER, PISTOL)), PHASMA]
    scene = a_table(mine, [REY], hand=["24035", "24035"], deck=[COVER, COVER, COVER])
    scene.roll_next(0).play("Influenced", "0 to Captain", "draw", "yes", "Lightsaber")
    assert (scene.pool(), scene.exhausted("Lightsaber"), scene.damage("Rayvis")) == (["3MD1"], True, 1)
    scene.pass_().play("Influenced", "0 to Captain", "draw")
    assert scene.asked == THEM, "only for the first time in an action phase"


@card("24030")
def test_rayvis_without_a_ready_upgrade_rolls_nothing() -> None:
    mine = [a_character(RAYVIS, upgrades=(a_piece(SABER, exhausted=True),))]
    scene = a_table(mine, [REY], hand=["24035"], deck=[COVER, COVER]).play("Influenced", "draw")
    assert (scene.pool(), scene.asked) == ([], THEM)


# -- Influenced --------------------------------------------------------------------------------------------------


@card("24035")
@rule("DST-IND-13")
def test_influenced_hurts_its_player_and_does_one_of_three_things() -> None:
    first = a_table([REY], [KYLO], hand=["24035"], deck=[COVER, COVER]).play("Influenced", "deal 1 damage", "Kylo")
    assert (first.damage("Rey"), first.damage("Kylo")) == (1, 1)
    theirs = [a_character(KYLO, showing=("1MD",))]
    second = a_table([REY], theirs, hand=["24035"]).play("Influenced", "turn", "blank")
    assert (second.damage("Rey"), second.pool(THEM)) == (1, ["-"])
    third = a_table([REY], [KYLO], hand=["24035"], deck=[COVER, COVER]).play("Influenced", "draw")
    assert (third.damage("Rey"), third.hand()) == (1, ["Take Cover"])


# -- 4-LOM and Zuckuss -------------------------------------------------------------------------------------------


@card("24032")
@rule("DST-DWN-17")
def test_four_lom_moves_to_another_character_while_zuckuss_is_there() -> None:
    theirs: Team = [a_character(KYLO, damage=10, downgrades=(FOUR_LOM,)), PHASMA]
    scene = a_table([a_character(REY, showing=("1MD",))], theirs, supports=[ZUCKUSS])
    scene.resolve("Rey", "Kylo", "Phasma")
    assert (scene.downgrades("Phasma"), scene.discard()) == (["4-LOM"], [])


@card("24032")
def test_four_lom_goes_with_its_character_where_zuckuss_is_not_there() -> None:
    theirs: Team = [a_character(KYLO, damage=10, downgrades=(FOUR_LOM,)), PHASMA]
    scene = a_table([a_character(REY, showing=("1MD",))], theirs).resolve("Rey", "Kylo")
    assert (scene.downgrades("Phasma"), scene.discard()) == ([], ["4-LOM"])


@card("24039")
@rule("DST-SPX-02", "D-225")
def test_zuckuss_is_readied_once_a_round_beside_four_lom() -> None:
    theirs = [a_character(KYLO, downgrades=(FOUR_LOM,))]
    scene = a_table([REY], theirs, supports=[a_piece(ZUCKUSS, exhausted=True)]).use("Zuckuss")
    assert not scene.exhausted("Zuckuss") and scene.used("Zuckuss")
    alone = a_table([REY], [KYLO], supports=[a_piece(ZUCKUSS, exhausted=True)]).use("Zuckuss")
    assert alone.exhausted("Zuckuss")


@card("24039")
@rule("DST-CHE-01")
def test_zuckuss_gains_a_resource_or_deals_as_much_damage_as_there_are_downgrades() -> None:
    theirs: Team = [a_character(KYLO, downgrades=(MARK, WANTED)), PHASMA]
    scene = a_table([REY], theirs, supports=[a_piece(ZUCKUSS, "Sp")]).resolve("Zuckuss", "deal", "Kylo")
    assert (scene.damage("Kylo"), scene.resources()) == (2, 0)
    scene = a_table([REY], theirs, supports=[a_piece(ZUCKUSS, "Sp")]).resolve("Zuckuss", "gain")
    assert (scene.damage("Kylo"), scene.resources()) == (0, 1)
    bare = a_table([REY], theirs, supports=[a_piece(ZUCKUSS, "Sp")]).resolve("Zuckuss", "deal", "Phasma")
    assert bare.damage("Phasma") == 0


# -- events ------------------------------------------------------------------------------------------------------


@card("24101")
@rule("D-382")
def test_prospering_galaxy_resolves_dice_of_different_symbols_one_after_another() -> None:
    mine = [a_character(REY, showing=("1MD", "1R")), a_character(LUKE, damage=3, showing=("2MD", "1Sh"))]
    scene = a_table(mine, [KYLO], hand=["24101"], deck=[COVER, COVER], resources=2)
    scene.play("Prospering", "2 melee", "Kylo")
    assert not scene.can("1 melee"), "melee was resolved"
    scene.answer("1 shield", "Luke", "1 resource")
    assert (scene.damage("Kylo"), scene.shields("Luke"), scene.resources()) == (2, 1, 1)
    assert (scene.pool(), scene.hand(), scene.asked) == (["1MD"], [], THEM), "three dice draw no card"


@card("24101")
@rule("DST-THN-01")
def test_prospering_galaxy_draws_and_heals_after_five_dice() -> None:
    mine = [
        a_character(REY, damage=3, showing=("1MD", "1R")),
        a_character(PHASMA, showing=("2RD", "1Dc")),
        a_character(LUKE, showing=("1Sh",)),
    ]
    scene = a_table(mine, [KYLO], hand=["24101"], deck=[COVER, COVER, COVER], resources=2)
    scene.play(
        "Prospering", "1 melee", "Kylo", "2 ranged", "Kylo", "1 resource", "1 discard", "1 shield", "Luke", "Rey"
    )
    assert (scene.damage("Rey"), len(scene.hand()), scene.pool()) == (1, 2, [])


@card("24101")
def test_prospering_galaxy_may_stop_at_any_die() -> None:
    mine = [a_character(REY, showing=("1MD", "1R"))]
    scene = a_table(mine, [KYLO], hand=["24101"], resources=2).play("Prospering", "no more")
    assert (scene.pool(), scene.asked) == (["1MD", "1R"], THEM)


@card("24049")
@rule("DST-THN-01")
def test_anakins_teachings_hurt_somebody_after_a_die_that_rolled_damage() -> None:
    scene = a_table([LUKE], [a_character(KYLO, shields=2)], hand=["24049"])
    scene.roll_next(1).play("Anakin", "Kylo")
    assert (scene.pool(), scene.damage("Kylo"), scene.shields("Kylo")) == (["3MD"], 1, 2)
    scene = a_table([LUKE], [KYLO], hand=["24049"]).roll_next(3).play("Anakin")
    assert (scene.pool(), scene.damage("Kylo"), scene.asked) == (["1Sh"], 0, THEM)


@card("24049")
def test_anakins_teachings_look_only_at_the_dice_just_rolled_by_their_player() -> None:
    mine = [a_character(LUKE, upgrades=(SABER,)), a_character(REY, exhausted=True, showing=("1MD",))]
    scene = a_table(mine, [KYLO], hand=["24049"]).roll_next(3, 2).play("Anakin")
    assert (sorted(scene.pool()), scene.asked) == (["1MD", "1Sh", "1Sh"], THEM)
    scene = a_table(mine, [KYLO], hand=["24049"]).roll_next(3, 0).play("Anakin", "Kylo")
    assert scene.damage("Kylo") == 1, "the die of the upgrade counts as well"
    theirs = a_side([KYLO])
    bound = [a_character(LUKE, downgrades=(FOUR_LOM,))]
    scene = a_table(bound, theirs, hand=["24049"]).roll_next(3, 0).play("Anakin")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == (["1Sh"], ["2RD"], THEM), "that is the opponent's die"


@card("24105")
@rule("D-297")
def test_jawa_reclaim_turns_one_support_into_another_one() -> None:
    mine: Team = [JABBA, REY]
    scene = a_table(mine, [KYLO], hand=["24105", FALCON], supports=[CORSAIR], resources=1)
    scene.play("Jawa Reclaim", "Millennium")
    assert (scene.supports(), scene.resources(), scene.discard()[0]) == (
        ["Millennium Falcon"],
        0,
        "Cumulus-Class Corsair",
    )
    declined = a_table(mine, [KYLO], hand=["24105", FALCON], supports=[CORSAIR], resources=1)
    declined.play("Jawa Reclaim", "none")
    assert (declined.supports(), declined.hand()) == ([], ["Millennium Falcon"])


@card("24105")
@rule("D-53")
def test_jawa_reclaim_takes_off_only_the_cost_of_that_card_and_needs_a_support() -> None:
    scene = a_table([JABBA], [KYLO], hand=["24105", FALCON], supports=["24038"], resources=2).play("Jawa Reclaim")
    assert (scene.supports(), scene.hand(), scene.asked) == ([], ["Millennium Falcon"], THEM), "too dear"
    empty = a_table([JABBA], [KYLO], hand=["24105", FALCON], resources=9).play("Jawa Reclaim")
    assert (empty.hand(), empty.resources()) == (["Millennium Falcon"], 8)
