"""The cards on a card: upgrades on characters and supports, downgrades on the cards of opponents (DST-DWN, DST-MOD)."""

from __future__ import annotations

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import DOWNGRADE_CARD


def is_downgrade(table: Table, card: int) -> bool:
    """True for a downgrade, wherever it is."""
    return table.setup.prints[card].kind == DOWNGRADE_CARD


def upgrades_on(table: Table, card: int) -> tuple[int, ...]:
    """The upgrades on a character or support."""
    if card < len(table.damage):
        return table.upgrades[card]
    return tuple([each for each in table.bound if table.host[each] == card and not is_downgrade(table, each)])


def downgrades_on(table: Table, card: int) -> tuple[int, ...]:
    """The downgrades on a card, of all players; the newest comes last."""
    return tuple([each for each in table.bound if table.host[each] == card and is_downgrade(table, each)])


def all_on(table: Table, card: int) -> tuple[int, ...]:
    """The upgrades on a card, then its downgrades."""
    if not table.bound:
        return table.upgrades[card] if card < len(table.damage) else ()
    return upgrades_on(table, card) + downgrades_on(table, card)


def bound_of(table: Table, seat: int) -> tuple[int, ...]:
    """The downgrades that a seat controls, wherever they lie, and the upgrades on its supports (DST-DWN-03)."""
    if not table.bound:
        return ()
    return tuple([card for card in table.bound if table.controller(card) == seat])
