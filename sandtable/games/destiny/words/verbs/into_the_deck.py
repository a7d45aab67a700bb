"""Cards in play that their own words place in their owner's deck (D-23)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gone import has_left_with_owner
from sandtable.games.destiny.lines import TOLD_TO_DECK
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT


class PlaceThisInDeck(Phrase):
    """ "Place this support on top of your deck from play": all players know that it is there."""

    hands = KEPT

    def __init__(self, words: str, on_top: bool) -> None:
        self.words = words
        self.on_top = on_top

    def step(self, table: Table, frame: Frame) -> None:
        is_there = self.possible(table, frame)
        if is_there:
            moves.leave_play(table, frame.card)
            self._put(table, frame.card)
        table.done(is_there, 1, frame.it)

    def _put(self, table: Table, card: int) -> None:
        if not self.on_top or has_left_with_owner(table, card):
            moves.put_under_deck(table, card)
            return
        seat = table.setup.owner[card]
        table.own_decks()[seat] = (card, *table.decks[seat])
        moves.show_to_all(table, card)
        if table.telling:
            table.tell(TOLD_TO_DECK, seat, (card,))

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card)

    def says(self, they: bool = False) -> str:
        return self.words


def place_on_deck(words: str) -> Phrase:
    return PlaceThisInDeck(words, True)


def place_under_deck(words: str) -> Phrase:
    return PlaceThisInDeck(words, False)
