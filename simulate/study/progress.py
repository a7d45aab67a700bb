"""The progress of a study in the words of a playtest's: games done, speed, time left."""

from __future__ import annotations

from typing import Any

from django.utils import timezone

from simulate.models import Chunk, ChunkState
from simulate.results.selectors import Progress
from simulate.study.readable import kind_of
from web.unreadable import Unreadable


def progress_of(study: Any) -> Progress:
    """The progress of a study with its sums of games (`selectors`). It is as long as usual studies of its kind.

    Where it has asked for more games than that already, they are its length.
    """
    elapsed_s = (timezone.now() - study.created_at).total_seconds()
    is_going = study.games_done and elapsed_s > 0
    return Progress(
        done=study.games_done,
        games=max(1, study.games, _usual_games(study)),
        games_per_s=study.games_done / elapsed_s if is_going else None,
        workers=Chunk.objects.filter(batch__study=study.pk, state=ChunkState.RUNNING).count(),
        place=0,
    )


def _usual_games(study: Any) -> int:
    """The games that a study like this needs as a rule; 0 where it can't be read."""
    try:
        return kind_of(study).foreseen(study.spec).games
    except Unreadable:
        return 0
