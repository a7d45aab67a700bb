"""The same playtest at several strengths, read together: each verdict, and one over all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.joint import Joint, Lead, joint
from sandtable.playtest.report.verdict import State
from simulate.models import Batch, Series, SeriesKind
from simulate.results import verdicts
from simulate.results.reading import read_anyway
from simulate.results.words import name
from simulate.words import number, percent, state_of
from web.reader import Reader

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

JOINT: Final[Mapping[State, StrOrPromise]] = {
    State.DEPENDS: gettext_lazy(
        "Depends on who plays: %(party)s is better by %(best)s in the hands of %(one)s, and worse by %(worst)s in the"
        " hands of %(other)s."
    ),
    State.EQUAL: gettext_lazy("Equal within %(margin)s points at every strength: %(agents)s."),
    State.BETTER: gettext_lazy("%(party)s is better at every strength: %(leads)s."),
    State.UNKNOWN: gettext_lazy("Unknown so far: no one statement is shown at every strength (%(agents)s)."),
}
"""The words for each joint verdict."""


@dataclass(frozen=True)
class Strength:
    """One of the playtests."""

    agent: str
    batch: Batch
    report: Report

    @property
    def row(self) -> dict[str, Any]:
        """The cells of a table."""
        share = self.report.points.shares[0]
        badge, state = state_of(self.batch)
        return {
            "agent": self.agent,
            "batch": self.batch,
            "points": percent(share.value) if share is not None else "",
            "bounds": f"{percent(share.low)} – {percent(share.high)}" if share is not None else "",
            "says": verdicts.statement(self.report),
            "badge": badge,
            "state": state,
        }


@dataclass(frozen=True)
class Strengths:
    """All of them, in the order they were asked for."""

    each: Sequence[Strength]

    @property
    def title(self) -> str:
        return self.each[0].batch.title if self.each else ""

    @property
    def first(self) -> str:
        """The party whose share is shown."""
        return name(self.each[0].report.parties[0])

    @cached_property
    def joint(self) -> Joint:
        return joint([each.report for each in self.each])

    @property
    def sentence(self) -> str:
        """The joint verdict, and the games behind it."""
        return " ".join(filter(None, (self.statement, self.basis)))

    @property
    def statement(self) -> str:
        found = self.joint
        return str(JOINT[found.state]) % self._values(found)

    @property
    def basis(self) -> str:
        """The games behind it; empty before the first."""
        verdict = [each.report.verdict for each in self.each]
        games = sum(each.games for each in verdict)
        if not games:
            return ""
        told = _("(95 %% sure for all of them together; %(games)s games.)") % {"games": number(games)}
        return " ".join((told, *([str(verdicts.ANY_TIME)] if any(each.is_anytime for each in verdict) else [])))

    def _values(self, found: Joint) -> dict[str, str]:
        report = self.each[0].report
        values = {
            "agents": ", ".join(each.agent for each in self.each),
            "margin": verdicts.points(report.verdict.margin, 0),
            "party": name(report.parties[found.party]) if found.party >= 0 else "",
        }
        if found.state == State.DEPENDS:
            best, worst = found.leads
            values |= {"best": _lead(best, 1), "worst": _lead(worst, -1)}
            values |= {"one": self.each[best.strength].agent, "other": self.each[worst.strength].agent}
        told = (f"{self.each[lead.strength].agent} {_lead(lead, 1)}" for lead in found.leads)
        return values | {"leads": "; ".join(told)}

    def as_json(self) -> dict[str, Any]:
        """The joint verdict for programs."""
        found = self.joint
        return {"state": str(found.state), "sentence": self.sentence, "agents": [each.agent for each in self.each]}


def _lead(lead: Lead, side: int) -> str:
    """ "4.2 to 9.1 points": a lead, or with -1 how far behind."""
    ends = sorted((side * lead.lead.low, side * lead.lead.high))
    return _("%(least)s to %(most)s points") % {"least": verdicts.points(ends[0]), "most": verdicts.points(ends[1])}


def strengths(series: Series) -> Strengths:
    """The playtests of a series of strengths."""
    batches = series.batches.defer("tally").order_by("id")
    return Strengths([Strength(batch.agents.partition(",")[0], batch, read_anyway(batch)) for batch in batches])


def beside(batch: Batch, user: Reader) -> Strengths | None:
    """The same playtest at other strengths, where it was asked for and this reader may see them all; else None."""
    if batch.series_id is None:
        return None
    series = Series.objects.visible_to(user).filter(pk=batch.series_id, kind=SeriesKind.STRENGTHS).first()
    return strengths(series) if series is not None else None
