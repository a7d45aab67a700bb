"""Playtests asked for in one go: all of them are accepted, or none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _

from simulate.asking import problems, services
from simulate.asking.judging import Judge
from simulate.asking.refusals import KeyReused, Refused
from simulate.asking.request import PlaytestRequest, on_scenario
from simulate.models import Series, SeriesKind
from simulate.queue.locks import tried_again

MOST_OPPONENTS: Final = 16
MOST_STRENGTHS: Final = 3


@tried_again
def create_series(
    *,
    owner: AbstractBaseUser,
    requests: Sequence[PlaytestRequest],
    idempotency_key: str,
    kind: SeriesKind = SeriesKind.OPPONENTS,
) -> Series:
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
            return _write(owner, requests, idempotency_key, kind)
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


def _write(owner: AbstractBaseUser, requests: Sequence[PlaytestRequest], key: str, kind: SeriesKind) -> Series:
    series = Series.objects.create(owner_id=owner.pk, kind=kind)
    services.accept(owner, services.write_rows(owner, _keyed(requests, key), series))
    return series


def _keyed(requests: Sequence[PlaytestRequest], key: str) -> list[services.Keyed]:
    """Each request with a key of its own, made from the key of the series."""
    return [(request, f"{key}/{place}") for place, request in enumerate(requests)]


def at_strengths(request: PlaytestRequest, strengths: Sequence[str]) -> list[PlaytestRequest]:
    """The same playtest once for each agent, which then plays every seat. The seeds follow each other."""
    return [_in_hands_of(request, agent, request.seed + place) for place, agent in enumerate(dict.fromkeys(strengths))]


def _in_hands_of(request: PlaytestRequest, agent: str, seed: int) -> PlaytestRequest:
    agents = (agent,) * len(request.agents)
    if request.scenario is None:
        return replace(request, agents=agents, seed=seed)
    asked = replace(request.scenario, sides=(), turns_seats=True)
    return on_scenario(game=request.game, scenario=asked, agents=agents, games=request.n_games, seed=seed)
