"""Messages to the workers: an agent is asked, a finished game is kept for its replay."""

from __future__ import annotations

from contextlib import suppress

from billiard.exceptions import SoftTimeLimitExceeded
from celery import shared_task
from django.conf import settings

from simulate.models import SeatedGame
from simulate.queue.clock import now
from simulate.queue.lane import among_games, turn
from simulate.queue.relay import QueueDown
from simulate.queue.sending import send
from simulate.watching.replay.preparing import prepare
from simulate.watching.seat.thinking import is_slow, other_thinking, think
from simulate.watching.table.mails import tell_turn, wants_mail


@shared_task(ignore_result=True)
def think_at_table(game_id: int) -> None:
    """Let the agents of a game decide. The message may come late, twice or never.

    One that has not come to an end in its slice goes to the end of the lane, so that other people's answers pass it.
    """
    if think(game_id):
        ask_agent(game_id)
    else:
        tell_turn(game_id)


@shared_task(ignore_result=True)
def prepare_seated_replay(game_id: int) -> None:
    """Keep a finished game for its replay."""
    game = SeatedGame.objects.filter(pk=game_id).first()
    if game is not None and game.has_ended:
        prepare(game, game.number, (SoftTimeLimitExceeded,))


def ask_agent(game_id: int) -> None:
    """Send the message now; the dispatcher sends it later where the broker is away."""
    if settings.AGENTS_IN_REQUEST:
        while think(game_id):
            pass
        tell_turn(game_id)
        return
    with suppress(QueueDown):
        publish_thinking(game_id)
        SeatedGame.objects.filter(pk=game_id).update(published_at=now())


@shared_task(ignore_result=True)
def mail_turn(game_id: int) -> None:
    """Tell the person whose turn it is by mail, where they want it."""
    tell_turn(game_id)


def ask_mail(game_id: int) -> None:
    """Let a worker write the mail; where the broker is away nobody writes it."""
    if not wants_mail(game_id):
        return
    if settings.AGENTS_IN_REQUEST:
        tell_turn(game_id)
        return
    with suppress(QueueDown):
        send(mail_turn, [game_id])


def publish_thinking(game_id: int) -> None:
    """Put a game on the lane for people, one a person. Raises QueueDown when the broker does not take it.

    Where an agent takes seconds for one decision, it takes its turn among the games from the start.
    """
    way = among_games(think_at_table) if is_slow(game_id) else turn(think_at_table, other_thinking(game_id))
    send(think_at_table, [game_id], **way)


def send_replay(game_id: int) -> None:
    """Let a worker keep a finished game. Raises QueueDown."""
    if settings.REPLAYS_IN_REQUEST:
        prepare_seated_replay(game_id)
        return
    send(prepare_seated_replay, [game_id])
