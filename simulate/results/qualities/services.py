"""Writes: somebody asks for the qualities of a playtest."""

from __future__ import annotations

from typing import Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils.translation import gettext as _

from sandtable.playtest.fingerprint import fingerprint
from simulate.models import Batch, WatchedPlay, WatchState
from simulate.queue.nudge import nudge_dispatcher

GAMES: Final = 200
"""Games that are watched at most: with them a share is known to about seven points."""
FEWEST: Final = 40
"""Games that a playtest must have."""
OPEN_PER_USER: Final = 4


class CannotMeasure(ValueError):
    """The qualities of this playtest can't be measured; the text says why."""


def ask(*, batch: Batch, user: AbstractBaseUser) -> WatchedPlay:
    """The qualities of a playtest, begun now unless they are measured or being measured. Raises CannotMeasure."""
    kept = WatchedPlay.objects.filter(batch=batch).first()
    if kept is not None and kept.state != WatchState.FAILED and kept.engine_fingerprint == fingerprint(batch.game):
        return kept
    if reason := refusal(batch, user):
        raise CannotMeasure(reason)
    with transaction.atomic():
        play, _is_new = WatchedPlay.objects.update_or_create(batch=batch, defaults=_begun(batch, user))
        transaction.on_commit(nudge_dispatcher, robust=True)
    return play


def refusal(batch: Batch, user: AbstractBaseUser | None = None) -> str:
    """The reason why the play of a playtest can't be watched; empty where it can."""
    if batch.n_games < FEWEST:
        return _("Qualities of play need a playtest of at least %(fewest)s games.") % {"fewest": FEWEST}
    if batch.engine_fingerprint != fingerprint(batch.game):
        return _("The rules have changed since this playtest, so its games can't be watched. Play it again first.")
    if set(batch.snapshot["agents"]) == {"random"}:
        return _("Games of players that choose by chance say nothing about qualities of play. Let better ones play.")
    if user is not None and _open_of(user) >= OPEN_PER_USER:
        return _("%(most)s playtests of yours are being watched already; wait for one of them.") % {
            "most": OPEN_PER_USER
        }
    return ""


def _open_of(user: AbstractBaseUser) -> int:
    return WatchedPlay.objects.filter(asked_by_id=user.pk, state=WatchState.RUNNING).count()


def _begun(batch: Batch, user: AbstractBaseUser) -> dict[str, object]:
    size = batch.rotation_size
    return {
        "asked_by_id": user.pk,
        "engine_fingerprint": batch.engine_fingerprint,
        "wanted": size * (min(batch.n_games, GAMES) // size),
        "done": 0,
        "spent_ms": 0,
        "state": WatchState.RUNNING,
        "sample": b"",
        "result": None,
        "problem": "",
        "attempt": 0,
        "lease_token": "",
        "lease_until": None,
        "published_at": None,
    }
