# interpreted: shows games to people
"""The yield of a pair, the planet of a dock and the price of a second card, beside the options that choose them."""

from __future__ import annotations

from sandtable.engine.words import counted
from sandtable.games.space_bastards.actions import trading
from sandtable.games.space_bastards.actions.migration import MIGRATING
from sandtable.games.space_bastards.actions.trading import NEGOTIATING, TRADING, sharers
from sandtable.games.space_bastards.frames import Frame
from sandtable.games.space_bastards.names import planet_name, player
from sandtable.games.space_bastards.phases.planning import PLANNING, is_double
from sandtable.games.space_bastards.ships import LOAD, SAILING, WHICH
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import NO, OFF_BOARD, TRADE


def note_of(table: Table, option: int) -> str:
    """The words for an option of the open question; empty for most."""
    frame = table.frames[-1]
    if frame.node is PLANNING:
        return f"costs {table.setup.costs.second_action} money" if is_double(option) else ""
    if option == NO:
        return ""
    if frame.node in (TRADING, NEGOTIATING):
        return _pair(table, frame, option)
    if frame.node in (SAILING, MIGRATING) and frame.step != WHICH and option < LOAD:
        return _dock(table, option)
    return ""


def _pair(table: Table, frame: Frame, option: int) -> str:
    """The gain of a pair that is announced; an own one, or one with the neutral player, is paid in any case."""
    if frame.step == trading.ANSWER:
        return ""
    partner = option // 2
    gain = "1 money" if frame.what == TRADE else counted(1, "point")
    if len(sharers(table, frame.seat, partner)) == 1:
        return f"brings you {gain}"
    return f"brings you and {player(table, partner)} {gain} each, if {player(table, partner)} agrees"


def _dock(table: Table, field: int) -> str:
    planet = table.setup.docks[field]
    return f"dock of {planet_name(table, planet)}" if planet != OFF_BOARD else ""
