"""Copies of the card with these words, which is being played."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.any_card import in_play
from sandtable.games.destiny.words.nouns.cards import CARD, is_copy
from sandtable.games.destiny.words.nouns.noun import YOURS, Noun
from sandtable.games.destiny.words.pointing import A_PIECE, APiece


class OwnCopies(Noun[APiece]):
    """ "copies of this card in your discard pile" (DST-COP-01)."""

    kind_of_thing = A_PIECE

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [card for card in table.discards[frame.seat] if is_copy(table, card, frame.card)]

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def singular(self, they: bool) -> str:
        return f"a copy of this card in {'their' if they else 'your'} discard pile"

    def plural(self, they: bool) -> str:
        return f"copies of this card in {'their' if they else 'your'} discard pile"

    def bare(self, plural: bool) -> str:
        return "copies of this card" if plural else "copy of this card"


class OtherCopiesInPlay(Noun[APiece]):
    """ "another copy of this support": a card in play on the player's side, also one that became another type
    (DST-COP-01).
    """

    kind_of_thing = A_PIECE
    whose = YOURS

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [card for card in in_play(table, frame.seat) if is_copy(table, card, frame.card)]

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def bare(self, plural: bool) -> str:
        return "other copies of this support" if plural else "another copy of this support"

    def an(self) -> str:
        return self.bare(False)

    def singular(self, they: bool) -> str:
        return self.bare(False)

    def plural(self, they: bool) -> str:
        return self.bare(True)


class AllCopiesInPlay(OtherCopiesInPlay):
    """ "copies of this support you have in play", itself among them."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        mine = in_play(table, frame.seat)
        return [card for card in mine if card == frame.card or is_copy(table, card, frame.card)]


ALL_COPIES_OF_THIS: Final = AllCopiesInPlay()
ANOTHER_COPY_OF_THIS: Final = OtherCopiesInPlay()
COPIES_OF_THIS: Final = OwnCopies()
