"""Resolve up to a number of dice, one after another, some of them as modifiers of others (DST-RTC-04, D-660)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.die_ways import PLAIN_WAY
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import modifiers_for
from sandtable.games.destiny.resolving import resolve_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.amounts import Amount, amount
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.resolve import ResolveAny
from sandtable.games.destiny.words.verbs.ways import CanBeResolved, Way

ADDING: Final = 3
"""The step in which the player adds modifiers to one of several dice; the last number of the frame is its way."""


def modifiers_among(
    table: Table, frame: Frame, said: DieNoun, dice: tuple[int, ...], way: int = PLAIN_WAY
) -> list[int]:
    """The modifiers that fit a base die and the modifiers behind it in `dice`, of those of which the words speak."""
    found = modifiers_for(table, frame.seat, dice[0], dice[1:], way)
    if not found:
        return []
    spoken_of = said.find(table, frame)
    return [die for die in found if die in spoken_of]


class ResolveUpTo(ResolveAny):
    """Resolve up to a number of the player's dice, one after another; a modifier is one of them (DST-RTC-04, D-660)."""

    def __init__(self, most: int | Amount, noun: DieNoun, *ways: Way) -> None:
        self.most = amount(most)
        self.ways = ways
        self.bits = PLAIN_WAY
        for way in ways:
            self.bits |= way.bits
        self.said = noun
        self.noun = Narrowed(noun, CanBeResolved(self.bits))

    def agreed(self) -> Phrase:
        return self

    def reads(self, it: int, this: int) -> None:
        self.most.reads(it, this)
        for way in self.ways:
            way.reads(it, this)
        ResolveAny.reads(self, it, this)

    def step(self, table: Table, frame: Frame) -> None:
        count = frame.numbers[0] if frame.numbers else 0
        if frame.step == ADDING:
            way = frame.numbers[-1]
            frame.numbers = frame.numbers[:-1]
            if frame.answer != STOP:
                frame.picked += (frame.answer,)
                frame.numbers = (count + 1, *frame.numbers[1:])
            self._add(table, frame, way, frame.answer != STOP)
        elif frame.step == 0 and count >= self.most.value(table, frame):
            table.done(True, count, NOTHING)
        else:
            ResolveAny.step(self, table, frame)

    def resolve(self, table: Table, frame: Frame, die: int, way: int) -> None:
        frame.picked = (die,)
        self._add(table, frame, way, True)

    def _add(self, table: Table, frame: Frame, way: int, is_open: bool) -> None:
        """Ask for the next modifier of the dice that are picked, if there may be one; else resolve them."""
        found = self.modifiers(table, frame, way) if is_open else []
        if found:
            frame.step = ADDING
            frame.numbers = (*frame.numbers, way)
            if self.may_leave(table, frame):
                table.put(frame.seat, [STOP, *found])
            elif table.choose(frame, frame.seat, found):
                self.step(table, frame)
            return
        frame.step = 0
        dice = frame.picked
        more = 0
        for die in dice:
            frame.picked = (die,)
            for each in self.ways:
                more += each.more(table, frame)
        frame.picked = dice
        resolve_die(table, frame.seat, dice, way, more)

    def may_leave(self, table: Table, frame: Frame) -> bool:
        """Whether the player may add no modifier."""
        return True

    def modifiers(self, table: Table, frame: Frame, way: int) -> list[int]:
        """The modifiers that fit the picked dice and are of those of which the words speak, while more may follow."""
        if frame.numbers[0] >= self.most.value(table, frame):
            return []
        return modifiers_among(table, frame, self.said, frame.picked, way)

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == ADDING:
            return f"Add a modifier to {self.noun.name(table, frame.picked[0])}?"
        return ResolveAny.prompt(self, table, frame)

    def says(self, they: bool = False) -> str:
        verb = "choose and resolve" if they else "resolve"
        dice = f"up to {self.most.says()} of {self.said.plural(they)}"
        return f"{verb} {dice}{''.join([way.says() for way in self.ways])}"
