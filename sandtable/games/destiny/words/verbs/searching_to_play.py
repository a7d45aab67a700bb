"""Search a deck for a card and play it at once."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.actions.playable import may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.hands import look
from sandtable.games.destiny.words.verbs.searching import SearchDeck

SEARCHED: Final = 1
"""`worth` of words after a search, whether a card was found or not."""


class SearchToPlay(SearchDeck):
    """ "Search your deck for an upgrade and play it, decreasing its cost by 3"; the player need not find one."""

    def __init__(self, noun: CardNoun, less: int) -> None:
        SearchDeck.__init__(self, noun)
        self.less = less

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            self._search(table, frame)
        elif frame.step == 1 and frame.answer != STOP:
            frame.step = 2
            table.start(PLAY_CARD, frame.seat, frame.answer).many = self.saved(table, frame)
        else:
            is_played = frame.step == 2
            table.done(is_played and frame.full, 1 if is_played else 0, frame.it if is_played else NOTHING, SEARCHED)

    def _search(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        frame.step = 1
        deck = table.decks[seat]
        look(table, seat, deck)
        less = self.saved(table, frame)
        found = [card for card in deck if self.noun.fits(table, card) and may_play(table, seat, card, less)]
        table.put(seat, [STOP, *found])

    def saved(self, table: Table, frame: Frame) -> int:
        """The decrease of the cost."""
        return self.less

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        return f"search {whose} deck for {self.noun.an()} and play it, decreasing its cost by {self.less}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Play which card of your deck?"


class SearchToPlayIf(SearchToPlay):
    """ "Search your deck for a droid and play it, decreasing its cost by 1 if you spot Beru Lars"."""

    def __init__(self, noun: CardNoun, less: int, condition: Condition) -> None:
        SearchToPlay.__init__(self, noun, less)
        self.condition = condition

    def saved(self, table: Table, frame: Frame) -> int:
        return self.less if self.condition.holds(table, frame) else 0

    def says(self, they: bool = False) -> str:
        return f"{SearchToPlay.says(self, they)} if {self.condition.says()}"


class HasSearched(Condition):
    """ "you searched your deck", by earlier words of this effect."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.worth == SEARCHED

    def says(self) -> str:
        return "you searched your deck"


YOU_SEARCHED: Final = HasSearched()
