"""Playtests, written: ask for one, stop it, pause it, play a part of it."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.db.models import Case, F, Q, Value, When
from django.utils.translation import gettext as _

from scenarios.models import ScenarioVersion
from simulate.agents import AGENTS
from simulate.engine.game import BadSetup, Game
from simulate.engine.registry import all_games
from simulate.models import CLAIMABLE, Batch, BatchState, Chunk, ChunkState, Quota, Series
from simulate.playtest import seating
from simulate.playtest.batch import play_chunk
from simulate.playtest.fingerprint import ENGINE_VERSION, data_version, fingerprint, fingerprints
from simulate.playtest.plan import Plan
from simulate.queue import limits, sizing
from simulate.queue.guards import guard, is_on
from simulate.queue.lease import Lease, claim, extend, hand_back, is_stopping
from simulate.queue.ledger import commit
from simulate.queue.nudge import nudge_dispatcher
from simulate.queue.points import reached
from simulate.queue.sweep import finish_stop

MOST_SEED: Final = 2**53 - 1
"""The largest seed a request may name: JSON readers agree on whole numbers up to here."""


class Refused(ValueError):
    """A playtest that can't be: `problems` names every reason in plain words."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class LimitReached(Refused):
    """The owner has too much waiting already; later it may be possible."""


class KeyReused(ValueError):
    """The idempotency key belongs to another request."""


class NotPossible(ValueError):
    """The batch is in no state for this."""


@dataclass(frozen=True)
class Subject:
    """What one side brings, frozen: the game's own JSON, with the name and the place it came from."""

    label: str
    subject: dict[str, Any]
    source: str = ""
    """Where it came from, as an address of ours: "/decks/ab12/v/3"."""


@dataclass(frozen=True)
class Scenario:
    """The scenario that is played, frozen, with its name and the version it came from."""

    label: str
    definition: dict[str, Any]
    sides: tuple[str, ...] = ()
    """What its seats are called."""
    has_sides: bool = True
    """False: its seats are alike but for the turn order."""
    turns_seats: bool = True
    """False: each subject keeps its side, and every game has its own luck."""
    version: str = ""
    """The version's public id; empty for one that is not stored."""


@dataclass(frozen=True)
class Request:
    """A playtest as asked for."""

    game: str
    subjects: tuple[Subject, ...]
    agents: tuple[str, ...]
    pairs: int
    """Mirrored pairs; with three or more seats rotations, which have as many games as there are seats.

    Where seats don't turn a rotation is one game, and this is the number of games.
    """
    seed: int
    max_steps: int = 0
    scenario: Scenario | None = None

    @property
    def turns_seats(self) -> bool:
        return self.scenario is None or self.scenario.turns_seats

    @property
    def rotation_size(self) -> int:
        """How many games in a row share their luck."""
        return len(self.subjects) if self.turns_seats else 1

    @property
    def n_games(self) -> int:
        return self.rotation_size * self.pairs

    def snapshot(self) -> dict[str, Any]:
        """The frozen JSON that the games are played from, whatever happens to decks later."""
        return {
            "subjects": [
                {"label": subject.label, "source": subject.source, "subject": subject.subject}
                for subject in self.subjects
            ],
            "agents": list(self.agents),
            "scenario": None,
            "max_steps": self.max_steps,
            "data_version": data_version(self.game),
            **self._of_scenario(),
        }

    def _of_scenario(self) -> dict[str, Any]:
        if self.scenario is None:
            return {}
        return {
            "scenario": self.scenario.definition,
            "scenario_label": self.scenario.label,
            "scenario_version": self.scenario.version,
            "sides": list(self.scenario.sides),
            "turns_seats": self.scenario.turns_seats,
            **({} if self.scenario.has_sides else {"has_sides": False}),
        }

    def hash(self) -> str:
        """Equal for equal requests."""
        return _hash([self.game, self.snapshot(), self.pairs, self.seed])


