"""The same people once more, with seats changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from django.db import transaction
from django.utils.translation import gettext as _

from simulate.asking.refusals import Refused
from simulate.models import Place, SeatedGame, SharedTable
from simulate.queue.locks import weakly
from simulate.watching.seat import services as seat_services
from simulate.watching.seat.luck import drawn_seed
from simulate.watching.seat.tasks import ask_mail
from simulate.watching.table.services import give_screen

NEXT: Final = 1
"""Seats by which the people move on."""


@transaction.atomic
def rematch(*, game: SeatedGame) -> SeatedGame:
    """The next game of the people at this table; a second call gives the same one. Raises Refused or LimitReached."""
    shared: SharedTable = weakly(SharedTable.objects.filter(game=game)).get()
    if shared.rematch is not None:
        return shared.rematch
    if not can_be_played_again(game):
        raise Refused([_("This game can't be played again.")])
    number = game.number + NEXT if _turns_seats(game) else game.number
    anew = seat_services.again(game=game, number=number, seed=drawn_seed(), idempotency_key=f"rematch:{game.public_id}")
    _seat_people(game, anew)
    SharedTable.objects.filter(pk=shared.pk).update(rematch=anew)
    transaction.on_commit(lambda: ask_mail(anew.pk), robust=True)
    return anew


def can_be_played_again(game: SeatedGame) -> bool:
    """Whether the game has ended and has begun at its beginning: a moment of another game is known by then."""
    return game.has_ended and not game.is_taken_over and not game.problem


def _turns_seats(game: SeatedGame) -> bool:
    """Whether the decks change their seats; otherwise the sides stay, and the people change them."""
    return game.plan().turns_seats


def _seat_people(game: SeatedGame, anew: SeatedGame) -> None:
    """Give everybody their new place: with their deck, or on the next side."""
    places = list(Place.objects.filter(game=game).order_by("seat"))
    SharedTable.objects.create(game=anew)
    kept: list[int] = []
    for seat, place in zip(anew.people, _in_new_order(game, anew, places), strict=True):
        is_kept = place.user_id == game.owner_id
        kept += [seat] if is_kept else []
        Place.objects.create(game=anew, seat=seat, is_kept=is_kept, user_id=place.user_id, mail_site=place.mail_site)
    give_screen(anew, kept)


def _in_new_order(game: SeatedGame, anew: SeatedGame, places: Sequence[Place]) -> list[Place]:
    """The old places in the order of the new seats of people."""
    if not _turns_seats(game):
        return [*places[NEXT:], *places[:NEXT]]
    before = game.plan().seating(game.number)
    by_deck = {before[place.seat]: place for place in places}
    after = anew.plan().seating(anew.number)
    return [by_deck[after[seat]] for seat in anew.people]
