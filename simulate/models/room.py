"""The room that one person's playtests and studies take, by what is counted of them anyway."""

from __future__ import annotations

from typing import Final

from django.db.models import Count, Sum

from simulate.models.playtests import Batch
from simulate.models.studies import Study

GAME_BYTES: Final = 18
PLAYTEST_BYTES: Final = 4000
"""Measured on large and on many small playtests (docs/operations.md, "Large playtests"); chunks are within these."""
MEGABYTE: Final = 1_000_000


def number_of_studies(owner: int) -> int:
    """The studies of this account, ended ones too."""
    return Study.objects.filter(owner_id=owner).count()


def megabytes_of(owner: int) -> int:
    """The room of the playtests of this account, those of its studies too, in whole megabytes."""
    found = Batch.objects.filter(owner_id=owner).aggregate(games=Sum("n_games"), playtests=Count("pk"))
    return megabytes(found["playtests"], found["games"] or 0)


def megabytes(playtests: int, games: int) -> int:
    """The room of a number of playtests with a number of games in all, in whole megabytes."""
    return (playtests * PLAYTEST_BYTES + games * GAME_BYTES) // MEGABYTE
