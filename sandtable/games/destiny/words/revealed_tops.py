"""Cards that are revealed from a hand or a deck, and the top card of an opponent's deck (DST-LOK-02)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHOW
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, FROM_DECK, HERO, NOTHING, VILLAIN
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CARD, A_PIECE, A_SEAT, need


class CardIsRevealed(Occasion):
    """ "A card is revealed from a player's hand or deck", by any player: once for all cards of one effect (D-488)."""

    about = A_SEAT

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return "a card is revealed from a player's hand or deck"


class RevealTopOfTheirs(Phrase):
    """ "Reveal the top card of an opponent's deck": it stays there, and later words point at it."""

    hands = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        other, by = table.rival(frame), frame.seat
        top = table.decks[other][:1]
        for card in top:
            moves.show_to_all(table, card)
            if table.telling:
                table.tell(TOLD_SHOW, other, (card,))
        table.done(len(top) > 0, len(top), top[0] if top else NOTHING)
        if top:
            happened(table, AFTER_REVEALED, other, by, FROM_DECK)

    def says(self, they: bool = False) -> str:
        return "reveal the top card of an opponent's deck"


class IsHeroOrVillain(Condition):
    """ "That card is a hero or villain card": the card of an earlier step, wherever it lies."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and table.setup.prints[frame.it].affiliation in (HERO, VILLAIN)

    def says(self) -> str:
        return "that card is a hero or villain card"


A_CARD_IS_REVEALED: Final = CardIsRevealed(AFTER_REVEALED, NEVER)
REVEAL_TOP_OF_THEIRS: Final = RevealTopOfTheirs()
IT_IS_HERO_OR_VILLAIN: Final = IsHeroOrVillain()
