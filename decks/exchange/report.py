"""The result of every line of an import."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from decks.exchange.suited import Suited
from sandtable.games.destiny.decklist import DeckList

TAKEN: Final = "taken"
GUESSED: Final = "guessed"
REFUSED: Final = "refused"
ASIDE: Final = "aside"

LEAVE_OUT: Final = "-"
"""The choice that leaves a line out of the deck."""


@dataclass(frozen=True)
class Line:
    """One line of a text, or one entry of a JSON document."""

    place: str
    """Line number, or path in the document."""
    source: str
    status: str
    """TAKEN as written, GUESSED among candidates, REFUSED, or ASIDE: not a card (a heading, the name, a note)."""
    why: str = ""
    code: str = ""
    """The card it became; empty when it was refused or is no card."""
    candidates: tuple[str, ...] = ()
    """The choices of a reader: a card's code, or code and dice of each copy, as in "12054:1,1"."""
    choice: str = ""
    """The candidate that was taken."""
    parts: tuple[Line, ...] = ()
    """The cards of a line that names several; each has a place of its own."""


@dataclass
class Report:
    """An import as understood; nothing is saved yet."""

    kind: str
    """The shape that was found, in a reader's words."""
    deck: DeckList | None = None
    """None when nothing can be made of it, and for a bundle of decks."""
    lines: list[Line] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    """Reasons against the import as a whole, or against the deck that its lines make."""
    notes: str = ""
    """Notes on the deck, as Markdown source."""
    tags: tuple[str, ...] = ()
    names_format: bool = False
    """The source says itself which format the deck is for."""
    suited: Suited | None = None
    """The format that was worked out, where the source names none and the reader has chosen none."""
    decks: list[Report] = field(default_factory=list)
    """The reports of a bundle, in order; empty for one deck. Their lines are the lines of the bundle."""

    def count(self, status: str) -> int:
        found = sum(line.status == status for line in self.lines)
        return found + len(self.all_problems) if status == REFUSED else found

    @property
    def all_problems(self) -> list[str]:
        """Its own problems, and those of the decks of a bundle."""
        return [*self.problems, *(each for deck in self.decks for each in deck.problems)]

    @property
    def parts(self) -> list[Report]:
        """One report for every deck."""
        return self.decks or [self]

    @property
    def is_readable(self) -> bool:
        """Every deck of the source can be saved."""
        return all(part.deck is not None for part in self.parts)

    @property
    def is_complete(self) -> bool:
        """Every line of the source is here, and was taken as written or is no card."""
        return self.is_readable and all(line.status in (TAKEN, ASIDE) for line in self.lines) and not self.all_problems
