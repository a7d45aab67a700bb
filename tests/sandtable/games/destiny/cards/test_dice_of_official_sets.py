"""Cards of the official sets behind Spirit of Rebellion about dice of a side, a subtype, a value."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Scene, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, GRIEVOUS, KYLO, JANGO = "01001", "01002", "01003", "01011", "01021"
REY, QUI_GON, LUKE, FINN = "01038", "01037", "01035", "01045"
RIFLE, TIE, SPEEDER, BB8 = "01008", "01006", "01018", "01043"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))
FOUR = ("01157", "01153", "01155", "01156")


def playing(code: str, *mine: Fighter, theirs: tuple[Fighter, ...] = (SHOOTER, FENCER)) -> Scene:
    return a_table(mine or [a_character(REY)], theirs, hand=[code], resources=5)


@card("07061")
@rule("DST-CHD-01")
def test_pacify_gives_shields_to_the_character_of_the_removed_die() -> None:
    armed = a_character(PHASMA, showing=("2RD",), upgrades=[a_piece(RIFLE, "+2RD")])
    scene = playing("07061", theirs=(armed, FENCER)).play("Pacify", "Kylo")
    assert (scene.pool(THEM), scene.shields("Kylo"), scene.shields("Phasma")) == (["2RD", "+2RD"], 2, 0)
    only_upgrade = playing("07061", theirs=(a_character(PHASMA, upgrades=[a_piece(RIFLE, "+2RD")]),)).play("Pacify")
    assert (only_upgrade.pool(THEM), only_upgrade.shields("Phasma")) == (["+2RD"], 0)


@card("07088")
@rule("D-03", "DST-TRN-01")
def test_anakin_turns_one_of_your_droid_dice_when_activated() -> None:
    scene = a_table(["07088"], [KYLO], supports=[a_piece(BB8, "-")]).activate("Anakin", "yes", "focus")
    assert "1F" in scene.pool(ME)
    assert a_table(["07088"], [KYLO], supports=[a_piece(BB8, "-")]).activate("Anakin", "no").pool(ME)[0] == "-"
    other = a_table(["07088"], [a_character(KYLO, showing=("-",))], supports=[a_piece(SPEEDER, "-")]).activate("Anakin")
    assert other.asked == THEM, "neither a droid nor a podracer"


@card("07106")
@rule("DST-CARD-02", "DST-RMV-01")
def test_way_of_the_light_removes_a_villain_or_neutral_die() -> None:
    mine = a_character(REY, showing=("1R",), upgrades=[a_piece("01059", "1R")])
    assert playing("07106", mine).play("Way of the Light", "Lightsaber").pool(ME) == ["1R"]
    assert playing("07106", mine).play("Way of the Light", "Kylo").pool(THEM) == ["2RD"]
    heroes = playing("07106", a_character(REY, showing=("1R",)), theirs=(a_character(FINN, showing=("1R",)),))
    assert heroes.play("Way of the Light").pool(THEM) == ["1R"]


@card("08108")
@rule("DST-VAL-10", "DST-VAL-02")
def test_at_odds_removes_a_die_with_an_odd_value_and_may_go_under_the_deck() -> None:
    theirs = (a_character(GRIEVOUS, showing=("3MD1", "2MD", "-")),)
    scene = playing("08108", theirs=theirs).play("At Odds", "yes")
    assert (scene.pool(THEM), scene.deck(ME), scene.discard(ME)) == (["2MD", "-"], ["At Odds"], [])
    even = playing("08108", theirs=(SHOOTER,)).play("At Odds", "no")
    assert (even.pool(THEM), even.deck(ME), even.discard(ME)) == (["2RD"], [], ["At Odds"])


@card("11114")
@rule("DST-TRN-02", "DST-TRN-03")
def test_dark_reflections_turns_two_other_dice_to_the_same_side() -> None:
    mine = a_character(REY, showing=("-",))
    theirs = (a_character(PHASMA, showing=("2RD", "2RD")), FENCER)
    scene = playing("11114", mine, theirs=theirs).play("Dark Reflections", "Rey")
    assert not scene.can("blank")
    scene.answer("1 resource", "Captain Phasma", "Kylo")
    assert (scene.pool(ME), sorted(scene.pool(THEM))) == (["1R"], ["1R", "1R", "2RD"])


@card("11114")
@rule("DST-CHT-07")
def test_dark_reflections_may_turn_one_die_alone() -> None:
    scene = playing("11114", a_character(REY, showing=("-",)), theirs=(SHOOTER,))
    scene.play("Dark Reflections", "Rey", "1 resource", "no more")
    assert (scene.pool(ME), scene.pool(THEM)) == (["1R"], ["2RD"])
    assert playing("11114", theirs=(a_character(KYLO),)).play("Dark Reflections").asked == THEM


@card("12004")
@rule("DST-SHW-01", "D-53")
def test_praetorian_guard_trades_a_damage_die_for_a_low_damage_die() -> None:
    guard = a_character("12004", dice=1)
    theirs = [a_character(GRIEVOUS, showing=("2MD", "3MD1")), a_character(KYLO, showing=("1Sh",))]
    scene = a_table([guard], theirs).roll_next(1).activate("Snoke", "yes")
    assert (scene.pool(ME), scene.pool(THEM)) == ([], ["3MD1", "1Sh"])
    scene = a_table([guard], theirs).roll_next(1).activate("Snoke", "no")
    assert (scene.pool(ME), len(scene.pool(THEM))) == (["2MD"], 3)
    scene = a_table([guard], theirs).roll_next(4).activate("Snoke")
    assert (scene.asked, len(scene.pool(THEM))) == (THEM, 3), "a blank pays for nothing"


@card("12013")
@rule("DST-CPR-07", "DST-TRN-01")
def test_bloodletting_turns_a_die_of_the_character_it_has_hurt() -> None:
    mine = [a_character(REY, showing=("-",), upgrades=[a_piece("01044", "-")]), a_character(FINN, showing=("-",))]
    scene = a_table(mine, [KYLO], supports=["12013"]).use("Bloodletting", "Rey")
    assert not scene.can("Finn")
    scene.answer("Rey's Staff", "3 melee")
    assert (scene.damage("Rey"), scene.exhausted("Bloodletting")) == (1, True)
    assert scene.pool(ME) == ["-", "3MD1", "-"]


@card("12013")
@rule("DST-RDY-08")
def test_bloodletting_has_to_be_ready() -> None:
    assert not a_table([REY], [KYLO], supports=[a_piece("12013", exhausted=True)]).can("use Bloodletting")


@card("12058")
@rule("DST-VAL-02", "DST-DRW-04")
def test_fresh_start_discards_as_many_cards_as_the_removed_die_showed() -> None:
    theirs = a_side([SHOOTER], deck=FOUR)
    scene = a_table([REY], theirs, hand=["12058"], resources=5).play("Fresh Start", "player 2")
    assert (scene.pool(THEM), len(scene.deck(THEM))) == ([], 2)
    upgrade = a_side([a_character(PHASMA, upgrades=[a_piece(RIFLE, "+2RD")])], deck=FOUR)
    scene = a_table([REY], upgrade, hand=["12058"], resources=5).play("Fresh Start")
    assert (scene.pool(THEM), len(scene.deck(THEM))) == (["+2RD"], 4)


@card("12062")
@rule("DST-CHT-07", "D-53")
def test_stand_firm_removes_as_many_dice_as_shields_were_removed() -> None:
    mine = a_character(QUI_GON, showing=("1Sh", "2Sh"))
    scene = playing("12062", mine).play("Stand Firm", "1 shield", "2 shields")
    assert (scene.pool(ME), scene.pool(THEM)) == ([], [])
    one = playing("12062", mine).play("Stand Firm", "1 shield", "no more", "Phasma")
    assert (one.pool(ME), one.pool(THEM)) == (["2Sh"], ["1MD"])
    none = playing("12062", a_character(REY, showing=("1R",))).play("Stand Firm")
    assert (none.pool(ME), none.pool(THEM)) == (["1R"], ["2RD", "1MD"])


@card("12112")
@rule("DST-RRL-01", "DST-VAL-01")
def test_side_by_side_may_remove_a_different_die_of_the_same_value() -> None:
    theirs = (SHOOTER, FENCER)
    scene = playing("12112", theirs=theirs).roll_next(0).play("Side By Side", "Phasma", "yes")
    assert scene.pool(THEM) == ["1RD"], "Kylo Ren's die shows 1 as well"
    assert playing("12112", theirs=theirs).roll_next(0).play("Side By Side", "Phasma", "no").pool(THEM) == [
        "1RD",
        "1MD",
    ]
    other = playing("12112", theirs=theirs).roll_next(1).play("Side By Side", "Phasma")
    assert (other.asked, other.pool(THEM)) == (THEM, ["2RD", "1MD"])


@card("12124")
@rule("DST-THN-01")
def test_under_fire_hurts_a_red_character_of_yours_first() -> None:
    scene = playing("12124", a_character(TROOPER), a_character(REY)).play("Under Fire", "Phasma")
    assert (scene.damage("Stormtrooper"), scene.pool(THEM)) == (1, ["1MD"])
    assert playing("12124").play("Under Fire").pool(THEM) == ["2RD", "1MD"]


@card("12134")
@rule("DST-TRN-02", "DST-AMB-01")
def test_reap_turns_a_die_to_a_resource_and_goes_on() -> None:
    scene = playing("12134", a_character(KYLO, showing=("2MD1",))).play("Reap")
    assert (scene.pool(ME), scene.asked) == (["1R"], ME)
    assert playing("12134", a_character(KYLO, showing=("1R",))).play("Reap").pool(ME) == ["1R"]


@card("07109")
@rule("DST-THN-01", "DST-MUL-10")
def test_beguile_rerolls_turns_and_removes_dice_of_one_opponent() -> None:
    scene = playing("07109").roll_next(4).play("Beguile", "Phasma", "Kylo", "blank", "Phasma")
    assert scene.pool(THEM) == ["-"]
    mine = playing("07109", a_character(REY, showing=("1R",)), theirs=(a_character(KYLO),)).play("Beguile")
    assert (mine.pool(ME), mine.asked) == (["1R"], THEM)
