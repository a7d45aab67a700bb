"""Top cards of a deck that are revealed: one may go to the hand, the others go to the bottom of the deck."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHOW
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, FROM_DECK
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.pointing import KEPT
from sandtable.games.destiny.words.targets.target import STOP

TAKING: Final = 1
BURYING: Final = 2


class RevealTakeAndBury(Phrase):
    """ "Reveal the top 3 cards of your deck. Then you may add one to your hand. Place the remaining cards on the bottom
    of your deck in any order": `picked` holds the cards that are still to be placed.
    """

    hands = KEPT

    def __init__(self, count: int) -> None:
        self.count = count

    def step(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == 0:
            self._reveal(table, frame)
            if len(frame.picked) == self.count:
                frame.step = TAKING
                table.put(seat, [STOP, *frame.picked])
                return
            frame.step = BURYING
        elif frame.step == TAKING:
            frame.step = BURYING
            if frame.answer != STOP:
                self._take(table, frame.answer, seat)
                moves.add_to_hand(table, frame.answer)
                frame.picked = without(frame.picked, frame.answer)
        else:
            self._bury(table, frame, frame.answer)
        while frame.picked:
            if not table.choose(frame, seat, list(frame.picked)):
                return
            self._bury(table, frame, frame.answer)
        table.done(True, self.count, frame.it)

    def _reveal(self, table: Table, frame: Frame) -> None:
        frame.picked = table.decks[frame.seat][: self.count]
        for card in frame.picked:
            moves.show_to_all(table, card)
        if table.telling and frame.picked:
            table.tell(TOLD_SHOW, frame.seat, frame.picked)
        if frame.picked:
            happened(table, AFTER_REVEALED, frame.seat, frame.seat, FROM_DECK)

    def _take(self, table: Table, card: int, seat: int) -> None:
        table.own_decks()[seat] = without(table.decks[seat], card)

    def _bury(self, table: Table, frame: Frame, card: int) -> None:
        self._take(table, card, frame.seat)
        moves.put_under_deck(table, card)
        frame.picked = without(frame.picked, card)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.decks[frame.seat]) > 0

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == STOP

    def names_cards(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return (
            f"reveal the top {self.count} cards of your deck. Then you may add a card revealed this way to your hand. "
            "Place the remaining cards on the bottom of your deck in any order"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == TAKING:
            return "Add which card to your hand?"
        return "Place which card on the bottom of your deck next?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "none" if option == STOP else CARD.name(table, option)
