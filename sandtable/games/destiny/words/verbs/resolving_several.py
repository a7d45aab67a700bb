"""Several dice that are resolved: each with a symbol of its own, or as many as resources are spent for."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.die_ways import AT_EACH
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.resolving import resolve_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SYMBOL_NAMES
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.resolving_up_to import ResolveUpTo, modifiers_among
from sandtable.games.destiny.words.verbs.ways import CanBeResolved


class UnlikeResolved(Trait):
    """A symbol that none of the dice shown before has shown; the second number of the frame holds theirs as bits."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return len(frame.numbers) < 2 or not frame.numbers[1] >> table.symbol(thing) & 1


class ResolveUnlike(ResolveUpTo):
    """ "Resolve up to 3 of your Red dice each showing a different symbol": the symbols that they show."""

    def __init__(self, most: int, noun: DieNoun) -> None:
        ResolveUpTo.__init__(self, most, noun)
        self.noun = Narrowed(self.noun, UnlikeResolved())

    def _go_on(self, table: Table, frame: Frame, die: int, way: int) -> None:
        shown = frame.numbers[1] if len(frame.numbers) > 1 else 0
        shown |= 1 << table.symbol(die)
        ResolveUpTo._go_on(self, table, frame, die, way)
        frame.numbers = (frame.numbers[0], shown)

    def modifiers(self, table: Table, frame: Frame, way: int) -> list[int]:
        """None: a modifier shows the symbol of its die, or no symbol at all."""
        return []

    def says(self, they: bool = False) -> str:
        return f"{ResolveUpTo.says(self, they)} each showing a different symbol"


class ResolveAllUnlike(ResolveUnlike):
    """ "Resolve any number of your dice each showing a different symbol"."""

    def __init__(self, noun: DieNoun) -> None:
        ResolveUnlike.__init__(self, len(SYMBOL_NAMES), noun)

    def says(self, they: bool = False) -> str:
        verb = "choose and resolve" if they else "resolve"
        return f"{verb} any number of {self.said.plural(they)} each showing a different symbol"


PAYING: Final = 1
NEXT: Final = 2
CHOOSING: Final = 3
ADDING: Final = 4


class ResolvePaidAtEach(Phrase):
    """ "Spend up to 2 resources to resolve that many of your dice against each of an opponent's characters".

    The resources are spent first, at most one for each die that can be resolved; `numbers` holds the dice left.
    """

    hands = NOTHING_YET

    def __init__(self, most: int, noun: DieNoun) -> None:
        self.most = most
        self.said = noun
        self.noun = Narrowed(noun, CanBeResolved(AT_EACH))

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = PAYING
            if not table.choose(frame, frame.seat, list(range(self._most(table, frame) + 1))):
                return
        if frame.step == PAYING:
            moves.spend(table, frame.seat, frame.answer)
            frame.numbers = (frame.answer, frame.answer)
            frame.step = NEXT
        elif frame.step != NEXT:
            self._take(table, frame)
            return
        found = self.noun.find(table, frame) if frame.numbers[0] else []
        if not found or not table.faces(frame):
            if not found:
                table.done(frame.numbers[0] == 0, frame.numbers[1], NOTHING)
            return
        frame.step = CHOOSING
        if table.choose(frame, frame.seat, found):
            self._take(table, frame)

    def _most(self, table: Table, frame: Frame) -> int:
        """One resource for each die that can be resolved, alone or as a modifier of another one of them."""
        able = self.noun.find(table, frame)
        dice = set(able)
        for die in able:
            dice.update(modifiers_among(table, frame, self.said, (die,)))
        return min(self.most, table.resources[frame.seat], len(dice))

    def _take(self, table: Table, frame: Frame) -> None:
        """Go on with the die that was chosen, the modifier for it or none: ask for the next modifier, or resolve."""
        is_open = frame.answer != STOP
        if is_open:
            frame.picked = (frame.answer,) if frame.step == CHOOSING else (*frame.picked, frame.answer)
            frame.numbers = (frame.numbers[0] - 1, frame.numbers[1])
        found = modifiers_among(table, frame, self.said, frame.picked) if is_open and frame.numbers[0] else []
        if found:
            frame.step = ADDING
            table.put(frame.seat, [STOP, *found])
            return
        frame.step = NEXT
        resolve_die(table, frame.seat, frame.picked, AT_EACH)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self._most(table, frame) > 0

    def says(self, they: bool = False) -> str:
        dice = self.said.plural(they)
        return (
            f"spend up to {self.most} resources to resolve that many of {dice} against each of an opponent's characters"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == ADDING:
            return f"Add a modifier to {DIE.name(table, frame.picked[0])}?"
        return "Resolve which die?" if frame.step == CHOOSING else "Spend how many resources?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option == STOP:
            return "no more"
        return DIE.name(table, option) if frame.step != PAYING else str(option)
