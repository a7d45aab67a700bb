"""Bodies of API calls: their shape, with every problem at the place where it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _

from decks import services
from decks.models import NOTE_LENGTH, Visibility
from sandtable.games.destiny.decklist import BadDeck, DeckList, format_of, read_deck
from sandtable.games.destiny.formats import Format, all_formats
from sandtable.games.destiny.own_formats import BadFormat, read_format
from web.api.problems import Invalid, Item, items_of
from web.api.text import tidy_name

MOST_TOLD = 100
"""Problems of one document in an answer."""


@dataclass(frozen=True)
class DeckBody:
    """`{"deck", "note"?, "visibility"?}`."""

    content: DeckList
    note: str
    visibility: str
    """Empty: leave it as it is."""

    @classmethod
    def read(cls, data: object, known: Mapping[str, Format]) -> DeckBody:
        """`known`: formats the caller can name by code. Raises Invalid with every problem."""
        reader = _Reader(data, required=("deck",), optional=("note", "visibility"))
        content = reader.take("deck", lambda value: _deck(value, known))
        note = reader.take("note", _note, "")
        visibility = reader.take("visibility", _visibility, "")
        reader.finish()
        assert content is not None
        return cls(content, note, visibility)


@dataclass(frozen=True)
class ValidateBody:
    """`{"deck", "formats"?, "mends"?}`."""

    content: DeckList
    formats: list[Format]
    with_mends: bool

    @classmethod
    def read(cls, data: object, known: Mapping[str, Format]) -> ValidateBody:
        """`known`: formats the caller can name by code. Raises Invalid with every problem.

        When no formats are named, the deck's own comes first, then the published ones.
        """
        reader = _Reader(data, required=("deck",), optional=("formats", "mends"))
        content = reader.take("deck", lambda value: _deck(value, known))
        formats = reader.take("formats", lambda value: _formats(value, known))
        with_mends = reader.take("mends", _yes_or_no, default=False)
        reader.finish()
        assert content is not None
        formats = formats or list(dict.fromkeys([format_of(content), *all_formats().values()]))
        return cls(content, formats, with_mends)


@dataclass(frozen=True)
class FormatBody:
    """`{"format"}`: a format of one's own."""

    definition: Format

    @classmethod
    def read(cls, data: object) -> FormatBody:
        """Raises Invalid with every problem."""
        reader = _Reader(data, required=("format",), optional=())
        definition = reader.take("format", _format)
        reader.finish()
        assert definition is not None
        return cls(definition)


@dataclass(frozen=True)
class ImportBody:
    """`{"source", "format"?, "choices"?, "save"?}`: a list or a document from elsewhere."""

    source: str
    format: Format | None
    """For decks that name none; None: the one that suits each of them."""
    choices: Mapping[str, str]
    is_kept: bool

    @classmethod
    def read(cls, data: object, known: Mapping[str, Format]) -> ImportBody:
        """`known`: formats the caller can name by code. Raises Invalid with every problem."""
        reader = _Reader(data, required=("source",), optional=("format", "choices", "save"))
        source = reader.take("source", lambda value: _of_type(value, str, _("Expected a text.")), "")
        format = reader.take("format", lambda value: _one_format(value, known), None)
        choices = reader.take("choices", _choices, {})
        is_kept = reader.take("save", lambda value: _of_type(value, bool, _("Expected true or false.")), False)
        reader.finish()
        return cls(source, format, choices, is_kept)


class _Reader:
    """Takes the members of an object one by one and keeps what is wrong with each."""

    def __init__(self, data: object, *, required: tuple[str, ...], optional: tuple[str, ...]) -> None:
        if not isinstance(data, dict):
            raise Invalid(errors=[Item("", "invalid", _("Expected an object."))])
        self.data = data
        self.errors = [
            Item(f"/{name}", "required", _("This field is required.")) for name in required if name not in data
        ]
        unknown = [str(name) for name in data if name not in (*required, *optional)]
        self.errors += [
            Item(f"/{name[:80].replace('~', '~0').replace('/', '~1')}", "unknown_field", _("There is no such field."))
            for name in unknown
        ]

    def take(self, name: str, read: Callable[[Any], Any], default: Any = None) -> Any:
        """A member as `read` understands it."""
        if name not in self.data:
            return default
        try:
            return read(self.data[name])
        except Invalid as invalid:
            self.errors += [Item(f"/{name}{each.path}", each.code, each.message) for each in invalid.errors]
            return default

    def finish(self) -> None:
        if self.errors:
            raise Invalid(errors=self.errors)


def _deck(value: object, known: Mapping[str, Format]) -> DeckList:
    try:
        content = read_deck(_tidied(value), known)
        return replace(content, name=services.clean_name(content.name))
    except BadDeck as bad:
        raise Invalid(errors=items_of(bad.problems[:MOST_TOLD], code="invalid_deck")) from None


def _format(value: object) -> Format:
    try:
        return read_format(_tidied(value))
    except BadFormat as bad:
        raise Invalid(errors=items_of(bad.problems[:MOST_TOLD], code="invalid_format")) from None


def _tidied(value: object) -> object:
    """The name as people see it, before its rules are applied."""
    if isinstance(value, dict) and isinstance(value.get("name"), str):
        return {**value, "name": tidy_name(value["name"])}
    return value


def _note(value: object) -> str:
    if not isinstance(value, str) or len(value) > NOTE_LENGTH:
        message = _("Expected a text of at most %(most)d characters.") % {"most": NOTE_LENGTH}
        raise Invalid(errors=[Item("", "invalid", message)])
    return tidy_name(value)


def _of_type(value: object, type: type, message: str) -> Any:
    if not isinstance(value, type):
        raise Invalid(errors=[Item("", "invalid", message)])
    return value


def _choices(value: object) -> dict[str, str]:
    if not isinstance(value, dict) or not all(isinstance(each, str) for each in value.values()):
        raise Invalid(errors=[Item("", "invalid", _("Expected an object of places and choices."))])
    return value


def _visibility(value: object) -> str:
    if value not in Visibility.values:
        raise Invalid(errors=[Item("", "invalid_choice", ", ".join(Visibility.values))])
    return str(value)


def _yes_or_no(value: object) -> bool:
    if not isinstance(value, bool):
        raise Invalid(errors=[Item("", "invalid", _("Expected true or false."))])
    return value


def _formats(value: object, known: Mapping[str, Format]) -> list[Format]:
    if not isinstance(value, list) or not 1 <= len(value) <= 20:
        raise Invalid(errors=[Item("", "invalid", _("Expected a list of 1 to 20 formats."))])
    found: list[Format] = []
    errors: list[Item] = []
    for index, entry in enumerate(value):
        try:
            found.append(_one_format(entry, known))
        except Invalid as invalid:
            errors += [Item(f"/{index}{each.path}", each.code, each.message) for each in invalid.errors]
    if errors:
        raise Invalid(errors=errors)
    return list(dict.fromkeys(found))


def _one_format(entry: object, known: Mapping[str, Format]) -> Format:
    """A format named by its code, or written out."""
    if isinstance(entry, dict):
        return _format(entry)
    if not isinstance(entry, str) or entry not in known:
        raise Invalid(errors=[Item("", "unknown_format", _("There is no such format."))])
    return known[entry]
