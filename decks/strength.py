"""The tested strength of a deck: the share of games that its newest version won in playtests the reader may see.

Counted are games of two decks, played to their end as planned, outside of studies and scenarios, against another deck.
Everybody sees the public playtests, and owners their own as well. A draw is half a win. The interval is Wilson's over
rotations, games with the same luck and exchanged seats, so that it is rather too wide than too narrow. Playtests of the
same games count once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.db import transaction
from django.db.models import F, FloatField, OuterRef, Q, QuerySet, Subquery, Sum, Value
from django.db.models.expressions import Combinable
from django.db.models.functions import Cast, Coalesce, Sqrt
from django.utils.formats import number_format
from django.utils.translation import gettext as _

from decks.models import Deck, DeckVersion, PlayedGames
from sandtable.engine.game import POINTS
from sandtable.playtest.statistics import Interval
from sandtable.playtest.statistics.intervals import quantile
from web.reader import Reader

LEAST_GAMES: Final = 100
"""With fewer games nothing is said of a deck."""


@dataclass(frozen=True)
class Played:
    """The games of one deck version in a playtest."""

    deck: str
    """Its public id."""
    number: int
    games: int
    rotations: int
    points: int
    """In POINTS, of all these games together."""


# Written by playtests -------------------------------------------------------------------------------------------------


@transaction.atomic
def record(*, playtest: str, owner_id: int, is_public: bool, same_games: str, tested: Sequence[Played]) -> int:
    """Write down a finished playtest, each time anew; returns the number of deck versions that still exist.

    `same_games` is equal for playtests that hold the same games, as far as both have played.
    """
    _hold(DeckVersion.objects.filter(deck__public_id__in=[each.deck for each in tested]))
    forget(playtest)
    rows = [
        PlayedGames(
            version=version,
            playtest=playtest,
            owner_id=owner_id,
            is_public=is_public,
            same_games=same_games,
            games=each.games,
            rotations=each.rotations,
            points=each.points,
        )
        for each in tested
        for version in DeckVersion.objects.filter(deck__public_id=each.deck, number=each.number)
    ]
    PlayedGames.objects.bulk_create(rows)
    _choose({same_games})
    return len(rows)


@transaction.atomic
def show_playtest(*, playtest: str, is_public: bool) -> None:
    """Let a playtest count for everybody, or for its owner alone."""
    rows = PlayedGames.objects.filter(playtest=playtest)
    _hold(DeckVersion.objects.filter(pk__in=rows.values("version")))
    rows.update(is_public=is_public)
    _choose(set(rows.values_list("same_games", flat=True)))


@transaction.atomic
def forget(playtest: str) -> None:
    """A playtest counts no longer."""
    rows = PlayedGames.objects.filter(playtest=playtest)
    _hold(DeckVersion.objects.filter(pk__in=rows.values("version")))
    same_games = set(rows.values_list("same_games", flat=True))
    rows.delete()
    _choose(same_games)


def forget_others(playtests: Sequence[str]) -> None:
    """Playtests that are none of these count no longer."""
    for gone in PlayedGames.objects.exclude(playtest__in=playtests).values_list("playtest", flat=True).distinct():
        forget(gone)


def _hold(versions: QuerySet[DeckVersion]) -> None:
    """Hold deck versions until the transaction ends, so that nobody else chooses among their playtests meanwhile."""
    list(versions.order_by("pk").select_for_update(no_key=True, of=("self",)).values_list("pk"))


def _choose(same_games: set[str]) -> None:
    """Of playtests of the same games one counts: the longest public one, else the longest of each owner."""
    rows = PlayedGames.objects.filter(same_games__in=same_games, owner__is_active=True)
    first: dict[tuple[str, int, int | None], int] = {}
    for row in rows.order_by("-is_public", "-games", "pk"):
        for_all = (row.same_games, row.version_id, None)
        key = for_all if row.is_public or for_all in first else (row.same_games, row.version_id, row.owner_id)
        first.setdefault(key, row.pk)
    rows.filter(pk__in=first.values()).update(is_repeat=False)
    rows.exclude(pk__in=first.values()).update(is_repeat=True)


# Read by lists --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Strength:
    """The share of games that the newest version of a deck won."""

    share: Interval

    @property
    def words(self) -> str:
        """ "Won 54.2 % of 400 games (95 % sure: 49.3 to 59.0 %)"."""
        share = self.share
        numbers = {"share": share.value, "low": share.low, "high": share.high}
        told = {name: number_format(round(100 * number, 1), 1) for name, number in numbers.items()}
        games = number_format(share.games, force_grouping=True)
        return _("Won %(share)s %% of %(games)s games (95 %% sure: %(low)s to %(high)s %%)") % {**told, "games": games}

    @property
    def as_json(self) -> dict[str, Any]:
        share = self.share
        return {"games": share.games, "share": share.value, "low": share.low, "high": share.high}


def with_strength(decks: QuerySet[Deck], user: Reader) -> QuerySet[Deck]:
    """The decks with what this reader may see of their games, in the same SQL statement."""
    seen = Q(is_public=True, owner__is_active=True)
    if user.is_authenticated:
        seen |= Q(owner_id=user.pk)
    counted = PlayedGames.objects.filter(seen, version=OuterRef("current_id"), is_repeat=False).order_by()
    summed = counted.values("version").annotate(
        all_games=Sum("games"), share=_share(), observed=Cast(Sum("rotations"), FloatField())
    )
    enough = summed.filter(all_games__gte=LEAST_GAMES).annotate(low=_bound(-1), high=_bound(1))
    return decks.annotate(
        tested_games=Subquery(enough.values("all_games")),
        tested_share=Subquery(enough.values("share")),
        tested_low=Subquery(enough.values("low")),
        tested_high=Subquery(enough.values("high")),
    )


def strongest_first(decks: QuerySet[Deck]) -> QuerySet[Deck]:
    """By the lower bound; decks without enough games last. For decks `with_strength`."""
    return decks.order_by(F("tested_low").desc(nulls_last=True), "-updated_at", "-id")


def with_rank(decks: QuerySet[Deck]) -> QuerySet[Deck]:
    """The decks with one number to order them by, never null: the lower bound, or -1."""
    return decks.annotate(tested_rank=Coalesce(F("tested_low"), Value(-1.0)))


def strength_of(deck: Deck) -> Strength | None:
    """The strength that was read with a deck; None with too few games."""
    games, share, low, high = (getattr(deck, f"tested_{name}") for name in ("games", "share", "low", "high"))
    return Strength(Interval(share, low, high, games)) if games is not None else None


def _share() -> Cast:
    return Cast(Sum("points"), FloatField()) / (Cast(Sum("games"), FloatField()) * Value(float(POINTS)))  # type: ignore[return-value]


def _bound(sign: int) -> Combinable:
    """A bound of Wilson's interval."""
    z, share, observed = quantile(), F("share"), F("observed")
    spread = Sqrt(share * (Value(1.0) - share) / observed + Value(z * z / 4) / (observed * observed)) * Value(sign * z)
    return (share + Value(z * z / 2) / observed + spread) / (Value(1.0) + Value(z * z) / observed)
