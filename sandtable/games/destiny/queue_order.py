"""Two questions between the steps of other work: the order of abilities, and the choice of an opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.destiny.frames import Frame, Node, Pending
from sandtable.games.destiny.names import pending_name
from sandtable.games.destiny.terms import NOBODY, NOTHING

if TYPE_CHECKING:
    from sandtable.games.destiny.state import Table

WHOSE: Final = 2
"""The step of a node that asks whose abilities come first; their seats are the options."""
WHOSE_FIRST: Final = "Whose abilities come first?"


def are_of_several(entries: tuple[Pending, ...]) -> bool:
    """True for abilities of more than one player."""
    return any(entry.seat != entries[0].seat for entry in entries)


def seats_of(entries: tuple[Pending, ...]) -> list[int]:
    """The players of these abilities, by seat."""
    return sorted({entry.seat for entry in entries})


def player(seat: int) -> str:
    return f"Player {seat + 1}"


def next_of(table: Table, frame: Frame) -> int:
    """The place of the ability that comes next of those that wait in a frame; -1 while a player is asked.

    By rules v1.1 the frame's seat chooses among all of them. By v2.4 it chooses a player, `it` of the frame, who then
    chooses among their own (DST-SML-01).
    """
    waiting = frame.waiting
    if len(waiting) == 1:
        return 0
    places = [at for at in range(len(waiting))]
    seat = frame.seat
    if table.setup.rules.players_order_their_own:
        if are_of_several(waiting) and not any(entry.seat == frame.it for entry in waiting):
            frame.step = WHOSE
            table.put(seat, seats_of(waiting))
            return NOTHING
        seat = frame.it if are_of_several(waiting) else waiting[0].seat
        places = [at for at in places if waiting[at].seat == seat]
    if len(places) > 1:
        frame.step = 1
        table.put(seat, places)
        return NOTHING
    return places[0]


class LineUp(Node):
    """Puts the abilities of one occurrence into the queue, in the order that the deciding player chooses (DST-QUE-07).

    Its frame is pushed between two steps, as soon as the occurrence has happened; frames below don't change. Where
    each player orders their own abilities, the deciding one says first in which order the players come (DST-SML-01).
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.waiting = table.lining[0].entries
            table.lining = table.lining[1:]
            if frame.seat == NOBODY:
                self._demand(table, frame.waiting[0])
                return
        elif frame.step == WHOSE:
            frame.it = frame.answer
        else:
            self._enter(table, frame, frame.answer)
        while frame.waiting:
            chosen = next_of(table, frame)
            if chosen < 0:
                return
            self._enter(table, frame, chosen)
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

    def prompt(self, table: Table, frame: Frame) -> str:
        return WHOSE_FIRST if frame.step == WHOSE else Node.prompt(self, table, frame)

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return player(option) if frame.step == WHOSE else pending_name(table, frame.waiting[option])


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
        return player(option)


LINE_UP: Final = LineUp()
WHICH_OPPONENT: Final = WhichOpponent()
