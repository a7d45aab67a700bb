"""Playtests, read: what a page, a call or a command needs to know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import or_
from pathlib import Path
from typing import Any

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.db.models import Q, QuerySet
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext as _

from scenarios.models import ScenarioVersion
from scenarios.selectors import visible_versions
from simulate.balance import Balance
from simulate.engine.game import BadSetup
from simulate.engine.log import EVERYONE, HEADING, Event
from simulate.engine.registry import all_games
from simulate.models import Batch, BatchState, Chunk, ChunkState
from simulate.playtest import shares, statistics
from simulate.playtest.plan import GameRecord
from simulate.playtest.replay import replay

Reader = AbstractBaseUser | AnonymousUser
MOST_SIDES = 4
"""Decks that can meet."""
MOST_SEATS = 8
"""Of any game: a record has a bit for each."""
SEATS = tuple(str(seat) for seat in range(MOST_SEATS))
_ID_LENGTH = 22
"""Of the public ids of stored scenarios."""


class UnknownDeck(LookupError):
    """No deck has this short name."""


def deck_by_slug(game_name: str, slug: str) -> dict[str, Any]:
    """What a side brings, by short name: the decks that come with the game first, then public ones of the database.

    Raises UnknownDeck.
    """
    shipped = files("simulate").joinpath(f"games/{game_name}/data/decks")
    if slug == slugify(slug) and shipped.joinpath(f"{slug}.json").is_file():
        subject: dict[str, Any] = json.loads(shipped.joinpath(f"{slug}.json").read_text(encoding="utf-8"))
        return subject
    if stored := _stored_deck(slug):
        return stored
    known = sorted(entry.name.removesuffix(".json") for entry in shipped.iterdir()) if shipped.is_dir() else []
    raise UnknownDeck(f"there is no deck called {slug!r}; with the game come {', '.join(known) or 'none'}")


def _stored_deck(slug: str) -> dict[str, Any] | None:
    from decks.models import Deck  # only when no shipped deck has the name: a bare run needs no database

    deck = Deck.objects.filter(public_id=slug).first()
    return dict(deck.newest.snapshot) if deck is not None else None


class UnknownScenario(LookupError):
    """No scenario has this short name, or its file can't be read."""


def scenario_by_slug(game_name: str, named: str) -> dict[str, Any]:
    """A scenario's definition: a file, one that comes with the game by its short name, a stored version by its id.

    Raises UnknownScenario.
    """
    shipped = files("simulate").joinpath(f"games/{game_name}/data/scenarios")
    path = Path(named)
    if path.suffix == ".json" and path.is_file():
        return _scenario_in(path)
    if named == slugify(named) and shipped.joinpath(f"{named}.json").is_file():
        return _scenario_in(shipped.joinpath(f"{named}.json"))
    if stored := _stored_scenario(game_name, named):
        return stored
    known = sorted(entry.name.removesuffix(".json") for entry in shipped.iterdir()) if shipped.is_dir() else []
    raise UnknownScenario(f"there is no scenario {named!r}; with the game come {', '.join(known) or 'none'}")


def _stored_scenario(game_name: str, public_id: str) -> dict[str, Any] | None:
    """A version by its own id; only when no file has the name: a bare run needs no database."""
    if len(public_id) != _ID_LENGTH or not public_id.isalnum():
        return None
    version = ScenarioVersion.objects.filter(public_id=public_id, scenario__game=game_name).first()
    return dict(version.definition) if version is not None else None


def _scenario_in(place: Path | Traversable) -> dict[str, Any]:
    try:
        definition = json.loads(place.read_text(encoding="utf-8"))
    except ValueError as error:
        raise UnknownScenario(f"{place.name} is no JSON: {error}") from None
    if not isinstance(definition, dict):
        raise UnknownScenario(f"{place.name} holds no scenario: it is no JSON object")
    return definition


def batches(user: Reader) -> QuerySet[Batch]:
    """The playtests this reader may see, newest first."""
    return Batch.objects.visible_to(user).select_related("owner", "series").defer("tally")


def scenario_of(batch: Batch, user: Reader) -> ScenarioVersion | None:
    """The stored version that was played, as long as it exists and this reader may open it."""
    return visible_versions(user).filter(pk=batch.scenario_version_id).first() if batch.scenario_version_id else None


