"""Conditions of an "if" inside an ability (D-73)."""

from __future__ import annotations

from simulate.games.destiny.frames import Frame
from simulate.games.destiny.state import Table
from simulate.games.destiny.words.joints import Condition


class AttachedHasNoShields(Condition):
    """The character the upgrade is attached to has no shield on it."""

    def holds(self, table: Table, frame: Frame) -> bool:
        host = table.host[frame.card]
        return host >= 0 and table.shields[host] == 0

    def says(self) -> str:
        return "attached character has no shields"
