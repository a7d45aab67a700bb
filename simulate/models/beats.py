"""Signs of life."""

from __future__ import annotations

from typing import Final

from django.db import models

PEOPLE: Final = "people"
GAMES: Final = "games"
"""The lanes of the queue."""


class Beat(models.Model):
    """The last sign of life of the dispatcher, of the workers of a lane, or of workers that play by an engine.

    Its name is `dispatcher`, the lane (simulate/queue/beats.py) or a fingerprint (simulate/queue/engines.py).
    """

    name = models.CharField(max_length=40, primary_key=True)
    at = models.DateTimeField(null=True)
    asked_at = models.DateTimeField(null=True)
    """The time of the last question to the workers."""
    arrived_until = models.DateTimeField(null=True)
    """The time of the last question that was answered: all messages of the lane from before have arrived."""

    def __str__(self) -> str:
        return f"sign of life of {self.name}"
