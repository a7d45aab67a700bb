"""Reading the catalogue: lists, one card with everything around it, coverage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from django.db.models import Count, F, OrderBy, QuerySet
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from catalog.models import Card, CardSet, Format, PrintedText, RestrictedPair, Standing
from catalog.query import Query
from catalog.releases.mending import Correction, corrections
from catalog.tables import Tables
from catalog.waiting import most_waited_for, waits_in_words
from sandtable.games.destiny import facts
from sandtable.games.destiny.cards import encoded
from sandtable.games.destiny.formats import Format as DeckFormat
from sandtable.games.destiny.formats import all_formats
from sandtable.games.destiny.text import errata_text, is_encoded, rules_text
from sandtable.games.destiny.text_sets import TextSet
from sandtable.games.destiny.waiting import why_left_out

ORDERINGS: Final[dict[str, tuple[tuple[str, ...], Promise]]] = {
    "set": (("card_set__position", "position", "code"), _("Set and number")),
    "name": (("search_name", "code"), _("Name")),
    "color": (("color", "type", "search_name", "code"), _("Color")),
    "type": (("type", "color", "search_name", "code"), _("Type")),
    "cost": (("cost", "search_name", "code"), _("Cost")),
    "points": (("points_1", "search_name", "code"), _("Points")),
    "health": (("health", "search_name", "code"), _("Health")),
}
"""Sort orders with their names; a leading `-` reverses an order."""


def _ordering(order: str) -> list[OrderBy]:
    """The columns of an order; cards without a cost or health come last both ways, where readers expect them."""
    columns, _name = ORDERINGS[order.removeprefix("-")]
    backwards = order.startswith("-")
    return [OrderBy(F(column), descending=backwards, nulls_last=True) for column in columns]


def codes_in_order(known: Tables, query: Query, *, order: str = "set") -> list[str]:
    """The codes of the cards that a query means, in an order of ORDERINGS; an empty query asks the database nothing."""
    in_order = known.in_order(order, _ordering(order))
    if not query.text.strip():
        return in_order
    found = query.codes
    return [code for code in in_order if code in found]


@dataclass(frozen=True)
class CardPage:
    """One card and everything its page shows."""

    card: Card
    rules: list[str] | None
    """Paragraphs made from the engine's card, as of rules v1.1; None: the engine doesn't play it yet."""
    errata: list[str] | None
    """The paragraphs after later errata; None where the errata change nothing."""
    errata_formats: list[str]
    """Names of the formats that play by the errata."""
    printed: PrintedText | None
    standings: list[tuple[Format, Standing | None]]
    """Every format; None where the card isn't part of it."""
    pairs: list[RestrictedPair]
    versions: list[Card]
    """The same card printed elsewhere, and its other side."""
    namesakes: list[Card]
    waits: list[str]
    """The kinds of words and mechanics that the engine lacks for it, in words; [] for a card that plays."""
    left_out: str
    """The reason why somebody who tried to encode it left it out; "" where nobody did."""
    held: list[str]
    """Facts that changed under the card's encoding; the engine doesn't play it until somebody has looked at it."""
    corrections: list[Correction]
    """Facts that are other ones than in the community's data, with the reason."""
    errata_in: list[str]
    """Names of the formats in which it says something else, in words that are not published."""
    same_die: list[Card]
    """Cards whose die shows the same sides, as the publisher states."""
    previous: Card | None
    next: Card | None

    @property
    def standings_now(self) -> list[tuple[Format, Standing | None]]:
        """Those of the formats as they are published now."""
        return [(format, standing) for format, standing in self.standings if not format.until]

    @property
    def standings_earlier(self) -> list[tuple[Format, Standing | None]]:
        """Those of earlier lists."""
        return [(format, standing) for format, standing in self.standings if format.until]


def card_page(*, code: str) -> CardPage:
    """Everything that the page of a card shows. Raises Card.DoesNotExist."""
    card = Card.objects.select_related("card_set", "reprint_of", "parallel_die").prefetch_related("sides", "subtypes")
    found = card.get(code=code)
    versions = _versions(found)
    others = Card.objects.filter(search_name=found.search_name).exclude(
        pk__in=[found.pk, *(each.pk for each in versions)]
    )
    return CardPage(
        card=found,
        rules=_paragraphs(rules_text(code)),
        errata=_paragraphs(errata_text(code)),
        errata_formats=_labels(format for format in all_formats().values() if format.texts is TextSet.ERRATA),
        printed=PrintedText.objects.filter(card=found).first(),
        standings=_standings(found),
        pairs=list(found.restricted_pairs.select_related("format", "other__card_set").order_by("format__position")),
        versions=versions,
        namesakes=list(others.select_related("card_set").in_printed_order()[:20]),
        waits=waits_in_words(code),
        left_out=why_left_out(code),
        held=facts.held().get(code, []),
        corrections=[each for each in corrections() if each.of == "card" and each.code == code],
        errata_in=_labels(format for format in all_formats().values() if code in format.errata),
        same_die=_same_die(found),
        previous=_neighbour(found, forward=False),
        next=_neighbour(found, forward=True),
    )


