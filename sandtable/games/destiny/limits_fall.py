"""Health or a limit has fallen: characters without health left are defeated, what is too much is given up."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.defeat import DEFEATING, begin_defeat
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.limits import FALLS, has_too_many, health_of, most_shields, upgrades_to_give_up
from sandtable.games.destiny.moves import discard_from_play
from sandtable.games.destiny.names import card_name, own_name, own_title
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_SHIELDS_REMOVED, NOBODY, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.uniqueness import frees_copies, too_many


class LimitsFall(Node):
    """Gives up upgrades, shields and copies over their limits, then defeats characters (DST-DFX-01, DST-LIM-02, EX-180,
    D-207).

    `card` is the card that no longer adds to them; `many` is the character that has too many upgrades, or NOTHING.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 1:
            frame.step = 0
            discard_from_play(table, frame.answer)
            return
        for seat, team in enumerate(table.teams):
            for character in team:  # nothing changes the limits of supports
                if has_too_many(table, character):
                    frame.step = 1
                    frame.many = character
                    table.put(seat, upgrades_to_give_up(table, character))
                    return
                most = most_shields(table, character)
                lost = table.shields[character] - most
                if lost > 0:
                    table.own_shields()[character] = most
                    happened(table, AFTER_SHIELDS_REMOVED, character, NOBODY, lost)
        copies = too_many(table, frame.seat, frame.card) if frees_copies(table, frame.card) else []
        if copies:
            frame.step = 1
            frame.many = NOTHING
            table.put(frame.seat, copies)
            return
        table.frames.pop()
        doomed = tuple([character for team in table.teams for character in team if is_doomed(table, character)])
        if doomed:
            begin_defeat(table, doomed)

    def outlives_its_seat(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "give up what is over a limit"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.many == NOTHING:
            return f"Keep one {own_title(table, frame.card)}, which is unique: give up which?"
        return f"Discard which upgrade of {own_name(table, frame.many)}? There are too many"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.many == NOTHING:
            host = table.host[option]
            return f"{card_name(table, option)} on {own_name(table, host)}" if host >= 0 else card_name(table, option)
        return own_title(table, option)


def is_doomed(table: Table, character: int) -> bool:
    """True where a character has no health left and is not being defeated already."""
    if table.damage[character] < health_of(table, character):
        return False
    return not any(frame.node is DEFEATING and character in frame.numbers for frame in table.frames)


LIMITS_FALL: Final = LimitsFall()
FALLS.step = LIMITS_FALL
