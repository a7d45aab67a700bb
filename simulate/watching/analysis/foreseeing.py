"""The time until an agent has judged a game, told before one asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.playtest.fingerprint import fingerprint
from simulate import words
from simulate.models import Batch, Thoughts, WatchedPlay, WatchState
from simulate.queue.foreseeing import START_S, Speeds
from simulate.results.qualities.foreseeing import seconds_a_game
from simulate.results.reading import read
from simulate.watching.analysis.slices import games_to_watch

JUDGING: Final = 1.5
"""The time to judge a decision, for one in which the judge takes it itself."""


def times(batch: Batch, decisions: int, judges: Iterable[str]) -> dict[str, str]:
    """The time for each judge in words; empty where it can't be foreseen."""
    learning, speeds = _learning(batch), Speeds()
    found = {name: _judging(batch, decisions, name, speeds) for name in judges}
    return {
        name: "" if learning is None or each is None else words.duration(START_S + learning + each)
        for name, each in found.items()
    }


def _learning(batch: Batch) -> float | None:
    """The seconds to learn what a position is worth; none where that is known."""
    engine = fingerprint(batch.game)
    alike = WatchedPlay.objects.filter(batch=batch, state=WatchState.DONE, engine_fingerprint=engine)
    learned = Thoughts.objects.filter(batch=batch, engine_fingerprint=engine).exclude(model=None)
    if alike.exists() or learned.exists():
        return 0.0
    each = seconds_a_game(batch)
    return None if each is None else each * games_to_watch(batch)


def _judging(batch: Batch, decisions: int, judge: str, speeds: Speeds) -> float | None:
    """The seconds to judge the decisions of a game, from the time of a game that the judge plays itself."""
    totals = read(batch).games
    usual = totals.summary.totals["decisions_ended"] / max(1, totals.ended)
    game = speeds.seconds(batch.game, (judge,) * len(batch.snapshot["agents"]))
    return None if game is None else JUDGING * game * decisions / max(1.0, usual)
