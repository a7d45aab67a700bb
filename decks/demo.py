"""Decks that a new installation brings: some to start from, and those of the demo fields.

The fields have another owner than the demo user, whose own decks stay few.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser

from decks import services
from decks.models import Deck, Visibility
from sandtable.games.destiny.decklist import DeckList, demo_decks, digest, to_json
from sandtable.games.destiny.field import format_fields

FIELD_OWNER: Final = "demo field"
"""The name of the account; it has a blank, so nobody can sign up under it. It has no password."""


@dataclass(frozen=True)
class FieldDeck:
    """A deck of a demo field."""

    name: str
    subject: dict[str, Any]
    """The deck's JSON, as the engine reads it."""
    source: str = ""
    """The stored version with this content, "ab12:3"; empty where there is none or none was looked for."""


def formats_with_field() -> list[str]:
    """The codes of the formats with a demo field of their own, beyond Awakenings."""
    return list(format_fields())


def field_decks(format_code: str) -> list[FieldDeck]:
    """The decks of a format's demo field as they are in this release; no row is read."""
    return [FieldDeck(content.name, to_json(content)) for content in format_fields()[format_code].values()]


def stored_field_decks(format_code: str) -> list[FieldDeck]:
    """The decks of a format's demo field as they are in this release, with their stored versions."""
    owner = get_user_model().objects.filter(username=FIELD_OWNER).first()
    known = _known(owner) if owner is not None else {}
    fields = zip(format_fields()[format_code].items(), field_decks(format_code), strict=True)
    return [replace(deck, source=_source(known.get((format_code, slug)), content)) for (slug, content), deck in fields]


def _source(deck: Deck | None, content: DeckList) -> str:
    """The stored version of a deck with this content; empty where it has another one."""
    is_stored = deck is not None and deck.newest.digest == digest(content)
    return f"{deck.public_id}:{deck.number}" if deck is not None and is_stored else ""


def field_owner() -> AbstractBaseUser:
    """The account that owns the decks of the demo fields, made where it is missing."""
    owner, is_new = get_user_model().objects.get_or_create(username=FIELD_OWNER)
    if is_new:
        owner.set_unusable_password()
        owner.save()
    return owner


def add_demo_decks(owner: AbstractBaseUser) -> int:
    """Public copies of the decks to start from; returns the number of new ones. What its owner has changed stays."""
    slugs = {slug for _format, slug in _known(owner)}
    missing = [content for slug, content in demo_decks().items() if slug not in slugs]
    for content in missing:
        _publish(owner, content)
    return len(missing)


def add_fields() -> int:
    """Public copies of the decks of all fields beyond Awakenings, as they are today; returns the number of new ones.

    A list that is another than before becomes the next version of its deck.
    """
    owner, new = field_owner(), 0
    known = _known(owner)
    for name, content in _of_fields().items():
        if name not in known:
            _publish(owner, content)
            new += 1
        elif known[name].newest.digest != digest(content):
            services.save_version(deck=known[name], content=content, expected=known[name].number)
    return new


def _of_fields() -> dict[tuple[str, str], DeckList]:
    """By format and short name: the same team may be in the fields of two formats."""
    return {(format, slug): deck for format, decks in format_fields().items() for slug, deck in decks.items()}


def _known(owner: AbstractBaseUser) -> dict[tuple[str, str], Deck]:
    """The stored decks of an account, by format and short name; a format of somebody's own is no code."""
    decks = Deck.objects.filter(owner_id=owner.pk, current__isnull=False).select_related("current")
    return {(str(deck.newest.snapshot["format"]), deck.slug): deck for deck in decks}


def _publish(owner: AbstractBaseUser, content: DeckList) -> None:
    deck = services.create_deck(owner=owner, content=content, note="Demo deck.")
    # Straight into the row: the deck that shows the problems could not be published otherwise.
    Deck.objects.filter(pk=deck.pk).update(visibility=Visibility.PUBLIC)
