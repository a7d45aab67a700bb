"""One place of a deck: the cards that may leave it, and the deck with another card in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from django.utils.translation import gettext as _

from sandtable.games.destiny.decklist import read_deck, to_json
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.formats import all_formats, get_format
from sandtable.games.destiny.legality import DECK_TYPES
from sandtable.games.destiny.legality.lists import is_allowed
from sandtable.games.destiny.random_decks import playable

_WITH_CODE: Final = re.compile(r".+\((\w{5,7})\)")


class UnknownCard(ValueError):
    """A text names no card, or several; the message says which."""


def cards_of(snapshot: dict[str, Any]) -> list[tuple[str, str]]:
    """Code and name of each card in a deck, by name, with the number of copies."""
    found = [(code, all_cards()[code].full_name, copies) for code, copies in read_deck(snapshot).cards]
    return [(code, f"{copies} × {name}") for code, name, copies in sorted(found, key=lambda each: each[1])]


@lru_cache(maxsize=32)
def cards_to_choose(format_code: str = "") -> tuple[tuple[str, str], ...]:
    """Code and name of every card that the engine plays and that stands in decks of a format, once each, by name.

    Without a format the cards of all of them. Raises UnknownFormat.
    """
    format = get_format(format_code) if format_code else None
    found = [(card.code, card.full_name) for card in playable(DECK_TYPES) if format is None or is_allowed(card, format)]
    return tuple(sorted(found, key=lambda each: (each[1].casefold(), each[0])))


def format_of(snapshot: dict[str, Any]) -> str:
    """The code of a deck's format; empty for a format that the deck describes itself."""
    code = snapshot.get("format", "")
    return code if isinstance(code, str) and code in all_formats() else ""


def with_card(snapshot: dict[str, Any], added: str, removed: str = "") -> dict[str, Any]:
    """The deck with one more copy of a card, and one copy less of another one."""
    deck = read_deck(snapshot)
    copies = dict(deck.cards)
    if removed:
        copies[removed] -= 1
    copies[added] = copies.get(added, 0) + 1
    return to_json(replace(deck, cards=tuple((code, count) for code, count in copies.items() if count)))


def name_of(code: str) -> str:
    """A card's name as people know it."""
    return all_cards()[code].full_name if code in all_cards() else code


def find_card(text: str) -> str:
    """The code of the card that a text names, by code, by name or as "name (code)". Raises UnknownCard."""
    wanted = " ".join(text.split())
    with_code = _WITH_CODE.fullmatch(wanted)
    code = with_code[1] if with_code else wanted
    if code in all_cards():
        return code
    found = list(_named(wanted.casefold()))
    if not found:
        raise UnknownCard(_("There is no card called “%(text)s”.") % {"text": wanted[:60]})
    if len(found) > 1:
        named = ", ".join(f"{name_of(code)} ({code})" for code in found[:6])
        raise UnknownCard(
            _("“%(text)s” are several cards: %(cards)s. Give the code.") % {"text": wanted, "cards": named}
        )
    return found[0]


def _named(wanted: str) -> Iterator[str]:
    """The cards of this full name, or else of this name without its subtitle."""
    full = [code for code, card in all_cards().items() if card.full_name.casefold() == wanted]
    yield from full or (code for code, card in all_cards().items() if card.name.casefold() == wanted)
