"""Elite cards, gained dice and gained colors are stored, judged and shown."""

from __future__ import annotations

import json

from sandtable.engine.viewing import view
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.terms import BLUE
from sandtable.games.destiny.tokens import RESOURCES
from sandtable.games.destiny.view.text import lines_of
from tests.sandtable.games.destiny.test_evaluate import worth
from tests.support import rule
from tests.support.destiny import ME, THEM, TROOPER, Scene, a_character, a_piece, a_table

BB8, SON, PHASMA, SABER = "18086", "22004", "01001", "18011"


def changed() -> Scene:
    """A table with an elite support, a gained die and a gained color."""
    son = a_character(SON, dice=2, tokens={RESOURCES: 3})
    scene = a_table([son, a_character(PHASMA, gained=(BLUE,))], supports=[a_piece(BB8, "1F", also="1Sh")])
    return scene.use("The Son")


@rule("DST-ELT-01", "DST-GLT-07")
def test_a_stored_game_keeps_what_its_cards_have_become() -> None:
    scene = changed()
    stored = scene.duel.store()
    restored = RULES.restore(scene.duel.setup, stored)
    assert restored.store() == stored
    assert (restored.elite, restored.more_dice, restored.colors) == (
        (scene.find("BB-8"),),
        (scene.find("The Son"),),
        ((scene.find("Phasma"), BLUE),),
    )
    plain = json.loads(a_table([PHASMA], supports=[BB8]).duel.store())
    assert not any(isinstance(part, dict) and {"elite", "colors"} & set(part) for part in plain)


@rule("DST-ELT-03", "DST-GLT-07")
def test_the_view_and_its_text_tell_what_cards_have_become() -> None:
    shown = view("destiny", changed().duel, THEM)
    lines = [line.strip() for line in lines_of(shown)]
    assert any(line.startswith("Support BB-8, elite") for line in lines)
    assert any(line.startswith("Captain Phasma") and "also Blue" in line for line in lines)
    assert any(line.startswith("The Son") and "3 dice on it" in line for line in lines)


@rule("DST-ELT-01")
def test_a_die_that_a_card_has_got_counts_while_the_card_is_in_play() -> None:
    """The sides of BB-8's die that count here: 1 focus; the mean is 60 / 6 = 10 points."""
    for is_elite, points in ((False, 10), (True, 20)):
        scene = a_table(supports=[a_piece(BB8, is_elite=is_elite)])
        assert worth(scene, die_share=100, focus=60) == points
        assert worth(scene, ready_share=100, focus=60) == points
        assert worth(scene, THEM, die_share=100, focus=60) == -points


@rule("DST-ELT-01")
def test_the_second_die_of_an_upgrade_counts_until_it_is_rolled() -> None:
    """Of Asajj's Lightsaber's sides only 1 discard counts here: 60 / 6 = 10 points a die."""
    one = a_table([a_character(TROOPER, upgrades=[SABER])])
    two = a_table([a_character(TROOPER, upgrades=[a_piece(SABER, is_elite=True)])])
    assert (worth(one, ready_share=100, discard=60), worth(two, ready_share=100, discard=60)) == (10, 20)
    assert worth(two, ME, die_share=100, discard=60) == 20
    rolled = a_table([a_character(TROOPER, exhausted=True, upgrades=[a_piece(SABER, is_elite=True)])])
    assert worth(rolled, ready_share=100, discard=60) == 0
