"""Reads: who may see which scenario, and what a playtest needs to know about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.db.models import F, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Lower

from scenarios.models import Scenario, ScenarioBalance, ScenarioVersion
from web.reader import Reader

ROUNDS: Final = {"short": (1, 5), "medium": (6, 8), "long": (9, 32_767)}
"""The fewest and most rounds of each length."""


def visible_scenarios(user: Reader) -> QuerySet[Scenario]:
    """Scenarios this reader may open, with owner and newest version."""
    return Scenario.objects.visible_to(user).select_related("owner", "current", "unfinished")


def listed_scenarios(user: Reader) -> QuerySet[Scenario]:
    """Scenarios a list may show this reader: their own and public ones."""
    return Scenario.objects.listed_for(user).select_related("owner", "current")


def public_scenarios() -> QuerySet[Scenario]:
    """Scenarios everybody may see in a list."""
    return Scenario.objects.public().select_related("owner", "current")


def house_scenarios() -> QuerySet[Scenario]:
    """Scenarios that come with a game."""
    return Scenario.objects.of_the_house().select_related("owner", "current")


def own_scenarios(user: Reader) -> QuerySet[Scenario]:
    """The reader's own scenarios; the only ones they may change."""
    return Scenario.objects.owned_by(user).select_related("owner", "current", "unfinished")


@dataclass(frozen=True)
class Filters:
    """The narrowing and the order of a list; empty texts and None narrow nothing."""

    words: str = ""
    game: str = ""
    length: str = ""
    """One of ROUNDS."""
    size: str = ""
    within: float | None = None
    """The greatest distance of a measured share from an even one, in [0, 1]."""
    sort: str = ""
    """ "" by title, "newest", "even" or "length"."""


def gallery(user: Reader, show: str, wanted: Filters) -> QuerySet[Scenario]:
    """The scenarios of the gallery. Balances are those that this reader may see, of the newest version."""
    found = scenarios(user, show, wanted.words, wanted.game)
    if wanted.length:
        fewest, most = ROUNDS[wanted.length]
        found = found.filter(current__rounds__gte=fewest, current__rounds__lte=most)
    if wanted.size:
        found = found.filter(current__size=wanted.size)
    if wanted.within is not None or wanted.sort == "even":
        found = found.annotate(uneven=_uneven(user))
    if wanted.within is not None:
        found = found.filter(Q(("uneven__lte", wanted.within)))
    by_title = (Lower("title"), "pk")
    orders: dict[str, tuple[Any, ...]] = {
        "newest": (F("current__created_at").desc(), "-pk"),
        "even": (F("uneven").asc(nulls_last=True), *by_title),
        "length": (F("current__rounds").asc(nulls_last=True), *by_title),
    }
    return found.order_by(*orders.get(wanted.sort, by_title))


def _uneven(user: Reader) -> Subquery:
    """The distance of the newest version from even, by the balance of the gallery: everybody's before the own."""
    seen = balances_seen_by(user).filter(version=OuterRef("current"))
    ordered = seen.order_by(F("reader").asc(nulls_first=True), "-games", "agents", "players")
    return Subquery(ordered.values("uneven")[:1])


def balances_seen_by(user: Reader) -> QuerySet[ScenarioBalance]:
    """The balances that everybody sees, and those of the reader's own playtests."""
    seen = Q(reader=None) | Q(reader_id=user.pk) if user.is_authenticated else Q(reader=None)
    return ScenarioBalance.objects.filter(seen)


def balances_for(user: Reader, versions: Sequence[int]) -> QuerySet[ScenarioBalance]:
    """The balances of these versions that this reader sees; whether they may see the versions is not asked here."""
    return balances_seen_by(user).filter(version__in=versions)


def scenarios(user: Reader, show: str, words: str = "", game: str = "") -> QuerySet[Scenario]:
    """The scenarios of a list, by title: "mine", "public", "house" or "all"; `words` are part of the title."""
    lists = {"mine": own_scenarios(user), "public": public_scenarios(), "house": house_scenarios()}
    found = lists.get(show, listed_scenarios(user)).order_by(Lower("title"), "pk")
    found = found.filter(title__icontains=words) if words else found
    return found.filter(game=game) if game else found


def visible_versions(user: Reader) -> QuerySet[ScenarioVersion]:
    """Versions of the scenarios this reader may open, without what others have not finished."""
    scenarios = Scenario.objects.visible_to(user)
    finished = Q(is_unfinished=False) | Q(scenario__owner_id=user.pk) if user.pk else Q(is_unfinished=False)
    found = ScenarioVersion.objects.filter(finished, scenario__in=scenarios)
    return found.select_related("scenario", "scenario__owner")


def number_of_scenarios(owner: int) -> int:
    """The scenarios of this account."""
    return Scenario.objects.filter(owner_id=owner).count()
