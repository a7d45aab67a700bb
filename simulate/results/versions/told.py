"""Results by version in words for a page, and as a program reads them."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from sandtable.playtest.statistics import Interval
from simulate.results.versions.selectors import VersionResults
from simulate.words import margin, percent


def as_row(version: VersionResults) -> dict[str, Any]:
    """A version for the table of a page."""
    return {
        "number": version.number,
        "points": percent(version.share.value),
        "bounds": margin(version.share),
        "change": change_words(version),
        "reason": version.reason,
    }


def change_words(version: VersionResults) -> str:
    """The change in points of the share: "this change: +3.1 points (1.0 to 5.2)"; empty where there is none."""
    change = version.change
    if change is None:
        return ""
    low, high = (_signed(each, has_plus=False) for each in (change.low, change.high))
    told = _("this change: %(value)s points (%(low)s to %(high)s)")
    met = ngettext("%(n)d opponent in common", "%(n)d opponents in common", version.opponents)
    since = _("since version %(number)d") % {"number": version.before or 0}
    words = told % {"value": _signed(change.value, has_plus=True), "low": low, "high": high}
    return f"{words}, {since}, {met % {'n': version.opponents}}"


def _signed(share: float, *, has_plus: bool) -> str:
    written = f"{100 * share:+.1f}" if has_plus else f"{100 * share:.1f}"
    return written.replace("-", "−")


def as_json(version: VersionResults) -> dict[str, Any]:
    """A version as the API gives it; shares from 0 to 1."""
    return {
        "version": version.number,
        "share": _interval(version.share),
        "meetings": len(version.meetings),
        "compared_with": version.before,
        "opponents_in_common": version.opponents,
        "change": _interval(version.change) if version.change else None,
        "reason": version.reason or None,
    }


def _interval(found: Interval) -> dict[str, Any]:
    return {"value": found.value, "low": found.low, "high": found.high, "games": found.games}
