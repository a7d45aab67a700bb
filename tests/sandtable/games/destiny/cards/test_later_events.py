"""Events of later sets that act on dice."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Scene, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, JANGO, REY = "01001", "01002", "01011", "01021", "01038"
TAKE_COVER = "01157"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))


def playing(code: str, *, mine: str | Fighter = REY, theirs: tuple[Fighter, ...] = (SHOOTER, FENCER)) -> Scene:
    """A turn with one event in hand and resources for it, before two dice of an opponent."""
    return a_table([mine], theirs, hand=[code], resources=5, holder=ME)


@card("04022")
@rule("DST-RMV-01")
def test_subjugate_removes_a_die_of_any_pool() -> None:
    assert playing("04022").play("Subjugate", "Phasma").pool(THEM) == ["1MD"]
    mine = a_character(REY, showing=("1R",))
    assert playing("04022", mine=mine).play("Subjugate", "Rey").pool(ME) == []


@card("05143")
@rule("DST-BF-04")
def test_superior_position_removes_a_die_for_the_holder_of_the_battlefield_alone() -> None:
    assert playing("05143").play("Superior Position", "Kylo").pool(THEM) == ["2RD"]
    scene = a_table([REY], [SHOOTER], hand=["05143"], resources=5, holder=THEM)
    assert not scene.can("play Superior Position")


@pytest.mark.parametrize(
    ("code", "title", "left"),
    [
        pytest.param("05158", "Defend", ["2RD"], marks=pytest.mark.card("05158")),
        pytest.param("05159", "Dive", ["1MD"], marks=pytest.mark.card("05159")),
    ],
)
@rule("DST-CHT-07", "DST-AMB-01")
def test_up_to_three_dice_of_one_symbol_are_removed_or_none(code: str, title: str, left: list[str]) -> None:
    scene = playing(code).play(title, "Kylo" if title == "Defend" else "Phasma")
    assert (scene.pool(THEM), scene.asked) == (left, ME), "Ambush: another action"
    assert playing(code).play(title, "no more").pool(THEM) == ["2RD", "1MD"]


@card("02122")
@rule("DST-THN-01")
def test_suppression_removes_their_die_only_after_a_red_ranged_die_of_yours() -> None:
    mine = a_character(PHASMA, showing=("1RD",))
    scene = playing("02122", mine=mine).play("Suppression", "Kylo")
    assert (scene.pool(ME), scene.pool(THEM)) == ([], ["2RD"])
    assert playing("02122", mine=FENCER).play("Suppression").pool(THEM) == ["2RD", "1MD"]


@card("02092")
@rule("DST-AMB-01")
def test_guerrilla_warfare_trades_a_red_die_for_a_damage() -> None:
    scene = playing("02092", mine=a_character(PHASMA, showing=("1R",))).play("Guerrilla Warfare", "Kylo")
    assert (scene.pool(ME), scene.damage("Kylo"), scene.asked) == ([], 1, ME)
    scene = playing("02092", mine=a_character(REY, showing=("1R",))).play("Guerrilla Warfare")
    assert (scene.pool(ME), scene.damage("Kylo")) == (["1R"], 0)


@card("02084")
@rule("DST-AMB-01")
def test_loose_ends_trades_a_ranged_die_for_four_cards_of_their_deck() -> None:
    theirs = a_side([KYLO], deck=[TAKE_COVER] * 5)
    scene = a_table([SHOOTER], theirs, hand=["02084"], resources=2).play("Loose Ends")
    assert (scene.pool(ME), len(scene.deck(THEM)), len(scene.discard(THEM)), scene.asked) == ([], 1, 4, ME)
    scene = a_table([FENCER], theirs, hand=["02084"], resources=2).play("Loose Ends")
    assert (scene.pool(ME), len(scene.deck(THEM))) == (["1MD"], 5)


@card("02073")
@rule("DST-THN-01", "DST-TRN-01")
def test_manipulate_turns_one_of_yours_and_then_one_of_theirs_to_a_blank() -> None:
    theirs = a_character(TROOPER, showing=("2RD",))
    scene = playing("02073", mine=SHOOTER, theirs=(theirs,)).play("Manipulate")
    assert (scene.pool(ME), scene.pool(THEM)) == (["-"], ["-"])
    assert playing("02073", theirs=(theirs,)).play("Manipulate").pool(THEM) == ["2RD"], "no die of yours was turned"


@card("05086")
def test_imperial_might_resolves_a_die_with_two_more() -> None:
    scene = playing("05086", mine=SHOOTER).play("Imperial Might", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (4, [])
    assert playing("05086").play("Imperial Might").discard() == ["Imperial Might"], "without a die, in vain"


@card("05098")
@rule("DST-AMB-01", "DST-RRL-01")
def test_take_flight_rerolls_yellow_dice_of_yours() -> None:
    mine = a_character(JANGO, showing=("1RD",))
    scene = playing("05098", mine=mine).roll_next(3).play("Take Flight", "Jango")
    assert (scene.pool(ME), scene.asked) == (["1R"], ME)
    assert playing("05098", mine=SHOOTER).play("Take Flight").pool(ME) == ["2RD"]


@card("18107")
@rule("DST-SPT-04", "DST-THN-01")
def test_greed_pays_for_a_die_with_a_yellow_character_and_gives_an_action_with_a_red_one() -> None:
    yellow = a_character(JANGO, showing=("1RD",))
    scene = playing("18107", mine=yellow).play("Greed")
    assert (scene.pool(ME), scene.resources(), scene.asked) == ([], 6, THEM)
    red = playing("18107", mine=SHOOTER).play("Greed")
    assert (red.pool(ME), red.resources(), red.asked) == (["2RD"], 5, ME)
    blue = playing("18107", mine=FENCER).play("Greed")
    assert (blue.pool(ME), blue.resources(), blue.asked) == (["1MD"], 5, THEM)


@card("18107")
def test_greed_gives_no_resource_without_a_die() -> None:
    assert playing("18107", mine=JANGO).play("Greed").resources() == 5


@card("16104")
def test_amban_blaster_may_remove_a_character_die_as_it_is_played() -> None:
    scene = a_table([TROOPER], [SHOOTER], hand=["16104"], resources=3).play("Amban Blaster", "yes")
    assert (scene.pool(THEM), scene.upgrades("Stormtrooper")) == ([], ["Amban Blaster"])
    scene = a_table([TROOPER], [SHOOTER], hand=["16104"], resources=3).play("Amban Blaster", "no")
    assert scene.pool(THEM) == ["2RD"]


@pytest.mark.parametrize(
    ("code", "title"),
    [
        pytest.param("16104", "Amban Blaster", marks=pytest.mark.card("16104")),
        pytest.param("06010", "Verpine Sniper Rifle", marks=pytest.mark.card("06010")),
    ],
)
@rule("DST-SHD-04")
def test_two_unblockable_damage_pass_shields(code: str, title: str) -> None:
    mine = a_character(JANGO, upgrades=[a_piece(code, "Sp")])
    scene = a_table([mine], [a_character(KYLO, shields=2)]).resolve(title, "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (2, 2)
