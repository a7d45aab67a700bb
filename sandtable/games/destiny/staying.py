"""Cards that cannot be discarded from play, and those discarded in place of others (DST-CAN-01, DST-RPE-01)."""

from __future__ import annotations

from sandtable.games.destiny.attached import upgrades_on
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING


def can_go(table: Table, card: int) -> bool:
    """True for a card that may be discarded from play."""
    printed = table.setup.prints[card]
    return not printed.stays_in_play and table.placed[card] >= printed.stays_below


def one_in_place_of(table: Table, card: int) -> int:
    """The upgrade that is discarded in place of a support in play; NOTHING without one."""
    if table.bound and not table.is_character(card):
        for upgrade in upgrades_on(table, card):
            if table.setup.prints[upgrade].goes_for_its_host:
                return upgrade
    return NOTHING
