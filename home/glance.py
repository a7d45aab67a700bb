"""The result on the front page: one of those that the installation itself has played (`manage.py load_results`)."""

from __future__ import annotations

from dataclasses import dataclass

from django.conf import settings
from django.utils.translation import gettext as _

from drawing.dots import games_as_dots, per_mark
from drawing.svg import Markup
from simulate.models import Batch, BatchState
from simulate.results.reading import read_anyway
from simulate.results.selectors import public_batches
from simulate.results.shown import SHOWN, keys_of
from simulate.words import percent

SIDES = 2


@dataclass(frozen=True)
class Glance:
    """A result in one picture."""

    batch: Batch
    names: tuple[str, ...]
    shares: tuple[str, ...]
    games: int
    per_mark: int
    picture: Markup


def at_a_glance() -> Glance | None:
    """The newest result of the house between two; None where there is none.

    Results of people stay out: nobody can put a name of their own choice on the front page.
    """
    account = getattr(settings, "DEMO_ACCOUNT", None)
    if account is None:
        return None
    keys = [key for shown in SHOWN for key in keys_of(shown)]
    found = public_batches().filter(owner__username=account["username"], idempotency_key__in=keys)
    return next((seen for batch in found.filter(state=BatchState.DONE) if (seen := _seen(batch)) is not None), None)


def _seen(batch: Batch) -> Glance | None:
    report = read_anyway(batch)
    points, games = report.subjects, report.games.total
    intervals = [each for each in points.shares if each is not None]
    if len(points.parties) != SIDES or len(intervals) != SIDES:
        return None
    names = tuple(map(str, points.parties))
    first = intervals[0]
    title = _("%(games)s games: %(first)s won %(won)s, %(second)s won %(lost)s") % {
        "games": games, "first": names[0], "second": names[1], "won": points.wins[0], "lost": points.wins[1],
    }  # fmt: skip
    picture = games_as_dots(points.wins, games - sum(points.wins), (first.value, first.low, first.high), title=title)
    return Glance(batch, names, tuple(percent(each.value) for each in intervals), games, per_mark(games), picture)
