"""Unfinished work as data: a stack of frames, and the nodes that carry them out.

Nothing unfinished is kept anywhere else, so a table can be copied, stored and judged in the middle of an effect.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from mypy_extensions import mypyc_attr

from sandtable.engine.asking import NOT_OVER, NOTHING, AskingTable
from sandtable.engine.game import ACTION, INSIDE, NO_QUESTION


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A step of the game or a word on a card: it acts when its frame is on top, and it says its own question.

    There is one object of each for the whole process; what one of them is doing stands in its frames. A game's nodes
    name their own classes of table and frame as parameters.
    """

    def step(self, table: Any, frame: Any) -> None:
        """Go on with the work of `frame`, which is on top: ask, push more work, or finish."""
        raise NotImplementedError

    def prompt(self, table: Any, frame: Any) -> str:
        """The open question of this frame in words."""
        raise NotImplementedError

    def option(self, table: Any, frame: Any, option: int) -> str:
        """One option of the open question in words."""
        return str(option)

    def begins_something(self, frame: Any) -> bool:
        """True when the open question starts something new, so that nothing else is half done."""
        return False

    def question(self, table: Any, frame: Any) -> int:
        """The kind of the open question (game.py): ACTION, INSIDE or TOGETHER."""
        return ACTION if self.begins_something(frame) else INSIDE

    def declines(self, table: Any, frame: Any, option: int) -> bool:
        """True for the option of the open question that declines."""
        return option < 0

    def meaning(self, table: Any, frame: Any, option: int) -> int:
        """An option of the open question as a number with the same meaning in every imagined world (asking.py)."""
        return option


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """Unfinished work: which node, for which seat, and the answers so far. A game adds what its nodes need."""

    # Few frames change these, so their first values stand in the class: the other frames need not set them.
    picked: tuple[int, ...] = ()
    """Options taken so far in a choice of several."""

    def __init__(self, node: Node, seat: int) -> None:
        self.node = node
        self.seat = seat
        """The seat that the work is done for, or that decides."""
        self.step = 0
        """The step of its work that the node has come to; each node numbers its own."""
        self.answer = NOTHING
        """The option that was taken last; NOTHING when none was taken since the node looked."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class FrameTable(AskingTable):
    """A table whose unfinished work is a stack of frames; a game names its own class of them."""

    frames: list[Any]
    """The unfinished work; the last frame works next."""

    def top(self) -> Frame:
        """The frame that works next, which is the last one."""
        frame: Frame = self.frames[-1]
        return frame

    def choose(self, frame: Frame, seat: int, options: list[int]) -> bool:
        """Ask `seat` for one of the options; True when there is only one, so that `frame.answer` is known at once."""
        if len(options) == 1:
            frame.answer = options[0]
            return True
        self.asker = seat
        self.options = options
        return False

    def take_answer(self, option: int) -> None:
        top: Frame = self.frames[-1]
        top.answer = option

    def prompt(self) -> str:
        top = self.top()
        return top.node.prompt(self, top)

    def word(self, option: int) -> str:
        top = self.top()
        return top.node.option(self, top, option)

    def question(self) -> int:
        if self.asker < 0:
            return NO_QUESTION
        top = self.top()
        return top.node.question(self, top)

    def declines(self, option: int) -> bool:
        top = self.top()
        return top.node.declines(self, top, option)

    def topic(self) -> int:
        """The kind of node that asks, and the step it has come to."""
        top = self.top()
        return crc32(f"{type(top.node).__name__} {top.step}".encode())

    def meaning(self, option: int) -> int:
        top = self.top()
        return top.node.meaning(self, top, option)

    def run(self) -> None:
        frames = self.frames
        while self.asker < 0 and self.ending == NOT_OVER:
            top: Frame = frames[-1]
            top.node.step(self, top)

    def is_settled(self) -> bool:
        if self.ending != NOT_OVER:
            return True
        top = self.top()
        return top.node.begins_something(top)
