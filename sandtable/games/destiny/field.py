"""The demo field: opponents for measuring a deck, two for every pair of colors of a hero or villain team."""

# interpreted: reads the decks that come with the project, once a process

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.destiny.decklist import DeckList, demo_decks
from sandtable.games.destiny.formats import get_format
from sandtable.games.destiny.legality import problems

FORMAT: Final = "awakenings"


def field() -> dict[str, DeckList]:
    """The legal Awakenings decks among those that come with the project, by slug."""
    return dict(_field())


@cache
def _field() -> dict[str, DeckList]:
    of_format = {slug: deck for slug, deck in demo_decks().items() if deck.format == FORMAT}
    return {slug: deck for slug, deck in of_format.items() if not problems(deck, get_format(FORMAT))}
