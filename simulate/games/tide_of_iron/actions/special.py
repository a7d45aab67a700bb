from __future__ import annotations

from typing import Final

from simulate.games.tide_of_iron.state import Table

NAMES: Final = ("dig",)


def specials(table: Table, unit: int) -> list[int]:
    return []


def begin(table: Table, unit: int, kind: int) -> None:
    pass
