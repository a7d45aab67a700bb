"""Admiral Ackbar: a player without cards in hand pays for it."""

from __future__ import annotations

from sandtable.games.destiny.terms import DEFEAT
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_side, a_table

TROOPER, ACKBAR, FINN, REY, PADME = "01002", "01027", "01045", "01038", "01048"
HOPE, AMBITION, SMUGGLING = "01079", "01080", "01134"
TAKE_COVER, BLOCK, LIGHTSABER = "01157", "01153", "01059"


@card("01027")
def test_ackbar_hurts_who_plays_the_last_card() -> None:
    scene = a_table([ACKBAR], a_side([FINN, REY], hand=[TAKE_COVER]), turn=THEM).play("Take Cover", "Finn")
    assert (scene.asked, scene.options) == (THEM, ["Rey, Force Prodigy", "Finn, First Order Defector"])
    scene.answer("Rey")
    assert (scene.damage("Rey"), scene.shields("Finn"), scene.asked) == (2, 1, ME)


@card("01027")
@rule("DST-SHD-02")
def test_shields_block_what_ackbar_makes_them_deal() -> None:
    scene = a_table([ACKBAR], a_side([FINN], hand=[TAKE_COVER]), turn=THEM).play("Take Cover", "Finn")
    assert (scene.damage("Finn"), scene.shields("Finn")) == (1, 0)


@card("01027")
def test_ackbar_waits_for_the_last_card_of_an_opponent() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER, BLOCK])
    assert a_table([ACKBAR], theirs, turn=THEM).play("Take Cover", "Ackbar").damage("Finn") == 0
    scene = a_table([ACKBAR], [FINN], hand=[TAKE_COVER]).play("Take Cover", "Ackbar")
    assert (scene.damage("Ackbar"), scene.damage("Finn")) == (0, 0)


@card("01027")
@rule("D-52")
def test_ackbar_hurts_who_discards_the_last_card_to_reroll() -> None:
    theirs = a_side([a_character(FINN, showing=["-"])], hand=[TAKE_COVER])
    scene = a_table([ACKBAR], theirs, turn=THEM).answer("discard Take Cover")
    assert scene.damage("Finn") == 2


@card("01027")
def test_ackbar_hurts_whose_last_card_is_discarded_by_a_die() -> None:
    mine = (ACKBAR, a_character(PADME, showing=["1Dc"]))
    scene = a_table(mine, a_side([FINN], hand=[TAKE_COVER])).resolve("Padmé")
    assert (scene.hand(THEM), scene.damage("Finn")) == ([], 2)


@card("01027", "01079")
def test_a_hand_discarded_at_once_hurts_once() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER, BLOCK])
    scene = a_table([ACKBAR], theirs, hand=[HOPE], resources=2).play("Abandon All Hope", "discard all cards")
    assert scene.damage("Finn") == 2


@card("01027", "01134")
def test_a_card_discarded_by_another_is_the_last_and_the_other_was_not() -> None:
    scene = a_table([ACKBAR], a_side([FINN], hand=[SMUGGLING, BLOCK]), turn=THEM).play("Smuggling")
    assert (scene.hand(THEM), scene.damage("Finn")) == ([], 2)


@card("01027", "01080")
@rule("DST-AFT-01")
def test_the_last_card_was_played_even_if_it_draws_others() -> None:
    theirs = a_side([FINN], hand=[AMBITION], deck=[BLOCK, BLOCK], resources=1)
    scene = a_table([ACKBAR], theirs, turn=THEM).play("Boundless Ambition")
    assert (scene.hand(THEM), scene.damage("Finn")) == (["Block", "Block"], 2)


@card("01027", "01038")
@rule("D-81", "DST-SIM-02")
def test_the_battlefield_orders_ackbar_and_an_ability_of_the_same_card() -> None:
    theirs = a_side([REY], hand=[LIGHTSABER], resources=3)
    scene = a_table([ACKBAR], theirs, turn=THEM, holder=ME).play("Lightsaber")
    assert scene.asked == ME
    assert [option.split(":")[0] for option in scene.options] == ["Rey", "Admiral Ackbar"]
    scene.answer("Admiral Ackbar", "yes")
    assert (scene.damage("Rey"), scene.prompt, scene.asked) == (2, "Take an additional action", THEM)


@card("01027")
@rule("DST-RND-09")
def test_ackbar_hurts_who_discards_the_last_card_in_the_upkeep() -> None:
    theirs = a_side([FINN], hand=[TAKE_COVER], deck=[BLOCK, BLOCK])
    scene = a_table([ACKBAR], theirs, deck=[BLOCK]).pass_().pass_().answer("Take Cover")
    assert (scene.hand(THEM), scene.damage("Finn"), scene.duel.round) == (["Block", "Block"], 2, 2)


@card("01027")
@rule("DST-QUE-04", "D-35")
def test_what_the_upkeep_triggers_comes_before_the_end_of_the_round_is_judged() -> None:
    """I have run out of cards as well, but the last opposing character falls first."""
    theirs = a_side([a_character(FINN, damage=9)], hand=[TAKE_COVER], deck=[BLOCK])
    scene = a_table([ACKBAR], theirs).pass_().pass_().answer("Take Cover")
    assert (scene.duel.ending, scene.duel.winner) == (DEFEAT, ME)
