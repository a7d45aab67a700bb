"""Accept a playtest: write its rows, reserve room, tell the queue."""

from __future__ import annotations

from collections.abc import Sequence

from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _

from sandtable.playtest.fingerprint import ENGINE_VERSION, fingerprint
from scenarios.models import ScenarioVersion
from simulate.asking.problems import problems_of
from simulate.asking.quota import keep_room, take_quota
from simulate.asking.refusals import KeyReused, Refused
from simulate.asking.request import PlaytestRequest, stable_hash
from simulate.models import Batch, Chunk, Series
from simulate.queue import sizing
from simulate.queue.limits import FIRST_S
from simulate.queue.locks import tried_again
from simulate.queue.nudge import nudge_dispatcher
from web import request_id

Keyed = tuple[PlaytestRequest, str]
"""A request and the idempotency key it came with."""


@tried_again
def create_batch(*, owner: AbstractBaseUser, request: PlaytestRequest, idempotency_key: str) -> Batch:
    """Accept a playtest: its rows are written, the queue hears of it after the commit.

    The same key with the same request gives the batch of the first time. Raises Refused with every problem,
    LimitReached, or KeyReused when the key belongs to another request.
    """
    if existing := already_asked(owner, request, idempotency_key):
        return existing
    if problems := problems_of(request):
        raise Refused(problems)
    try:
        with transaction.atomic():
            batches = write_rows(owner, [(request, idempotency_key)])
            accept(owner, batches)
            return batches[0]
    except IntegrityError:
        if existing := already_asked(owner, request, idempotency_key):
            return existing  # the same request, sent twice at the same moment
        raise


def already_asked(owner: AbstractBaseUser, request: PlaytestRequest, key: str) -> Batch | None:
    """The batch this key was used for. Raises KeyReused when it was for another request."""
    return all_already_asked(owner, [(request, key)])[0]


def all_already_asked(owner: AbstractBaseUser, requests: Sequence[Keyed]) -> list[Batch | None]:
    """For each request the batch its key was used for. Raises KeyReused when one was for another request."""
    keys = [key for _request, key in requests]
    used = Batch.objects.filter(owner_id=owner.pk, idempotency_key__in=keys).select_related("series")
    by_key = {batch.idempotency_key: batch for batch in used}
    found = [by_key.get(key) for key in keys]
    for batch, (request, _key) in zip(found, requests, strict=True):
        if batch is not None and batch.request_hash != request.hash():
            raise KeyReused(_("This idempotency key was used for another request."))
    return found


def write_rows(
    owner: AbstractBaseUser, requests: Sequence[Keyed], series: Series | None = None, *, is_waited_for: bool = True
) -> list[Batch]:
    """The batches and their chunks; nobody plays them before they are accepted, in the same transaction.

    Where nobody waits for their first games, these have no chunk of their own in the lane for people.
    """
    speeds = {kind: _speeds(*kind) for kind in {_kind(request) for request, _key in requests}}
    batches = [_batch(owner, request, key, series, speeds[_kind(request)]) for request, key in requests]
    if not is_waited_for:
        for batch in batches:
            batch.waited_games = 0
    Batch.objects.bulk_create(batches)
    Chunk.objects.bulk_create(
        Chunk(batch=batch, first_game=first, size=games)
        for batch in batches
        for first, games in sizing.cut(batch.n_games, batch.chunk_size, batch.waited_games)
    )
    return batches


def _kind(request: PlaytestRequest) -> tuple[str, str]:
    """The game and the agents: what the speed of its games depends on."""
    return request.game, ",".join(request.agents)


def _speeds(game: str, agents: str) -> sizing.Speeds | None:
    return sizing.speeds(game=game, agents=agents, fingerprint=fingerprint(game))


def _batch(
    owner: AbstractBaseUser, request: PlaytestRequest, key: str, series: Series | None, speeds: sizing.Speeds | None
) -> Batch:
    """The row of a playtest, not stored yet."""
    snapshot = request.snapshot()
    size, waited = _sizes(request, speeds)
    return Batch(
        owner_id=owner.pk,
        series=series,
        idempotency_key=key,
        request_hash=request.hash(),
        asked_in=request_id.current().removeprefix(request_id.NONE),
        game=request.game,
        scenario_version=_version_of(request),
        snapshot=snapshot,
        snapshot_hash=stable_hash(snapshot),
        agents=",".join(request.agents),
        engine_version=ENGINE_VERSION,
        engine_fingerprint=fingerprint(request.game),
        seed=request.seed,
        n_games=request.n_games,
        chunk_size=size,
        waited_games=waited,
    )


def _sizes(request: PlaytestRequest, speeds: sizing.Speeds | None) -> tuple[int, int]:
    """The games of a chunk, and those that somebody waits for: no more than the speed by the clock allows."""
    by_clock, of_chunks = (speeds.by_clock, speeds.of_chunks) if speeds else (None, None)
    size = sizing.chunk_size(request.n_games, of_chunks, request.rotation_size)
    first = min(size, sizing.chunk_size(request.n_games, by_clock, request.rotation_size, FIRST_S))
    if speeds and speeds.is_rough:
        size = max(size, sizing.chunk_size(request.n_games, None, request.rotation_size))
    return size, sizing.waited_games(request.n_games, first, by_clock, sizing.are_quick(request.agents))


def _version_of(request: PlaytestRequest) -> ScenarioVersion | None:
    """The stored version whose balance the games count in; a fork begins elsewhere and counts in none."""
    named = request.scenario.version if request.scenario is not None and request.opening is None else ""
    return ScenarioVersion.objects.filter(public_id=named).only("pk").first() if named else None


def accept(owner: AbstractBaseUser, batches: list[Batch]) -> None:
    """Find room for all of these batches, and tell the queue after the commit. Raises LimitReached."""
    keep_room(owner, len(batches), sum(batch.n_games for batch in batches))
    take_quota(owner, len(batches), sum(batch.n_games for batch in batches))
    transaction.on_commit(nudge_dispatcher, robust=True)
