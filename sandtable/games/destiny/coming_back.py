"""Characters that come back from out of the game."""

from __future__ import annotations

from sandtable.games.destiny.dice_moves import dice_brought, put_die
from sandtable.games.destiny.elite import lose_gains
from sandtable.games.destiny.gained_dice import gainer_of
from sandtable.games.destiny.lines import TOLD_BACK
from sandtable.games.destiny.sides_up import characters_of
from sandtable.games.destiny.state import Table, changed
from sandtable.games.destiny.terms import AFTER_TEAM_CHANGED, ON_CARD
from sandtable.games.destiny.triggers import happened, watch


def return_character(table: Table, character: int) -> None:
    """Return a defeated character as it was at the start (D-25), to its old place in the team of its owner.

    Characters that this player has taken from others stay behind the own ones (DST-CHC-07).
    """
    seat = table.setup.owner[character]
    team = table.teams[seat]
    back = [other for other in characters_of(table, seat) if other in team or other == character]
    back += [other for other in team if other not in back]
    table.teams = changed(table.teams, seat, tuple(back))
    lose_gains(table, character)
    for die in dice_brought(table, character):
        if gainer_of(table, die) >= 0:
            continue
        put_die(table, die, ON_CARD)
    watch(table, character)
    if table.telling:
        table.tell(TOLD_BACK, seat, (character,))
    happened(table, AFTER_TEAM_CHANGED, character, seat)
