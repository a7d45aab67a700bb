"""What pages call things: numbers with their interval, states and outcomes in plain words, the result to paste."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from simulate.models import Batch, BatchState
from simulate.playtest.statistics import Interval
from simulate.selectors import Progress, Report

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
    "greedy": gettext_lazy("Greedy: the best next step"),
}


def outcome(batch: Batch, name: str) -> str:
    """How one game ended, with the winner by name."""
    if name in ("wins", "losses"):
        return _("%(deck)s won") % {"deck": batch.labels[0 if name == "wins" else 1]}
    return str(OUTCOMES[name])


def agents(batch: Batch) -> str:
    """Who played for A and for B."""
    return " / ".join(batch.snapshot["agents"])


def number(value: int) -> str:
    """A whole number as people read it: 12 345 with thin spaces."""
    return f"{value:,}".replace(",", "\u202f")


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def margin(interval: Interval) -> str:
    """The bounds in words: "50.9 % to 55.5 % (95 %), 1 548 games"."""
    return _("%(low)s to %(high)s (95 %% sure), %(games)s games") % {
        "low": percent(interval.low),
        "high": percent(interval.high),
        "games": number(interval.games),
    }


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


def progress_line(progress: Progress) -> str:
    """ "1 240 / 4 000 games · 52 games/s · about 50 seconds left · 3 chunks in play"."""
    parts = [_("%(done)s / %(all)s games") % {"done": number(progress.done), "all": number(progress.games)}]
    if progress.games_per_s:
        parts.append(_("%(speed)s games/s") % {"speed": f"{progress.games_per_s:.3g}"})
    if progress.seconds_left:
        parts.append(_("about %(time)s left") % {"time": duration(progress.seconds_left)})
    if progress.workers:
        parts.append(ngettext("%(n)s worker", "%(n)s workers", progress.workers) % {"n": progress.workers})
    return " · ".join(parts)


def verdict(batch: Batch, report: Report) -> str:
    """What the win rate says, in one sentence; it never claims more than the interval does."""
    rate = report.win_rate
    if rate is None:
        return _("No pair of games is finished yet.")
    a, b = batch.labels
    if rate.low > 0.5 or rate.high < 0.5:
        return _("%(deck)s won more often than chance explains.") % {"deck": a if rate.low > 0.5 else b}
    needed = report.games_needed(0.02)
    if needed:
        return _("No difference is shown so far; about %(games)s more games would make it ±2 %%.") % {
            "games": number(needed)
        }
    return _("The two are as good as equal: any difference is smaller than the interval.")


def block(batch: Batch, report: Report) -> str:
    """The result as plain text, to be pasted."""
    counted = batch.counters()
    ended = "  ".join(f"{reason} {percent(count / len(report.records))}" for reason, count in report.endings.items())
    return "\n".join(
        [
            f"Match | {batch.labels[0]}  v.  {batch.labels[1]}",
            f"Win%  | {_plus_minus(report.win_rate, 100)} (95 %, by pairs)"
            f"     Elo | {_plus_minus(report.elo, 1, sign=True)}",
            f"Games | N {batch.games_done}  W {counted['wins']}  L {counted['losses']}  D {counted['draws']}"
            f"      Pairs | {list(report.pairs.counts)}",
            f"Ended | {ended}  cap {counted['capped']}  crash {counted['crashed']}"
            f"  illegal {counted['illegal']}  timeout {counted['timed_out']}",
            f"Data  | cards {batch.snapshot['data_version']}  engine {batch.engine_version}"
            f" ({batch.engine_fingerprint[:8]})  agents {batch.agents.replace(',', '/')}  seed {batch.seed}",
            f"Proof | digest {batch.digest or '-'}",
        ]
    )


def _plus_minus(interval: Interval | None, scale: float, *, sign: bool = False) -> str:
    if interval is None or not all(math.isfinite(end) for end in (interval.value, interval.low, interval.high)):
        return "-"
    return f"{scale * interval.value:{'+' if sign else ''}.1f} ± {scale * interval.margin:.1f}"
