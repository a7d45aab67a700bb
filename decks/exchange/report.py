"""The result of every line of an import."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sandtable.games.destiny.decklist import DeckList

TAKEN: Final = "taken"
GUESSED: Final = "guessed"
REFUSED: Final = "refused"


@dataclass(frozen=True)
class Line:
    """One line of a text, or one entry of a JSON document."""

    place: str
    """Line number, or path in the document."""
    source: str
    status: str
    """TAKEN as written, GUESSED among candidates, or REFUSED."""
    why: str = ""
    code: str = ""
    """The card it became; empty when it was refused or is no card."""
    candidates: tuple[str, ...] = ()
    """Codes of the cards it may mean, when there is a choice."""


@dataclass
class Report:
    """An import as understood; nothing is saved yet."""

    kind: str
    """"text", "community JSON" or "Sandtable JSON"."""
    deck: DeckList | None = None
    """None when nothing can be made of it."""
    lines: list[Line] = field(default_factory=list)

    def count(self, status: str) -> int:
        return sum(line.status == status for line in self.lines)

    @property
    def is_complete(self) -> bool:
        """Every line was taken as written."""
        return self.deck is not None and self.count(TAKEN) == len(self.lines)
