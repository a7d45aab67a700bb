"""Dice that cannot be removed or rerolled: Resilience and texts that say so (DST-RSL-01, DST-CAN-06 to 08)."""

from __future__ import annotations

from sandtable.games.destiny.gained_dice import holder_of
from sandtable.games.destiny.lasting import NO_REROLL, NO_ROLL, applies
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import CHARACTER_CARD, NOTHING, RESILIENCE_BIT, WHILE_NOT_REMOVED, WHILE_NOT_REROLLED
from sandtable.games.destiny.triggers import has_keyword


def all_removable(table: Table) -> bool:
    """True in games without Resilience, while no ongoing ability forbids to remove dice."""
    return not table.setup.keywords & RESILIENCE_BIT and not table.watch[WHILE_NOT_REMOVED]


def all_rerollable(table: Table) -> bool:
    """True while nothing that lasts or goes on can forbid to reroll dice."""
    return not table.lasting and not table.watch[WHILE_NOT_REROLLED]


def resilient(table: Table, die: int) -> int:
    """The character with Resilience whose character die this is; NOTHING for other dice."""
    if not table.setup.keywords & RESILIENCE_BIT:
        return NOTHING
    if table.kind(table.setup.card_of[die]) != CHARACTER_CARD:
        return NOTHING
    card = holder_of(table, die)
    return card if table.is_character(card) and has_keyword(table, card, RESILIENCE_BIT) else NOTHING


def can_remove(table: Table, die: int, by: int) -> bool:
    """True for a die that seat `by` can remove now."""
    if table.shaken and holds(table.shaken, resilient(table, die)):
        return False
    return not table.watch[WHILE_NOT_REMOVED] or not is_barred(table, WHILE_NOT_REMOVED, die, by)


def can_roll_in(table: Table, die: int) -> bool:
    """True for a die that may be rolled into a pool now."""
    return not table.lasting or not applies(table, NO_ROLL, die)


def can_reroll(table: Table, die: int, by: int) -> bool:
    """True for a die that can be rerolled now."""
    if table.lasting and (applies(table, NO_REROLL, die) or applies(table, NO_ROLL, die)):
        return False
    return not table.watch[WHILE_NOT_REROLLED] or not is_barred(table, WHILE_NOT_REROLLED, die, by)


def is_barred(table: Table, occurrence: int, die: int, by: int) -> bool:
    """True where an ongoing ability forbids seat `by` to do this to a die."""
    for card in table.watch[occurrence]:
        for ability in table.setup.prints[card].triggers:
            if ability.occurrence == occurrence and ability.meets(table, card, table.controller(card), die, by, 0):
                return True
    return False


def removable(table: Table, dice: tuple[int, ...], by: int) -> tuple[int, ...]:
    """The dice of these that seat `by` can remove together: of each character with Resilience one, the first."""
    if all_removable(table):
        return dice
    found: tuple[int, ...] = ()
    hit: tuple[int, ...] = ()
    for die in dice:
        character = resilient(table, die)
        if can_remove(table, die, by) and not holds(hit, character):
            found += (die,)
            if character >= 0:
                hit += (character,)
    return found


def alternatives(table: Table, dice: tuple[int, ...], by: int) -> list[int]:
    """The dice of one character with Resilience, of which only one can be removed; empty without any to choose from."""
    if not table.setup.keywords & RESILIENCE_BIT:
        return []
    for die in dice:
        character = resilient(table, die)
        if character >= 0 and can_remove(table, die, by):
            own = [other for other in dice if resilient(table, other) == character]
            if len(own) > 1:
                return own
    return []


def rerollable(table: Table, dice: tuple[int, ...], by: int) -> tuple[int, ...]:
    """The dice of these that can be rerolled; those that are rolled into a pool are not meant."""
    return dice if all_rerollable(table) else tuple([die for die in dice if can_reroll(table, die, by)])


def shake(table: Table, die: int) -> None:
    """Note that a die of a character with Resilience was removed in this action."""
    character = resilient(table, die)
    if character >= 0 and not holds(table.shaken, character):
        table.shaken += (character,)
