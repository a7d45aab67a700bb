"""The ways of resolving a die as numbers, and whether a die can be resolved in one (DST-RTC-01 to 04)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.lasting import forbids_resolving
from sandtable.games.destiny.prints import NO_BASE
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING

PLAIN_WAY: Final = 0
UNMODIFIED: Final = 1
"""A modified side counts as if it had no plus."""
FREE: Final = 2
"""The cost of the side is not paid (DST-FRE-01)."""
PIERCING: Final = 4
"""Damage is unblockable."""
STAYING: Final = 8
"""The die stays in the pool, showing the same side (DST-OPD-07)."""
REROLLED: Final = 16
"""The die is rolled again instead of leaving the pool."""
CHEAPER: Final = 32
"""The cost of the side is 1 lower (DST-VAL-09)."""
UNCHARGED: Final = FREE + CHEAPER
"""The cost of the side is paid neither in resources nor in damage; one that isn't paid can't be lower besides."""
AIMED: Final = 64
"""Damage is dealt to the character that the words around have chosen (DST-AGN-01)."""
POINTING: Final = 128
"""Later words point at the character that was dealt damage, and not at the die."""
SYMBOL_SPAN: Final = 256
"""Way // SYMBOL_SPAN - 1: the symbol as which the die is resolved, if there is one (DST-ASI-01)."""
WORTH_SPAN: Final = 4096
"""Way // WORTH_SPAN - 1: the value with which it is resolved, if the text gives one (DST-ASI-06)."""


AT_THIS_ALONE: Final = 1 << 26
"""Beside AT_SUPPORT: the symbol is one against the support whose words allow this way, and against nothing else."""
RAISED: Final = 1 << 27
"""The value is 1 higher."""
AT_EACH: Final = 1 << 28
"""Damage is dealt to each of an opponent's characters (DST-AGN-02)."""
AT_SUPPORT: Final = 1 << 29
"""Damage is dealt to a support of the player whose words allow it (DST-AGN-04)."""
SPREAD: Final = 1 << 30
"""Damage is dealt to any number of characters; a text says so while the die is being resolved (DST-AGN-02)."""
NOTED: Final = 1 << 31
"""The side is handed to the words that resolve the die, so that it can return to the pool showing it."""
HIGH_WAYS: Final = AT_THIS_ALONE | RAISED | AT_EACH | AT_SUPPORT | SPREAD | NOTED
"""The ways that stand above the symbol and the value in a number."""
SIDE_SPAN: Final = 1 << 32
"""Way // SIDE_SPAN % SIDES_NOTED - 1: the side that was noted, while the die is being resolved."""
SIDES_NOTED: Final = 8
TARGET_SPAN: Final = 1 << 35
"""Way // TARGET_SPAN: a bit for each character that damage of the die is dealt to, while it is being resolved."""


def can_resolve(table: Table, seat: int, die: int, way: int = PLAIN_WAY) -> bool:
    """True for a base die with a resolvable side that was not resolved in this action yet (DST-RES-11)."""
    if table.setup.locks_dice and is_locked(table, seat, die):
        return False
    return die not in table.resolved and can_resolve_side(
        table, seat, table.setup.card_of[die], table.face[die], way, die
    )


def is_locked(table: Table, seat: int, die: int) -> bool:
    """True for a die that this player can resolve only while its card is exhausted, and it is not."""
    card = table.setup.card_of[die]
    is_open = table.exhausted[card] or not table.setup.prints[card].resolved_exhausted
    return not is_open and table.controller(card) == seat


def can_resolve_side(table: Table, seat: int, card: int, side: int, way: int = PLAIN_WAY, die: int = NOTHING) -> bool:
    """True for a side, of a card's die or of this one, with a payable cost that is no blank and no modifier, unless
    treated as none (DST-DIE-06, 10).
    """
    if table.lasting and forbids_resolving(table, seat):
        return False
    printed = table.setup.prints[card]
    if way == PLAIN_WAY:
        cost = printed.base_costs[side]
        return cost <= table.resources[seat] or (
            cost < NO_BASE and table.side_cost(card, side, die) <= table.resources[seat]
        )
    if not (way >= SYMBOL_SPAN or printed.has_words(side)) or (printed.modifiers[side] and not way & UNMODIFIED):
        return False
    cost = table.side_cost(card, side, die) - (1 if way & CHEAPER else 0)
    return bool(way & FREE) or cost <= table.resources[seat]


def resolved_as(way: int, shown: int) -> int:
    """The symbol as which a die that shows another one is resolved in this way."""
    way %= WORTH_SPAN
    return way // SYMBOL_SPAN - 1 if way >= SYMBOL_SPAN else shown
