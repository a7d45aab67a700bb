"""Supports that take upgrades as if they were characters (D-381)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import NOTHING, UPGRADE_CARD, WHILE_RECEIVED

MOST_RECEIVED: Final = 1
"""The upgrade limit of such a support."""


def receives(table: Table, host: int, upgrade: int) -> bool:
    """True for a support whose words let this upgrade be on it, or that the upgrade's own words name."""
    rider = table.setup.prints[upgrade].rider
    if rider is not None and rider.takes(table, host):
        return True
    if not table.watch[WHILE_RECEIVED] or not holds(table.watch[WHILE_RECEIVED], host):
        return False
    seat = table.controller(host)
    return any(
        ability.occurrence == WHILE_RECEIVED and ability.meets(table, host, seat, upgrade, seat, 0)
        for ability in table.setup.prints[host].triggers
    )


def receivers(table: Table, seat: int, upgrade: int) -> tuple[int, ...]:
    """The supports of a seat that take this upgrade."""
    if not table.watch[WHILE_RECEIVED] and table.setup.prints[upgrade].rider is None:
        return ()
    return tuple([card for card in table.supports[seat] if receives(table, card, upgrade)])


def takes_one(table: Table, host: int, on_it: tuple[int, ...]) -> bool:
    """True for a support that is there for one upgrade, as if it were a character: by its own words or by those of an
    upgrade on it.
    """
    if table.is_character(host):
        return False
    if holds(table.watch[WHILE_RECEIVED], host):
        return True
    return any([table.setup.prints[upgrade].rider is not None for upgrade in on_it])


def bearer_of(table: Table, card: int) -> int:
    """The card that words of an upgrade or a downgrade are about: the one it is on.

    NOTHING for an upgrade on a support that takes it as a character would: it is none in any other way.
    """
    host = table.host[card]
    if host < len(table.damage):
        return host
    printed = table.setup.prints[card]
    return NOTHING if printed.kind == UPGRADE_CARD and printed.modified is None else host
