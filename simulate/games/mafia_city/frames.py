"""Unfinished work as data: frames and the steps they carry out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from simulate.games.mafia_city.terms import NOBODY, NOTHING

if TYPE_CHECKING:
    from simulate.games.mafia_city.state import Table

DECLINED: Final = 0
"""The effect was not begun."""
CANCELLED: Final = 1
"""It was vetoed."""
CARRIED_OUT: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)  # tests begin in the middle of a round and stop behind it
class Node:
    """A step of the round or an effect: it acts when its frame is on top, and it can speak."""

    def step(self, table: Table, frame: Frame) -> None:
        """Go on with the work of `frame`, which is on top: ask, push more work, or finish."""
        raise NotImplementedError

    def options(self, table: Table, frame: Frame) -> list[int]:
        """What the open question of this frame offers whom it asks (`table.asker`)."""
        raise NotImplementedError

    def prompt(self, table: Table, frame: Frame) -> str:
        """What the open question of this frame asks."""
        raise NotImplementedError

    def option(self, table: Table, frame: Frame, option: int) -> str:
        """One option of the open question, in words."""
        raise NotImplementedError

    def begins_something(self, frame: Frame) -> bool:
        """Whether its question starts something new, so that nothing else is half done meanwhile."""
        return False


class Frame:
    """Unfinished work: which node, for whom and where, the answers so far, and the cards that lie open for it."""

    def __init__(self, node: Node, seat: int, location: int = 0, many: int = 0) -> None:
        self.node = node
        self.seat = seat
        """Who decides, or whose effect it is."""
        self.location = location
        self.many = many
        """A number the step needs."""
        self.step = 0
        self.answer = NOTHING
        self.result = NOTHING
        """How the effect that was played last for this frame ended: DECLINED, CANCELLED or CARRIED_OUT."""
        self.picked: tuple[int, ...] = ()
        """Choices that are announced."""
        self.cards: tuple[int, ...] = ()
        """Cards that are being played: no longer in a hand, not yet in the discard pile (MAF-D06)."""
        self.vetoes = 0
        self.last = NOBODY
        """The owner of the newest effect of the chain (MAF-D20)."""
        self.asked = 0
        """Players in a row that have declined."""

    def clone(self) -> Frame:
        copy = Frame(self.node, self.seat, self.location, self.many)
        copy.step = self.step
        copy.answer = self.answer
        copy.result = self.result
        copy.picked = self.picked
        copy.cards = self.cards
        copy.vetoes = self.vetoes
        copy.last = self.last
        copy.asked = self.asked
        return copy

    def take(self) -> int:
        """The answer that has come in, which is then used up; NOTHING when none has."""
        answer = self.answer
        self.answer = NOTHING
        return answer


class Told:
    """A line of the log before it is put into words (story.py)."""

    def __init__(
        self, kind: int, seat: int, numbers: tuple[int, ...], round_: int, decision: int, seen_by: int
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.numbers = numbers
        self.round = round_
        self.decision = decision
        self.seen_by = seen_by
