"""Supports with damage on them or with an eye on disrupted resources, and a battlefield that hurts."""

from __future__ import annotations

from sandtable.games.destiny.language import CHARACTER, THAT_CHARACTER, Choose, Deal, DealTo, Defeat, a
from tests.support import card, rule
from tests.support.destiny import ME, THEM, THIRD, a_character, a_free_for_all, a_piece, a_side, a_table

MUSCLE, SCUM, SEPARATIST_BASE = "01099", "01100", "01173"
AT_ST, KYLO, REY, FINN, HIRED_GUN, CHOKE, TAKE_COVER = "01005", "01011", "01038", "01045", "01047", "01013", "01157"


@card("01099")
@rule("D-73", "D-08", "DST-FAQ-09")
def test_backup_muscle_enters_with_three_damage_on_it() -> None:
    scene = a_table([HIRED_GUN], [REY], hand=[MUSCLE], resources=1).play("Backup Muscle")
    assert (scene.supports(), scene.placed("Backup"), scene.exhausted("Backup")) == (["Backup Muscle"], 3, False)
    assert (scene.damage("Rey"), scene.asked) == (0, THEM)


@card("01099")
@rule("DST-MOV-04")
def test_backup_muscle_moves_its_damage_past_shields() -> None:
    scene = a_table([HIRED_GUN], [a_character(REY, shields=3)], hand=[MUSCLE], resources=1).play("Backup Muscle")
    scene.pass_().use("Backup Muscle", "Rey")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.placed("Backup")) == (1, 3, 2)
    assert scene.exhausted("Backup")
    assert not scene.pass_().can("use Backup Muscle")


@card("01099")
@rule("D-08")
def test_backup_muscle_has_three_and_no_more() -> None:
    scene = a_table([HIRED_GUN], [REY], supports=[MUSCLE]).use("Backup Muscle")
    assert (scene.placed("Backup"), scene.damage("Rey"), scene.exhausted("Backup")) == (0, 0, True)


@card("01099")
@rule("DST-SUP-03")
def test_backup_muscle_takes_its_damage_along_when_it_leaves() -> None:
    theirs = a_side([KYLO], supports=[a_piece(AT_ST, "Sp")])
    scene = a_table([HIRED_GUN], theirs, hand=[MUSCLE], resources=1).play("Backup Muscle")
    assert scene.placed("Backup") == 3
    scene.resolve("AT-ST", "Backup Muscle")
    assert (scene.supports(), scene.discard(), scene.placed("Backup")) == ([], ["Backup Muscle"], 0)


@card("01100")
@rule("DST-AFT-01", "DST-SYM-14")
def test_my_kind_of_scum_gains_what_the_opponent_lost() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(CHOKE, "2Dr")])]
    scene = a_table(mine, a_side([REY], resources=3), supports=[SCUM]).resolve("Force Choke", "yes")
    assert (scene.resources(), scene.resources(THEM), scene.exhausted("Scum")) == (2, 1, True)


@card("01100")
@rule("DST-SYM-16")
def test_my_kind_of_scum_counts_what_was_really_lost() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(CHOKE, "2Dr")])]
    scene = a_table(mine, a_side([REY], resources=1), supports=[SCUM]).resolve("Force Choke", "yes")
    assert (scene.resources(), scene.resources(THEM)) == (1, 0)


@card("01100")
@rule("D-76")
def test_my_kind_of_scum_may_wait_for_the_second_die() -> None:
    mine = (a_character(KYLO, upgrades=[a_piece(CHOKE, "2Dr")]), a_character(HIRED_GUN, showing=["1Dr"]))
    scene = a_table(mine, a_side([REY], resources=3), supports=[SCUM])
    scene.resolve("Force Choke", "no", "Hired Gun", "yes")
    assert (scene.resources(), scene.resources(THEM), scene.asked) == (1, 0, THEM)


@card("01100")
@rule("DST-RDY-08")
def test_my_kind_of_scum_answers_own_disrupts_only_and_only_when_ready() -> None:
    gun = a_character(HIRED_GUN, showing=["1Dr"])
    assert a_table([gun], a_side([REY], resources=1), supports=[SCUM]).resolve("Hired Gun").can("yes")
    scene = a_table([gun], a_side([REY], resources=1), supports=[a_piece(SCUM, exhausted=True)]).resolve("Hired Gun")
    assert (scene.resources(), scene.asked) == (0, THEM)
    scene = a_table([REY], [gun], supports=[SCUM], resources=1, turn=THEM).resolve("Hired Gun")
    assert (scene.resources(), scene.exhausted("Scum"), scene.asked) == (0, False, ME)
    scene = a_table([a_character(HIRED_GUN, showing=["1R"])], [REY], supports=[SCUM]).resolve("Hired Gun")
    assert (scene.resources(), scene.exhausted("Scum"), scene.asked) == (1, False, THEM)


@card("01173")
@rule("DST-CLM-03", "DST-UNB-01", "D-93")
def test_separatist_base_lets_the_opponent_choose_who_is_hurt() -> None:
    theirs = (a_character(REY, shields=2), FINN)
    scene = a_table([KYLO], theirs, battlefield=SEPARATIST_BASE).claim("yes")
    assert (scene.asked, scene.options) == (THEM, ["Rey, Force Prodigy", "Finn, First Order Defector"])
    scene.answer("Rey")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.damage("Kylo")) == (1, 2, 0)


@card("01173")
@rule("DST-ABC-02")
def test_separatist_base_need_not_be_used_and_defeats_too() -> None:
    scene = a_table([KYLO], [REY, FINN], battlefield=SEPARATIST_BASE).claim("no")
    assert (scene.damage("Rey"), scene.damage("Finn"), scene.asked) == (0, 0, THEM)
    theirs = (a_character(REY, damage=9), FINN)
    assert a_table([KYLO], theirs, battlefield=SEPARATIST_BASE).claim("yes", "Rey").team(THEM) == ["Finn"]


@card("01173")
@rule("DST-MUL-02", "DST-MUL-10")
def test_separatist_base_hurts_every_opponent() -> None:
    scene = a_free_for_all(a_side([KYLO], battlefield=SEPARATIST_BASE), a_side([REY, FINN]), a_side([HIRED_GUN, REY]))
    scene.claim("yes")
    assert scene.asked == THEM
    scene.answer("Finn")
    assert scene.asked == THIRD
    scene.answer("Hired Gun")
    assert (scene.damage("Finn"), scene.damage("Hired Gun"), scene.damage("Rey", THEM)) == (1, 1, 0)


def test_damage_says_first_whom_or_first_how_much() -> None:
    friend = a(CHARACTER.yours.red)
    assert DealTo(3, friend).says() == "deal one of your Red characters 3 damage"
    assert Deal(3, friend).says() == "deal 3 damage to one of your Red characters"


def test_a_sentence_about_what_was_chosen_stands_alone() -> None:
    assert Choose(a(CHARACTER)).about_it(Defeat(THAT_CHARACTER)).says() == "choose a character. Defeat that character"
