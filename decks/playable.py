"""Decks for playtests: the list to choose from, and the versions somebody has named."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import Any

from django.db.models import Case, F, IntegerField, Q, QuerySet, Value, When
from django.db.models.functions import Lower
from django.utils.translation import gettext as _

from decks.models import Deck, DeckVersion
from decks.selectors import visible_versions
from decks.verdicts import Verdict, edition, is_known_legal, judge_snapshot
from sandtable.games.destiny.formats import all_formats
from web.reader import Reader

Reference = tuple[str, int | None]
"""A deck's public id and the number of a version; None stands for the newest version."""


@dataclass(frozen=True)
class Playable:
    """A deck version as a playtest takes it. It may be refused; its verdict says why."""

    deck_public_id: str
    number: int
    label: str
    """Name and version in words: "Rey Starter, version 2"."""
    subject: Mapping[str, Any]
    """The deck's JSON, as the engine reads it."""
    is_known_playable: bool = False
    """True when the stored verdict is of this edition and allows it; enough for what a page shows."""

    @property
    def reference(self) -> str:
        """The version as addresses and forms name it: "ab12:3"."""
        return f"{self.deck_public_id}:{self.number}"

    @cached_property
    def verdict(self) -> Verdict:
        """Judged when it is first asked for, and then no more."""
        return judge_snapshot(dict(self.subject))


def versions_for_playtest(user: Reader, wanted: Collection[Reference]) -> dict[Reference, Playable]:
    """The named versions of decks this reader may open, in one query.

    A reference to a deck or version that is missing or not theirs to see is left out. References to the same version
    share one Playable, so that it is judged once.
    """
    if not wanted:
        return {}
    versions = visible_versions(user).filter(_named(wanted)).order_by("number")
    exact: dict[Reference, Playable] = {}
    newest: dict[str, Playable] = {}
    for version in versions:
        public_id = version.deck.public_id
        exact[public_id, version.number] = newest[public_id] = _playable(version)
    found = {named: exact.get(named) if named[1] is not None else newest.get(named[0]) for named in wanted}
    return {named: playable for named, playable in found.items() if playable is not None}


def _named(wanted: Collection[Reference]) -> Q:
    is_newest = Q(pk=F("deck__current"))
    each = [
        Q(is_newest if number is None else Q(number=number), deck__public_id=public_id) for public_id, number in wanted
    ]
    return reduce(or_, each)


def _playable(version: DeckVersion) -> Playable:
    return Playable(
        deck_public_id=version.deck.public_id,
        number=version.number,
        label=label(version.deck.name, version.number),
        subject=version.snapshot,
        is_known_playable=is_known_legal(version) and not version.verdict_unencoded,
    )


def label(name: str, number: int) -> str:
    """A version in words: the first is called as the deck, later ones tell their number."""
    if number == 1:
        return name
    return _("%(deck)s, version %(number)s") % {"deck": name, "number": number}


# The list to choose from ----------------------------------------------------------------------------------------------


def playable_decks(user: Reader, words: str = "") -> QuerySet[Deck]:
    """Decks whose newest version can be played, as far as this edition has judged them.

    Own decks come first, then those of one format after the other, each by name. Each of the words is part of the
    deck's name, of its owner's, or of its format's.
    """
    return _listed(user, words).filter(
        current__verdict_edition=edition(), current__verdict_problems=0, current__verdict_unencoded=[]
    )


def outdated_versions(user: Reader, words: str, most: int) -> list[DeckVersion]:
    """The first versions of the same list that this edition has not judged yet, at most as many as told."""
    decks = _listed(user, words).exclude(current__verdict_edition=edition()).select_related("current")
    return [deck.newest for deck in decks[:most]]


def _listed(user: Reader, words: str) -> QuerySet[Deck]:
    decks = Deck.objects.listed_for(user)
    for word in words.split():
        named = Q(name__icontains=word) | Q(owner__username__icontains=word)
        decks = decks.filter(named | _in_formats_called(word))
    is_other = Case(When(owner_id=user.pk or 0, then=Value(0)), default=Value(1), output_field=IntegerField())
    return decks.order_by(is_other, _place_of_format(), Lower("name"), "pk")


def _in_formats_called(word: str) -> Q:
    codes = [code for code, format in all_formats().items() if word.casefold() in format.label.casefold()]
    published = (Q(current__snapshot__format=code) for code in codes)
    return reduce(or_, published, Q(current__snapshot__format__name__icontains=word))


def _place_of_format() -> Case:
    """The published formats in their order, then everybody's own ones."""
    places = enumerate(all_formats())
    return Case(
        *(When(current__snapshot__format=code, then=Value(place)) for place, code in places),
        default=Value(len(all_formats())),
        output_field=IntegerField(),
    )


def format_label(format: object) -> str:
    """The name of a format as a stored deck has it: a code, or the definition of somebody's own one."""
    if isinstance(format, dict):
        return str(format.get("name", ""))
    known = all_formats().get(str(format))
    return known.label if known is not None else str(format)
