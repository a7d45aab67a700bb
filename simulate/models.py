"""Playtests as rows: a batch is a request for games, its chunks are the ledger of the played games.

Chunks of a batch always partition its games; the batch's counters are the sum of theirs (docs/playtests.md).
"""

from __future__ import annotations

import secrets
import string
from collections.abc import Iterator
from functools import reduce
from operator import add
from typing import TYPE_CHECKING, Any, Self

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.db.models.expressions import Combinable
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from scenarios.models import ScenarioVersion
from simulate.playtest.plan import OUTCOMES, GameRecord, Plan
from simulate.playtest.records import unpack
from simulate.playtest.report.match import Match

if TYPE_CHECKING:
    from django.contrib.auth.models import AbstractBaseUser, AnonymousUser

MAX_ATTEMPTS = 3
ERRORS = ("illegal", "crashed", "timed_out")


def total(*names: str) -> Combinable:
    """The sum of columns as an expression: all counters when none is named."""
    return reduce(add, (F(name) for name in names or OUTCOMES))


def random_id() -> str:
    """131 random bits as letters and digits: safe in a URL, and never taken for an option on a command line."""
    return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(22))


class BatchState(models.TextChoices):
    QUEUED = "queued", _("queued")
    RUNNING = "running", _("running")
    PAUSED = "paused", _("paused")
    CANCELLING = "cancelling", _("stopping")
    DONE = "done", _("finished")
    DONE_WITH_ERRORS = "done_with_errors", _("finished with errors")
    CANCELLED = "cancelled", _("cancelled")
    STALE_ENGINE = "stale_engine", _("stopped: the engine changed")


CLAIMABLE = (BatchState.QUEUED, BatchState.RUNNING)
OPEN = (*CLAIMABLE, BatchState.PAUSED, BatchState.CANCELLING)


class Counters(models.Model):
    """The number of games by outcome, from the first subject's view."""

    wins = models.PositiveIntegerField(default=0)
    losses = models.PositiveIntegerField(default=0)
    draws = models.PositiveIntegerField(default=0)
    capped = models.PositiveIntegerField(default=0)
    illegal = models.PositiveIntegerField(default=0)
    crashed = models.PositiveIntegerField(default=0)
    timed_out = models.PositiveIntegerField(default=0)
    tally = models.JSONField(default=dict, editable=False)
    """The sum of the games' own counters (`State.tally`); capped and failed games add nothing."""

    class Meta:
        abstract = True

    def counters(self) -> dict[str, int]:
        return {outcome: getattr(self, outcome) for outcome in OUTCOMES}

    @property
    def games_done(self) -> int:
        return sum(self.counters().values())


class Series(models.Model):
    """One deck against several: an ordinary playtest of two sides for every opponent, asked for in one go."""

    public_id = models.CharField(max_length=22, unique=True, default=random_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="series")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-id"]
        verbose_name_plural = "series"

    def __str__(self) -> str:
        return f"series {self.public_id}"

    def get_absolute_url(self) -> str:
        return reverse("simulate:series", args=[self.public_id])


class BatchQuerySet(models.QuerySet["Batch"]):
    def visible_to(self, user: AbstractBaseUser | AnonymousUser) -> Self:
        """Batches this user may see: their own."""
        return self.filter(owner_id=user.pk) if user.is_authenticated else self.none()

    def still_open(self) -> Self:
        """Batches that have not reached a final state."""
        return self.filter(state__in=OPEN)


