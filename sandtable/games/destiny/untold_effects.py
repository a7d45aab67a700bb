"""Effects that have begun and of which the log has told nothing yet.

The log names an ability together with its first result. An effect that ends without a result gets a line of its own:
"nothing happens". The game does not depend on these notes: they are kept only while somebody reads the log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_ABILITY, TOLD_NOTHING
from sandtable.games.destiny.terms import NOTHING

if TYPE_CHECKING:
    from sandtable.games.destiny.state import Table


@mypyc_attr(acyclic=True)
class Work:
    """An effect of which nothing has been told yet."""

    def __init__(self, depth: int, steps: int, kind: int, seat: int, card: int) -> None:
        self.depth = depth
        """The number of frames while the frame that began it is on top."""
        self.steps = steps
        """Decisions taken when it began."""
        self.kind = kind
        """The line that is told before the first thing that comes of it; NOTHING where it was told already."""
        self.seat = seat
        self.card = card


def begin_work(table: Table, seat: int, card: int, kind: int = NOTHING) -> None:
    """Follow the effect of a card that the top frame is about to start."""
    if table.telling:
        table.works += (Work(len(table.frames), table.steps, kind, seat, card),)


def without_a_line(table: Table) -> Work | None:
    """The effect that the top frame began, if nothing was told since; it is followed no longer."""
    works = table.works
    if not works or works[-1].depth != len(table.frames):
        return None
    table.works = works[:-1]
    return works[-1]


def end_work(table: Table, frame: Frame) -> None:
    """Say so where nothing came of the effect that this frame, which is on top, has begun."""
    work = without_a_line(table)
    if work is not None and not (frame.full and frame.many):
        table.tell(TOLD_NOTHING, work.seat, (work.card, 0 if table.steps == work.steps else 1))


def end_ability(table: Table, frame: Frame) -> None:
    """Tell the ability that this frame has begun if it did something that has no line of its own, and else nothing."""
    work = without_a_line(table)
    if work is not None and frame.full and frame.many:
        table.tell(TOLD_ABILITY, work.seat, (work.card,))
