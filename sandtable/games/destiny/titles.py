# interpreted: asked for pages
"""Names of cards in lists, each with set and number where the name alone would leave open which card is meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from sandtable.games.destiny.facts import all_cards, card, first_print


def titled(code: str) -> str:
    """The full name of a card; where other cards have it too, with set and number: "BB-8 (UH 86)".

    Raises UnknownCard.
    """
    return _with_number(code) if card(code).full_name in _shared() else card(code).full_name


def told_apart(codes: Iterable[str]) -> dict[str, str]:
    """The full names of a list's cards by code; those that the list has more than once with set and number.

    Raises UnknownCard.
    """
    names = {code: card(code).full_name for code in codes}
    often = Counter(names.values())
    return {code: _with_number(code) if often[name] > 1 else name for code, name in names.items()}


def _with_number(code: str) -> str:
    return f"{card(code).full_name} ({card(code).set_code} {card(code).position})"


@cache
def _shared() -> frozenset[str]:
    """The full names of several cards; further prints of one card don't count."""
    often = Counter(facts.full_name for code, facts in all_cards().items() if first_print(code) == code)
    return frozenset(name for name, cards in often.items() if cards > 1)
