"""Step 3 of a classic round: the revealed cards in the order of priorities (SPB-RND-11, 12, 14)."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.actions.change import CHANGING
from sandtable.games.space_bastards.actions.eating import EATING_ACTION
from sandtable.games.space_bastards.actions.love import LOVING
from sandtable.games.space_bastards.actions.migration import MIGRATING
from sandtable.games.space_bastards.actions.mutation import MUTATING
from sandtable.games.space_bastards.actions.shooting import SHOOTING_ACTION
from sandtable.games.space_bastards.actions.trading import NEGOTIATING, TRADING
from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.lines import TOLD_ACTION, TOLD_DECLINED, TOLD_NO_TARGET
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import CHANGE, NOBODY, NOTHING

NODES: Final[list[Node]] = [LOVING, SHOOTING_ACTION, EATING_ACTION, TRADING, NEGOTIATING, MIGRATING, MUTATING, CHANGING]
"""The node of each relationship's action."""


class Actions(Node):
    """Runs the actions; `many` counts the actions begun."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.many == 0:
            frame.numbers = in_priority(table)
        if table.telling:
            tell_if_idle(table)
        if frame.many == len(frame.numbers):
            table.frames.pop()
            return
        relationship, seat = divmod(frame.numbers[frame.many], 8)
        frame.many += 1
        if table.telling:
            table.tell(TOLD_ACTION, seat, (relationship, *pair_of(table, relationship)))
        table.start(NODES[relationship], seat)


def tell_if_idle(table: Table) -> None:
    """Say so where nothing came of the action that has just ended: its player declined, or had nothing to choose."""
    if table.told and table.told[-1].kind == TOLD_ACTION:
        action = table.told[-1]
        seat = NOBODY if action.numbers[0] == CHANGE else action.seat
        table.tell(TOLD_NO_TARGET if action.decision == table.steps else TOLD_DECLINED, seat)


def in_priority(table: Table) -> tuple[int, ...]:
    """Actions as relationship * 8 + seat; Relationship Change happens once for all its players (SPB-CHG-05)."""
    found: list[int] = []
    seats = table.in_order(table.starter)
    planned = table.planned
    by_anybody = 0
    for cards in planned:
        by_anybody |= cards
    for relationship in table.setup.priorities:
        if not by_anybody >> relationship & 1:
            continue
        players = [seat for seat in seats if planned[seat] >> relationship & 1]
        if relationship == CHANGE:
            players = players[:1]
        found.extend([relationship * 8 + seat for seat in players])
    return tuple(found)


def pair_of(table: Table, relationship: int) -> tuple[int, int]:
    """The races attached at this moment (SPB-GEN-07)."""
    if relationship == CHANGE:
        return (NOTHING, NOTHING)
    return (table.left(relationship), table.right(relationship))


ACTIONS: Final = Actions()
