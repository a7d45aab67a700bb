"""Health and limits of characters with what goes on: "+1 health", "+1 upgrade limit" (DST-DFX-04, DST-LIM-01, 05)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Node
from sandtable.games.destiny.prints import Raising
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    MAX_SHIELDS,
    MAX_UPGRADES,
    NOTHING,
    WHILE_HEALTH,
    WHILE_SHIELD_LIMIT,
    WHILE_UPGRADE_LIMIT,
)
from sandtable.games.destiny.triggers import demand


def health_of(table: Table, character: int) -> int:
    """The full health of a character, never less than 0; shields and damage don't count (DST-DFX-03)."""
    health = table.setup.prints[character].health
    return max(0, health + raised(table, WHILE_HEALTH, character)) if table.watch[WHILE_HEALTH] else health


def most_upgrades(table: Table, character: int) -> int:
    """The most upgrades on a character."""
    return MAX_UPGRADES + raised(table, WHILE_UPGRADE_LIMIT, character)


def most_shields(table: Table, character: int) -> int:
    """The most shields on a character."""
    if not table.watch[WHILE_SHIELD_LIMIT]:
        return MAX_SHIELDS
    return MAX_SHIELDS + raised(table, WHILE_SHIELD_LIMIT, character)


def raised(table: Table, occurrence: int, character: int) -> int:
    """The sum of the numbers that ongoing abilities add to a number of a character (DST-LIM-05)."""
    total = 0
    for card in table.watch[occurrence]:
        for ability in table.setup.prints[card].triggers:
            if ability.occurrence != occurrence or not isinstance(ability, Raising):
                continue
            if ability.meets(table, card, table.controller(card), character, table.controller(character), 0):
                total += ability.much(table, card, character)
    return total


class Falls:
    """The step that follows where health or a limit may have fallen; limits_fall.py fills it in, once, at import."""

    def __init__(self) -> None:
        self.step: Node | None = None


FALLS: Final = Falls()


def raise_no_longer(table: Table, card: int) -> None:
    """See to the consequences before the next step, where a card stops adding to health or limits (DST-DFX-01)."""
    if table.setup.prints[card].is_raising and FALLS.step is not None:
        demand(table, FALLS.step, table.controller(card), card, NOTHING, 0)


def may_move(table: Table, card: int, host: int) -> bool:
    """True where a limit allows that an upgrade is moved to this character (DST-LIM-04)."""
    return all(restriction.lets_move(table, host) for restriction in table.setup.prints[card].restrictions)
