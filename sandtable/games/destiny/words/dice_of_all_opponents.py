"""One die of each opponent, all of which the player resolves (DST-OPD-01)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.die_ways import FREE, PLAIN_WAY, resolved_as
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.readings import cost_added, modifies, way_name, ways_of
from sandtable.games.destiny.resolving import resolve_die
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import SPECIAL
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.ways import CanBeResolved, Way

AS_IN_YOUR_POOL: Final = Way(PLAIN_WAY, " as if it were in your pool")
RESOLVABLE: Final = CanBeResolved(PLAIN_WAY, True)
CHOOSING: Final = 0
CHOSEN: Final = 1
NEXT: Final = 2
RESOLVING: Final = 3
ADDING: Final = 4
READING: Final = 5


class ResolveOneOfEach(Phrase):
    """ "Choose one die in each opponents' pools. Resolve those dice in the order of your choice as if they were in your
    pool": dice that can be resolved, and modifiers for them (D-660). The way of resolving a die is chosen first:
    it says which modifiers fit (D-253).

    `numbers` holds the chosen dice that are left; `picked` the opponents asked about, and from then on the die that is
    resolved with its modifiers; `many` the way in which it is resolved.
    """

    hands = NOTHING_YET

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOSEN:
            frame.numbers += (frame.answer,)
            frame.step = CHOOSING
        if frame.step == CHOOSING and not self._choose_all(table, frame):
            return
        if frame.step == RESOLVING:
            self._begin(table, frame, frame.answer)
        elif frame.step == READING:
            self._read(table, frame, frame.answer)
        elif frame.step == ADDING and frame.answer != STOP:
            self._take(frame, frame.answer)
            self._add(table, frame)
        elif frame.step == ADDING:
            self._resolve(table, frame)
        else:
            self._go_on(table, frame)

    def _choose_all(self, table: Table, frame: Frame) -> bool:
        """True when a die of each opponent is chosen who has one; False while the player decides."""
        for seat in table.opponents(frame.seat):
            if seat in frame.picked:
                continue
            frame.picked += (seat,)
            found = self._dice_in(table, frame, seat)
            if not found:
                continue
            if not table.choose(frame, frame.seat, found):
                frame.step = CHOSEN
                return False
            frame.numbers += (frame.answer,)
        return True

    def _dice_in(self, table: Table, frame: Frame, seat: int) -> list[int]:
        """The dice of a pool that can be resolved, or added to one that is chosen or may still be."""
        bases = list(frame.numbers)
        for other in table.opponents(frame.seat):
            if other not in frame.picked:
                bases += table.pools[other]
        found = dice_in(table, frame, seat)
        for die in table.pools[seat]:
            if die not in found and any(modifies_it(table, die, base, frame.seat) for base in bases):
                found.append(die)
        return found

    def _go_on(self, table: Table, frame: Frame) -> None:
        left = [die for die in frame.numbers if table.face[die] >= 0 and RESOLVABLE.fits(table, die, frame)]
        if not left:
            table.done(len(frame.numbers) == 0, len(table.opponents(frame.seat)), frame.it)
            return
        frame.step = RESOLVING
        if table.choose(frame, frame.seat, left):
            self._begin(table, frame, frame.answer)

    def _begin(self, table: Table, frame: Frame, die: int) -> None:
        frame.picked = ()
        self._take(frame, die)
        frame.step = READING
        if table.choose(frame, frame.seat, ways_of(table, frame.seat, die)):
            self._read(table, frame, frame.answer)

    def _read(self, table: Table, frame: Frame, way: int) -> None:
        frame.many = way
        self._add(table, frame)

    def _take(self, frame: Frame, die: int) -> None:
        frame.numbers = tuple([other for other in frame.numbers if other != die])
        frame.picked += (die,)

    def _add(self, table: Table, frame: Frame) -> None:
        """Ask for one more modifier of the die, or resolve it with what it has."""
        fitting = self._modifiers(table, frame)
        if fitting:
            frame.step = ADDING
            table.put(frame.seat, [STOP, *fitting])
        else:
            self._resolve(table, frame)

    def _modifiers(self, table: Table, frame: Frame) -> list[int]:
        base, way = frame.picked[0], frame.many
        symbol = resolved_as(way, table.symbol(base))
        paid = table.die_cost(base) + sum([cost_added(table, die) for die in frame.picked[1:]])
        left = table.resources[frame.seat] - paid
        return [
            die
            for die in frame.numbers
            if is_added(table, die, base, symbol) and (way & FREE or cost_added(table, die) <= left)
        ]

    def _resolve(self, table: Table, frame: Frame) -> None:
        frame.step = NEXT
        frame.it = frame.picked[0]
        resolve_die(table, frame.seat, frame.picked, frame.many)

    def possible(self, table: Table, frame: Frame) -> bool:
        return any([len(dice_in(table, frame, seat)) > 0 for seat in table.opponents(frame.seat)])

    def says(self, they: bool = False) -> str:
        return (
            "choose one die in each opponents' pools. Resolve those dice in the order of your choice "
            "as if they were in your pool"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == ADDING:
            return f"Add a modifier to {DIE.name(table, frame.picked[0])}?"
        if frame.step == READING:
            return f"Resolve {DIE.name(table, frame.picked[0])} as which symbol?"
        return "Choose which die?" if frame.step == CHOSEN else "Resolve which die first?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == READING:
            return way_name(table, frame.picked[0], option)
        return "no more" if option == STOP else DIE.name(table, option)


def dice_in(table: Table, frame: Frame, seat: int) -> list[int]:
    """The dice in the pool of a seat that the player of the words can resolve."""
    return [die for die in table.pools[seat] if RESOLVABLE.fits(table, die, frame)]


def modifies_it(table: Table, die: int, base: int, seat: int) -> bool:
    """True where a die can be added to another one, in one of the ways in which the player can resolve this (D-660)."""
    shown = table.symbol(base)
    return any(is_added(table, die, base, resolved_as(way, shown)) for way in ways_of(table, seat, base))


def is_added(table: Table, die: int, base: int, symbol: int) -> bool:
    """True where a die in a pool can be added to another one that is resolved for this symbol."""
    if die == base or symbol == SPECIAL or table.face[die] < 0 or die in table.resolved:
        return False
    return modifies(table, die, symbol, base)


RESOLVE_ONE_OF_EACH: Final = ResolveOneOfEach()
