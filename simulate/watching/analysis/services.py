"""Writes: somebody asks what an agent thinks of a game."""

from __future__ import annotations

from typing import Final

from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils.translation import gettext as _

from sandtable.agents import TUNED, USUAL, versioned
from sandtable.playtest.fingerprint import fingerprint
from simulate.models import Batch, Thoughts, WatchState
from simulate.queue.locks import weakly
from simulate.queue.nudge import nudge_dispatcher
from simulate.watching.replay.library import OpenGame

OPEN_PER_USER: Final = 4
JUDGES: Final = (USUAL, *(name for name in TUNED if name != USUAL))
"""The agents that can judge: those that value positions. The usual one stands first, so that a form offers it."""


class CannotThink(ValueError):
    """This game can't be judged now; the text says why."""


def ask(*, batch: Batch, number: int, game: OpenGame, user: AbstractBaseUser, judge: str = USUAL) -> Thoughts:
    """The thoughts of an agent about a game, begun now unless they are there or under way. Raises CannotThink."""
    judge = versioned(judge)
    if judge not in JUDGES:
        raise CannotThink(
            _("There is no such judge; these agents can judge: %(names)s.") % {"names": ", ".join(JUDGES)}
        )
    kept = thoughts_of(batch, number).get(judge)
    if kept is not None and kept.state != WatchState.FAILED:
        return kept
    with transaction.atomic():
        # Counts are made one after the other.
        weakly(get_user_model()._default_manager.filter(pk=user.pk)).get()
        if Thoughts.objects.filter(asked_by_id=user.pk, state=WatchState.RUNNING).count() >= OPEN_PER_USER:
            raise CannotThink(_("%(most)s games of yours are being judged; wait for one of them.") % {
                "most": OPEN_PER_USER
            })  # fmt: skip
        Thoughts.objects.filter(batch=batch, number=number, agent=judge).delete()
        made = Thoughts.objects.create(
            batch=batch,
            number=number,
            agent=judge,
            asked_by_id=user.pk,
            engine_fingerprint=fingerprint(batch.game),
            wanted=game.last,
        )
        transaction.on_commit(nudge_dispatcher, robust=True)
    return made


def thoughts_of(batch: Batch, number: int) -> dict[str, Thoughts]:
    """The thoughts about a game under today's rules, by the agent that judges; the newest first."""
    kept = Thoughts.objects.filter(batch=batch, number=number, engine_fingerprint=fingerprint(batch.game))
    return {each.agent: each for each in kept.order_by("-pk")}
