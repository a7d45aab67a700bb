"""Effects that wait for the end of an opponent's next turn."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame, Pending
from sandtable.games.destiny.lines import TOLD_TURN_DELAYED
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.turn_ends import NOT_BEGUN
from sandtable.games.destiny.words.joints import Condition, If, Phrase
from sandtable.games.destiny.words.pointing import A_DIE, Handed, need


class AtEndOfTheirTurn(Phrase):
    """ "If at the end of your opponent's next turn ..., ...": the effect waits (DST-MEM-07, D-375)."""

    def __init__(self, condition: Condition, phrase: Phrase) -> None:
        self.condition = condition
        self.phrase = If(condition, phrase)

    def hands_on(self, it: int, this: int) -> Handed:
        self.phrase.hands_on(it, this)
        return Handed(it, it)

    def step(self, table: Table, frame: Frame) -> None:
        if table.faces(frame):
            seat = table.rival(frame)
            table.turn_ends += (Pending(self.phrase, frame.seat, frame.card, frame.it, NOT_BEGUN, seat),)
            if table.telling:
                table.tell(TOLD_TURN_DELAYED, seat, (frame.card,))
            table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return f"if at the end of your opponent's next turn {self.condition.says()}, {self.phrase.phrase.says(they)}"


class ThatDieIsInPool(Condition):
    """ "That die is in your pool": the die of an earlier step."""

    def reads(self, it: int, this: int) -> None:
        need("that die", it, A_DIE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it >= 0 and frame.it in table.pools[frame.seat]

    def says(self) -> str:
        return "that die is in your pool"


def at_end_of_their_turn(condition: Condition, phrase: Phrase) -> Phrase:
    return AtEndOfTheirTurn(condition, phrase)


THAT_DIE_IN_POOL: Final = ThatDieIsInPool()
