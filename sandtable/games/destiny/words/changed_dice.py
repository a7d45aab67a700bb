"""Ongoing abilities about dice: values and costs, other ways of resolving, wildcards (DST-VAL-03, DST-ASI-04)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.die_ways import (
    AT_SUPPORT,
    AT_THIS_ALONE,
    FREE,
    RAISED,
    SYMBOL_SPAN,
    UNMODIFIED,
    WORTH_SPAN,
)
from sandtable.games.destiny.prints import DIE_SPAN, Print, Raising, Reading, Wildcard
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    BLANK,
    INDIRECT,
    MELEE,
    SYMBOL_NAMES,
    WHILE_DIE_COST,
    WHILE_DIE_DAMAGE,
    WHILE_VALUE,
)
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.gifts import as_if_said
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS

ALL_SYMBOLS: Final = (1 << len(SYMBOL_NAMES)) - 1


def reaches(table: Table, card: int, noun: DieNoun | None, die: int) -> bool:
    """True where the words of a card are about this die: its own one, or one of a noun."""
    if noun is None:
        return table.setup.card_of[die] == card
    return noun.fits_card(table, die, as_if_said(table, card))


def holds(table: Table, card: int, condition: Condition | None) -> bool:
    return condition is None or condition.holds(table, as_if_said(table, card))


class DieChange(Raising):
    """A number that is added to values, or taken off costs, of this die or of the dice of a noun.

    Words about this die hold also where its card is not in play (DST-INH-01, D-791), so they are always watched.
    """

    def __init__(self, occurrence: int, number: int, noun: DieNoun | None, condition: Condition | None) -> None:
        self.occurrence = occurrence
        self.number = number
        self.noun = noun
        self.condition = condition
        self.symbols = noun.symbols if noun is not None and occurrence == WHILE_VALUE else 0
        """The symbols of the sides that the words are about, as bits; 0: all."""
        self.is_of_own_die = noun is None
        self.works_in_discard = noun is None

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where `it` is the card of a die that the words are about, and `many` the symbol of one of their sides,
        with the die where dice have been gained; the condition is looked at last.
        """
        if self.symbols and not self.symbols >> many % DIE_SPAN & 1:
            return False
        die = many // DIE_SPAN - 1 if many >= DIE_SPAN else table.setup.dice_of[it][0]
        return reaches(table, card, self.noun, die) and holds(table, card, self.condition)

    def much(self, table: Table, card: int, character: int) -> int:
        return self.number


class DieReading(Reading):
    """Another way of resolving this die or the dice of a noun.

    A die keeps such words of its own card also where that card is not in play (DST-INH-01), so they are always watched.
    """

    def __init__(
        self, symbols: int, way: int, noun: DieNoun | None, condition: Condition | None, is_modifier: bool = False
    ) -> None:
        Reading.__init__(self, symbols, way, is_modifier)
        self.noun = noun
        self.condition = condition
        self.works_in_discard = noun is None

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where `many` is a die that the words are about; the condition is looked at last."""
        return reaches(table, card, self.noun, many) and holds(table, card, self.condition)


class OngoingOfDice(Paragraph):
    """One such ability; its head is "while ..." or "if ..."."""

    def __init__(self, ability: Raising | Reading, words: str, head: str = "", condition: Condition | None = None):
        self.ability = ability
        self.words = words
        self.head = head
        self.condition = condition

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(self.ability)

    def says(self) -> str:
        if self.condition is None:
            return f"{capitalized(self.words)}."
        return f"{self.head} {self.condition.says()}, {self.words}."


class CheaperDie(OngoingOfDice):
    """This die costs less while a condition holds, in resources and in damage (D-560)."""

    def __init__(self, less: int, condition: Condition) -> None:
        ability = DieChange(WHILE_DIE_COST, less, None, condition)
        OngoingOfDice.__init__(self, ability, f"decrease this die's costs by {less}", "While", condition)
        self.in_damage = DieChange(WHILE_DIE_DAMAGE, less, None, condition)

    def put_on(self, printed: Print) -> None:
        OngoingOfDice.put_on(self, printed)
        printed.triggers.append(self.in_damage)


class OnesOf(Wildcard):
    """The dice of a noun in the pool of the wildcard's player."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def fits(self, table: Table, card: int, base: int) -> bool:
        return reaches(table, card, self.noun, base)


