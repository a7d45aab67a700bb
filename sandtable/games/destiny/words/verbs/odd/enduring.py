"""Dice that a player chooses and an opponent has to resolve, each of a lower value."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import modifiers_for, way_name, ways_of
from sandtable.games.destiny.resolving import resolve_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import BEGUN, Verb
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_DIE, ADie
from sandtable.games.destiny.words.targets.picked import up_to

RESOLVING_NEXT: Final = BEGUN + 1
READING: Final = BEGUN + 2


def stands_alone(table: Table, die: int) -> bool:
    """True for a die that its own player can resolve as it shows, by itself."""
    return len(ways_of(table, table.die_seat(die), die)) > 0


class RivalCanResolve(Trait):
    """Silent: a die that its own player can resolve, alone or with one that is picked already (D-760)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return stands_alone(table, thing) or any([len(ways_with(table, die, thing)) > 0 for die in frame.picked])


def ways_with(table: Table, base: int, added: int) -> list[int]:
    """The ways in which a die's own player can resolve it together with this modifier (D-253)."""
    seat = table.die_seat(base)
    return [way for way in ways_of(table, seat, base) if added in modifiers_for(table, seat, base, (), way)]


class BasesFirst(Narrowed[ADie]):
    """Such dice, modifiers behind those that they may be added to."""

    def find(self, table: Table, frame: Frame) -> list[int]:
        return sorted(Narrowed.find(self, table, frame), key=lambda die: not stands_alone(table, die))

    def has_any(self, table: Table, frame: Frame) -> bool:
        return len(self.find(table, frame)) > 0


class ForceToResolve(Verb[ADie]):
    """ "Choose up to 2 dice showing damage that do not have a cost. Then force an opponent to resolve them, decreasing
    each of their values by 1": dice in the pool of that opponent, who says which comes first (D-463). A modifier among
    them is resolved with the die that it fits (D-760).
    """

    takes = A_DIE

    def __init__(self, most: int, noun: DieNoun, less: int, words: str) -> None:
        self.on = up_to(most, BasesFirst(noun.opposing, RivalCanResolve()))
        self.most = most
        self.less = less
        self.words = words
        """The words for the dice."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step >= BEGUN or self.on.chosen(table, frame):
            self._go_on(table, frame)

    def _go_on(self, table: Table, frame: Frame) -> None:
        if frame.step == RESOLVING_NEXT:
            self._read(table, frame, frame.answer)
            return
        if frame.step == READING:
            self._resolve(table, frame, frame.answer)
            return
        rival = table.rival(frame)
        left = [die for die in frame.picked if table.face[die] >= 0 and ways_of(table, rival, die)]
        if not left:
            table.done(True, len(frame.numbers), NOTHING)
            return
        frame.step = RESOLVING_NEXT
        if table.choose(frame, rival, left):
            self._read(table, frame, frame.answer)

    def _read(self, table: Table, frame: Frame, base: int) -> None:
        """Let the opponent choose the way of resolving the die."""
        frame.picked = (base, *[die for die in frame.picked if die != base])
        frame.step = READING
        rival = table.rival(frame)
        if table.choose(frame, rival, ways_of(table, rival, base)):
            self._resolve(table, frame, frame.answer)

    def _resolve(self, table: Table, frame: Frame, way: int) -> None:
        frame.step = BEGUN
        base, rival = frame.picked[0], table.rival(frame)
        fitting = modifiers_for(table, rival, base, (), way)
        dice = (base, *[die for die in frame.picked if die in fitting])
        frame.picked = tuple([die for die in frame.picked if die not in dice])
        frame.numbers += dice
        less = sum([min(self.less, table.value(die)) for die in dice]) if len(dice) > 1 else self.less
        resolve_die(table, rival, dice, way, -less)

    def says(self, they: bool = False) -> str:
        return (
            f"choose up to {self.most} {self.words}. Then force an opponent to resolve them, "
            f"decreasing each of their values by {self.less}"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == READING:
            return f"Resolve {DIE.name(table, frame.picked[0])} as which symbol?"
        return "Resolve which die first?" if frame.step == RESOLVING_NEXT else "Choose which die?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == READING:
            return way_name(table, frame.picked[0], option)
        return DIE.name(table, option) if frame.step == RESOLVING_NEXT else self.on.name(table, option)
