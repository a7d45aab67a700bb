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
    game = seated_after("stay_on_target", a_user(), answers)
    return {each.title: each for each in Seen(game, table_of(game), game.holder).texts}


def test_each_kind_of_card_has_its_text() -> None:
    texts = titled(2)
    assert "deflects one attack of any type" in dict(texts["Millennium Falcon"].rules)["SOT-REB-04"]
    assert texts["Backup shield"].at[:2] == ("shield:0", "shield:1")
