"""The base of all locations."""

from __future__ import annotations

from sandtable.games.mafia_city.frames import Frame, Node
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import DECLINE, NOTHING


class Place(Node):
    """The last steps of an evaluation; the frame's seat controls the location, NOBODY without control."""

    def __init__(self, number: int) -> None:
        self.number = number

    def says(self) -> str:
        """The effect of the location, one sentence."""
        raise NotImplementedError


class Offer(Place):
    """A location with an effect that the controller accepts or declines (MAF-LOC-09, MAF-D13)."""

    def step(self, table: Table, frame: Frame) -> None:
        answer = frame.take()
        if answer == NOTHING:
            self._offer(table, frame)
            return
        table.finish(NOTHING)
        if answer != DECLINE:
            self.carry_out(table, frame.seat)

    def _offer(self, table: Table, frame: Frame) -> None:
        if frame.seat < 0:
            self.without_control(table)
        elif self.is_offered(table, frame.seat):
            table.put(frame.seat, self.options(table, frame))
            return
        table.finish(NOTHING)

    def options(self, table: Table, frame: Frame) -> list[int]:
        return [self.number, DECLINE]

    def is_offered(self, table: Table, seat: int) -> bool:
        """True where the effect would change something for the controller."""
        return True

    def carry_out(self, table: Table, seat: int) -> None:
        """Carry out the effect for the controller."""
        raise NotImplementedError

    def without_control(self, table: Table) -> None:
        """Carry out the consequence of a location without control."""
