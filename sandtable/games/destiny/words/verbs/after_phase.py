"""Effects that wait for the end of the action phase (DST-DLY-01)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame, Pending
from sandtable.games.destiny.lines import TOLD_DELAYED
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, Handed, need
from sandtable.games.destiny.words.wrapped import Wrapped


class EndOfPhase(Wrapped):
    """Words that are carried out when the action phase ends (flow.py)."""

    def ends_with_phase(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


class AfterPhase(Phrase):
    """ "After the action phase ends, ...": the effect is created now and waits, even if its card leaves play."""

    moment: tuple[int, ...] = (1,)
    """The moment for the log."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase: Phrase = EndOfPhase(phrase)

    def hands_on(self, it: int, this: int) -> Handed:
        self.phrase.hands_on(it, this)
        return Handed(it, it)

    def step(self, table: Table, frame: Frame) -> None:
        table.delayed += (Pending(self.phrase, frame.seat, frame.card, frame.it, frame.many, frame.rival),)
        if table.telling:
            table.tell(TOLD_DELAYED, frame.seat, (frame.card, *self.moment))
        table.done(True, frame.many, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        return f"after the action phase ends, {self.phrase.says(they)}"


class BeginningOfUpkeep(Wrapped):
    """Words that are carried out when the upkeep phase has begun, with the abilities that wait for it (flow.py)."""

    def begins_with_upkeep(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


class AfterUpkeepBegins(AfterPhase):
    """ "After the upkeep phase begins, ...": the effect is created now and waits (DST-DLY-01, DST-TIM-06)."""

    moment: tuple[int, ...] = (1, 1)

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = BeginningOfUpkeep(phrase)

    def says(self, they: bool = False) -> str:
        return f"after the upkeep phase begins, {self.phrase.says(they)}"


class ReturnIfInPlay(Phrase):
    """ "If that card is still in play, return it to its owner's hand"."""

    hands = KEPT

    def __init__(self, words: str) -> None:
        self.words = words

    def reads(self, it: int, this: int) -> None:
        need("that card", it, A_PIECE)

    def step(self, table: Table, frame: Frame) -> None:
        is_there = frame.it != NOTHING and table.is_in_play(frame.it)
        if is_there:
            moves.return_to_hand(table, frame.it)
        table.done(is_there, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return f"if {self.words}, return it to its owner's hand"


def after_phase(phrase: Phrase) -> Phrase:
    return AfterPhase(phrase)


def after_upkeep_begins(phrase: Phrase) -> Phrase:
    return AfterUpkeepBegins(phrase)


def return_if_in_play(words: str = "that card is still in play") -> Phrase:
    """ "If that card is still in play, return it to its owner's hand"."""
    return ReturnIfInPlay(words)
