"""Resolve dice through a card, perhaps with changed values (DST-RTC-01 to 04)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.resolve_dice import resolve_combined
from sandtable.games.destiny.die_ways import (
    AT_SUPPORT,
    PLAIN_WAY,
    SIDES_NOTED,
    SYMBOL_SPAN,
    can_resolve_side,
)
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import side_name
from sandtable.games.destiny.readings import own_ways, side_way_name, way_name, ways_of, ways_of_side
from sandtable.games.destiny.resolving import SYMBOLS, resolve_die
from sandtable.games.destiny.resolving_sides import resolve_side
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, REROLL_SYMBOL, SYMBOL_NAMES, WHILE_READ
from sandtable.games.destiny.words.amounts import Number
from sandtable.games.destiny.words.die_amounts import is_shown
from sandtable.games.destiny.words.joints import BEGUN, Phrase, Undertaking
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.pointing import A_CARD, A_DIE, KEPT, NOTHING_YET, ADie, need
from sandtable.games.destiny.words.targets.picked import AnyOne, Every, Exactly, UpTo
from sandtable.games.destiny.words.targets.pointed import It
from sandtable.games.destiny.words.targets.target import STOP, OfNoun, Target
from sandtable.games.destiny.words.verbs.sides import ANY_SIDE, are_alike, other_sides
from sandtable.games.destiny.words.verbs.ways import ANYBODYS, YOURS_OR_THEIRS, CanBeResolved, Way


class Resolve(Undertaking[ADie]):
    """Resolve a die through a card, alone: no other die modifies it here (DST-RTC-04)."""

    takes = A_DIE

    def __init__(self, on: Target[ADie], *ways: Way) -> None:
        self.ways = ways
        self.bits = PLAIN_WAY
        for way in ways:
            self.bits |= way.bits
        self.on = on.narrowed(CanBeResolved(self.bits, is_anybodys(on) or is_of_any_pool(ways)))

    def reads(self, it: int, this: int) -> None:
        if may_be_several(self.on):
            raise ValueError(f'"{self.says()}": several dice are not resolved as one')
        for way in self.ways:
            way.reads(it, this)
        Undertaking.reads(self, it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == SYMBOL:
            self._resolve_as(table, frame, frame.answer)
        elif frame.step == READING:
            self._resolve(table, frame, frame.answer)
        elif frame.step == BEGUN:
            table.done(frame.full, frame.many, frame.it, frame.worth)
        else:
            Undertaking.step(self, table, frame)

    def _read(self, table: Table, frame: Frame, ways: list[int]) -> None:
        """Let the player choose between several ways. One way changes nothing of the frame: a game may end in it, and
        its digest holds the frame.
        """
        if len(ways) == 1:
            self._resolve(table, frame, ways[0])
        else:
            frame.step = READING
            table.put(frame.seat, ways)

    def deed(self, table: Table, frame: Frame) -> None:
        """Resolve the die, which counts as done completely even without an effect (D-122)."""
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        if not any(way.is_open() for way in self.ways):
            self._read(table, frame, ways_of(table, frame.seat, frame.picked[0], self.bits) or [self.bits])
            return
        frame.step = SYMBOL
        if table.choose(frame, frame.seat, other_symbols(table.symbol(frame.picked[0]))):
            self._resolve_as(table, frame, frame.answer)

    def _resolve_as(self, table: Table, frame: Frame, symbol: int) -> None:
        """Resolve the die as the symbol that the player chose, perhaps against a support."""
        way = SYMBOL_SPAN * (symbol + 1) | (self.bits % SYMBOL_SPAN)
        self._read(table, frame, ways_of(table, frame.seat, frame.picked[0], way) or [way])

    def _resolve(self, table: Table, frame: Frame, way: int) -> None:
        frame.step = BEGUN
        more = 0
        worth = NOTHING
        for each in self.ways:
            more += each.more(table, frame)
            worth = max(worth, each.worth(table, frame))
            way |= each.besides(table, frame)
        resolve_die(table, frame.seat, frame.picked, way | (self.bits % SYMBOL_SPAN), more, worth)

    def says(self, they: bool = False) -> str:
        return f"resolve {self.on.says(they)}{''.join([way.says() for way in self.ways])}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve which die?" if frame.step <= BEGUN else "Resolve it as which symbol?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == READING:
            return way_name(table, frame.picked[0], option)
        return SYMBOL_NAMES[option] if frame.step == SYMBOL else self.on.name(table, option)


SYMBOL: Final = BEGUN + 1
"""The step of a player who chooses the symbol."""
READING: Final = BEGUN + 2
"""The step of a player who chooses between the ways that ongoing abilities allow (DST-ASI-04)."""


def may_be_several(on: Target[ADie]) -> bool:
    """True for a target of more than one die: these need words that resolve one after another."""
    if isinstance(on, UpTo):
        return not (isinstance(on.most, Number) and on.most.number == 1)
    return isinstance(on, Exactly | Every)


def is_anybodys(on: Target[ADie]) -> bool:
    """True for a target among an opponent's dice, or for "any die"."""
    return isinstance(on, AnyOne) or (isinstance(on, OfNoun) and on.noun.is_opposing())


