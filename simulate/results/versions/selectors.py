"""The results of a deck by version: shares of points, and the change where both versions met the same opponents.

Playtests count that were played to the end as planned, outside of studies and scenarios, with the deck on one side. Two
versions are compared over the meetings they have in common: the same opponents with the same cards, the same agents for
all, and the same rules. Of several playtests of one version in one meeting the newest counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Any, Final

from django.db.models import Q
from django.utils.translation import gettext as _

from sandtable.playtest import storing
from sandtable.playtest.parties import By
from sandtable.playtest.shares import share
from sandtable.playtest.statistics import Interval, difference, mean
from simulate.models import Batch, BatchState
from simulate.results.selectors import MOST_SIDES
from web.reader import Reader

MOST_PLAYTESTS: Final = 60
"""Playtests of a deck that are read, the newest ones."""
Meeting = str
"""Everything but the deck itself: opponents, agents and rules."""


@dataclass
class VersionResults:
    """The results of one version."""

    number: int
    meetings: dict[Meeting, Interval] = field(default_factory=dict)
    """The share of points by meeting."""
    change: Interval | None = None
    """The points gained since the version before it that has results."""
    before: int | None = None
    """The number of that version."""
    opponents: int = 0
    """The meetings that both have in common."""
    reason: str = ""
    """The reason why there is no comparison."""

    @property
    def share(self) -> Interval:
        """The mean share over its meetings."""
        return mean(list(self.meetings.values()))


def results_by_version(public_id: str, user: Reader) -> list[VersionResults]:
    """The versions with results that this reader may find in a list, the newest first; one query."""
    found: dict[int, VersionResults] = {}
    for batch in _batches(public_id, user):
        for number, meeting, points in _seen(batch, public_id):
            found.setdefault(number, VersionResults(number)).meetings.setdefault(meeting, points)
    ordered = [found[number] for number in sorted(found, reverse=True)]
    for version, earlier in zip(ordered, ordered[1:], strict=False):
        _compare(version, earlier)
    return ordered


def _batches(public_id: str, user: Reader) -> Iterator[Batch]:
    places = (f"snapshot__subjects__{side}__source__startswith" for side in range(MOST_SIDES))
    has_deck = reduce(or_, (Q((place, f"{public_id}:")) for place in places))
    listed = Q(pk__in=Batch.objects.public().values("pk"))
    if user.is_authenticated:
        listed |= Q(pk__in=Batch.objects.owned_by(user).values("pk"))
    done = Batch.objects.filter(listed, has_deck, state=BatchState.DONE, study=None, forked_from=None)
    yield from done.filter(scenario_version=None).defer("tally").order_by("-pk")[:MOST_PLAYTESTS]


def _seen(batch: Batch, public_id: str) -> Iterator[tuple[int, Meeting, Interval]]:
    """The version, the meeting and its share of points, where the deck sits on one side alone."""
    if batch.fault or batch.snapshot.get("scenario"):
        return
    sides = batch.snapshot["subjects"]
    own = [place for place, side in enumerate(sides) if str(side["source"]).startswith(f"{public_id}:")]
    number = str(sides[own[0]]["source"]).partition(":")[2] if len(own) == 1 else ""
    if not number.isdecimal():
        return
    rotations = storing.read(batch.summary).rotations(By.SUBJECT, len(sides), batch.rotation_size)
    points = share(rotations, own[0])
    if points is not None:
        yield int(number), _meeting(batch, own[0]), points


def _meeting(batch: Batch, own: int) -> Meeting:
    """Opponents, agents and rules as one text, the same for each side the deck sat on."""
    sides, agents = batch.snapshot["subjects"], batch.snapshot["agents"]
    others = [(agents[place], _text(side["subject"])) for place, side in enumerate(sides) if place != own]
    frozen = batch.snapshot
    return _text(
        [agents[own], sorted(others), batch.engine_fingerprint, frozen["max_steps"], frozen.get("turns_seats", True)]
    )


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def _compare(version: VersionResults, earlier: VersionResults) -> None:
    """Say what changed from the earlier version to this one, or why that can't be said."""
    version.before = earlier.number
    common = sorted(version.meetings.keys() & earlier.meetings.keys())
    version.opponents = len(common)
    if not common:
        told = _("No comparison with version %(number)d: the two never met the same opponents, agents and rules.")
        version.reason = told % {"number": earlier.number}
        return
    new, old = (mean([each.meetings[meeting] for meeting in common]) for each in (version, earlier))
    version.change = difference(new, old)
