# interpreted: asked around games, not within them
"""The rules and card texts that decks are played by, and what has changed in their formats since."""

from __future__ import annotations

from typing import Any

from sandtable.games.destiny.decklist import BadDeck, DeckList, read_deck
from sandtable.games.destiny.exchanges import KEY
from sandtable.games.destiny.formats import Format, UnknownFormat, get_format
from sandtable.games.destiny.list_changes import list_changes
from sandtable.games.destiny.own_formats import BadFormat, read_format
from sandtable.games.destiny.rulesets import latest_rules
from sandtable.games.destiny.text_sets import latest


def played_by(subjects: list[dict[str, Any]]) -> dict[str, str]:
    """The rules and the texts of a game of these decks, by their names (D-130, D-201).

    Empty where one of them has no format that can be read.
    """
    try:
        formats = [_format(subject.get("format")) for subject in subjects]
    except (UnknownFormat, BadFormat):
        return {}
    rules = latest_rules(each.rules for each in formats)
    return {"rules": rules.name, "texts": latest(each.texts for each in formats).value}


def changed_since(subject: dict[str, Any]) -> list[str]:
    """The differences that a newer list of its format makes for a deck, in sentences; empty where there is none."""
    deck = _deck(subject)
    return [] if deck is None else list_changes(deck)


def _format(value: object) -> Format:
    if isinstance(value, dict):
        return read_format(value)
    return get_format(str(value)[:40])


def _deck(subject: dict[str, Any]) -> DeckList | None:
    """The deck as it is listed; None for one that can't be read any more."""
    try:
        return read_deck({key: value for key, value in subject.items() if key != KEY})
    except BadDeck:
        return None
