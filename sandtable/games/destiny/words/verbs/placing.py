"""Cards of a hand that are placed in the deck without being shown."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_UNDER_DECK
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, APiece


class PutUnderDeck(Verb[APiece]):
    """Place cards of a hand on the bottom of their owner's deck; only their owner knows them there (D-97)."""

    takes = A_PIECE
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            seat = table.setup.owner[card]
            moves.take_from_hand(table, seat, card)
            table.own_decks()[seat] += (card,)
            moves.forget(table, card, seat)
            moves.look_at(table, seat, card)
            if table.telling:
                table.tell(TOLD_UNDER_DECK, seat, (card,), seat)
        table.done(self.on.full(table, frame), len(frame.picked), frame.it)

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        return f"place {self.on.says(they)} on the bottom of {whose} deck".replace(" in ", " from ", 1)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Place which card on the bottom of your deck?"
