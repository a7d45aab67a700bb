"""Plots on the table: cards of the team, in play from the set-up on (DST-PLT-07 to 10)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.limits import raise_no_longer
from sandtable.games.destiny.state import Table, changed
from sandtable.games.destiny.tokens import clear_tokens
from sandtable.games.destiny.triggers import unwatch
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.used_powers import renew


def more_at_start(table: Table, seat: int) -> int:
    """The resources that plots and characters add to those at the start of the game (DST-SET-05)."""
    setup = table.setup
    more = 0
    for owner in range(setup.seats):
        for card in setup.plots[owner] + setup.characters[owner]:
            printed = setup.prints[card]
            more += printed.resources_for_all
            if owner == seat:
                more += printed.resources_at_start
    return more


def set_plot_aside(table: Table, plot: int) -> None:
    """Set a plot in play aside (DST-PLT-08); it is ready again, should it ever come back."""
    owner = table.setup.owner[plot]
    unwatch(table, plot)
    raise_no_longer(table, plot)
    table.plots = changed(table.plots, owner, without(table.plots[owner], plot))
    moves.make_ready(table, plot)
    renew(table, plot)
    clear_tokens(table, plot)
    moves.leave_game(table, plot)
