"""Facts of the strategy and operations cards: their numbers, their kinds, and the attested ones."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.games.tide_of_iron import card_facts, facts
from sandtable.games.tide_of_iron.scenario import SCENARIOS, read
from sandtable.games.tide_of_iron.setting_up import prepare
from sandtable.games.tide_of_iron.terms import IN_ACTION_PHASE, IN_COMMAND_PHASE
from sandtable.games.tide_of_iron.words.modifiers import KINDS, LIGHT_GUN
from tests.sandtable.games.tide_of_iron.scenario_documents import shipped
from tests.support import rule

ATTESTED = {
    "all_or_nothing",
    "offensive_artillery",
    "increased_priority",
    "suppressive_barrage",
    "sustained_blanket",
    "take_down_the_beast",
    "take_cover",
    "cut_communications",
    "rapid_mobilization",
    "major_offensive",
    "surprise_assault",
}
"""Strategy cards that a source names."""


@rule("TOI-CMP-02", "TOI-CRD-01")
def test_ninety_strategy_cards_are_nine_decks_of_ten() -> None:
    decks = Counter(card.deck for card in card_facts.strategy_cards().values())
    assert decks == dict.fromkeys(card_facts.decks(), 10)
    assert len(card_facts.decks()) == 9


def test_a_document_may_call_an_operations_card_by_an_id_that_it_had_before() -> None:
    document = shipped("crossroads")
    document["sides"]["german"]["operations"] = ["panzer_iv_armament", "panzer_iv_armament_card", "elite_tank_crew"]
    assert SCENARIOS.problems(document) == []
    effects = prepare(read(document)).effects
    assert [each.amount for each in effects if each.kind % KINDS == LIGHT_GUN] == [6]


@rule("TOI-CMP-02")
def test_eighteen_operations_cards() -> None:
    assert len(card_facts.operations_cards()) == 18


@rule("TOI-CRD-10", "D-TOI-118")
def test_attested_cards_keep_their_marks_and_ours_are_marked_designed() -> None:
    cards = card_facts.strategy_cards()
    assert {code for code, card in cards.items() if not card.is_designed} == ATTESTED
    assert all(cards[code].inferred and cards[code].source for code in ATTESTED)
    assert not any(card.inferred or card.source for card in cards.values() if card.is_designed)
    operations = card_facts.operations_cards()
    assert [code for code, card in operations.items() if card.is_designed] == ["steady_nerves"]


@rule("TOI-CRD-01", "TOI-ACT-07")
def test_the_card_of_the_rule_book() -> None:
    card = card_facts.strategy_cards()["all_or_nothing"]
    assert (card.name, card.deck, card.cost, card.timing) == ("All or Nothing", "Morale I", 2, IN_ACTION_PHASE)
    assert "deck" in card.inferred_fields


@rule("TOI-CRD-10")
def test_no_card_is_a_reaction() -> None:
    assert {card.timing for card in card_facts.strategy_cards().values()} == {IN_ACTION_PHASE, IN_COMMAND_PHASE}


@pytest.mark.parametrize("table", ["strategy_cards", "operations_cards"])
def test_facts_carry_no_text(table: str) -> None:
    """The encoding of a card says its text; the data holds no second text."""
    assert not any(key for card in facts.read(table)["cards"] for key in card if "effect" in key or "text" in key)


def test_names_and_ids_are_told_apart() -> None:
    cards = [*card_facts.strategy_cards().values(), *card_facts.operations_cards().values()]
    assert len({card.name for card in cards}) == len({card.id for card in cards}) == 108
    assert all(0 <= card.cost <= 7 for card in cards)
