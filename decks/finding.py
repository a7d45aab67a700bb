"""Narrow a list of decks by name, card, team, format, date, legality, strength and tag, and put it in order.

Page and API take the same words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import BooleanField, F, Func, Q, QuerySet, Value
from django.db.models.sql.compiler import SQLCompiler
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from decks.exchange import names
from decks.models import Deck
from decks.notes import TAG_LENGTH
from decks.written_notes import meant
from sandtable.games.destiny.facts import card as card_facts
from sandtable.games.destiny.facts import prints_of

MOST_SIGNS: Final = 100
LEGALITY: Final = {
    "legal": _("legal in its format"),
    "playable": _("legal, and all cards can be played"),
    "broken": _("breaks rules of its format"),
}
"""The words of the filter by legality; they read the stored verdicts."""
STRENGTH: Final = {
    "tested": _("tested in enough games"),
    "better": _("wins more than half of its games"),
    "worse": _("wins less than half of its games"),
}
"""The words of the filter by tested strength; the last two hold with 95 % certainty."""
SORT: Final = {"changed": _("last changed"), "strength": _("tested strength")}
"""The words of the order; left out: last changed."""
_NO_CARD: Final = _("No one card has this name; give its full name with the subtitle, or its code.")
_NO_CHARACTER: Final = _("No character has this name.")
_NO_DATE: Final = _("Give a date as year, month and day, such as 2026-07-31.")
_NO_LEGALITY: Final = _("Choose legal, playable or broken.")
_NO_STRENGTH: Final = _("Choose tested, better or worse.")
_NO_SORT: Final = _("Choose changed or strength.")


@dataclass
class Wanted:
    """The filters of a list, as somebody gave them."""

    words: str = ""
    format: str = ""
    tag: str = ""
    card: str = ""
    team: str = ""
    """Names of characters, parted by semicolons; the team has each of them."""
    legality: str = ""
    since: str = ""
    until: str = ""
    strength: str = ""
    sort: str = ""
    problems: dict[str, str | Promise] = field(default_factory=dict)
    """By filter, the reason why it can't be read; such a filter finds nothing."""

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Wanted:
        """The filters of a query, by the names in `KEYS`."""
        told = {key: " ".join(given.get(key, "")[:MOST_SIGNS].replace("\x00", "").split()) for key in KEYS.values()}
        found = cls()
        for name, key in KEYS.items():
            setattr(found, name, told[key])
        found.tag = given.get("tag", "")[:TAG_LENGTH].replace("\x00", "")
        found.problems = {key: problem for key, problem in found._problems().items() if problem}
        return found

    @property
    def is_narrow(self) -> bool:
        """Any filter is set, or the order can't be read."""
        return any(getattr(self, name) for name in KEYS if name != "sort") or bool(self.problems)

    @property
    def has_more(self) -> bool:
        """One of the rarer filters is set, or the order."""
        return any((self.team, self.legality, self.since, self.until, self.tag, self.strength, self.sort))

    @property
    def by_strength(self) -> bool:
        """The strongest decks come first."""
        return self.sort == "strength"

    def _problems(self) -> dict[str, str | Promise]:
        return {
            "card": _NO_CARD if self.card and meant(self.card) is None else "",
            "team": _NO_CHARACTER if self.team and not all(map(_characters, _parted(self.team))) else "",
            "legality": _NO_LEGALITY if self.legality not in ("", *LEGALITY) else "",
            "since": _NO_DATE if self.since and _day(self.since) is None else "",
            "until": _NO_DATE if self.until and _day(self.until) is None else "",
            "strength": _NO_STRENGTH if self.strength not in ("", *STRENGTH) else "",
            "sort": _NO_SORT if self.sort not in ("", *SORT) else "",
        }


KEYS: Final = {
    "words": "q",
    "format": "format",
    "tag": "tag",
    "card": "card",
    "team": "team",
    "legality": "legality",
    "since": "since",
    "until": "until",
    "strength": "strength",
    "sort": "sort",
}
"""The filters with their names in an address."""


