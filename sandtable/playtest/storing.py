"""Summaries as JSON. Equal summaries have equal JSON, so that a stored one can be checked."""

# interpreted: runs around the games, not within them

from __future__ import annotations

from collections import Counter
from typing import Any

from sandtable.playtest.parties import By
from sandtable.playtest.summary import Samples, Summary, Sums


def as_json(found: Summary) -> dict[str, Any]:
    """Objects and lists of numbers; nothing that counts 0."""
    return {
        "outcomes": _sorted(found.outcomes),
        "endings": _sorted(found.endings),
        "lengths": sorted(map(list, found.lengths.items())),
        "totals": _sorted(found.totals),
        "parties": {kind.value: _sums(sums) for kind, sums in sorted(found.parties.items())},
        "seated": _samples(found.seated),
        "placed": _samples(found.placed),
        "loose": [
            [number, None if winners is None else list(winners), first]
            for number, (winners, first) in sorted(found.loose.items())
        ],
    }


def read(stored: dict[str, Any]) -> Summary:
    """The summary that `as_json` wrote; an empty object is the summary of no games."""
    if not stored:
        return Summary()
    return Summary(
        outcomes=Counter(stored["outcomes"]),
        endings=Counter(stored["endings"]),
        lengths=Counter({rounds: count for rounds, count in stored["lengths"]}),
        totals=Counter(stored["totals"]),
        parties={By(kind): _read_sums(sums) for kind, sums in stored["parties"].items()},
        seated=_read_samples(stored["seated"]),
        placed=_read_samples(stored["placed"]),
        loose={
            number: (None if winners is None else tuple(winners), first) for number, winners, first in stored["loose"]
        },
    )


def _sorted(counted: Counter[str]) -> dict[str, int]:
    return {name: count for name, count in sorted(counted.items()) if count}


def _sums(sums: Sums) -> dict[str, list[list[Any]]]:
    return {
        "points": [[*points, count] for points, count in sorted(sums.points.items())],
        "rounds": [[*key, count] for key, count in sorted(sums.rounds.items())],
        "ways": [[*key, count] for key, count in sorted(sums.ways.items())],
    }


def _read_sums(stored: dict[str, list[list[Any]]]) -> Sums:
    return Sums(
        points=Counter({tuple(points): count for *points, count in stored["points"]}),
        rounds=Counter({(column, number): count for column, number, count in stored["rounds"]}),
        ways=Counter({(column, way): count for column, way, count in stored["ways"]}),
    )


def _samples(samples: Samples) -> list[list[Any]]:
    return [[outcome, [list(each) for each in winners], list(games)] for (outcome, winners), games in samples.items()]


def _read_samples(stored: list[list[Any]]) -> Samples:
    return {(outcome, tuple(map(tuple, winners))): tuple(games) for outcome, winners, games in stored}
