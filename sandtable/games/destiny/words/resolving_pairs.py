"""A die of earlier words that is resolved together with another one; one of the two is worth more."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import modifiers_for, way_name, ways_of
from sandtable.games.destiny.resolving import resolve_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun
from sandtable.games.destiny.words.pointing import A_DIE, NOTHING_YET, need
from sandtable.games.destiny.words.targets.pointed import IT
from sandtable.games.destiny.words.verbs.resolve import Resolve
from sandtable.games.destiny.words.verbs.ways import CanBeResolved, increased

CAN_BE_RESOLVED: Final = CanBeResolved(0)
PAIRING: Final = 1
RAISING: Final = 2
ORDERING: Final = 3
NEXT: Final = 4
READING: Final = 5


class ResolveWithAnother(Phrase):
    """ "Resolve that die and another one of your dice showing ranged damage, increasing one of their values by 2".

    A modifier among the two is added to the other one (D-660). `picked` holds the die that is worth more, `numbers` the
    dice left.
    """

    hands = NOTHING_YET

    def __init__(self, noun: DieNoun, more: int) -> None:
        self.noun = noun.another
        self.more = more
        self.plain = Resolve(IT)
        self.raised = Resolve(IT, increased(more))

    def reads(self, it: int, this: int) -> None:
        need("that die", it, A_DIE)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = PAIRING
            found = self._others(table, frame)
            if found and not table.choose(frame, frame.seat, found):
                return
            if not found:
                frame.answer = frame.it
        together = self._together(table, frame, frame.answer) if frame.step == PAIRING else ()
        if together:
            frame.picked = together
            frame.step = READING
            if not table.choose(frame, frame.seat, self._ways(table, frame, *together)):
                return
        if frame.step == READING:
            frame.step = NEXT
            resolve_die(table, frame.seat, frame.picked, frame.answer, self.more)
            return
        if frame.step == PAIRING:
            pair = (frame.it,) if frame.answer == frame.it else (frame.it, frame.answer)
            frame.numbers = tuple([die for die in pair if CAN_BE_RESOLVED.fits(table, die, frame)])
            frame.step = RAISING
            if not table.choose(frame, frame.seat, list(frame.numbers)):
                return
        if frame.step == RAISING:
            frame.picked = (frame.answer,)
            frame.step = NEXT
        if frame.step == ORDERING:
            self._resolve(table, frame, frame.answer)
        else:
            self._go_on(table, frame)

    def _others(self, table: Table, frame: Frame) -> list[int]:
        return [
            die
            for die in self.noun.find(table, frame)
            if CAN_BE_RESOLVED.fits(table, die, frame) or self._together(table, frame, die)
        ]

    def _together(self, table: Table, frame: Frame, other: int) -> tuple[int, ...]:
        """That die and this other one as a base die and its modifier; empty where neither modifies the other one."""
        for base, added in ((frame.it, other), (other, frame.it)):
            if CAN_BE_RESOLVED.fits(table, added, frame) or not CAN_BE_RESOLVED.fits(table, base, frame):
                continue
            if self._ways(table, frame, base, added):
                return (base, added)
        return ()

    def _ways(self, table: Table, frame: Frame, base: int, added: int) -> list[int]:
        """The ways of resolving a die in which the other one modifies it (D-253)."""
        ways = ways_of(table, frame.seat, base)
        return [way for way in ways if added in modifiers_for(table, frame.seat, base, (), way)]

    def _go_on(self, table: Table, frame: Frame) -> None:
        left = [die for die in frame.numbers if table.face[die] >= 0 and CAN_BE_RESOLVED.fits(table, die, frame)]
        if not left:
            table.done(len(frame.numbers) == 0, 2, frame.it)
            return
        frame.step = ORDERING
        if table.choose(frame, frame.seat, left):
            self._resolve(table, frame, frame.answer)

    def _resolve(self, table: Table, frame: Frame, die: int) -> None:
        frame.numbers = tuple([other for other in frame.numbers if other != die])
        frame.it = die
        frame.step = NEXT
        table.push(self.raised if die == frame.picked[0] else self.plain, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return CAN_BE_RESOLVED.fits(table, frame.it, frame) or len(self._others(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return f"resolve that die and {self.noun.singular(they)}, increasing one of their values by {self.more}"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == READING:
            return f"Resolve {DIE.name(table, frame.picked[0])} as which symbol?"
        if frame.step == PAIRING:
            return "Resolve which other die?"
        return "Increase the value of which die?" if frame.step == RAISING else "Resolve which die first?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == READING:
            return way_name(table, frame.picked[0], option)
        return DIE.name(table, option)


def resolve_with_another(noun: DieNoun, more: int) -> Phrase:
    """That die and another one of this noun, one of them worth more."""
    return ResolveWithAnother(noun, more)
