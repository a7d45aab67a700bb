"""Search a deck or a discard pile for a card that is played, or that goes to the hand."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHUFFLE
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, FROM_DECK, NOBODY, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.hands import look
from sandtable.games.destiny.words.verbs.searching import SearchDeck
from sandtable.games.destiny.words.verbs.searching_to_play import SearchToPlay

WHERE: Final = 3
DECK: Final = -2
PILE: Final = -3
"""The places; no card has these numbers, so an imagined game can't take a place for a card (D-97)."""


class SearchEitherToPlay(SearchToPlay):
    """ "Search your deck or discard pile for a vehicle and play it. If you search your deck, shuffle it".

    The player chooses the place first; `numbers` holds it. A deck is shuffled when its card has been played.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = WHERE
            table.put(frame.seat, [DECK, PILE])
        elif frame.step == WHERE:
            frame.numbers = (frame.answer,)
            if frame.answer == DECK:
                self._search(table, frame)
            else:
                self._look_through(table, frame)
        else:
            is_over = frame.step == 2 or frame.answer == STOP
            if is_over and frame.numbers[0] == DECK:
                shuffle_unknown(table, frame.seat)
            SearchToPlay.step(self, table, frame)

    def _look_through(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        frame.step = 1
        less = self.saved(table, frame)
        pile = table.discards[seat]
        found = [card for card in pile if self.noun.fits(table, card) and may_play(table, seat, card, less)]
        table.put(seat, [STOP, *found])

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.decks[frame.seat]) > 0 or len(table.discards[frame.seat]) > 0

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return frame.step != WHERE and option == STOP

    def says(self, they: bool = False) -> str:
        said = SearchToPlay.says(self, they).replace(" deck for", " deck or discard pile for")
        return f"{said}. If {'they' if they else 'you'} search {'their' if they else 'your'} deck, shuffle it"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Search where?" if frame.step == WHERE else "Play which card?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == WHERE:
            return "your deck" if option == DECK else "your discard pile"
        return SearchToPlay.option(self, table, frame, option)


class SearchEitherForCopy(SearchEitherToPlay):
    """ "Search your deck or discard pile for another copy of this upgrade and play it" (DST-COP-01)."""

    def says(self, they: bool = False) -> str:
        said = SearchEitherToPlay.says(self, they).replace(self.noun.an(), "another copy of this upgrade")
        return said.replace("If you search ", "If you searched ")


class SearchEither(SearchDeck):
    """ "Search your deck or discard pile for a capital ship, reveal it and add it to your hand."

    The player chooses the place first; `numbers` holds it. A deck that was searched is shuffled.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = WHERE
            table.put(frame.seat, [DECK, PILE])
        elif frame.step == WHERE:
            frame.numbers = (frame.answer,)
            frame.step = 1
            seat = frame.seat
            there = table.decks[seat] if frame.answer == DECK else table.discards[seat]
            if frame.answer == DECK:
                look(table, seat, there)
            table.put(seat, [STOP, *[card for card in there if self.noun.fits(table, card)]])
        else:
            self._take(table, frame)

    def _take(self, table: Table, frame: Frame) -> None:
        card = frame.answer
        if card != STOP:
            moves.take_from_open_place(table, card)
            moves.add_to_hand(table, card)
        if frame.numbers[0] == DECK:
            shuffle_unknown(table, frame.seat)
            if card != STOP:
                happened(table, AFTER_REVEALED, frame.seat, frame.seat, FROM_DECK)
        table.done(card != STOP, 0 if card == STOP else 1, NOTHING if card == STOP else card)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.decks[frame.seat]) > 0 or len(table.discards[frame.seat]) > 0

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return frame.step != WHERE and option == STOP

    def says(self, they: bool = False) -> str:
        said = (
            SearchDeck.says(self, they).replace(" deck for", " deck or discard pile for").replace("it, and", "it and")
        )
        return f"{said}. If you searched your deck, shuffle it"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Search where?" if frame.step == WHERE else "Add which card to your hand?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == WHERE:
            return "your deck" if option == DECK else "your discard pile"
        return SearchDeck.option(self, table, frame, option)


def shuffle_unknown(table: Table, seat: int) -> None:
    """Shuffle a deck, so that nobody knows the place of a card in it any longer."""
    for card in table.decks[seat]:
        moves.forget(table, card, NOBODY)
    moves.shuffle_deck(table, seat)
    if table.telling:
        table.tell(TOLD_SHUFFLE, seat)
