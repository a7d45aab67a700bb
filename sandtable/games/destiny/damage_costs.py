"""Indirect damage to oneself as the cost of a die's side (DST-IND-23)."""

from __future__ import annotations

from sandtable.games.destiny.prints import raised
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, WHILE_DIE_DAMAGE


def side_damage(table: Table, card: int, side: int, die: int = NOTHING) -> int:
    """The damage for one side of a card's die, or of this one, never less than 0 (DST-VAL-09)."""
    damage = table.setup.prints[card].indirect_costs[side]
    if damage and table.watch[WHILE_DIE_DAMAGE]:
        return max(0, damage - raised(table, WHILE_DIE_DAMAGE, card, 0, die))
    return damage


def die_damage(table: Table, die: int) -> int:
    """The damage for the side that a die in a pool shows."""
    return side_damage(table, table.setup.card_of[die], table.face[die], die)


def die_costs(table: Table, die: int) -> int:
    """The whole cost of the side that a die shows, in resources and in damage (D-560)."""
    return table.die_cost(die) + die_damage(table, die)
