"""The result of a playtest as plain text, to be pasted."""

from __future__ import annotations

import math
from collections.abc import Sequence

from django.utils.translation import ngettext

from simulate.balance import Balance
from simulate.models import Batch
from simulate.playtest.statistics import Interval
from simulate.selectors import Report
from simulate.words import LETTERS, percent

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
"""Places in the turn order."""


def block(batch: Batch, report: Report) -> str:
    """The whole text."""
    ended = "  ".join(f"{way} {percent(count / len(report.records))}" for way, count in _endings(report).items())
    counted = batch.counters()
    return "\n".join(
        [
            f"Match | {_match(batch)}",
            *_result_lines(batch, report),
            f"Ended | {ended}  cap {counted['capped']}  crash {counted['crashed']}"
            f"  illegal {counted['illegal']}  timeout {counted['timed_out']}",
            f"Data  | {'rules' if batch.sides else 'cards'} {batch.snapshot['data_version']}"
            f"  engine {batch.engine_version} ({batch.engine_fingerprint[:8]})"
            f"  agents {batch.agents.replace(',', '/')}  seed {batch.seed}",
            f"Proof | digest {batch.digest or '-'}",
        ]
    )


def _endings(report: Report) -> dict[str, int]:
    """The reasons of all games; on a scenario the ways in which games were won, which say more."""
    if report.balance is None:
        return report.endings
    return {way: sum(games) for way, games in report.balance.ways.items()}


def _match(batch: Batch) -> str:
    if batch.has_alike_seats:
        return f"{batch.scenario_label}: {_players(batch)}"
    sides = "  v.  ".join(batch.sides or batch.labels)
    return f"{batch.scenario_label}: {sides}" if batch.sides else sides


def _result_lines(batch: Batch, report: Report) -> list[str]:
    if report.balance is not None:
        return _side_lines(batch, report.balance)
    return _duel_lines(batch, report) if batch.is_duel else _share_lines(batch, report)


def _side_lines(batch: Batch, balance: Balance) -> list[str]:
    """By side or turn order, by agent where different ones play, and by what luck dealt."""
    sides = ORDINALS[: len(balance.sides)] if balance.is_by_turn else balance.sides
    won = "  ".join(f"{side} {count}" for side, count in zip(sides, balance.wins, strict=True))
    by = "games" if not batch.turns_seats else "pairs" if batch.is_duel else "rotations"
    agents, values = [name for name, _share in balance.agents], [share for _name, share in balance.agents]
    return [
        f"{'Turns' if balance.is_by_turn else 'Sides'} | {_rates(sides, balance.shares)} (95 %, by {by})",
        *([f"Agent | {_rates(agents, values)} (95 %, by {by})"] if agents else []),
        *(
            f"{kind.capitalize():5} | {_rates([each.name for each in found], [each.share() for each in found])}"
            " (95 %, by seats)"
            for kind, found in balance.groups.items()
        ),
        f"Games | N {batch.games_done}  Won {won}{f'  Several {balance.shared}' if balance.shared else ''}"
        f"  D {batch.draws}",
    ]


def _players(batch: Batch) -> str:
    """How many play."""
    return ngettext("%(n)s player", "%(n)s players", len(batch.sides)) % {"n": len(batch.sides)}


def _rates(names: Sequence[str], shares: Sequence[Interval | None]) -> str:
    """ "American 56.7 (52.7 - 60.6)": the interval of a single rate does not lie evenly around it."""
    return "   ".join(f"{name} {_bounds(share)}" for name, share in zip(names, shares, strict=True))


def _bounds(share: Interval | None) -> str:
    return "-" if share is None else f"{100 * share.value:.1f} ({100 * share.low:.1f} - {100 * share.high:.1f})"


def _duel_lines(batch: Batch, report: Report) -> list[str]:
    counted = batch.counters()
    return [
        f"Win%  | {_plus_minus(report.win_rate, 100)} (95 %, by pairs)"
        f"     Elo | {_plus_minus(report.elo, 1, sign=True)}",
        f"Games | N {batch.games_done}  W {counted['wins']}  L {counted['losses']}  D {counted['draws']}"
        f"      Pairs | {list(report.pairs.counts)}",
    ]


def _share_lines(batch: Batch, report: Report) -> list[str]:
    rates = "   ".join(f"{LETTERS[side]} {_plus_minus(share, 100)}" for side, share in enumerate(report.shares))
    won = "  ".join(f"{LETTERS[side]} {count}" for side, count in enumerate(report.wins))
    return [
        f"Share | {rates} (95 %, by rotations)",
        f"Games | N {batch.games_done}  Won {won}  D {batch.draws}      Rotations | {report.rotations.total}",
    ]


def _plus_minus(interval: Interval | None, scale: float, *, sign: bool = False) -> str:
    """ "53.2 ± 2.2"; a dash where there is nothing to say."""
    if interval is None or not all(math.isfinite(end) for end in (interval.value, interval.low, interval.high)):
        return "-"
    return f"{scale * interval.value:{'+' if sign else ''}.1f} ± {scale * interval.margin:.1f}"
