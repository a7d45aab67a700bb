"""Decks that somebody made as a guest."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.dispatch import receiver

from accounts.guests import handed_over
from decks.models import Deck


@receiver(handed_over, dispatch_uid="keep the decks of a guest")
def keep_decks(sender: Any, guest: AbstractBaseUser, user: AbstractBaseUser, **_more: Any) -> int:
    """Move the decks of a guest to the account that has logged in; returns how many."""
    return Deck.objects.filter(owner_id=guest.pk).update(owner=user)
