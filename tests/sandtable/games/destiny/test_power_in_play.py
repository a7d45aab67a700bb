"""A Power Action around the rules: its lines in the log, its place in views and stored tables, its worth for agents."""

from __future__ import annotations

from sandtable.engine.viewing import told, view, viewing_of
from sandtable.engine.views import EVERYTHING
from sandtable.games.destiny.game import STORING
from sandtable.games.destiny.language import (
    DIE,
    Gain,
    Remove,
    a,
    power_action,
)
from sandtable.games.destiny.state import Table
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.sandtable.games.destiny.test_evaluate import worth
from tests.support.destiny import ME, THEM, Scene, a_character, a_side, a_table

REY, OUTPOST, COMLINK = "01038", "01053", "01061"
GAINS = power_action(Gain(1))


def lines(scene: Scene) -> str:
    return "\n".join(told(view("destiny", scene.duel, EVERYTHING)))


def test_the_log_names_the_power_action_before_what_comes_of_it(made_up: MadeUp) -> None:
    made_up(REY, [GAINS])
    scene = a_table([REY])
    scene.duel.record()
    scene.use("Rey")
    assert scene.log()[:2] == [
        "Player 1 uses the Power Action of Rey, Force Prodigy.",
        "Player 1 gains 1 resource and has 1.",
    ]


def test_the_log_says_that_nothing_came_of_it(made_up: MadeUp) -> None:
    made_up(REY, [power_action(Remove(a(DIE.opposing)))])
    scene = a_table([REY])
    scene.duel.record()
    scene.use("Rey")
    assert scene.log()[:2] == [
        "Player 1 uses the Power Action of Rey, Force Prodigy.",
        "Nothing happens: Rey, Force Prodigy finds no target.",
    ]


def test_views_tell_of_each_power_action_whether_it_was_used(made_up: MadeUp) -> None:
    for code in (REY, OUTPOST, COMLINK, "01166"):
        made_up(code, [GAINS])
    scene = a_table([a_character(REY, upgrades=[COMLINK])], supports=[OUTPOST])
    assert lines(scene).count("Power Action not used yet") == 4
    before = view("destiny", scene.duel, EVERYTHING)
    scene.use("Echo Base").pass_().use("Comlink").pass_()
    after = view("destiny", scene.duel, THEM)
    assert "Battlefield: Echo Base, Hoth (Player 1), controlled by Player 1, Power Action used." in lines(scene)
    assert "    with Comlink, Power Action used, 1 die on it." in lines(scene)
    assert "Comlink has used its Power Action" in [each.text for each in viewing_of("destiny").changes(before, after)]


def test_cards_without_a_power_action_say_nothing_of_one() -> None:
    assert "Power Action" not in lines(a_table([REY], supports=[OUTPOST]))


def test_a_used_power_action_is_stored_and_an_unused_one_takes_no_room(made_up: MadeUp) -> None:
    made_up(REY, [GAINS])
    scene = a_table([REY])
    assert b"used" not in STORING.store(scene.duel)
    scene.use("Rey")
    restored = STORING.restore(scene.duel.setup, STORING.store(scene.duel))
    assert isinstance(restored, Table)
    assert restored.used == scene.duel.used != ()


def test_everybody_sees_which_power_actions_were_used(made_up: MadeUp) -> None:
    """A search that imagines hidden cards anew keeps what lies open."""
    made_up(REY, [GAINS])
    scene = a_table([REY]).use("Rey")
    imagined = scene.duel.observe(THEM).imagine(scene.duel.dice.split())
    assert isinstance(imagined, Table)
    assert imagined.used == scene.duel.used


def test_an_unused_power_action_counts_for_its_seat_until_it_is_used(made_up: MadeUp) -> None:
    for code in (REY, OUTPOST, COMLINK, "01166"):
        made_up(code, [GAINS])
    scene = a_table([a_character(REY, upgrades=[COMLINK])], a_side([REY]), supports=[OUTPOST])
    assert worth(scene, power=10) == 30  # four against one
    scene.use("Outpost")
    assert (worth(scene, ME, power=10), worth(scene, THEM, power=10)) == (20, -20)


def test_who_has_claimed_has_no_use_for_power_actions_in_this_round(made_up: MadeUp) -> None:
    made_up(REY, [GAINS])
    scene = a_table([REY])
    assert worth(scene, power=10) == 10
    assert worth(scene.claim(), power=10) == 0
