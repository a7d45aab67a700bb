"""What all locations have in common."""

from __future__ import annotations

from simulate.games.mafia_city.frames import Frame, Node
from simulate.games.mafia_city.state import Table
from simulate.games.mafia_city.terms import DECLINE, NOTHING


class Place(Node):
    """The last steps of an evaluation; the frame's seat is who controls the location, NOBODY if nobody does."""

    def __init__(self, number: int) -> None:
        self.number = number

    def says(self) -> str:
        """Its effect, one sentence."""
        raise NotImplementedError


class Offer(Place):
    """A location whose effect is one yes or no (MAF-LOC-09, MAF-D13)."""

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
        """Whether it can change something for the controller."""
        return True

    def carry_out(self, table: Table, seat: int) -> None:
        """The effect."""
        raise NotImplementedError

    def without_control(self, table: Table) -> None:
        """What happens when nobody controls the location."""
