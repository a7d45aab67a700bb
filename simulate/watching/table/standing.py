"""The rights of a person at a table: those of its owner, of somebody with a seat, or none.

The seat of a person who has come by a link is set as `game.holder` of the row in memory, so that everything that shows
or answers a game works for that seat. The stored `holder` stays the one of the owner's screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Final

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone
from django.utils.translation import gettext as _

from simulate.models import NEVER, Place, SeatedGame, SeatedGameQuerySet
from web.reader import Reader

WITH_PEOPLE: Final = Place.objects.select_related("user__guest")
FETCHED: Final = "_prefetched_objects_cache"
"""The attribute of a row with the related rows that a list has fetched for all of its rows at once."""
LOOKED_EVERY: Final = timedelta(seconds=20)
"""A page that asks every second doesn't write a row each time."""


def games_of(reader: Reader) -> SeatedGameQuerySet:
    """The games that this person owns or has a seat in; none for somebody who is not known."""
    if not reader.is_authenticated:
        return SeatedGame.objects.none()
    return SeatedGame.objects.filter(Q(owner_id=reader.pk) | _has_seat(reader))


def readable_by(reader: Reader) -> QuerySet[SeatedGame]:
    """The ended games that this person may look through: shared ones, their own, and those they had a seat in."""
    shared = SeatedGame.objects.visible_to(reader).ended()
    if not reader.is_authenticated:
        return shared
    taken = SeatedGame.objects.filter(_has_seat(reader)).ended()
    return SeatedGame.objects.filter(Q(pk__in=shared.values("pk")) | Q(pk__in=taken.values("pk")))


def _has_seat(reader: Reader) -> Q:
    """A condition on games; the game of an account that is closed is its guests' no more."""
    return Q(Exists(Place.objects.of(reader).filter(game=OuterRef("pk")))) & Q(owner__is_active=True)


def seat_person(game: SeatedGame, reader: Reader) -> SeatedGame:
    """The game with this person at their seat, and the names of all; unchanged where all play at one screen."""
    places = places_of(game)
    if places:
        put_at_seat(game, places, reader)
        game.names = names_for(places, reader)
    return game


def put_at_seat(game: SeatedGame, places: Sequence[Place], reader: Reader) -> None:
    """Put this person at their seat among the places of a shared table."""
    game.own_seats = frozenset(each.seat for each in places if reader.pk is not None and each.user_id == reader.pk)
    game.accounts = tuple(each.user_id for each in places)
    own = [each for each in places if each.seat in game.own_seats]
    game.looked_at = min((each.looked_at or NEVER for each in own), default=NEVER)
    game.gets_mail = any(each.mail_site for each in own)
    game.is_guest_screen = reader.pk != game.owner_id
    if game.is_guest_screen:
        game.holder = min(game.own_seats, default=-1)
    elif game.holder not in game.own_seats:
        game.holder = -1


def look_on(game: SeatedGame) -> SeatedGame:
    """The game for somebody without a seat, who sees what all seats see."""
    places = places_of(game)
    game.own_seats, game.names = frozenset(), names_for(places, AnonymousUser())
    game.accounts = tuple(each.user_id for each in places)
    game.is_guest_screen, game.holder = True, -1
    return game


def places_of(game: SeatedGame) -> list[Place]:
    """The places of a shared table by seat, with their people; none where all play at one screen."""
    return list(game.places.all() if "places" in getattr(game, FETCHED, {}) else WITH_PEOPLE.filter(game_id=game.pk))


def names_for(places: Iterable[Place], reader: Reader) -> dict[int, str]:
    """The people by seat, in words for one of them: "you", a name, or that the seat is free."""
    return {each.seat: _name(each, reader) for each in places}


def _name(place: Place, reader: Reader) -> str:
    if place.user is None:
        return free_seat()
    return _("you") if place.user_id == reader.pk else name_of(place.user)


def free_seat() -> str:
    """In place of a name, at a seat that nobody has taken."""
    return _("a free seat")


def name_of(user: AbstractBaseUser) -> str:
    """The name of a person for others at the table. The name of a guest's account is only random letters."""
    return _("a guest") if hasattr(user, "guest") else user.get_username()


def note_look(game: SeatedGame, reader: Reader) -> None:
    """Remember that a page of this person looks, so that no mail is sent meanwhile to somebody who asked for mails."""
    if game.gets_mail and game.looked_at < timezone.now() - LOOKED_EVERY:
        Place.objects.of(reader).filter(game_id=game.pk).update(looked_at=timezone.now())
