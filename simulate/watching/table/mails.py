"""Mails that tell a person of their turn: only to those who asked for them, and never while their page looks."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Final

from django.core.mail import send_mail
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.guests import is_guest
from simulate.models import Place, SeatedGame, SeatedState
from simulate.watching.seat.seated import RulesChanged, table_of

log = logging.getLogger("simulate.table")
LOOKS: Final = timedelta(seconds=90)
"""A page that has asked for the table in this time looks: it asks every few seconds."""


def can_get_mail(place: Place) -> bool:
    """Whether there is an account with an address behind this seat."""
    return place.user is not None and bool(place.user.email) and not is_guest(place.user)


def wish_for_mail(*, place: Place, site: str) -> None:
    """Send mails for this seat, with links to the service at this address; an empty one ends them."""
    Place.objects.filter(pk=place.pk, user=place.user).update(mail_site=site)


def wants_mail(game_id: int) -> bool:
    """Whether anybody at this table has asked for mails."""
    return Place.objects.filter(game_id=game_id, user__is_active=True).exclude(mail_site="").exists()


def tell_turn(game_id: int) -> bool:
    """Write to the person who is asked, once for each question; True where a mail was sent."""
    if not wants_mail(game_id):
        return False
    game = SeatedGame.objects.get(pk=game_id)
    place = _asked(game)
    if place is None or not can_get_mail(place) or not _is_first(place, game.question):
        return False
    assert place.user is not None
    subject, text = _words(game, place)
    try:
        send_mail(subject, text, None, [place.user.email])
    except OSError as lost:  # of the mail server, which the errors of SMTP are, too
        log.warning("no mail about game %s to account %s: %s", game.public_id, place.user_id, type(lost).__name__)
        return False
    return True


def _asked(game: SeatedGame) -> Place | None:
    """The place of the person whose turn it is, who has asked for mails and doesn't look."""
    if game.state != SeatedState.PERSON:
        return None
    try:
        seat = table_of(game).asked
    except RulesChanged:
        return None
    away = Q(looked_at=None) | Q(looked_at__lt=timezone.now() - LOOKS)
    wanted = Place.objects.filter(away, game=game, seat=seat, user__is_active=True).exclude(mail_site="")
    return wanted.select_related("user").first()


def _is_first(place: Place, question: str) -> bool:
    """Note that this question is told; False where it was before."""
    return bool(Place.objects.filter(pk=place.pk).exclude(mailed_for=question).update(mailed_for=question))


def _words(game: SeatedGame, place: Place) -> tuple[str, str]:
    address = f"{place.mail_site}{game.get_absolute_url()}"
    text = _(
        "The others wait for you: it is your turn.\n\n%(address)s\n\n"
        "You asked for this mail. To get no more of them, open “People at this table” there."
    )
    subject = _("Your turn: %(game)s") % {"game": game.title}
    return " ".join(subject.split())[:150], text % {"address": address}