def narrowed(decks: QuerySet[Deck], wanted: Wanted) -> QuerySet[Deck]:
    """The decks that fit every filter; none where one can't be read. By strength: decks `with_strength`."""
    if wanted.problems:
        return decks.none()
    if wanted.words:
        decks = decks.filter(name__icontains=wanted.words)
    if wanted.tag:
        decks = with_tag(decks, wanted.tag)
    if found := meant(wanted.card) if wanted.card else None:
        decks = with_card(decks, found.code)
    for name in _parted(wanted.team):
        decks = with_member(decks, _characters(name))
    if since := _day(wanted.since):
        decks = decks.filter(updated_at__date__gte=since)
    if until := _day(wanted.until):
        decks = decks.filter(updated_at__date__lte=until)
    decks = _tested(decks, wanted.strength)
    return _judged(in_format(decks, wanted.format) if wanted.format else decks, wanted.legality)


def _tested(decks: QuerySet[Deck], strength: str) -> QuerySet[Deck]:
    match strength:
        case "tested":
            return decks.filter(Q(("tested_games__isnull", False)))
        case "better":
            return decks.filter(Q(("tested_low__gt", 0.5)))
        case "worse":
            return decks.filter(Q(("tested_high__lt", 0.5)))
    return decks


def in_format(decks: QuerySet[Deck], code: str) -> QuerySet[Deck]:
    """Decks whose newest version is for a format, published or own, with any earlier definition of it."""
    return decks.filter(Q(current__snapshot__format=code) | Q(current__snapshot__format__code=code))


def _judged(decks: QuerySet[Deck], legality: str) -> QuerySet[Deck]:
    if not legality:
        return decks
    judged = decks.exclude(current__verdict_edition="")
    if legality == "broken":
        return judged.filter(current__verdict_problems__gt=0)
    legal = judged.filter(current__verdict_problems=0)
    return legal.filter(current__verdict_unencoded=[]) if legality == "playable" else legal


def _parted(team: str) -> list[str]:
    return [name for each in team.split(";") if (name := each.strip())]


def _characters(name: str) -> tuple[str, ...]:
    """Codes of the characters with this name, or with this code."""
    found = meant(name)
    codes = (found.code,) if found is not None else names.called(name)
    return tuple(code for code in codes if card_facts(code).type == "character")


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text) if len(text) == len("2026-07-31") else None
    except ValueError:
        return None


class HasText(Func):
    """True where a JSON list of texts, given first, holds the text given second."""

    function = "jsonb_exists"
    arity = 2
    output_field = BooleanField()

    def as_sqlite(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper, **context: Any) -> tuple[str, Any]:
        template = "EXISTS (SELECT 1 FROM json_each(%(expressions)s))"
        return super().as_sql(compiler, connection, template=template, arg_joiner=") WHERE value = (", **context)


def with_tag(decks: QuerySet[Deck], tag: str) -> QuerySet[Deck]:
    """Decks that have this tag, letter by letter."""
    return decks.filter(HasText(F("tags"), Value(tag)))


def with_card(decks: QuerySet[Deck], code: str) -> QuerySet[Deck]:
    """Decks whose newest version has any print of a card, on the team or among the cards."""
    found = Q()
    for each in prints_of(code):
        found |= Q(current__snapshot__cards__has_key=each)
        found |= Q(current__snapshot__characters__icontains=f'"{each}"')
    return decks.filter(found)


def with_member(decks: QuerySet[Deck], codes: tuple[str, ...]) -> QuerySet[Deck]:
    """Decks whose newest version has any print of one of these characters on its team."""
    found = Q()
    for each in {print for code in codes for print in prints_of(code)}:
        found |= Q(current__snapshot__characters__icontains=f'"{each}"')
    return decks.filter(found)
