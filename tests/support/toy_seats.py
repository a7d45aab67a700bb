"""A person at a table with agents, for tests of failures. The answers are fixed by the seed of the game.

The agents think in workers, and the finished game is prepared there for its replay. A person whose answer gets lost
looks again, as a page does. So the game has to be the undisturbed one, although something fails meanwhile.
"""

from __future__ import annotations

import random
import secrets
from contextlib import suppress
from typing import Any

from django.db import InterfaceError, OperationalError

from sandtable.agents import agent
from sandtable.playtest.recording import Recording
from simulate.models import SeatedGame, SeatedState
from simulate.queue.relay import QueueDown
from simulate.watching.replay.preparing import kept
from simulate.watching.seat import services
from simulate.watching.seat.seated import laid_out, table_of
from simulate.watching.seat.tasks import send_replay
from tests.support.playtests import a_user
from tests.support.seats import SMALL_GAME, a_seated_game

NO_ANSWER = "no answer"
"""The database could not be asked."""


def sit_down(seed: int) -> int:
    """The key of a new game of a person against an agent by chance."""
    return a_seated_game(SMALL_GAME, a_user(secrets.token_hex(4)), seed=seed, key=secrets.token_hex(4)).pk


def answer(number: int) -> str:
    """Answer where a person is asked; the state that the game has then, or NO_ANSWER."""
    try:
        game = SeatedGame.objects.get(pk=number)
        if game.state == SeatedState.PERSON:
            with suppress(services.Stale):  # the answer before, which got lost, had been stored
                _answer(game)
    except (OperationalError, InterfaceError):
        return NO_ANSWER
    return str(game.state)


def _answer(game: SeatedGame) -> None:
    table = table_of(game)
    if table.seat != game.holder:
        services.take_screen(game=game, question=game.question)
        return
    option = choice(game.seed, len(table.decisions), table.state.count())
    services.answer(game=game, question=game.question, option=option)


def choice(seed: int, decisions: int, options: int) -> int:
    """The option that the person takes after this number of decisions."""
    return random.Random(f"{seed} {decisions}").randrange(options)


def read_seat(number: int) -> dict[str, Any]:
    """The state of a game and its decisions, and the decisions of the game that nothing disturbed."""
    game = SeatedGame.objects.get(pk=number)
    return {"state": game.state, "decisions": list(game.decisions), "right": undisturbed(game)}


def undisturbed(game: SeatedGame) -> list[int]:
    """The decisions of the whole game as one process plays it."""
    table = laid_out(game, ())
    while (seat := table.state.seat()) >= 0:
        if seat in game.people:
            table.take(choice(game.seed, len(table.decisions), table.state.count()))
        else:
            table.take(agent(game.players[seat], game.game).choose(table.state.observe(seat), table.streams[seat]))
    return table.decisions


def ask_replay(number: int) -> bool:
    """Let a worker prepare the replay of an ended game; False where the broker takes no message."""
    try:
        send_replay(number)
    except QueueDown:
        return False
    return True


def read_replay(number: int) -> bool | None:
    """None while no worker has prepared the replay of an ended game, then whether it tells the whole game."""
    game = SeatedGame.objects.get(pk=number)
    found = kept(game, game.number)
    if found is None:
        return None
    again = game.recorded(game.number, lambda _played: None)
    assert isinstance(found, Recording), found
    return (found.digest, list(found.decisions)) == (again.digest, list(again.decisions))
