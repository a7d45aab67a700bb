"""Events that remove, reroll and count dice in pools."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

SWEEP, ANGER, ISOLATION, DIRTY, DISLIKE, NEGOTIATE, SCRAMBLE = (
    "01073",
    "01082",
    "01085",
    "01095",
    "01097",
    "01131",
    "01161",
)
TROOPER, BIKE, KYLO, REY, FINN, STAFF = "01002", "01018", "01011", "01038", "01045", "01044"


@card("01073")
def test_sweep_the_area_rerolls_a_die_for_each_ready_red_character() -> None:
    mine = (TROOPER, TROOPER, a_character("01001", exhausted=True), KYLO)
    theirs = [a_character(REY, showing=["1MD", "+2MD", "1Dc"])]
    scene = a_table(mine, theirs, hand=[SWEEP]).roll_next(5, 3).play("Sweep the Area", "1 melee", "1 discard")
    assert scene.pool(THEM) == ["-", "+2MD", "1R"]


@card("01073")
@rule("DST-CHT-05")
def test_sweep_the_area_rerolls_nothing_without_ready_red_characters_and_all_when_there_are_fewer() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([KYLO], theirs, hand=[SWEEP]).play("Sweep the Area")
    assert (scene.pool(THEM), scene.asked) == (["1MD"], THEM)
    scene = a_table([TROOPER, TROOPER], theirs, hand=[SWEEP]).roll_next(5).play("Sweep the Area")
    assert (scene.pool(THEM), scene.asked) == (["-"], THEM)


@card("01082")
@rule("D-93", "DST-SHW-01")
def test_feel_your_anger_removes_a_die_of_your_choice_for_each_blank() -> None:
    theirs = [a_character(REY, showing=["-", "1MD", "1R", "-"])]
    scene = a_table([KYLO], theirs, hand=[ANGER], resources=1).play("Feel Your Anger")
    assert (scene.asked, scene.can("1 melee")) == (ME, True)
    scene.answer("1 melee", "1 resource")
    assert scene.pool(THEM) == ["-", "-"]


@card("01082")
def test_feel_your_anger_counts_no_blanks_of_your_own() -> None:
    mine = [a_character(KYLO, showing=["-"])]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])], hand=[ANGER], resources=1).play("Feel Your Anger")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == (["-"], ["1MD"], THEM)


@card("01085")
@rule("DST-CHD-01", "DST-CHD-02", "DST-SPT-02")
def test_isolation_removes_a_character_die_and_no_other() -> None:
    theirs = a_side(
        [a_character(REY, showing=["1MD"], upgrades=[a_piece(STAFF, "1R")])], supports=[a_piece(BIKE, "1Dr")]
    )
    scene = a_table([KYLO], theirs, hand=[ISOLATION], resources=1).play("Isolation")
    assert (scene.pool(THEM), scene.resources()) == (["1R", "1Dr"], 0)


@card("01085")
@rule("DST-SPT-03", "DST-SPT-04")
def test_isolation_spots_no_blue_character_of_an_opponent() -> None:
    scene = a_table([TROOPER], [a_character(REY, showing=["1MD"])], hand=[ISOLATION], resources=1).play("Isolation")
    assert (scene.pool(THEM), scene.discard()) == (["1MD"], ["Isolation"])


@card("01095")
@rule("DST-THN-01", "DST-SHD-01")
def test_fight_dirty_strikes_once_for_each_yellow_die() -> None:
    mine = (a_character(FINN, showing=["-", "1R"]), a_character(KYLO, showing=["-"]))
    scene = a_table(mine, [a_character(REY, shields=1)], hand=[DIRTY], resources=1)
    scene.play("Fight Dirty", "blank", "1 resource", "Rey")
    assert (scene.pool(), scene.damage("Rey"), scene.shields("Rey")) == (["-"], 1, 0)


@card("01095")
@rule("DST-CHT-07", "D-92", "D-66")
def test_fight_dirty_with_nothing_removed_strikes_nobody() -> None:
    mine = [a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, [REY], hand=[DIRTY], resources=1).play("Fight Dirty", "no more")
    assert (scene.pool(), scene.damage("Rey"), scene.asked) == (["2RD"], 0, THEM)


@card("01097")
@rule("D-53", "DST-RMV-01")
def test_he_does_not_like_you_trades_dice() -> None:
    mine = [a_character(KYLO, showing=["-", "1Sh"])]
    scene = a_table(mine, [a_character(REY, showing=["1MD", "1R"])], hand=[DISLIKE])
    scene.play("He Doesn't Like You", "blank", "1 melee")
    assert (scene.pool(), scene.pool(THEM)) == (["1Sh"], ["1R"])


@card("01097")
@rule("D-53", "DST-RMV-02")
def test_he_does_not_like_you_needs_one_of_your_dice() -> None:
    scene = a_table([KYLO], [a_character(REY, showing=["1MD"])], hand=[DISLIKE]).play("He Doesn't Like You")
    assert (scene.pool(THEM), scene.asked) == (["1MD"], THEM)


@card("01131")
@rule("DST-CHE-03", "DST-CHD-01")
def test_negotiate_makes_the_opponent_choose_two_dice() -> None:
    mine = [a_character(KYLO, showing=["-"])]
    theirs = [a_character(REY, showing=["1MD", "1R", "-"])]
    scene = a_table(mine, theirs, hand=[NEGOTIATE], resources=1).play("Negotiate")
    assert (scene.asked, scene.pool()) == (THEM, [])
    scene.answer("1 resource")
    assert scene.pool(THEM) == ["1MD"]


@card("01131")
@rule("DST-CHD-02", "D-53")
def test_negotiate_takes_no_upgrade_die_as_its_price() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(STAFF, "1R")])]
    theirs = [a_character(REY, showing=["1MD", "1R"])]
    scene = a_table(mine, theirs, hand=[NEGOTIATE], resources=1).play("Negotiate")
    assert (scene.pool(), scene.pool(THEM)) == (["1R"], ["1MD", "1R"])


@card("01131")
def test_negotiate_takes_the_only_die_there_is() -> None:
    mine = [a_character(KYLO, showing=["-"])]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])], hand=[NEGOTIATE], resources=1).play("Negotiate")
    assert (scene.pool(THEM), scene.asked) == ([], THEM)


@card("01161")
@rule("D-101", "DST-RRL-01")
def test_scramble_rerolls_all_of_an_opponents_dice() -> None:
    mine = [a_character(FINN, showing=["2RD"])]
    scene = a_table(mine, [a_character(REY, showing=["1MD", "1R"])], hand=[SCRAMBLE]).roll_next(5, 4)
    scene.play("Scramble")
    assert (scene.pool(), scene.pool(THEM)) == (["2RD"], ["-", "+1R"])


@card("01161")
@rule("DST-SPT-04")
def test_scramble_needs_a_yellow_character() -> None:
    scene = a_table([KYLO], [a_character(FINN, showing=["2RD"])], hand=[SCRAMBLE]).roll_next(5).play("Scramble")
    assert (scene.pool(THEM), scene.asked) == (["2RD"], THEM)
