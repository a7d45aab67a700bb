"""Notices to owners: a change of card data or of a list has made a deck legal or illegal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

from decks.models import Deck, DeckVersion, Notice
from sandtable.engine.problem import Problem
from sandtable.games.destiny.decklist import format_of
from sandtable.games.destiny.formats import Format, published_now
from sandtable.games.destiny.legality import problems

MOST_REASONS: Final = 5
"""Problems that a notice names."""
BATCH: Final = 200


def judged_otherwise(turned: Iterable[tuple[DeckVersion, list[Problem]]], edition: str) -> None:
    """Note decks whose newest version this edition judges otherwise in its own format."""
    found = list(turned)
    newest = set(
        Deck.objects.filter(current__in=[version.pk for version, _ in found]).values_list("current", flat=True)
    )
    rows = [
        Notice(
            deck_id=version.deck_id,
            number=version.number,
            cause=edition,
            format_name=_format_name(version),
            is_newer_list=False,
            is_legal=not problems,
            problems=[each.message for each in problems[:MOST_REASONS]],
        )
        for version, problems in found
        if version.pk in newest
    ]
    Notice.objects.bulk_create(rows, ignore_conflicts=True)


def tell_of_newer_lists() -> int:
    """Note decks of formats with a newer list in which they are legal no more, or legal now; returns the number of new
    notices. A deck is told once of each list.
    """
    told = set(Notice.objects.filter(is_newer_list=True).values_list("deck", "number", "cause"))
    rows: list[Notice] = []
    for version, earlier, newer in _with_newer_lists():
        if (version.deck_id, version.number, newer.code) in told:
            continue
        content = version.deck_list
        before, after = problems(content, earlier), problems(content, newer)
        if bool(before) != bool(after):
            rows.append(
                Notice(
                    deck_id=version.deck_id,
                    number=version.number,
                    cause=newer.code,
                    format_name=f"{newer.label} ({newer.since})",
                    is_newer_list=True,
                    is_legal=not after,
                    problems=[each.message for each in after[:MOST_REASONS]],
                )
            )
    Notice.objects.bulk_create(rows, ignore_conflicts=True, batch_size=BATCH)
    return len(rows)


def dismiss(notice: Notice, *, at: datetime) -> None:
    """Put a notice away for good."""
    Notice.objects.filter(pk=notice.pk, dismissed_at__isnull=True).update(dismissed_at=at)


def _with_newer_lists() -> Iterator[tuple[DeckVersion, Format, Format]]:
    """The newest versions of decks in a format that has a newer list, with both."""
    decks = Deck.objects.saved().select_related("current")
    for deck in decks.iterator(chunk_size=BATCH):
        content = deck.newest.readable
        if content is None or not isinstance(content.format, str):
            continue
        earlier = format_of(content)
        newer = published_now(earlier.community) if earlier.until else None
        if newer is not None:
            yield deck.newest, earlier, newer


def _format_name(version: DeckVersion) -> str:
    content = version.readable
    return format_of(content).label if content else str(version.snapshot.get("format", ""))[:40]
