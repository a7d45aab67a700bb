"""Playtests that were asked for in one go."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from simulate.models.playtests import random_id
from simulate.models.sharing import Shared, SharedQuerySet


class SeriesQuerySet(SharedQuerySet["Series"]):
    """Series by their reader."""


class SeriesKind(models.TextChoices):
    OPPONENTS = "opponents", _("one deck against several")
    STRENGTHS = "strengths", _("the same playtest at several strengths")


class Series(Shared):
    """Playtests that were asked for in one go: one deck against several, or the same playtest at several strengths.

    The readers of the series may read its playtests, too.
    """

    kind = models.CharField(max_length=10, choices=SeriesKind.choices, default=SeriesKind.OPPONENTS)
    public_id = models.CharField(max_length=22, unique=True, default=random_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="series")
    created_at = models.DateTimeField(auto_now_add=True)

    objects = SeriesQuerySet.as_manager()

    class Meta(Shared.Meta):
        ordering = ["-id"]
        verbose_name_plural = "series"

    def __str__(self) -> str:
        return f"series {self.public_id}"

    def get_absolute_url(self) -> str:
        return reverse("simulate:series", args=[self.public_id])
