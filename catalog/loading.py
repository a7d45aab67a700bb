"""Update the tables from the data files: compare, then write only the differences."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from hashlib import blake2b
from typing import Any

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from catalog import standings, words
from catalog.models import Card, CardSet, CatalogState, DieSide, Format, RestrictedPair, Standing, Subtype
from sandtable.games.destiny import facts, formats
from sandtable.games.destiny.text import errata_text, is_encoded, rules_text

_BATCH = 500
"""Rows per statement: below SQLite's limit of variables in old builds."""


@dataclass(frozen=True)
class LoadReport:
    """The numbers of a load: cards created, changed, removed, unchanged."""

    created: int
    changed: int
    unchanged: int
    removed: int
    data_version: str

    @property
    def changed_anything(self) -> bool:
        return bool(self.created or self.changed or self.removed)


@transaction.atomic
def load_catalog(*, at: datetime | None = None, cards: Mapping[str, facts.CardFacts] | None = None) -> LoadReport:
    """Load every set, card, die, format and list of the data files; a second run changes nothing.

    Raises django.db.IntegrityError when a fact breaks a constraint and ProtectedError when a card that vanished from
    the data is still referred to; nothing is written then.
    """
    at = at or timezone.now()
    cards = facts.all_cards() if cards is None else cards
    _load_names()
    rows = list(standings.standings(cards))
    report = _load_cards(cards, rows, at)
    _load_formats()
    if report.changed_anything:
        _replace_standings(cards, rows)
    _note_state(report, at)
    return report


def note_change(*, at: datetime) -> None:
    """Increase the revision number, so that everything cached about cards is made again."""
    CatalogState.objects.filter(pk=1).update(revision=F("revision") + 1, loaded_at=at)


def _note_state(report: LoadReport, at: datetime) -> None:
    state = CatalogState.current()
    if state is None:
        CatalogState.objects.create(data_version=report.data_version, revision=1, loaded_at=at)
    elif report.changed_anything or state.data_version != report.data_version:
        CatalogState.objects.filter(pk=1).update(data_version=report.data_version)
        note_change(at=at)


def _load_names() -> None:
    names = facts.read("names.json")
    _upsert(Subtype, [Subtype(code=code, name=name) for code, name in names["subtypes"].items()], ["name"])
    sets = [
        CardSet(
            code=entry["code"],
            name=entry["name"],
            position=entry["position"],
            cycle=names["cycles"][entry["cycle"]],
            released=date.fromisoformat(entry["released"]),
            size=entry["size"],
            maker=entry.get("maker", ""),
        )
        for entry in facts.read("sets.json")
    ]
    _upsert(CardSet, sets, ["name", "position", "cycle", "released", "size", "maker"])


def _upsert(model: Any, wanted: Iterable[Any], fields: list[str]) -> None:
    """Create missing rows and save changed ones; equal rows are not touched."""
    present = model.objects.in_bulk()
    for row in wanted:
        old = present.get(row.pk)
        if old is None:
            row.save(force_insert=True)
        elif any(getattr(old, field) != getattr(row, field) for field in fields):
            row.save(force_update=True)


def _load_cards(cards: Mapping[str, facts.CardFacts], rows: list[standings.CardInFormat], at: datetime) -> LoadReport:
    of_card: dict[str, list[standings.CardInFormat]] = defaultdict(list)
    for row in rows:
        of_card[row.card].append(row)
    present = dict(Card.objects.values_list("code", "fingerprint"))
    wanted = {code: _fingerprint(card, of_card[code]) for code, card in cards.items()}
    created = [code for code in cards if code not in present]
    changed = [code for code in cards if code in present and present[code] != wanted[code]]
    removed = present.keys() - cards.keys()
    _create([_row(cards[code], wanted[code], at) for code in created])
    _update([_row(cards[code], wanted[code], at) for code in changed])
    _rewrite_parts([cards[code] for code in (*created, *changed)])
    Card.objects.filter(pk__in=removed).delete()
    unchanged = len(cards) - len(created) - len(changed)
    return LoadReport(len(created), len(changed), unchanged, len(removed), facts.data_version())


def _fingerprint(card: facts.CardFacts, rows: list[standings.CardInFormat]) -> str:
    """Hash of everything a page or the API says about a card, the generated texts too."""
    said = [repr(card), [repr(row) for row in rows], is_encoded(card.code), rules_text(card.code)]
    said += [errata_text(card.code)] if errata_text(card.code) else []
    return blake2b(json.dumps(said).encode(), digest_size=16).hexdigest()


