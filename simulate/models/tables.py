"""A table whose people sit at screens of their own, and the place of each of them.

A game has such a row only where a seat was given to somebody else by a link. Without it everybody plays at one screen,
and the game is its owner's alone.
"""

from __future__ import annotations

from typing import Self

from django.conf import settings
from django.db import models
from django.db.models import Q

from simulate.models.seats import GOES_ON, SeatedGame
from web.reader import Reader


class SharedTableQuerySet(models.QuerySet["SharedTable"]):
    def listed(self) -> Self:
        """Tables that anybody with an account may join: they go on, and a seat is free."""
        return self.filter(
            is_listed=True,
            game__state__in=GOES_ON,
            game__owner__is_active=True,
            game__places__user=None,
        ).distinct()


class SharedTable(models.Model):
    """The choices of the owner of a table with several screens."""

    game = models.OneToOneField(SeatedGame, on_delete=models.CASCADE, related_name="shared")
    is_listed = models.BooleanField(default=False)
    """Anybody with an account may take a free seat."""
    watching = models.CharField(max_length=64, blank=True)
    """SHA-256 of the letters that let people look on; empty: nobody may."""
    rematch = models.OneToOneField(
        SeatedGame, on_delete=models.SET_NULL, null=True, blank=True, related_name="rematch_of"
    )
    """The game that the same people play after this one."""

    objects = SharedTableQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["watching"], condition=~Q(watching=""), name="shared_table_watching_once")
        ]
        indexes = [models.Index(fields=["-id"], condition=Q(is_listed=True), name="shared_table_listed")]

    def __str__(self) -> str:
        return f"people at the table {self.game_id}"


class PlaceQuerySet(models.QuerySet["Place"]):
    def of(self, user: Reader) -> Self:
        """The places of this person; none for somebody who is not known."""
        return self.filter(user_id=user.pk) if user.is_authenticated else self.none()

    def free(self) -> Self:
        return self.filter(user=None)


class Place(models.Model):
    """The seat of a person at a shared table, free until somebody takes it."""

    game = models.ForeignKey(SeatedGame, on_delete=models.CASCADE, related_name="places")
    seat = models.PositiveSmallIntegerField()
    is_kept = models.BooleanField(default=False)
    """A seat of the owner, who may keep several; anybody else has one."""
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="places"
    )
    digest = models.CharField(max_length=64, blank=True)
    """SHA-256 of the letters of the link that is out; empty: there is none."""
    mail_site = models.CharField(max_length=200, blank=True)
    """The address of the service for mails that tell of the person's turn; empty: the person wants none."""
    mailed_for = models.CharField(max_length=24, blank=True)
    """The question that the last mail told."""
    looked_at = models.DateTimeField(null=True, blank=True)
    """The last time that a page of this person asked for the table."""

    objects = PlaceQuerySet.as_manager()

    class Meta:
        ordering = ["game", "seat"]
        constraints = [
            models.UniqueConstraint(fields=["game", "seat"], name="place_once"),
            models.UniqueConstraint(fields=["game", "user"], condition=Q(is_kept=False), name="place_one_each"),
            models.UniqueConstraint(fields=["digest"], condition=~Q(digest=""), name="place_link_once"),
            models.CheckConstraint(condition=Q(user=None) | Q(digest=""), name="place_taken_has_no_link"),
        ]

    def __str__(self) -> str:
        return f"seat {self.seat} at the table {self.game_id}"
