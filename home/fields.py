"""The demo fields on the front page: how the decks of each format fare against each other, as played here."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from decks.demo import FIELD_OWNER
from decks.playable import format_label
from sandtable.games.destiny.field import field_of
from simulate.models import Study
from simulate.results.shown import ONCE
from simulate.study.field.shown import ShownField, kept_digests, key_of, shown_fields


@dataclass(frozen=True, slots=True)
class KnownField:
    """The results of one demo field."""

    name: str
    decks: int
    results: list[tuple[str, str]]
    """For each agent its name and the address of the matrix."""


def known_fields() -> list[KnownField]:
    """The demo fields that are shown to everybody, format by format; those of the house alone."""
    digests = kept_digests()
    keys = {key_of(each, digests[each.name]) + ONCE: each for each in shown_fields() if each.name in digests}
    studies = Study.objects.public().filter(owner__username=FIELD_OWNER, idempotency_key__in=keys)
    found = {keys[str(key)]: public_id for key, public_id in studies.values_list("idempotency_key", "public_id")}
    in_order = sorted((each for each in shown_fields() if each in found), key=lambda each: each.format)
    return [_known(format, list(each), found) for format, each in groupby(in_order, key=lambda each: each.format)]


def _known(format: str, shown: list[ShownField], found: dict[ShownField, str]) -> KnownField:
    results = [(each.agent, Study(public_id=found[each]).get_absolute_url()) for each in shown]
    return KnownField(format_label(format), len(field_of(format)), results)
