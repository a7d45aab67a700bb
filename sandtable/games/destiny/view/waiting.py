# interpreted: shows games to people
"""The dice and cards that abilities with the same words wait for, while their player puts them in order."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Pending
from sandtable.games.destiny.names import card_name, die_name
from sandtable.games.destiny.queue_order import WHOSE, LineUp
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_ACTIVATED,
    AFTER_DAMAGE_TAKEN,
    AFTER_DEALT,
    AFTER_DEFEATED,
    AFTER_DIE_RESOLVED,
    AFTER_DIE_TURNED,
    AFTER_DISCARDED,
    AFTER_ENTERED,
    AFTER_EXHAUSTED,
    AFTER_HANDLED,
    AFTER_HEALED,
    AFTER_PLAYED,
    AFTER_REMOVED,
    AFTER_RESOURCES_REMOVED,
    AFTER_ROLLED,
    AFTER_SHIELDS_REMOVED,
    NOTHING,
)

OF_DICE: Final = frozenset({AFTER_DIE_RESOLVED, AFTER_DIE_TURNED, AFTER_HANDLED, AFTER_REMOVED, AFTER_ROLLED})
"""Occurrences that are about a die."""
OF_OPEN_CARDS: Final = frozenset(
    {
        AFTER_ACTIVATED,
        AFTER_DAMAGE_TAKEN,
        AFTER_DEALT,
        AFTER_DEFEATED,
        AFTER_DISCARDED,
        AFTER_ENTERED,
        AFTER_EXHAUSTED,
        AFTER_HEALED,
        AFTER_PLAYED,
        AFTER_RESOURCES_REMOVED,
        AFTER_SHIELDS_REMOVED,
    }
)
"""Occurrences about a card in play, or one that has just left it, which everybody sees."""


def waits_for(table: Table, option: int) -> str:
    """ "for Saw Gerrera die (3 indirect)": what this ability of the open question waits for; "" where no other ability
    of the question has the same words.
    """
    pending = _one_of_several(table, option)
    name = _name(table, pending) if pending is not None else ""
    if pending is None or not name:
        return ""
    named_so = [other.it for other in _alike(table, pending) if _name(table, other) == name]
    number = f", {named_so.index(pending.it) + 1} of {len(named_so)}" if len(named_so) > 1 else ""
    return f"for {name}{number}"


def awaited_die(table: Table, option: int) -> int:
    """The die that `waits_for` names; NOTHING for other options."""
    pending = _one_of_several(table, option)
    return pending.it if pending is not None and _is_about_a_die(table, pending) else NOTHING


def awaited_card(table: Table, option: int) -> int:
    """The card that `waits_for` names; NOTHING for other options."""
    pending = _one_of_several(table, option)
    return pending.it if pending is not None and _is_about_a_card(table, pending) else NOTHING


def _name(table: Table, pending: Pending) -> str:
    """The die or the card that an ability waits for, in words; "" where it waits for neither."""
    if _is_about_a_die(table, pending):
        return die_name(table, pending.it)
    return card_name(table, pending.it) if _is_about_a_card(table, pending) else ""


def _is_about_a_die(table: Table, pending: Pending) -> bool:
    found = _occurrences(table, pending)
    return bool(found) and found <= OF_DICE


def _is_about_a_card(table: Table, pending: Pending) -> bool:
    found = _occurrences(table, pending)
    return bool(found) and found <= OF_OPEN_CARDS


def _one_of_several(table: Table, option: int) -> Pending | None:
    """The ability of an option, where others of the question are the same and wait for other things."""
    frame = table.frames[-1]
    if not isinstance(frame.node, LineUp) or frame.step == WHOSE:
        return None
    pending = frame.waiting[option]
    return pending if len({other.it for other in _alike(table, pending)}) > 1 else None


def _alike(table: Table, pending: Pending) -> list[Pending]:
    """The abilities of the question that are the same as this one, itself among them."""
    waiting = table.frames[-1].waiting
    return [other for other in waiting if other.card == pending.card and other.node is pending.node]


def _occurrences(table: Table, pending: Pending) -> set[int]:
    """The occurrences after which the card of an ability has this effect."""
    abilities = table.setup.prints[pending.card].triggers
    return {ability.occurrence for ability in abilities if ability.effect() is pending.node}