def _row(card: facts.CardFacts, fingerprint: str, at: datetime) -> Card:
    return Card(
        code=card.code,
        card_set_id=card.set_code,
        position=card.position,
        name=card.name,
        subtitle=card.subtitle,
        type=card.type,
        color=card.color,
        affiliation=card.affiliation,
        rarity=card.rarity,
        is_unique=card.is_unique,
        health=card.health,
        cost=card.cost,
        deck_limit=card.deck_limit,
        has_die=card.has_die,
        has_errata=card.has_errata,
        is_flip_card=card.is_flip_card,
        reprint_of_id=card.reprint_of,
        parallel_die_id=card.parallel_die,
        search_name=words.folded(card.name),
        search_subtitle=words.folded(card.subtitle),
        acronym=words.acronym(card.name),
        fingerprint=fingerprint,
        updated_at=at,
        **_points(card.points),
    )


def _points(points: tuple[int, ...]) -> dict[str, int | None]:
    """Point values as columns."""
    return {f"points_{dice}": points[dice - 1] if dice <= len(points) else None for dice in (1, 2, 3)}


def _create(rows: list[Card]) -> None:
    """Insert cards; first prints come before their reprints, because reprints refer to them."""
    rows.sort(key=lambda row: (row.reprint_of_id is not None, row.parallel_die_id is not None))
    Card.objects.bulk_create(rows, batch_size=_BATCH)


def _update(rows: list[Card]) -> None:
    fields = [field.name for field in Card._meta.concrete_fields if not field.primary_key]
    # One statement of a batch, where an UPDATE with a case for each row takes ten times as long.
    Card.objects.bulk_create(
        rows, batch_size=_BATCH, update_conflicts=True, unique_fields=["code"], update_fields=fields
    )


def _rewrite_parts(cards: list[facts.CardFacts]) -> None:
    """Write the sides and subtypes of new and changed cards."""
    codes = [card.code for card in cards]
    links = Card.subtypes.through
    DieSide.objects.filter(card__in=codes).delete()
    links.objects.filter(card__in=codes).delete()
    sides = [_side(card.code, number, side) for card in cards for number, side in enumerate(card.sides)]
    DieSide.objects.bulk_create(sides, batch_size=_BATCH)
    subtypes = [links(card_id=card.code, subtype_id=code) for card in cards for code in card.subtypes]
    links.objects.bulk_create(subtypes, batch_size=_BATCH)


def _side(code: str, number: int, side: facts.Side) -> DieSide:
    return DieSide(
        card_id=code,
        number=number,
        symbol=side.symbol,
        value=side.value,
        is_modifier=side.is_modifier,
        is_x=side.is_x,
        cost=side.cost,
        indirect_cost=side.indirect_cost,
    )


def _load_formats() -> None:
    """Load formats with their limits and sets; delete vanished formats with their standings and pairs."""
    known = formats.all_formats()
    Format.objects.exclude(pk__in=known).delete()
    rows = [
        Format(
            code=format.code,
            name=format.label,
            community=format.community,
            since=format.since,
            until=format.until,
            position=position,
            points=format.points,
            size=format.size,
            copies=format.copies,
            has_plots=format.allows_plots,
            has_downgrades=format.allows_downgrades,
        )
        for position, format in enumerate(known.values(), start=1)
    ]
    _upsert(Format, rows, [field.name for field in Format._meta.concrete_fields if not field.primary_key])
    every_set = frozenset(CardSet.objects.values_list("code", flat=True))
    for row in rows:
        row.sets.set(CardSet.objects.filter(pk__in=standings.sets_of(known[row.code], every_set)))


def _replace_standings(cards: Mapping[str, facts.CardFacts], rows: list[standings.CardInFormat]) -> None:
    Standing.objects.all().delete()
    Standing.objects.bulk_create(
        [
            Standing(
                format_id=row.format,
                card_id=row.card,
                status=row.status,
                is_rebalanced=row.is_rebalanced,
                **_points(row.points),
            )
            for row in rows
        ],
        batch_size=_BATCH,
    )
    RestrictedPair.objects.all().delete()
    RestrictedPair.objects.bulk_create(
        RestrictedPair(format_id=format.code, card_id=code, other_id=other)
        for format in formats.all_formats().values()
        for code, others in format.restricted_pairs.items()
        for other in sorted(others)
        if {code, other} <= cards.keys()
    )
