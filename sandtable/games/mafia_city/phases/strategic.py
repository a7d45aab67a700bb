"""The Strategic Phase: every player decides which Mafiosi to take back (section 8)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import moves
from sandtable.games.mafia_city.frames import Frame, Node
from sandtable.games.mafia_city.names import mafioso, place, player
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import DECLINE, LOCATIONS, NOBODY, NOTHING, STRIDE

CHOOSE: Final = 0
CHOSEN: Final = 1


class StrategicPhase(Node):
    """Handles the locations one by one. The frame's seat held the Mayor at the start; NOBODY: number order
    (MAF-STR-02).

    An empty location needs no decision: its cube is removed at once.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOSEN:
            frame.step = CHOOSE
            table.start(WITHDRAWING, frame.seat, frame.take())
            return
        options = self.options(table, frame)
        if not options:
            table.cubes = 0
            table.finish(NOTHING)
            return
        frame.step = CHOSEN
        if frame.seat == NOBODY:
            frame.answer = options[0]
        else:
            table.choose(frame, frame.seat, options)

    def options(self, table: Table, frame: Frame) -> list[int]:
        return [location for location in LOCATIONS if table.has_cube(location) and table.columns[location]]

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Mayor: choose the location where Mafiosi are taken back next"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return place(option)

    def begins_something(self, frame: Frame) -> bool:
        return True


class Withdrawing(Node):
    """One location: each player with a Mafioso there decides once (MAF-STR-03 to 08).

    `picked` holds the players who have decided.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOSEN:
            frame.step = CHOOSE
            seat = frame.take()
            frame.picked = (*frame.picked, seat)
            table.start(TAKING, seat, frame.location, len(table.columns[frame.location]))
            return
        options = self.options(table, frame)
        if not options:
            table.cubes &= ~(1 << frame.location)
            table.finish(NOTHING)
            return
        frame.step = CHOSEN
        if frame.seat == NOBODY:
            frame.answer = options[0]
        else:
            table.choose(frame, frame.seat, options)

    def options(self, table: Table, frame: Frame) -> list[int]:
        """Players who have not decided yet, clockwise from the starting player."""
        found: list[int] = []
        waiting = 0
        for owner in table.columns[frame.location]:
            waiting |= 1 << owner
        for decided in frame.picked:
            waiting &= ~(1 << decided)
        seats = table.setup.seats
        seat = table.starting
        while waiting:
            if waiting >> seat & 1:
                found.append(seat)
                waiting &= ~(1 << seat)
            seat = seat + 1 if seat + 1 < seats else 0
        return found

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Mayor: choose who decides next at {place(frame.location)}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return player(option)

    def begins_something(self, frame: Frame) -> bool:
        return True


class Taking(Node):
    """One player takes back any own Mafiosi of one column, the upper ones first (MAF-STR-05, MAF-D16).

    Only Mafiosi lower than `many` places from the bottom remain to be decided.
    """

    def step(self, table: Table, frame: Frame) -> None:
        answer = frame.take()
        if answer == DECLINE:
            table.finish(NOTHING)
            return
        if answer != NOTHING:
            moves.take_back(table, answer)
            frame.many = answer % STRIDE
        options = self.options(table, frame)
        if len(options) > 1:
            table.put(frame.seat, options)
        else:
            table.finish(NOTHING)

    def options(self, table: Table, frame: Frame) -> list[int]:
        """The options: to leave the rest, or to take the uppermost of a group of equal neighbours."""
        found = [DECLINE]
        column = table.columns[frame.location]
        above = NOBODY
        for index in range(frame.many - 1, -1, -1):
            if column[index] == frame.seat and above != frame.seat:
                found.append(frame.location * STRIDE + index)
            above = column[index]
        return found

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Take Mafiosi back from {place(frame.location)}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "take no more" if option == DECLINE else f"take {mafioso(table, option)}"

    def begins_something(self, frame: Frame) -> bool:
        return True


STRATEGIC_PHASE_NODE: Final = StrategicPhase()
WITHDRAWING: Final = Withdrawing()
TAKING: Final = Taking()
