"""What pages call things: numbers with their interval, states and outcomes in plain words, the result to paste."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from simulate.balance import PLACES
from simulate.models import Batch, BatchState
from simulate.playtest.plan import GameRecord
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


LETTERS = "ABCD"
"""What the sides are called, in order."""


def outcome(batch: Batch, record: GameRecord) -> str:
    """How one game ended, with the winners by name."""
    if len(record.winners) == 1:
        return _("%(deck)s won") % {"deck": _winner(batch, record, record.winners[0])}
    if record.outcome in ("wins", "losses"):
        seated = [subject for subject in batch.plan().seating(record.number) if subject in record.winners]
        return _("%(names)s won together") % {"names": _all_of([_winner(batch, record, each) for each in seated])}
    return str(OUTCOMES[record.outcome])


def _all_of(names: Sequence[str]) -> str:
    *others, last = names
    return _("%(others)s and %(last)s") % {"others": ", ".join(others), "last": last}


def _winner(batch: Batch, record: GameRecord, winner: int) -> str:
    """A deck; on a scenario the side, and the agent where agents take turns."""
    if not batch.sides:
        return batch.labels[winner]
    side = batch.sides[batch.plan().seating(record.number).index(winner)]
    return f"{side} ({batch.labels[winner]})" if batch.turns_seats else side


def sample(batch: Batch, record: GameRecord, seated: GameRecord) -> str:
    """How a game ended as one of several; of seats that are alike it counts who went first, second ..."""
    if not batch.has_alike_seats or record.outcome not in ("wins", "losses"):
        return outcome(batch, record)
    if len(seated.winners) > 1:
        return _("Several won")
    return _("%(side)s won") % {"side": PLACES[seated.winners[0]]}


def score(batch: Batch, report: Report) -> list[tuple[StrOrPromise, int]]:
    """How many games ended each way: decks by letter, sides of a scenario by name."""
    counted = batch.counters()
    if batch.is_duel and report.balance is None:
        return [(OUTCOMES[name], count) for name, count in counted.items()]
    wins = report.balance.wins if report.balance is not None else report.wins
    sides = report.balance.sides if report.balance is not None else LETTERS
    won = [(_("%(side)s won") % {"side": side}, count) for side, count in zip(sides, wins, strict=False)]
    if several := batch.wins + batch.losses - sum(wins):
        won.append((_("Several won"), several))
    return [*won, *((OUTCOMES[name], count) for name, count in counted.items() if name not in ("wins", "losses"))]


def agents(batch: Batch) -> str:
    """Who played for each side; where seats are alike, on how many."""
    playing = batch.snapshot["agents"]
    if batch.has_alike_seats:
        return ", ".join(f"{count} × {agent}" for agent, count in Counter(playing).items())
    return " / ".join(playing)


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
    if reason := withheld(batch):
        return reason
    if not batch.is_duel:
        return _verdict_of_shares(batch, report)
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


def withheld(batch: Batch) -> str:
    """Why there is no verdict: at least half of the games came to no end of their own. Empty when there may be one.

    A game at the step limit counts as a draw: many of them look like two equal decks.
    """
    failed = batch.illegal + batch.crashed + batch.timed_out
    if not batch.games_done or 2 * (batch.capped + failed) < batch.games_done:
        return ""
    return _(
        "No verdict: most games came to no end of their own. Of %(games)s, %(capped)s stopped at the step limit"
        " and %(failed)s failed; the numbers say little about the %(what)s."
    ) % {
        "what": _("scenario") if batch.sides else _("decks"),
        "games": number(batch.games_done),
        "capped": number(batch.capped),
        "failed": number(failed),
    }


def _verdict_of_shares(batch: Batch, report: Report) -> str:
    """The same for three or more sides: who takes more than an equal share."""
    shares = [share for share in report.shares if share is not None]
    if not shares:
        return _("No rotation of games is finished yet.")
    equal = 1 / len(batch.labels)
    ahead = [label for label, share in zip(batch.labels, shares, strict=True) if share.low > equal]
    if ahead:
        return _("More than an equal share, and more than chance explains: %(decks)s.") % {"decks": ", ".join(ahead)}
    needed = report.games_needed(0.02)
    if needed:
        return _(
            "No deck is shown to take more than an equal share; about %(games)s more games would make it ±2 %%."
        ) % {"games": number(needed)}
    return _("All take as good as an equal share: any difference is smaller than the interval.")
