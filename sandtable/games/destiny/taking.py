"""A card changes hands: a player takes control of a support or a character in play (DST-CHC-01 to 09)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import upgrades_on
from sandtable.games.destiny.beside import leave_beside
from sandtable.games.destiny.control import claim_card, follow_owner
from sandtable.games.destiny.defeat import begin_defeat
from sandtable.games.destiny.dice_moves import home, put_die
from sandtable.games.destiny.elimination import eliminate
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.gained_dice import gained_by, gainer_of
from sandtable.games.destiny.limits import is_anything_raised, look_at_limits
from sandtable.games.destiny.lines import TOLD_END, TOLD_TAKE
from sandtable.games.destiny.moves import discard_from_play
from sandtable.games.destiny.names import card_name, own_title
from sandtable.games.destiny.state import Table, changed, holds
from sandtable.games.destiny.terms import AFTER_TEAM_CHANGED, DEFEAT, NOTHING, ON_CARD, WHILE_BESIDE
from sandtable.games.destiny.triggers import demand, happened
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.uniqueness import too_many


def take_card(table: Table, card: int, seat: int) -> bool:
    """Let a seat control a support, a character or a plot in play; False where it does so already.

    The card stays as it is, with what is on it; its dice and those of its upgrades lie on their cards (DST-CHC-02, 03,
    D-257, D-258). A die that another card has gained is not one of them (D-403).
    """
    old = table.area(card)
    if old == seat or table.host[card] >= 0 or not table.is_in_play(card):
        return False
    for each in (card, *upgrades_on(table, card)):
        for die in table.setup.dice_of[each]:
            if table.face[die] >= 0 and gainer_of(table, die) < 0:
                put_die(table, die, ON_CARD)
        for die in gained_by(table, each):
            put_die(table, die, home(table, die))
    change_place(table, card, old, seat)
    if table.setup.owner[card] == seat:
        follow_owner(table, card)
    else:
        claim_card(table, card, seat)
    if table.telling:
        table.tell(TOLD_TAKE, seat, (card,))
    if is_anything_raised(table):
        look_at_limits(table, card)
    for each in (card, *upgrades_on(table, card)):
        keep_one(table, seat, each)
    if table.watch[WHILE_BESIDE]:
        leave_beside(table)
    if not table.teams[old]:
        lose_all(table, old)
    return True


def change_place(table: Table, card: int, old: int, seat: int) -> None:
    """Move a card in play from the play area of one seat to that of another one."""
    if table.is_character(card):
        table.teams = changed(table.teams, old, without(table.teams[old], card))
        table.teams = changed(table.teams, seat, (*table.teams[seat], card))
        happened(table, AFTER_TEAM_CHANGED, card, seat)
    elif table.plots and holds(table.plots[old], card):
        table.plots = changed(table.plots, old, without(table.plots[old], card))
        table.plots = changed(table.plots, seat, (*table.plots[seat], card))
    else:
        table.supports = changed(table.supports, old, without(table.supports[old], card))
        table.supports = changed(table.supports, seat, (*table.supports[seat], card))


def lose_all(table: Table, seat: int) -> None:
    """Let a player who controls no character any more lose at once (DST-CHC-06, D-275)."""
    standing = [other for other in range(table.setup.seats) if table.teams[other]]
    if len(standing) > 1:
        eliminate(table, seat, DEFEAT)
        return
    table.end(standing[0], DEFEAT)
    if table.telling:
        table.tell(TOLD_END, standing[0], (DEFEAT,))


def keep_one(table: Table, seat: int, card: int) -> None:
    """Let a player who has got a second unique card of a title give one of them up (DST-NAM-01, DST-CHC-08)."""
    if too_many(table, seat, card):
        demand(table, KEEP_ONE, seat, card, NOTHING, 0)


class KeepOne(Node):
    """The choice of the unique card to give up; a character that is given up is defeated (DST-NAM-01)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer == NOTHING:
            found = too_many(table, frame.seat, frame.card)
            if found:
                table.put(frame.seat, found)
                return
        table.frames.pop()
        if frame.answer == NOTHING:
            return
        if table.is_character(frame.answer):
            begin_defeat(table, (frame.answer,), is_by_words=True)
        else:
            discard_from_play(table, frame.answer)

    def says(self, they: bool = False) -> str:
        return "keep one of two unique cards"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Keep one {own_title(table, frame.card)}, which is unique: give up which?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return card_name(table, option)


KEEP_ONE: Final = KeepOne()
