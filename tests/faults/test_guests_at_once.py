"""Two visitors who become guests at once never take more places than there are.

The twin goes without the guard: both count the guests before either is one, and both come in.
"""

from __future__ import annotations

from unittest.mock import patch

import pytest
from django.contrib.auth.models import AnonymousUser
from django.db import connection
from django.test import RequestFactory
from pytest_django.fixtures import Settings

from accounts import guests
from accounts.models import Guest
from tests.support.interleaving import Meeting, at_once, until_somebody_waits_for_a_lock

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(
        connection.vendor != "postgresql", reason="SQLite lets one writer in at a time; run with DATABASE_URL"
    ),
]


@pytest.fixture(autouse=True)
def room_for_one(settings: Settings) -> None:
    settings.GUESTS = 1


def two_come() -> int:
    """Two visitors sit down at once; the number that found no room."""
    refused = []

    def come() -> None:
        request = RequestFactory().get("/play")
        request.user = AnonymousUser()
        try:
            guests.welcome(request)
        except guests.NoRoom as reason:
            refused.append(reason)

    at_once(come, come)
    return len(refused)


def test_the_second_of_two_waits_and_finds_no_room() -> None:
    real = guests._digest

    def after_the_other_waits(letters: str) -> str:
        until_somebody_waits_for_a_lock()
        return real(letters)

    with patch("accounts.guests._digest", side_effect=after_the_other_waits):
        assert two_come() == 1
    assert Guest.objects.count() == 1


def test_without_the_guard_both_come_in() -> None:
    with patch("accounts.guests._one_at_a_time"), Meeting().before("accounts.guests._digest"):
        assert two_come() == 0
    assert Guest.objects.count() == 2
