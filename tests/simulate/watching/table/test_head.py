"""The head of a seat page tells who sits where, also when somebody sits down while the page is open."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.test import Client

from simulate.models import SeatedGame
from tests.support.people import sit_down


def test_the_piece_that_a_page_fetches_brings_the_names(free: SeatedGame, as_ada: Client, bob: User) -> None:
    page = as_ada.get(free.get_absolute_url())
    assert "a free seat" in page.content.decode().split("data-seat-players", 1)[1].split("</p>", 1)[0]
    address = f"/play/{free.public_id}/table"
    before = as_ada.get(address)
    sit_down(free, bob)
    after = as_ada.get(address, headers={"If-None-Match": before["ETag"]})
    told = after.content.decode().split("data-seat-who>", 1)[1].split("</template>", 1)[0]
    assert after.status_code == 200 and "bob" in told and "a free seat" not in told
