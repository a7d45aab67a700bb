"""The Power Actions that were used in this round (section 22 of the rules of later sets)."""

from __future__ import annotations

from sandtable.games.destiny.kept_choices import forget_choices
from sandtable.games.destiny.lines import TOLD_POWER_ACTION
from sandtable.games.destiny.piloting import pilots_no_longer
from sandtable.games.destiny.state import Table, holds


def use_power(table: Table, seat: int, card: int) -> None:
    """Note that a seat uses the Power Action of a card (DST-POW-02, D-216)."""
    if not holds(table.used, card):
        table.used += (card,)
    if table.telling:
        table.tell(TOLD_POWER_ACTION, seat, (card,))


def renew(table: Table, card: int) -> None:
    """Forget the deeds of a card leaving play, and what was chosen for it: it comes back as a new card (DST-POW-05,
    DST-PIL-04).
    """
    pilots_no_longer(table, card)
    forget_choices(table, card)
    if holds(table.used, card):
        table.used = tuple([other for other in table.used if other != card])
