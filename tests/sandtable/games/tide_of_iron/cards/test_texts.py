"""Card texts, generated from the encoding."""

from __future__ import annotations

import re

import pytest

from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.cards.strategy import STRATEGY
from sandtable.games.tide_of_iron.edition import encoded_cards
from sandtable.games.tide_of_iron.text import NotEncoded, is_lasting, rules_text
from tests.support import rule


@rule("TOI-CRD-10", "TOI-CRD-01", "TOI-CRD-08", "D-TOI-116")
def test_every_card_of_the_data_is_encoded_and_no_other() -> None:
    assert set(STRATEGY) == set(card_facts.strategy_cards())
    assert set(OPERATIONS) == set(card_facts.operations_cards())
    assert len(encoded_cards()) == 108
    assert all(encoded_cards().values())


TEXTS = {
    "all_or_nothing": "Remove the activation token of one of your fatigued units.",
    "offensive_artillery": "Establish contact (4 or more; below, the card waits in your play area for a later round). "
    "Choose a hex in line of sight of one of your units. Drift. "
    "Normal area attack with 8 dice.",
    "increased_priority": "Lasting: until the end of the next round, your rolls to establish contact have +1.",
    "suppressive_barrage": "Establish contact (3 or more; below, the card waits in your play area for a later round). "
    "Choose a hex in line of sight of one of your units. Drift. "
    "Suppressive area attack with 10 dice.",
    "sustained_blanket": "Establish contact (3 or more; below, the card waits in your play area for a later round). "
    "Choose a hex in line of sight of one of your units. Drift. "
    "Place a smoke marker in that hex and one in each of up to 2 adjacent ones, not in buildings.",
    "take_down_the_beast": "Lasting: once, when one of your squads attacks a heavy vehicle, it has +3 firepower.",
    "take_cover": "Lasting: once, when one of your squads is attacked directly or by assault, it has +2 cover.",
    "cut_communications": "Remove 2 tokens from the enemy initiative card.",
    "rapid_mobilization": "Put 3 command tokens from the pool on your initiative card.",
    "major_offensive": "Take 2 more actions in this action turn.",
    "surprise_assault": "One of your fresh squads without a heavy weapon takes an Assault action without the "
    "movement penalty and with +2 firepower.",
    "shout_them_down": "Pin an enemy squad in line of sight of one of your units, at most 3 hexes from one of your "
    "units.",
    "armored_infantry": "Place a squad of 4 regular figures and an M3A1 half-track in your reinforcement zone.",
    "flamethrower_pioneers": "Place a squad of 2 elite and 2 regular figures with the flamethrower specialization in "
    "your reinforcement zone.",
    "barbed_wire": "Place up to 2 razor wire markers, each in the hex of one of your squads, or an adjacent hex "
    "without enemies.",
    "lay_smoke": "Each of your engineer squads may, as an action, place 1 smoke marker in its hex or an adjacent one, "
    "not in a building.",
    "heavy_fog": "Nobody has line of sight farther than 6 hexes.",
    "shaken_defenders": "Your squads have -1 cover against suppressive attacks.",
    "tank_ace": "Your first tank rolls 1 failed attack die once more in each attack.",
}
"""The attested cards with their known facts, and one card of each other kind."""


@pytest.mark.parametrize("code", TEXTS)
def test_the_text_is_said_by_what_the_card_does(code: str) -> None:
    assert rules_text(code) == TEXTS[code]


@pytest.mark.parametrize("code", [*STRATEGY, *OPERATIONS])
def test_every_text_is_whole_sentences(code: str) -> None:
    text = rules_text(code)
    assert text.endswith(".")
    assert text[0].isupper()
    assert not re.search(r"  |[{}]|\.\.|\b[Aa] [aeiou]|\b[Aa]n [^aeiouAEIOUMS]|\b1 \w+s\b", text)


def test_cards_that_say_the_same_cost_the_same_in_the_same_phase() -> None:
    said: dict[str, tuple[int, int]] = {}
    for code, card in card_facts.strategy_cards().items():
        if card.deck != "German Reinforcements I":  # a German machine gun is stronger than an American one
            assert said.setdefault(rules_text(code), (card.cost, card.timing)) == (card.cost, card.timing), code


def test_an_unknown_card_has_no_text() -> None:
    with pytest.raises(NotEncoded, match="'flying_pigs' is not encoded"):
        rules_text("flying_pigs")


@rule("TOI-CRD-11")
def test_lasting_cards_say_so() -> None:
    assert {code for code in STRATEGY if is_lasting(code)} == {
        code for code in STRATEGY if rules_text(code).startswith("Lasting: ")
    }
    assert is_lasting("take_cover")
    assert not is_lasting("offensive_artillery"), "it waits only when it fails"


def test_every_word_of_every_card_has_a_name_of_its_own() -> None:
    nodes = playing.nodes()
    assert len({id(node) for node in nodes.values()}) == len(nodes)
    assert nodes["offensive_artillery/0"] is STRATEGY["offensive_artillery"][0]
