"""One deck against several opponents: as many ordinary playtests, asked for at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _

from decks import selectors
from simulate import control
from simulate.asking import problems, services
from simulate.asking.judging import Judge
from simulate.asking.refusals import KeyReused, Refused
from simulate.asking.request import PlaytestRequest, Subject
from simulate.models import Series

MOST_OPPONENTS: Final = 16
FIELD_OF: Final = "destiny"
"""The game whose demo field this is."""


def demo_field() -> tuple[Subject, ...]:
    """The opponents that come with the project, read from files: the same decks for everybody."""
    return tuple(Subject(name, deck) for name, deck in selectors.demo_field().items())


def requests_for(request: PlaytestRequest, opponents: Sequence[Subject]) -> list[PlaytestRequest]:
    """A request for each opponent. `request` has the deck as its only subject, two agents, and the first seed.

    The seeds follow each other: opponents don't share their luck, so their results can be taken together.
    """
    (deck,) = request.subjects
    return [
        PlaytestRequest(request.game, (deck, opponent), request.agents, request.rotations, request.seed + place)
        for place, opponent in enumerate(opponents)
    ]


def create_series(*, owner: AbstractBaseUser, requests: Sequence[PlaytestRequest], idempotency_key: str) -> Series:
    """Accept all of these playtests or none.

    The same key with the same requests gives the series of the first time. Raises Refused with every problem,
    LimitReached, or KeyReused when the key belongs to other requests.
    """
    if existing := _already_asked(owner, requests, idempotency_key):
        return existing
    if found := problems_of(requests):
        raise Refused(found)
    try:
        with transaction.atomic():
            return _write(owner, requests, idempotency_key)
    except IntegrityError:
        if existing := _already_asked(owner, requests, idempotency_key):
            return existing  # the same requests, sent twice at the same moment
        raise


def problems_of(requests: Sequence[PlaytestRequest]) -> list[str]:
    """Every reason these playtests can't be, each once."""
    if not 1 <= len(requests) <= MOST_OPPONENTS:
        return [wrong_number(len(requests))]
    judge = Judge()
    return list(dict.fromkeys(problem for request in requests for problem in problems.problems_of(request, judge)))


def wrong_number(opponents: int) -> str:
    """The error text for a number of opponents out of bounds."""
    words = _("Choose 1 to %(most)s opponents, not %(chosen)s.")
    return words % {"most": MOST_OPPONENTS, "chosen": opponents}


def _already_asked(owner: AbstractBaseUser, requests: Sequence[PlaytestRequest], key: str) -> Series | None:
    found = services.all_already_asked(owner, _keyed(requests, key))
    batches = [batch for batch in found if batch is not None]
    if not batches:
        return None
    series = batches[0].series
    if series is None or not len(batches) == len(requests) == series.batches.count():
        raise KeyReused(_("This idempotency key was used for another request."))
    return series


def _write(owner: AbstractBaseUser, requests: Sequence[PlaytestRequest], key: str) -> Series:
    series = Series.objects.create(owner_id=owner.pk)
    services.accept(owner, services.write_rows(owner, _keyed(requests, key), series))
    return series


def _keyed(requests: Sequence[PlaytestRequest], key: str) -> list[services.Keyed]:
    """Each request with a key of its own, made from the key of the series."""
    return [(request, f"{key}/{place}") for place, request in enumerate(requests)]


def cancel(*, series: Series) -> None:
    """Stop what is still open; what is finished stays. Raises NotPossible when nothing is open."""
    still_open = list(series.batches.still_open())
    if not still_open:
        raise control.NotPossible(_("This playtest is over; there is nothing to cancel."))
    for batch in still_open:
        try:
            control.cancel(batch=batch)
        except control.NotPossible:
            continue  # it ended in this moment
