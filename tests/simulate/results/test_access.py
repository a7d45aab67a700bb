"""The playtest that an address names, while its games are being counted."""

from __future__ import annotations

import pytest
from django.test import RequestFactory

from simulate.results.access import visible_batch
from simulate.results.reading import read
from tests.support.playtests import a_batch, a_user, play_all

pytestmark = pytest.mark.django_db


@pytest.mark.usefixtures("usual_chunks")
def test_a_report_has_the_games_of_one_moment_though_others_are_counted_meanwhile(rf: RequestFactory) -> None:
    batch, request = a_batch(owner=a_user("ada")), rf.get("/")
    request.user = batch.owner
    found = visible_batch(request, batch.public_id)
    play_all()
    before, after = read(found).games, read(visible_batch(request, batch.public_id)).games
    assert before.total == sum(before.endings.values()) == 0
    assert after.total == sum(after.endings.values()) > 0
