"""The limits of one user's waiting games, and the reservation of room for a new playtest."""

from __future__ import annotations

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.db.models import F, Q
from django.utils.translation import gettext as _

from accounts import allowances
from simulate.asking.refusals import LimitReached, Refused
from simulate.models import Quota
from simulate.models.room import megabytes
from simulate.queue import limits
from simulate.queue.bans import has_active_owner


def take_quota(owner: AbstractBaseUser, batches: int, games: int) -> None:
    """Reserve room in the creating transaction, so that parallel requests can't share it.

    Raises LimitReached, or Refused for an account that staff has closed.
    """
    Quota.objects.bulk_create([Quota(owner_id=owner.pk)], ignore_conflicts=True)
    if not Quota.objects.filter(has_room(batches, games), has_active_owner(), owner_id=owner.pk).update(
        open_batches=F("open_batches") + batches, queued_games=F("queued_games") + games
    ):
        if not Quota.objects.filter(has_active_owner(), owner_id=owner.pk).exists():
            raise Refused([_("This account is closed. It can't start playtests.")])
        raise LimitReached(_too_much(Quota.objects.get(owner_id=owner.pk), batches, games))


def keep_room(owner: AbstractBaseUser, batches: int, games: int) -> None:
    """Raises LimitReached where the playtests of this person would take more room than they may."""
    try:
        allowances.need(owner, "megabytes", megabytes(batches, games))
    except allowances.Full as full:
        raise LimitReached([str(full)]) from None


def keep_study(owner: AbstractBaseUser) -> None:
    """Raises LimitReached where this person may ask no further study; one that is under way is never stopped by it."""
    try:
        allowances.need(owner, "studies")
        allowances.need(owner, "megabytes")
    except allowances.Full as full:
        raise LimitReached([str(full)]) from None


def has_room(batches: int, games: int) -> Q:
    """The quota has room for this many more."""
    return Q(open_batches__lte=most_open_batches() - batches, queued_games__lte=most_queued_games() - games)


def _too_much(quota: Quota, batches: int, games: int) -> list[str]:
    problems = []
    if quota.open_batches + batches > most_open_batches():
        words = (
            _("You have %(open)s playtests under way; with these %(new)s it would be more than the %(most)s allowed.")
            if batches > 1
            else _("You have %(open)s playtests under way; at most %(most)s may be open at a time.")
        )
        problems.append(words % {"open": quota.open_batches, "new": batches, "most": most_open_batches()})
    if quota.queued_games + games > most_queued_games():
        problems.append(
            _("You have %(queued)s games waiting; with these %(games)s it would be more than %(most)s.")
            % {"queued": quota.queued_games, "games": games, "most": most_queued_games()}
        )
    return problems


def most_open_batches() -> int:
    """Batches a user may have open at a time."""
    return int(settings.PLAYTEST_OPEN_BATCHES or limits.OPEN_BATCHES_PER_USER)


def most_queued_games() -> int:
    """Games a user may have waiting in all."""
    return int(settings.PLAYTEST_QUEUED_GAMES or limits.QUEUED_GAMES_PER_USER)
