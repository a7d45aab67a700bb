"""From a new game to a shared table."""

from __future__ import annotations

from collections.abc import Collection

from django.urls import reverse

from simulate.models import SeatedGame, SharedTable
from simulate.watching.table.services import open_table


def with_links(game: SeatedGame, given: Collection[int]) -> SeatedGame:
    """The game, with a place for each of its people where some of the subjects (by number) get a link."""
    if given:
        seating = game.plan().seating(game.number)
        open_table(game=game, given=[seat for seat, subject in enumerate(seating) if subject in given])
    return game


def first_page(game: SeatedGame) -> str:
    """The address of the page that follows on the start: that of its people where there are links to send."""
    is_shared = SharedTable.objects.filter(game=game).exists()
    return reverse("simulate:seat-people", args=[game.public_id]) if is_shared else game.get_absolute_url()
