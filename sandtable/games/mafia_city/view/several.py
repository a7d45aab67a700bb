# interpreted: shows games to people
"""The Mafiosi that a player takes back from a location, which the engine asks one after the other from above."""

from __future__ import annotations

from sandtable.engine.several import Part, Tick
from sandtable.games.mafia_city.names import mafiosi, place
from sandtable.games.mafia_city.phases.strategic import TAKING
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import STRIDE
from sandtable.games.mafia_city.view.city import mafioso_name


def part_of(table: Table) -> Part | None:
    """The choice of the Mafiosi that come back from one location."""
    frame = table.frames[-1]
    if frame.node is not TAKING:
        return None
    column, here = table.columns[frame.location], place(frame.location)
    prompt = f"Which of your {mafiosi(column.count(frame.seat))} at {here} do you take back?"
    return Part((frame.seat, frame.location), -frame.many, prompt)


def ticks_of(table: Table, option: int) -> tuple[Tick, ...]:
    """The Mafioso that an option takes; neighbours of one player mean the same."""
    if option < 0:
        return ()
    location, index = divmod(option, STRIDE)
    name = mafioso_name(location, index)
    return (Tick(name, table.word(option), (name,), f"{location}-{_lowest(table.columns[location], index)}"),)


def _lowest(column: tuple[int, ...], index: int) -> int:
    """The lowest place of a group: Mafiosi of one player that stand next to each other."""
    while index and column[index - 1] == column[index]:
        index -= 1
    return index