class WildcardParagraph(Paragraph):
    """ "The modifier sides of this die can be resolved with one of your trooper dice showing any symbol." """

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def put_on(self, printed: Print) -> None:
        printed.wildcard = OnesOf(self.noun)

    def says(self) -> str:
        return f"The modifier sides of this die can be resolved with {self.noun.singular(False)} showing any symbol."


def value_while(condition: Condition, more: int, head: str = "While") -> Paragraph:
    """ "While all your characters are Red, increase the value of this die by 1"."""
    ability = DieChange(WHILE_VALUE, more, None, condition)
    return OngoingOfDice(ability, f"increase the value of this die by {more}", head, condition)


def dice_value_while(condition: Condition, noun: DieNoun, more: int, dice: str = "") -> Paragraph:
    """ "While this character has 1 or more shields, increase the value of its character dice by 1"; the dice may have
    words of their own.
    """
    words = f"increase the value of {dice or noun.plural(False)} by {more}"
    return OngoingOfDice(DieChange(WHILE_VALUE, more, noun, condition), words, "While", condition)


def cheaper_dice(noun: DieNoun, less: int) -> Paragraph:
    """ "Decrease the resource cost on attached character's character and upgrade dice by 1"."""
    dice = noun.plural(False).replace("character or upgrade", "character and upgrade")
    return OngoingOfDice(DieChange(WHILE_DIE_COST, less, noun, None), f"decrease the resource cost on {dice} by {less}")


def this_die_cheaper_while(condition: Condition, less: int) -> Paragraph:
    """ "While this upgrade is on ..., decrease this die's costs by 1"."""
    return CheaperDie(less, condition)


def resolved_as_symbol(
    shown: int, symbol: int, words: str, noun: DieNoun | None = None, condition: Condition | None = None
) -> Paragraph:
    """Sides with these symbols (bits) may be resolved as another symbol, in these words (DST-ASI-04)."""
    way = (symbol + 1) * SYMBOL_SPAN
    ability = DieReading(shown & ~(1 << symbol), way, noun, condition)
    return OngoingOfDice(ability, f"you may resolve {words}", "While", condition)


def sides_as(shown: int, symbol: int, condition: Condition | None = None) -> Paragraph:
    """ "You may resolve the shield sides of this die as if they were melee damage"."""
    words = f"the {symbol_word(shown)} sides of this die as if they were {symbol_word(symbol, True)}"
    return resolved_as_symbol(1 << shown, symbol, words, None, condition)


def damage_sides_as(symbol: int) -> Paragraph:
    """ "You may resolve the damage sides of this die as if they were ranged damage"."""
    return resolved_as_symbol(
        DAMAGE_SYMBOLS, symbol, f"the damage sides of this die as if they were {symbol_word(symbol)}"
    )


def damage_as_indirect() -> Paragraph:
    """ "You may resolve this die showing damage as if it were indirect damage, increasing its value by 1"."""
    way = (INDIRECT + 1) * SYMBOL_SPAN + RAISED
    words = "you may resolve this die showing damage as if it were indirect damage, increasing its value by 1"
    return OngoingOfDice(DieReading(DAMAGE_SYMBOLS & ~(1 << INDIRECT), way, None, None), words)


def damage_sides_if(condition: Condition, symbol: int, words: str) -> Paragraph:
    """ "If ..., you may resolve her damage sides as ranged", in these words: the sides of this die."""
    ability = DieReading(DAMAGE_SYMBOLS & ~(1 << symbol), (symbol + 1) * SYMBOL_SPAN, None, condition)
    return OngoingOfDice(ability, f"you may resolve {words}", "If", condition)


