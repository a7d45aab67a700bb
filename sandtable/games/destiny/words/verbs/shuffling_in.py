"""Cards in play that are shuffled into a deck."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import damage, moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import BEGUN, Phrase, Verb
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_PIECE, KEPT, APiece
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.cards import ANY_NUMBER
from sandtable.games.destiny.words.verbs.searching import ShuffleDeck


class ShuffleThisIn(Verb[APiece]):
    """ "Shuffle this support into its owner's deck": it leaves play, and nobody knows its place."""

    takes = A_PIECE
    hands = KEPT

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, frame.it)
            return
        card = frame.picked[0]
        seat = table.setup.owner[card]
        moves.leave_play(table, card)
        moves.put_under_deck(table, card)
        SHUFFLE.shuffle(table, frame, seat)

    def says(self, they: bool = False) -> str:
        return f"shuffle {self.on.says(they)} into its owner's deck"


class ShuffleOneBack(Phrase):
    """ "Choose a card in that player's discard pile and shuffle it into their deck": the opponent of earlier words."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        seat = table.rival(frame)
        if frame.step == 0:
            frame.step = BEGUN
            if not table.discards[seat]:
                table.done(False, 0, frame.it)
                return
            if not table.choose(frame, frame.seat, list(table.discards[seat])):
                return
        card = frame.answer
        moves.take_from_open_place(table, card)
        moves.put_under_deck(table, card)
        SHUFFLE.shuffle(table, frame, seat)

    def says(self, they: bool = False) -> str:
        return "choose a card in that player's discard pile and shuffle it into their deck"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Shuffle which card into its owner's deck?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CARD.name(table, option)


class ShieldsToDamage(Phrase):
    """ "Remove any number of shields from your characters to deal that much damage to a character".

    `picked` holds the characters, once for each shield; they are named one after another.
    """

    hands = A_CHARACTER

    def __init__(self, goal: Phrase, most: int = ANY_NUMBER) -> None:
        self.goal = goal
        self.most = most
        """The most shields; with this number the words behind are carried out without any shield as well."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > BEGUN:
            table.done(frame.full, frame.many, frame.it)
            return
        if frame.step == BEGUN and frame.answer == STOP:
            self._deal(table, frame)
            return
        if frame.step == BEGUN:
            frame.picked += (frame.answer,)
        frame.step = BEGUN
        left = [each for each in table.teams[frame.seat] if table.shields[each] > frame.picked.count(each)]
        if frame.picked:
            left = [each for each in left if each >= frame.picked[-1]]
        if left and len(frame.picked) < self.most:
            table.put(frame.seat, [STOP, *left])
        else:
            self._deal(table, frame)

    def _deal(self, table: Table, frame: Frame) -> None:
        for character in sorted(set(frame.picked)):
            damage.remove_shields(table, character, frame.picked.count(character))
        frame.many = len(frame.picked)
        frame.step = BEGUN + 1
        if frame.many or self.most < ANY_NUMBER:
            table.push(self.goal, frame)
        else:
            table.done(True, 0, NOTHING)

    def possible(self, table: Table, frame: Frame) -> bool:
        if self.most < ANY_NUMBER:
            return self.goal.possible(table, frame)
        return any(table.shields[each] > 0 for each in table.teams[frame.seat])

    def says(self, they: bool = False) -> str:
        count = "any number of" if self.most == ANY_NUMBER else f"up to {self.most}"
        return f"remove {count} shields from {'their' if they else 'your'} characters to {self.goal.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Remove 1 shield from"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == STOP else CHARACTER.name(table, option)


SHUFFLE: Final = ShuffleDeck()
