"""Reads: who may see which deck, and what a page or a playtest needs to know about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Q, QuerySet
from django.utils.translation import gettext as _

from decks.models import Deck, DeckVersion, OwnFormat, Reader
from simulate.games.destiny.decklist import DeckList, format_of, to_json
from simulate.games.destiny.facts import all_cards
from simulate.games.destiny.field import field
from simulate.games.destiny.formats import Format, all_formats
from simulate.games.destiny.legality import Problem, problems, unencoded
from simulate.games.destiny.own_formats import format_digest


def visible_decks(user: Reader) -> QuerySet[Deck]:
    """Decks this reader may open, with owner and newest version."""
    return Deck.objects.visible_to(user).select_related("owner", "current")


def listed_decks(user: Reader) -> QuerySet[Deck]:
    """Decks a list may show this reader, newest first."""
    return Deck.objects.listed_for(user).select_related("owner", "current")


def public_decks() -> QuerySet[Deck]:
    """Decks everybody may see in a list."""
    return Deck.objects.public().select_related("owner", "current")


def own_decks(user: Reader) -> QuerySet[Deck]:
    """The reader's own decks; the only ones they may change."""
    return Deck.objects.owned_by(user).select_related("owner", "current")


def visible_versions(user: Reader) -> QuerySet[DeckVersion]:
    """Versions of the decks this reader may open."""
    return DeckVersion.objects.filter(deck__in=Deck.objects.visible_to(user)).select_related("deck", "deck__owner")


def legality_by_format(content: DeckList, user: Reader) -> dict[str, tuple[Format, list[Problem]]]:
    """What every format this reader can choose says about a deck; first its own, as the deck carries it."""
    own = format_of(content)
    formats = {**formats_for(user), own.code: own}
    formats = {own.code: formats.pop(own.code), **formats}
    return {code: (each, problems(content, each)) for code, each in formats.items()}


@dataclass(frozen=True)
class Playable:
    """A deck version as a playtest takes it."""

    deck_public_id: str
    number: int
    label: str
    """Name and version in words: "Rey Starter, version 2"."""
    subject: Mapping[str, Any]
    """The deck's JSON, as the engine reads it."""
    problems: list[Problem]
    """Why its own format refuses it; empty when it is legal."""
    unencoded: list[str]
    """Codes of cards the engine can't play yet."""

    @property
    def is_playable(self) -> bool:
        return not self.problems and not self.unencoded


def playable_versions(user: Reader) -> list[Playable]:
    """The newest versions this reader may take into a playtest: own decks first, then public ones."""
    decks = sorted(listed_decks(user), key=lambda deck: (not deck.is_owned_by(user), deck.name.casefold(), deck.pk))
    return [each for deck in decks if (each := _playable(deck, deck.newest)).is_playable]


def version_for_playtest(user: Reader, deck_public_id: str, number: int | None = None) -> Playable:
    """One version (None: the newest) of a deck this reader may open; it may be refused, the answer says why.

    Raises DeckVersion.DoesNotExist for a deck or version that is missing or not theirs to see.
    """
    versions = visible_versions(user).filter(deck__public_id=deck_public_id)
    version = versions.order_by("-number").first() if number is None else versions.filter(number=number).first()
    if version is None:
        raise DeckVersion.DoesNotExist(f"no version {number or 'at all'} of deck {deck_public_id} can be seen")
    return _playable(version.deck, version)


def _label(deck: Deck, version: DeckVersion) -> str:
    """The first version is the deck; later ones say which they are."""
    if version.number == 1:
        return deck.name
    return _("%(deck)s, version %(number)s") % {"deck": deck.name, "number": version.number}


def _playable(deck: Deck, version: DeckVersion) -> Playable:
    content = version.deck_list
    return Playable(
        deck_public_id=deck.public_id,
        number=version.number,
        label=_label(deck, version),
        subject=version.snapshot,
        problems=problems(content, format_of(content)),
        unencoded=unencoded(content),
    )


# Formats --------------------------------------------------------------------------------------------------------------


def own_formats(user: Reader) -> QuerySet[OwnFormat]:
    """The reader's own formats; nobody else sees them."""
    return OwnFormat.objects.owned_by(user)


def formats_for(user: Reader) -> dict[str, Format]:
    """Every format this reader can choose, by code: the published ones, then their own."""
    return {**all_formats(), **{each.public_id: each.format for each in own_formats(user)}}


def in_format(decks: QuerySet[Deck], code: str) -> QuerySet[Deck]:
    """Decks whose newest version is meant for a format, published or own, whatever its definition was then."""
    return decks.filter(Q(current__snapshot__format=code) | Q(current__snapshot__format__code=code))


def decks_of_format(own: OwnFormat) -> list[tuple[Deck, bool]]:
    """The owner's decks for a format, each with whether its newest version has today's definition."""
    today = own.format
    decks = in_format(Deck.objects.filter(owner_id=own.owner_id), own.public_id).select_related("owner", "current")
    return [(deck, format_of(deck.newest.deck_list) == today) for deck in decks]


@dataclass(frozen=True)
class Definition:
    """Which definition of a format a deck was checked against."""

    format: Format
    digest: str
    own: OwnFormat | None
    """The format as its owner has it now, when the reader is that owner and it still exists."""
    problems_today: list[Problem]
    """What the format says about the deck as it is now; empty without `own`."""

    @property
    def is_today_s(self) -> bool:
        return self.own is not None and self.own.digest == self.digest


def definition_of(content: DeckList, user: Reader) -> Definition | None:
    """The definition a deck carries with it; None for a published format."""
    format = content.format
    if isinstance(format, str):
        return None
    own = own_formats(user).filter(public_id=format.code).first()
    return Definition(format, format_digest(format), own, problems(content, own.format) if own else [])


def demo_field() -> dict[str, dict[str, Any]]:
    """The decks that come with the project by name, as the engine reads them, whatever becomes of stored copies."""
    return {deck.name: to_json(deck) for deck in field().values()}


def card_names(codes: list[str]) -> list[str]:
    """Cards by name, as people know them."""
    return [all_cards()[code].full_name if code in all_cards() else code for code in codes]
