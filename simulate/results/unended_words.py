"""The games that did not end, in words beside a verdict: how many, and whether they could turn it over."""

from __future__ import annotations

from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sandtable.playtest.report.verdict import Says, Unended, Verdict
from simulate.words import number, percent

TURNS: Final = {
    Says.AHEAD: gettext_lazy(
        "Had %(name)s lost all of these, it would take %(worst)s: they could turn the verdict over."
    ),
    Says.BEHIND: gettext_lazy(
        "Had %(name)s won all of these, it would take %(worst)s: they could turn the verdict over."
    ),
    Says.EVEN: gettext_lazy("They could hide a difference, so that nobody is surely equal."),
}
"""The weight of games that could turn a statement over."""
STANDS: Final = {
    Says.AHEAD: gettext_lazy("Even if %(name)s had lost all of these, it would be ahead."),
    Says.BEHIND: gettext_lazy("Even if %(name)s had won all of these, it would be behind."),
    Says.EVEN: gettext_lazy("They are too few to hide a difference."),
}


def told(found: Verdict, name: str) -> str:
    """The games that did not end, and their weight for the statement on this party; empty where all ended."""
    unended = found.unended
    if unended is None:
        return ""
    weight = (TURNS if unended.could_turn else STANDS).get(found.says, "")
    values = {"name": name, "worst": percent(unended.at_worst)}
    return " ".join(filter(None, (counted(unended), str(weight) % values)))


def counted(unended: Unended) -> str:
    """ "196 of 400 games (49.0 %) stopped at the step limit and count as draws; 4 (1.0 %) failed and are left out." """
    capped = ngettext(
        "%(n)s of %(all)s (%(share)s) stopped at the step limit and counts as a draw",
        "%(n)s of %(all)s (%(share)s) stopped at the step limit and count as draws",
        unended.capped,
    )
    failed = ngettext(
        "%(n)s of %(all)s (%(share)s) failed and is left out",
        "%(n)s of %(all)s (%(share)s) failed and are left out",
        unended.failed,
    )
    games = ngettext("%(n)s game", "%(n)s games", unended.played) % {"n": number(unended.played)}
    parts = [
        words % {"n": number(count), "all": games, "share": percent(count / unended.played)}
        for words, count in ((capped, unended.capped), (failed, unended.failed))
        if count
    ]
    return _("%(parts)s.") % {"parts": "; ".join(parts)}


def as_json(unended: Unended | None) -> dict[str, Any]:
    """For programs."""
    if unended is None:
        return {"capped": 0, "failed": 0, "could_turn": False}
    return {"capped": unended.capped, "failed": unended.failed, "could_turn": unended.could_turn}