@dataclass(frozen=True)
class Progress:
    """How far a batch is."""

    done: int
    games: int
    games_per_s: float | None
    """Measured since the start; None before the first chunk and after the end."""
    workers: int
    place: int
    """Batches that were asked for earlier and still wait; 0: none."""

    @property
    def share(self) -> float:
        return self.done / self.games

    @property
    def seconds_left(self) -> float | None:
        return (self.games - self.done) / self.games_per_s if self.games_per_s else None


def progress(batch: Batch) -> Progress:
    """Games done, speed and what is left, from one batch row and two counts."""
    elapsed = (timezone.now() - batch.started_at).total_seconds() if batch.started_at else 0
    is_going = batch.state == BatchState.RUNNING and batch.games_done and elapsed > 0
    return Progress(
        done=batch.games_done,
        games=batch.n_games,
        games_per_s=batch.games_done / elapsed if is_going else None,
        workers=Chunk.objects.filter(batch=batch, state=ChunkState.RUNNING).count() if batch.is_open else 0,
        place=Batch.objects.filter(state=BatchState.QUEUED, pk__lt=batch.pk).count()
        if batch.state == BatchState.QUEUED
        else 0,
    )


class Report:
    """What the finished games of a batch say; every part is computed once, from the game records."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.title = all_games()[batch.game].title if batch.game in all_games() else batch.game

    @cached_property
    def records(self) -> list[GameRecord]:
        return list(self.batch.records())

    @cached_property
    def pairs(self) -> statistics.Pairs:
        """Of two sides only."""
        return statistics.pairs(self.records if self.batch.is_duel else [])

    @cached_property
    def rotations(self) -> shares.Rotations:
        """Of any number of subjects; with two they are the pairs."""
        return shares.rotations(self.records, len(self.batch.labels), self.batch.rotation_size)

    @cached_property
    def balance(self) -> Balance | None:
        """What the games say of their scenario; None without one."""
        return Balance(self) if self.batch.sides else None

    @cached_property
    def shares(self) -> list[statistics.Interval | None]:
        """The points a game of every side."""
        return [shares.share(self.rotations, side) for side in range(len(self.batch.labels))]

    @cached_property
    def wins(self) -> list[int]:
        """Games won alone, by side."""
        alone = Counter(record.winners[0] for record in self.records if len(record.winners) == 1)
        return [alone[side] for side in range(len(self.batch.labels))]

    @cached_property
    def win_rate(self) -> statistics.Interval | None:
        """Of the first side."""
        if not self.batch.is_duel:
            return self.shares[0]
        return statistics.win_rate(self.pairs)

    @cached_property
    def elo(self) -> statistics.Interval | None:
        return statistics.elo_difference(self.pairs)

    @cached_property
    def first_player(self) -> statistics.Interval | None:
        return statistics.first_player(self.records)

    @cached_property
    def endings(self) -> dict[str, int]:
        return statistics.endings(self.records)

    @cached_property
    def rounds(self) -> list[tuple[int, int, int]]:
        return statistics.histogram([record.rounds for record in self.records if record.rounds])

    def games_needed(self, margin: float) -> int:
        if not self.batch.is_duel:
            return shares.games_needed(self.rotations, margin)
        return statistics.games_needed(self.pairs, margin)

    def samples(self, of_each: int = 3) -> Iterator[list[tuple[GameRecord, GameRecord]]]:
        """The first few games of every kind that occurred, each as it was recorded and by seat."""
        kinds: dict[tuple[str, tuple[int, ...], tuple[int, ...]], list[tuple[GameRecord, GameRecord]]] = {}
        for record, seated in zip(self.records, self.balance.seated if self.balance else self.records, strict=True):
            kinds.setdefault(self._kind(record, seated), []).append((record, seated))
        for found in kinds.values():
            yield found[:of_each]

    def _kind(self, record: GameRecord, seated: GameRecord) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
        """Games of a kind had the same outcome and winner; where seats are alike, the same place in the turn order."""
        if not self.batch.has_alike_seats:
            return record.outcome, record.winners, seated.winners
        if record.outcome not in ("wins", "losses"):
            return record.outcome, (), ()
        return "won", (), seated.winners if len(seated.winners) == 1 else ()


def filtered(
    batches: QuerySet[Batch],
    *,
    state: str = "",
    game: str = "",
    deck: str = "",
    agent: str = "",
    since: date | None = None,
) -> QuerySet[Batch]:
    """The batches that fit every given filter. `deck` is a part of a side's or scenario's name or the id of a deck."""
    if state:
        batches = batches.filter(state=state)
    if game:
        batches = batches.filter(game=game)
    if agent:
        first, last, between = f"{agent},", f",{agent}", f",{agent},"
        batches = batches.filter(Q(agents__startswith=first) | Q(agents__endswith=last) | Q(agents__contains=between))
    if since:
        batches = batches.filter(created_at__date__gte=since)
    if deck:
        named = Q(("snapshot__scenario_label__icontains", deck))
        batches = batches.filter(reduce(or_, (_has_deck(deck, side=side) for side in range(MOST_SIDES)), named))
    return batches


def _has_deck(deck: str, *, side: int) -> Q:
    place = f"snapshot__subjects__{side}"
    return Q((f"{place}__label__icontains", deck)) | Q((f"{place}__source__startswith", f"{deck}:"))


def poll_after_ms(batch: Batch) -> int:
    """When to ask again: every 2 s at first, every 10 s for a batch that has run for long; 0 when it is over."""
    if not batch.is_open:
        return 0
    age = (timezone.now() - batch.created_at).total_seconds()
    return 1000 * min(10, max(2, int(age // 30)))


@dataclass(frozen=True)
class Line:
    """One step of a game's log."""

    step: int
    decision: int
    round: int
    seat: int
    text: str
    is_heading: bool = False
    """Begins a section of the round: a phase, a turn."""


