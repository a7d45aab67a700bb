"""Several dice are resolved that show different symbols."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.verbs.resolve import ResolveUpTo


class OfNewSymbol(Trait):
    """Silent: a die of a symbol that none of the dice resolved before by these words has shown."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return len(frame.numbers) < 2 or (frame.numbers[1] >> table.symbol(thing) & 1) == 0


class ResolveUnlike(ResolveUpTo):
    """ "Resolve up to 3 of your Red dice each showing a different symbol"; `numbers` holds these symbols as well."""

    def __init__(self, most: int, noun: DieNoun) -> None:
        ResolveUpTo.__init__(self, most, noun)
        self.noun = Narrowed(self.noun, OfNewSymbol())

    def resolve(self, table: Table, frame: Frame, die: int, way: int) -> None:
        shown = frame.numbers[1] if len(frame.numbers) > 1 else 0
        frame.numbers = (frame.numbers[0], shown | 1 << table.symbol(die))
        ResolveUpTo.resolve(self, table, frame, die, way)

    def says(self, they: bool = False) -> str:
        return f"{ResolveUpTo.says(self, they)} each showing a different symbol"
