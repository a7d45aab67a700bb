"""The question which action to take, as it is asked in a turn and out of turn."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import ACTION
from sandtable.games.destiny.actions.turn import action_name, ask_for_action, meaning
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import PASS

ANSWERED: Final = 1
ACTED: Final = 2


class AsksForAction(Node):
    """Asks the frame's seat for an action. Step 0 is the node's own: what comes before the question."""

    def ask_for_one(self, table: Table, frame: Frame) -> None:
        frame.step = ANSWERED
        ask_for_action(table, frame)

    def question(self, table: Table, frame: Frame) -> int:
        return ACTION

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == PASS

    def meaning(self, table: Table, frame: Frame, option: int) -> int:
        return meaning(table, option)

    def says(self, they: bool = False) -> str:
        return "take an action"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return action_name(table, option)
