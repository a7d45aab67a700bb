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
    game = seated_after("tide_of_iron", a_user(), answers)
    return {each.title: each for each in Seen(game, table_of(game), game.holder).texts}


def test_units_tell_what_the_tables_say() -> None:
    assert titled(6)["Elite Infantry"].lines[:2] == ("4 movement points", "Against infantry: dice 2, range 4")
