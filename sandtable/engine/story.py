# interpreted: puts the log into words, only when somebody reads it
"""The log of a game in words: a sentence for each kind of line.

A game names its kinds of lines and gives each a sentence; a secret line has another sentence for the other seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from sandtable.engine.asking import AskingTable
from sandtable.engine.log import EVERYONE, Event, Told

T = TypeVar("T", bound=AskingTable)
L = TypeVar("L", bound="Line[Any]")


class Line(Generic[T]):
    """One line of the log and its table; a game adds words for the numbers."""

    def __init__(self, table: T, told: Told) -> None:
        self.table = table
        self.numbers = told.numbers
        self.seat = told.seat

    @property
    def of_seat(self) -> int:
        """The seat that the line is about. A game whose lines name sides with several players says which one."""
        return self.seat


class Story(Generic[L]):
    """The words for all lines of one game."""

    def __init__(
        self,
        line: Callable[[Any, Told], L],
        kinds: Sequence[str],
        sentences: Mapping[int, Callable[[L], str]],
        secrets: Mapping[int, Callable[[L], str]],
    ) -> None:
        self.line = line
        self.kinds = kinds
        """The word for each kind of line that programs use; HEADING where a section of the log begins."""
        self.sentences = sentences
        """The sentence of each kind of line for everybody, or of a secret line for its seat."""
        self.secrets = secrets
        """The sentence of each secret kind of line for the other seats."""

    def events(self, table: AskingTable) -> list[Event]:
        """Every line that the table has noted since `record()`, as an event."""
        return [self._event(table, told) for told in table.told]

    def _event(self, table: AskingTable, told: Told) -> Event:
        line = self.line(table, told)
        return Event(
            kind=self.kinds[told.kind],
            seat=line.of_seat,
            text=self.sentences[told.kind](line),
            data={"numbers": list(told.numbers)},
            round=told.round,
            decision=told.decision,
            seen_by=told.seen_by,
            secret=self.secrets[told.kind](line) if told.seen_by != EVERYONE else "",
        )
