"""Mails that tell a person of their turn."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import DjangoCaptureOnCommitCallbacks

from simulate.models import Place, SeatedGame
from simulate.watching.table import mails, services
from simulate.watching.table.mails import tell_turn
from tests.support.people import asked_seat

pytestmark = pytest.mark.django_db


@pytest.fixture
def asked(both: SeatedGame) -> Place:
    """The place of the person whose turn it is, who wants mails."""
    place = Place.objects.get(game=both, seat=asked_seat(both))
    mails.wish_for_mail(place=place, site="https://example.org")
    return place


def test_a_mail_tells_once_whose_turn_it_is(asked: Place) -> None:
    assert asked.user is not None
    assert tell_turn(asked.game_id) and not tell_turn(asked.game_id)
    (sent,) = mail.outbox
    assert sent.to == [asked.user.email]
    assert f"https://example.org/play/{asked.game.public_id}\n" in sent.body
    SeatedGame.objects.filter(pk=asked.game_id).update(question="1" * 24)
    assert tell_turn(asked.game_id)


def test_no_mail_while_the_page_looks(asked: Place) -> None:
    Place.objects.filter(pk=asked.pk).update(looked_at=timezone.now())
    assert not tell_turn(asked.game_id)
    Place.objects.filter(pk=asked.pk).update(looked_at=timezone.now() - mails.LOOKS - timedelta(seconds=1))
    assert tell_turn(asked.game_id)


def test_nobody_gets_a_mail_who_did_not_ask(both: SeatedGame) -> None:
    assert not tell_turn(both.pk) and not mail.outbox


def test_the_other_person_gets_none(asked: Place) -> None:
    Place.objects.filter(game=asked.game).update(mail_site="")
    other = Place.objects.exclude(pk=asked.pk).get()
    mails.wish_for_mail(place=other, site="https://example.org")
    assert not tell_turn(asked.game_id)


def test_closed_accounts_and_people_without_an_address_get_none(asked: Place) -> None:
    User.objects.filter(places=asked).update(is_active=False)
    assert not tell_turn(asked.game_id)
    User.objects.filter(places=asked).update(is_active=True, email="")
    assert not tell_turn(asked.game_id)


def test_an_answer_lets_the_next_person_be_told_after_the_commit(
    both: SeatedGame, as_ada: Client, as_bob: Client, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    for browser in (as_ada, as_bob):
        browser.post(f"/play/{both.public_id}/mail", {"wanted": "1"})
    assert set(Place.objects.values_list("mail_site", flat=True)) == {"http://testserver"}
    seat = first = asked_seat(both)
    while seat == first:
        game = SeatedGame.objects.get(pk=both.pk)
        with django_capture_on_commit_callbacks(execute=True):
            (as_ada, as_bob)[seat].post(f"/play/{game.public_id}/answer", {"question": game.question, "option": "0"})
        seat = asked_seat(both)
    assert mail.outbox[-1].to == [("ada@example.org", "bob@example.org")[seat]]


def test_leaving_and_a_word_end_mails(both: SeatedGame, as_bob: Client, bob: User) -> None:
    as_bob.post(f"/play/{both.public_id}/mail", {"wanted": "1"})
    as_bob.post(f"/play/{both.public_id}/mail", {"wanted": "0"})
    assert Place.objects.get(user=bob).mail_site == ""
    as_bob.post(f"/play/{both.public_id}/mail", {"wanted": "1"})
    services.leave(user=bob, game=both)
    assert Place.objects.get(seat=1).mail_site == ""
