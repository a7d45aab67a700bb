"""Windows for hidden reactions: nobody learns from the course of a game who holds a card that could answer.

The rules ask only seats with a fitting card. At a table with several screens everybody who could hold one is asked, one
after the other: the real question where the rules ask it, otherwise to go on. Meanwhile all others see the table as it
was before, in every world the same, and the game goes on only when everybody has answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sandtable.engine.log import Event
from sandtable.engine.viewing import viewing_of


@dataclass(frozen=True)
class Window:
    """The time in which some seats may answer one event."""

    frozen: bytes
    """The stored state before the answer that opened it, which all others see."""
    order: tuple[int, ...]
    """All seats that could answer, as the rules ask them."""
    waiting: tuple[int, ...]
    """The people among them who have not answered, in this order."""
    hidden: int = 0
    """Lines of the log after the event, which nobody reads before the window is closed."""

    def as_json(self) -> dict[str, Any]:
        return {
            "frozen": self.frozen.decode("latin-1"),
            "order": self.order,
            "waiting": self.waiting,
            "hidden": self.hidden,
        }

    @classmethod
    def read(cls, kept: dict[str, Any]) -> Window:
        """The window that `as_json` has written."""
        frozen = kept["frozen"].encode("latin-1")
        return cls(frozen, tuple(kept["order"]), tuple(kept["waiting"]), kept["hidden"])


Windows = tuple[Window, ...]
"""The windows that are open, the oldest first. The rules may be ahead of the people: they ask for the newest one."""


def answered(windows: Windows, seat: int) -> Windows:
    """The windows after the person at this seat, who is the first to answer, has done so."""
    first, *later = windows
    assert first.waiting[0] == seat, f"seat {first.waiting[0]} answers, not seat {seat}"
    return still_open([replace(first, waiting=first.waiting[1:]), *later])


def followed(
    name: str, windows: Windows, frozen: bytes, events: Sequence[Event], people: Sequence[int], seats: int, reacts: int
) -> Windows:
    """Open a window for each event of an answer that seats could react to.

    `frozen` is the stored state before it; `people` are the seats of people. `reacts` is the seat that has reacted in
    the newest window, or -1: nobody behind it is asked any more for the event that it has answered.
    """
    found = [replace(each, hidden=each.hidden + len(events)) for each in windows]
    for place, event in enumerate(events):
        order = viewing_of(name).reacting(event, seats)
        if not order:
            continue
        if found and event.seat == reacts and reacts in found[-1].order:
            before = found[-1].order[: found[-1].order.index(reacts)]
            found[-1] = replace(found[-1], waiting=tuple(seat for seat in found[-1].waiting if seat in before))
            reacts = -1
        waiting = tuple(seat for seat in order if seat in people)
        found.append(Window(frozen, order, waiting, len(events) - place - 1))
    return still_open(found)


def still_open(windows: Sequence[Window]) -> Windows:
    """Without those that everybody has answered."""
    return tuple(each for each in windows if each.waiting)
