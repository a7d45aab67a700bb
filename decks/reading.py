"""Bodies of API calls: their shape, with every problem at the place where it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _

from config.api.problems import Invalid, Item
from config.api.text import tidy_name
from decks import services
from decks.models import NOTE_LENGTH, Visibility
from simulate.games.destiny.decklist import BadDeck, DeckList, read_deck
from simulate.games.destiny.formats import Format, all_formats

_PATH = re.compile(r"(?P<path>[a-z]+(?:\[[^\]]*\]|\.[a-z]+)*): (?P<message>.*)", re.DOTALL)


@dataclass(frozen=True)
class DeckBody:
    """`{"deck", "note"?, "visibility"?}`."""

    content: DeckList
    note: str
    visibility: str
    """Empty: leave it as it is."""

    @classmethod
    def read(cls, data: object) -> DeckBody:
        """Raises Invalid with every problem."""
        reader = _Reader(data, required=("deck",), optional=("note", "visibility"))
        content = reader.take("deck", _deck)
        note = reader.take("note", _note, "")
        visibility = reader.take("visibility", _visibility, "")
        reader.finish()
        assert content is not None
        return cls(content, note, visibility)


@dataclass(frozen=True)
class ValidateBody:
    """`{"deck", "formats"?}`."""

    content: DeckList
    formats: list[Format]

    @classmethod
    def read(cls, data: object) -> ValidateBody:
        """Raises Invalid with every problem; all formats when none are named."""
        reader = _Reader(data, required=("deck",), optional=("formats",))
        content = reader.take("deck", _deck)
        formats = reader.take("formats", _formats, list(all_formats().values()))
        reader.finish()
        assert content is not None
        return cls(content, formats)


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


def _deck(value: object) -> DeckList:
    try:
        content = read_deck(_tidied(value))
        return replace(content, name=services.clean_name(content.name))
    except BadDeck as bad:
        raise Invalid(errors=[_item(problem) for problem in bad.problems[:100]]) from None


def _tidied(value: object) -> object:
    """The name as people see it, before its rules are applied."""
    if isinstance(value, dict) and isinstance(value.get("name"), str):
        return {**value, "name": tidy_name(value["name"])}
    return value


def _item(problem: str) -> Item:
    """`characters[0].code: ...` as a problem at `/characters/0/code`."""
    match = _PATH.fullmatch(problem)
    if match is None:
        return Item("", "invalid_deck", problem)
    steps = re.findall(r"[^\[\].']+", match["path"])
    return Item("".join(f"/{step}" for step in steps), "invalid_deck", match["message"])


def _note(value: object) -> str:
    if not isinstance(value, str) or len(value) > NOTE_LENGTH:
        message = _("Expected a text of at most %(most)d characters.") % {"most": NOTE_LENGTH}
        raise Invalid(errors=[Item("", "invalid", message)])
    return tidy_name(value)


def _visibility(value: object) -> str:
    if value not in Visibility.values:
        raise Invalid(errors=[Item("", "invalid_choice", ", ".join(Visibility.values))])
    return str(value)


def _formats(value: object) -> list[Format]:
    if not isinstance(value, list) or not 1 <= len(value) <= 20:
        raise Invalid(errors=[Item("", "invalid", _("Expected a list of 1 to 20 format codes."))])
    known = all_formats()
    errors = [
        Item(f"/{index}", "unknown_format", _("There is no such format."))
        for index, code in enumerate(value)
        if not isinstance(code, str) or code not in known
    ]
    if errors:
        raise Invalid(errors=errors)
    return [known[code] for code in dict.fromkeys(value)]
