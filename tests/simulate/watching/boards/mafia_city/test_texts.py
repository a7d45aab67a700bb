"""The texts of its things at a table."""

from __future__ import annotations

import pytest

from simulate.watching.boards.explaining import Explained
from simulate.watching.seat.seated import table_of
from simulate.watching.seat.seeing import Seen
from tests.support.playtests import a_user
from tests.support.seats import seated_after

pytestmark = pytest.mark.django_db


def titled(answers: int) -> dict[str, Explained]:
    game = seated_after("mafia_city", a_user(), answers)
    return {each.title: each for each in Seen(game, table_of(game), game.holder).texts}


def test_cards_and_places_quote_their_rules() -> None:
    harbour = dict(titled(3)["Harbour"].rules)
    assert "the controller may move the Hitman figure" in harbour["MAF-HAR-02"]
    assert not harbour["MAF-HAR-02"].startswith("["), "the page of the printed book is left out"
