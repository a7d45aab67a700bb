"""Detect: cards of a hand lie open until the action phase ends (section 33 of the later rules)."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import told, view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.game import STORING
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.view.changes import changes
from sandtable.games.destiny.words.detecting import DETECT, detects
from tests.support import rule
from tests.support.destiny import ME, THEM, THIRD, Scene, a_free_for_all, a_side, a_table

CASSIAN, OBI_WAN, JYN, REY, LEIA = "14040", "15066", "14042", "01038", "01028"
BLASTER, DODGE, COVER, EVENT = "01054", "01155", "01157", "01153"


def detected(scene: Scene) -> list[str]:
    return sorted(scene.duel.print(card).title for card in scene.duel.detected)


@rule("DST-DET-01", "DST-DET-07")
def test_after_the_activation_a_random_card_of_the_hand_lies_open_for_all() -> None:
    scene = a_table([CASSIAN], a_side([LEIA], hand=[DODGE, COVER, BLASTER])).activate("Cassian")
    (card,) = scene.duel.detected
    assert card in scene.duel.hands[THEM] and all(card in known for known in scene.duel.knows)
    shown = view("destiny", scene.duel, ONLOOKER).seats[THEM]["hand"]
    assert [(each["detected"], shown["count"]) for each in shown["cards"]] == [(True, 3)]
    assert "(detected) and 2 hidden cards" in " ".join(told(view("destiny", scene.duel, ONLOOKER)))


@rule("DST-DET-05", "EX-173")
def test_detect_finds_no_more_than_there_is_and_nothing_that_is_detected_already() -> None:
    scene = a_table([OBI_WAN, CASSIAN], a_side([LEIA], hand=[DODGE, COVER, BLASTER]))
    scene.activate("Cassian").pass_().activate("Obi-Wan", "detect 2 cards")
    assert detected(scene) == ["DH-17 Blaster Pistol", "Dodge", "Take Cover"]


@rule("DST-DET-05", "D-262")
def test_with_an_empty_hand_nothing_happens() -> None:
    scene = a_table([CASSIAN], [LEIA]).activate("Cassian")
    assert (scene.duel.detected, scene.asked) == ((), THEM)


@rule("DST-DET-02")
def test_cards_are_no_longer_detected_when_the_action_phase_ends() -> None:
    scene = a_table([CASSIAN], a_side([LEIA], hand=[DODGE], deck=[COVER]), deck=[EVENT]).activate("Cassian")
    assert detected(scene) == ["Dodge"]
    before = view("destiny", scene.duel, THEM)
    scene.pass_().pass_()
    assert detected(scene) == [] and scene.knows() == ["Dodge"], "what was seen is known (D-97)"
    told = [each.text for each in changes(before, view("destiny", scene.duel, THEM))]
    assert any("Dodge is no longer detected" in text for text in told)


@rule("DST-DET-03", "DST-DET-04")
def test_a_detected_card_is_played_as_usual_and_is_then_no_longer_detected() -> None:
    scene = a_table([CASSIAN], a_side([LEIA], hand=[COVER])).activate("Cassian").play("Take Cover", "Leia")
    assert (scene.shields("Leia"), detected(scene), scene.discard(THEM)) == (1, [], ["Take Cover"])


@rule("DST-DET-03")
def test_a_text_may_forbid_to_play_detected_cards_but_no_other_ones() -> None:
    scene = a_table([JYN], a_side([LEIA], hand=[COVER, COVER])).activate("Jyn")
    assert scene.can("play Take Cover"), "the other copy"
    scene = a_table([JYN], a_side([LEIA], hand=[COVER])).activate("Jyn")
    assert not scene.can("play Take Cover")


@rule("D-262")
def test_with_several_opponents_the_player_chooses_whose_hand() -> None:
    scene = a_free_for_all(a_side([CASSIAN]), a_side([LEIA], hand=[DODGE]), a_side([REY], hand=[COVER]))
    scene.activate("Cassian").answer("Player 3")
    assert detected(scene) == ["Take Cover"] and scene.duel.detected[0] in scene.duel.hands[THIRD]


def test_an_imagined_world_keeps_detected_cards_in_their_hand() -> None:
    """Only what nobody has seen is dealt anew."""
    scene = a_table([CASSIAN], a_side([LEIA], hand=[DODGE, COVER], deck=[BLASTER, EVENT])).activate("Cassian")
    (card,) = scene.duel.detected
    for number in range(6):
        world = scene.duel.observe(ME).imagine(seeded("detect", number))
        assert isinstance(world, Table) and world.detected == (card,) and card in world.hands[THEM]


def test_detected_cards_are_stored_and_read_again() -> None:
    scene = a_table([CASSIAN], a_side([LEIA], hand=[DODGE])).activate("Cassian")
    assert STORING.restore(scene.duel.setup, scene.duel.store()).detected == scene.duel.detected


def test_the_log_names_the_detected_card() -> None:
    scene = a_table([CASSIAN], a_side([LEIA], hand=[DODGE]))
    scene.duel.record()
    scene.activate("Cassian")
    assert "Dodge in the hand of Player 2 is detected." in scene.log(ME)


def test_detect_says_its_number() -> None:
    assert (DETECT.says(), detects(2).says()) == ("Detect.", "Detect 2.")
