"""Names of things for options, prompts and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulate.games.destiny.frames import Pending
from simulate.games.destiny.terms import SYMBOL_NAMES

if TYPE_CHECKING:
    from simulate.games.destiny.state import Table


def owned(table: Table, words: str, seat: int) -> str:
    """The name of a thing, with its player where there are several opponents."""
    return words if table.setup.seats == 2 else f"{words} (Player {seat + 1})"


def die_name(table: Table, die: int) -> str:
    """A die in words: "Kylo Ren die (2 melee for 1)"."""
    title = table.setup.prints[table.setup.card_of[die]].title
    return f"{title} die ({side_name(table, die, table.face[die])})" if table.face[die] >= 0 else f"{title} die"


def side_name(table: Table, die: int, side: int) -> str:
    """A side in words: "+2 melee for 1"; "blank"."""
    printed = table.setup.prints[table.setup.card_of[die]]
    symbol = SYMBOL_NAMES[printed.symbols[side]]
    if symbol in ("blank", "special"):
        words = symbol
    else:
        value = table.side_value(table.setup.card_of[die], side)
        words = f"{'+' if printed.modifiers[side] else ''}{value} {symbol}"
    return words + (f" for {printed.costs[side]}" if printed.costs[side] else "")


def pending_name(table: Table, pending: Pending) -> str:
    """A waiting ability in words: its card and its effect."""
    return f"{table.setup.prints[pending.card].title}: {pending.node.says()}"
