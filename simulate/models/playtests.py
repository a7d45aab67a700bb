"""Playtests as rows: a batch is a request for games, its chunks are the ledger of the played games.

Chunks of a batch always partition its games; the batch's counters are the sum of theirs (docs/playtests.md).
"""

from __future__ import annotations

import secrets
import string
from collections.abc import Callable, Iterator
from functools import reduce
from operator import add
from typing import Any, Self

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.db.models.expressions import Combinable
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from sandtable.playtest import storing
from sandtable.playtest.opening import Opening
from sandtable.playtest.plan import OUTCOMES, GameRecord, Plan
from sandtable.playtest.recording import Recording, recorded
from sandtable.playtest.records import WIDTH, digest, rotation_points, unpack, unpack_one
from sandtable.playtest.report.games import Games
from sandtable.playtest.report.match import Match
from sandtable.playtest.statistics import ANY_TIME, ONCE
from sandtable.playtest.summary import Summary
from scenarios.models import ScenarioVersion
from simulate.models.frozen import FrozenField, cant_be_read, fault_of
from simulate.models.sharing import Shared, SharedQuerySet
from web.unreadable import Unreadable

MAX_ATTEMPTS = 3
DECIDED = "decided"
"""The `Batch.stop_reason` of a batch that its study stopped because the answer was known."""
ERRORS = ("illegal", "crashed", "timed_out")
_CHUNKS_AT_A_TIME = 8
"""At most 1.5 MB of records."""


def total(*names: str) -> Combinable:
    """The sum of columns as an expression: all counters when none is named."""
    return reduce(add, (F(name) for name in names or OUTCOMES))


def random_id() -> str:
    """131 random bits as letters and digits: safe in a URL, and never taken for an option on a command line."""
    return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(22))


_SET_ASIDE = models.Index(fields=["id"], condition=~Q(set_aside=""), name="batch_set_aside")
"""They are few, and looked for among all."""


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
    summary = models.JSONField(default=dict, editable=False)
    """The sums of the game records, as `sandtable.playtest.storing` writes them."""

    class Meta:
        abstract = True

    def counters(self) -> dict[str, int]:
        return {outcome: getattr(self, outcome) for outcome in OUTCOMES}

    @property
    def games_done(self) -> int:
        return sum(self.counters().values())


class BatchQuerySet(SharedQuerySet["Batch"]):
    shared_through = ("series", "study")

    def still_open(self) -> Self:
        """Batches that have not reached a final state."""
        return self.filter(state__in=OPEN)


