"""Look at the top cards of the own deck, play one of them, and place the others on the bottom (DST-LOK-02, D-97)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.actions.playable import may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_ARRANGE
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.tuples import holds, without
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.pointing import KEPT
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.hands import look

LOOKED: Final = 1
PLAYED: Final = 2
PLACING: Final = 3


class PlayFromTop(Phrase):
    """ "Look at the top 4 cards of your deck and play a downgrade from among them. Place the remaining cards on the
    bottom of your deck in any order."

    `numbers` holds the number of cards at the top of the deck that are left to be placed, each below the one before,
    and whether all words before a "then" have been carried out: all cards seen, one of them played (D-602); while the
    card is played also the size of the deck without it, because a card that is drawn meanwhile remains no more. Who
    shuffles the deck meanwhile no longer knows these cards, so that none remains (D-861).
    """

    hands = KEPT

    def __init__(self, count: int, noun: CardNoun) -> None:
        self.count = count
        self.noun = noun

    def step(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == 0:
            self._look(table, frame, seat)
            return
        if frame.step == LOOKED and frame.answer != STOP:
            frame.step = PLAYED
            frame.numbers = (frame.numbers[0] - 1, frame.numbers[1], len(table.decks[seat]) - 1)
            table.start(PLAY_CARD, seat, frame.answer)
            return
        if frame.step == LOOKED:
            frame.numbers = (frame.numbers[0], False)
        elif frame.step == PLAYED:
            frame.numbers = (self._remaining(table, frame), frame.numbers[1] and frame.full)
        if frame.step == PLACING:
            self._place(table, frame, frame.answer)
        frame.step = PLACING
        while frame.numbers[0] > 0:
            if not table.choose(frame, seat, list(table.decks[seat][: frame.numbers[0]])):
                return
            self._place(table, frame, frame.answer)
        table.done(frame.numbers[1] == 1, 1, frame.it)

    def _look(self, table: Table, frame: Frame, seat: int) -> None:
        top = table.decks[seat][: self.count]
        look(table, seat, top)
        frame.step = LOOKED
        frame.numbers = (len(top), len(top) == self.count)
        table.put(seat, [STOP, *[card for card in top if self.noun.fits(table, card) and may_play(table, seat, card)]])

    def _remaining(self, table: Table, frame: Frame) -> int:
        """The number of cards that were looked at and still lie on top of the deck, after one of them was played."""
        deck, known = table.decks[frame.seat], table.knows[frame.seat]
        drawn = max(0, frame.numbers[2] - len(deck)) if len(frame.numbers) == 3 else 0
        left = max(0, frame.numbers[0] - drawn)
        return next((place for place, card in enumerate(deck[:left]) if not holds(known, card)), min(left, len(deck)))

    def _place(self, table: Table, frame: Frame, card: int) -> None:
        """Put one of the remaining cards on the bottom; only its player knows it there."""
        seat = frame.seat
        table.own_decks()[seat] = (*without(table.decks[seat], card), card)
        moves.forget(table, card, seat)
        if table.telling:
            table.tell(TOLD_ARRANGE, seat, (1, seat))
        frame.numbers = (frame.numbers[0] - 1, frame.numbers[1])

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.decks[frame.seat]) > 0

    def names_cards(self) -> bool:
        return True

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == STOP

    def says(self, they: bool = False) -> str:
        return (
            f"look at the top {self.count} cards of your deck and play {self.noun.an()} from among them. "
            "Place the remaining cards on the bottom of your deck in any order"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Place which card on the bottom, below those before?" if frame.step == PLACING else "Play which card?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "none" if option == STOP else CARD.name(table, option)
