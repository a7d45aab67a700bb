"""Signs of life."""

from __future__ import annotations

from django.db import models


class Beat(models.Model):
    """The last sign of life of the dispatcher, or of the workers of a lane (simulate/queue/beats.py)."""

    name = models.CharField(max_length=20, primary_key=True)
    at = models.DateTimeField(null=True)
    asked_at = models.DateTimeField(null=True)
    """The time of the last question to the workers."""

    def __str__(self) -> str:
        return f"sign of life of {self.name}"