class Batch(Counters):
    """One playtest: a frozen plan, its progress and, at the end, its digest."""

    public_id = models.CharField(max_length=22, unique=True, default=random_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="playtests")
    series = models.ForeignKey(Series, on_delete=models.SET_NULL, null=True, blank=True, related_name="batches")
    idempotency_key = models.CharField(max_length=100, null=True, blank=True)  # noqa: DJ001 - forgotten keys don't clash
    request_hash = models.CharField(max_length=64)
    game = models.CharField(max_length=40)
    scenario_version = models.ForeignKey(
        ScenarioVersion, on_delete=models.SET_NULL, null=True, blank=True, related_name="playtests", editable=False
    )
    """The stored version of the scenario, as long as it exists; the snapshot holds the played one."""
    snapshot = models.JSONField()
    snapshot_hash = models.CharField(max_length=64)
    agents = models.CharField(max_length=100)
    engine_version = models.CharField(max_length=20)
    engine_fingerprint = models.CharField(max_length=32)
    seed = models.BigIntegerField()
    n_games = models.PositiveIntegerField()
    chunk_size = models.PositiveIntegerField()
    state = models.CharField(max_length=20, choices=BatchState.choices, default=BatchState.QUEUED)
    stop_reason = models.CharField(max_length=20, blank=True)
    digest = models.CharField(max_length=32, blank=True)
    version = models.PositiveIntegerField(default=1)
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)
    active_at = models.DateTimeField(auto_now_add=True)

    objects = BatchQuerySet.as_manager()

    class Meta:
        ordering = ["-id"]
        constraints = [
            models.UniqueConstraint(fields=["owner", "idempotency_key"], name="batch_request_once"),
            models.CheckConstraint(condition=Q(n_games__gte=1), name="batch_has_games"),
            models.CheckConstraint(condition=Q(n_games__gte=total()), name="batch_counts_each_game_once"),
        ]
        indexes = [models.Index(fields=["state", "owner"], name="batch_by_state")]

    def __str__(self) -> str:
        return f"{self.game} {self.public_id}"

    def get_absolute_url(self) -> str:
        return reverse("simulate:playtest", args=[self.public_id])

    @property
    def is_open(self) -> bool:
        return self.state in OPEN

    @property
    def labels(self) -> list[str]:
        """The name of each subject."""
        return [subject["label"] for subject in self.snapshot["subjects"]]

    @property
    def sides(self) -> list[str]:
        """The names of its scenario's seats; empty without a scenario."""
        return list(self.snapshot.get("sides", ()))

    @property
    def scenario_label(self) -> str:
        """The name of its scenario; empty without one."""
        return str(self.snapshot.get("scenario_label", ""))

    @property
    def title(self) -> str:
        """The played decks or scenario, in few words."""
        return self.scenario_label or " – ".join(self.labels)

    @property
    def rotation_size(self) -> int:
        """Games in a rotation: they share their luck."""
        return self.plan().rotation_size

    def plan(self) -> Plan:
        """The plan that decides the games of this batch."""
        return Plan(
            game=self.game,
            subjects=tuple(subject["subject"] for subject in self.snapshot["subjects"]),
            agents=tuple(self.snapshot["agents"]),
            seed=self.seed,
            scenario=self.snapshot["scenario"],
            max_steps=self.snapshot["max_steps"],
            turns_seats=self.snapshot.get("turns_seats", True),
        )

    def match(self) -> Match:
        """The match of this batch, as it was frozen."""
        return Match(
            plan=self.plan(),
            labels=tuple(self.labels),
            seats=tuple(self.sides),
            has_sides=self.snapshot.get("has_sides", True),
            scenario_label=self.scenario_label,
        )

    def records(self) -> Iterator[GameRecord]:
        """The finished games in order of number."""
        for chunk in self.chunks.filter(state=ChunkState.DONE).order_by("first_game").iterator():
            yield from chunk.records()

    def record(self, number: int) -> GameRecord | None:
        """The record of game `number`; None when it was not played."""
        chunk = self.chunks.filter(state=ChunkState.DONE, first_game__lte=number).order_by("-first_game").first()
        if chunk is None or number >= chunk.first_game + chunk.size:
            return None
        return next(record for record in chunk.records() if record.number == number)


class ChunkState(models.TextChoices):
    QUEUED = "queued", _("queued")
    RUNNING = "running", _("running")
    DONE = "done", _("finished")
    DROPPED = "dropped", pgettext_lazy("chunk of games", "dropped")


class Chunk(Counters):
    """A stretch of a batch's games that one worker plays at a time."""

    batch = models.ForeignKey(Batch, on_delete=models.CASCADE, related_name="chunks")
    first_game = models.PositiveIntegerField()
    size = models.PositiveIntegerField()
    state = models.CharField(max_length=10, choices=ChunkState.choices, default=ChunkState.QUEUED)
    attempt = models.PositiveSmallIntegerField(default=0)
    lease_token = models.CharField(max_length=64, null=True, blank=True)  # noqa: DJ001 - null: nobody has it
    lease_until = models.DateTimeField(null=True, blank=True)
    published_at = models.DateTimeField(null=True, blank=True)
    last_error = models.CharField(max_length=20, blank=True)
    digest = models.CharField(max_length=32, blank=True)
    games = models.BinaryField(default=bytes, editable=False)
    reasons = models.JSONField(default=list)
    duration_ms = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["batch", "first_game"], name="chunk_starts_once"),
            models.CheckConstraint(condition=Q(size__gte=1), name="chunk_has_games"),
            models.CheckConstraint(condition=Q(attempt__lte=MAX_ATTEMPTS), name="chunk_attempts"),
            models.CheckConstraint(
                condition=Q(state="running", lease_token__isnull=False)
                | (~Q(state="running") & Q(lease_token__isnull=True)),
                name="chunk_running_means_leased",
            ),
            models.CheckConstraint(condition=~Q(state="done") | Q(size=total()), name="chunk_done_counts_all"),
        ]
        indexes = [models.Index(fields=["state", "batch", "first_game"], name="chunk_to_do")]

    def __str__(self) -> str:
        return f"games {self.first_game} to {self.first_game + self.size - 1} of batch {self.batch_id}"

    def records(self) -> Iterator[GameRecord]:
        """Its finished games; none before it is done."""
        return unpack(bytes(self.games), self.reasons, self.first_game)


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


class Quota(models.Model):
    """The waiting work of one user, changed only together with the batches it counts."""

    owner = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="playtest_quota")
    open_batches = models.PositiveIntegerField(default=0)
    queued_games = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return f"{self.open_batches} open, {self.queued_games} games"


def counters_added(counted: dict[str, int]) -> dict[str, Any]:
    """Keyword arguments for `update()` that add counters to a row's own."""
    return {outcome: F(outcome) + count for outcome, count in counted.items()}
