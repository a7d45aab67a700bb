"""Visitors who try the service without an account of their own: guests, and what they keep when they sign up.

A guest is an account without a password: nobody can log in to it. Random letters in a signed cookie open it, only for
the pages that ask `visitor_of`; to everything else a guest is somebody who is not logged in. The letters are drawn here
and never taken from a visitor. Signing up or logging in keeps what the guest made, and ends the guest.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from datetime import timedelta
from typing import Any, Final

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser
from django.contrib.auth.signals import user_logged_in
from django.core import signing
from django.db import connection, transaction
from django.dispatch import Signal, receiver
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext as _

from accounts.models import Guest
from web.api.throttling import network_of
from web.reader import Reader

log = logging.getLogger("sandtable.guests")
SALT: Final = "sandtable.guest"
TOUCH_EVERY: Final = timedelta(minutes=10)
"""A busy guest doesn't write a row at each click."""
SWEPT_AT_ONCE: Final = 100
LOCK: Final = 0x5A7D_6E57
"""The number of the lock of PostgreSQL that is held while somebody becomes a guest."""
KNOWN: Final = "_guest"
"""The attribute of a request with its guest, once it was looked up."""
COOKIE: Final = "_guest_cookie"
"""The attribute of a request with the text of the cookie that its answer sets; empty text: the cookie goes."""

handed_over = Signal()
"""Sent when somebody keeps what they made as a guest: `guest` and `user`. A receiver moves its rows to `user`."""


class NoRoom(Exception):
    """There are as many guests as the settings allow; the text is for the visitor."""


def visitor_of(request: HttpRequest) -> Reader:
    """The account that is logged in, or that of the guest; somebody unknown (not authenticated) for all others."""
    if request.user.is_authenticated:
        return request.user
    guest = guest_of(request)
    return guest.user if guest is not None else request.user


def guest_of(request: HttpRequest) -> Guest | None:
    """The guest whose letters are in the cookie."""
    if not hasattr(request, KNOWN):
        setattr(request, KNOWN, _found(request))
    found: Guest | None = getattr(request, KNOWN)
    return found


def is_guest(user: Reader) -> bool:
    """True for the account of a guest."""
    return user.pk is not None and Guest.objects.filter(user_id=user.pk).exists()


@transaction.atomic
def welcome(request: HttpRequest) -> AbstractBaseUser:
    """The account of this visitor; somebody unknown becomes a guest. Raises NoRoom."""
    visitor = visitor_of(request)
    if isinstance(visitor, AbstractBaseUser):
        return visitor
    origin = _origin(request)
    _one_at_a_time()
    _find_room(origin)
    letters = secrets.token_urlsafe(24)
    user = get_user_model()(username=f"guest-{secrets.token_hex(12)}")
    user.set_unusable_password()
    user.save()
    made = Guest.objects.create(user=user, digest=_digest(letters), origin=origin, used_at=timezone.now())
    setattr(request, KNOWN, made)
    setattr(request, COOKIE, signing.dumps(letters, salt=SALT))
    return made.user


def sweep() -> int:
    """Delete guests who were not there for GUEST_HOURS, with all they made; returns how many."""
    swept = 0
    while late := list(_late().values_list("user_id", flat=True)[:SWEPT_AT_ONCE]):
        get_user_model()._default_manager.filter(pk__in=late, guest__in=_late()).delete()
        swept += len(late)
    if swept:
        log.info("%s guests were not there any more", swept)
    return swept


@receiver(user_logged_in, dispatch_uid="keep what a guest made")
def keep(sender: Any, request: HttpRequest | None, user: AbstractBaseUser, **_more: Any) -> None:
    """Move what this browser's guest has made to the account that logs in or signs up."""
    guest = guest_of(request) if request is not None else None
    if request is None or guest is None or guest.user_id == user.pk:
        return
    setattr(request, KNOWN, None)
    setattr(request, COOKIE, "")
    with transaction.atomic():
        # Another tab that begins a game at this moment waits for this row, and then finds that the guest is gone.
        if get_user_model()._default_manager.select_for_update().filter(pk=guest.user_id).first() is None:
            return
        moved = sum(int(n or 0) for _receiver, n in handed_over.send(Guest, guest=guest.user, user=user))
        guest.user.delete()
    if moved:
        words = _("What you made before you had logged in is yours now: your games and decks are in your lists.")
        messages.success(request, words, fail_silently=True)


def _found(request: HttpRequest) -> Guest | None:
    given = request.COOKIES.get(settings.GUEST_COOKIE, "")
    if not given:
        return None
    try:
        letters = signing.loads(given, salt=SALT)
    except signing.BadSignature:
        return None
    found = Guest.objects.select_related("user").exclude(pk__in=_late()).filter(digest=_digest(str(letters))).first()
    if found is not None and found.used_at < timezone.now() - TOUCH_EVERY:
        Guest.objects.filter(pk=found.pk).update(used_at=timezone.now())
        setattr(request, COOKIE, given)
    return found


def _late() -> Any:
    return Guest.objects.filter(used_at__lt=timezone.now() - timedelta(hours=settings.GUEST_HOURS)).order_by("pk")


def _one_at_a_time() -> None:
    """Wait until nobody else becomes a guest, so that two at once don't both take the last place.

    SQLite lets one writer in at a time: there the transaction itself is the lock.
    """
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])


def _find_room(origin: str) -> None:
    """Raises NoRoom where the installation, or this address, has as many guests as it may have."""
    guests = Guest.objects.exclude(pk__in=_late())
    if guests.count() >= settings.GUESTS or guests.filter(origin=origin).count() >= settings.GUESTS_FROM_ONE_PLACE:
        raise NoRoom(_("Too many visitors are trying things out right now. Sign up or log in to go on."))


def _origin(request: HttpRequest) -> str:
    """The network that the visitor comes from, as letters that do not tell it."""
    return salted_hmac(SALT, network_of(request)).hexdigest()[:32]


def _digest(letters: str) -> str:
    return hashlib.sha256(letters.encode()).hexdigest()
