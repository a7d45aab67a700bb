"""A game as an agent judges it, worked out by a worker a few decisions at a time, and kept."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from simulate.models.playtests import Batch
from simulate.models.qualities import WatchState


class Thoughts(models.Model):
    """One counted game of a playtest, judged decision by decision."""

    batch = models.ForeignKey(Batch, on_delete=models.CASCADE, related_name="thoughts")
    number = models.PositiveIntegerField()
    """The game."""
    agent = models.CharField(max_length=20)
    """The agent that judges."""
    asked_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    engine_fingerprint = models.CharField(max_length=32)
    state = models.CharField(max_length=10, choices=WatchState.choices, default=WatchState.RUNNING)
    wanted = models.PositiveIntegerField()
    """Decisions of the game."""
    done = models.PositiveIntegerField(default=0)
    """Decisions that are judged."""
    games = models.PositiveIntegerField(default=0)
    """Games that were watched to learn what a position is worth."""
    model = models.JSONField(null=True, blank=True, editable=False)
    """`sandtable.playtest.qualities.expecting.Expectation` as JSON; {} where too few games tell."""
    sample = models.BinaryField(default=bytes, editable=False)
    """The watched games, packed; empty again once the model is fitted."""
    judged = models.BinaryField(default=bytes, editable=False)
    """The decisions judged so far, packed (simulate/watching/analysis/packing.py)."""
    problem = models.CharField(max_length=10, blank=True)
    attempt = models.PositiveSmallIntegerField(default=0)
    """Slices that were begun since the last one that was finished."""
    lease_token = models.CharField(max_length=64, blank=True)
    lease_until = models.DateTimeField(null=True, blank=True)
    published_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name_plural = "thoughts"
        constraints = [
            models.UniqueConstraint(fields=["batch", "number", "agent"], name="thoughts_once"),
            models.CheckConstraint(condition=models.Q(done__lte=models.F("wanted")), name="thoughts_within_game"),
        ]
        indexes = [models.Index(fields=["state"], name="thoughts_by_state")]

    def __str__(self) -> str:
        return f"game {self.number} of batch {self.batch_id} as {self.agent} judges it"

    @property
    def is_open(self) -> bool:
        return self.state == WatchState.RUNNING
