"""Results that everybody may find in a list."""

from __future__ import annotations

from typing import Final

from django.db.models import Count, F, OuterRef, QuerySet, Subquery, Sum
from django.db.models.fields.json import KT
from django.db.models.functions import Left

from sandtable.playtest.plan import OUTCOMES
from simulate.models import Batch, SeatedGame, Series, Study
from simulate.models.frozen import LONGEST_LABEL
from simulate.results import selectors

public_batches = selectors.public_batches
LABEL: Final = KT("snapshot__subjects__0__label")
"""The name of the first subject as text; damaged rows have it, too."""


def public_series() -> QuerySet[Series]:
    """Public series, newest first, with the name of their deck and the number of opponents and games."""
    first = Batch.objects.filter(series=OuterRef("pk")).order_by("id").values_list(Left(LABEL, LONGEST_LABEL))[:1]
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
