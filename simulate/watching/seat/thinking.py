"""The work of a worker: the agents take their options until a person is asked, or the game is over.

Nothing is written before that, or before a slice of time is over: so nobody learns from refreshes how many hidden
choices there were. A worker that dies costs its slice; the dispatcher sends the next message. The dice of the agents
are kept with the table, so a slice that is done again ends the same.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from django.db.models import QuerySet

from sandtable.agents import UnknownAgent
from simulate.models import SeatedGame, SeatedState
from simulate.queue.clock import now
from simulate.queue.slices import MOST_ATTEMPTS, relay_slices, take
from simulate.watching.seat.seated import RulesChanged, Table, table_of
from simulate.watching.seat.turns import columns, state_of
from web.unreadable import Unreadable

log = logging.getLogger("simulate.queue")
SLICE_S: Final = 1.0
"""Short, because a slice goes through the lane for people, and others wait behind it."""
SLOW: Final = "deep"
"""Agents that take seconds for one decision, which no slice can cut."""
REPUBLISH_S: Final = 20


def think(game_id: int, clock: Callable[[], float] = time.monotonic) -> bool:
    """Let the agents of a game decide; True when they have not come to an end, so that the caller asks again."""
    token = secrets.token_hex(8)
    game = claim(game_id, token)
    if game is None:
        return False
    try:
        table = table_of(game)
        _decide(game, table, clock)
    except (RulesChanged, UnknownAgent, Unreadable):
        _mine(game, token).update(state=SeatedState.FAILED, lease_token="", lease_until=None)
        return False
    kept = _mine(game, token).update(**columns(game, table, game.holder))
    return bool(kept) and game.state == SeatedState.AGENT


def _decide(game: SeatedGame, table: Table, clock: Callable[[], float]) -> None:
    """At least one decision, and further ones until the slice is over."""
    players, begun = game.players, clock()
    while state_of(game, table) == SeatedState.AGENT:
        table.think(players[table.seat])
        if clock() - begun > SLICE_S:
            break


def claim(game_id: int, token: str) -> SeatedGame | None:
    """Take the work; None: somebody else has it, or there is none."""
    if not take(SeatedGame.objects.filter(pk=game_id, state=SeatedState.AGENT), token):
        return None
    game = SeatedGame.objects.get(pk=game_id)
    if game.attempt > MOST_ATTEMPTS:
        _mine(game, token).update(state=SeatedState.FAILED, lease_token="", lease_until=None)
        return None
    return game


def end_unreadable() -> int:
    """End the games that can't be read, which nobody could go on with; returns their number."""
    damaged = [game.pk for game in SeatedGame.objects.open().defer("kept", "decisions") if game.problem]
    ended = (
        SeatedGame.objects.open()
        .filter(pk__in=damaged)
        .update(state=SeatedState.FAILED, question="", lease_token="", lease_until=None, ended_at=now())
    )
    if ended:
        log.critical("seated games %s can't be read and are ended", damaged)
    return ended


def _mine(game: SeatedGame, token: str) -> Any:
    return SeatedGame.objects.filter(pk=game.pk, lease_token=token, state=SeatedState.AGENT)


def is_slow(game_id: int) -> bool:
    """True where an agent of the game may take seconds for a single decision."""
    agents = SeatedGame.objects.filter(pk=game_id).values_list("snapshot__agents", flat=True).first()
    return any(str(name).startswith(SLOW) for name in agents or ())


def other_thinking(game_id: int) -> QuerySet[SeatedGame]:
    """Other games of the same person in which an agent has been asked and has not answered."""
    mine = SeatedGame.objects.filter(pk=game_id).values("owner")
    asked = SeatedGame.objects.filter(owner__in=mine, state=SeatedState.AGENT, published_at__isnull=False)
    return asked.exclude(pk=game_id)


def relay_thinking(publish: Callable[[int], None]) -> int:
    """Publish what waits for an agent and whose worker or message was lost. Returns how many."""
    waiting = SeatedGame.objects.filter(state=SeatedState.AGENT, owner__is_active=True)
    return relay_slices(waiting, publish, REPUBLISH_S)
