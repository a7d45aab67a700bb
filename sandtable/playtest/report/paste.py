"""The result of a playtest as plain text, to be pasted. It is written in English on every site."""

from __future__ import annotations

import math
from collections.abc import Iterable

from sandtable.playtest.report.base import Report
from sandtable.playtest.report.match import Party, Place
from sandtable.playtest.report.origin import Origin
from sandtable.playtest.statistics import Interval


def text(report: Report, origin: Origin, verdict: str) -> str:
    """The whole text; `verdict` is the report's verdict in words."""
    counted, plan = report.games.counters, report.plan
    ended = "  ".join(f"{way} {100 * count / report.games.total:.1f} %" for way, count in report.told_endings.items())
    return "\n".join(
        [
            f"Match | {_match(report)}",
            *report.share_lines(),
            f"Ended | {ended}  cap {counted['capped']}  crash {counted['crashed']}"
            f"  illegal {counted['illegal']}  timeout {counted['timed_out']}",
            f"Says  | {verdict}",
            f"Data  | {report.data} {origin.data_version}"
            f"  engine {origin.engine_version} ({origin.fingerprint[:8]})"
            f"  agents {'/'.join(plan.agents)}  seed {plan.seed}",
            f"Proof | digest {origin.digest or '-'}",
        ]
    )


def _match(report: Report) -> str:
    met = "  v.  ".join(report.opponents) or f"{len(report.parties)} players"
    return ": ".join(filter(None, (report.match.scenario_label, met)))


def rates(shares: Iterable[tuple[Party, Interval | None]]) -> str:
    """ "American 56.7 (52.7 - 60.6)": an interval does not lie evenly around its estimate."""
    return "   ".join(f"{short(party)} {bounds(share)}" for party, share in shares)


def short(party: Party) -> str:
    """A party in as few letters as can be."""
    return party.short if isinstance(party, Place) else party


def bounds(share: Interval | None) -> str:
    """ "56.7 (52.7 - 60.6)", in percent; a dash before there is a share."""
    return "-" if share is None else f"{100 * share.value:.1f} ({100 * share.low:.1f} - {100 * share.high:.1f})"


def elo(difference: Interval | None) -> str:
    """ "+22.0 (+7.0 to +37.0)"; a dash where it, or one of its bounds, is endless."""
    if difference is None or not all(map(math.isfinite, (difference.value, difference.low, difference.high))):
        return "-"
    return f"{difference.value:+.1f} ({difference.low:+.1f} to {difference.high:+.1f})"
