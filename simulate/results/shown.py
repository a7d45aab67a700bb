"""Results that a new installation shows: they are played here, and shown only when their digest is the kept one.

Nothing of a result is kept here but its digest: who plays what, how often, from which seed. A change of the rules that
changes these games changes the digests below with them (`manage.py load_results` says the new ones).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from decks.models import Deck
from scenarios.models import Scenario
from scenarios.playable import as_playable
from simulate.asking.deck_choices import GAME, NamedDecks
from simulate.asking.request import PlaytestRequest, on_scenario
from simulate.asking.scenario_choices import frozen
from simulate.asking.services import create_batch
from simulate.models import CLAIMABLE, Batch, BatchState, Chunk, ChunkState, Visibility
from simulate.queue.work import run_chunk
from simulate.results.sharing.services import set_visibility

PLAYER: Final = "greedy-2"
"""Plays every seat of these results. Names carry versions: a newer one would play other games than those kept."""
LOOK_EVERY_S: Final = 0.5
"""The pause while workers play what is left."""


class Missing(LookupError):
    """A deck or scenario of the demo is not there; the text names it."""


class Differs(ValueError):
    """The games that were played here are not the kept ones; the text tells both digests."""


@dataclass(frozen=True)
class Shown:
    """A playtest of a new installation."""

    name: str
    """It never changes: by it the playtest is found again."""
    games: int
    digest: str
    decks: tuple[str, ...] = ()
    """Short names of the demo's decks."""
    scenario: str = ""
    """Game and short name of a scenario that comes with it."""
    seats: int = 2
    seed: int = 1


SHOWN: Final = (
    Shown("battle", 60, "1702abaa60c106c813fef3a6a7084490", scenario="tide_of_iron/at-the-breaking-point"),
    Shown("starters", 400, "134edb827f683cb09d278f984c4ad9b3", decks=("kylo-ren-starter", "rey-starter")),
    Shown("jabba", 200, "d813145b5c651221d455810e2744e3de", decks=("han-and-leia", "jabba-and-dooku")),
)
"""In this order; the newest one leads lists and front page."""


ONCE: Final = ":once"
"""The end of the key of a playtest that was shown."""


def ask(shown: Shown, owner: AbstractBaseUser) -> Batch:
    """The playtest of this name, asked for once. Raises Missing."""
    if existing := Batch.objects.filter(owner_id=owner.pk, idempotency_key__in=keys_of(shown)).first():
        return existing
    return create_batch(owner=owner, request=request_for(shown, owner), idempotency_key=key_of(shown))


def key_of(shown: Shown) -> str:
    """The key under which its playtest is asked for."""
    return f"shown:{shown.name}"


def keys_of(shown: Shown) -> tuple[str, str]:
    """The keys by which its playtest is found again: before it was shown, and after that."""
    return key_of(shown), key_of(shown) + ONCE


def request_for(shown: Shown, owner: AbstractBaseUser) -> PlaytestRequest:
    """The playtest as the service takes it. Raises Missing."""
    if shown.scenario:
        return _on_scenario(shown)
    named = [f"{_deck(owner, slug)}:1" for slug in shown.decks]
    found = NamedDecks(owner, named)
    return PlaytestRequest(
        game=GAME,
        subjects=tuple(found.subject(text) for text in named),
        agents=(PLAYER,) * len(named),
        rotations=shown.games // len(named),
        seed=shown.seed,
    )


def play_out(batch: Batch) -> Batch:
    """Play what is left of it, beside the workers where there are some; the batch as it stands then."""
    while Batch.objects.filter(pk=batch.pk, state__in=CLAIMABLE).exists():
        if not any(run_chunk(chunk_id=chunk) for chunk in _waiting(batch)):
            time.sleep(LOOK_EVERY_S)
    return Batch.objects.get(pk=batch.pk)


@transaction.atomic
def show(shown: Shown, batch: Batch) -> bool:
    """Let everybody see a playtest that was played to its end; False where it was shown before. Raises Differs.

    Its key remembers that: what its owner has hidden since stays hidden.
    """
    if batch.idempotency_key == key_of(shown) + ONCE:
        return False
    if batch.state != BatchState.DONE or batch.digest != shown.digest:
        raise Differs(f"{shown.name}: {batch.state}, digest {batch.digest or 'none'}, not {shown.digest}")
    Batch.objects.filter(pk=batch.pk).update(idempotency_key=key_of(shown) + ONCE)
    if batch.visibility == Visibility.PUBLIC:
        return False
    set_visibility(result=batch, visibility=Visibility.PUBLIC)
    return True


def _waiting(batch: Batch) -> Iterator[int]:
    yield from Chunk.objects.filter(batch=batch, state=ChunkState.QUEUED).order_by("pk").values_list("pk", flat=True)


def _on_scenario(shown: Shown) -> PlaytestRequest:
    found = Scenario.objects.filter(house=shown.scenario, current__isnull=False).select_related("current").first()
    if found is None:
        raise Missing(f"there is no scenario {shown.scenario}; `manage.py load_scenarios` stores it")
    kept = frozen(as_playable(found.newest))
    return on_scenario(
        game=found.game, scenario=kept, agents=(PLAYER,) * shown.seats, games=shown.games, seed=shown.seed
    )


def _deck(owner: AbstractBaseUser, slug: str) -> str:
    found = Deck.objects.owned_by(owner).saved().filter(slug=slug).values_list("public_id", flat=True).first()
    if found is None:
        raise Missing(f"there is no deck {slug} of {owner.get_username()}; `manage.py load_demo` makes it")
    return found
