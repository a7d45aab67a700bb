# interpreted: temp
from __future__ import annotations

from simulate.engine.log import Event
from simulate.games.tide_of_iron.state import Table

ENDING_NAMES = ("", "condition", "points", "initiative", "no winner", "step budget")


def tell(table: Table) -> list[Event]:
    return []
