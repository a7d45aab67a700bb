"""The work of a worker: learn what a position is worth, then judge the decisions of the game, a few seconds at a time.

A worker that dies costs its slice: the lease ends, and the dispatcher sends the next message.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from django.db.models import QuerySet

from sandtable.agents import agent
from sandtable.engine.dice import seeded
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.qualities.expecting import FEWEST, fit, table_of
from sandtable.playtest.qualities.judging import judge
from simulate.models import Batch, Thoughts, WatchedPlay, WatchState
from simulate.queue.sizing import are_quick
from simulate.queue.slices import MOST_ATTEMPTS, relay_slices, take
from simulate.results.qualities.slices import watched
from simulate.results.reading import read
from simulate.watching.analysis.packing import judged_as_json, packed, read_table, table_as_json, unpacked
from simulate.watching.replay.library import LIBRARY, OpenGame
from simulate.watching.replay.preparing import prepare

SLICE_S: Final = 1.0
"""Short, because a slice goes through the lane for people, and others wait behind it."""
REPUBLISH_S: Final = 60
GAMES: Final = 40
"""Games of the playtest that are watched, where its qualities of play are not measured."""
SLOW_GAMES: Final = 24
"""The same where an agent plays whose games take seconds: the fewest that teach, and some that nobody ends."""
RULES: Final = "rules"
WORKER: Final = "worker"


def think_slice(thoughts_id: int, clock: Callable[[], float] = time.monotonic) -> bool:
    """Do a few seconds of the work; True when more is left, so that the caller asks for the next slice."""
    token = secrets.token_hex(8)
    work = _claim(thoughts_id, token)
    if work is None:
        return False
    if work.engine_fingerprint != fingerprint(work.batch.game):
        return _fail(work, token, RULES)
    if work.model is None:
        return _keep(work, token, _learn(work, clock))
    prepare(work.batch, work.number)
    opened = LIBRARY.open(work.batch, work.number)
    if not isinstance(opened, OpenGame):
        return _fail(work, token, RULES)
    return _keep(work, token, _judge(work, opened, clock))


def _learn(work: Thoughts, clock: Callable[[], float]) -> dict[str, Any]:
    """The model of the playtest: the one of its qualities of play, or one fitted to some of its games."""
    measured = WatchedPlay.objects.filter(
        batch_id=work.batch_id, state=WatchState.DONE, engine_fingerprint=work.engine_fingerprint
    ).first()
    if measured is not None and measured.result:
        return {"model": measured.result["model"]}
    other = Thoughts.objects.filter(batch_id=work.batch_id, engine_fingerprint=work.engine_fingerprint)
    learned = other.exclude(model=None).first()
    return {"model": learned.model} if learned is not None else _watch(work, clock)


def _watch(work: Thoughts, clock: Callable[[], float]) -> dict[str, Any]:
    """Watch some games; with the last of them the model is fitted, or is {} where too few tell anything."""
    tables, plan, report = unpacked(bytes(work.sample)), work.batch.plan(), read(work.batch)
    begun, games, wanted = clock(), work.games, games_to_watch(work.batch)
    while games < wanted:
        seen = next(watched(plan, games, games + 1))
        games += 1
        if seen is not None and not seen.is_capped:
            tables.append(table_as_json(table_of(seen, report.party_of_seat(seen.seating, seen.first))))
        if clock() - begun > SLICE_S:
            break
    if games < wanted:
        return {"games": games, "sample": packed(tables)}
    model = fit([read_table(each) for each in tables]).as_json() if len(tables) >= FEWEST else {}
    return {"games": games, "sample": b"", "model": model}


def games_to_watch(batch: Batch) -> int:
    """The number of games from which the model of a playtest is learned.

    The clock has no say in this: the model, and with it the curve, is the same on every machine.
    """
    return min(GAMES if are_quick(batch.snapshot["agents"]) else SLOW_GAMES, batch.n_games)


def _judge(work: Thoughts, opened: OpenGame, clock: Callable[[], float]) -> dict[str, Any]:
    """Judge the next decisions of the game."""
    found, begun, at = unpacked(bytes(work.judged)), clock(), work.done
    turns = {moment for moment, _state in opened.recording.turned}
    state, seats = opened.state(at), len(work.batch.snapshot["agents"])
    judging = agent(work.agent, work.batch.game)
    while at < opened.last:
        taken = opened.recording.decisions[at]
        each = judge(state, at, taken, seats, judging, seeded(work.batch.seed, work.number, at, "thoughts"))
        if each is not None:
            found.append(judged_as_json(each))
        state.apply(taken)
        at += 1
        if at in turns:
            state = opened.state(at)
        if clock() - begun > SLICE_S:
            break
    values: dict[str, Any] = {"done": at, "judged": packed(found)}
    return values | ({"state": WatchState.DONE} if at >= opened.last else {})


def _claim(thoughts_id: int, token: str) -> Thoughts | None:
    """Take the work; None: somebody else has it, or there is none."""
    if not take(Thoughts.objects.filter(pk=thoughts_id, state=WatchState.RUNNING), token):
        return None
    work = Thoughts.objects.select_related("batch").get(pk=thoughts_id)
    if work.attempt > MOST_ATTEMPTS:
        _fail(work, token, WORKER)
        return None
    return work


def _keep(work: Thoughts, token: str, values: dict[str, Any]) -> bool:
    """Write down the work of a slice; True when more is left."""
    kept = _mine(work, token).update(**values, lease_token="", lease_until=None, attempt=0)
    return bool(kept) and values.get("state") != WatchState.DONE


def _fail(work: Thoughts, token: str, problem: str) -> bool:
    """End the work without a result; `problem` is RULES or WORKER."""
    _mine(work, token).update(
        state=WatchState.FAILED, sample=b"", problem=problem, lease_token="", lease_until=None, attempt=0
    )
    return False


def _mine(work: Thoughts, token: str) -> Any:
    return Thoughts.objects.filter(pk=work.pk, lease_token=token, state=WatchState.RUNNING)


def asked_for_earlier(thoughts_id: int) -> QuerySet[Thoughts]:
    """Games that the same person asked for before this one, and that are still being judged."""
    mine = Thoughts.objects.filter(pk=thoughts_id).values("asked_by")
    return Thoughts.objects.filter(asked_by__in=mine, state=WatchState.RUNNING, pk__lt=thoughts_id)


def relay_thoughts(publish: Callable[[int], None]) -> int:
    """Publish what waits: new work, and work whose worker or message was lost. Returns how many."""
    waiting = Thoughts.objects.filter(state=WatchState.RUNNING, asked_by__is_active=True)
    return relay_slices(waiting, publish, REPUBLISH_S)
