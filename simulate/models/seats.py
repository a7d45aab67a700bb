"""A game in which people take seats: its frozen plan, the options that were taken, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any, Final, Self

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from sandtable.playtest.opening import Opening
from sandtable.playtest.plan import Plan
from sandtable.playtest.recording import Recording, recorded_choices
from simulate.models.frozen import FrozenField, cant_be_read, fault_of
from simulate.models.playtests import random_id
from simulate.models.sharing import Shared, SharedQuerySet
from web.unreadable import Unreadable

PERSON = "person"
"""In place of an agent's name in the snapshot: somebody at the screen decides for this seat."""

NEVER: Final = datetime.min.replace(tzinfo=UTC)
"""Before every other time."""


class SeatedState(models.TextChoices):
    PERSON = "person", _("waits for you")
    AGENT = "agent", _("an agent is thinking")
    OVER = "over", _("finished")
    GIVEN_UP = "given_up", _("given up")
    FAILED = "failed", _("can't go on")


GOES_ON = (SeatedState.PERSON, SeatedState.AGENT)


ENDED = (SeatedState.OVER, SeatedState.GIVEN_UP)
"""Everything may be shown, to everybody who may read the game."""
SECRET_WHILE_PLAYED: Final = frozenset(["seed", "decisions", "kept", "face", "faces", "digest"])
"""Columns of a game that tell what is hidden, or what others at the table have chosen."""


class SeatedGameQuerySet(SharedQuerySet["SeatedGame"]):
    def open(self) -> Self:
        """Games that go on."""
        return self.filter(state__in=GOES_ON)

    def ended(self) -> Self:
        return self.filter(state__in=ENDED)