def is_of_any_pool(ways: tuple[Way, ...]) -> bool:
    """True where the ways let the player resolve a die in another player's pool."""
    return YOURS_OR_THEIRS in ways or ANYBODYS in ways


def other_symbols(shown: int) -> list[int]:
    """The symbols that a die can be resolved as: those with a value effect, but not its own (D-254)."""
    resolvable = [symbol for symbol in range(len(SYMBOL_NAMES)) if SYMBOLS.sentences[symbol] is not None]
    return [symbol for symbol in resolvable if symbol not in (shown, REROLL_SYMBOL)]


class ResolveAgain(Resolve):
    """ "Resolve that die again": a die that is still in the pool, though it was resolved in this action."""

    def __init__(self) -> None:
        self.ways = ()
        self.bits = PLAIN_WAY
        self.on = It("that die", DIE)

    def deed(self, table: Table, frame: Frame) -> None:
        table.resolved = tuple([die for die in table.resolved if die not in frame.picked])
        able = [die for die in frame.picked if ways_of(table, frame.seat, die)]
        frame.picked = tuple(able)
        Resolve.deed(self, table, frame)

    def says(self, they: bool = False) -> str:
        return "resolve that die again"


class ResolveHeeding(Resolve):
    """Resolve a die; later words are about what it did: the opponent that it was resolved against (DST-MUL-10), and in
    `worth` the number of non-events that it discarded.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN and frame.numbers:
            table.done(False, frame.many, frame.it, frame.worth)  # it was resolved against no opponent
        else:
            Resolve.step(self, table, frame)

    def _resolve(self, table: Table, frame: Frame, way: int) -> None:
        if way & AT_SUPPORT:
            frame.numbers = (way,)
        Resolve._resolve(self, table, frame, way)

    def heeds_effect(self) -> bool:
        return True


WAY: Final = 2
"""The step in which the player chooses the way in which the next of several dice is resolved."""


class ResolveAny(Phrase):
    """Resolve any number of the player's dice, of any symbols, one after another with modifiers (D-21, D-106).

    Triggered abilities wait until all dice are done (DST-QUE-03). `numbers` holds the number of resolved dice.
    """

    hands = NOTHING_YET

    bits: int = PLAIN_WAY
    is_agreed: bool = False
    """The player has said yes already, and so resolves one die at least (D-326)."""

    def __init__(self, noun: DieNoun) -> None:
        self.said = noun
        self.noun = Narrowed(noun, CanBeResolved(PLAIN_WAY))

    def agreed(self) -> Phrase:
        phrase = ResolveAny(self.said)
        phrase.is_agreed = True
        return phrase

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        count = frame.numbers[0] if frame.numbers else 0
        if frame.step == 0:
            found = self.noun.find(table, frame)
            if found:
                frame.step = 1
                if self.may_stop() and not (self.is_agreed and count == 0):
                    table.put(frame.seat, [STOP, *found])
                    return
                if not table.choose(frame, frame.seat, found):
                    return
            else:
                frame.answer = STOP
        if frame.step == WAY:
            self._go_on(table, frame, frame.picked[0], frame.answer)
        elif frame.answer == STOP:
            table.done(True, count, NOTHING)
        elif table.watch[WHILE_READ]:
            die = frame.answer
            frame.picked = (die,)
            frame.step = WAY
            if table.choose(frame, frame.seat, ways_of(table, frame.seat, die, self.bits)):
                self._go_on(table, frame, die, frame.answer)
        else:
            self._go_on(table, frame, frame.answer, self.bits)

    def admits(self, table: Table, frame: Frame, die: int) -> bool:
        return die in self.said.find(table, frame)

    def may_stop(self) -> bool:
        """True where the player may resolve fewer dice than there are."""
        return True

    def _go_on(self, table: Table, frame: Frame, die: int, way: int) -> None:
        frame.step = 0
        frame.numbers = ((frame.numbers[0] if frame.numbers else 0) + 1, *frame.numbers[1:])
        self.resolve(table, frame, die, way)

    def resolve(self, table: Table, frame: Frame, die: int, way: int) -> None:
        """Resolve the die that was chosen, in this way."""
        resolve_combined(table, frame.seat, die, way)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        verb, whose = ("choose and resolve", "their") if they else ("resolve", "your")
        return f"{verb} any number of {self.noun.plural(they)} in the order of {whose} choice"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == WAY:
            return "Resolve it as which symbol?"
        return "Resolve another die?" if frame.numbers else "Resolve which die?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == WAY:
            return way_name(table, frame.picked[0], option)
        return "no more" if option == STOP else self.noun.name(table, option)


class ResolveAnotherSide(Phrase):
    """ "Resolve another side of this die", inside its special: one that it doesn't show; nothing turns (DST-RSV-04).

    `numbers` holds the side while the player chooses the way of resolving it.
    """

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            sides = self._sides(table, frame)
            if sides and not table.choose(frame, frame.seat, sides):
                return
            if not sides:
                table.done(False, 0, frame.it)
                return
        if frame.step == 1:
            self.read(table, frame, frame.answer)
        elif frame.step == READING:
            self._carry_out(table, frame, frame.numbers[0], frame.answer)
        else:
            table.done(True, 1, frame.it)

    def read(self, table: Table, frame: Frame, side: int) -> None:
        """Resolve a side, in the way that the player chooses if there are several (DST-ASI-04)."""
        ways = ways_of_side(table, frame.seat, self.die_of(frame), side)
        if len(ways) == 1:
            self._carry_out(table, frame, side, ways[0])
        else:
            frame.step = READING
            frame.numbers = (side, *frame.numbers)
            table.put(frame.seat, ways)

    def _carry_out(self, table: Table, frame: Frame, side: int, way: int) -> None:
        if frame.step == READING:
            frame.numbers = frame.numbers[1:]
        frame.step = 2
        self.carry_out(table, frame, side, way)

    def die_of(self, frame: Frame) -> int:
        """The die whose sides are meant."""
        return frame.die

    def carry_out(self, table: Table, frame: Frame, side: int, way: int) -> None:
        resolve_side(table, frame.seat, table.setup.card_of[frame.die], side, frame.die, way)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._sides(table, frame)) > 0

    def _sides(self, table: Table, frame: Frame) -> list[int]:
        die = self.die_of(frame)
        if not is_shown(table, die):
            return []
        printed, shown = table.setup.prints[table.setup.card_of[die]], table.face[die]
        return [
            side
            for side in other_sides(table, frame, die, ANY_SIDE)
            if not are_alike(printed, side, shown) and ways_of_side(table, frame.seat, die, side)
        ]

    def says(self, they: bool = False) -> str:
        return "resolve another side of this die"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve it as which symbol?" if frame.step == READING else "Resolve which side?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == READING:
            return side_way_name(table, self.die_of(frame), frame.numbers[0], option)
        return side_name(table, self.die_of(frame), option)


class ResolveSide(Phrase):
    """ "Resolve one of the sides of its die": a side of a card's die, as if a die showed it; no die moves (D-125).

    `numbers` holds the card, to which later words still refer. An option is the side, and the way of resolving it times
    the number of sides that can be noted (DST-INH-01).
    """

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            sides = self._sides(table, frame)
            frame.numbers = (frame.it,)
            frame.step = 1
            if sides and not table.choose(frame, frame.seat, sides):
                return
            if not sides:
                frame.step = 2
        if frame.step == 1:
            frame.step = 2
            way, side = divmod(frame.answer, SIDES_NOTED)
            resolve_side(table, frame.seat, frame.it, side, NOTHING, way)
        else:
            table.done(True, 1, frame.numbers[0])  # "if able": later words don't depend on it

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def _sides(self, table: Table, frame: Frame) -> list[int]:
        count = len(table.setup.prints[frame.it].symbols) if frame.it != NOTHING else 0
        return [
            way * SIDES_NOTED + side
            for side in range(count)
            for way in own_ways(table, frame.it, side)
            if can_resolve_side(table, frame.seat, frame.it, side, way)
        ]

    def says(self, they: bool = False) -> str:
        return "resolve one of the sides of its die, if able"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Resolve which side?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        way, side = divmod(option, SIDES_NOTED)
        die = table.setup.dice_of[frame.it][0]
        name = side_name(table, die, side)
        return f"{name} {side_way_name(table, die, side, way)}" if way else name
