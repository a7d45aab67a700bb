"""Dice of a player that an opponent removed in their last turn: "roll it into your pool" (DST-MEM-05, D-268)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.memory import DIE_REMOVED, Note, last_turn, robbed
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.gifts import as_if_said
from sandtable.games.destiny.words.joints import Condition, If, Phrase
from sandtable.games.destiny.words.lying_dice import can_come_back
from sandtable.games.destiny.words.memories import Deed, OpponentDid
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.noun import YOURS
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.pointing import recall
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.verbs.rolling import Roll


class RemovedOneOf(Deed):
    """ "removed one of your Red dice"."""

    kind = DIE_REMOVED

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def is_it(self, table: Table, seat: int, note: Note) -> bool:
        die = note[2]
        card = table.setup.card_of[die]
        return robbed(table, note) == seat and self.noun.fits_card(table, die, as_if_said(table, card))

    def says(self) -> str:
        return f"removed {self.noun.yours.singular(False)}"


class RemovedThen(SomeDice):
    """These dice, from where they have gone (D-753); with several of them the player chooses one."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for opponent in table.opponents(frame.seat):
            for note in last_turn(table, opponent):
                if note[0] == DIE_REMOVED and note[1] == opponent and self.deed.is_it(table, frame.seat, note):
                    die = note[2]
                    if can_come_back(table, die) and die not in found:
                        found.append(die)
        return found

    def singular(self, they: bool) -> str:
        return "it"

    def plural(self, they: bool) -> str:
        return "them"


class WereRemoved(Condition):
    """ "one or more of your vehicle dice were removed during an opponent's last turn this round", by any player."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        recall(DIE_REMOVED)

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(removed_last(table, frame, self.noun)) > 0

    def says(self) -> str:
        return f"one or more of {self.noun.yours.plural(False)} were removed during an opponent's last turn this round"


class OneOfThoseRemoved(SomeDice):
    """ "one of those removed dice": one that can come back from where it has gone (D-753)."""

    whose = YOURS

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        recall(DIE_REMOVED)

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [die for die in removed_last(table, frame, self.noun) if can_come_back(table, die)]

    def singular(self, they: bool) -> str:
        return "one of those removed dice"

    def plural(self, they: bool) -> str:
        return "those removed dice"


def removed_last(table: Table, frame: Frame, noun: DieNoun) -> list[int]:
    """The player's dice of a noun that were removed in the last turn that an opponent finished in this round."""
    found: list[int] = []
    for opponent in table.opponents(frame.seat):
        for note in last_turn(table, opponent):
            if note[0] == DIE_REMOVED and note[2] not in found and robbed(table, note) == frame.seat:
                found.append(note[2])
    return [die for die in found if noun.fits_card(table, die, frame)]


def were_removed(noun: DieNoun) -> Condition:
    return WereRemoved(noun)


def roll_removed(noun: DieNoun) -> Phrase:
    """ "If an opponent removed one of your Red dice during their last turn, roll it into your pool"."""
    deed = RemovedOneOf(noun)
    return If(OpponentDid(deed, ""), Roll(One(RemovedThen(deed))))
