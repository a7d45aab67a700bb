"""The columns of a game that follow from its table: the state, the open question, the face, and the end."""

from __future__ import annotations

import secrets
from typing import Any

from sandtable.playtest.play import digest
from simulate.models import SeatedGame, SeatedState, SharedTable
from simulate.queue.clock import now
from simulate.watching.seat.seated import Table, packed
from simulate.watching.seat.seeing import Seen
from simulate.watching.seat.silence import pass_over
from simulate.watching.seat.walking import go_on
from simulate.watching.table.faces import faces_of

NEW_LEASE: dict[str, Any] = {"lease_token": "", "lease_until": None, "published_at": None, "attempt": 0}


def columns(game: SeatedGame, table: Table, holder: int) -> dict[str, Any]:
    """The values of all columns that follow from a table. `game` itself gets them as well."""
    go_on(table)
    pass_over(game, table)
    state = state_of(game, table)
    found: dict[str, Any] = {
        "decisions": list(table.decisions),
        "kept": packed(table),
        "state": state,
        "holder": holder,
        "question": secrets.token_hex(12) if state == SeatedState.PERSON else "",
        **NEW_LEASE,
    }
    if state == SeatedState.OVER:
        found |= end(table)
    for name, value in found.items():
        setattr(game, name, value)
    game.laid = table
    if game.is_guest_screen:
        del found["holder"]  # the owner's screen keeps its seat
    return found | _faces(game, table, holder)


def _faces(game: SeatedGame, table: Table, holder: int) -> dict[str, Any]:
    """The columns that tell a page whether there is something new."""
    is_stored = game.pk is not None
    if game.own_seats is not None or (is_stored and SharedTable.objects.filter(game_id=game.pk).exists()):
        game.faces = faces_of(game, table)
        return {"faces": game.faces}
    game.face = Seen(game, table, holder).face()
    return {"face": game.face}


def state_of(game: SeatedGame, table: Table) -> str:
    """The state of a game by the seat that decides: a person, an agent, or the end."""
    if table.windows and (table.seat in game.people or not table.hides_asker):
        return SeatedState.PERSON  # before anything else goes on, the people answer
    if table.seat < 0:
        return SeatedState.OVER
    return SeatedState.PERSON if table.seat in game.people else SeatedState.AGENT


def end(table: Table) -> dict[str, Any]:
    """The columns of a game that has ended, also in the middle."""
    outcome = table.state.outcome()
    result = {"winners": list(outcome.winners), "reason": outcome.reason, "rounds": outcome.rounds} if outcome else {}
    return {
        "digest": f"{digest(list(table.decisions), table.state.digest()):016x}",
        "result": result,
        "ended_at": now(),
        "question": "",
    }
