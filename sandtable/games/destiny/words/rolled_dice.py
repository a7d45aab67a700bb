"""Occasions about dice that are rolled, and about dice of a noun that are resolved."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.control import doer
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import holder_of
from sandtable.games.destiny.memory import SIDES_RESOLVED
from sandtable.games.destiny.queue_order import LINE_UP
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.resolved_dice import resolved_cost, shows_resolved
from sandtable.games.destiny.resolving import resolved_symbol
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_DAMAGE_TAKEN,
    AFTER_DEALT,
    AFTER_DIE_RESOLVED,
    AFTER_DIE_TURNED,
    AFTER_EXHAUSTED,
    AFTER_ROLLED,
    BEFORE_RESOLVED,
    NOTHING,
    REROLLED_BY_ACTION,
    REROLLED_BY_EFFECT,
    ROLLED_IN,
)
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun
from sandtable.games.destiny.words.nouns.noun import YOURS
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS, showing_in_words
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.occasions import NEVER, Occasion, in_action_phase
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE, A_PIECE


def as_words_of(card: int, seat: int) -> Frame:
    """A frame for a noun that is read for an occasion."""
    return Frame(LINE_UP, seat, card, NOTHING, NOTHING, 0)


class RolledThis(Occasion):
    """A die of this card is rolled in one of these ways, perhaps to show one of these symbols."""

    about = A_DIE

    def __init__(self, ways: tuple[int, ...], words: str, symbols: int = 0) -> None:
        self.after = AFTER_ROLLED
        self.before = NEVER
        self.ways = ways
        """The ways of rolling; none: any."""
        self.words = words
        self.symbols = symbols

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if holder_of(table, it) != card or (self.ways and many not in self.ways):
            return False
        return not self.symbols or (self.symbols >> table.symbol(it) & 1) == 1

    def says(self) -> str:
        return self.words


class YouRollThis(RolledThis):
    """ "You roll this die into your pool": not where another player rolls it into theirs (D-335)."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and RolledThis.meets(self, table, card, seat, it, by, many)


class YouRollOrRerollThis(YouRollThis):
    """ "You roll this die": into your pool, or anew by your own card or action (DST-OPD-04)."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return YouRollThis.meets(self, table, card, seat, it, by, many) and (many == ROLLED_IN or doer(table) == seat)


class ThisMovesInPhase(Occasion):
    """ "This die is rolled or turned during the action phase": one of the two occurrences."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return holder_of(table, it) == card and in_action_phase(table)

    def says(self) -> str:
        return "this die is rolled or turned during the action phase"


class Rolled(Occasion):
    """A die of a noun is rolled in one of these ways; the noun may say what it shows then."""

    about = A_DIE

    def __init__(self, noun: DieNoun, ways: tuple[int, ...], words: str) -> None:
        self.after = AFTER_ROLLED
        self.before = NEVER
        self.noun = noun
        self.ways = ways
        self.words = words

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if self.noun.whose == YOURS and table.die_seat(it) != seat:
            return False
        return (not self.ways or many in self.ways) and self.noun.fits(table, it, as_words_of(card, seat))

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return self.words


class ResolveOneOf(Occasion):
    """ "you resolve one of attached character's weapon dice": a die of a noun; "one of your dice" is no die of an
    opponent that the player resolves (D-730).
    """

    about = A_DIE

    def __init__(self, noun: DieNoun, words: str = "") -> None:
        if noun.traits:
            raise ValueError(f'"{noun.singular(False)}": a resolved die shows its value and cost no more')
        self.after = AFTER_DIE_RESOLVED
        self.before = BEFORE_RESOLVED
        self.noun = noun
        self.words = words or noun.singular(False)

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if by != seat or not self.noun.fits_card(table, it, as_words_of(card, seat)):
            return False
        if self.noun.whose == YOURS and table.die_seat(it) != seat:
            return False
        if not self.noun.symbols:
            return True
        is_such = shows_resolved(table, it) and self.noun.symbols >> resolved_symbol(table) & 1 == 1
        return is_such != self.noun.is_not_showing

    def says(self) -> str:
        return f"you resolve {self.words}"


