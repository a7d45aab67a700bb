"""Dice in pools, by symbol and owner."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import die_name, whose
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    BLUE,
    CHARACTER_CARD,
    COLOR_NAMES,
    INDIRECT,
    MELEE,
    NOTHING,
    RANGED,
    RED,
    SPECIAL,
    SUPPORT_CARD,
    SYMBOL_NAMES,
    TYPE_NAMES,
    YELLOW,
)
from sandtable.games.destiny.words.nouns.noun import ANYBODY, OPPOSING, YOURS, Noun, all_of, one_of, seats_of
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE, ADie, need


def symbols_in_words(symbols: int) -> str:
    """The symbols of a bit set: "[melee] or [ranged]"."""
    names = [f"[{SYMBOL_NAMES[symbol]}]" for symbol in range(len(SYMBOL_NAMES)) if symbols & (1 << symbol)]
    return " or ".join(names)


AIMED_SYMBOLS: Final = (1 << MELEE) | (1 << RANGED)
DAMAGE_SYMBOLS: Final = AIMED_SYMBOLS | (1 << INDIRECT)
"""The symbols that "showing damage" means (DST-IND-05); cards of the first sets name the first two, all they knew."""


def meaning_of(symbols: int) -> int:
    """The symbols that a text means by a bit set: by melee and ranged together it means damage (DST-IND-05)."""
    return DAMAGE_SYMBOLS if symbols == AIMED_SYMBOLS else symbols


def showing_in_words(symbols: int) -> str:
    """ " showing damage ([melee] or [ranged])", " showing a blank ([blank])" or nothing."""
    if not symbols:
        return ""
    if symbols == DAMAGE_SYMBOLS:
        return f" showing damage ({symbols_in_words(AIMED_SYMBOLS)})"
    marks = symbols_in_words(symbols)
    if symbols & DAMAGE_SYMBOLS == symbols:
        return f" showing {marks[1:-1]} damage ({marks})"
    if symbols == 1:
        return f" showing a blank ({marks})"
    if symbols == 1 << SPECIAL:
        return f" showing a special ability ({marks})"
    return f" showing {marks[1:-1]} ({marks})"


class DieNoun(Noun[ADie]):
    """Dice in pools: only they show a symbol and can be removed, turned or rerolled (DST-ZONE-11, 30)."""

    kind_of_thing = A_DIE

    def __init__(self) -> None:
        self.whose = ANYBODY
        self.color = -1
        self.symbols = 0
        """The allowed symbols as a bit set; 0: any."""
        self.kind = -1
        """The type of the die's card."""
        self.is_modified = False
        self.is_other = False
        """True for dice other than "this die": the one being resolved, or that of a card used by another (D-107)."""
        self.traits: tuple[Trait, ...] = ()
        """Further demands on the die."""
        self.is_its = False
        """True for dice of this character or its upgrades."""
        self.is_of_it = False
        """True for dice of an earlier step's character or its upgrades."""
        self.is_theirs = False
        """True for "their dice": the owner is known from earlier words."""
        self.is_unresolved = False

    def _copy(self) -> DieNoun:
        copy = DieNoun()
        copy.whose = self.whose
        copy.color = self.color
        copy.symbols = self.symbols
        copy.kind = self.kind
        copy.is_modified = self.is_modified
        copy.is_other = self.is_other
        copy.traits = self.traits
        copy.is_its = self.is_its
        copy.is_of_it = self.is_of_it
        copy.is_theirs = self.is_theirs
        copy.is_unresolved = self.is_unresolved
        return copy

    @property
    def yours(self) -> DieNoun:
        copy = self._copy()
        copy.whose = YOURS
        return copy

    @property
    def opposing(self) -> DieNoun:
        copy = self._copy()
        copy.whose = OPPOSING
        return copy

    def colored(self, color: int) -> DieNoun:
        copy = self._copy()
        copy.color = color
        return copy

    @property
    def red(self) -> DieNoun:
        return self.colored(RED)

    @property
    def blue(self) -> DieNoun:
        return self.colored(BLUE)

    @property
    def yellow(self) -> DieNoun:
        return self.colored(YELLOW)

    def showing(self, *symbols: int) -> DieNoun:
        copy = self._copy()
        copy.symbols = 0
        for symbol in symbols:
            copy.symbols |= 1 << symbol
        copy.symbols = meaning_of(copy.symbols)
        return copy

    def having(self, trait: Trait) -> DieNoun:
        """The dice that also have a trait: `DIE.having(at_most(2))`."""
        copy = self._copy()
        copy.traits += (trait,)
        return copy

    @property
    def unresolved(self) -> DieNoun:
        """Dice not resolved in this action."""
        copy = self._copy()
        copy.is_unresolved = True
        return copy

    @property
    def its(self) -> DieNoun:
        """ "its character or upgrade dice": of the character with these words."""
        copy = self._copy()
        copy.is_its = True
        return copy

    @property
    def theirs(self) -> DieNoun:
        """The dice of an earlier step's opponent."""
        copy = self.opposing
        copy.is_theirs = True
        return copy

    @property
    def of_it(self) -> DieNoun:
        """ "its character or upgrade dice": of an earlier step's character."""
        copy = self._copy()
        copy.is_of_it = True
        return copy

    def of(self, kind: int) -> DieNoun:
        copy = self._copy()
        copy.kind = kind
        return copy

    @property
    def of_character(self) -> DieNoun:
        """Character dice (DST-CHD-01)."""
        return self.of(CHARACTER_CARD)

    @property
    def of_support(self) -> DieNoun:
        return self.of(SUPPORT_CARD)

    @property
    def modified(self) -> DieNoun:
        """Dice that show a side with a plus (DST-DIE-07)."""
        copy = self._copy()
        copy.is_modified = True
        return copy

    @property
    def other(self) -> DieNoun:
        copy = self._copy()
        copy.is_other = True
        return copy

    def fits(self, table: Table, die: int, frame: Frame) -> bool:
        if self.is_other and self._is_this(table, die, frame):
            return False
        printed = table.setup.prints[table.setup.card_of[die]]
        face = table.face[die]
        if self.symbols and not (self.symbols >> printed.symbols[face]) & 1:
            return False
        if self.color >= 0 and printed.color != self.color:
            return False
        if self.kind >= 0 and table.kind(table.setup.card_of[die]) != self.kind:
            return False
        if self.is_modified and not printed.modifiers[face]:
            return False
        if self.is_unresolved and die in table.resolved:
            return False
        if self.is_its and not self._is_its(table, die, frame.card):
            return False
        if self.is_of_it and not self._is_its(table, die, frame.it):
            return False
        return not self.traits or all(trait.fits(table, die, frame) for trait in self.traits)

    def _is_this(self, table: Table, die: int, frame: Frame) -> bool:
        return die == frame.die if frame.die != NOTHING else table.setup.card_of[die] == frame.card

    def _is_its(self, table: Table, die: int, character: int) -> bool:
        card = table.setup.card_of[die]
        return card == character or table.host[card] == character

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(self.whose, table, frame):
            for die in table.pools[seat]:
                if self.fits(table, die, frame):
                    found.append(die)
        return found

    def reads(self, it: int, this: int) -> None:
        if self.is_of_it:
            need(self.singular(False), it, A_CHARACTER)
        for trait in self.traits:
            trait.reads(it, this)

    def seat_of(self, table: Table, thing: int) -> int:
        return table.die_seat(thing)

    def name(self, table: Table, thing: int) -> str:
        return die_name(table, thing) + whose(table, table.setup.card_of[thing], self.seat_of(table, thing))

    def bare(self, plural: bool) -> str:
        words = [COLOR_NAMES[self.color].capitalize()] if self.color >= 0 else []
        if self.kind >= 0:
            words.append(TYPE_NAMES[self.kind])
        if self.is_other:
            words.insert(0, "other")
        if self.is_its or self.is_of_it:
            words.append("character or upgrade")
        words.append("dice" if plural else "die")
        showing = showing_in_words(self.symbols)
        if plural and self.symbols == 1:
            showing = " showing blanks ([blank])"
        showing += " showing a modified side" if self.is_modified else ""
        return " ".join(words) + showing + "".join([trait.says() for trait in self.traits])

    def singular(self, they: bool) -> str:
        if self.is_its or self.is_of_it:
            return f"one of its {self.bare(True)}"
        return one_of(self.whose, self.bare(False), self.bare(True), they)

    def plural(self, they: bool) -> str:
        dice = all_of(self.whose, self.bare(True), they)
        if self.is_theirs:
            return f"their {self.bare(True)}"
        return f"{dice} {'they' if they else 'you'} did not resolve" if self.is_unresolved else dice


class DiceOfThis(Noun[ADie]):
    """ "This die": dice of this card in its player's pool (D-102); for an elite character its controller chooses."""

    kind_of_thing = A_DIE

    def find(self, table: Table, frame: Frame) -> list[int]:
        pool = table.pools[frame.seat]
        return [die for die in table.setup.dice_of[frame.card] if die in pool]

    def seat_of(self, table: Table, thing: int) -> int:
        return table.die_seat(thing)

    def name(self, table: Table, thing: int) -> str:
        return DIE.name(table, thing)

    def singular(self, they: bool) -> str:
        return "this die"

    def plural(self, they: bool) -> str:
        return "these dice"

    def bare(self, plural: bool) -> str:
        return "dice" if plural else "die"


DIE: Final = DieNoun()
DICE_OF_THIS: Final = DiceOfThis()
