"""Unfinished work as data: frames and the steps they carry out, and lines of the log before they are put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulate.games.space_bastards.terms import NOTHING

if TYPE_CHECKING:
    from simulate.games.space_bastards.state import Table


class Node:
    """A step of the game: it acts when its frame is on top, and it can speak."""

    def step(self, table: Table, frame: Frame) -> None:
        """Go on with the work of `frame`, which is on top: ask, start more work, or finish."""
        raise NotImplementedError

    def prompt(self, table: Table, frame: Frame) -> str:
        """What the open question of this frame asks."""
        raise NotImplementedError

    def option(self, table: Table, frame: Frame, option: int) -> str:
        """One option of the open question, in words."""
        raise NotImplementedError

    def begins_something(self, frame: Frame) -> bool:
        """Whether the position can be judged as it stands while this question is open: nothing is half done."""
        return False


class Frame:
    """Unfinished work: which step, for whom, on which planet, and the answers so far. The step's class says more."""

    def __init__(self, node: Node, seat: int, planet: int = NOTHING) -> None:
        self.node = node
        self.seat = seat
        """Who decides."""
        self.planet = planet
        self.what = NOTHING
        """What it is about: a relationship, a deed, something the step remembers ..."""
        self.many = 0
        """How often, how far, how many seats are done ..."""
        self.step = 0
        self.answer = NOTHING
        self.picked: tuple[int, ...] = ()
        self.numbers: tuple[int, ...] = ()

    def clone(self) -> Frame:
        copy = Frame(self.node, self.seat, self.planet)
        copy.what = self.what
        copy.many = self.many
        copy.step = self.step
        copy.answer = self.answer
        copy.picked = self.picked
        copy.numbers = self.numbers
        return copy


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
