"""Texts that play a card of the hand: the player may decline, also where only one could be played (D-297, D-561)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import Scene, a_character, a_side, a_table

REY, LUKE, TROOPER, SPEEDER, ACOLYTE = "01038", "01035", "01002", "01018", "18003"
MAUL, CASSIAN, BIX, MOTHMA, YOUNGLING, PALPATINE = "15003B", "23071", "23070", "23060", "11059", "19001"
SNEAK, LONG_GAME, CONCEALMENT, REPURPOSING, UNDERWORLD = "12123", "23096", "18010", "12144", "21037"
MIND_TRICK, MARKET, TURRET, SABER, BLACK_ONE, JETPACK = "01147", "01064", "08131", "01059", "01032", "01066"
SCOUT, BLASTER = "21025", "01054"
COLLECTOR = a_character(CASSIAN, tokens={RESOURCES: 2})
TROOPERS = [a_character(TROOPER, showing=("1RD", "2RD"))]

ROBBED = a_side([TROOPER], discard=[BLASTER])
THIEF = [a_character(LUKE, showing=("2MD",))]

USED: dict[str, tuple[str, Callable[[], Scene]]] = {
    MAUL: ("Maul", lambda: a_table([MAUL], hand=[MIND_TRICK], resources=5)),
    CASSIAN: ("Cassian Andor", lambda: a_table([COLLECTOR], hand=[MARKET], resources=5)),
    BIX: ("Bix Caleen", lambda: a_table([BIX], hand=[TURRET], supports=[SPEEDER], resources=5)),
    MOTHMA: ("Mon Mothma", lambda: a_table([MOTHMA], hand=[SCOUT], resources=5)),
    YOUNGLING: ("Youngling", lambda: a_table([YOUNGLING], hand=[SABER], resources=5)),
    CONCEALMENT: ("Force Concealment", lambda: a_table([REY], hand=[MIND_TRICK], supports=[CONCEALMENT], resources=5)),
    REPURPOSING: ("Repurposing", lambda: a_table([REY], ROBBED, hand=[SABER], supports=[REPURPOSING], resources=5)),
    UNDERWORLD: ("Underworld", lambda: a_table(THIEF, hand=[JETPACK], plots=[UNDERWORLD], resources=5)),
}
"""Actions and Power Actions by card: its name, and a table with one card in hand that could be played."""


def kept(scene: Scene) -> tuple[int, int]:
    """The cards left in the hand, and the resources."""
    return len(scene.hand()), scene.resources()


@card(*USED)
@rule("D-297", "D-561")
@pytest.mark.parametrize("code", USED)
def test_who_uses_the_card_may_keep_the_one_in_hand(code: str) -> None:
    name, lay_out = USED[code]
    assert kept(lay_out().use(name, "none")) == (1, 5)


@card(SNEAK, LONG_GAME)
@rule("D-297", "D-561")
@pytest.mark.parametrize(
    ("event", "other", "name"), [(SNEAK, BLACK_ONE, "Sneak Attack"), (LONG_GAME, BLASTER, "The Long Game")]
)
def test_who_plays_the_event_may_keep_the_other_card(event: str, other: str, name: str) -> None:
    scene = a_table(TROOPERS, hand=[event, other], resources=9).play(name, "none")
    assert len(scene.hand()) == 1


@card(PALPATINE)
@rule("D-297", "DST-CHE-01")
def test_palpatine_may_keep_his_support() -> None:
    scene = a_table([a_character(PALPATINE, showing=("Sp",))], hand=[MARKET], resources=5)
    assert kept(scene.resolve("Palpatine", "play", "none")) == (1, 5)


@card(ACOLYTE)
@rule("D-561", "D-326")
def test_an_acolyte_is_used_only_to_play_a_card() -> None:
    """Her Action spends nothing else, so she could otherwise be used without end."""
    scene = a_table([ACOLYTE, a_character(REY, showing=("1MD",))], hand=[BLASTER], resources=5)
    scene.roll_next(0).use("Nightsister Acolyte", "Rey")
    assert len(scene.hand()) == 0
    assert not a_table([ACOLYTE], hand=[BLASTER]).can("use Nightsister Acolyte"), "nothing can be paid"
