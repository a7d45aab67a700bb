"""Cards that can't be played yet say what they wait for."""

from __future__ import annotations

import json

import pytest

from sandtable.games.destiny import waiting
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.text import is_encoded

WAITING = [card for card in all_cards().values() if not is_encoded(card.code)]


def test_each_card_that_does_not_play_says_what_it_waits_for() -> None:
    silent = [card.code for card in WAITING if (card.reprint_of or card.code) not in waiting.kept_kinds()]
    assert silent == []
    assert all(waiting.waits_for(card.code) for card in WAITING)


def test_a_card_that_plays_waits_for_nothing() -> None:
    played = [code for code in all_cards() if is_encoded(code)]
    assert not any(waiting.waits_for(code) or waiting.why_left_out(code) for code in played)


def test_the_data_holds_no_words_but_the_kinds() -> None:
    """So that no printed sentence can be in it."""
    told = {kind for kinds in waiting.kept_kinds().values() for kind in kinds}
    assert told <= set(waiting.KINDS)


def test_a_reprint_waits_with_its_first_print() -> None:
    reprints = [card for card in WAITING if card.reprint_of]
    assert all(waiting.waits_for(card.code) == waiting.waits_for(card.reprint_of or "") for card in reprints)


@pytest.mark.parametrize(
    ("missing", "kinds"),
    [
        ((), ("encoding",)),
        (("verb: deal", "noun: die, its own"), ("dice", "effect")),
        (("verb: deal (another speaker or manner)",), ("effect",)),
        (("noun: card of a hand, cost", "noun: hand, another filter"), ("hand",)),
        (("Piloting", "memory of the round", "ongoing: while"), ("ongoing", "memory", "piloting")),
        (("pointer: die", "condition: shield", "occasion: play"), ("condition", "occasion", "wording")),
    ],
)
def test_missing_words_have_kinds_in_the_order_of_the_page(missing: tuple[str, ...], kinds: tuple[str, ...]) -> None:
    assert waiting.kinds_of(missing) == kinds


def test_the_text_of_the_data_file_reads_back_in_the_order_of_codes() -> None:
    text = waiting.kept_text({"02002": ("dice", "effect"), "01001": ("encoding",)})
    assert list(json.loads(text).items()) == [("01001", "encoding"), ("02002", "dice effect")]