class SeatedGame(Shared):
    """One game of people against agents or each other. Seed and choices decide it; `kept` only saves time.

    Only its replay is shared, and only an ended game has one: while a game goes on, it is its owner's alone.
    """

    public_id = models.CharField(max_length=22, unique=True, default=random_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="seated_games")
    idempotency_key = models.CharField(max_length=100)
    game = models.CharField(max_length=40)
    snapshot = FrozenField()
    """As `Batch.snapshot`; agents are PERSON where somebody at the screen plays."""
    seed = models.BigIntegerField()
    number = models.PositiveIntegerField(default=0)
    """The game of the plan: it decides who sits where and how the dice fall."""
    decisions = models.JSONField(default=list)
    """The index of every option that was taken, oldest first."""
    origin = models.ForeignKey("Batch", on_delete=models.SET_NULL, null=True, blank=True, related_name="+")
    """The playtest of the game from which this one goes on."""
    origin_moment = models.PositiveIntegerField(default=0)
    """Decisions that were taken over from there."""
    state = models.CharField(max_length=10, choices=SeatedState.choices)
    question = models.CharField(max_length=24, blank=True)
    """Random letters for the open question. They change with every question, and tell nothing about other seats."""
    holder = models.SmallIntegerField(default=-1)
    """The seat of the person who looks at the screen; -1 while it is passed on for the first time."""
    face = models.CharField(max_length=32, blank=True)
    """A digest of the things and lines that the holder may see. Nothing else changes it."""
    faces = models.JSONField(default=dict, db_default={}, editable=False)
    """The same for the screen of each person at a shared table (simulate/watching/table/faces.py)."""
    kept = models.BinaryField(default=bytes, editable=False)
    """The table after the last decision (simulate/watching/seat/table.py); it can be made anew from the decisions."""
    digest = models.CharField(max_length=16, blank=True)
    """Over the decisions and the final state, as that of a counted game."""
    result = models.JSONField(default=dict)
    """The outcome of a finished game: `winners` (seats), `reason`, `rounds`."""
    is_practice = models.BooleanField(db_default=False, default=False)
    """An answer was taken back that had shown something new."""
    attempt = models.PositiveSmallIntegerField(default=0)
    lease_token = models.CharField(max_length=64, blank=True)
    lease_until = models.DateTimeField(null=True, blank=True)
    published_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    moved_at = models.DateTimeField(null=True, blank=True)
    """The time of the last answer of a person; null before the first one, and in games of earlier versions."""
    ended_at = models.DateTimeField(null=True, blank=True)

    own_seats: frozenset[int] | None = None
    """Not stored: the seats of the person who looks (simulate/watching/table). None: all people play at one screen."""
    names: Mapping[int, str] = MappingProxyType({})
    """Not stored: the people by seat, in words for the person who looks."""
    accounts: tuple[int | None, ...] = ()
    """Not stored: the ids of these people in the order of the seats; None for a free seat."""
    looked_at: datetime = NEVER
    """Not stored: when a page of the person who looks has asked for a shared table before."""
    gets_mail: bool = False
    """Not stored: the person who looks has asked for mails when it is their turn."""
    is_guest_screen = False
    """Not stored: this is the screen of somebody who has a seat in a game of somebody else; `holder` is their seat."""

    laid: Any = None
    """Not stored: the table after the last decision, where the columns were just made of it (seat/turns.py)."""
    laid_setup: Any = None
    """Not stored: the set-up of the game, once it was asked for. It never changes."""

    objects = SeatedGameQuerySet.as_manager()

    class Meta:
        ordering = ["-id"]
        constraints = [
            *Shared.Meta.constraints,
            models.UniqueConstraint(fields=["owner", "idempotency_key"], name="seated_game_once"),
            models.CheckConstraint(condition=~Q(state="person") | ~Q(question=""), name="seated_game_asks"),
        ]
        indexes = [
            *Shared.Meta.indexes,
            models.Index(fields=["owner", "-id"], name="seated_game_by_owner"),
            models.Index(fields=["published_at"], condition=Q(state="agent"), name="seated_game_waits"),
        ]

    def __str__(self) -> str:
        return f"{self.game} at the table {self.public_id}"

    def get_absolute_url(self) -> str:
        return reverse("simulate:seat", args=[self.public_id])

    @property
    def shared_url(self) -> str:
        """The replay, which readers may open once the game has ended."""
        return reverse("simulate:seat-replay", args=[self.public_id])

    @property
    def secret_fields(self) -> frozenset[str]:
        """Columns that nobody may read, in a file of all that is stored of a person too: not before the end."""
        return frozenset() if self.state in ENDED else SECRET_WHILE_PLAYED

    @property
    def is_taken_over(self) -> bool:
        """True where it goes on from a moment of a counted game, whose replay shows what was hidden then."""
        return self.origin_moment > 0 or "opening" in self.snapshot

    @property
    def goes_on(self) -> bool:
        return self.state in GOES_ON

    @property
    def has_ended(self) -> bool:
        """Over or given up: everything may be shown."""
        return self.state in ENDED

    @property
    def problem(self) -> str:
        """The sentence for its readers where it can't be read; else empty."""
        return cant_be_read() if fault_of(self.snapshot) else ""

    @property
    def title(self) -> str:
        """The scenario or the decks, in few words."""
        if self.problem:
            return str(_("A game that can't be read"))
        labels = [subject["label"] for subject in self.snapshot["subjects"]]
        return str(self.snapshot.get("scenario_label") or " – ".join(labels))

    def plan(self) -> Plan:
        """The plan that decides how the game begins. Raises Unreadable for a damaged row."""
        if self.problem:
            raise Unreadable(self.problem)
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

    @property
    def players(self) -> list[str]:
        """The agent in each seat, or PERSON."""
        return [self.snapshot["agents"][subject] for subject in self.plan().seating(self.number)]

    @property
    def people(self) -> list[int]:
        """The seats of the people."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    def recorded(
        self, number: int, tell: Callable[[int], None], interrupts: tuple[type[BaseException], ...] = ()
    ) -> Recording:
        """The game from its choices, as a replay keeps it. Raises BadSetup or IllegalDecision under other rules."""
        return recorded_choices(self.plan(), number, self.decisions, tell)

    @property
    def is_alone(self) -> bool:
        """One person plays, alone or against agents: nobody else loses anything by what is taken back."""
        return len(self.people) == 1

    def outcome(self) -> dict[str, Any]:
        return dict(self.result)
