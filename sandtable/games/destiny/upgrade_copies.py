"""Two copies of an upgrade or downgrade on one card: which die is set aside with one of them (DST-DLP-03, D-22)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import all_on
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.names import side_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.triggers import demand


def offer_twins(table: Table, card: int) -> None:
    """Let the controller choose the die to set aside before an upgrade leaves play, if it makes a difference."""
    host = table.host[card]
    dice = table.setup.dice_of[card]
    if host < 0 or not dice or table.face[dice[0]] < 0:
        return
    die = dice[0]
    if twins_of(table, host, die, table.face[die]):
        demand(table, TWINS, table.controller(card), host, die, table.face[die])


def twins_of(table: Table, host: int, die: int, side: int) -> list[int]:
    """Dice in the pool of the other copies on this character, one for each side other than `side` that they show."""
    card = table.setup.card_of[die]
    found: list[int] = []
    seen = [side]
    for other in all_on(table, host):
        if other != card and table.setup.prints[other] is table.setup.prints[card]:
            for twin in table.setup.dice_of[other]:
                if table.face[twin] >= 0 and table.face[twin] not in seen:
                    seen.append(table.face[twin])
                    found.append(twin)
    return found


class Twins(Node):
    """The choice; `card` is the character, `it` the die of the copy that has left, `many` the side of that die."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer == NOTHING:
            twins = twins_of(table, frame.card, frame.it, frame.many)
            if twins:  # the other copies may have left as well meanwhile
                table.put(frame.seat, [frame.it, *twins])
                return
            frame.answer = frame.it
        table.frames.pop()
        if frame.answer != frame.it:
            self._trade(table, frame.it, frame.answer, frame.many)

    def _trade(self, table: Table, gone: int, kept: int, side: int) -> None:
        """Swap the dice, so that the remaining die belongs to the remaining copy."""
        table.own_face()[kept] = side
        was_resolved = gone in table.resolved
        table.resolved = tuple([gone if die == kept else die for die in table.resolved if die != gone])
        if was_resolved:
            table.resolved += (kept,)
        if table.staying == gone:
            table.staying = kept
        for frame in table.frames:
            frame.words().trade(frame, gone, kept)

    def says(self, they: bool = False) -> str:
        return "choose which die is set aside"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"{table.setup.prints[table.setup.card_of[frame.it]].title}: which die is set aside?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        title = table.setup.prints[table.setup.card_of[option]].title
        side = frame.many if option == frame.it else table.face[option]
        return f"{title} die ({side_name(table, option, side)})"


TWINS: Final = Twins()
