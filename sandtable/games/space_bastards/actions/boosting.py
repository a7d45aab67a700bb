"""Actions that can be repeated at once for money (SPB-RND-13, SPB-LOV-06, SPB-SHO-05, SPB-EAT-03)."""

from __future__ import annotations

from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.lines import TOLD_BOOST, TOLD_DECLINED
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import NO, NOTHING


class Repeatable(Node):
    """An action that a boost repeats; `many` counts the times it was carried out."""

    def price(self, table: Table) -> int:
        """The price of the boost, in money."""
        raise NotImplementedError

    def deeds(self, table: Table, seat: int) -> list[int]:
        """The options of the action now."""
        raise NotImplementedError

    def carry_out(self, table: Table, seat: int, deed: int) -> None:
        """Carry out the chosen option."""
        raise NotImplementedError

    def step(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        if frame.answer == NOTHING:
            found = self.deeds(table, seat) if self._may_go_on(table, frame) else []
            if found:
                table.choose(frame, seat, [NO, *found])
            else:
                table.frames.pop()
        elif frame.answer == NO:
            table.frames.pop()
            if table.telling and not frame.many:
                table.tell(TOLD_DECLINED, seat, ())
        else:
            deed = frame.answer
            frame.answer = NOTHING
            self._pay(table, frame)
            self.carry_out(table, seat, deed)

    def _may_go_on(self, table: Table, frame: Frame) -> bool:
        """True before the first time, and before the second if the seat can pay (SPB-D12)."""
        return frame.many == 0 or (frame.many == 1 and table.money[frame.seat] >= self.price(table))

    def _pay(self, table: Table, frame: Frame) -> None:
        if frame.many:
            table.money[frame.seat] -= self.price(table)
            if table.telling:
                table.tell(TOLD_BOOST, frame.seat, (self.price(table),))
        frame.many += 1

    def once_more(self, table: Table, frame: Frame) -> str:
        """The words of the prompt about the boost."""
        return f" once more, for {self.price(table)} money" if frame.many else ""

    def begins_something(self, frame: Frame) -> bool:
        return True
