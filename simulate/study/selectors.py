"""Studies, read: which ones a reader may see, and how far each is."""

from __future__ import annotations

from django.db.models import QuerySet, Sum
from django.db.models.functions import Coalesce
from django.utils import timezone

from sandtable.playtest.plan import OUTCOMES
from simulate.models import Study, total
from web.reader import Reader


def own_studies(user: Reader) -> QuerySet[Study]:
    """The studies this reader asked for, newest first."""
    return with_games(Study.objects.owned_by(user))


def visible_studies(user: Reader) -> QuerySet[Study]:
    """The studies this reader may open: their own and shared ones. For a known address, never for a list."""
    return with_games(Study.objects.visible_to(user))


def with_games(studies: QuerySet[Study]) -> QuerySet[Study]:
    """With the games asked for and done, and the sum of the playtests' versions."""
    found = studies.select_related("owner").order_by("-id")
    return found.annotate(
        games=Coalesce(Sum("batches__n_games"), 0),
        games_done=sum_of_done(),
        batches_version=Coalesce(Sum("batches__version"), 0),
    )


def sum_of_done() -> Coalesce:
    return Coalesce(Sum(total(*(f"batches__{outcome}" for outcome in OUTCOMES))), 0)


def poll_after_ms(study: Study) -> int:
    """The time until the next poll: 2 s at first, up to 10 s for an older study; 0 when it is over."""
    if not study.is_open:
        return 0
    age = (timezone.now() - study.created_at).total_seconds()
    return 1000 * min(10, max(2, int(age // 30)))