class ResolveCost(Occasion):
    """ "You resolve a die showing a cost", each of a group by itself (DST-RSV-01, DST-IND-23)."""

    about = A_DIE
    asks_for = SIDES_RESOLVED

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and resolved_cost(table, it) > 0

    def says(self) -> str:
        return "you resolve a die showing a cost"


class AttachedIsDealt(Occasion):
    """ "attached character is dealt damage", also where shields block it, or "... takes damage" where some is left."""

    about = A_CHARACTER

    def __init__(self, after: int, words: str, subtype: str = "") -> None:
        self.after = after
        self.before = NEVER
        self.words = words
        self.subtype = subtype
        """A subtype that the character needs."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return bearer_of(table, card) == it and (not self.subtype or has_subtype(table, it, self.subtype))

    def says(self) -> str:
        return self.words


class ThisTookDamage(Occasion):
    """ "this character takes damage", where shields have left some of it."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "this character takes damage"


class ThisIsExhausted(Occasion):
    """ "this upgrade is exhausted", by any player."""

    about = A_PIECE

    def __init__(self, words: str) -> None:
        self.after = AFTER_EXHAUSTED
        self.before = NEVER
        self.words = words

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return self.words


class YouExhaustThis(ThisIsExhausted):
    """ "you exhaust this support": by words of its player, or to activate it."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and by == seat


def attached_takes_damage(subtype: str) -> Occasion:
    """ "Attached trooper character takes damage"."""
    return AttachedIsDealt(AFTER_DAMAGE_TAKEN, f"attached {spelled(subtype)} character takes damage", subtype)


def rolls_damage() -> Occasion:
    """ "A die rolls damage"."""
    words = showing_in_words(DAMAGE_SYMBOLS).removeprefix(" showing ")
    return Rolled(DIE.showing_damage, (), f"a die rolls {words}")


def rolls(noun: DieNoun, words: str) -> Occasion:
    """A die of a noun is rolled in any way and shows what the noun demands, in these words."""
    return Rolled(noun, (), words)


def rolled_into_pool(noun: DieNoun, words: str) -> Occasion:
    """A die of a noun is rolled into a pool, in these words."""
    return Rolled(noun, (ROLLED_IN,), words)


def rerolled(noun: DieNoun) -> Occasion:
    """ "A character die is rerolled by a die or card effect"."""
    return Rolled(noun, (REROLLED_BY_EFFECT,), f"{noun.singular(False)} is rerolled by a die or card effect")


def this_rolls(symbol: int) -> Occasion:
    """ "This die rolls a blank"."""
    rolls = showing_in_words(1 << symbol).removeprefix(" showing ")
    return RolledThis((), f"this die rolls {rolls}", 1 << symbol)


def resolving_one_of(noun: DieNoun, words: str = "") -> Occasion:
    """ "You resolve one of attached character's character dice", for "after" and "before"."""
    return ResolveOneOf(noun, words)


ATTACHED_IS_DEALT: Final = AttachedIsDealt(AFTER_DEALT, "attached character is dealt damage")
THIS_IS_EXHAUSTED: Final = ThisIsExhausted("this upgrade is exhausted")
YOU_EXHAUST_THIS: Final = YouExhaustThis("you exhaust this upgrade")
YOU_RESOLVED_A_COST: Final = ResolveCost(AFTER_DIE_RESOLVED, NEVER)
YOU_EXHAUST_THIS_SUPPORT: Final = YouExhaustThis("you exhaust this support")
ROLLED_THIS: Final = YouRollThis((ROLLED_IN,), "you roll this die into your pool")
ROLLED_THIS_DIE: Final = YouRollOrRerollThis((), "you roll this die")
REROLLED_IN_ANY_WAY: Final = RolledThis((REROLLED_BY_EFFECT, REROLLED_BY_ACTION), "this die is rerolled")
REROLLED_THIS: Final = RolledThis((REROLLED_BY_EFFECT,), "this die is rerolled by die or card effects")
THIS_TOOK: Final = ThisTookDamage(AFTER_DAMAGE_TAKEN, NEVER)
THIS_ROLLED_IN_PHASE: Final = ThisMovesInPhase(AFTER_ROLLED, NEVER)
THIS_TURNED_IN_PHASE: Final = ThisMovesInPhase(AFTER_DIE_TURNED, NEVER)
