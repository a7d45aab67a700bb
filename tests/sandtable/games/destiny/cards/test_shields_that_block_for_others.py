"""Shields that block damage dealt to other characters, and damage that is increased while there are none."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.setting_up import seat
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Scene, a_character, a_piece, a_table

TROOPER, PHASMA, LUKE, REY, KYLO, PADAWAN = "01030", "01001", "01035", "01038", "01011", "01036"
YODA, MENTOR, DROIDEKA, SABER = "11058", "02108", "18016", "01059"
HITTING: list[str | Fighter] = [a_character(LUKE, showing=["3MD"])]


def with_yoda(shields: int, own: int = 0, apprentice: str = PADAWAN) -> list[str | Fighter]:
    return [a_character(YODA, shields=shields), a_character(apprentice, shields=own)]


@card("11058")
@rule("DST-SHO-01")
@pytest.mark.parametrize(("answer", "taken", "left"), [("0", 3, 2), ("1", 2, 1), ("2", 1, 0)])
def test_shields_of_yoda_block_damage_of_an_apprentice(answer: str, taken: int, left: int) -> None:
    scene = a_table(HITTING, with_yoda(2)).resolve("Luke", "Padawan")
    assert (scene.asked, scene.options) == (THEM, ["0", "1", "2"])
    scene.answer(answer)
    assert (scene.damage("Padawan"), scene.shields("Yoda")) == (taken, left)


@card("11058")
@rule("DST-SHO-01", "EX-233")
def test_shields_of_the_apprentice_block_first() -> None:
    scene = a_table(HITTING, with_yoda(3, own=1)).resolve("Luke", "Padawan")
    assert (scene.shields("Padawan"), scene.options) == (0, ["0", "1", "2"])
    scene.answer("2")
    assert (scene.damage("Padawan"), scene.shields("Yoda")) == (0, 1)


@card("11058")
def test_shields_of_yoda_block_for_no_other_character() -> None:
    scene = a_table(HITTING, with_yoda(2, apprentice=REY)).resolve("Luke", "Rey")
    assert (scene.damage("Rey"), scene.shields("Yoda"), scene.asked) == (3, 2, THEM)


@rule("DST-SHO-02")
def test_unblockable_damage_is_not_blocked_by_shields_of_others() -> None:
    """The special of a Lightsaber deals 2 unblockable damage."""
    mine = [a_character(LUKE, upgrades=[a_piece(SABER, showing="Sp")])]
    scene = a_table(mine, with_yoda(2)).resolve("Lightsaber", "Padawan")
    assert (scene.damage("Padawan"), scene.shields("Yoda")) == (2, 2)


@rule("DST-SHO-03")
def test_the_log_counts_these_shields_as_shields() -> None:
    scene = a_table(HITTING, with_yoda(2))
    scene.duel.record()
    scene.resolve("Luke", "Padawan", "2")
    assert any("3 melee damage, 2 blocked by shields: takes 1" in line for line in scene.log(ME))


@card("11058")
def test_yoda_may_have_six_shields() -> None:
    scene = a_table([a_character(YODA, shields=4, showing=["4Sh1"])], resources=1).resolve("Yoda", "Yoda")
    assert scene.shields("Yoda") == 6


@card("02108")
@rule("DST-SHO-01")
def test_protective_mentor_blocks_for_any_character() -> None:
    theirs = [a_character(REY, shields=1, upgrades=[MENTOR]), a_character(TROOPER)]
    scene = a_table(HITTING, theirs).resolve("Luke", "Rebel Trooper", "1")
    assert (scene.damage("Rebel Trooper"), scene.shields("Rey")) == (2, 0)
    scene = a_table(HITTING, theirs).resolve("Luke", "Rebel Trooper", "0")
    assert (scene.damage("Rebel Trooper"), scene.shields("Rey")) == (3, 1)


@card("02108")
def test_protective_mentor_has_nothing_to_block_with_without_shields() -> None:
    scene = a_table(HITTING, [a_character(REY, upgrades=[MENTOR]), TROOPER]).resolve("Luke", "Rebel Trooper")
    assert scene.damage("Rebel Trooper") == 3


@card("18016")
@rule("DST-DMX-01")
def test_droideka_without_shields_is_dealt_one_more() -> None:
    scene = a_table(HITTING, [a_character(DROIDEKA), REY]).resolve("Luke", "Droideka")
    assert scene.damage("Droideka") == 4
    assert a_table(HITTING, [a_character(DROIDEKA), REY]).resolve("Luke", "Rey").damage("Rey") == 3


@card("18016")
@rule("D-343")
def test_droideka_with_a_shield_is_dealt_what_the_die_shows() -> None:
    scene = a_table(HITTING, [a_character(DROIDEKA, shields=1)]).resolve("Luke", "Droideka")
    assert (scene.damage("Droideka"), scene.shields("Droideka")) == (2, 0)


@card("18016")
def test_dice_of_droideka_are_worth_one_more_while_it_has_shields() -> None:
    for shields, damage in ((0, 1), (1, 2)):
        mine = [a_character(DROIDEKA, shields=shields, showing=["1RD"])]
        scene = a_table(mine, [REY]).resolve("Droideka", "Rey")
        assert scene.damage("Rey") == damage


@card("18016")
def test_droideka_begins_with_a_shield() -> None:
    deck = (("01153", 2), ("01155", 2), ("01157", 2), ("01156", 2))
    lists = [DeckList("", "INF", (Member(code, 1),), ("01166",), (), deck) for code in (DROIDEKA, REY)]
    duel = RULES.start(seat(lists), seeded("shield"), 5000)
    while duel.holder < 0 or sum(duel.shields) < 3:
        duel.apply(0)
    assert (Scene(duel).shields("Droideka") >= 1, sum(duel.shields)) == (True, 3), "two are those of the roll-off"
