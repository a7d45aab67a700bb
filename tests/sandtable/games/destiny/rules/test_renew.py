"""Renew, and cards that are played from a discard pile (section 33 of the later rules)."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.words.pointing import stand_on
from sandtable.games.destiny.words.renewing import renew
from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_side, a_table

REY, KYLO, LEIA = "01038", "01011", "01028"
DISSUADE, FEAR_NOTHING, KI_ADI, LIGHTSABER = "16042", "18053", "16041", "01059"


@rule("DST-REN-01", "EX-174")
@card("16042")
def test_a_card_is_played_from_the_discard_pile_for_its_renew_cost_and_then_set_aside() -> None:
    scene = a_table([REY], [a_character(LEIA, showing=["2RD"])], discard=[DISSUADE], resources=2)
    scene.duel.telling = True
    scene.answer("renew Dissuade")
    assert (scene.resources(), scene.pool(THEM), scene.discard(), scene.aside()) == (0, [], [], ["Dissuade"])
    assert "Player 1 renews Dissuade for 2." in scene.log()
    scene.pass_()
    assert not scene.can("renew")


@rule("DST-REN-01", "EX-174")
def test_without_the_resources_it_can_not_be_renewed() -> None:
    assert not a_table([REY], [LEIA], discard=[DISSUADE], resources=1).can("renew")


@rule("DST-REN-01")
def test_only_its_owner_renews_a_card_and_a_hand_is_no_discard_pile() -> None:
    scene = a_table([REY], a_side([LEIA], discard=[DISSUADE]), hand=[DISSUADE], resources=5)
    assert not scene.can("renew") and scene.can("play Dissuade")


@rule("DST-REN-01")
def test_copies_in_the_discard_pile_are_offered_once_beside_one_in_the_hand() -> None:
    scene = a_table([REY], [LEIA], hand=[FEAR_NOTHING], discard=[FEAR_NOTHING, FEAR_NOTHING], resources=1)
    offered = [option for option in scene.options if "Fear Nothing" in option]
    assert offered == ["play Fear Nothing", "renew Fear Nothing"]
    meanings = {scene.duel.meaning(number) for number, option in enumerate(scene.options) if option in offered}
    assert len(meanings) == 2, "the two are different actions"


@rule("DST-REN-02")
def test_restrictions_hold() -> None:
    """In Harmony (21047) asks for dice showing a shield and a special ability."""
    scene = a_table([REY], [a_character(KYLO, showing=["1MD"])], discard=["21047"], resources=1)
    assert not scene.can("renew In Harmony")


@rule("DST-REN-02")
def test_it_counts_as_a_played_card() -> None:
    """Ki-Adi-Mundi gives a shield after a card was played from the discard pile."""
    scene = a_table([KI_ADI], [a_character(LEIA, showing=["2RD"])], discard=[DISSUADE], resources=2)
    scene.answer("renew Dissuade", "yes", "Ki-Adi")
    assert scene.shields("Ki-Adi") == 1


def test_renew_stands_on_events_only() -> None:
    with pytest.raises(ValueError, match="belongs on an event"):
        stand_on("Renew", 1, (3,))
    assert renew(2).says() == "Renew 2."


def test_an_agent_that_imagines_the_other_hand_sees_the_same_renewals() -> None:
    scene = a_table([REY], a_side([LEIA], hand=["01153"], deck=["01155"]), discard=[DISSUADE], resources=2)
    imagined = scene.duel.observe(THEM).imagine(seeded("renew"))
    ask = imagined.ask()
    assert ask is not None and [option for option in ask.options if "renew" in option] == ["renew Dissuade"]
