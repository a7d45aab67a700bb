"""Demo fields: opponents for measuring a deck. Awakenings has two for every pair of colors of a hero or villain team.

The fields of other formats (`data/fields/<format>`) are decks of frequent teams, chosen by `tools.demo_field`.
"""

# interpreted: reads the decks that come with the project, once a process

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import DeckList, demo_decks, read_deck
from sandtable.games.destiny.formats import all_formats, get_format, newer_list
from sandtable.games.destiny.legality import problems

FORMAT: Final = "awakenings"


def field() -> dict[str, DeckList]:
    """The legal Awakenings decks among those that come with the project, by slug."""
    return dict(_field())


@cache
def _field() -> dict[str, DeckList]:
    of_format = {slug: deck for slug, deck in demo_decks().items() if deck.format == FORMAT}
    return {slug: deck for slug, deck in of_format.items() if not problems(deck, get_format(FORMAT))}


FIELDS: Final = "fields"
"""The folder of the game's data with a folder for each format that has a field."""


def folder_of(format_code: str) -> str:
    """The name of a format's folder: its code in small letters."""
    return format_code.lower()


def field_of(format_code: str) -> dict[str, DeckList]:
    """The demo field of a format by short name; an earlier list of a format has the field of today's.

    A format without a field, a player's own one among them, has that of Awakenings.
    """
    known = all_formats().get(format_code)
    today = newer_list(known) if known is not None else None
    return dict(_format_fields().get(today.code if today is not None else format_code) or _field())


def format_fields() -> dict[str, dict[str, DeckList]]:
    """The decks of each field beyond Awakenings by short name, by the code of their format."""
    return {code: dict(decks) for code, decks in _format_fields().items()}


@cache
def _format_fields() -> dict[str, dict[str, DeckList]]:
    found: dict[str, dict[str, DeckList]] = {}
    for folder in facts.folders(FIELDS):
        for name in facts.listed(f"{FIELDS}/{folder}"):
            deck = read_deck(facts.read(f"{FIELDS}/{folder}/{name}.json"))
            found.setdefault(str(deck.format), {})[name] = deck
    return found
