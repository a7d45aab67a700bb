"""The seats of a guest move to the account that logs in or signs up."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.dispatch import receiver

from accounts.guests import handed_over
from simulate.models import Place


@receiver(handed_over, dispatch_uid="keep the seats of a guest")
def keep_seats(sender: Any, guest: AbstractBaseUser, user: AbstractBaseUser, **_more: Any) -> int:
    """Move the seats of a guest to the account; a second seat of the same person at one table is free again."""
    moved = 0
    for place in Place.objects.filter(user_id=guest.pk):
        others = Place.objects.filter(game_id=place.game_id, user_id=user.pk)
        is_second = not place.is_kept and others.exists()
        Place.objects.filter(pk=place.pk).update(user_id=None if is_second else user.pk)
        moved += 0 if is_second else 1
    return moved
