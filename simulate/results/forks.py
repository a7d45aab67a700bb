"""A playtest that goes on from a moment of a game: which one, for readers who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.urls import reverse

from simulate.models import Batch
from simulate.results import selectors
from web.reader import Reader


@dataclass(frozen=True)
class Origin:
    """The moment that all games of a fork go on from."""

    batch: Batch | None
    """Its playtest; None for a reader who may not see it, or when it is gone."""
    number: int
    at: int
    choice: str
    """The option that every game took first, in words; empty where the agent chose."""

    @property
    def link(self) -> str:
        """The address of the moment; empty where there is none for this reader."""
        if self.batch is None:
            return ""
        return f"{reverse('simulate:game', args=[self.batch.public_id, self.number])}?at={self.at}#d{self.at}"

    def as_json(self) -> dict[str, Any]:
        return {
            "playtest": self.batch.public_id if self.batch is not None else "",
            "game": self.number,
            "decision": self.at,
            "choice": self.choice,
        }


def origin_of(batch: Batch, user: Reader) -> Origin | None:
    """The moment that a fork goes on from; None for a playtest from the beginning."""
    if batch.forked_at is None:
        return None
    known = batch.forked_from_id
    played = selectors.visible_batches(user).filter(pk=known).first() if known is not None else None
    return Origin(played, batch.forked_game or 0, batch.forked_at, batch.forked_choice)
