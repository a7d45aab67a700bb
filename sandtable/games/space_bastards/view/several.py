# interpreted: shows games to people
"""The choice of one or two action cards, which is one option for each pair."""

from __future__ import annotations

from sandtable.engine.several import Part, Tick
from sandtable.games.space_bastards.names import cards
from sandtable.games.space_bastards.phases.planning import PLANNING
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.view.names import action_at, squares_of


def part_of(table: Table) -> Part | None:
    """The choice of the action cards of a round, which is a single question."""
    frame = table.frames[-1]
    if frame.node is not PLANNING:
        return None
    price = table.setup.costs.second_action
    return Part((PLANNING, table.asker), 0, f"Which action card do you play, or which two for {price} money?")


def ticks_of(table: Table, option: int) -> tuple[Tick, ...]:
    """The one or two cards of an option."""
    names = [(card, action_at(table.asker, card)) for card in squares_of(option)]
    return tuple(Tick(name, cards(1 << card), (name,)) for card, name in names)
