"""Two questions between the steps of other work: the order of abilities, and the choice of an opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.destiny.frames import Frame, Node, Pending
from sandtable.games.destiny.names import pending_name
from sandtable.games.destiny.terms import NOBODY, NOTHING

if TYPE_CHECKING:
    from sandtable.games.destiny.state import Table


class LineUp(Node):
    """Puts the abilities of one occurrence into the queue, in the order that the deciding player chooses (DST-QUE-07).

    Its frame is pushed between two steps, as soon as the occurrence has happened; frames below don't change.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.waiting = table.lining[0].entries
            table.lining = table.lining[1:]
            if frame.seat == NOBODY:
                self._demand(table, frame.waiting[0])
                return
        else:
            self._enter(table, frame, frame.answer)
        if len(frame.waiting) > 1:
            frame.step = 1
            table.put(frame.seat, list(range(len(frame.waiting))))
            return
        self._enter(table, frame, 0)
        table.frames.pop()

    def _demand(self, table: Table, choice: Pending) -> None:
        """Replace this frame by a choice that the rules demand at once."""
        table.frames.pop()
        frame = table.start(choice.node, choice.seat, choice.card)
        frame.it = choice.it
        frame.many = choice.many

    def _enter(self, table: Table, frame: Frame, chosen: int) -> None:
        table.queue += (frame.waiting[chosen],)
        frame.waiting = frame.waiting[:chosen] + frame.waiting[chosen + 1 :]

    def says(self, they: bool = False) -> str:
        return "choose which ability enters the queue next"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return pending_name(table, frame.waiting[option])


class WhichOpponent(Node):
    """The choice of an opponent for words about "an opponent" in a free-for-all; `numbers` holds the seats."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer == NOTHING:
            table.put(frame.seat, list(frame.numbers))
            return
        table.frames.pop()
        table.frames[-1].rival = frame.answer

    def says(self, they: bool = False) -> str:
        return "choose an opponent"

    def prompt(self, table: Table, frame: Frame) -> str:
        whom = "player" if frame.seat in frame.numbers else "opponent"
        return f"{table.setup.prints[frame.card].title}: which {whom}?" if frame.card >= 0 else f"Which {whom}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return f"Player {option + 1}"


LINE_UP = LineUp()
WHICH_OPPONENT = WhichOpponent()