def on_scenario(
    *, game: str, scenario: Scenario, agents: tuple[str, ...], games: int, seed: int, keeps_sides: bool = False
) -> Request:
    """A playtest of a scenario: an agent for each of its sides, or for as many players as are to sit down.

    With the same agent everywhere, or where `keeps_sides` says so, each keeps its seat and every game its own luck.
    Otherwise the agents take every seat in turn, and `games` is rounded up to whole rotations.
    """
    played = all_games()[game]
    sides = seating.seats(played, scenario.definition, len(agents))
    turns_seats = seating.turns_seats(agents, keeps_seats=keeps_sides)
    names = seating.told_apart(agents) if turns_seats else sides
    return Request(
        game=game,
        subjects=tuple(Subject(name, {"name": name}) for name in names),
        agents=agents,
        pairs=-(-games // len(sides)) if turns_seats else games,
        seed=seed,
        scenario=replace(scenario, sides=sides, has_sides=played.has_sides(), turns_seats=turns_seats),
    )


def create_batch(*, owner: AbstractBaseUser, request: Request, idempotency_key: str) -> Batch:
    """Accept a playtest: its rows are written, the queue hears of it after the commit.

    The same key with the same request gives the batch of the first time. Raises Refused with every problem,
    LimitReached, or KeyReused when the key belongs to another request.
    """
    if existing := already_asked(owner, request, idempotency_key):
        return existing
    if problems := problems_of(request):
        raise Refused(problems)
    try:
        with transaction.atomic():
            batch = write_rows(owner, request, idempotency_key)
            accept(owner, [batch])
            return batch
    except IntegrityError:
        if existing := already_asked(owner, request, idempotency_key):
            return existing  # the same request, sent twice at the same moment
        raise


def already_asked(owner: AbstractBaseUser, request: Request, key: str) -> Batch | None:
    """The batch this key was used for. Raises KeyReused when it was for another request."""
    if not is_on("idempotency_key"):
        return None
    batch = Batch.objects.filter(owner_id=owner.pk, idempotency_key=key).first()
    if batch is not None and batch.request_hash != request.hash():
        raise KeyReused(_("This idempotency key was used for another request."))
    return batch


def write_rows(owner: AbstractBaseUser, request: Request, key: str, series: Series | None = None) -> Batch:
    """A batch and its chunks; nobody plays them before they are accepted, in the same transaction."""
    engine = fingerprint(request.game)
    agents = ",".join(request.agents)
    speed = sizing.speed(game=request.game, agents=agents, fingerprint=engine)
    size = sizing.chunk_size(request.n_games, speed, request.rotation_size)
    snapshot = request.snapshot()
    batch = Batch.objects.create(
        owner_id=owner.pk,
        series=series,
        idempotency_key=key if is_on("idempotency_key") else None,
        request_hash=request.hash(),
        game=request.game,
        scenario_version=_version_of(request),
        snapshot=snapshot,
        snapshot_hash=_hash(snapshot),
        agents=agents,
        engine_version=ENGINE_VERSION,
        engine_fingerprint=engine,
        seed=request.seed,
        n_games=request.n_games,
        chunk_size=size,
    )
    Chunk.objects.bulk_create(
        Chunk(batch=batch, first_game=first, size=games) for first, games in sizing.stretches(0, batch.n_games, size)
    )
    return batch


def _version_of(request: Request) -> ScenarioVersion | None:
    named = request.scenario.version if request.scenario is not None else ""
    return ScenarioVersion.objects.filter(public_id=named).first() if named else None


def accept(owner: AbstractBaseUser, batches: list[Batch]) -> None:
    """Find room for all of these batches, and tell the queue after the commit. Raises LimitReached."""
    _take_quota(owner, len(batches), sum(batch.n_games for batch in batches))
    reached("create:written")
    transaction.on_commit(nudge_dispatcher, robust=is_on("robust"))


def _take_quota(owner: AbstractBaseUser, batches: int, games: int) -> None:
    """Reserve room in the creating transaction, so that parallel requests can't share it. Raises LimitReached."""
    Quota.objects.bulk_create([Quota(owner_id=owner.pk)], ignore_conflicts=True)
    room = Q(open_batches__lte=most_open_batches() - batches, queued_games__lte=most_queued_games() - games)
    if not Quota.objects.filter(guard("quota", room), owner_id=owner.pk).update(
        open_batches=F("open_batches") + batches, queued_games=F("queued_games") + games
    ):
        raise LimitReached(_too_much(Quota.objects.get(owner_id=owner.pk), batches, games))


def _too_much(quota: Quota, batches: int, games: int) -> list[str]:
    problems = []
    if quota.open_batches + batches > most_open_batches():
        words = (
            _("You have %(open)s playtests under way; with these %(new)s it would be more than the %(most)s allowed.")
            if batches > 1
            else _("You have %(open)s playtests under way; at most %(most)s may be open at a time.")
        )
        problems.append(words % {"open": quota.open_batches, "new": batches, "most": most_open_batches()})
    if quota.queued_games + games > most_queued_games():
        problems.append(
            _("You have %(queued)s games waiting; with these %(games)s it would be more than %(most)s.")
            % {"queued": quota.queued_games, "games": games, "most": most_queued_games()}
        )
    return problems


def problems_of(request: Request) -> list[str]:
    """Every reason this playtest can't be, in plain words; empty when it can."""
    game = all_games().get(request.game)
    if game is None:
        return [_("There is no game called “%(game)s”.") % {"game": request.game}]
    problems = [
        _("There is no agent called “%(agent)s”; known: %(known)s.") % {"agent": name, "known": ", ".join(AGENTS)}
        for name in request.agents
        if name not in AGENTS
    ]
    problems += _problems_of_seats(request, game)
    sides = len(request.subjects)
    most = most_games() // (max(sides, 2) if request.turns_seats else 1)
    if not 1 <= request.pairs <= most:
        problems.append(_how_many(request) % {"sides": sides, "most": most, "pairs": request.pairs})
    if not 0 <= request.seed <= MOST_SEED:
        problems.append(_("The seed must be a whole number from 0 to %(most)s.") % {"most": MOST_SEED})
    return problems or _problems_of_subjects(request)


def _problems_of_seats(request: Request, game: Game) -> Iterator[str]:
    """Are there as many subjects and agents as can play?"""
    scenario, sides = request.scenario, len(request.subjects)
    if scenario is not None and not scenario.has_sides:
        if problem := wrong_number(game, scenario.definition, len(request.agents)):
            yield problem
        return
    if not game.min_seats <= sides <= game.max_seats:
        words = _("%(game)s is played by %(fewest)s to %(most)s sides, not %(sides)s.")
        yield words % {"game": game.title, "fewest": game.min_seats, "most": game.max_seats, "sides": sides}
    if len(request.agents) != sides:
        yield _("Each side needs one agent.")
    if scenario is not None and len(scenario.sides) != sides:
        words = _("This scenario is played by %(wanted)s sides, not %(sides)s.")
        yield words % {"wanted": len(scenario.sides), "sides": sides}


def wrong_number(game: Game, definition: dict[str, Any], players: int) -> str:
    """Why so many can't sit down where seats are alike; empty when they can."""
    if game.has_sides() or players in (counts := seating.seat_counts(game, definition)):
        return ""
    words = _("This scenario is played by %(wanted)s players, not %(players)s.")
    return words % {"wanted": one_of(counts), "players": players}


def one_of(counts: tuple[int, ...]) -> str:
    """Numbers to choose from in words: "3, 4 or 5"."""
    *others, last = map(str, counts)
    return _("%(others)s or %(last)s") % {"others": ", ".join(others), "last": last} if others else last


def _how_many(request: Request) -> str:
    if not request.turns_seats:
        return _("A playtest has 1 to %(most)s games, not %(pairs)s.")
    if request.scenario is not None and not request.scenario.has_sides:
        return _("A playtest of %(sides)s players has 1 to %(most)s rotations of games, not %(pairs)s.")
    if len(request.subjects) > 2:
        return _("A playtest of %(sides)s sides has 1 to %(most)s rotations of games, not %(pairs)s.")
    return _("A playtest has 1 to %(most)s pairs of games, not %(pairs)s.")


def _problems_of_subjects(request: Request) -> list[str]:
    """What the game itself has against it: illegal decks, cards it can't play yet, a scenario that breaks rules."""
    subjects = tuple(side.subject for side in request.subjects)
    scenario = request.scenario.definition if request.scenario is not None else None
    try:
        Plan(request.game, subjects, request.agents, request.seed, scenario).check()
    except BadSetup as error:
        return list(dict.fromkeys(error.problems))
    return []


def cancel(*, batch: Batch) -> None:
    """Stop a batch at the next game; what is finished stays. Raises NotPossible when it is over."""
    if not Batch.objects.filter(pk=batch.pk, state__in=(*CLAIMABLE, BatchState.PAUSED, BatchState.CANCELLING)).update(
        state=BatchState.CANCELLING, stop_reason="cancelled", version=F("version") + 1
    ):
        raise NotPossible(_("This playtest is over; there is nothing to cancel."))
    reached("cancel:asked")
    finish_stop(batch.pk)


def pause(*, batch: Batch) -> None:
    """Let nothing new begin; games in progress finish and count. Raises NotPossible when it isn't under way."""
    if not Batch.objects.filter(pk=batch.pk, state__in=CLAIMABLE).update(
        state=BatchState.PAUSED, version=F("version") + 1
    ):
        raise NotPossible(_("Only a playtest that is queued or running can be paused."))


@transaction.atomic
def resume(*, batch: Batch) -> None:
    """Go on with a paused batch. Raises NotPossible when it isn't paused."""
    Chunk.objects.filter(batch=batch.pk, state=ChunkState.QUEUED).update(published_at=None)
    if not Batch.objects.filter(pk=batch.pk, state=BatchState.PAUSED).update(
        state=Case(When(started_at__isnull=True, then=Value(BatchState.QUEUED)), default=Value(BatchState.RUNNING)),
        version=F("version") + 1,
    ):
        raise NotPossible(_("Only a paused playtest can be resumed."))
    transaction.on_commit(nudge_dispatcher, robust=True)


def run_chunk(*, chunk_id: int, task: str = "", interrupts: tuple[type[BaseException], ...] = ()) -> bool:
    """Claim, play, record; True when games were counted. Playing happens outside any transaction.

    `interrupts` are the worker's own exceptions (time limits) that must not be taken for a fault of the game.
    """
    lease = claim(chunk_id, fingerprints(), task)
    if lease is None:
        return False
    watch = Watch(lease)
    try:
        records = play_chunk(lease.plan, lease.first_game, lease.size, watch, interrupts)
    except (KeyboardInterrupt, SystemExit):
        hand_back(lease)
        raise
    reached("run:played")
    if watch.is_lost:
        return False
    counted = commit(lease, records, watch.duration_s())
    if is_stopping(lease):
        finish_stop(lease.batch)
    nudge_dispatcher()
    return counted


class Watch:
    """Asked between games: is there time for another one, and is the chunk still ours?"""

    def __init__(self, lease: Lease, clock: Callable[[], float] = time.monotonic) -> None:
        self.lease = lease
        self.clock = clock
        self.started = self.extended = clock()
        self.is_lost = False

    def duration_s(self) -> float:
        return self.clock() - self.started

    def __call__(self, played: int) -> bool:
        """True to play on. Extending happens here and not in a thread: a thread would keep a stuck game alive."""
        moment = self.clock()
        if moment - self.extended >= limits.EXTEND_EVERY_S:
            self.is_lost = not extend(self.lease)
            self.extended = moment
        return not self.is_lost and moment - self.started < limits.BUDGET_S


def most_games() -> int:
    """Games a batch may have."""
    return int(getattr(settings, "PLAYTEST_GAMES_PER_BATCH", limits.GAMES_PER_BATCH))


def most_open_batches() -> int:
    """Batches a user may have open at a time."""
    return int(getattr(settings, "PLAYTEST_OPEN_BATCHES", limits.OPEN_BATCHES_PER_USER))


def most_queued_games() -> int:
    """Games a user may have waiting in all."""
    return int(getattr(settings, "PLAYTEST_QUEUED_GAMES", limits.QUEUED_GAMES_PER_USER))


def _hash(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
