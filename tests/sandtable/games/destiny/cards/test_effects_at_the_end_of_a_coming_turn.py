"""Effects that wait for the end of an opponent's next turn. Values by hand."""

from __future__ import annotations

from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.game import STORING
from sandtable.games.destiny.terms import ACTION_PHASE
from sandtable.games.destiny.view.text import lines_of
from tests.support import card, rule
from tests.support.destiny import THEM, Scene, a_character, a_side, a_table

SKIPPING, PILOT, TIE, REY, FINN, KYLO = "21066", "16052", "01006", "01038", "01045", "01011"
BLOCK, DODGE = "01153", "01155"


def skipping(turn_shown: int = 0, theirs: tuple[str, ...] = ("1MD", "1R", "+2MD")) -> Scene:
    """A Rebel Pilot flies a TIE Fighter whose die is in your pool, and you have played Lightspeed Skipping on it."""
    rival = a_side([a_character(REY, showing=theirs[:2]), a_character(REY, showing=theirs[2:]), KYLO], deck=[BLOCK] * 9)
    scene = a_table([PILOT, FINN], rival, hand=[SKIPPING], supports=[TIE], deck=[DODGE] * 9, resources=1)
    scene.roll_next(5, turn_shown).activate("Rebel Pilot", "TIE").pass_()
    return scene.play("Lightspeed Skipping")


@card("21066")
@rule("D-375")
def test_two_dice_are_removed_at_the_end_of_the_opponent_s_next_turn() -> None:
    scene = skipping()
    assert (scene.asked, len(scene.pool(THEM))) == (THEM, 3), "nothing happens before it"
    scene.activate("Kylo")
    assert scene.prompt == "Remove which die?"
    scene.answer("1 melee", "1 resource")
    assert ("1MD" in scene.pool(THEM), "1R" in scene.pool(THEM), len(scene.pool(THEM))) == (False, False, 2)
    assert scene.can("pass"), "and your turn follows"


@card("21066")
@rule("D-375")
def test_it_comes_once_and_after_a_pass_as_well() -> None:
    scene = skipping().pass_().answer("1 melee", "1 resource")
    assert len(scene.pool(THEM)) == 1
    scene.activate("Finn").pass_()
    assert (len(scene.pool(THEM)), scene.duel.turn_ends) == (1, ())


@card("21066")
@rule("D-375")
def test_it_comes_before_the_round_ends() -> None:
    scene = skipping()
    scene.duel.passes = 1
    scene.pass_()
    assert (scene.duel.round, scene.duel.phase, scene.prompt) == (1, ACTION_PHASE, "Remove which die?")
    assert scene.answer("1 melee", "1 resource").duel.round == 2


@card("21066")
def test_nothing_is_removed_when_the_die_has_left_the_pool() -> None:
    scene = skipping()
    die = scene.duel.setup.dice_of[scene.find("TIE")][0]
    scene.duel.own_pools()[0] = tuple(each for each in scene.duel.pools[0] if each != die)
    scene.duel.own_face()[die] = -1
    scene.activate("Kylo")
    assert (len(scene.pool(THEM)), scene.can("pass")) == (4, True)


@card("21066")
def test_a_vehicle_that_nobody_pilots_is_not_chosen() -> None:
    rival = a_side([a_character(REY, showing=("1MD", "1R"))], deck=[BLOCK] * 9)
    scene = a_table([FINN], rival, hand=[SKIPPING], supports=[TIE], deck=[DODGE] * 9, resources=1)
    scene.roll_next(0).activate("First Order TIE").pass_().play("Lightspeed Skipping")
    assert (scene.duel.turn_ends, scene.pass_().can("pass"), len(scene.pool(THEM))) == ((), True, 2)


@rule("D-375")
def test_what_waits_is_told_seen_and_stored() -> None:
    scene = skipping()
    (waiting,) = scene.duel.turn_ends
    shown = view("destiny", scene.duel, ONLOOKER)
    words = "The rest of Lightspeed Skipping waits for the end of the turn of Player 2"
    assert shown.things["lasting"] == [words] and any(words in line for line in lines_of(shown))
    again = STORING.restore(scene.duel.setup, scene.duel.store())
    assert [(each.node, each.seat, each.card, each.it, each.many, each.rival) for each in again.turn_ends] == [
        (waiting.node, waiting.seat, waiting.card, waiting.it, waiting.many, waiting.rival)
    ]
