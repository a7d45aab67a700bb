"""Questions that a person answers at the open table: nothing that others may not see is needed for them.

Where several people play at one screen, such a question stands beside what everybody sees, and the screen is not passed
on. A question is open when it is the same, word for word, in every world that the other seats could imagine.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.dice import seeded
from sandtable.engine.game import TOGETHER
from simulate.models import SeatedGame
from simulate.watching.seat.seated import Table

WORLDS: Final = 6
"""Imagined worlds of each other seat that are compared. One in which the question differs is enough to say no."""


def is_open(game: SeatedGame, table: Table) -> bool:
    """Whether everybody at the table may see the open question with all its options."""
    asked = table.state.ask()
    if asked is None or table.seat not in game.people:
        return False
    return all(
        table.state.observe(seat).imagine(seeded("openly", len(table.decisions), seat, world)).ask() == asked
        for seat in range(len(game.players))
        if seat != table.seat
        for world in range(WORLDS)
    )


def is_secret(table: Table) -> bool:
    """Whether the answer stays hidden until others have answered too."""
    return table.state.question() == TOGETHER
