"""A scenario and its numbered versions that never change."""

from __future__ import annotations

import secrets
import string
from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from web.reader import Reader

TITLE_LENGTH = 100
NOTE_LENGTH = 300


class ImmutableVersion(Exception):
    """A stored version never changes; save a new one."""


def random_id() -> str:
    """131 random bits as letters and digits: safe in a URL, and never taken for an option on a command line."""
    return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(22))


class Visibility(models.TextChoices):
    PRIVATE = "private", _("Private")
    UNLISTED = "unlisted", _("Unlisted")
    PUBLIC = "public", _("Public")


class Size(models.TextChoices):
    """The size of the table, as each game judges it."""

    SMALL = "small", _("Small")
    MEDIUM = "medium", _("Medium")
    LARGE = "large", _("Large")


class ScenarioQuerySet(models.QuerySet["Scenario"]):
    def owned_by(self, user: Reader) -> ScenarioQuerySet:
        return self.filter(owner_id=user.pk) if user.is_authenticated else self.none()

    def public(self) -> ScenarioQuerySet:
        """Scenarios in lists for everybody, the shipped ones included."""
        return self.filter(visibility=Visibility.PUBLIC)

    def of_the_house(self) -> ScenarioQuerySet:
        """The scenarios that come with a game; they belong to nobody."""
        return self.filter(owner=None)

    def visible_to(self, user: Reader) -> ScenarioQuerySet:
        """Scenarios that this reader may open: own, public, and unlisted ones by their address."""
        shared = ~Q(visibility=Visibility.PRIVATE)
        return self.filter(shared | Q(owner_id=user.pk)) if user.pk else self.filter(shared)

    def listed_for(self, user: Reader) -> ScenarioQuerySet:
        """Scenarios that a list may show this reader: own and public ones."""
        public = Q(visibility=Visibility.PUBLIC)
        return self.filter(public | Q(owner_id=user.pk)) if user.pk else self.filter(public)


class Scenario(models.Model):
    """A user's scenario: a title and a line of versions."""

    public_id = models.CharField(max_length=22, unique=True, default=random_id, editable=False)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, blank=True, related_name="scenarios"
    )
    house = models.CharField(
        max_length=60,
        unique=True,
        null=True,
        blank=True,
        editable=False,
        help_text=_("Game and file of a scenario that comes with a game."),
    )
    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE)
    game = models.CharField(max_length=40)
    title = models.CharField(max_length=TITLE_LENGTH)
    current = models.ForeignKey(
        "ScenarioVersion", on_delete=models.SET_NULL, null=True, blank=True, related_name="+", editable=False
    )
    unfinished = models.ForeignKey(
        "ScenarioVersion",
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="+",
        editable=False,
        help_text=_("The newest version where a public scenario still shows an older one. Empty: they are the same."),
    )
    created_at = models.DateTimeField(default=timezone.now, editable=False)
    updated_at = models.DateTimeField(auto_now=True)

    objects = ScenarioQuerySet.as_manager()

    class Meta:
        ordering = ["title", "pk"]
        constraints = [
            models.CheckConstraint(condition=Q(visibility__in=Visibility.values), name="scenario_visibility_known"),
            models.CheckConstraint(
                condition=Q(owner__isnull=False, house=None) | Q(owner=None, house__isnull=False, visibility="public"),
                name="scenario_of_somebody_or_of_the_house",
            ),
        ]
        indexes = [
            models.Index(fields=["visibility", "-updated_at"], name="scenario_shown"),
            models.Index(fields=["owner", "-updated_at"], name="scenario_owned"),
        ]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("scenarios:scenario", args=[self.public_id])

    def is_owned_by(self, user: Reader) -> bool:
        return bool(user.is_authenticated and user.pk == self.owner_id)

    @property
    def is_of_the_house(self) -> bool:
        return self.owner_id is None

    @property
    def newest(self) -> ScenarioVersion:
        """The version that everybody sees and plays: the newest that is finished. Every scenario has one."""
        assert self.current is not None, f"scenario {self.public_id} has no version"
        return self.current

    @property
    def latest(self) -> ScenarioVersion:
        """The version that its owner works on from: the one saved last, finished or not."""
        return self.unfinished or self.newest

    def versions_seen_by(self, user: Reader) -> models.QuerySet[ScenarioVersion]:
        """The versions that a reader who may open the scenario sees: its owner all, others those that are finished."""
        return self.versions.all() if self.is_owned_by(user) else self.versions.filter(is_unfinished=False)


