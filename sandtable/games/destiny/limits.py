"""Health and limits of characters with what goes on: "+1 health", "+1 upgrade limit" (DST-DFX-04, DST-LIM-01, 05)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import downgrades_on, is_downgrade, upgrades_on
from sandtable.games.destiny.frames import Node
from sandtable.games.destiny.prints import raised
from sandtable.games.destiny.receiving import MOST_RECEIVED, receives, takes_one
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.staying import can_go
from sandtable.games.destiny.terms import (
    MAX_DOWNGRADES,
    MAX_SHIELDS,
    MAX_UPGRADES,
    NOTHING,
    UPGRADE_CARD,
    WHILE_HEALTH,
    WHILE_SHIELD_LIMIT,
    WHILE_UNCOUNTED,
    WHILE_UPGRADE_LIMIT,
)
from sandtable.games.destiny.triggers import demand


def health_of(table: Table, character: int) -> int:
    """The full health of a character, never less than 0; shields and damage don't count (DST-DFX-03)."""
    health = table.setup.prints[character].health
    return max(0, health + raised(table, WHILE_HEALTH, character)) if table.watch[WHILE_HEALTH] else health


def most_upgrades(table: Table, character: int) -> int:
    """The most upgrades on a character or support (DST-MOD-05)."""
    usual = MOST_RECEIVED if takes_one(table, character, upgrades_on(table, character)) else MAX_UPGRADES
    return usual + raised(table, WHILE_UPGRADE_LIMIT, character)


def count_upgrades(table: Table, host: int) -> int:
    """The number of upgrades on a card that count toward its upgrade limit."""
    upgrades = upgrades_on(table, host)
    if not table.watch[WHILE_UNCOUNTED]:
        return len(upgrades)
    return len([upgrade for upgrade in upgrades if counts(table, upgrade, host)])


def counts(table: Table, upgrade: int, host: int) -> bool:
    """True for an upgrade that no ongoing ability leaves out of the upgrade limit of its host."""
    for card in table.watch[WHILE_UNCOUNTED]:
        seat = table.controller(card)
        for ability in table.setup.prints[card].triggers:
            if ability.occurrence == WHILE_UNCOUNTED and ability.meets(
                table, card, seat, upgrade, table.controller(upgrade), host
            ):
                return False
    return True


def crowd_of(table: Table, card: int, host: int) -> list[int]:
    """The cards on `host` of which its controller gives one up where there are more than may be: its upgrades, or those
    downgrades on it that the player of the downgrade `card` controls (D-10, D-223); none that cannot be discarded.
    """
    if not is_downgrade(table, card):
        return upgrades_to_give_up(table, host)
    seat = table.controller(card)
    return [other for other in downgrades_on(table, host) if table.controller(other) == seat]


def upgrades_to_give_up(table: Table, host: int) -> list[int]:
    """The upgrades on a card that may be discarded where it has one too many (DST-CAN-01): those that count."""
    return [card for card in upgrades_on(table, host) if can_go(table, card) and counts(table, card, host)]


def is_full(table: Table, card: int, host: int) -> bool:
    """True where `card` may not be on `host` beside those that are there; upgrades and downgrades have limits of their
    own (DST-UPG-05, DST-DWN-06), and what does not count finds room everywhere (D-421).
    """
    if not is_downgrade(table, card):
        if table.watch[WHILE_UNCOUNTED] and not counts(table, card, host):
            return False
        return count_upgrades(table, host) >= most_upgrades(table, host)
    return len(downgrades_on(table, host)) >= MAX_DOWNGRADES


def is_crowded(table: Table, card: int, host: int) -> bool:
    """True where `card`, which has just been put on `host`, is one too many, and one may be given up (D-340)."""
    if not is_downgrade(table, card):
        return has_too_many(table, host)
    return len(downgrades_on(table, host)) > MAX_DOWNGRADES


def has_too_many(table: Table, host: int) -> bool:
    """True where a card has more upgrades than it may have and one of them may be discarded (D-340)."""
    if count_upgrades(table, host) <= most_upgrades(table, host):
        return False
    return len(upgrades_to_give_up(table, host)) > 0


def most_shields(table: Table, character: int) -> int:
    """The most shields on a character."""
    if not table.watch[WHILE_SHIELD_LIMIT]:
        return MAX_SHIELDS
    return MAX_SHIELDS + raised(table, WHILE_SHIELD_LIMIT, character)


class Falls:
    """The step that follows where health or a limit may have fallen; limits_fall.py fills it in, once, at import."""

    def __init__(self) -> None:
        self.step: Node | None = None


FALLS: Final = Falls()


def raise_no_longer(table: Table, card: int) -> None:
    """See to the consequences before the next step, where a card stops adding to health or limits (DST-DFX-01)."""
    if table.setup.prints[card].is_raising:
        look_at_limits(table, card)


def look_at_limits(table: Table, card: int) -> None:
    """See to it that what is over a limit, or over the health of a character, goes before the next step (DST-DFX-01,
    DST-LIM-02). `card` is the card because of which something may have fallen.
    """
    if FALLS.step is not None:
        demand(table, FALLS.step, table.controller(card), card, NOTHING, 0)


def is_looked_at(table: Table) -> bool:
    """True where limits are looked at before the next step anyway, so that no player is asked twice what to give up."""
    return any([entry.node is FALLS.step for group in table.lining for entry in group.entries])


def is_anything_raised(table: Table) -> bool:
    """True where a card in play adds to health or to a limit."""
    watched = (WHILE_HEALTH, WHILE_SHIELD_LIMIT, WHILE_UPGRADE_LIMIT, WHILE_UNCOUNTED)
    return any([len(table.watch[occurrence]) > 0 for occurrence in watched])


def may_move(table: Table, card: int, host: int) -> bool:
    """True where an upgrade or downgrade may be moved to this card: no limit is against it (DST-LIM-04), and it is of
    the kind that "Modify ..." names, or else a character (DST-MOD-11, 12).
    """
    printed = table.setup.prints[card]
    if printed.modified is not None:
        fits = printed.modified.takes(table, host)
    else:
        fits = table.is_character(host) or (printed.kind == UPGRADE_CARD and receives(table, host, card))
    if not fits:
        return False
    return all(restriction.lets_move(table, host) for restriction in printed.restrictions)
