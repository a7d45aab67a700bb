"""Cards that hold tokens or take them from others."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.tokens import CHARMS, DAMAGE, RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Piece, a_character, a_piece, a_side, a_table

REY, LUKE, JANGO, GUARD = "01038", "01035", "01021", "01030"
FREIGHTER, VAULT, OOLA, RIFLE, GARSA, DELAY, BLUE_ACE, SUPPLY, FLUTTERCRAFT, CHARM = (
    "12154", "18080", "22105", "23085", "21096", "12125", "12098", "16091", "15061", "21104",
)  # fmt: skip
CARDS = ["01153", "01153", "01155", "01155", "01157", "01157"]


def holding(code: str, count: int, kind: int = RESOURCES, showing: str = "") -> Piece:
    return a_piece(code, showing, tokens={kind: count})


@card("12154")
def test_merchant_freighter_may_keep_its_resource_and_has_none_to_give_when_empty() -> None:
    kept = a_table([REY], supports=[holding(FREIGHTER, 3)]).activate("Merchant Freighter", "no")
    assert kept.tokens("Freighter", RESOURCES) == 3 and kept.exhausted("Freighter")
    empty = a_table([REY], supports=[holding(FREIGHTER, 0)])
    assert not empty.activate("Merchant Freighter").can("yes") and empty.resources() == 0


@card("21104")
def test_charm_offensive_needs_a_charm_token_and_takes_character_dice_only() -> None:
    upgrade = a_piece("01056", showing="1R")
    theirs = [a_character(LUKE, showing=("2MD",), upgrades=[upgrade], tokens={CHARMS: 1})]
    scene = a_table([REY], theirs, hand=[CHARM]).play("Charm Offensive")
    assert scene.pool(THEM) == ["1R"], (scene.prompt, scene.options)
    bare = a_table([REY], [a_character(LUKE, showing=("2MD",))], hand=[CHARM])
    assert not bare.can("play Charm Offensive") or bare.play("Charm Offensive").pool(THEM) == ["2MD"]


@card("22105")
def test_oola_charms_a_character_and_rerolls_two_dice() -> None:
    mine = [a_character(JANGO, showing=("1RD", "1RD"), dice=2)]
    scene = a_table(mine, supports=[OOLA]).roll_next(5, 5)
    scene.activate("Oola")
    while scene.asked == ME and not scene.can("pass"):
        scene.answer("yes") if scene.can("yes") else scene.duel.apply(0)
    assert scene.pool() == ["-", "-"] and scene.tokens("Jango", CHARMS) == 1


@card("23085")
def test_partisan_rifle_is_resolved_with_one_more_for_its_resource_once() -> None:
    mine = [a_character(JANGO, upgrades=[holding(RIFLE, 1, showing="2RD")])]
    scene = a_table(mine, [LUKE]).use("Partisan Rifle", "Luke")
    assert scene.damage("Luke") == 3 and scene.tokens("Partisan Rifle", RESOURCES) == 0
    empty = a_table([a_character(JANGO, upgrades=[holding(RIFLE, 0, showing="2RD")])], [LUKE])
    assert not empty.can("use Partisan Rifle") or empty.use("Partisan Rifle").damage("Luke") == 0


@card("23085")
def test_partisan_rifle_enters_play_with_a_resource_and_redeploys() -> None:
    scene = a_table([JANGO], hand=[RIFLE], resources=3).play("Partisan Rifle")
    assert scene.tokens("Partisan Rifle", RESOURCES) == 1 and scene.resources() == 0


@card("18080")
def test_mandalorian_vault_spots_blue_and_stays_with_one_damage() -> None:
    theirs = [a_character(LUKE, showing=("1R",))]
    scene = a_table([REY], theirs, supports=[VAULT]).use("Mandalorian Vault")
    assert scene.tokens("Vault", DAMAGE) == 1 and scene.exhausted("Vault") and scene.pool(THEM) == []
    without = a_table([JANGO], theirs, supports=[VAULT])
    if without.can("use Mandalorian Vault"):
        without.use("Mandalorian Vault")
    assert without.tokens("Vault", DAMAGE) == 0 and without.pool(THEM) == ["1R"] and not without.exhausted("Vault")


@pytest.mark.parametrize("holder", [ME, THEM])
@card("12125")
@rule("DST-ACT-05", "DST-TIM-04", "D-732")
def test_tactical_delay_is_discarded_for_two_actions_before_the_first_turn(holder: int) -> None:
    theirs = a_side([LUKE], deck=CARDS)
    scene = a_table([REY], theirs, supports=[holding(DELAY, 1)], deck=CARDS, holder=holder, turn=holder)
    scene.pass_().pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert (scene.asked, scene.prompt, scene.discard()[-1]) == (ME, "Take an action now or pass", "Tactical Delay")
    scene.roll_next(3).activate("Rey")
    assert (scene.asked, scene.pool()) == (ME, ["1R"])
    scene.resolve("Rey")
    assert (scene.asked, scene.prompt, scene.resources()) == (holder, "Take an action or pass", 3)


@card("21096")
def test_garsa_fwip_turns_a_die_of_the_character_that_was_charmed() -> None:
    theirs = [a_character(LUKE, showing=("2MD",), tokens={CHARMS: 1}), a_character(GUARD, showing=("1RD",))]
    scene = a_table([GARSA], theirs).use("Garsa Fwip", "blank")
    assert scene.pool(THEM) == ["-", "1RD"] and scene.tokens("Luke", CHARMS) == 0
    bare = a_table([GARSA], [a_character(LUKE, showing=("2MD",))]).use("Garsa Fwip")
    assert bare.pool(THEM) == ["2MD"]


@card("12098")
def test_blue_ace_adds_the_resources_that_are_removed() -> None:
    scene = a_table([JANGO], [LUKE], supports=[holding(BLUE_ACE, 3, showing="1RD")])
    scene.resolve("Blue Ace", "2", "Luke", "yes")
    assert scene.damage("Luke") == 3
    assert scene.tokens("Blue Ace", RESOURCES) == 2, "3 less 2, and 1 that is placed"


@card("12098")
def test_blue_ace_may_keep_them_and_place_none() -> None:
    scene = a_table([JANGO], [LUKE], supports=[holding(BLUE_ACE, 3, showing="1RD")])
    scene.resolve("Blue Ace", "0", "Luke", "no")
    assert scene.damage("Luke") == 1 and scene.tokens("Blue Ace", RESOURCES) == 3


@card("16091")
def test_supply_team_takes_a_resource_for_a_die() -> None:
    scene = a_table([a_character(JANGO, showing=("1RD",))], supports=[SUPPLY]).use("Supply Team")
    assert scene.pool() == [] and scene.tokens("Supply Team", RESOURCES) == 1 and scene.exhausted("Supply Team")


@card("16091")
@rule("DST-RSV-01")
def test_a_supply_team_names_the_die_that_it_would_raise() -> None:
    mine = [a_character("02001", showing=("1RD", "+2RD"))]
    scene = a_table(mine, [LUKE], supports=[holding(SUPPLY, 1)]).resolve("Death Trooper", "+2 ranged")
    scene.answer("(for Death Trooper die (+2 ranged))", "yes", "Luke")
    assert (scene.damage("Luke"), scene.supports()) == (4, [])


@card("15061")
def test_wookiee_fluttercraft_takes_damage_of_a_guardian_once() -> None:
    mine = [a_character(GUARD, damage=2), a_character(REY, damage=1)]
    scene = a_table(mine, supports=[FLUTTERCRAFT]).roll_next(0)
    scene.activate("Wookiee Fluttercraft", "yes")
    assert scene.placed("Fluttercraft") == 1 and scene.damage("Rebel Trooper") == 1 and scene.damage("Rey") == 1
    no_guard = a_table([a_character(REY, damage=1)], supports=[FLUTTERCRAFT]).roll_next(0)
    assert not no_guard.activate("Wookiee Fluttercraft").can("yes")


@card("22046")
def test_the_daughter_heals_the_character_whose_charm_token_she_removes() -> None:
    daughter = "22046"
    theirs = a_side([a_character(LUKE, damage=2, tokens={CHARMS: 1})], deck=CARDS)
    scene = a_table([daughter], theirs).use("The Daughter", "yes")
    assert scene.discard(THEM) == ["Block"] and scene.damage("Luke") == 1 and scene.tokens("Luke", CHARMS) == 0
    kept = a_table([daughter], theirs).use("The Daughter", "no")
    assert kept.damage("Luke") == 2 and len(kept.discard(THEM)) == 1


@card("22046")
def test_the_daughter_charms_and_heals_after_a_blue_ability() -> None:
    mine = [a_character("22046", damage=1)]
    charmed = a_table(mine, [LUKE]).activate("The Daughter", "yes", "Luke")
    assert charmed.tokens("Luke", CHARMS) == 1
    ability = "01058"
    scene = a_table(mine, hand=[ability], resources=3)
    assert "ability" in scene.duel.print(scene.duel.hands[ME][0]).subtypes
    scene.play(scene.duel.print(scene.duel.hands[ME][0]).title, "yes", "The Daughter")
    assert scene.damage("The Daughter") == 0


@card("23112")
def test_suspicion_removes_all_charm_tokens_and_hurts_for_two_of_them() -> None:
    theirs = [a_character(LUKE, tokens={CHARMS: 2}), a_character(JANGO, tokens={CHARMS: 1})]
    two = a_table([REY], theirs, hand=["23112"]).play("Suspicion", "Luke", "Luke")
    assert two.damage("Luke") == 2 and two.tokens("Luke", CHARMS) == 0 and two.tokens("Jango", CHARMS) == 1
    one = a_table([REY], theirs, hand=["23112"]).play("Suspicion", "Jango")
    assert one.tokens("Jango", CHARMS) == 0 and one.damage("Luke") == one.damage("Jango") == 0


@card("21107")
def test_mad_about_me_needs_a_musician() -> None:
    scene = a_table(["21102"], [LUKE], hand=["21107"], resources=1).play("Mad About Me", "Luke")
    assert scene.tokens("Luke", CHARMS) == 1 and scene.asked == ME, "an ambush"
    alone = a_table([REY], [LUKE], hand=["21107"], resources=1)
    if alone.can("play Mad About Me"):
        alone.play("Mad About Me")
    assert alone.duel.tokens == ()


@card("23102")
def test_droopy_mccool_turns_a_die_to_a_blank_and_earns_with_an_own_one() -> None:
    droopy = "23102"
    mine = [a_character(droopy, showing=("1R",), tokens={CHARMS: 2})]
    own = a_table(mine).use("Droopy McCool")
    assert own.pool() == ["-"] and own.resources() == 1
    foes = [a_character("21102", showing=("1R",), tokens={CHARMS: 2})]
    other = a_table([droopy], foes).use("Droopy McCool")
    assert other.pool(THEM) == ["-"] and other.resources() == 0


@card("23102")
@card("21102")
@card("22108")
def test_musicians_charm_after_their_activation() -> None:
    for code, name in (("23102", "Droopy McCool"), ("21102", "Figrin D'an"), ("22108", "Max Rebo")):
        assert a_table([code], [LUKE]).activate(name, "yes", "Luke").tokens("Luke", CHARMS) == 1


@card("21102")
def test_figrin_resolves_a_die_that_stays() -> None:
    mine = [a_character("21102"), a_character(JANGO, showing=("2RD",), tokens={CHARMS: 2})]
    scene = a_table(mine, [LUKE]).use("Figrin D'an", "Luke")
    assert scene.damage("Luke") == 2 and scene.pool() == ["2RD"] and scene.tokens("Jango", CHARMS) == 0
    one = [a_character("21102"), a_character(JANGO, showing=("2RD",), tokens={CHARMS: 1})]
    poor = a_table(one, [LUKE]).use("Figrin D'an")
    assert poor.damage("Luke") == 0 and poor.tokens("Jango", CHARMS) == 1


@card("22108")
def test_max_rebo_resolves_a_die_as_a_shield() -> None:
    mine = [a_character("22108"), a_character(JANGO, showing=("2RD",), tokens={CHARMS: 1})]
    scene = a_table(mine, [LUKE]).use("Max Rebo", "Jango")
    assert scene.shields("Jango") == 2 and scene.pool() == ["2RD"] and scene.damage("Luke") == 0