@dataclass(frozen=True)
class Told:
    """A counted game with its log, as somebody at the table would have it."""

    record: GameRecord
    seats: tuple[tuple[str, str], ...]
    """What each seat is called and who sits there."""
    first: str
    """The seat that went first, by name; empty where that says nothing (sides), or is not known."""
    lines: tuple[Line, ...]
    is_verified: bool
    refused: str
    """Why the game isn't played again here; empty when it is."""
    view: str
    previous: int | None
    following: int | None


def game_told(batch: Batch, number: int, view: str) -> Told | None:
    """Game `number` with its log; None when it was not played.

    `view` is "all", "none" or a seat. A game that ended its worker is not played again in the web process.
    """
    counted = batch.record(number)
    if counted is None:
        return None
    seats, first = tuple(seats_of(batch, number)), _first_of(batch, counted)
    notable = batch.notable_games.filter(number=number).first()
    if notable is not None and (counted.outcome == "timed_out" or notable.detail.startswith("WorkerDied")):
        return Told(counted, seats, first, (), False, notable.detail, view, *_neighbours(batch, number))
    try:
        told = replay(batch.plan(), number)
    except BadSetup as refused:  # rules that have changed since may not take what was played then
        return Told(counted, seats, first, (), False, str(refused), view, *_neighbours(batch, number))
    lines = tuple(log_lines(told.events, view))
    return Told(counted, seats, first, lines, told.is_verified(counted.digest), "", view, *_neighbours(batch, number))


def seats_of(batch: Batch, number: int) -> Iterator[tuple[str, str]]:
    """What each seat of a game is called and who sits there: an agent on a side of the scenario, or a deck."""
    keeps_seats = bool(batch.sides) and not batch.turns_seats
    for seat, subject in enumerate(batch.plan().seating(number)):
        name = batch.sides[seat] if batch.sides else _("Player %(n)s") % {"n": seat + 1}
        yield name, batch.snapshot["agents"][subject] if keeps_seats else batch.labels[subject]


def _first_of(batch: Batch, record: GameRecord) -> str:
    if not batch.has_alike_seats or record.first < 0:
        return ""
    return batch.sides[batch.plan().seating(record.number).index(record.first)]


def log_lines(events: Sequence[Event], view: str) -> Iterator[Line]:
    """What comes before the first line of a round is set-up, whatever round the table counts by then."""
    begins = next((step for step, event in enumerate(events, 1) if event.kind == "round"), 1)
    for step, event in enumerate(events, 1):
        text = event.text if view == "all" else event.text_for(int(view) if view in SEATS else EVERYONE)
        if text:
            in_round = event.round if step >= begins else 0
            yield Line(step, event.decision, in_round, event.seat, text, event.kind == HEADING)


def _neighbours(batch: Batch, number: int) -> tuple[int | None, int | None]:
    previous = number - 1 if number and batch.record(number - 1) else None
    return previous, number + 1 if batch.record(number + 1) else None
