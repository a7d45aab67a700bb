"""Words for numbers, states, outcomes and agents that every page of playtests shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sandtable.playtest.statistics import Interval
from simulate.models import Batch, BatchState

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


STATES: Mapping[str, tuple[str, StrOrPromise]] = {
    BatchState.QUEUED: ("waiting", gettext_lazy("Waiting for its turn")),
    BatchState.RUNNING: ("busy", gettext_lazy("Running")),
    BatchState.PAUSED: ("paused", gettext_lazy("Paused")),
    BatchState.CANCELLING: ("waiting", gettext_lazy("Stopping")),
    BatchState.DONE: ("good", gettext_lazy("Finished")),
    BatchState.DONE_WITH_ERRORS: ("warn", gettext_lazy("Finished, with failed games")),
    BatchState.CANCELLED: ("plain", gettext_lazy("Cancelled")),
    BatchState.STALE_ENGINE: ("bad", gettext_lazy("Stopped: the engine changed")),
}
"""Kind of badge and words for each state."""
CANT_BE_READ: tuple[str, StrOrPromise] = ("bad", gettext_lazy("Can't be read"))
OUTCOMES: Mapping[str, StrOrPromise] = {
    "wins": gettext_lazy("A won"),
    "losses": gettext_lazy("B won"),
    "draws": gettext_lazy("Draw"),
    "capped": gettext_lazy("Stopped at the step limit"),
    "illegal": gettext_lazy("Illegal decision"),
    "crashed": gettext_lazy("Crashed"),
    "timed_out": gettext_lazy("Timed out"),
}
AGENTS: Mapping[str, StrOrPromise] = {
    "random": gettext_lazy("Random: any legal move"),
    "greedy-0": gettext_lazy("Greedy 0: the best next step, as it was first"),
    "greedy-2": gettext_lazy("Greedy 2: the best next step, before Greedy 3"),
    "planner-2": gettext_lazy("Planner 2: looks at replies, before Planner 3"),
    "deep-2": gettext_lazy("Deep 2: plans as Planner 2 does, for longer"),
    "greedy-3": gettext_lazy("Greedy 3: the best next step"),
    "planner-3": gettext_lazy("Planner 3: looks at replies before it acts"),
}


def state_of(batch: Batch) -> tuple[str, StrOrPromise]:
    """Kind of badge and words for the state of a playtest, also of a damaged one."""
    return CANT_BE_READ if batch.fault else STATES[batch.state]


def number(value: int) -> str:
    """A whole number as people read it: 12 345 with thin spaces."""
    return f"{value:,}".replace(",", "\u202f")


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def margin(interval: Interval) -> str:
    """The bounds in words: "50.9 % to 55.5 % (95 % sure), 1 548 games"."""
    sure = (
        _("%(low)s to %(high)s (95 %% sure at any time), %(games)s games")
        if interval.is_anytime
        else _("%(low)s to %(high)s (95 %% sure), %(games)s games")
    )
    return sure % {
        "low": percent(interval.low),
        "high": percent(interval.high),
        "games": number(interval.games),
    }


def listed(names: Sequence[str]) -> str:
    """Names in one phrase: "A", "A and B", "A, B and C"."""
    *others, last = names
    return _("%(others)s and %(last)s") % {"others": ", ".join(others), "last": last} if others else last


def duration(seconds: float) -> str:
    """Roughly how long, in words."""
    if seconds < 90:
        whole = max(1, round(seconds))
        return ngettext("%(n)s second", "%(n)s seconds", whole) % {"n": whole}
    if seconds < 90 * 60:
        minutes = round(seconds / 60)
        return ngettext("%(n)s minute", "%(n)s minutes", minutes) % {"n": minutes}
    hours = round(seconds / 3600)
    return ngettext("%(n)s hour", "%(n)s hours", hours) % {"n": hours}


TEXTS: Final[Mapping[str, StrOrPromise]] = {
    "v1.1": gettext_lazy("card texts of rules v1.1"),
    "errata": gettext_lazy("card texts with later errata"),
}


def versions(played: Mapping[str, str]) -> str:
    """The versions as a line: "v2.4, card texts with later errata"; empty where there is nothing to say."""
    texts = str(TEXTS.get(played.get("texts", ""), ""))
    return ", ".join(filter(None, (played.get("rules", ""), texts)))
