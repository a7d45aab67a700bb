"""Writes around a shared table: open it, hand out links, take a seat, leave it, let people look on.

Two who take one seat at once are told apart by the row of the place: it is written only while it is free.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _

from accounts.audit import note
from accounts.guests import is_guest
from accounts.models import What
from simulate.asking.refusals import LimitReached, Refused
from simulate.models import GOES_ON, Place, SeatedGame, SharedTable
from simulate.queue.locks import weakly
from simulate.watching.seat.seated import table_of
from simulate.watching.table.faces import faces_of
from simulate.watching.table.letters import digest_of, new_letters

MOST_SEATS_TAKEN = 20
"""Seats that a person may have in games of others that go on."""


class Gone(ValueError):
    """The seat is taken, or its link is no longer valid."""


@transaction.atomic
def open_table(*, game: SeatedGame, given: Collection[int]) -> None:
    """Let others play the given seats at screens of their own; the owner keeps the other seats of people.

    A second call changes nothing. Raises Refused where no seat is left for the owner.
    """
    kept = [seat for seat in game.people if seat not in given]
    if not kept:
        raise Refused([_("Keep a seat for yourself.")])
    _table, is_new = SharedTable.objects.get_or_create(game=game)
    if not is_new:
        return
    Place.objects.bulk_create(
        [Place(game=game, seat=seat, is_kept=True, user_id=game.owner_id) for seat in kept]
        + [Place(game=game, seat=seat) for seat in game.people if seat in given]
    )
    give_screen(game, kept)


def give_screen(game: SeatedGame, kept: Sequence[int]) -> None:
    """The screen of the owner shows their only seat, or waits until they take one; pages look for what is new."""
    game.holder, game.faces = kept[0] if len(kept) == 1 else -1, faces_of(game, table_of(game))
    SeatedGame.objects.filter(pk=game.pk).update(holder=game.holder, faces=game.faces)


# -- links ---------------------------------------------------------------------------------------------------------


@transaction.atomic
def new_links(*, game: SeatedGame, seats: Collection[int]) -> dict[int, str]:
    """New letters for each of these seats that is free; a link that was out before opens nothing any more."""
    found: dict[int, str] = {}
    for seat in seats:
        letters = new_letters()
        if Place.objects.free().filter(game=game, seat=seat, is_kept=False).update(digest=digest_of(letters)):
            found[seat] = letters
    return found


@transaction.atomic
def revoke_link(*, game: SeatedGame, seat: int) -> None:
    """Make the link of a seat that is still free worthless."""
    if Place.objects.free().filter(game=game, seat=seat).exclude(digest="").update(digest=""):
        _note(What.REVOKED, game, f"the link of seat {seat + 1}")


@transaction.atomic
def let_watch(*, game: SeatedGame) -> str:
    """New letters for people who look on; an earlier link opens nothing any more."""
    letters = new_letters()
    SharedTable.objects.filter(game=game).update(watching=digest_of(letters))
    _note(What.SHOWN, game, "a link to look on")
    return letters


@transaction.atomic
def end_watching(*, game: SeatedGame) -> None:
    """Nobody may look on any more."""
    if SharedTable.objects.filter(game=game).exclude(watching="").update(watching=""):
        _note(What.REVOKED, game, "the link to look on")


@transaction.atomic
def show_in_lobby(*, game: SeatedGame, is_listed: bool) -> None:
    """Let anybody with an account take the free seats, or those with a link alone."""
    if SharedTable.objects.filter(game=game, is_listed=not is_listed).update(is_listed=is_listed):
        _note(What.SHOWN, game, "anybody may take a seat" if is_listed else "seats for those with a link alone")


def _note(what: What, game: SeatedGame, after: str) -> None:
    """Write a change of a table down; never the letters of a link."""
    note(what, owner=game.owner_id, kind="table", key=game.public_id, after=after)


# -- taking and leaving a seat -------------------------------------------------------------------------------------


def take_by_link(*, user: AbstractBaseUser, letters: str) -> SeatedGame:
    """The seat that a link stands for. Raises Gone, Refused, or LimitReached."""
    place = place_behind(letters)
    if place is None:
        raise Gone(_gone())
    _take(user, place, digest_of(letters))
    return place.game


def place_behind(letters: str) -> Place | None:
    """The free place that a link opens, in a game that goes on."""
    places = Place.objects.free().filter(game__state__in=GOES_ON, game__owner__is_active=True)
    return places.filter(digest=digest_of(letters)).select_related("game__owner__guest").first()


def join(*, user: AbstractBaseUser, game: SeatedGame) -> None:
    """The first free seat of a listed table. Raises Gone, Refused, or LimitReached."""
    while True:
        is_listed = SharedTable.objects.listed().filter(game=game).exists()
        place = Place.objects.free().filter(game=game, is_kept=False).first() if is_listed else None
        if place is None:
            raise Gone(_("Somebody else has taken the last free seat."))
        try:
            return _take(user, place, place.digest)
        except Gone:
            continue  # somebody else was quicker; the next free seat, where there is one


def _take(user: AbstractBaseUser, place: Place, digest: str) -> None:
    if place.game.owner_id == user.pk:
        raise Refused([_("This is your own table: send the link to somebody else.")])
    try:
        with transaction.atomic():
            # Seats of one person are counted one after the other.
            if weakly(get_user_model()._default_manager.filter(pk=user.pk)).first() is None:
                raise Refused([_("You have logged in meanwhile. Load the page again.")])
            _find_room(user)
            # The conditions are on this row alone: PostgreSQL looks at no other table again where two write at once.
            if not Place.objects.free().filter(pk=place.pk, digest=digest).update(user_id=user.pk, digest=""):
                raise Gone(_gone())
    except IntegrityError:
        raise Refused([_("You have a seat at this table already.")]) from None


def _find_room(user: AbstractBaseUser) -> None:
    most = settings.GUEST_GAMES if is_guest(user) else MOST_SEATS_TAKEN
    if Place.objects.filter(user_id=user.pk, is_kept=False, game__state__in=GOES_ON).count() >= most:
        words = _("You have seats in %(most)s games of others; finish or leave one of them first.")
        raise LimitReached([words % {"most": most}])


def _gone() -> str:
    return _("Somebody else has taken this seat, or its link was replaced.")


def leave(*, user: AbstractBaseUser, game: SeatedGame) -> bool:
    """Give a seat in a game of somebody else back while the game goes on; False where there is none."""
    mine = Place.objects.filter(game=game, user_id=user.pk, is_kept=False)
    return game.goes_on and bool(mine.update(user=None, mail_site=""))
