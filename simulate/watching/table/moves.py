"""Notes that are written when a person has answered at a shared table."""

from __future__ import annotations

from django.utils import timezone

from simulate.models import SeatedGame, SharedTable


def note_move(game: SeatedGame) -> None:
    """A person has answered: remember when."""
    if game.own_seats is not None:
        SharedTable.objects.filter(game_id=game.pk).update(moved_at=timezone.now())
