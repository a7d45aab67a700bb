"""Studies as rows: a question that is answered by playtests, asked for one after another until the answer is known."""

from __future__ import annotations

from typing import Self

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from simulate.models.frozen import SafeField
from simulate.models.playtests import random_id
from simulate.models.sharing import Shared, SharedQuerySet


class StudyState(models.TextChoices):
    RUNNING = "running", _("running")
    DONE = "done", _("finished")
    CANCELLED = "cancelled", _("cancelled")
    STALE_ENGINE = "stale_engine", _("stopped: the engine changed")
    FAILED = "failed", pgettext_lazy("study", "failed")


class StudyQuerySet(SharedQuerySet["Study"]):
    def running(self) -> Self:
        """Studies that may still ask for games."""
        return self.filter(state=StudyState.RUNNING)


class Study(Shared):
    """One question, frozen when it was asked, and its answer as far as it is known.

    A reader of the study may read its playtests.
    """

    public_id = models.CharField(max_length=22, unique=True, default=random_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="studies")
    idempotency_key = models.CharField(max_length=100, null=True, blank=True)  # noqa: DJ001 - forgotten keys don't clash
    request_hash = models.CharField(max_length=64)
    kind = models.CharField(max_length=20)
    """The name of its kind: a folder below simulate/study."""
    title = models.CharField(max_length=200)
    game = models.CharField(max_length=40)
    spec = SafeField()
    """The question, frozen; its shape belongs to the kind."""
    engine_fingerprint = models.CharField(max_length=32)
    reading = models.JSONField(default=dict, editable=False)
    """For each key of its batches the games of the finished prefix, as far as they have been looked at."""
    progress = models.JSONField(default=dict, editable=False)
    """The kind's own notes between two steps."""
    result = models.JSONField(default=dict, editable=False)
    """The answer as far as it is known, for pages and API; its shape belongs to the kind."""
    state = models.CharField(max_length=20, choices=StudyState.choices, default=StudyState.RUNNING)
    problem = models.CharField(max_length=500, blank=True)
    """The reason why it failed, in plain words."""
    version = models.PositiveIntegerField(default=1)
    created_at = models.DateTimeField(auto_now_add=True)
    ended_at = models.DateTimeField(null=True, blank=True)

    objects = StudyQuerySet.as_manager()

    class Meta(Shared.Meta):
        ordering = ["-id"]
        verbose_name_plural = "studies"
        constraints = [
            *Shared.Meta.constraints,
            models.UniqueConstraint(fields=["owner", "idempotency_key"], name="study_request_once"),
        ]
        indexes = [*Shared.Meta.indexes, models.Index(fields=["state", "owner"], name="study_by_state")]

    def __str__(self) -> str:
        return f"{self.kind} {self.public_id}"

    def get_absolute_url(self) -> str:
        return reverse("simulate:study", args=[self.public_id])

    @property
    def is_open(self) -> bool:
        return self.state == StudyState.RUNNING
