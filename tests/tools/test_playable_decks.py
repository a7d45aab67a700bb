"""Decks whose cards all play, and the order of the next cards."""

from __future__ import annotations

from sandtable.games.destiny.facts import all_cards
from tools.playable_decks import completion, missing_of, told

PLAYED = {"01155", "01157"}


def test_a_deck_plays_when_all_its_cards_do() -> None:
    found = completion([{"01155": 2}, {"01155": 1, "02080": 2}], PLAYED)
    assert (found.decks, found.playable, found.order, found.complete) == (2, 1, ("02080",), (2,))


def test_the_card_of_the_most_nearly_complete_decks_comes_first() -> None:
    """02080 is worth 1/4 in each of two decks, 02076 is worth 1/4 + 1/9; then 02080 completes two decks at once."""
    decks = [{"02080": 1, "02076": 1}, {"02080": 1, "02106": 1}, {"02076": 1, "02104": 1, "02114": 1}]
    found = completion(decks, PLAYED)
    assert found.order == ("02080", "02076", "02106", "02104", "02114")
    assert found.complete == (0, 1, 2, 2, 3)


def test_a_reprint_counts_as_its_first_print() -> None:
    reprint = next(card for card in all_cards().values() if card.reprint_of)
    assert missing_of([reprint.code], PLAYED) == {reprint.reprint_of}
    assert missing_of([reprint.code], {str(reprint.reprint_of)}) == frozenset()


def test_the_report_says_how_many_decks_the_next_cards_complete() -> None:
    lines = list(told(completion([{"02080": 1}, {"01155": 1}], PLAYED)))
    assert lines[0] == "all cards play today: 1 of 2 decks"
    assert lines[-1] == "     1 cards more:    2 decks"
