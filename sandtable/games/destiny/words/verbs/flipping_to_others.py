"""Double-sided cards that change hands as they flip, and a card of the deck whose die is rolled (D-412)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import double_sided, moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.taking import take_card
from sandtable.games.destiny.terms import CHARACTER_CARD, NOTHING, PLOT_CARD
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT, stand_on
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.searching import SearchDeck


class FlipAndGive(Phrase):
    """ "Flip this card and give control of it to an opponent"."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        stand_on("this card", this, (PLOT_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        if not double_sided.can_flip(table, frame.card):
            table.done(False, 0, frame.it)
        elif table.faces(frame):
            rival = table.rival(frame)
            other = double_sided.flip(table, frame.card, frame.seat)
            table.done(True, 1, frame.it)
            take_card(table, other, rival)

    def possible(self, table: Table, frame: Frame) -> bool:
        return double_sided.can_flip(table, frame.card)

    def says(self, they: bool = False) -> str:
        return "flip this card and give control of it to an opponent"


class ReturnFlippedToOpponent(Phrase):
    """ "Return it to play flipped and give control of it to an opponent": of the player who has lost the character."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        stand_on("it", this, (CHARACTER_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        if not self.possible(table, frame):
            table.done(False, 0, frame.it)
        elif table.faces(frame):
            rival = table.rival(frame)
            other = double_sided.come_back_flipped(table, frame.card, frame.seat)
            table.done(True, 1, frame.it)
            take_card(table, other, rival)

    def possible(self, table: Table, frame: Frame) -> bool:
        has_other = table.setup.other_side[frame.card] != NOTHING
        return has_other and not table.is_in_play(frame.card) and len(table.opponents(frame.seat)) > 0

    def says(self, they: bool = False) -> str:
        return "return it to play flipped and give control of it to an opponent"


class SearchToDiscard(SearchDeck):
    """ "Search your deck for a Blue ability. Discard it": the player need not find one (DST-SRH-01)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            SearchDeck.step(self, table, frame)
        elif frame.answer == STOP:
            table.done(False, 0, NOTHING)
        else:
            card = frame.answer
            moves.discard_from_deck(table, frame.seat, card)
            table.done(True, 1, card)

    def says(self, they: bool = False) -> str:
        return f"search {'their' if they else 'your'} deck for {self.noun.an()}. Discard it"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard which card of your deck?"


FLIP_AND_GIVE: Final[Phrase] = FlipAndGive()
RETURN_FLIPPED_TO_OPPONENT: Final[Phrase] = ReturnFlippedToOpponent()
