"""Cards that change hands or leave play until the action phase ends."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.becoming import return_as_support
from sandtable.games.destiny.beside import leave_beside
from sandtable.games.destiny.coming_back import return_character
from sandtable.games.destiny.frames import Frame, Pending
from sandtable.games.destiny.lines import TOLD_DELAYED
from sandtable.games.destiny.moves import ready
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.taking import take_card
from sandtable.games.destiny.terms import NOBODY, NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_PIECE, KEPT, APiece, need
from sandtable.games.destiny.words.taking import TakeCard
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.after_phase import EndOfPhase


class ReturnControl(Phrase):
    """ "Return that vehicle to its owner's control", if it is still in play (DST-CHC-04); one that has been attached as
    an upgrade meanwhile becomes a support again (D-862), and none goes to a player who is out (D-879).
    """

    hands = KEPT

    def __init__(self, word: str) -> None:
        self.word = word

    def reads(self, it: int, this: int) -> None:
        need(f"that {self.word}", it, A_PIECE)

    def step(self, table: Table, frame: Frame) -> None:
        owner = table.setup.owner[frame.it] if frame.it != NOTHING else NOBODY
        is_there = owner != NOBODY and table.is_in_play(frame.it) and len(table.teams[owner]) > 0
        if is_there and table.host[frame.it] >= 0 and table.controller(frame.it) != owner:
            return_as_support(table, frame.it)
        done = is_there and take_card(table, frame.it, owner)
        table.done(done, 1 if done else 0, frame.it)

    def says(self, they: bool = False) -> str:
        return f"return that {self.word} to its owner's control"


class TakeForThisPhase(TakeCard):
    """ "Take control of an opponent's vehicle and ready it. After the action phase ends, return that vehicle to its
    owner's control": it is readied and returned only where it was taken.
    """

    def __init__(self, on: Target[APiece], word: str) -> None:
        TakeCard.__init__(self, on)
        self.back = ReturnControl(word)
        self.phrase: Phrase = EndOfPhase(self.back)

    def deed(self, table: Table, frame: Frame) -> None:
        card = frame.picked[0] if frame.picked else NOTHING
        seat = frame.seat
        is_taken = card != NOTHING and take_card(table, card, seat)
        table.done(is_taken, 1 if is_taken else 0, card)
        if is_taken:
            ready(table, card)
            table.delayed += (Pending(self.phrase, seat, frame.card, card, 1, NOBODY),)
            if table.telling:
                table.tell(TOLD_DELAYED, seat, (frame.card, 1))

    def says(self, they: bool = False) -> str:
        taken = f"{TakeCard.says(self, they)} and ready it"
        return f"{taken}. After the action phase ends, {self.back.says(they)}"


class ReturnToPlay(Phrase):
    """ "Return that character to play": ready, without damage and upgrades, its dice on it (D-25)."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need("that character", it, A_CHARACTER)

    def step(self, table: Table, frame: Frame) -> None:
        is_out = frame.it != NOTHING and not table.is_in_play(frame.it)
        if is_out:
            return_character(table, frame.it)
            leave_beside(table)
        table.done(is_out, 1 if is_out else 0, frame.it)

    def says(self, they: bool = False) -> str:
        return "return that character to play"


RETURN_TO_PLAY: Final = ReturnToPlay()
