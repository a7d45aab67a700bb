"""Events: what happened, told in words, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1
HEADING: Final = "heading"
"""The kind of an event that begins a section of the log (a phase, a turn); pages show its text above what follows."""


@mypyc_attr(acyclic=True)
class Told:
    """A line of the log as a game notes it while it goes on: small numbers, put into words when somebody reads it."""

    def __init__(
        self, kind: int, seat: int, numbers: tuple[int, ...], round_: int, decision: int, seen_by: int
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.numbers = numbers
        self.round = round_
        self.decision = decision
        self.seen_by = seen_by
        """A seat, or EVERYONE."""


@dataclass(frozen=True)
class Event:
    """One thing that happened.

    `kind` is a fixed word for programs ("damage", "roll", ...), `text` one sentence for people, `data` plain values.
    `secret` is the sentence for everyone but `seen_by` (a seat, or EVERYONE when there is nothing to hide).
    """

    kind: str
    seat: int
    text: str
    data: dict[str, Any]
    round: int = 0
    decision: int = 0
    """The number of decisions taken before the event."""
    seen_by: int = EVERYONE
    secret: str = ""

    def text_for(self, viewer: int) -> str:
        """The sentence as one seat reads it; EVERYONE sees only what is public to all."""
        return self.text if self.seen_by in (EVERYONE, viewer) else self.secret
