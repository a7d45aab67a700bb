"""Characters, upgrades and supports whose own words change how a die resolves."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, TIE, COMMANDING, RIFLE, DOOKU, KYLO = "01001", "01002", "01006", "01007", "01008", "01009", "01011"
KYLOS_SABER, TUSKEN, POE, REBEL, LAUNCH_BAY, BLACK_ONE = "01015", "01022", "01029", "01030", "01031", "01032"
REY, IMMUNITY, PISTOL, ALL_IN, BLOCK, TAKE_COVER = "01038", "01050", "01054", "01152", "01153", "01157"


@card("01007")
@rule("D-20", "DST-SYM-20")
def test_commanding_presence_resolves_your_red_die_for_two_more() -> None:
    mine = [a_character(TROOPER, showing=["1RD"], upgrades=[a_piece(COMMANDING, "Sp")])]
    scene = a_table(mine, [REY]).resolve("Commanding", "Stormtrooper die", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (3, [])


@card("01007")
def test_commanding_presence_removes_an_opposing_red_die() -> None:
    mine = [a_character(TROOPER, showing=["1RD"], upgrades=[a_piece(COMMANDING, "Sp")])]
    scene = a_table(mine, [a_character(REBEL, showing=["+1RD"]), a_character(REY, showing=["1MD"])])
    scene.resolve("Commanding", "Rebel Trooper")
    assert (scene.damage("Rebel"), scene.pool(), scene.pool(THEM)) == (0, ["1RD"], ["1MD"])


@card("01007")
@rule("DST-RES-11", "DST-CHT-05")
def test_commanding_presence_cannot_resolve_itself_again() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(COMMANDING, "Sp")])]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])]).resolve("Commanding")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == ([], ["1MD"], THEM)


@card("01007")
@rule("DST-RTC-02", "DST-RTC-03")
def test_commanding_presence_resolves_neither_what_it_cannot_pay_nor_a_modifier() -> None:
    for side in ("2RD1", "+1RD"):
        mine = [a_character(TROOPER, upgrades=[a_piece(RIFLE, side), a_piece(COMMANDING, "Sp")])]
        scene = a_table(mine, [REY]).resolve("Commanding", "F-11D")
        assert (scene.damage("Rey"), scene.pool()) == (0, [side])


@card("01015")
@rule("D-73", "DST-SHD-01")
def test_kylos_lightsaber_is_rerolled_when_shields_block() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(KYLOS_SABER, "Sp")])]
    scene = a_table(mine, [a_character(REY, shields=1)]).roll_next(2).resolve("Kylo Ren's Lightsaber", "Rey")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.pool()) == (1, 0, ["+3MD"])


@card("01015")
@rule("DST-RES-05")
def test_kylos_lightsaber_goes_back_when_nothing_blocks() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(KYLOS_SABER, "Sp")])]
    scene = a_table(mine, [REY]).resolve("Kylo Ren's Lightsaber", "Rey")
    assert (scene.damage("Rey"), scene.pool()) == (2, [])


@card("01015")
@rule("DST-BEF-01", "EX-13")
def test_kylos_lightsaber_sees_the_shield_dooku_gets_just_before() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(KYLOS_SABER, "Sp")])]
    theirs = a_side([DOOKU], hand=[BLOCK])
    scene = a_table(mine, theirs).roll_next(5).resolve("Kylo Ren's Lightsaber", "Dooku", "yes")
    assert (scene.damage("Dooku"), scene.pool()) == (1, ["-"])


@card("01015")
@rule("DST-SYM-24", "D-17", "DST-RES-11")
def test_kylos_lightsaber_does_not_resolve_twice_in_one_action() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(KYLOS_SABER, "Sp")])]
    scene = a_table(mine, [a_character(REY, shields=3)]).roll_next(4).resolve("Kylo Ren's Lightsaber", "Rey")
    assert (scene.shields("Rey"), scene.pool(), scene.asked) == (1, ["Sp"], THEM)
    assert scene.pass_().can("resolve Kylo Ren's Lightsaber")


@card("01015")
@rule("DST-PRE-02")
def test_kylos_lightsaber_is_for_blue_characters() -> None:
    assert not a_table([TROOPER], [REY], hand=[KYLOS_SABER], resources=3).can("play Kylo")
    assert a_table([KYLO], [REY], hand=[KYLOS_SABER], resources=3).can("play Kylo Ren's Lightsaber")


@card("01022")
@rule("DST-AFT-01", "DST-CHD-02")
def test_tusken_raider_discards_to_resolve_one_of_its_dice_at_once() -> None:
    mine = [a_character(TUSKEN, upgrades=[PISTOL]), a_character(KYLO, showing=["1MD"])]
    scene = a_table(mine, [REY], hand=[BLOCK]).roll_next(5, 0).activate("Tusken", "yes", "Rey")
    assert (scene.damage("Rey"), scene.hand(), scene.pool()) == (1, [], ["1MD", "-"])


@card("01022")
@rule("D-76", "DST-ABT-04")
def test_tusken_raider_may_keep_its_cards() -> None:
    scene = a_table([TUSKEN], [REY], hand=[BLOCK]).roll_next(0).activate("Tusken", "no")
    assert (scene.damage("Rey"), scene.hand(), scene.pool()) == (0, ["Block"], ["1RD"])


@card("01022")
@rule("D-53")
def test_tusken_raider_needs_a_card_and_its_own_activation() -> None:
    scene = a_table([TUSKEN], [REY]).roll_next(0).activate("Tusken")
    assert (scene.pool(), scene.asked) == (["1RD"], THEM)
    scene = a_table([TUSKEN, KYLO], [REY], hand=[BLOCK]).roll_next(0).activate("Kylo")
    assert (scene.pool(), scene.asked) == (["1MD"], THEM)
    scene.pass_().activate("Tusken")
    assert (scene.asked, scene.options) == (ME, ["no", "yes"])


@card("01022")
@rule("DST-DIE-06")
def test_tusken_raider_may_discard_for_nothing() -> None:
    scene = a_table([TUSKEN], [REY], hand=[BLOCK]).roll_next(2).activate("Tusken", "yes")
    assert (scene.damage("Rey"), scene.hand(), scene.pool()) == (0, [], ["3MD1"])


def poe(*hand: str, resources: int = 0, discard: tuple[str, ...] = ()) -> Scene:
    """Poe Dameron showing his special, with these cards in hand."""
    mine = [a_character(POE, showing=["Sp"])]
    return a_table(mine, [KYLO], hand=hand, discard=discard, resources=resources)


@card("01029")
@rule("D-125", "DST-RTC-02")
def test_poe_resolves_a_side_of_the_discarded_card() -> None:
    scene = poe(RIFLE, resources=1).resolve("Poe Dameron")
    assert scene.options == ["2 ranged for 1", "1 resource", "special"]
    scene.answer("2 ranged for 1", "Kylo")
    assert (scene.damage("Kylo"), scene.resources(), scene.discard(), scene.pool()) == (2, 0, ["F-11D Rifle"], [])


@card("01029")
@rule("D-125", "DST-CLR-14")
def test_poe_plays_a_vehicle_from_the_discard_pile() -> None:
    scene = poe(BLACK_ONE, resources=4).resolve("Poe Dameron", "3 ranged", "Kylo", "yes")
    assert (scene.damage("Kylo"), scene.supports(), scene.discard()) == (3, ["Black One"], [])
    assert (scene.resources(), scene.pool(), scene.exhausted("Black One"), scene.asked) == (0, [], False, THEM)


@card("01029", "01032")
@rule("DST-FAQ-16", "DST-CLR-14")
def test_poe_uses_the_special_of_black_one_and_rolls_no_die_by_it() -> None:
    scene = poe(BLACK_ONE, resources=4).resolve("Poe Dameron", "special", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.prompt.startswith("Poe Dameron")) == (1, ["Sp"], True)
    scene.answer("yes")
    assert (scene.supports(), scene.pool()) == (["Black One"], [])


@card("01029")
@rule("D-76", "DST-PLAY-02", "DST-UNI-04")
def test_poe_plays_a_vehicle_only_if_he_wants_and_can() -> None:
    scene = poe(TIE, resources=3).resolve("Poe Dameron", "1 ranged", "Kylo", "no")
    assert (scene.supports(), scene.discard(), scene.resources()) == ([], ["First Order TIE Fighter"], 3)
    scene = poe(TIE, resources=2).resolve("Poe Dameron", "1 ranged", "Kylo")
    assert (scene.supports(), scene.asked) == ([], THEM)
    mine = [a_character(POE, showing=["Sp"])]
    scene = a_table(mine, [KYLO], hand=[BLACK_ONE], supports=[BLACK_ONE], resources=4)
    scene.resolve("Poe Dameron", "2 ranged", "Kylo")
    assert (scene.supports(), scene.discard(), scene.asked) == (["Black One"], ["Black One"], THEM)


@card("01029")
@rule("D-125")
def test_poe_discards_a_card_without_a_die_for_nothing() -> None:
    scene = poe(BLOCK).resolve("Poe Dameron")
    assert (scene.discard(), scene.pool(), scene.asked) == (["Block"], [], THEM)


@card("01029")
@rule("DST-THN-02", "D-53")
def test_poe_with_an_empty_hand_plays_nothing_from_the_discard_pile() -> None:
    scene = poe(discard=(TIE,), resources=3).resolve("Poe Dameron")
    assert (scene.supports(), scene.discard(), scene.asked) == ([], ["First Order TIE Fighter"], THEM)


@card("01029", "01031")
@rule("D-125", "DST-VAX-01")
def test_poe_counts_the_hand_after_the_discard_for_launch_bay() -> None:
    scene = poe(LAUNCH_BAY, BLOCK, BLOCK).resolve("Poe Dameron", "Launch Bay")
    assert scene.options == ["2 ranged", "2 ranged", "2 disrupt", "2 shields", "2 discard"]
    scene.duel.apply(0)
    scene.answer("Kylo")
    assert scene.damage("Kylo") == 2


@card("01029")
@rule("D-125", "DST-CLR-05")
def test_poe_does_not_split_the_shields_of_diplomatic_immunity() -> None:
    mine = (a_character(POE, showing=["Sp"]), REY)
    scene = a_table(mine, [KYLO], hand=[IMMUNITY]).resolve("Poe Dameron", "2 shield", "Rey")
    assert (scene.shields("Rey"), scene.shields("Poe"), scene.asked) == (2, 0, THEM)


@card("01031")
@rule("D-14", "DST-VAX-01")
def test_launch_bay_counts_the_cards_in_your_hand() -> None:
    mine = a_table([REBEL], [KYLO], supports=[a_piece(LAUNCH_BAY, "XRD")], hand=[BLOCK, BLOCK, BLOCK])
    mine.resolve("Launch Bay die (3 ranged)", "Kylo")
    assert (mine.damage("Kylo"), mine.pool()) == (3, [])


@card("01031")
@rule("D-14", "D-66")
def test_launch_bay_with_an_empty_hand_is_worth_nothing_but_can_be_raised() -> None:
    mine = [a_character(REBEL, showing=["+1RD"])]
    scene = a_table(mine, [a_character(KYLO, shields=1)], supports=[a_piece(LAUNCH_BAY, "XRD")])
    scene.resolve("Launch Bay die (0 ranged)", "no more")
    assert (scene.shields("Kylo"), scene.pool(), scene.asked) == (1, ["+1RD"], THEM)
    scene = a_table(mine, [KYLO], supports=[a_piece(LAUNCH_BAY, "XRD")])
    scene.resolve("Launch Bay die (0 ranged)", "Rebel", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, [])


@card("01031")
@rule("D-14")
def test_launch_bay_is_read_when_it_resolves_not_when_it_is_rolled() -> None:
    scene = a_table([REBEL], [KYLO], supports=[a_piece(LAUNCH_BAY, "XSh")], hand=[TAKE_COVER, BLOCK])
    scene.play("Take Cover", "Rebel").pass_().resolve("Launch Bay die (1 shield)", "Rebel")
    assert scene.shields("Rebel") == 2


@card("01031")
@rule("D-83", "D-14")
def test_guardian_takes_the_current_value_of_an_x() -> None:
    theirs = a_side([REBEL], supports=[a_piece(LAUNCH_BAY, "XRD")], hand=[BLOCK, BLOCK])
    scene = a_table([PHASMA, TROOPER], theirs).activate("First Order Stormtrooper", "Launch Bay")
    assert (scene.damage("Stormtrooper"), scene.pool(THEM)) == (2, [])


@card("01032")
@rule("DST-SYM-24", "DST-RRL-01", "DST-FAQ-05")
def test_black_one_fires_and_is_rerolled() -> None:
    scene = a_table([REBEL], [KYLO], supports=[a_piece(BLACK_ONE, "Sp", exhausted=True)]).roll_next(1)
    scene.resolve("Black One", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (1, ["3RD"], THEM)


@card("01032")
@rule("D-17", "DST-RES-11", "DST-SYM-24")
def test_black_one_fires_once_an_action_even_through_all_in() -> None:
    scene = a_table([REBEL], [KYLO], supports=[a_piece(BLACK_ONE, "Sp")], hand=[ALL_IN], resources=1).roll_next(4)
    scene.play("All In", "Black One", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (1, ["Sp"], THEM)
    scene.pass_().roll_next(5).resolve("Black One", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, ["-"])
