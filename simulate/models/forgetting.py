"""A playtest that is deleted counts no longer in the tested strength of decks."""

from __future__ import annotations

from typing import Any

from django.db.models.signals import post_delete
from django.dispatch import receiver

from decks import strength
from simulate.models.playtests import Batch


@receiver(post_delete, sender=Batch, dispatch_uid="forget a deleted playtest")
def forget(sender: Any, instance: Batch, **_more: Any) -> None:
    strength.forget(instance.public_id)
