"""The work of a worker: the agents take their options until a person is asked, or the game is over.

Nothing is written before that, or before a slice of time is over: so nobody learns from refreshes how many hidden
choices there were. A worker that dies costs its slice; the dispatcher sends the next message. The dice of the agents
are kept with the table, so a slice that is done again ends the same.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from django.db.models import F, Q

from simulate.agents import UnknownAgent
from simulate.models import SeatedGame, SeatedState
from simulate.queue.clock import now, seconds_from_now
from simulate.queue.relay import QueueDown
from simulate.seat.seated import RulesChanged, Table, table_of
from simulate.seat.turns import columns

SLICE_S: Final = 10.0
LEASE_S: Final = 120
"""Longer than any task may run."""
REPUBLISH_S: Final = 20
MOST_ATTEMPTS: Final = 3
"""Slices that may die one after the other."""


def think(game_id: int, clock: Callable[[], float] = time.monotonic) -> bool:
    """Let the agents of a game decide; True when they have not come to an end, so that the caller asks again."""
    token = secrets.token_hex(8)
    game = claim(game_id, token)
    if game is None:
        return False
    try:
        table = table_of(game)
        _decide(game, table, clock)
    except (RulesChanged, UnknownAgent):
        _mine(game, token).update(state=SeatedState.FAILED, lease_token="", lease_until=None)
        return False
    kept = _mine(game, token).update(**columns(game, table, game.holder))
    return bool(kept) and game.state == SeatedState.AGENT


def _decide(game: SeatedGame, table: Table, clock: Callable[[], float]) -> None:
    players, begun = game.players, clock()
    people = game.people
    while table.seat >= 0 and table.seat not in people and clock() - begun < SLICE_S:
        table.think(players[table.seat])


def claim(game_id: int, token: str) -> SeatedGame | None:
    """Take the work; None: somebody else has it, or there is none."""
    free = Q(lease_until__isnull=True) | Q(lease_until__lt=now())
    mine = SeatedGame.objects.filter(free, pk=game_id, state=SeatedState.AGENT)
    if not mine.update(lease_token=token, lease_until=seconds_from_now(LEASE_S), attempt=F("attempt") + 1):
        return None
    game = SeatedGame.objects.get(pk=game_id)
    if game.attempt > MOST_ATTEMPTS:
        _mine(game, token).update(state=SeatedState.FAILED, lease_token="", lease_until=None)
        return None
    return game


def _mine(game: SeatedGame, token: str) -> Any:
    return SeatedGame.objects.filter(pk=game.pk, lease_token=token, state=SeatedState.AGENT)


def relay_thinking(publish: Callable[[int], None]) -> int:
    """Publish what waits for an agent and whose worker or message was lost. Returns how many."""
    is_free = Q(lease_until__isnull=True) | Q(lease_until__lt=now())
    is_due = Q(published_at__isnull=True) | Q(published_at__lt=seconds_from_now(-REPUBLISH_S))
    waiting = SeatedGame.objects.filter(is_free, is_due, state=SeatedState.AGENT, owner__is_active=True)
    published = 0
    for game_id in waiting.order_by("pk").values_list("pk", flat=True)[:50]:
        try:
            publish(game_id)
        except QueueDown:
            break
        SeatedGame.objects.filter(pk=game_id).update(published_at=now())
        published += 1
    return published
