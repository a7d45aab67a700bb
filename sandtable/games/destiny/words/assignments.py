"""Words about the assignment of indirect damage: who gets it last, which support bears some, what is blocked of it."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.damage import DEALING, UNBLOCKABLE_FLAG
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BEFORE_DAMAGE, INDIRECT_DAMAGE, UPGRADE_CARD
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, stand_on


class AssignedLast(Paragraph):
    """ "Indirect damage dealt to you must be assigned to this character last" (DST-IND-18)."""

    def put_on(self, printed: Print) -> None:
        printed.is_assigned_last = True

    def says(self) -> str:
        return "Indirect damage ([indirect]) dealt to you must be assigned to this character last."


class BearsIndirect(Paragraph):
    """A support that takes indirect damage like a character, and leaves when it has taken all it can (DST-IND-19)."""

    def __init__(self, health: int) -> None:
        self.health = health

    def put_on(self, printed: Print) -> None:
        printed.bears = self.health

    def says(self) -> str:
        return (
            "You may distribute indirect damage ([indirect]) to this support as if it were a character "
            f"with {self.health} health.\nDiscard this support if it has {self.health} or more damage on it."
        )


class AttachedTakesIndirect(Occasion):
    """Attached character is about to take indirect damage (DST-IND-20); the frame that deals it is on top."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.host[card] == it and table.frames[-1].many % UNBLOCKABLE_FLAG == INDIRECT_DAMAGE

    def says(self) -> str:
        return "attached character takes indirect damage ([indirect])"


class Block(Phrase):
    """ "Block 1 of that damage": less of what attached character is about to take; the rest is dealt (DST-IND-20)."""

    hands = KEPT

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (UPGRADE_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        character = bearer(table, frame.card)
        blocked = 0
        for dealing in table.frames:
            if dealing.node is DEALING and character in dealing.picked:
                at = dealing.picked.index(character)
                blocked = min(self.amount, dealing.numbers[at])
                dealing.numbers = (*dealing.numbers[:at], dealing.numbers[at] - blocked, *dealing.numbers[at + 1 :])
        table.done(blocked == self.amount, blocked, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        return f"block {self.amount} of that damage"


def bears_indirect(health: int) -> Paragraph:
    return BearsIndirect(health)


ASSIGNED_LAST: Final = AssignedLast()
TAKES_INDIRECT: Final = AttachedTakesIndirect(NEVER, BEFORE_DAMAGE)
