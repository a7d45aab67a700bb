"""Reactions with hidden cards, about which a person may not want to be asked."""

from __future__ import annotations

import random

import pytest

from simulate.watching.seat import services
from simulate.watching.seat.seated import table_of
from simulate.watching.seat.silence import may_be_silenced, reaction_of
from tests.support.clicks import a_request
from tests.support.playtests import a_user

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("kind", ["Bullets", "Secret Deals"])
def test_among_people_a_question_about_a_hidden_card_is_always_asked(kind: str) -> None:
    owner, request, chance = a_user(), a_request("mafia_city", "standard"), random.Random(2)
    alone, together = [
        services.start(owner=owner, request=request, people=people, idempotency_key=str(people))
        for people in ((0,), (0, 1, 2))
    ]
    table = table_of(together)
    while reaction_of(table) != kind:
        assert table.seat >= 0, f"never asked about {kind}"
        asked = table.state.ask()
        assert asked is not None
        places = [index for index, words in enumerate(asked.options) if words.startswith("place")]
        table.take(chance.choice(places) if places else table.state.count() - 1)
    assert may_be_silenced(alone, table)
    assert not may_be_silenced(together, table), "its absence would tell what somebody holds"
