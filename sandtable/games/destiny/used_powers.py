"""The Power Actions that were used in this round (section 22 of the rules of later sets)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.kept_choices import forget_choices
from sandtable.games.destiny.lines import TOLD_POWER_ACTION
from sandtable.games.destiny.piloting import pilots_no_longer
from sandtable.games.destiny.state import Table, holds

FIRST: Final = -1
"""The place that stands for the first Power Action of a card."""
ABILITY_SPAN: Final = 16


def mark_of(table: Table, card: int, at: int) -> int:
    """The mark of a used Power Action: its card, or for a further one of the same card a number below 0 (D-424)."""
    if at <= 0:
        return card
    powers = table.setup.prints[card].power_actions
    if all([not powers >> before & 1 for before in range(at)]):
        return card
    return -(card * ABILITY_SPAN + at) - 1


def is_used(table: Table, card: int, at: int) -> bool:
    """True where the Power Action in this place of a card was used in this round."""
    return len(table.used) > 0 and holds(table.used, mark_of(table, card, at))


def use_power(table: Table, seat: int, card: int, at: int = FIRST) -> None:
    """Note that a seat uses a Power Action of a card (DST-POW-02, D-216)."""
    mark = mark_of(table, card, at)
    if not holds(table.used, mark):
        table.used += (mark,)
    if table.telling:
        table.tell(TOLD_POWER_ACTION, seat, (card,))


def renew(table: Table, card: int) -> None:
    """Forget the deeds of a card leaving play, and what was chosen for it: it comes back as a new card (DST-POW-05,
    DST-PIL-04).
    """
    pilots_no_longer(table, card)
    forget_choices(table, card)
    if table.used:
        table.used = tuple([mark for mark in table.used if card_of(mark) != card])


def card_of(mark: int) -> int:
    return mark if mark >= 0 else (-mark - 1) // ABILITY_SPAN
