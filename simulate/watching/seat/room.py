"""Room at the tables: how many games somebody may have going on, and the agents that guests may play against."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Final

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.dispatch import receiver
from django.utils.translation import gettext as _

from accounts.guests import handed_over, is_guest
from sandtable.agents import USUAL
from simulate.asking.refusals import LimitReached
from simulate.models import SeatedGame

MOST_OPEN: Final = 20
"""Games that a person may have going on."""
QUICK_AGENTS: Final = ("random", USUAL)
"""Agents that answer at once. Guests may ask for no others, because planning takes a worker seconds for each answer."""


def problems_of(owner: AbstractBaseUser, agents: Collection[str]) -> Iterator[str]:
    """The reasons why a guest may not play against these agents; none for everybody else."""
    if not set(agents) <= set(QUICK_AGENTS) and is_guest(owner):
        yield _("Without an account you can play against %(agents)s. Sign up to meet the others.") % {
            "agents": _(" and ").join(QUICK_AGENTS)
        }


def find_room(owner: AbstractBaseUser) -> None:
    """Raises LimitReached where this person, or all guests together, have as many games as they may have going on."""
    has_account = not is_guest(owner)
    most = MOST_OPEN if has_account else settings.GUEST_GAMES
    if SeatedGame.objects.filter(owner_id=owner.pk).open().count() >= most:
        words = _("You have %(most)s games going on; finish or give up one of them first.")
        raise LimitReached([words % {"most": most}])
    if has_account:
        return
    if SeatedGame.objects.filter(owner__guest__isnull=False).open().count() >= settings.GUEST_GAMES_IN_ALL:
        raise LimitReached([_("Too many visitors are playing right now. Sign up or log in to play.")])


@receiver(handed_over, dispatch_uid="keep the games of a guest")
def keep_games(sender: Any, guest: AbstractBaseUser, user: AbstractBaseUser, **_more: Any) -> int:
    """Move the games of a guest to the account that has logged in; returns how many.

    It is heard wherever the pages are served: their addresses import this module.
    """
    games = list(SeatedGame.objects.filter(owner_id=guest.pk).only("public_id"))
    for game in games:
        # The key was chosen by a form: the account may have used the same one.
        SeatedGame.objects.filter(pk=game.pk).update(owner=user, idempotency_key=f"guest:{game.public_id}")
    return len(games)
