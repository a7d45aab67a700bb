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
    game = seated_after("space_bastards", a_user(), answers)
    return {each.title: each for each in Seen(game, table_of(game), game.holder).texts}


def test_relationships_and_action_cards_have_one_text() -> None:
    trade = titled(2)["Trade"]
    assert trade.at[0] == "relation:trade" and "1 money for every pair" in dict(trade.rules)["SPB-TRA-02"]
