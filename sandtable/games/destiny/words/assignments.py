"""Words about the assignment of indirect damage: who gets it last, which support bears some, what is blocked of it."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.damage import DEALING, UNBLOCKABLE_FLAG, block_more, can_block
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BEFORE_TAKEN, INDIRECT_DAMAGE, UNTYPED, UPGRADE_CARD
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.events_of_play import AttachedTakes
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.occasions import NEVER
from sandtable.games.destiny.words.pointing import KEPT, stand_on


class AssignedLast(Paragraph):
    """ "Indirect damage dealt to you must be assigned to this character last" (DST-IND-18)."""

    def put_on(self, printed: Print) -> None:
        printed.is_assigned_last = True

    def says(self) -> str:
        return "Indirect damage ([indirect]) dealt to you must be assigned to this character last."


class BearsIndirect(Paragraph):
    """A support that takes indirect damage like a character, and leaves when it has taken all it can (DST-IND-19)."""

    def __init__(self, health: int, whose: str) -> None:
        self.health = health
        self.whose = whose
        """Words that say whose damage it is, where the text does."""

    def put_on(self, printed: Print) -> None:
        printed.bears = self.health
        printed.discarded_at = self.health

    def says(self) -> str:
        return (
            f"You may distribute indirect damage ([indirect]){self.whose} to this support as if it were a character "
            f"with {self.health} health.\nDiscard this support if it has {self.health} or more damage on it."
        )


class AttachedTakesIndirect(AttachedTakes):
    """ "attached character takes indirect damage", before it does (DST-IND-20)."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return AttachedTakes.meets(self, table, card, seat, it, by, many) and kind_dealt(table) == INDIRECT_DAMAGE

    def says(self) -> str:
        return "attached character takes indirect damage ([indirect])"


class BlockOfThat(Phrase):
    """ "Block 1 of that damage", which attached character is about to take; the rest is dealt (DST-IND-20)."""

    hands = KEPT

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (UPGRADE_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        character = bearer(table, frame.card)
        blocked = block_more(table, character, self.amount) if can_block(table, character) else 0
        table.done(blocked > 0, blocked, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        return f"block {self.amount} of that damage"


def kind_dealt(table: Table) -> int:
    """The kind of the damage that is being dealt."""
    for at in range(len(table.frames) - 1, 0, -1):
        if table.frames[at].node is DEALING:
            return int(table.frames[at].many) % UNBLOCKABLE_FLAG
    return UNTYPED


def bears_indirect(health: int, whose: str = "") -> Paragraph:
    return BearsIndirect(health, whose)


ASSIGNED_LAST: Final = AssignedLast()
TAKES_INDIRECT: Final = AttachedTakesIndirect(NEVER, BEFORE_TAKEN)
