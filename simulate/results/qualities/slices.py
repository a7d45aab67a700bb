"""The work of a worker: watch a few games of a playtest, keep them, and at the end measure all of them.

A slice is a few seconds of work, so that chunks of playtests are not kept waiting. A worker that dies costs its slice:
the lease ends, and the dispatcher sends the next message.
"""

from __future__ import annotations

import gzip
import json
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from typing import Any, Final

from django.db.models import F

from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.plan import Plan
from sandtable.playtest.qualities.effort import is_enough
from sandtable.playtest.qualities.result import Qualities, qualities
from sandtable.playtest.qualities.watching import Choice, Position, Watched, watch
from simulate.models import Batch, WatchedPlay, WatchState
from simulate.queue.slices import MOST_ATTEMPTS, relay_slices, take
from simulate.results.reading import read

SLICE_S: Final = 4.0
"""A slice watches no further game after this time."""
REPUBLISH_S: Final = 60
RULES: Final = "rules"
"""The rules have changed since the playtest."""
WORKER: Final = "worker"
"""Its games end their worker, again and again."""
FEW: Final = "few"
"""Too few games came to an end of their own."""


def watch_slice(play_id: int, clock: Callable[[], float] = time.monotonic) -> bool:
    """Watch some games; True when more are left, so that the caller asks for the next slice."""
    token = secrets.token_hex(8)
    play = claim(play_id, token)
    if play is None:
        return False
    if play.engine_fingerprint != fingerprint(play.batch.game):
        return fail(play, token, RULES)
    games = [*unpacked(bytes(play.sample))]
    begun, plan, done = clock(), play.batch.plan(), play.done
    is_over = False
    for game in watched(plan, play.done, play.wanted):
        done += 1
        if game is not None:
            games.append(game)
        if done % play.batch.rotation_size:
            continue
        is_over = is_enough(plan, games, done, play.wanted)
        if is_over or clock() - begun > SLICE_S:
            break
    play.spent_ms += round(1000 * (clock() - begun))
    return keep(play, token, games, done, is_over)


def watched(plan: Plan, first: int, end: int) -> Iterator[Watched | None]:
    """The games from `first` to `end` - 1; None for a game that fails: it is counted as failed in its playtest."""
    for number in range(first, end):
        try:
            yield watch(plan, number)
        except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, AssertionError):
            yield None


def claim(play_id: int, token: str) -> WatchedPlay | None:
    """Take the work; None: somebody else has it, or there is none."""
    if not take(WatchedPlay.objects.filter(pk=play_id, state=WatchState.RUNNING), token):
        return None
    play = WatchedPlay.objects.select_related("batch").get(pk=play_id)
    if play.attempt > MOST_ATTEMPTS:
        fail(play, token, WORKER)
        return None
    return play


def keep(play: WatchedPlay, token: str, games: list[Watched], done: int, is_over: bool) -> bool:
    """Write down the games of a slice; True when more are left."""
    if not is_over:
        kept = _mine(play, token).update(sample=packed(games), done=done, spent_ms=play.spent_ms, **_released())
        return bool(kept)
    try:
        found = measured(play.batch, games)
    except ValueError:
        return fail(play, token, FEW)
    _mine(play, token).update(
        state=WatchState.DONE, sample=b"", done=done, spent_ms=play.spent_ms, result=found.as_json(), **_released()
    )
    return False


def measured(batch: Batch, games: list[Watched]) -> Qualities:
    """The qualities of watched games. Raises ValueError when too few came to an end of their own."""
    report = read(batch)
    return qualities(games, lambda game: report.party_of_seat(game.seating, game.first), batch.rotation_size)


def fail(play: WatchedPlay, token: str, problem: str) -> bool:
    """End the work without a result; `problem` is RULES, WORKER or FEW."""
    _mine(play, token).update(state=WatchState.FAILED, sample=b"", problem=problem, **_released())
    return False


def _mine(play: WatchedPlay, token: str) -> Any:
    return WatchedPlay.objects.filter(pk=play.pk, lease_token=token, state=WatchState.RUNNING)


def _released() -> dict[str, Any]:
    return {"lease_token": "", "lease_until": None, "attempt": 0, "version": F("version") + 1}


def relay_watching(publish: Callable[[int], None]) -> int:
    """Publish what waits: new work, and work whose worker or message was lost. Returns how many."""
    waiting = WatchedPlay.objects.filter(state=WatchState.RUNNING, asked_by__is_active=True)
    return relay_slices(waiting, publish, REPUBLISH_S)


def packed(games: list[Watched]) -> bytes:
    """Watched games as bytes."""
    return gzip.compress(json.dumps([asdict(game) for game in games], separators=(",", ":")).encode(), 6, mtime=0)


def unpacked(data: bytes) -> Iterator[Watched]:
    """The games that `packed` wrote."""
    for kept in json.loads(gzip.decompress(data)) if data else ():
        yield Watched(**{name: READ.get(name, _as_it_is)(value) for name, value in kept.items()})


def _as_it_is(value: Any) -> Any:
    return value


def _choices(values: list[dict[str, Any]]) -> tuple[Choice, ...]:
    return tuple(Choice(_position(each["position"]), tuple(each["options"])) for each in values)


def _positions(values: list[dict[str, Any]]) -> tuple[Position, ...]:
    return tuple(map(_position, values))


def _position(value: dict[str, Any]) -> Position:
    return Position(**{**value, "values": tuple(value["values"])})


READ: Final[Mapping[str, Callable[[Any], Any]]] = {
    "seating": tuple,
    "winners": tuple,
    "positions": _positions,
    "choices": _choices,
}
"""The fields of a watched game that JSON keeps in another shape."""