class ScenarioVersion(models.Model):
    """One state of a scenario, for ever as it was saved, with the verdict of the rules on it.

    Playtests name it by its own id.
    """

    public_id = models.CharField(max_length=22, unique=True, default=random_id, editable=False)
    scenario = models.ForeignKey(Scenario, on_delete=models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    definition = models.JSONField()
    digest = models.CharField(max_length=64)
    note = models.CharField(max_length=NOTE_LENGTH, blank=True)
    is_unfinished = models.BooleanField(
        db_default=False,
        default=False,
        editable=False,
        help_text=_("Saved for a public scenario and not playable: only the owner sees it."),
    )
    created_at = models.DateTimeField(default=timezone.now, editable=False)
    # The verdict of the rules and the facts that lists filter by (scenarios/verdicts.py). Only these fields are ever
    # renewed, all in one UPDATE.
    verdict_edition = models.CharField(max_length=32, blank=True, editable=False, help_text=_("Empty: not judged yet."))
    verdict_problems = models.PositiveIntegerField(default=0, editable=False, help_text=_("Reasons not to play it."))
    rounds = models.PositiveSmallIntegerField(null=True, editable=False, help_text=_("Empty: its game says nothing."))
    size = models.CharField(max_length=6, blank=True, choices=Size.choices, editable=False)

    class Meta:
        ordering = ["-number"]
        constraints = [
            models.UniqueConstraint(fields=["scenario", "number"], name="one_scenario_version_of_a_number"),
            models.CheckConstraint(condition=Q(number__gte=1), name="scenario_versions_count_from_one"),
        ]

    def __str__(self) -> str:
        return f"{self.scenario} v{self.number}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        if self.pk is not None:
            raise ImmutableVersion(f"version {self.number} of scenario {self.scenario_id} is already stored")
        super().save(*args, **kwargs)

    def get_absolute_url(self) -> str:
        return reverse("scenarios:version", args=[self.scenario.public_id, self.number])


class Draft(models.Model):
    """The unsaved work on a scenario: one document that its owner changes step by step.

    It may hold anything that is not too large, so nothing typed is lost; only a version must have the right shape.
    """

    scenario = models.OneToOneField(Scenario, on_delete=models.CASCADE, related_name="draft")
    base = models.PositiveIntegerField(help_text=_("Number of the version that the work started from."))
    document = models.JSONField()
    revision = models.PositiveIntegerField(default=0, help_text=_("Counts the changes."))
    tab = models.CharField(max_length=40, blank=True, help_text=_("The browser tab that made the last change."))
    changed_at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"draft of {self.scenario}, change {self.revision}"


class Measurement(models.Model):
    """The points of one finished playtest of a version: a balance is the sum of its measurements."""

    version = models.ForeignKey(ScenarioVersion, on_delete=models.CASCADE, related_name="measurements")
    playtest = models.CharField(max_length=22, unique=True, help_text=_("Public id of the playtest."))
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    is_shared = models.BooleanField(default=False, help_text=_("Counts in the balance that everybody sees."))
    agents = models.CharField(max_length=200)
    edition = models.CharField(max_length=32, help_text=_("The edition of the rules that played."))
    seed = models.BigIntegerField()
    players = models.PositiveSmallIntegerField(default=2)
    parties = models.JSONField(help_text=_("Names of the sides, or of the places in the turn order."))
    rotation_size = models.PositiveSmallIntegerField(help_text=_("Games that share their luck."))
    points = models.JSONField(help_text=_("Pairs of the points in a rotation and the number of such rotations."))
    ended = models.PositiveIntegerField(help_text=_("Games that came to an end of their own."))
    rounds = models.PositiveBigIntegerField(help_text=_("Of these games together."))
    decisions = models.PositiveBigIntegerField(help_text=_("Of these games together."))
    measured_at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.version} by {self.agents}"


class ScenarioBalance(models.Model):
    """The measured balance of a version between agents, for one reader or for everybody (scenarios/balances.py)."""

    version = models.ForeignKey(ScenarioVersion, on_delete=models.CASCADE, related_name="balances")
    reader = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        related_name="+",
        help_text=_("Empty: everybody who may see the version."),
    )
    agents = models.CharField(max_length=200)
    shares = models.JSONField(help_text=_("For each party its name, share, low and high."))
    players = models.PositiveSmallIntegerField(default=2)
    seats = models.PositiveSmallIntegerField(help_text=_("The number of parties: partners are one."))
    games = models.PositiveIntegerField()
    uneven = models.FloatField(help_text=_("The greatest distance of a share from an even one."))
    rounds = models.FloatField(null=True, help_text=_("Mean of the games that came to an end of their own."))
    decisions = models.FloatField(null=True)
    updated_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["-games", "agents", "players"]
        constraints = [
            models.UniqueConstraint(fields=["version", "reader", "agents", "players"], name="one_balance_of_a_kind"),
            models.UniqueConstraint(
                fields=["version", "agents", "players"],
                condition=Q(reader=None),
                name="one_balance_of_a_kind_for_everybody",
            ),
            models.CheckConstraint(condition=Q(games__gte=1), name="balance_of_games"),
        ]

    def __str__(self) -> str:
        return f"{self.version} by {self.agents}: {self.games} games"
