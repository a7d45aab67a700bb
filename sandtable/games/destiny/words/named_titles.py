"""A card that is named, so that no copy of it can be played while another card is in play (DST-SRH-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.kept_choices import TITLE
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.kept_choices import KeepsChoice


class NameForThis(KeepsChoice):
    """ "Name a card": a title of the deck lists of this game, which are open; one that no deck has bars nothing."""

    def __init__(self) -> None:
        KeepsChoice.__init__(self, TITLE, "card")

    def choices(self, table: Table) -> list[int]:
        prints = table.setup.prints
        first: dict[str, int] = {}
        for card in [card for deck in table.setup.decks for card in deck] + list(table.setup.aside):
            first.setdefault(prints[card].title, card)
        return [first[title] for title in sorted(first)]

    def says(self, they: bool = False) -> str:
        return "name a card"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Name which card? No copy of it can be played"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return table.setup.prints[option].title


class NamedCannotBePlayed(Paragraph):
    """ "Copies of the named card cannot be played", by any player: the kept choice says so (kept_choices.py)."""

    def put_on(self, printed: Print) -> None:
        """Add nothing: the choice bars these cards until this card leaves play."""

    def says(self) -> str:
        return "Copies of the named card cannot be played."


NAMED_CANNOT_BE_PLAYED: Final = NamedCannotBePlayed()
