"""A result as JSON: the API and `manage.py play --json` give the same."""

from __future__ import annotations

from typing import Any

from sandtable.playtest.groups import Group
from sandtable.playtest.report.base import Report
from sandtable.playtest.report.match import Place
from sandtable.playtest.report.members import Member
from sandtable.playtest.statistics import Interval
from simulate.results import verdicts
from simulate.results.words import name


def result(report: Report) -> dict[str, Any]:
    """The numbers of a report. `win_rate`, `elo`, `shares`, `pairs` and `rotations` are those of the subjects."""
    rotations = report.subjects.rotations
    return {
        "verdict": verdicts.as_json(report, interval),
        "win_rate": interval(report.subjects.shares[0]),
        "elo": interval(report.elo),
        "first_player": interval(report.first_player),
        "shares": [interval(share) for share in report.subjects.shares],
        "pairs": {"counts": report.pairs, "left_out": rotations.left_out} if report.pairs is not None else None,
        "rotations": {"counted": rotations.total, "left_out": rotations.left_out},
        "endings": report.games.endings,
        "balance": balance(report) if report.match.seats else None,
        "rounds": [{"from": low, "to": high, "games": count} for low, high, count in report.games.lengths],
    }


def balance(report: Report) -> dict[str, Any]:
    """The balance of a scenario. Numbers of games are of those that came to an end of their own."""
    parties = [_party(report, party) for party in range(len(report.parties))]
    return {
        "verdict": verdicts.verdict(report),
        "games": report.games.ended,
        "shared": report.points.shared,
        "teams": [{"side": each.side, "members": [_member(one) for one in each.members]} for each in report.teams],
        "sides": [each for each in parties if "side" in each],
        "turns": [each for each in parties if "turn" in each],
        "agents": [{"agent": agent, "share": interval(share)} for agent, share in report.agents],
        "groups": {kind: [_group(each) for each in found] for kind, found in report.groups.items()},
        "hexes": [
            {
                "hex": each.name,
                "held": {name(party): each.control[side] for side, party in enumerate(report.parties)},
                "losses": {name(party): each.losses[side] for side, party in enumerate(report.parties)},
            }
            for each in report.hexes.values()
        ],
    }


def _party(report: Report, index: int) -> dict[str, Any]:
    """A side, or a place in the turn order; `won` are the games it won alone."""
    party = report.parties[index]
    return {
        **({"turn": party.index + 1} if isinstance(party, Place) else {"side": party}),
        "share": interval(report.points.shares[index]),
        "won": report.points.wins[index],
        "ways": {way: games[index] for way, games in report.ways.items() if games[index]},
        "rounds": {number: games[index] for number, games in report.rounds.items() if games[index]},
        "lost": {thing: mean for loser, thing, mean in report.lost if loser == index},
    }


def _member(member: Member) -> dict[str, Any]:
    """A player of a side; `won` are the games that its side won, and `agent` is null where agents change seats."""
    return {
        "seat": member.name,
        "agent": member.agent or None,
        "share": interval(member.share),
        "even": member.even,
        "won": member.won,
    }


def _group(group: Group) -> dict[str, Any]:
    """All seats that luck dealt the same; the share is that of one seat, the games behind it are seats."""
    return {"name": group.name, "share": interval(group.share()), "times_even": group.ratio}


def interval(given: Interval | None) -> dict[str, Any] | None:
    """An estimate with its bounds; endless ones are null, JSON has no word for them."""
    if given is None:
        return None
    numbers = {"value": given.value, "low": given.low, "high": given.high}
    return {bound: value if abs(value) != float("inf") else None for bound, value in numbers.items()} | {
        "confidence": 0.95,
        "at_any_time": given.is_anytime,
        "games": given.games,
    }
