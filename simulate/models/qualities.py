"""The qualities of play of a playtest: games of it that are watched, and the numbers that they gave."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from simulate.models.playtests import Batch


class WatchState(models.TextChoices):
    RUNNING = "running", _("being watched")
    DONE = "done", _("measured")
    FAILED = "failed", _("not measured")


class WatchedPlay(models.Model):
    """Some games of a playtest, played again and watched; a worker watches a few of them at a time."""

    batch = models.OneToOneField(Batch, on_delete=models.CASCADE, related_name="watched_play")
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="watched_plays"
    )
    engine_fingerprint = models.CharField(max_length=32)
    wanted = models.PositiveIntegerField()
    """Games to watch."""
    done = models.PositiveIntegerField(default=0)
    """Games watched, also those that came to no end of their own."""
    state = models.CharField(max_length=10, choices=WatchState.choices, default=WatchState.RUNNING)
    sample = models.BinaryField(default=bytes, editable=False)
    """The watched games, packed; empty again once they are measured."""
    result = models.JSONField(null=True, blank=True, editable=False)
    """`sandtable.playtest.qualities.result.Qualities` as JSON."""
    problem = models.CharField(max_length=10, blank=True)
    """The reason of a failure: a word of `simulate.results.qualities.slices`."""
    spent_ms = models.PositiveIntegerField(db_default=0, default=0, editable=False)
    """The time of the worker so far."""
    attempt = models.PositiveSmallIntegerField(default=0)
    """Slices that were begun since the last one that was finished."""
    lease_token = models.CharField(max_length=64, blank=True)
    lease_until = models.DateTimeField(null=True, blank=True)
    published_at = models.DateTimeField(null=True, blank=True)
    version = models.PositiveIntegerField(default=1)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name_plural = "watched play"
        constraints = [
            models.CheckConstraint(condition=models.Q(done__lte=models.F("wanted")), name="watched_play_within_wanted")
        ]
        indexes = [models.Index(fields=["state"], name="watched_play_by_state")]

    def __str__(self) -> str:
        return f"qualities of batch {self.batch_id}"

    @property
    def is_open(self) -> bool:
        return self.state == WatchState.RUNNING
