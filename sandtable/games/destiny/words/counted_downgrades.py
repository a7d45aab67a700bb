"""Numbers of downgrades: on a character that was chosen, on one that dice are aimed at, on one that is defeated."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import all_on, downgrades_on
from sandtable.games.destiny.defeat import being_defeated
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DEFEATED
from sandtable.games.destiny.words.aiming import aimed_at
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.english import indefinite
from sandtable.games.destiny.words.measured import Measured
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, need
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.targets.pointed import THAT_CHARACTER
from sandtable.games.destiny.words.verbs.dice import Choose
from sandtable.games.destiny.words.verbs.tokens import Deal


def number_on(table: Table, character: int, subtype: str) -> int:
    """The upgrades and downgrades of all players on a character that have a subtype, gained ones included."""
    return sum([1 for card in all_on(table, character) if has_subtype(table, card, subtype)])


class DowngradesOnThat(Amount):
    """ "The number of downgrades on that character": of all players, on the character of an earlier step."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CHARACTER)

    def value(self, table: Table, frame: Frame) -> int:
        return len(downgrades_on(table, frame.it)) if table.is_character(frame.it) else 0

    def says(self) -> str:
        return "the number of downgrades on that character"

    def equal_to(self) -> str:
        return self.says()


class DealByDowngrades(Measured):
    """ "Deal damage to a character equal to the number of downgrades on that character": the character is chosen."""

    def __init__(self) -> None:
        self.amount = DowngradesOnThat()
        Measured.__init__(self, Choose(a(CHARACTER)), Deal(self.amount, THAT_CHARACTER))

    def says(self, they: bool = False) -> str:
        return f"deal damage to a character equal to {self.amount.says()}"


class NumberOnTheAimed(Amount):
    """ "The number of bounty downgrades on that character": the one that the words around resolve a die against."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def value(self, table: Table, frame: Frame) -> int:
        aim = aimed_at(table)
        if not table.is_character(aim):
            return 0
        return sum([1 for card in downgrades_on(table, aim) if has_subtype(table, card, self.subtype)])

    def says(self) -> str:
        return f"the number of {spelled(self.subtype)} downgrades on that character"


class BurdenedIsDefeated(Occasion):
    """ "A character with a bounty on it is defeated", of any player; the number is that of the bounties that were on
    it at that moment.
    """

    about = A_CHARACTER

    def __init__(self, subtype: str) -> None:
        self.after = AFTER_DEFEATED
        self.before = NEVER
        self.subtype = subtype

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return number_on(table, it, self.subtype) > 0

    def tallied(self, table: Table, card: int, many: int) -> int:
        return number_on(table, being_defeated(table), self.subtype)

    def says(self) -> str:
        return f"a character with {indefinite(spelled(self.subtype))} on it is defeated"


def number_on_aimed(subtype: str) -> Amount:
    return NumberOnTheAimed(subtype)


def defeated_bearing(subtype: str) -> Occasion:
    return BurdenedIsDefeated(subtype)


DEAL_BY_DOWNGRADES: Final = DealByDowngrades()
