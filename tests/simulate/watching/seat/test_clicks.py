"""The number of clicks in fixed games, played through the services by a person with the shortest way to each option."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User

from simulate.watching.seat import services
from tests.support.clicks import Marcher, Person, a_request, is_open
from tests.support.seats import SMALL_GAME

pytestmark = pytest.mark.django_db


def test_a_round_in_which_every_unit_advances_takes_a_click_for_each(ada: User) -> None:
    request = a_request("tide_of_iron", "crossroads")
    marcher = Marcher.at(services.start(owner=ada, request=request, people=(0,), idempotency_key="k"))
    marcher.skip_to_round(1)
    while is_open(marcher.game) and marcher.round == 1:
        marcher.act()
    count = marcher.count
    assert count.decisions >= 66 and count.clicks <= 30, count


def test_a_decision_of_destiny_takes_hardly_more_than_a_click(ada: User) -> None:
    request = a_request("destiny", "kylo-ren-starter", "rey-starter")
    person = Person.at(services.start(owner=ada, request=request, people=(0,), idempotency_key="k"))
    while is_open(person.game) and person.round <= 2:
        person.act()
    count = person.count
    assert count.decisions >= 20 and count.clicks <= 1.5 * count.decisions, count


def test_two_people_at_one_screen_seldom_pass_it_on(ada: User) -> None:
    """40 passes for 182 answers are wanted; where each change of seats was a pass there were 112."""
    request = a_request(SMALL_GAME, "standard")
    people = Person.at(services.start(owner=ada, request=request, people=(0, 1), idempotency_key="k"))
    while is_open(people.game):
        people.act()
    count = people.count
    assert count.answers >= 60 and count.passes <= 40 / 182 * count.answers, count