class AgainstThis(DieReading):
    """Dice of the player of this support that may be resolved against it (DST-AGN-04)."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.die_seat(many) == seat and DieReading.meets(self, table, card, seat, it, by, many)


class ResolvedAgainstThis(OngoingOfDice):
    """ "You can resolve your Yellow dice ... as melee damage against this support"."""

    def put_on(self, printed: Print) -> None:
        OngoingOfDice.put_on(self, printed)
        printed.takes_dice = True


def resolved_against_this(noun: DieNoun, words: str) -> Paragraph:
    """Dice of a noun, which names the symbols, may be resolved as melee damage that this support takes."""
    way = (MELEE + 1) * SYMBOL_SPAN + AT_SUPPORT + AT_THIS_ALONE
    said = f"you can resolve {words} as melee damage against this support"
    return ResolvedAgainstThis(
        AgainstThis(noun.symbols, way, noun, None), f"{said}, placing damage on this card equal to the damage dealt"
    )


class TakesDamage(Paragraph):
    """ "This support can be dealt melee or ranged damage as if it were a character": by the dice of all players
    (D-487).
    """

    def __init__(self, *symbols: int) -> None:
        self.symbols = symbols

    def put_on(self, printed: Print) -> None:
        for symbol in self.symbols:
            way = (symbol + 1) * SYMBOL_SPAN + AT_SUPPORT
            printed.triggers.append(DieReading(1 << symbol, way, DIE, None))
        printed.takes_dice = True

    def says(self) -> str:
        names = " or ".join([SYMBOL_NAMES[symbol] for symbol in self.symbols])
        return f"This support can be dealt {names} damage as if it were a character."


def can_be_dealt(*symbols: int) -> Paragraph:
    """The support takes damage of dice that show one of these symbols."""
    return TakesDamage(*symbols)


def dice_as(noun: DieNoun, symbol: int) -> Paragraph:
    """ "You may resolve attached character's character dice showing ranged damage as if they were showing melee
    damage"; the noun says which symbols.
    """
    words = f"{noun.plural(False)} as if they were showing {symbol_word(symbol)}"
    return resolved_as_symbol(noun.symbols, symbol, words, noun)


def blanks_as(noun: DieNoun, symbol: int, value: int) -> Paragraph:
    """ "Attached character's weapon dice showing blanks may be resolved as melee damage with a value of 1"."""
    way = (value + 1) * WORTH_SPAN + (symbol + 1) * SYMBOL_SPAN
    words = f"{noun.plural(False)} may be resolved as {symbol_word(symbol)} with a value of {value}"
    return OngoingOfDice(DieReading(1 << BLANK, way, noun, None), words)


def as_modifier(symbol: int) -> Paragraph:
    """ "You may resolve the ranged sides ([ranged]) of this die as if they were a modifier with no resource cost"."""
    name = SYMBOL_NAMES[symbol]
    sides = f"the {name} sides ([{name}]) of this die"
    words = f"you may resolve {sides} as if they were a modifier with no resource cost"
    return OngoingOfDice(DieReading(1 << symbol, FREE, None, None, True), words)


def unmodified_if(condition: Condition, head: str = "If") -> Paragraph:
    """ "If attached character is Yellow, you may resolve this die as if it did not have a modifier"."""
    ability = DieReading(ALL_SYMBOLS, UNMODIFIED, None, condition)
    return OngoingOfDice(ability, "you may resolve this die as if it did not have a modifier", head, condition)


def modifies_any(noun: DieNoun) -> Paragraph:
    return WildcardParagraph(noun)


def symbol_word(symbol: int, plural: bool = False) -> str:
    """ "ranged damage ([ranged])", "shield ([shield])", "shields ([shield])"."""
    name = SYMBOL_NAMES[symbol]
    if DAMAGE_SYMBOLS >> symbol & 1:
        return f"{name} damage ([{name}])"
    return f"{name}{'s' if plural else ''} ([{name}])"
