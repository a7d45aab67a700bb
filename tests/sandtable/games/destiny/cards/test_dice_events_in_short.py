"""Events that do one thing with dice: each in a situation where it does it, and in one where it finds nothing to do.

A row is a card, your dice, their dice, the answers, and the sides that are left in your pool and in theirs.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import rule
from tests.support.destiny import ME, THEM, Fighter, Scene, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, GRIEVOUS, DOOKU, KYLO, JABBA = "01001", "01002", "01003", "01009", "01011", "01020"
REY, QUI_GON, LUKE, FINN, SPEEDER, TIE = "01038", "01037", "01035", "01045", "01018", "01006"
RIFLE, SABER, DL_44 = "01008", "01059", "01051"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))
BOTH = (SHOOTER, FENCER)
OLD_HERO = a_character(REY, showing=("1R",))


def playing(code: str, mine: tuple[Fighter, ...], theirs: tuple[Fighter, ...], supports: tuple[Any, ...] = ()) -> Scene:
    return a_table(mine, theirs, hand=[code], supports=supports, resources=9)


def row(code: str, title: str, *rest: Any) -> Any:
    return pytest.param(code, title, *rest, marks=pytest.mark.card(code), id=f"{title} {len(rest[2])}")


HERO = (OLD_HERO,)
BLANK_SABER = (a_character(REY, showing=("1R",), upgrades=[a_piece(SABER, "1Sh")]),)
REMOVING = [
    row("11112", "Alter Fate", HERO, (*BOTH, a_character(QUI_GON, showing=("1Sh",))), (), ["1R"], ["1Sh"]),
    row("11112", "Alter Fate", HERO, HERO, ("",), ["1R"], ["1R"]),
    row("05151", "Entangle", (a_character(FINN),), BOTH, ("Phasma", "Kylo"), [], []),
    row("05151", "Entangle", HERO, BOTH, ("",), ["1R"], ["2RD", "1MD"]),
    row("09127", "Measure for Measure", (a_character(TROOPER, showing=("1R",)),), BOTH, ("Kylo",), [], ["2RD"]),
    row("09127", "Measure for Measure", HERO, BOTH, ("",), ["1R"], ["2RD", "1MD"]),
    row("08127", "Snuff Out", (a_character(REY, showing=("1MD", "1R")),), BOTH, (), ["1R"], []),
    row("08127", "Snuff Out", HERO, HERO, ("",), ["1R"], ["1R"]),
    row("06012", "Fight Back", HERO, BOTH, ("Phasma",), [], ["1MD"]),
    row("06012", "Fight Back", (a_character(REY),), BOTH, ("",), [], ["2RD", "1MD"]),
    row("08149", "Shriek", HERO, (a_character(KYLO, showing=("-", "Sp", "1R")),), (), ["1R"], ["1R"]),
    row("08149", "Shriek", (a_character(REY, showing=("-",)),), BOTH, ("",), ["-"], ["2RD", "1MD"]),
    row("02090", "Emergency Evacuation", HERO, BOTH, (), [], []),
    row("09123", "Domination", HERO, BOTH, ("Rey", "Kylo"), [], ["2RD"]),
    row("09123", "Domination", HERO, BOTH, ("no more",), ["1R"], ["2RD", "1MD"]),
    row("25020", "One for One", (a_character(TROOPER, showing=("1R",)),), BOTH, ("Kylo",), ["1R"], ["2RD"]),
    row("08098", "Leverage", (a_character(REY, showing=("1MD",)),), BOTH, ("Phasma",), ["1MD"], ["1MD"]),
]


def answered(scene: Scene, title: str, answers: tuple[str, ...]) -> Scene:
    """The card played with these answers; the answer "" says that nothing is asked."""
    return scene.play(title, *[answer for answer in answers if answer])


@pytest.mark.parametrize(("code", "title", "mine", "theirs", "answers", "left", "left_to_them"), REMOVING)
@rule("DST-RMV-01", "D-53")
def test_dice_are_removed(
    code: str,
    title: str,
    mine: tuple[Fighter, ...],
    theirs: tuple[Fighter, ...],
    answers: tuple[str, ...],
    left: list[str],
    left_to_them: list[str],
) -> None:
    scene = answered(playing(code, mine, theirs), title, answers)
    assert (scene.pool(ME), scene.pool(THEM)) == (left, left_to_them)


TURNING = [
    row("07113", "Peace and Quiet", HERO, (SHOOTER,), ("Phasma",), ["1R"], ["-"]),
    row("07113", "Peace and Quiet", (a_character(REY),),
        (a_character(PHASMA, showing=("-",)),), ("",), [], ["-"]),
    row("08080", "Inflame", HERO, (a_character(KYLO, showing=("1R",)),), ("1 melee",), ["1R"], ["1MD"]),
    row("08080", "Inflame", HERO, (a_character(JABBA, showing=("1R",)),), ("",), ["1R"], ["1R"]),
    row("04012", "I Have You Now", HERO, (a_character(JABBA, showing=("1R",)),), ("1 melee",), ["1MD"], ["1R"]),
    row("04012", "I Have You Now", (a_character(REY),), (a_character(JABBA, showing=("1R",)),), ("",), [], ["1R"]),
    row("09145", "For a Price", HERO, (a_character(GRIEVOUS, showing=("-",)),), (), ["1R"], ["3MD1"]),
    row("09145", "For a Price", HERO, (a_character(PHASMA, showing=("-",)),), ("",), ["1R"], ["-"]),
    row("04019", "Your Skills Are Complete", BLANK_SABER, BOTH, (), ["1R", "-"], ["2RD", "1MD"]),
    row("04019", "Your Skills Are Complete", HERO, BOTH, ("",), ["1R"], ["2RD", "1MD"]),
    row("05127", "Feel The Force", HERO, BOTH, ("Kylo", "blank"), ["1R"], ["2RD", "-"]),
    row("05127", "Feel The Force", (a_character(PHASMA, showing=("1R",)),), (SHOOTER,), ("",), ["1R"], ["2RD"]),
    row("06009", "Tinker", (a_character(DOOKU, showing=("2MD",)),), BOTH, ("focus",), ["1F"], ["2RD", "1MD"]),
    row("06009", "Tinker", (a_character(REY),), BOTH, ("",), [], ["2RD", "1MD"]),
    row("03131", "Lightsaber Training", BLANK_SABER, BOTH, ("Lightsaber", "3 melee"), ["1R", "3MD1"], ["2RD", "1MD"]),
    row("03131", "Lightsaber Training", HERO, BOTH, ("",), ["1R"], ["2RD", "1MD"]),
    row("02068", "We Have Them Now", (a_character(KYLO, showing=("1R", "-")),), BOTH,
        ("1 resource", "blank", "1 melee", "2 melee"), ["1MD", "2MD1"], ["2RD", "1MD"]),
    row("02068", "We Have Them Now", (a_character(JABBA, showing=("1R",)),), BOTH, ("",), ["1R"], ["2RD", "1MD"]),
    row("04017", "Clash", HERO, (FENCER,), ("1 melee",), ["1MD"], ["-"]),
    row("04017", "Clash", (a_character(PHASMA, showing=("1R",)),), (SHOOTER,), ("",), ["1R"], ["2RD"]),
    row("09125", "Forced Compliance", (a_character(FINN, showing=("1R",)),), (SHOOTER,), ("1 ranged", "2 ranged"),
        ["2RD"], ["1RD"]),
    row("09125", "Forced Compliance", HERO, (SHOOTER,), ("focus",), ["1R"], ["1F"]),
    row("04038", "Concentrate", (a_character(REY, showing=("1R", "-")),), BOTH,
        ("1 resource", "1 melee", "yes", "1 melee"), ["1MD", "1MD"], ["2RD", "1MD"]),
    row("04038", "Concentrate", (a_character(REY, showing=("1R", "-")),), BOTH, ("1 resource", "1 melee", "no"),
        ["1MD", "-"], ["2RD", "1MD"]),
    row("07062", "Propel", BLANK_SABER, (a_character(JABBA),), ("2 melee", "blank"), ["+2MD", "-"], []),
    row("07062", "Propel", (a_character(REY),), (a_character(JABBA),), ("",), [], []),
    row("07110", "Control", HERO, (SHOOTER,), ("blank", "focus"), ["-"], ["1F"]),
]  # fmt: skip


@pytest.mark.parametrize(("code", "title", "mine", "theirs", "answers", "left", "left_to_them"), TURNING)
@rule("DST-TRN-01", "DST-TRN-02", "DST-TRN-03")
def test_dice_are_turned(
    code: str,
    title: str,
    mine: tuple[Fighter, ...],
    theirs: tuple[Fighter, ...],
    answers: tuple[str, ...],
    left: list[str],
    left_to_them: list[str],
) -> None:
    scene = answered(playing(code, mine, theirs), title, answers)
    assert (scene.pool(ME), scene.pool(THEM)) == (left, left_to_them)


REROLLING = [
    row("04045", "Sound The Alarm", HERO, BOTH, ("Phasma", "Kylo"), (4, 3), ["1R"], ["1R", "1R"]),
    row("04045", "Sound The Alarm", HERO, HERO, ("",), (0,), ["1R"], ["1R"]),
    row("03103", "Trust The Force", HERO, BOTH, ("Rey", "Kylo"), (0, 1), ["1MD"], ["2RD", "2MD1"]),
    row("03103", "Trust The Force", (a_character(PHASMA, showing=("1R",)),), (SHOOTER,), ("",), (0,), ["1R"], ["2RD"]),
    row("07149", "Nature's Charm", HERO, BOTH, ("Rey", "Kylo"), (0, 1), ["1MD"], ["2RD", "2MD1"]),
    row("07149", "Nature's Charm", HERO, BOTH, ("no more",), (0,), ["1R"], ["2RD", "1MD"]),
    row("03109", "Bad Feeling", HERO, BOTH, ("Phasma", "no more"), (5,), [], ["-", "1MD"]),
    row("03109", "Bad Feeling", (a_character(REY),), BOTH, ("",), (5,), [], ["2RD", "1MD"]),
    row("03134", "Voices Cry Out", HERO, BOTH, (), (5,), ["1R"], ["-", "1MD"]),
    row("03134", "Voices Cry Out", HERO, (FENCER,), ("",), (5,), ["1R"], ["1MD"]),
    row("05089", "Target Practice", (a_character(PHASMA, showing=("1R",)),), BOTH, ("Phasma", "Phasma"), (5, 1),
        ["2RD"], ["2RD", "1MD"]),
    row("05089", "Target Practice", HERO, BOTH, ("",), (5,), ["1R"], ["2RD", "1MD"]),
]  # fmt: skip


@pytest.mark.parametrize(("code", "title", "mine", "theirs", "answers", "rolls", "left", "left_to_them"), REROLLING)
@rule("DST-RRL-01", "DST-CHT-07")
def test_dice_are_rerolled(
    code: str,
    title: str,
    mine: tuple[Fighter, ...],
    theirs: tuple[Fighter, ...],
    answers: tuple[str, ...],
    rolls: tuple[int, ...],
    left: list[str],
    left_to_them: list[str],
) -> None:
    scene = answered(playing(code, mine, theirs).roll_next(*rolls), title, answers)
    assert (scene.pool(ME), scene.pool(THEM)) == (left, left_to_them)


MELEE_TWO = (a_character(LUKE, showing=("2MD", "1F")),)
RESOLVING = [
    row("24036", "Thrifty", (a_character(GRIEVOUS, showing=("3MD1", "2MD")),), (FENCER,), ("Kylo", "Kylo"), 3,
        ["2MD"], []),
    row("24036", "Thrifty", HERO, (FENCER,), ("",), 0, ["1R"], ["1MD"]),
    row("05119", "Impulsive", MELEE_TWO, (FENCER,), ("2 melee", "Kylo"), 2, ["1F"], ["1MD"]),
    row("05119", "Impulsive", (a_character(REY),), (FENCER,), ("",), 0, [], ["1MD"]),
    row("06014", "Surprise Attack", MELEE_TWO, (FENCER,), ("Kylo",), 3, ["1F"], ["1MD"]),
    row("06014", "Surprise Attack", HERO, (FENCER,), ("",), 0, ["1R"], ["1MD"]),
    row("04034", "Direct Hit", MELEE_TWO, (FENCER,), ("Kylo",), 4, ["1F"], ["1MD"]),
    row("04034", "Direct Hit", HERO, (FENCER,), ("",), 0, ["1R"], ["1MD"]),
    row("02105", "My Ally Is The Force", MELEE_TWO, (FENCER,), ("2 melee", "Kylo"), 2, ["2MD", "1F"], ["1MD"]),
    row("02105", "My Ally Is The Force", (SHOOTER,), (FENCER,), ("",), 0, ["2RD"], ["1MD"]),
    row("05077", "Double Strike", MELEE_TWO, (FENCER,), ("Kylo",), 2, ["2MD", "1F"], ["1MD"]),
    row("05077", "Double Strike", (SHOOTER,), (FENCER,), ("",), 0, ["2RD"], ["1MD"]),
    row("07126", "Take the Fight", (a_character(LUKE, showing=("2MD", "3MD", "1F")),), (FENCER,),
        ("2 melee", "Kylo", "3 melee", "Kylo"), 5, ["1F"], ["1MD"]),
    row("07126", "Take the Fight", MELEE_TWO, (FENCER,), ("no more",), 0, ["2MD", "1F"], ["1MD"]),
]  # fmt: skip


@pytest.mark.parametrize(("code", "title", "mine", "theirs", "answers", "damage", "left", "left_to_them"), RESOLVING)
@rule("DST-RTC-01", "DST-RTC-04")
def test_dice_are_resolved(
    code: str,
    title: str,
    mine: tuple[Fighter, ...],
    theirs: tuple[Fighter, ...],
    answers: tuple[str, ...],
    damage: int,
    left: list[str],
    left_to_them: list[str],
) -> None:
    scene = answered(playing(code, mine, theirs), title, answers)
    assert (scene.damage("Kylo"), scene.pool(ME), scene.pool(THEM)) == (damage, left, left_to_them)


@pytest.mark.card("12011")
@rule("DST-OPD-11", "DST-VAL-02", "DST-MUL-10")
def test_treason_lets_the_opponent_hurt_one_of_their_own() -> None:
    scene = playing("12011", HERO, BOTH).play("Treason", "Phasma")
    assert scene.asked == THEM
    scene.answer("Kylo")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (2, ["1MD"])
    none = playing("12011", (a_character(FINN),), BOTH).play("Treason")
    assert (none.damage("Kylo"), len(none.pool(THEM))) == (0, 2), "no Blue character"


@pytest.mark.card("07147")
@rule("DST-CHT-05", "DST-AMB-01")
def test_free_fall_lets_the_opponent_choose_the_die() -> None:
    scene = playing("07147", HERO, BOTH).play("Free Fall")
    assert scene.asked == THEM
    assert (scene.answer("Phasma").pool(THEM), scene.asked) == (["1MD"], ME)
    assert playing("07147", HERO, (a_character(KYLO),)).play("Free Fall").pool(ME) == ["1R"]


@pytest.mark.card("09079")
@rule("D-53", "D-121")
def test_honorable_sacrifice_defeats_a_character_for_two_damage_dice() -> None:
    scene = playing("09079", (a_character(REY), a_character(FINN)), BOTH).play(
        "Honorable Sacrifice", "Finn", "Phasma", "Kylo"
    )
    assert (scene.team(ME), scene.pool(THEM)) == (["Rey"], [])
    kept = playing("09079", (a_character(REY), a_character(FINN)), BOTH)
    assert kept.play("Honorable Sacrifice", "Finn", "no more").pool(THEM) == ["2RD", "1MD"]


@pytest.mark.card("05124")
@rule("D-53", "DST-RDY-08")
def test_into_the_garbage_chute_exhausts_a_character_for_two_damage_dice() -> None:
    scene = playing("05124", (a_character(REY),), BOTH).play("Into The Garbage Chute", "Phasma", "Kylo")
    assert (scene.exhausted("Rey"), scene.pool(THEM)) == (True, [])
    tired = playing("05124", (a_character(REY, exhausted=True),), BOTH).play("Into The Garbage Chute")
    assert len(tired.pool(THEM)) == 2


@pytest.mark.card("04042")
@rule("DST-RRL-01", "D-66")
def test_fierce_resolve_deals_the_value_of_the_rerolled_die() -> None:
    scene = playing("04042", (a_character(LUKE, showing=("-",)),), (FENCER,)).roll_next(1)
    assert scene.play("Fierce Resolve", "Kylo").damage("Kylo") == 3
    blank = playing("04042", (a_character(LUKE, showing=("1F",)),), (FENCER,)).roll_next(5).play("Fierce Resolve")
    assert (blank.damage("Kylo"), blank.pool(ME)) == (0, ["-"])


@pytest.mark.card("03078")
@rule("D-66", "DST-THN-01")
def test_anarchy_hurts_all_characters_of_an_opponent_by_the_value_of_a_yellow_die() -> None:
    scene = playing("03078", (a_character(FINN, showing=("2RD",)),), BOTH).play("Anarchy")
    assert (scene.damage("Phasma"), scene.damage("Kylo"), scene.damage("Finn"), scene.pool(ME)) == (2, 2, 0, [])
    none = playing("03078", HERO, BOTH).play("Anarchy")
    assert (none.damage("Kylo"), none.pool(ME)) == (0, ["1R"])


@pytest.mark.card("02110")
@rule("D-03", "DST-AMB-01")
def test_garbagell_do_trades_a_vehicle_die_for_shields() -> None:
    mine = (a_character(REY), a_character(FINN))
    scene = playing("02110", mine, BOTH, (a_piece(TIE, "2RD"),)).play("Garbage")
    assert (scene.shields("Rey"), scene.shields("Finn"), scene.pool(ME), scene.asked) == (1, 1, [], ME)
    assert playing("02110", mine, BOTH).play("Garbage").shields("Rey") == 0


@pytest.mark.card("08042")
@rule("DST-OPD-11", "DST-THN-01")
def test_heated_confrontation_goes_both_ways() -> None:
    scene = playing("08042", (a_character(REY, showing=("1MD",)),), BOTH).play("Heated Confrontation", "Kylo")
    assert (scene.damage("Kylo"), scene.asked) == (1, THEM)
    scene.answer("Captain Phasma", "Rey")
    assert (scene.damage("Rey"), scene.pool(THEM), scene.asked) == (2, ["1MD"], ME)
    none = playing("08042", HERO, BOTH).play("Heated Confrontation")
    assert (none.pool(THEM), none.asked) == (["2RD", "1MD"], ME)


@pytest.mark.card("25020")
@pytest.mark.card("08098")
@rule("DST-PRE-01")
@pytest.mark.parametrize(("code", "title"), [("25020", "One for One"), ("08098", "Leverage")])
def test_a_die_of_yours_has_to_show_it_first(code: str, title: str) -> None:
    assert not playing(code, (a_character(KYLO, showing=("1Sh",)),), BOTH).can(f"play {title}")


@pytest.mark.card("08127")
@pytest.mark.card("02068")
@rule("DST-BF-04")
@pytest.mark.parametrize(("code", "title"), [("08127", "Snuff Out"), ("02068", "We Have Them Now")])
def test_only_the_holder_of_the_battlefield_may_play_it(code: str, title: str) -> None:
    theirs = a_side(BOTH)
    assert not a_table(HERO, theirs, hand=[code], resources=9, holder=THEM).can(f"play {title}")
