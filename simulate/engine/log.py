"""Events: what happened, told in words, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

EVERYONE: Final = -1
HEADING: Final = "heading"
"""The kind of an event that begins a section of the log (a phase, a turn); pages show its text above what follows."""


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
    """How many decisions had been taken when it happened."""
    seen_by: int = EVERYONE
    secret: str = ""

    def text_for(self, viewer: int) -> str:
        """The sentence as one seat reads it; EVERYONE sees only what is public to all."""
        return self.text if self.seen_by in (EVERYONE, viewer) else self.secret
