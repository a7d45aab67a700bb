"""Cards that act before the starting hands are drawn, other than by set-aside cards."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, Scene, a_beginning, a_side

LANDO, FALCON, OTHER_FALCON, TROOPER = "19019", "19021", "01049", "01002"
DECK = ["01153", "01153", "01155", "01155", "01157", "01157", "01156", "01156"]


def begin(*more: str) -> Scene:
    """Lando with these cards in his deck, before anybody has drawn."""
    mine = a_side([LANDO], deck=[*DECK, *more], format="INF")
    return a_beginning(mine, a_side([TROOPER, TROOPER], deck=DECK))


@card("19019")
@rule("D-331")
def test_lando_may_play_the_falcon_of_his_deck_before_he_draws_without_any_resources() -> None:
    scene = begin(FALCON, OTHER_FALCON)
    assert (scene.asked, scene.hand(), scene.resources()) == (ME, [], 0)
    scene.answer("yes")
    assert scene.options == ["none", "Millennium Falcon"], "another Falcon costs more and is another card"
    scene.answer("Millennium Falcon")
    assert (scene.supports(), len(scene.hand()), len(scene.deck())) == (["Millennium Falcon"], 5, 4)
    assert scene.duel.print(scene.duel.supports[ME][0]).code == FALCON
    assert scene.knows(ME) == [], "the deck was shuffled"
    scene.settle_in()
    assert (scene.resources(), scene.duel.round) == (2, 1)


@card("19019")
def test_lando_may_look_and_take_nothing_or_leave_it() -> None:
    scene = begin(FALCON).answer("yes", "none")
    assert (scene.supports(), len(scene.hand()), len(scene.deck()), scene.knows(ME)) == ([], 5, 4, [])
    scene = begin(FALCON).answer("no")
    assert (scene.supports(), len(scene.hand()), len(scene.deck())) == ([], 5, 4)


@card("19019")
def test_lando_finds_no_falcon_of_another_set() -> None:
    scene = begin(OTHER_FALCON).answer("yes")
    assert scene.options == ["none"]
