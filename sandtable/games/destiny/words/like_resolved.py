"""Dice that show the symbol for which a die has just been resolved: by an opponent, or the first of several dice."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.resolving import resolved_symbol
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DIE_RESOLVED
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.named_symbol import A_SYMBOL, NameFirst, ShowsNamed
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_DIE
from sandtable.games.destiny.words.verbs.resolving_up_to import ResolveUpTo
from sandtable.games.destiny.words.verbs.ways import Way


class OpponentResolves(Occasion):
    """ "An opponent resolves a die": the number of the occasion is the symbol that it was resolved for."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat

    def tallied(self, table: Table, card: int, many: int) -> int:
        return resolved_symbol(table)

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent resolves a die"


class OfThatSymbol(NameFirst):
    """Words about the symbol that is the number of the occasion: they find it like one that a player has chosen."""

    what = A_SYMBOL

    def __init__(self, phrase: Phrase) -> None:
        NameFirst.__init__(self, phrase, False)

    def agreed(self) -> Phrase:
        return OfThatSymbol(self.phrase.agreed())

    def choices(self, table: Table, frame: Frame) -> list[int]:
        return [frame.many]

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


class LikeFirst(Trait):
    """Silent: the symbol of the first die that these words have resolved; any one before that."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return len(frame.numbers) < 2 or table.symbol(thing) == frame.numbers[1]


class ResolveAlike(ResolveUpTo):
    """ "Resolve up to 3 of your scoundrel dice showing the same symbol for free": the first one fixes the symbol that
    they show; the second number of the frame holds it.
    """

    def resolve(self, table: Table, frame: Frame, die: int, way: int) -> None:
        if len(frame.numbers) < 2:
            frame.numbers = (*frame.numbers, table.symbol(die))
        ResolveUpTo.resolve(self, table, frame, die, way)

    def modifiers(self, table: Table, frame: Frame, way: int) -> list[int]:
        found = ResolveUpTo.modifiers(self, table, frame, way)
        return [die for die in found if table.symbol(die) == frame.numbers[1]]

    def says(self, they: bool = False) -> str:
        ways = "".join([way.says() for way in self.ways])
        return f"resolve up to {self.most.says()} of {self.said.plural(they)} showing the same symbol{ways}"


class ResolveSeveral(ResolveUpTo):
    """ "Resolve 2 of your dice": this number, or as many as can be resolved."""

    def may_stop(self) -> bool:
        return False

    def may_leave(self, table: Table, frame: Frame) -> bool:
        """True where enough other dice can follow; else a modifier has to be one of the number (D-891)."""
        left = self.most.value(table, frame) - frame.numbers[0]
        others = [die for die in self.noun.find(table, frame) if die not in frame.picked]
        return len(others) >= left

    def says(self, they: bool = False) -> str:
        return f"resolve {self.most.says()} of {self.said.plural(they)}"


def resolve_alike(most: int, noun: DieNoun, *ways: Way) -> Phrase:
    """ "Resolve up to 3 of your dice showing the same symbol"."""
    phrase = ResolveAlike(most, noun, *ways)
    phrase.noun = Narrowed(phrase.noun, LikeFirst())
    return phrase


def of_that_symbol(phrase: Phrase) -> Phrase:
    return OfThatSymbol(phrase)


OPPONENT_RESOLVED: Final = OpponentResolves(AFTER_DIE_RESOLVED, NEVER)
SHOWING_THE_SAME_SYMBOL: Final = ShowsNamed(True, " showing the same symbol")
