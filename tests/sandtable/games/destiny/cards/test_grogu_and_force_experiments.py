"""Grogu, who is handed over as he flips, and the experiments that go back and forth."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_table

REY, FINN, KYLO, TROOPER, JANGO = "01038", "01045", "01011", "01002", "01021"
GROGU, SPEED, BLOCK, PISTOL, CHOKE = "16039A", "02055", "01153", "01054", "01013"


def fallen() -> Scene:
    """An opponent has shot Grogu."""
    mine = [a_character(GROGU, damage=5), a_character(FINN)]
    theirs = [a_character(TROOPER, showing=("1RD",)), a_character(KYLO)]
    return a_table(mine, theirs, turn=THEM, discard=[SPEED]).resolve("First Order", "Grogu")


@card("16039A")
@rule("D-412", "DST-DBL-07")
def test_a_fallen_grogu_becomes_a_plot_of_the_opponent() -> None:
    scene = fallen()
    assert scene.team() == ["Finn"]
    assert [scene.duel.print(plot).title for plot in scene.duel.plots[THEM]] == ["Force Experiments"]
    assert scene.duel.plots[ME] == ()


@card("16039A")
@rule("DST-SRH-01", "D-110")
def test_grogu_finds_an_ability_and_rolls_its_die() -> None:
    deck = [BLOCK, SPEED, PISTOL]
    scene = a_table([GROGU, FINN], [KYLO], deck=deck).roll_next(1).activate("Grogu")
    assert (scene.damage("Grogu"), scene.options) == (1, ["none", "Force Speed"])
    scene.answer("Force Speed")
    assert (scene.pool(), scene.discard(), sorted(scene.deck())) == (
        ["1Sh"],
        ["Force Speed"],
        ["Block", "DH-17 Blaster Pistol"],
    )
    scene.pass_().resolve("Force Speed", "Finn")
    assert (scene.shields("Finn"), scene.pool(), scene.discard()) == (1, [], ["Force Speed"])


@card("16039A")
def test_grogu_need_not_find_anything() -> None:
    scene = a_table([GROGU, FINN], [KYLO], deck=[BLOCK, SPEED]).activate("Grogu", "none")
    assert (scene.damage("Grogu"), scene.pool(), scene.discard(), scene.asked) == (1, [], [], THEM)


@card("16039B")
@rule("D-335", "DST-POW-01")
def test_the_experiments_roll_a_die_of_any_discard_pile() -> None:
    scene = fallen().pass_().roll_next(0).use("Force Experiments")
    assert (scene.pool(THEM), scene.discard(), scene.aside()) == (["1F"], [], ["Force Speed"])
    assert scene.used("Force Experiments")


@card("16039B")
@rule("DST-POW-04")
def test_the_experiments_need_an_ability_in_a_discard_pile() -> None:
    mine = [a_character(GROGU, damage=5), a_character(FINN)]
    theirs = [a_character(TROOPER, showing=("1RD",)), a_character(KYLO)]
    scene = a_table(mine, theirs, turn=THEM, discard=[BLOCK]).resolve("First Order", "Grogu").pass_()
    scene.use("Force Experiments") if scene.can("use Force") else scene.pass_()
    assert (scene.pool(THEM), scene.discard()) == ([], ["Block"])


@card("16039B")
@rule("D-412", "DST-DBL-04")
def test_the_experiments_come_back_as_grogu_when_their_player_loses_a_character() -> None:
    mine = [a_character(GROGU, damage=5), a_character(FINN, showing=("2RD",))]
    theirs = [a_character(TROOPER, showing=("1RD",), damage=5), a_character(KYLO)]
    scene = a_table(mine, theirs, turn=THEM).resolve("First Order", "Grogu").resolve("Finn", "Stormtrooper")
    assert (scene.team(), scene.team(THEM)) == (["Finn", "Grogu"], ["Kylo Ren"])
    assert (scene.duel.plots[THEM], scene.damage("Grogu"), scene.duel.controller(scene.find("Grogu"))) == ((), 0, ME)
    assert scene.can("pass") or scene.asked == THEM


@card("16039B")
def test_the_experiments_stay_while_an_opponent_loses_a_character() -> None:
    mine = [a_character(GROGU, damage=5), a_character(FINN, damage=9), a_character(REY)]
    theirs = [a_character(TROOPER, showing=("1RD", "1RD")), a_character(KYLO)]
    scene = a_table(mine, theirs, turn=THEM).resolve("First Order", "Grogu")
    scene.answer("First Order", "Finn")
    assert (scene.team(), len(scene.duel.plots[THEM])) == (["Rey"], 1)
