"""Assaults on the hex (1, 0) for tests of Tide of Iron: who stands where, and dice that win or lose it."""

from __future__ import annotations

from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import AMERICAN, ENTRENCHMENT, GERMAN
from tests.support.tide_of_iron import a_ground, a_squad, a_table
from tests.support.tide_of_iron_actions import assault_pools, storm_as

ATTACKER = a_squad(AMERICAN, (0, 0))
ELITES = a_squad(AMERICAN, (0, 0), "4 elite")
SUPPORTER = a_squad(AMERICAN, (0, 1))
DEFENDER = a_squad(GERMAN, (1, 0))
OTHER_DEFENDER = a_squad(GERMAN, (1, 0), "4 elite")
"""The hex (1, 0) is next to (0, 0), (0, 1), (1, 1), (2, 0), (2, -1) and (1, -1)."""


def places(table: Table, *units: int) -> list[str]:
    return [table.setup.ground.names[table.where[unit]] for unit in units]


def win(table: Table) -> None:
    """All attack dice hit, no die of the defenders does."""
    black, red, back = assault_pools(table)
    storm_as(table, [6] * black, [1] * red, [1] * back)


def lose(table: Table) -> None:
    """No die of anybody hits."""
    black, red, back = assault_pools(table)
    storm_as(table, [1] * black, [1] * red, [1] * back)


def hidden_hex() -> Table:
    """An open squad and a concealed medic squad in an entrenchment, assaulted by elites."""
    hidden = a_squad(GERMAN, (1, 0), "3 elite", "medic", inside=ENTRENCHMENT, is_concealed=True)
    return a_table(a_ground(), ELITES, DEFENDER, hidden)
