"""Reads: who may see which deck, and what a page or a playtest needs to know about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from django.db.models import F, QuerySet
from django.utils.translation import gettext as _

from decks import finding
from decks.compare import summary
from decks.models import Deck, DeckQuerySet, DeckVersion, Draft, OwnFormat
from sandtable.engine.problem import Problem
from sandtable.games.destiny.decklist import DeckList, format_of, to_json
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.field import field_of
from sandtable.games.destiny.formats import AWAKENINGS, Format, all_formats, get_format
from sandtable.games.destiny.legality import problems
from sandtable.games.destiny.own_formats import format_digest
from web.plain_sql import Rows
from web.reader import Reader


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
    """The reader's own saved decks."""
    return changeable_decks(user).saved()


def begun_decks(user: Reader) -> QuerySet[Deck]:
    """The decks the reader has begun in the builder and never saved."""
    return changeable_decks(user).filter(current__isnull=True).select_related("draft")


def changeable_decks(user: Reader) -> DeckQuerySet:
    """The reader's own decks, saved or only begun: the ones they may change."""
    return Deck.objects.owned_by(user).select_related("owner", "current", "draft")


def changeable_deck(user: Reader, public_id: str) -> Deck | None:
    """One of the reader's own decks with its newest version and its draft, if it has one."""
    found = _OWN_DECK.first(public_id, user.pk) if user.is_authenticated else None
    if found is None:
        return None
    found.owner = user  # type: ignore[assignment]
    return with_draft(with_newest(found))


def with_newest(deck: Deck) -> Deck:
    """The deck with its newest version, if it has one, read without a further question later on."""
    deck.current = None if deck.current_id is None else _VERSION.first(deck.current_id)
    return deck


def with_draft(deck: Deck) -> Deck:
    """The deck with its draft as it is now, read without a further question later on."""
    draft = _DRAFT.first(deck.pk)
    Deck._meta.get_field("draft").set_cached_value(deck, draft)
    return deck


_OWN_DECK: Final = Rows(Deck, "public_id = %s AND owner_id = %s")
_VERSION: Final = Rows(DeckVersion, "id = %s")
_DRAFT: Final = Rows(Draft, "deck_id = %s")


def visible_versions(user: Reader) -> QuerySet[DeckVersion]:
    """Versions of the decks this reader may open."""
    return DeckVersion.objects.filter(deck__in=Deck.objects.visible_to(user)).select_related("deck", "deck__owner")


def history(deck: Deck) -> list[tuple[DeckVersion, str]]:
    """Every version of a deck, newest first, each with a summary of its differences from the version before it.

    The summary is empty for the first version, and where this edition can't read one of the two any more.
    """
    versions = list(deck.versions.all())
    contents = [version.readable for version in versions] + [None]
    pairs = zip(contents[1:], contents, strict=False)
    told = [summary(before, after) if before and after else "" for before, after in pairs]
    return list(zip(versions, told, strict=True))


def newest_versions(user: Reader, without: int = 0) -> QuerySet[DeckVersion]:
    """The newest version of every deck a list may show this reader, last changed first; one deck may be left out."""
    newest = DeckVersion.objects.filter(pk=F("deck__current"), deck__in=Deck.objects.listed_for(user))
    return newest.exclude(deck=without).select_related("deck").order_by("-deck__updated_at", "-deck__pk")


def legality_by_format(content: DeckList, user: Reader) -> dict[str, tuple[Format, list[Problem]]]:
    """The verdict of every format that this reader can choose on a deck; its own format comes first."""
    own = format_of(content)
    formats = {**formats_for(user), own.code: own}
    formats = {own.code: formats.pop(own.code), **formats}
    return {code: (each, problems(content, each)) for code, each in formats.items()}


# Formats --------------------------------------------------------------------------------------------------------------


def own_formats(user: Reader) -> QuerySet[OwnFormat]:
    """The reader's own formats; nobody else sees them."""
    return OwnFormat.objects.owned_by(user)


def formats_for(user: Reader) -> dict[str, Format]:
    """Every format this reader can choose, by code: the published ones, then their own."""
    own = _OWN_FORMATS.all(user.pk) if user.is_authenticated else ()
    return {**all_formats(), **{each.public_id: each.format for each in own}}


_OWN_FORMATS: Final = Rows(OwnFormat, "owner_id = %s ORDER BY name, id", only=("id", "public_id", "definition"))


def decks_of_format(own: OwnFormat) -> list[tuple[Deck, bool]]:
    """The owner's decks for a format, each with whether its newest version has today's definition."""
    today = own.format
    decks = finding.in_format(Deck.objects.filter(owner_id=own.owner_id), own.public_id).select_related(
        "owner", "current"
    )
    contents = [(deck, deck.newest.readable) for deck in decks]
    return [(deck, content is not None and format_of(content) == today) for deck, content in contents]


@dataclass(frozen=True)
class Definition:
    """The definition of a format that a deck was checked against."""

    format: Format
    digest: str
    own: OwnFormat | None
    """The format as its owner has it now, when the reader is that owner and it still exists."""
    problems_today: list[Problem]
    """The present format's problems of the deck; empty without `own`."""

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


def demo_field(format: object = AWAKENINGS.code) -> dict[str, dict[str, Any]]:
    """The shipped opponents for decks of a format by name, as the engine reads them, independent of stored copies.

    A format without a field of its own, a player's own one among them, has that of Awakenings.
    """
    return {deck.name: to_json(deck) for deck in field_of(str(format)).values()}


def told_field(decks: Mapping[str, dict[str, Any]]) -> str:
    """A demo field in words, with the format that it is of."""
    of_format = get_format(next(iter(decks.values()))["format"]).label
    return _("all %(n)s decks of the demo field, of %(format)s") % {"n": len(decks), "format": of_format}


def card_names(codes: list[str]) -> list[str]:
    """Cards by name, as people know them."""
    return [all_cards()[code].full_name if code in all_cards() else code for code in codes]


def number_of_decks(owner: int) -> int:
    """The decks of this account, those that are only begun too."""
    return Deck.objects.filter(owner_id=owner).count()
