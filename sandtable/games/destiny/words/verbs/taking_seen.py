"""Look at the top cards of the own deck and take one of a kind to the hand."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.hands import look
from sandtable.games.destiny.words.verbs.searching import SearchDeck


class TakeFromTop(SearchDeck):
    """ "Look at the top 4 cards of your deck, reveal a weapon from among them, and add it to your hand".

    The player need not find one; the other cards stay where they are.
    """

    def __init__(self, count: int, noun: CardNoun) -> None:
        SearchDeck.__init__(self, noun)
        self.count = count

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0:
            SearchDeck.step(self, table, frame)
            return
        frame.step = 1
        top = table.decks[frame.seat][: self.count]
        look(table, frame.seat, top)
        table.put(frame.seat, [STOP, *[card for card in top if self.noun.fits(table, card)]])

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        seen = f"look at the top {self.count} cards of {whose} deck"
        return f"{seen}, reveal {self.noun.an()} from among them, and add it to {whose} hand"
