"""The deeds of the scenario that have happened in a game; effects of no card keep them."""

from __future__ import annotations

from sandtable.games.tide_of_iron.setup import BOUGHT, Pool
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOTHING
from sandtable.games.tide_of_iron.words.modifiers import CLOSED, HAPPENED, ROUNDS


def times_done(table: Table, number: int) -> int:
    """The number of times that a deed has happened in this game."""
    return len([each for each in table.effects if each.kind == HAPPENED and each.amount // ROUNDS == number])


def is_to_come(table: Table, pool: Pool) -> bool:
    """True for a force that the scenario may still bring."""
    if pool.deed == NOTHING:
        return pool.arrives > table.round
    if pool.arrives == BOUGHT:
        return False
    return table.round <= table.setup.deeds[pool.deed].last and not times_done(table, pool.deed)


def is_bought(table: Table, pool: Pool) -> bool:
    """True for units of an army that its player has bought (D-TOI-189)."""
    return pool.arrives == BOUGHT and times_done(table, pool.deed) > pool.copy


def reshaping_deeds(table: Table) -> tuple[int, ...]:
    """The deeds that have changed the set-up of this game, in the order in which each happened last."""
    found: dict[int, int] = {}
    for effect in table.effects:
        if effect.kind == HAPPENED and table.setup.deeds[effect.amount // ROUNDS].reshapes:
            found.pop(effect.amount // ROUNDS, None)
            found[effect.amount // ROUNDS] = 1
    return tuple(found)


def reshape(table: Table) -> None:
    """Go on with the set-up that the deeds of this game have made (D-TOI-185 to 187)."""
    if table.setup.deeds:
        table.setup = table.setup.reshape(reshaping_deeds(table))


def is_closed(table: Table, hex: int) -> bool:
    """True for a hex that the scenario has closed in this game (D-TOI-174)."""
    for effect in table.effects:  # noqa: SIM110 - a generator would cost more than the loop
        if effect.kind == CLOSED and effect.amount == hex:
            return True
    return False
