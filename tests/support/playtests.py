"""Test verbs for playtests: ask for one, deliver its chunks, let time pass."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser
from django.db.models import DateTimeField, Value

from simulate.asking import services
from simulate.asking.request import FrozenScenario, PlaytestRequest, Subject, on_scenario
from simulate.models import Batch, Chunk, ChunkState
from simulate.queue import clock, work
from simulate.queue.relay import relay
from tests.support.skirmish import a_scenario

_numbers = count(1)


def a_user(name: str = "") -> AbstractBaseUser:
    """A new user."""
    user: AbstractBaseUser = get_user_model().objects.create_user(username=name or f"user{next(_numbers)}")
    return user


def a_side(label: str = "A", **more: Any) -> Subject:
    """One side of the toy game; keywords as in tests/support/toy_game.py."""
    return Subject(label, {"name": label, **more}, f"/decks/{label}/v/1")


def a_request(a: Subject | None = None, b: Subject | None = None, *, pairs: int = 10, **more: Any) -> PlaytestRequest:
    """Ten pairs of the toy game."""
    given: dict[str, Any] = {"game": "toy", "agents": ("random", "random"), "rotations": pairs, "seed": 7}
    return PlaytestRequest(subjects=(a or a_side("A"), b or a_side("B")), **(given | more))


def a_free_for_all(sides: int, **more: Any) -> PlaytestRequest:
    """Ten rotations of the toy game for a number of players; A is the strongest."""
    subjects = tuple(a_side(letter, strength=3 - place) for place, letter in enumerate("ABCD"[:sides]))
    given: dict[str, Any] = {"game": "toy", "agents": ("random",) * sides, "rotations": 10, "seed": 7}
    return PlaytestRequest(**({"subjects": subjects} | given | more))


def a_skirmish(
    *agents: str, games: int = 10, seed: int = 7, keeps_sides: bool = False, **scenario: Any
) -> PlaytestRequest:
    """Ten games of the skirmish; keywords as in its scenario (tests/support/skirmish.py)."""
    frozen = FrozenScenario("Ridge", a_scenario(**scenario))
    given = agents or ("random", "random")
    return on_scenario(game="skirmish", scenario=frozen, agents=given, games=games, seed=seed, keeps_sides=keeps_sides)


def a_batch(
    owner: AbstractBaseUser | None = None,
    a: Subject | None = None,
    key: str = "",
    b: Subject | None = None,
    **more: Any,
) -> Batch:
    """An accepted playtest of the toy game."""
    return services.create_batch(
        owner=owner or a_user(), request=a_request(a, b, **more), idempotency_key=key or f"key{next(_numbers)}"
    )


def published() -> list[int]:
    """The chunks that one round of the relay puts on the queue."""
    sent: list[int] = []
    relay(sent.append)
    return sent


def play_all(rounds: int = 100) -> None:
    """Relay and work until nothing is left to do."""
    for _ in range(rounds):
        sent = published()
        for chunk_id in sent:
            work.run_chunk(chunk_id=chunk_id)
        if not Chunk.objects.filter(state=ChunkState.QUEUED).exists():
            return
    raise AssertionError("chunks are left over")


class VirtualClock:
    """A clock of the protocol that stands still until told otherwise."""

    def __init__(self) -> None:
        self.time = datetime(2030, 1, 1, tzinfo=UTC)

    def now(self) -> Value:
        return Value(self.time, output_field=DateTimeField())

    def seconds_from_now(self, seconds: float) -> Value:
        return Value(self.time + timedelta(seconds=seconds), output_field=DateTimeField())

    def pass_(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


@contextmanager
def a_virtual_clock() -> Iterator[VirtualClock]:
    """The protocol on a clock the test moves."""
    virtual, real = VirtualClock(), clock._source
    clock._source = virtual
    try:
        yield virtual
    finally:
        clock._source = real


def agrees(batch: Batch) -> None:
    """Records, chunks and batch say the same, every game is there once, and the quota fits."""
    from simulate.queue.reconcile import reconcile

    assert reconcile(Batch.objects.filter(pk=batch.pk), is_thorough=True) == []
    numbers = [record.number for record in batch.records()]
    assert numbers == sorted(set(numbers))


def a_playable(label: str = "Rey", **problems: Any) -> Any:
    """A deck version as the decks app finds it, with a side of the toy game in it, and judged already."""
    from decks.playable import Playable
    from decks.verdicts import Verdict

    subject = {"name": label, "strength": 1 if label == "Rey" else 0}
    found = Playable(label.lower(), 1, f"{label}, version 1", subject)
    given: dict[str, Any] = {"problems": [], "unencoded": []}
    vars(found)["verdict"] = Verdict(**(given | problems))
    return found


def offer(monkeypatch: Any, *decks: Any) -> None:
    """Let forms and API know these decks only, for everybody, and play the toy game with them."""
    from django.core.paginator import Paginator

    from simulate.asking.choosing import Choice, Choices, Search

    by_id = {deck.deck_public_id: deck for deck in decks}

    def found(user: object, wanted: Any) -> Any:
        return {(name, number): by_id[name] for name, number in wanted if name in by_id and number in (None, 1)}

    def choices(user: object, search: Search) -> Choices:
        entries = [Choice(deck.reference, deck.label, "Public decks") for deck in decks]
        return Choices(search, Paginator(entries, 20).get_page(1), entries, f"{len(decks)} decks")

    monkeypatch.setattr("simulate.asking.deck_choices.GAME", "toy")
    monkeypatch.setattr("simulate.asking.deck_choices.versions_for_playtest", found)
    monkeypatch.setattr("simulate.asking.deck_choices.choices", choices)
