"""Search a deck for several cards and play them for free."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.actions.playable import full_cost, may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.hands import look
from sandtable.games.destiny.words.verbs.playing import FOR_FREE
from sandtable.games.destiny.words.verbs.searching_to_play import SEARCHED

CHOOSING: Final = 1
PLAYING: Final = 2


class SearchToPlayFree(Phrase):
    """ "Search your deck for up to 2 vehicles with a combined cost of 4 or less and play them for free".

    `worth` holds the cost of the cards played so far, `many` their number.
    """

    hands = NOTHING_YET

    def __init__(self, most: int, noun: CardNoun, total: int) -> None:
        self.most = most
        self.noun = noun
        self.total = total

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.numbers = (0, 0)
            look(table, frame.seat, table.decks[frame.seat])
            self._ask(table, frame)
        elif frame.step == PLAYING:
            self._ask(table, frame)
        elif frame.answer == STOP:
            self._end(table, frame)
        else:
            frame.step = PLAYING
            cost = full_cost(table, frame.answer)
            frame.numbers = (frame.numbers[0] + 1, frame.numbers[1] + cost)
            table.start(PLAY_CARD, frame.seat, frame.answer).many = FOR_FREE

    def _ask(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        played, paid = frame.numbers
        if played == self.most:
            self._end(table, frame)
            return
        frame.step = CHOOSING
        fitting = [card for card in table.decks[seat] if self.noun.fits(table, card)]
        left = self.total - paid
        found = [card for card in fitting if full_cost(table, card) <= left and may_play(table, seat, card, FOR_FREE)]
        table.put(seat, [STOP, *found])

    def _end(self, table: Table, frame: Frame) -> None:
        table.done(True, frame.numbers[0], NOTHING, SEARCHED)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.decks[frame.seat]) > 0

    def names_cards(self) -> bool:
        return True

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == STOP

    def says(self, they: bool = False) -> str:
        cards = f"up to {self.most} {self.noun.bare(True)} with a combined cost of {self.total} or less"
        return f"search {'their' if they else 'your'} deck for {cards} and play them for free"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Play which card of your deck?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else CARD.name(table, option)
