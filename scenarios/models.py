"""Scenarios: what a game is played on and for, written by users, checked by the game's own schema."""

from __future__ import annotations

import secrets
import string
from typing import TYPE_CHECKING, Self

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from django.contrib.auth.models import AbstractBaseUser, AnonymousUser


def random_id() -> str:
    """131 random bits as letters and digits: safe in a URL, and never taken for an option on a command line."""
    return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(22))


class Visibility(models.TextChoices):
    PRIVATE = "private", _("private")
    UNLISTED = "unlisted", _("with the link")
    PUBLIC = "public", _("public")


class ScenarioQuerySet(models.QuerySet["Scenario"]):
    def visible_to(self, user: AbstractBaseUser | AnonymousUser) -> Self:
        """Scenarios this user may open: their own, and what others share."""
        shared = Q(visibility__in=(Visibility.PUBLIC, Visibility.UNLISTED))
        return self.filter(shared | Q(owner_id=user.pk) if user.is_authenticated else shared)

    def listed_for(self, user: AbstractBaseUser | AnonymousUser) -> Self:
        """Scenarios a list may show: their own and the public ones."""
        public = Q(visibility=Visibility.PUBLIC)
        return self.filter(public | Q(owner_id=user.pk) if user.is_authenticated else public)


class Scenario(models.Model):
    """One scenario of one game; `definition` follows that game's schema (scenarios/schemas.py)."""

    public_id = models.CharField(max_length=22, unique=True, default=random_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="scenarios")
    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE)
    game = models.CharField(max_length=40)
    name = models.CharField(max_length=100)
    definition = models.JSONField()
    version = models.PositiveIntegerField(default=1)
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)

    objects = ScenarioQuerySet.as_manager()

    class Meta:
        ordering = ["name", "pk"]
        constraints = [
            models.CheckConstraint(condition=Q(visibility__in=Visibility.values), name="scenario_visibility_known")
        ]

    def __str__(self) -> str:
        return self.name
