"""Notices to owners: a change of card data or of a list has made a deck legal or illegal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

from decks.models import Deck, DeckVersion, Notice
from sandtable.engine.problem import Problem
from sandtable.games.destiny.decklist import DeckList, format_of
from sandtable.games.destiny.formats import Format, newer_list
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
        _notice(version, edition, _format_name(version), problems, is_newer_list=False)
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
    for version, content, newer in _with_newer_lists():
        if (version.deck_id, version.number, newer.code) in told:
            continue
        before, after = problems(content, format_of(content)), problems(content, newer)
        if bool(before) != bool(after):
            rows.append(_notice(version, newer.code, f"{newer.label} ({newer.since})", after, is_newer_list=True))
    Notice.objects.bulk_create(rows, ignore_conflicts=True, batch_size=BATCH)
    return len(rows)


def dismiss(notice: Notice, *, at: datetime) -> None:
    """Put a notice away for good."""
    Notice.objects.filter(pk=notice.pk, dismissed_at__isnull=True).update(dismissed_at=at)


def _notice(
    version: DeckVersion, cause: str, format_name: str, problems: list[Problem], *, is_newer_list: bool
) -> Notice:
    return Notice(
        deck_id=version.deck_id,
        number=version.number,
        cause=cause,
        format_name=format_name,
        is_newer_list=is_newer_list,
        is_legal=not problems,
        problems=[each.message for each in problems[:MOST_REASONS]],
    )


def _with_newer_lists() -> Iterator[tuple[DeckVersion, DeckList, Format]]:
    """The newest versions of decks in a format that has a newer list, with their content and that list."""
    decks = Deck.objects.saved().select_related("current")
    for deck in decks.iterator(chunk_size=BATCH):
        content = deck.newest.readable
        if content is None or not isinstance(content.format, str):
            continue
        newer = newer_list(format_of(content))
        if newer is not None:
            yield deck.newest, content, newer


def _format_name(version: DeckVersion) -> str:
    content = version.readable
    return format_of(content).label if content else str(version.snapshot.get("format", ""))[:40]
