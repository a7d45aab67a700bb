"""The rows of the app, by capability. Other modules import them from here."""

from __future__ import annotations

from scenarios.models import Visibility
from simulate.models import forgetting  # noqa: F401  it hears when a playtest is deleted
from simulate.models.beats import Beat
from simulate.models.notable import NotableGame
from simulate.models.playtests import (
    CLAIMABLE,
    DECIDED,
    ERRORS,
    MAX_ATTEMPTS,
    OPEN,
    Batch,
    BatchQuerySet,
    BatchState,
    Chunk,
    ChunkState,
    Counters,
    counters_added,
    random_id,
    total,
)
from simulate.models.qualities import WatchedPlay, WatchState
from simulate.models.quotas import Quota
from simulate.models.replays import KeptReplay
from simulate.models.seats import GOES_ON, NEVER, PERSON, SeatedGame, SeatedGameQuerySet, SeatedState
from simulate.models.series import Series, SeriesKind
from simulate.models.sharing import SHARED, Shared, SharedQuerySet
from simulate.models.studies import Study, StudyQuerySet, StudyState
from simulate.models.tables import Place, SharedTable
from simulate.models.thoughts import Thoughts

__all__ = [
    "CLAIMABLE",
    "DECIDED",
    "ERRORS",
    "GOES_ON",
    "MAX_ATTEMPTS",
    "OPEN",
    "NEVER",
    "PERSON",
    "SHARED",
    "Batch",
    "BatchQuerySet",
    "BatchState",
    "Beat",
    "Chunk",
    "ChunkState",
    "Counters",
    "KeptReplay",
    "NotableGame",
    "Place",
    "Quota",
    "SeatedGame",
    "SeatedGameQuerySet",
    "SeatedState",
    "Series",
    "SeriesKind",
    "Shared",
    "SharedQuerySet",
    "SharedTable",
    "Study",
    "StudyQuerySet",
    "StudyState",
    "Thoughts",
    "Visibility",
    "WatchState",
    "WatchedPlay",
    "counters_added",
    "random_id",
    "total",
]
