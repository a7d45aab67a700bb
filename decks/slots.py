"""One place of a deck: the cards that may leave it, and the deck with another card in it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from django.utils.translation import gettext as _

from catalog.words import folded
from sandtable.games.destiny import exchanges
from sandtable.games.destiny.building.fitting import room, usable
from sandtable.games.destiny.decklist import DeckList, format_of, read_deck, to_json
from sandtable.games.destiny.facts import all_cards, card, first_print
from sandtable.games.destiny.legality.checking import DECK_TYPES, deck_types
from sandtable.games.destiny.random_decks import playable
from sandtable.games.destiny.titles import titled, told_apart

_WITH_CODE: Final = re.compile(r".+\((\w{5,7})\)")
_ALL_TYPES: Final = (*DECK_TYPES, "downgrade")


class UnknownCard(ValueError):
    """A text names no card, or several; the message says which."""


def cards_of(snapshot: dict[str, Any]) -> list[tuple[str, str]]:
    """Code and name of each card in a deck, by name, with the number of copies."""
    copies = dict(read_deck(snapshot).cards)
    named = sorted(told_apart(copies).items(), key=lambda each: each[1])
    return [(code, f"{copies[code]} × {name}") for code, name in named]


def cards_to_choose(snapshot: Mapping[str, Any] | None = None) -> tuple[tuple[str, str], ...]:
    """Code and name of every card that the engine plays and that this deck can use, once each, by name.

    Without a deck the cards of all decks. Raises BadDeck.
    """
    if snapshot is None:
        found = [each.code for each in playable(_ALL_TYPES)]
    else:
        found = _used_by(exchanges.read_exchanged(dict(snapshot)).judged)
    return tuple(sorted(((code, titled(code)) for code in found), key=lambda each: (each[1].casefold(), each[0])))


def _used_by(deck: DeckList) -> list[str]:
    """The cards that team and format let into the deck; how many there may be is not asked."""
    format = format_of(deck)
    can_use = usable(deck, format)
    return [each.code for each in playable(deck_types(format)) if each.code in can_use]


def has_a_free_place(snapshot: dict[str, Any]) -> bool:
    """True for a deck with fewer cards than its format and its texts ask for."""
    deck = read_deck(snapshot)
    return room(deck, format_of(deck)) > 0


def with_card(snapshot: dict[str, Any], added: str, removed: str = "") -> dict[str, Any]:
    """The deck with one more copy of a card, and one copy less of another one."""
    deck = read_deck(snapshot)
    copies = dict(deck.cards)
    if removed:
        copies[removed] -= 1
    copies[added] = copies.get(added, 0) + 1
    return to_json(replace(deck, cards=tuple((code, count) for code, count in copies.items() if count)))


def name_of(code: str) -> str:
    """A card's name as people know it; where several cards have it, with set and number."""
    return titled(code) if code in all_cards() else code


def find_card(text: str) -> str:
    """The code of the card that a text names, by code, by name or as "name (code)". Raises UnknownCard.

    A name stands for the first print of its card.
    """
    wanted = " ".join(text.split())
    with_code = _WITH_CODE.fullmatch(wanted)
    code = with_code[1] if with_code else wanted
    if code in all_cards():
        return code
    found = _named().get(folded(wanted), [])
    if not found:
        raise UnknownCard(_("There is no card called “%(text)s”.") % {"text": wanted[:60]})
    if len(found) > 1:
        named = ", ".join(f"{name_of(code)} ({code})" for code in found[:6])
        raise UnknownCard(
            _("“%(text)s” are several cards: %(cards)s. Give the code.") % {"text": wanted, "cards": named}
        )
    return found[0]


def is_shuffled(code: str) -> bool:
    """True for a card that may stand among the cards of a deck."""
    return exchanges.is_shuffled(code)


def type_of(code: str) -> str:
    """The type of a card: "plot"."""
    return card(code).type


def same_card(code: str) -> str:
    """The code that stands for all prints of a card; of an unknown code itself."""
    return first_print(code) if code in all_cards() else code


@cache
def _named() -> dict[str, list[str]]:
    """The cards of each full name, and of each name without its subtitle that is no full name of another card."""
    whole, short = defaultdict[str, list[str]](list), defaultdict[str, list[str]](list)
    for code, facts in all_cards().items():
        if first_print(code) == code:
            for name in {facts.full_name, titled(code)}:
                whole[folded(name)].append(code)
            short[folded(facts.name)].append(code)
    return {**short, **whole}
