"""The task that judges a game; a message may come late, twice or never."""

from __future__ import annotations

from contextlib import suppress

from celery import shared_task

from simulate.queue.lane import turn
from simulate.queue.relay import QueueDown
from simulate.queue.sending import send
from simulate.watching.analysis.slices import asked_for_earlier, think_slice


@shared_task(ignore_result=True)
def think_about_game(thoughts_id: int) -> None:
    """Judge a few decisions, and ask for the next few."""
    if think_slice(thoughts_id):
        with suppress(QueueDown):  # the dispatcher sends the message later
            publish_thoughts(thoughts_id)


def publish_thoughts(thoughts_id: int) -> None:
    """Put the next slice on the lane for people, of one game a person. Raises QueueDown."""
    send(think_about_game, [thoughts_id], **turn(think_about_game, asked_for_earlier(thoughts_id)))
