"""Set-aside cards that are added to a team or to a play area; they are not played (DST-ASD-07 to 10)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.beside import leave_beside
from sandtable.games.destiny.dice_moves import dice_brought, is_elite, put_die
from sandtable.games.destiny.lines import TOLD_ADDED
from sandtable.games.destiny.sides_up import characters_of
from sandtable.games.destiny.state import Table, changed
from sandtable.games.destiny.terms import AFTER_TEAM_CHANGED, ON_CARD, PLOT_CARD, SUPPORT_CARD, WHILE_BESIDE
from sandtable.games.destiny.triggers import happened, watch
from sandtable.games.destiny.uniqueness import is_barred_as_copy


def set_aside_of(table: Table, seat: int, codes: tuple[str, ...]) -> list[int]:
    """The cards with one of these codes that a seat has set aside, defeated non-elite characters among them (D-236)."""
    setup = table.setup
    lying = [card for card in table.aside if setup.owner[card] == seat and setup.prints[card].code in codes]
    for character in characters_of(table, seat):
        if setup.prints[character].code in codes and not table.is_in_play(character) and not is_elite(table, character):
            lying.append(character)
    return lying


def can_enter(table: Table, seat: int, card: int) -> bool:
    """False for a unique card of which the seat has a copy in play (DST-UNI-05)."""
    return not is_barred_as_copy(table, seat, card)


def add_from_aside(table: Table, seat: int, card: int) -> None:
    """Put a set-aside card into play, ready, with its dice on it: a character, a plot or a support (DST-ASD-08)."""
    table.aside = tuple([other for other in table.aside if other != card])
    if table.telling:
        table.tell(TOLD_ADDED, seat, (card,))
    kind = table.kind(card)
    if kind == SUPPORT_CARD:
        moves.enter_as_support(table, seat, card)
    else:
        if kind == PLOT_CARD:
            plots = table.plots or ((),) * table.setup.seats
            table.plots = changed(plots, seat, (*plots[seat], card))
        else:
            table.teams = changed(table.teams, seat, (*table.teams[seat], card))
        moves.make_ready(table, card)
        for die in dice_brought(table, card):
            put_die(table, die, ON_CARD)
        watch(table, card)
        if kind != PLOT_CARD:
            happened(table, AFTER_TEAM_CHANGED, card, seat)
    if table.watch[WHILE_BESIDE]:
        leave_beside(table)
