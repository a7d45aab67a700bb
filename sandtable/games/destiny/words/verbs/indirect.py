"""Indirect damage: one player deals it, the player who gets it assigns it (DST-IND-01, 06, 12)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.assigning import share_out
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import INDIRECT_DAMAGE
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT


class Whom:
    """The players who get indirect damage from a card, and their words."""

    def __init__(self, word: str, word_of_them: str = "") -> None:
        self.word = word
        self.word_of_them = word_of_them or word
        """The word where the player who speaks is "they"."""

    def found(self, table: Table, frame: Frame) -> bool:
        """True when it is settled who they are; asks if they have to be chosen."""
        return True

    def seats(self, table: Table, frame: Frame) -> list[int]:
        """The seats, in the order in which they assign."""
        raise NotImplementedError

    def says(self, they: bool) -> str:
        return self.word_of_them if they else self.word


class AnOpponent(Whom):
    """One opponent, chosen where there are several (DST-IND-14)."""

    def found(self, table: Table, frame: Frame) -> bool:
        return table.faces(frame)

    def seats(self, table: Table, frame: Frame) -> list[int]:
        return [table.rival(frame)]


class Yourself(Whom):
    """The dealing player: the one who caused the damage also assigns it (DST-IND-13)."""

    def seats(self, table: Table, frame: Frame) -> list[int]:
        return [frame.seat]


class EachOpponent(Whom):
    def seats(self, table: Table, frame: Frame) -> list[int]:
        return table.opponents(frame.seat)


class EachPlayer(Whom):
    """Every player, the dealing one first."""

    def seats(self, table: Table, frame: Frame) -> list[int]:
        return [frame.seat, *table.opponents(frame.seat)]


class DiceInTheirPool(Amount):
    """The number of dice in the pool of the opponent who gets the damage."""

    def value(self, table: Table, frame: Frame) -> int:
        return len(table.pools[table.rival(frame)])

    def says(self) -> str:
        return "the number of dice in their pool"

    def equal_to(self) -> str:
        return self.says()


class DealIndirect(Phrase):
    """Deal indirect damage to a player, who assigns it; several players assign one after another.

    `picked` holds the players, `numbers` the amount, and the pointer and the value of earlier words, which stay.
    """

    hands = KEPT

    def __init__(self, amount_: int | Amount, to: Whom, is_unblockable: bool = False) -> None:
        self.amount = amount(amount_)
        self.whom = to
        self.is_unblockable = is_unblockable

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if not frame.numbers:
            if not self.whom.found(table, frame):
                return
            value = self.amount.value(table, frame)  # it may be about the opponent
            if value <= 0:  # no damage is dealt (D-66)
                table.done(False, 0, frame.it, frame.worth)
                return
            frame.numbers = (value, frame.it, frame.worth)
            frame.picked = tuple(self.whom.seats(table, frame))
        value, it, worth = frame.numbers
        if frame.step < len(frame.picked):
            frame.step += 1
            share_out(table, frame.picked[frame.step - 1], value, INDIRECT_DAMAGE, self.is_unblockable, frame.seat)
        else:
            blocked = frame.blocked
            table.done(len(frame.picked) > 0, value, it, worth)
            table.frames[-1].blocked = blocked

    def says(self, they: bool = False) -> str:
        sort = "unblockable indirect damage" if self.is_unblockable else "indirect damage ([indirect])"
        equal = self.amount.equal_to()
        if equal:
            return f"deal {sort} to {self.whom.says(they)} equal to {equal}"
        return f"deal {self.amount.says()} {sort} to {self.whom.says(they)}{self.amount.per()}"


AN_OPPONENT: Final = AnOpponent("an opponent")
THAT_OPPONENT: Final = AnOpponent("that opponent")
THEM: Final = AnOpponent("them")
"""The opponent of earlier words of the sentence."""
YOURSELF: Final = Yourself("yourself", "themselves")
EACH_PLAYER: Final = EachPlayer("each player, starting with you")
EACH_OPPONENT: Final = EachOpponent("each opponent")
DICE_IN_THEIR_POOL: Final = DiceInTheirPool()
THAT_PLAYER: Final = AnOpponent("that player")
