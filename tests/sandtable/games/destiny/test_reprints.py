"""A card printed again plays, reads and counts as its first print, in its own set and under its own number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny import text
from sandtable.games.destiny.cards import encoded, paragraphs
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import all_cards, card
from sandtable.games.destiny.field import field
from sandtable.games.destiny.formats import get_format
from sandtable.games.destiny.legality import problems, unencoded
from sandtable.games.destiny.library import NotEncoded, printed
from sandtable.games.destiny.random_decks import random_deck
from sandtable.games.destiny.reminders import in_print
from sandtable.games.destiny.text_sets import TextSet
from sandtable.games.destiny.words.nouns.cards import CARD
from tests.support import rule
from tests.support.destiny import a_table

REPRINTS = [facts for facts in all_cards().values() if facts.reprint_of in encoded()]
BLOCK, BLOCK_AGAIN = "01153", "09163"
ARMED, ARMED_AGAIN = "01093", "11042"
WAITING = [facts.code for facts in all_cards().values() if facts.reprint_of and facts.reprint_of not in encoded()]


@rule("D-901")
def test_a_print_has_its_own_subtypes() -> None:
    weapon = CARD.called("weapon")
    scene = a_table(["01011"], hand=["12142", "20158"])
    held = {scene.duel.print(each).code: weapon.fits(scene.duel, each) for each in scene.duel.hands[0]}
    assert held == {"12142": False, "20158": True}


WITH_TEXTS_OF_THEIR_OWN = ("11052", "20103")
"""Armor Plating (02089) was printed anew with another text: it is discarded first, and blocks the whole 2 damage."""


def with_cards(deck: DeckList, **copies: int) -> DeckList:
    """The deck with these numbers of copies ("c09163": the card with that code)."""
    changed = {**dict(deck.cards), **{name[1:]: count for name, count in copies.items()}}
    return replace(deck, cards=tuple((code, count) for code, count in changed.items() if count))


def test_there_are_reprints_of_awakenings_cards() -> None:
    assert sum(card(facts.reprint_of or "").set_code == "AW" for facts in REPRINTS) == 89


@pytest.mark.parametrize("code", [facts.code for facts in REPRINTS])
def test_a_reprint_plays_as_its_first_print(code: str) -> None:
    first = card(code).reprint_of
    assert first is not None
    assert text.is_encoded(code)
    first_says, says = (paragraphs(each, TextSet.RULES_1_1) for each in (first, code))
    assert first_says is not None and says is not None
    assert (says == first_says) is (code not in WITH_TEXTS_OF_THEIR_OWN)
    assert text.rules_text(code) == in_print("\n".join(each.says() for each in says), code)
    mine, other = printed(code), printed(first)
    assert (mine.code, mine.title) == (code, other.title)
    assert (mine.cost, mine.health, mine.symbols, mine.values) == (
        other.cost,
        other.health,
        other.symbols,
        other.values,
    )


def test_a_reprint_of_a_card_that_does_not_play_does_not_play() -> None:
    if not WAITING:
        pytest.skip("every first print plays")
    assert not text.is_encoded(WAITING[0])
    assert text.rules_text(WAITING[0]) is None
    with pytest.raises(NotEncoded):
        printed(WAITING[0])


def test_a_deck_with_a_reprint_can_be_played() -> None:
    deck = with_cards(field()["jango-and-veers"], c01153=0, c09163=1)
    assert unencoded(deck) == []
    assert problems(deck, get_format("awakenings")) == []


@rule("DST-COP-01")
@rule("D-26")
@pytest.mark.parametrize(("first", "again"), [(BLOCK, BLOCK_AGAIN), (ARMED, ARMED_AGAIN)])
def test_two_prints_are_copies_of_one_card(first: str, again: str) -> None:
    deck = with_cards(field()["jango-and-veers"], **{f"c{first}": 2, f"c{again}": 1})
    found = [problem for problem in problems(deck, get_format("INF")) if problem.rule == "DST-CUS-09"]
    assert [(problem.measured, problem.allowed, set(problem.cards)) for problem in found] == [(3, 2, {first, again})]
    assert printed(first).title == printed(again).title


def test_random_decks_have_each_card_in_one_print() -> None:
    for seed in range(20):
        deck = random_deck(seeded(seed), "INF")
        assert all(card(code).reprint_of is None for code in deck.codes())
