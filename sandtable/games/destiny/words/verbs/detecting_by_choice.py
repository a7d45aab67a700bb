"""A card that is detected by choice, in place of the Detect of the character that is activated (DST-DET-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.detecting import stay_revealed
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.piles import HAND
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.pointing import KEPT
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.revealing import RevealHand


class HasDetect(Quality):
    """ "(A character) with detect"."""

    def suits(self, table: Table, card: int) -> bool:
        return table.setup.prints[card].detects > 0

    def says(self) -> str:
        return " with detect"


class RevealToDetect(Phrase):
    """ "Instead of triggering their detect, reveal an opponent's hand and choose a card from it. That card remains
    revealed until the end of the action phase": a card that is not detected yet.
    """

    hands = KEPT

    def __init__(self) -> None:
        self.phrase = RevealHand(a(HAND.opposing))

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.push(self.phrase, frame)
            return
        seat = table.rival(frame)
        if frame.step == 1:
            frame.step = 2
            hidden = [card for card in table.hands[seat] if not holds(table.detected, card)]
            if not hidden:
                table.done(False, 0, frame.it)
                return
            if not table.choose(frame, frame.seat, hidden):
                return
        stay_revealed(table, seat, (frame.answer,))
        table.done(True, 1, frame.it)

    def names_cards(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return (
            f"instead of triggering their detect, {self.phrase.says(they)} and choose a card from it. That card "
            "remains revealed until the end of the action phase. (It is detected)"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose the card that stays revealed"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CARD.name(table, option)


HAS_DETECT: Final = HasDetect()
REVEAL_TO_DETECT: Final[Phrase] = RevealToDetect()
