"""Events of Spirit of Rebellion about dice that show something, and about dice of somebody else."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import (
    ME,
    THEM,
    THIRD,
    Fighter,
    Scene,
    a_character,
    a_free_for_all,
    a_piece,
    a_side,
    a_table,
)

PHASMA, KYLO, REY, QUI_GON = "01001", "01011", "01038", "01037"
RIFLE = "01008"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))


def playing(code: str, mine: Fighter, *theirs: Fighter, holder: int = ME) -> Scene:
    return a_table([mine], theirs or (SHOOTER, FENCER), hand=[code], resources=5, holder=holder)


@card("02080")
@rule("DST-OPD-11", "DST-CHE-01")
def test_doubt_lets_the_opponent_resolve_the_die_or_remove_it() -> None:
    scene = playing("02080", a_character(REY), a_character(PHASMA, showing=("1R",))).roll_next(1).play("Doubt")
    assert (scene.asked, len(scene.options)) == (THEM, 2)
    scene.answer("resolve that die", "Rey")
    assert (scene.pool(THEM), scene.damage("Rey")) == ([], 2)


@card("02080")
@rule("DST-RMV-01", "DST-OPD-11")
def test_doubt_removes_a_die_without_effect_for_its_player() -> None:
    scene = playing("02080", a_character(REY), a_character(PHASMA, showing=("2RD",))).roll_next(5).play("Doubt")
    scene.answer("resolve that die")
    assert scene.pool(THEM) == ["-"], "a blank can be chosen, but not resolved"
    scene = playing("02080", a_character(REY), a_character(PHASMA, showing=("2RD",))).roll_next(1).play("Doubt")
    assert scene.answer("remove it").pool(THEM) == []
    assert playing("02080", SHOOTER, a_character(KYLO)).play("Doubt").pool(ME) == ["2RD"], "only an opponent's die"


@card("02114")
@rule("DST-CHT-05", "DST-THN-01")
def test_loth_cat_and_mouse_lets_the_opponent_choose_among_your_dice_first() -> None:
    mine = a_character(REY, showing=("1MD", "1R"))
    scene = playing("02114", mine).play("Loth-Cat")
    assert (scene.asked, len(scene.options)) == (THEM, 2)
    scene.answer("1 melee")
    assert (scene.asked, scene.pool(ME)) == (ME, ["1R"])
    assert scene.answer("Phasma").pool(THEM) == ["1MD"]


@card("02114")
@rule("DST-THN-01")
def test_loth_cat_and_mouse_removes_none_of_theirs_without_one_of_yours() -> None:
    assert playing("02114", a_character(REY)).play("Loth-Cat").pool(THEM) == ["2RD", "1MD"]


@card("02114")
@rule("DST-MUL-10")
def test_loth_cat_and_mouse_means_the_opponent_who_chose() -> None:
    mine = a_side([a_character(REY, showing=("1MD", "1R"))], hand=["02114"], resources=5)
    scene = a_free_for_all(mine, a_side([SHOOTER]), a_side([FENCER])).play("Loth-Cat", "player 3")
    assert scene.asked == THIRD
    scene.answer("1 melee")
    assert (scene.pool(THEM), scene.pool(THIRD)) == (["2RD"], [])


@card("02106")
@rule("DST-PRE-01")
def test_synchronicity_needs_a_die_with_melee_damage_and_one_with_shields() -> None:
    both = a_character(QUI_GON, showing=("1MD", "2Sh"))
    assert playing("02106", both, a_character(KYLO, shields=2)).play("Synchronicity", "Kylo").damage("Kylo") == 2
    for showing in (("1MD", "2MD"), ("1Sh", "2Sh")):
        assert not playing("02106", a_character(QUI_GON, showing=showing)).can("play Synchronicity")


@card("02128")
@rule("DST-BF-04", "DST-CHD-01")
def test_high_ground_damages_the_character_of_a_character_die() -> None:
    scene = playing("02128", a_character(REY)).play("High Ground", "Phasma")
    assert (scene.pool(THEM), scene.damage("Phasma"), scene.damage("Kylo")) == (["1MD"], 1, 0)


@card("02128")
@rule("DST-BF-04", "DST-CHD-01")
def test_high_ground_damages_nobody_for_an_upgrade_die_and_is_only_for_the_holder() -> None:
    armed = a_character(PHASMA, upgrades=[a_piece(RIFLE, "+2RD")])
    scene = playing("02128", a_character(REY), armed).play("High Ground")
    assert (scene.pool(THEM), scene.damage("Phasma")) == ([], 0)
    assert not playing("02128", a_character(REY), holder=THEM).can("play High Ground")
    assert playing("02128", a_character(REY), a_character(KYLO, showing=("1Sh",))).play("High Ground").pool(THEM) == [
        "1Sh"
    ]


@card("02104")
@rule("DST-CHE-01")
@pytest.mark.parametrize(("answer", "pool", "cards"), [("remove", ["1MD"], 2), ("discard", ["2RD", "1MD"], 0)])
def test_krayt_dragon_howl_gives_the_opponent_the_choice(answer: str, pool: list[str], cards: int) -> None:
    theirs = a_side([SHOOTER, FENCER], deck=["01157", "01153"])
    scene = a_table([REY], theirs, hand=["02104"], resources=5).play("Krayt Dragon Howl", "Phasma")
    assert scene.asked == THEM
    scene.answer(answer)
    assert (scene.pool(THEM), len(scene.deck(THEM))) == (pool, cards)


@card("02104")
@rule("DST-SPT-01")
def test_krayt_dragon_howl_needs_a_blue_character() -> None:
    scene = playing("02104", a_character(PHASMA)).play("Krayt Dragon Howl")
    assert (scene.asked, scene.pool(THEM)) == (THEM, ["2RD", "1MD"])
    assert not scene.can("remove that die")


@card("02094")
@rule("DST-PRE-01", "DST-SHW-01")
def test_rebel_assault_removes_a_die_that_does_not_show_damage() -> None:
    mine = a_character(PHASMA, showing=("1RD",))
    theirs = a_character(KYLO, showing=("1Sh", "1MD"))
    assert playing("02094", mine, theirs).play("Rebel Assault").pool(THEM) == ["1MD"]
    assert not playing("02094", a_character(REY, showing=("1MD",)), theirs).can("play Rebel Assault")


@card("02072")
@rule("DST-PRE-01")
def test_lightsaber_throw_needs_a_die_with_melee_damage() -> None:
    scene = playing("02072", a_character(REY, showing=("1MD",))).play("Lightsaber Throw", "Kylo")
    assert scene.damage("Kylo") == 2
    assert not playing("02072", a_character(REY, showing=("1R",))).can("play Lightsaber Throw")