class Batch(Counters, Shared):
    """One playtest: a frozen plan, its progress and, at the end, its digest."""

    public_id = models.CharField(max_length=22, unique=True, default=random_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="playtests")
    series = models.ForeignKey("Series", on_delete=models.SET_NULL, null=True, blank=True, related_name="batches")
    study = models.ForeignKey("Study", on_delete=models.SET_NULL, null=True, blank=True, related_name="batches")
    study_key = models.CharField(max_length=60, blank=True)
    """The name of this batch in its study: the cell, card or candidate that it measures."""
    idempotency_key = models.CharField(max_length=100, null=True, blank=True)  # noqa: DJ001 - forgotten keys don't clash
    request_hash = models.CharField(max_length=64)
    asked_in = models.CharField(max_length=24, blank=True, db_default="", default="", editable=False)
    """The id of the request that asked for it, for the log lines of its games; empty for old ones."""
    game = models.CharField(max_length=40)
    scenario_version = models.ForeignKey(
        ScenarioVersion, on_delete=models.SET_NULL, null=True, blank=True, related_name="playtests", editable=False
    )
    """The stored version of the scenario, as long as it exists; the snapshot holds the played one."""
    snapshot = FrozenField()
    snapshot_hash = models.CharField(max_length=64)
    agents = models.CharField(max_length=300)
    engine_version = models.CharField(max_length=20)
    engine_fingerprint = models.CharField(max_length=32)
    seed = models.BigIntegerField()
    n_games = models.PositiveIntegerField()
    chunk_size = models.PositiveIntegerField()
    waited_games = models.PositiveIntegerField(db_default=0, default=0, editable=False)
    """The first games, as many as somebody waits for: their chunks go through the lane for people."""
    repeats = models.ForeignKey(
        "self", on_delete=models.SET_NULL, null=True, blank=True, related_name="repeated_by", editable=False
    )
    """The playtest that this one runs again, with the same games to be expected."""
    forked_from = models.ForeignKey(
        "self", on_delete=models.SET_NULL, null=True, blank=True, related_name="forks", editable=False
    )
    """The playtest with the game that this one goes on from; the snapshot holds all that is needed of it."""
    forked_game = models.PositiveIntegerField(null=True, blank=True, editable=False)
    forked_at = models.PositiveIntegerField(null=True, blank=True, editable=False)
    """The number of decisions that were taken before the moment."""
    forked_choice = models.CharField(max_length=300, blank=True, editable=False)
    """The option that every game takes first, in words."""
    state = models.CharField(max_length=20, choices=BatchState.choices, default=BatchState.QUEUED)
    stop_reason = models.CharField(max_length=20, blank=True)
    digest = models.CharField(max_length=32, blank=True)
    version = models.PositiveIntegerField(default=1)
    checked_version = models.PositiveIntegerField(db_default=0, default=0, editable=False)
    """The version whose books were found right last (`simulate.queue.reconcile`); 0 before the first time."""
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)
    set_aside = models.CharField(max_length=300, blank=True, db_default="", default="", editable=False)
    """The fault of a damaged row, for staff: it is played and checked no more. Empty for a sound one."""
    active_at = models.DateTimeField(auto_now_add=True)
    processor_ms = models.PositiveBigIntegerField(db_default=0, default=0, editable=False)
    """Processor time of the counted games, in ms; what was played before this was kept is missing."""

    objects = BatchQuerySet.as_manager()

    class Meta:
        ordering = ["-id"]
        constraints = [
            *Shared.Meta.constraints,
            models.UniqueConstraint(fields=["owner", "idempotency_key"], name="batch_request_once"),
            models.UniqueConstraint(fields=["study", "study_key"], name="batch_of_study_once"),
            models.CheckConstraint(condition=Q(n_games__gte=1), name="batch_has_games"),
            models.CheckConstraint(condition=Q(n_games__gte=total()), name="batch_counts_each_game_once"),
        ]
        indexes = [*Shared.Meta.indexes, models.Index(fields=["state", "owner"], name="batch_by_state"), _SET_ASIDE]

    def __str__(self) -> str:
        return f"{self.game} {self.public_id}"

    def get_absolute_url(self) -> str:
        return reverse("simulate:playtest", args=[self.public_id])

    @property
    def fault(self) -> str:
        """The reason why this row can't be read, for staff; empty for a sound one."""
        return self.fault_of_snapshot or self.set_aside

    @property
    def fault_of_snapshot(self) -> str:
        """The fault that the snapshot has now; `set_aside` is the one that was found some time."""
        return fault_of(self.snapshot)

    @property
    def problem(self) -> str:
        """The sentence for its readers where it can't be read; else empty."""
        return cant_be_read() if self.fault else ""

    @property
    def is_open(self) -> bool:
        return self.state in OPEN

    @property
    def ended_as_planned(self) -> bool:
        """All its games are played, and nobody could stop it or let it grow on what they saw."""
        return self.state in (BatchState.DONE, BatchState.DONE_WITH_ERRORS) and self.study_id is None

    @property
    def is_decided(self) -> bool:
        """Its study knew enough and stopped it: it is finished, with fewer games than were asked for."""
        return self.stop_reason == DECIDED

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
        if self.fault:
            return str(_("A playtest that can't be read"))
        return self.scenario_label or " – ".join(self.labels)

    @property
    def rotation_size(self) -> int:
        """Games in a rotation: they share their luck."""
        return self.plan().rotation_size

    def plan(self) -> Plan:
        """The plan that decides the games of this batch. Raises Unreadable for a damaged row."""
        if self.fault:
            raise Unreadable(self.problem)
        return self._plan()

    def _plan(self) -> Plan:
        return Plan(
            game=self.game,
            subjects=tuple(subject["subject"] for subject in self.snapshot["subjects"]),
            agents=tuple(self.snapshot["agents"]),
            seed=self.seed,
            scenario=self.snapshot["scenario"],
            max_steps=self.snapshot["max_steps"],
            turns_seats=self.snapshot.get("turns_seats", True),
            opening=Opening.read(self.snapshot.get("opening")),
        )

    def recorded(
        self, number: int, tell: Callable[[int], None], interrupts: tuple[type[BaseException], ...] = ()
    ) -> Recording:
        """Game `number` played again, as a replay keeps it. Raises BadSetup or UnknownAgent under other rules."""
        return recorded(self.plan(), number, tell, interrupts)

    def match(self) -> Match:
        """The match of this batch, as it was frozen; one of two without names where the row is damaged."""
        return Match(
            plan=self._plan(),
            labels=tuple(self.labels),
            seats=tuple(self.sides),
            has_sides=self.snapshot.get("has_sides", True),
            scenario_label=self.scenario_label,
        )

    def games(self) -> Games:
        """The finished games as sums; summary and tally are fetched when something first needs them.

        Of a damaged row there are none: nobody knows what they are games of.
        """
        if self.fault:
            return Games(dict.fromkeys(OUTCOMES, 0), Summary, dict, str)
        look = ONCE if self.ended_as_planned else ANY_TIME
        return Games(
            self.counters(), lambda: storing.read(self.summary), lambda: self.tally, self.digest_of_games, look
        )

    def finished_chunks(self, since: int = 0) -> Iterator[Chunk]:
        """The finished chunks with their games, in order from the one that holds game `since`.

        A few are fetched at a time and no cursor is left open between them: memory stays flat, and a slow reader does
        not keep others from writing.
        """
        done = self.chunks.filter(state=ChunkState.DONE).defer("tally").order_by("first_game")
        page = list(done.filter(first_game__gt=since - F("size"))[:_CHUNKS_AT_A_TIME])
        while page:
            yield from page
            page = list(done.filter(first_game__gt=page[-1].first_game)[:_CHUNKS_AT_A_TIME])

    def records(self) -> Iterator[GameRecord]:
        """The finished games in order of number."""
        for chunk in self.finished_chunks():
            yield from chunk.records()

    def rotations(self, since: int = 0) -> Iterator[tuple[int, ...] | None]:
        """The points of rotations in order, from number `since` up to the first that is not finished.

        By subject, in POINTS; None for a rotation with a game that failed.
        """
        plan = self.plan()
        return rotation_points(self._finished_from(since * plan.rotation_size), len(plan.subjects), plan.rotation_size)

    def _finished_from(self, game: int) -> Iterator[bytes]:
        """The packed games from this one up to the first that is not finished."""
        for chunk in self.finished_chunks(game):
            if chunk.first_game > game:
                return
            yield bytes(chunk.games)[WIDTH * (game - chunk.first_game) :]
            game = chunk.first_game + chunk.size

    def digest_of_games(self) -> str:
        """The digest of the finished games in order."""
        return digest(bytes(chunk.games) for chunk in self.finished_chunks())

    def record(self, number: int) -> GameRecord | None:
        """The record of game `number`; None when it was not played."""
        chunk = self._chunk_with(number)
        return chunk.record(number) if chunk is not None else None

    def is_played(self, number: int) -> bool:
        """Whether game `number` is finished; its record is not read."""
        return number >= 0 and self._chunk_with(number, "pk") is not None

    def _chunk_with(self, number: int, *fields: str) -> Chunk | None:
        """The finished chunk with this game; of its columns these, or those of its records."""
        wanted = self.chunks.filter(state=ChunkState.DONE, first_game__lte=number).order_by("-first_game")
        chunk = wanted.only("first_game", "size", *(fields or ("games", "reasons"))).first()
        return chunk if chunk is not None and number < chunk.first_game + chunk.size else None


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
    processor_ms = models.PositiveIntegerField(db_default=0, default=0, editable=False)
    """The processor's part of the duration; 0 in chunks that were played before it was measured."""

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

    def record(self, number: int) -> GameRecord:
        """The record of one of its finished games."""
        return unpack_one(bytes(self.games), self.reasons, self.first_game, number)


def counters_added(counted: dict[str, int]) -> dict[str, Any]:
    """Keyword arguments for `update()` that add counters to a row's own."""
    return {outcome: F(outcome) + count for outcome, count in counted.items()}
