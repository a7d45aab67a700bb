"""The waiting work of users."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Quota(models.Model):
    """The waiting work of one user, changed only together with the batches it counts."""

    owner = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="playtest_quota")
    open_batches = models.PositiveIntegerField(default=0)
    queued_games = models.PositiveIntegerField(default=0)
    processor_ms = models.PositiveBigIntegerField(default=0, db_default=0, editable=False)
    """The processor time of all games of this user that were ever counted; turns on the queue go by it."""

    def __str__(self) -> str:
        return f"{self.open_batches} open, {self.queued_games} games"
