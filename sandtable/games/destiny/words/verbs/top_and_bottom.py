"""The two ends of a deck: cards that go to the bottom or into the hand, and the bottom card that is played."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.actions.playable import FREE, may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_ARRANGE
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.words.joints import BEGUN, Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.seen import just_seen
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, NOTHING_YET, Handed
from sandtable.games.destiny.words.verbs.hands import look


class OneUnderOtherToHand(Phrase):
    """ "Place 1 of those cards on the bottom of your deck, then add the other card to your hand": cards just seen.

    Nobody else sees them, and only their player knows the bottom card.
    """

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        seen = just_seen(table, frame)
        if not seen:
            table.done(False, 0, frame.it)
            return
        if frame.step == 0:
            frame.step = 1
            if not table.choose(frame, frame.seat, list(seen)):
                return
        self._place(table, frame.answer, frame.seat)
        for card in seen:
            if card != frame.answer:
                moves.take_unseen(table, card)
        table.done(len(seen) > 1, len(seen), frame.it)

    def _place(self, table: Table, card: int, seat: int) -> None:
        table.own_decks()[seat] = (*without(table.decks[seat], card), card)
        moves.forget(table, card, seat)
        if table.telling:
            table.tell(TOLD_ARRANGE, seat, (1, seat))

    def names_cards(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "place 1 of those cards on the bottom of your deck, then add the other card to your hand"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Place which card on the bottom of your deck?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CARD.name(table, option)


class PlayBottom(Phrase):
    """ "Play the bottom card of your deck for free": its player looks at it, and it stays there if it can't be played
    (D-366).
    """

    hands = A_PIECE

    def handed(self, it: int) -> Handed:
        return Handed(A_PIECE, A_PIECE | NOTHING_YET)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            table.done(frame.full, frame.many, frame.it)
            return
        frame.step = BEGUN
        bottom = table.decks[frame.seat][-1:]
        look(table, frame.seat, bottom)
        if bottom and may_play(table, frame.seat, bottom[0], FREE):
            table.start(PLAY_CARD, frame.seat, bottom[0]).many = FREE
        else:
            table.done(False, 0, NOTHING)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(table.decks[frame.seat]) > 0

    def says(self, they: bool = False) -> str:
        return "play the bottom card of your deck for free"
