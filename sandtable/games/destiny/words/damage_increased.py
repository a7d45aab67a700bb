"""Ongoing abilities that add to damage which is dealt (DST-DMX-01)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Raising
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY, WHILE_HURT
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.changed_dice import OngoingOfDice, holds
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.players import Another
from sandtable.games.destiny.words.pointing import ON_OTHERS, stand_on


class ThisIsHurtMore(Raising):
    """Adds to the damage of each source that deals some to this character."""

    def __init__(self, more: int, condition: Condition) -> None:
        self.occurrence = WHILE_HURT
        self.more = more
        self.condition = condition

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and holds(table, card, self.condition)

    def much(self, table: Table, card: int, character: int) -> int:
        return self.more


class AttachedIsHurtMore(Raising):
    """Adds to the damage of each source that deals some to attached character."""

    def __init__(self, more: int) -> None:
        self.occurrence = WHILE_HURT
        self.more = more

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.host[card] == it

    def much(self, table: Table, card: int, character: int) -> int:
        return self.more


class OwnerOfAttached(Another):
    """ "Attached character's owner may ...": the words are theirs."""

    def reads(self, it: int, this: int) -> None:
        stand_on("attached character", this, ON_OTHERS)

    def who(self, table: Table, frame: Frame) -> int:
        host = table.host[frame.card]
        return table.setup.owner[host] if host >= 0 else NOBODY

    def says(self, they: bool = False) -> str:
        return f"attached character's owner {self.phrase.says(True).removeprefix('they ')}"


def attached_is_hurt_more(more: int) -> Paragraph:
    """ "Increase damage dealt to attached character by 1"."""
    return OngoingOfDice(AttachedIsHurtMore(more), f"increase damage dealt to attached character by {more}")


def owner_of_attached(phrase: Phrase) -> Phrase:
    return OwnerOfAttached(phrase)


def hurt_more_while(condition: Condition, more: int) -> Paragraph:
    """ "While this character has no shields, increase damage dealt to this character by 1"."""
    words = f"increase damage dealt to this character by {more}"
    return OngoingOfDice(ThisIsHurtMore(more, condition), words, "While", condition)
