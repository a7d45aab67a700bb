"""Results that everybody may find in a list."""

from __future__ import annotations

from django.db.models import Count, F, OuterRef, QuerySet, Subquery, Sum

from sandtable.playtest.plan import OUTCOMES
from simulate.models import Batch, SeatedGame, Series, Study
from simulate.results import selectors

public_batches = selectors.public_batches


def public_series() -> QuerySet[Series]:
    """Public series, newest first, with the name of their deck and the number of opponents and games."""
    first = Batch.objects.filter(series=OuterRef("pk")).order_by("id").values("snapshot__subjects__0__label")[:1]
    done = sum((F(f"batches__{outcome}") for outcome in OUTCOMES[1:]), F(f"batches__{OUTCOMES[0]}"))
    return (
        Series.objects.public()
        .select_related("owner")
        .annotate(deck=Subquery(first), opponents=Count("batches"), games_done=Sum(done))
        .order_by("-id")
    )


def public_studies() -> QuerySet[Study]:
    """Public studies, newest first."""
    return Study.objects.public().select_related("owner").defer("spec", "reading", "progress", "result").order_by("-id")


def public_games() -> QuerySet[SeatedGame]:
    """Public games that people have played, those that ended last first."""
    games = SeatedGame.objects.public().ended()
    return games.select_related("owner").defer("kept", "decisions").order_by("-ended_at", "-id")
