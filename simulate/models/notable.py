"""Games that need a look."""

from __future__ import annotations

from django.db import models

from simulate.models.playtests import Batch


class NotableGame(models.Model):
    """A game worth a row of its own: it crashed, broke a rule, ran out of time or hit the step limit."""

    batch = models.ForeignKey(Batch, on_delete=models.CASCADE, related_name="notable_games")
    number = models.PositiveIntegerField()
    seed = models.BigIntegerField()
    outcome = models.CharField(max_length=10)
    detail = models.CharField(max_length=500, blank=True)

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["batch", "number"], name="notable_game_once")]

    def __str__(self) -> str:
        return f"game {self.number} of batch {self.batch_id}: {self.outcome}"
