"""The contract between the workshop, where people design scenarios, and a game: its form, its picture, its questions.

Everything has a plain answer here. A game without any of it still has a form (made from its schema), the checks, the
picture of its sheet and drafts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.functional import Promise

from drawing.hex_map import MapHex
from drawing.svg import Markup

Words = str | Promise
Question = Callable[[Any, Mapping[str, Any]], Mapping[str, Any]]
"""Answers a question about a document with JSON. Raises BadDocument with every problem of the arguments."""


@dataclass(frozen=True)
class Hint:
    """Words and a widget for one value of the document; an empty part is taken from the schema."""

    label: Words = ""
    help: Words = ""
    """One or two sentences below the field."""
    widget: str = ""
    """The name of a widget that a script registers; empty: the usual one for the type."""
    choices: Mapping[str, Words] = field(default_factory=dict)
    """Words for the values of an enumeration, or the values that a text may have."""
    guide: str = ""
    """The anchor of the section of the guide that explains it."""
    start: Any = None
    """The value that a new entry begins with; None: the smallest one that the schema allows."""
    among: str = ""
    """The pointer of the object whose keys are the choices: the zones of the document itself."""


@dataclass(frozen=True)
class Note:
    """A sentence beside a field that follows from the document: counts, limits, a condition in words."""

    words: Words
    is_good: bool | None = None
    """False where a rule is broken; None where there is nothing to judge."""


@dataclass(frozen=True)
class Section:
    """A part of the form with a tab of its own."""

    name: str
    title: Words
    fields: tuple[str, ...]
    """Pointers of values, e.g. "/boards" or "/sides/american"."""
    help: Words = ""


@dataclass(frozen=True)
class Scene:
    """The live picture of a document: layers, the lowest first, and the hexes that tools work on."""

    width: float
    """In drawing units; 0 where the only layer is a whole picture."""
    height: float
    layers: Mapping[str, Markup]
    """SVG elements by the layer's name."""
    left: float = 0
    """Subtracted from 60 * q to get the middle of a hex across."""
    top: float = 0
    """Subtracted from 35 * (2 * r + q) to get the middle of a hex down."""
    hexes: Sequence[MapHex] = ()
    titles: Mapping[str, Words] = field(default_factory=dict)
    """The layers that people can switch on and off, with their names."""


@dataclass(frozen=True)
class Template:
    """A document to begin with."""

    name: str
    title: Words
    summary: Words
    document: Mapping[str, Any]


@dataclass(frozen=True)
class Step:
    """One step of a guided first scenario."""

    title: Words
    text: Words
    section: str
    """The part of the form where it is done."""
    fields: tuple[str, ...] = ()
    """Pointers of values: the step is done when they have changed since the beginning and have no problems."""


class Workshop:
    """The part of one game in the workshop."""

    module: str = ""
    """An ES module below static/ that registers widgets and tools; empty for none."""
    stylesheets: tuple[str, ...] = ()
    sections: Sequence[Section] = ()
    """Empty: one section with all values."""
    hints: Mapping[str, Hint] = {}
    """By pointer; "*" stands for any one step, e.g. "/sides/*/actions"."""
    sentences: Sequence[str] = ()
    """Pointers of values that their notes tell as a whole, e.g. "/victory/conditions/*"; differences show these."""
    steps: Sequence[Step] = ()
    """The guided first scenario; none: the workshop offers no guide."""
    questions: Mapping[str, Question] = {}
    """Questions about a document, by name: lines of sight, reach."""

    def scene(self, document: Any) -> Scene | None:
        """The picture of a document without refused parts; None where it can't be drawn."""
        return None

    def facts(self, document: Any) -> Mapping[str, Any]:
        """Values that the form shows beside its fields, as JSON: counts and limits. The document may break rules."""
        return {}

    def notes(self, document: Any) -> Mapping[str, Sequence[Note]]:
        """Notes by the pointer of their field; the document may be anything, and its indexes are those of the form."""
        return {}

    def data(self) -> Mapping[str, Any]:
        """Fixed values that the game's scripts need, as JSON: names of cards, of boards, symbols."""
        return {}

    def templates(self) -> Sequence[Template]:
        """Documents to begin with; none: the game's example alone."""
        return ()