def _labels(found: Iterable[DeckFormat]) -> list[str]:
    """The labels of formats, without the earlier lists of those that have a later one here."""
    newest: dict[str, str] = {}
    for format in sorted(found, key=lambda format: bool(format.until)):
        newest.setdefault(format.name, format.label)
    return list(newest.values())


def _paragraphs(text: str | None) -> list[str] | None:
    return None if text is None else text.split("\n") if text else []


def _standings(card: Card) -> list[tuple[Format, Standing | None]]:
    rows = {row.format_id: row for row in card.standings.all()}
    return [(format, rows.get(format.code)) for format in Format.objects.all()]


def _versions(card: Card) -> list[Card]:
    """Reprints and first prints; the other side of a two-sided card, which shares its number."""
    first = card.reprint_of_id or card.code
    prints = Card.objects.filter(pk=first) | Card.objects.filter(reprint_of=first)
    if card.code[-1].isalpha():
        prints |= Card.objects.filter(code__startswith=card.code[:-1])
    return list(prints.exclude(pk=card.pk).select_related("card_set").in_printed_order())


def _same_die(card: Card) -> list[Card]:
    first = card.parallel_die_id or card.code
    family = Card.objects.filter(pk=first) | Card.objects.filter(parallel_die=first)
    return list(family.exclude(pk=card.pk).select_related("card_set").in_printed_order())


def _neighbour(card: Card, *, forward: bool) -> Card | None:
    """The card before or after it in its set."""
    within = Card.objects.filter(card_set=card.card_set_id)
    if forward:
        after = within.filter(position=card.position, code__gt=card.code) | within.filter(position__gt=card.position)
        return after.order_by("position", "code").first()
    before = within.filter(position=card.position, code__lt=card.code) | within.filter(position__lt=card.position)
    return before.order_by("-position", "-code").first()


def sets_with_counts() -> QuerySet[CardSet]:
    """Every set in order of release, with the number of cards known as `known`."""
    return CardSet.objects.annotate(known=Count("cards")).order_by("position")


@dataclass(frozen=True)
class Coverage:
    """The cards of a set, divided into those with an encoding and the rest."""

    encoded: list[Card]
    missing: list[Card]

    @property
    def total(self) -> int:
        return len(self.encoded) + len(self.missing)

    @property
    def percent(self) -> int:
        """Rounded down, so that 100 means all."""
        return 100 * len(self.encoded) // self.total if self.total else 0

    @property
    def most_waited_for(self) -> list[tuple[str, str, int]]:
        """(kind, words, number of cards that wait for it), the most frequent first."""
        return most_waited_for(card.code for card in self.missing)


def coverage_of(cards: Iterable[Card]) -> Coverage:
    """Divide cards into those that the engine plays and the rest."""
    played: dict[bool, list[Card]] = {True: [], False: []}
    for card in cards:
        played[is_encoded(card.code)].append(card)
    return Coverage(encoded=played[True], missing=played[False])


def encoded_per_set() -> Counter[str]:
    """Set code to the number of its cards the engine plays."""
    return Counter(facts.card(code).set_code for code in encoded())


@dataclass(frozen=True)
class FormatCoverage:
    """The cards that a format allows, and those of them that the engine plays."""

    format: Format
    allowed: int
    played: int

    @property
    def waiting(self) -> int:
        """The allowed cards that the engine does not play yet."""
        return self.allowed - self.played

    @property
    def percent(self) -> int:
        """Rounded down, so that 100 means all."""
        return 100 * self.played // self.allowed if self.allowed else 0


def coverage_of_formats() -> list[FormatCoverage]:
    """The formats as they are published now, in two queries."""
    codes: dict[str, list[str]] = {}
    allowed = Standing.objects.exclude(status="banned").values_list("format_id", "card_id")
    for format_code, card_code in allowed:
        codes.setdefault(format_code, []).append(card_code)
    now = Format.objects.filter(until="").order_by("position")
    return [
        FormatCoverage(format, len(cards), sum(map(is_encoded, cards)))
        for format in now
        if (cards := codes.get(format.code))
    ]
