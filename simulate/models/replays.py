"""Games that were played again, where every host finds them."""

from __future__ import annotations

from django.db import models


class KeptReplay(models.Model):
    """A game that is kept, or that somebody waits for (simulate/watching/replay/rows.py)."""

    key = models.CharField(max_length=120, primary_key=True)
    packed = models.BinaryField(null=True)
    size = models.PositiveIntegerField(default=0)
    """Bytes of `packed`."""
    kept_at = models.DateTimeField(null=True, db_index=True)
    tries = models.PositiveSmallIntegerField(default=0)
    """The number of times that a worker was asked for it."""
    asked_at = models.DateTimeField(null=True)
    played = models.PositiveIntegerField(default=0)
    """Decisions that its worker has come to."""
    played_at = models.DateTimeField(null=True)
    """The last sign of that worker; none: nobody plays it."""

    def __str__(self) -> str:
        return self.key
