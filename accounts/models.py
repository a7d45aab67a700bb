"""Rows beside the account itself: tokens, guests, log-ins, the wish to be deleted, and the log of changes."""

from __future__ import annotations

import secrets
import string
from datetime import datetime

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from web.reader import Reader

NAME_LENGTH = 60


def random_id() -> str:
    """131 random bits as letters and digits."""
    return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(22))


class AccessTokenQuerySet(models.QuerySet["AccessToken"]):
    def owned_by(self, user: Reader) -> AccessTokenQuerySet:
        """The tokens of this account, revoked ones included."""
        return self.filter(owner_id=user.pk) if user.is_authenticated else self.none()

    def valid(self, at: datetime) -> AccessTokenQuerySet:
        """Tokens that may be used at this time: not revoked, not expired, of an account that isn't closed."""
        has_time = Q(expires_at=None) | Q(expires_at__gt=at)
        return self.filter(has_time, revoked_at=None, owner__is_active=True)


class AccessToken(models.Model):
    """A program's key to the API. Its text is shown once and never stored."""

    public_id = models.CharField(max_length=22, unique=True, default=random_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="access_tokens")
    name = models.CharField(max_length=NAME_LENGTH)
    scopes = models.JSONField(default=list)
    start = models.CharField(max_length=12)
    """The first characters of its text, for its owner to recognise it."""
    digest = models.CharField(max_length=64, unique=True)
    form_key = models.CharField(max_length=40)
    """Names the form that made it, so that a form sent twice makes one token."""
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)
    last_used_at = models.DateTimeField(null=True, blank=True)
    """To a few minutes: a busy program doesn't write a row at each call."""

    objects = AccessTokenQuerySet.as_manager()

    class Meta:
        ordering = ["-id"]
        constraints = [models.UniqueConstraint(fields=["owner", "form_key"], name="access_token_form_once")]

    def __str__(self) -> str:
        return f"{self.start}… ({self.public_id})"

    def is_valid(self, at: datetime) -> bool:
        """True when it is neither revoked nor expired."""
        return self.revoked_at is None and (self.expires_at is None or self.expires_at > at)


class Guest(models.Model):
    """A visitor without an account of their own (accounts/guests.py)."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="guest")
    """Owns what the visitor makes. It has no password: nobody can log in to it."""
    digest = models.CharField(max_length=64, unique=True)
    """Of the random letters in the visitor's cookie."""
    origin = models.CharField(max_length=32, db_index=True)
    """A keyed hash of the network they come from: it counts guests from one place, and tells no address."""
    created_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(db_index=True)
    """To a few minutes."""

    def __str__(self) -> str:
        return f"guest {self.pk}"


class LogIn(models.Model):
    """A log-in that succeeded, for its person to look at (accounts/log_ins.py)."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="log_ins")
    at = models.DateTimeField()
    network = models.CharField(max_length=50)
    """The address it came from; of version 6 the first half."""
    browser = models.CharField(max_length=200, blank=True)
    """The name the browser gave itself, cut off at this length."""

    class Meta:
        ordering = ["-id"]

    def __str__(self) -> str:
        return f"log-in {self.pk}"


class Leaving(models.Model):
    """Somebody has asked for the end of their account (accounts/leaving.py)."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="leaving")
    asked_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"end of account {self.user_id}"


class What(models.TextChoices):
    """The kinds of a change."""

    MADE = "made", _("made")
    CHANGED = "changed", _("changed")
    DELETED = "deleted", _("deleted")
    SHOWN = "shown", _("shown to others, or hidden")
    STOPPED = "stopped", _("stopped, paused or resumed")
    REVOKED = "revoked", _("withdrawn")
    CLOSED = "closed", _("closed")


class Change(models.Model):
    """A line of the log of changes (accounts/audit.py)."""

    at = models.DateTimeField(auto_now_add=True, db_index=True)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="changes_made"
    )
    """The account that made the change; null after its end."""
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="changes")
    """The account that the thing belongs to: lines about it go with it. Null for things of the house."""
    what = models.CharField(max_length=20, choices=What.choices)
    kind = models.CharField(max_length=40)
    key = models.CharField(max_length=40)
    """The public id of the thing, or the number of its row."""
    before = models.CharField(max_length=200, blank=True)
    after = models.CharField(max_length=200, blank=True)
    request = models.CharField(max_length=24, blank=True)
    """The id of the request, as in the log lines."""

    class Meta:
        ordering = ["-id"]

    def __str__(self) -> str:
        return f"{self.kind} {self.key}: {self.what}"

    @property
    def is_of_another(self) -> bool:
        """Whether somebody else did it: staff."""
        return self.actor_id != self.owner_id
