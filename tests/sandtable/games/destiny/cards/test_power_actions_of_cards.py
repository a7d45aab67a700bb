"""Characters, upgrades and supports with a Power Action, or with words about one. Values by hand."""

from __future__ import annotations

from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_side, a_table

SENATOR, CARBINE = "18062", "18069"
REY, EVENT, BLOCK, OUTPOST = "01038", "01157", "01153", "01053"
ECHO_BASE, PERIMETER = "01166", "15073"


@card(SENATOR)
@rule("D-53")
def test_republic_senator_plays_an_event_and_takes_a_card_of_the_opponent() -> None:
    scene = a_table([SENATOR, REY], a_side(hand=[OUTPOST]), hand=[EVENT, OUTPOST])
    scene.use("Republic Senator", "Take Cover", "Rey")
    assert (scene.shields("Rey"), scene.hand(), scene.discard(THEM)) == (1, ["Outpost"], ["Outpost"])


@card(SENATOR)
@rule("D-297")
def test_republic_senator_may_keep_his_event() -> None:
    scene = a_table([SENATOR, REY], a_side(hand=[OUTPOST]), hand=[EVENT]).use("Republic Senator", "none")
    assert (scene.hand(), scene.hand(THEM)) == (["Take Cover"], ["Outpost"])


@card(SENATOR)
@rule("D-53")
def test_republic_senator_takes_nothing_without_an_event_to_pay() -> None:
    scene = a_table([SENATOR, REY], a_side(hand=[OUTPOST]), hand=[BLOCK, OUTPOST]).use("Republic Senator")
    assert (scene.hand(), scene.hand(THEM)) == (["Block", "Outpost"], ["Outpost"])


@card(CARBINE)
@rule("DST-POW-08", "D-216")
def test_the_carbine_returns_to_the_hand_and_uses_the_battlefield_once_more() -> None:
    mine = [a_character(REY, showing=["1MD", "1R"], upgrades=[CARBINE])]
    scene = a_table(mine, battlefield=PERIMETER).use("Defensive Perimeter", "1 melee", "Rey").pass_()
    scene.use("Dc-15a Blaster Carbine", "Rey")
    assert (scene.hand(), scene.upgrades("Rey"), scene.pool(), scene.shields("Rey")) == (
        ["Dc-15a Blaster Carbine"],
        [],
        [],
        3,
    )


@card(CARBINE)
@rule("DST-POW-08")
def test_the_carbine_returns_in_vain_where_the_battlefield_has_no_ability(made_up: MadeUp) -> None:
    made_up(ECHO_BASE, [])
    scene = a_table([a_character(REY, upgrades=[CARBINE])]).use("Dc-15a Blaster Carbine")
    assert (scene.hand(), scene.upgrades("Rey"), scene.asked) == (["Dc-15a Blaster Carbine"], [], THEM)
