"""A page that looks for news: what it compares belongs to the table, and a look in vain reads no table."""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from sandtable.engine.viewing import games_with_views
from simulate.models import Place, SeatedGame, SeatedState
from simulate.watching.seat import services as seat_services
from simulate.watching.seat.seated import table_of
from simulate.watching.table import services
from simulate.watching.table.faces import letters_of
from simulate.watching.table.screen import Screen
from simulate.watching.table.standing import look_on
from tests.conformance.examples import example_of
from tests.support.people import a_shared_table, answered, at_seat
from tests.support.seats import let_agents_think

pytestmark = pytest.mark.django_db
TURNS = 12


def looked(browser: Client, game: SeatedGame, etag: str = "") -> Any:
    return browser.get(f"{game.get_absolute_url()}/table", headers={"If-None-Match": etag} if etag else {})


def answered_by_chance(game: SeatedGame, chance: random.Random) -> SeatedGame:
    """The game after the person who is asked has answered, or has gone on."""
    table = table_of(game)
    at = at_seat(game, table.asked)
    if table.is_formal:
        seat_services.go_on(game=at, question=at.question)
    else:
        seat_services.answer(game=at, question=at.question, option=chance.randrange(table.state.count()))
    return let_agents_think(game)


@pytest.mark.parametrize("name", games_with_views())
def test_the_letters_of_every_screen_are_those_of_its_table(ada: User, name: str) -> None:
    """Also while others may react, after every answer, with agents at the table, and for those who look on."""
    seats = range(len(example_of(name).subjects))
    game, chance = (
        let_agents_think(a_shared_table(ada, name, people=seats[:-1] if len(seats) > 2 else seats)),
        random.Random(3),
    )
    for _ in range(TURNS):
        assert game.faces["screens"].keys() == {"-1", *map(str, game.people)}
        for seat in game.people:
            at = at_seat(game, seat)
            assert letters_of(at) == Screen(at, table_of(at)).letters
        watching = look_on(SeatedGame.objects.get(pk=game.pk))
        assert letters_of(watching) == Screen(watching, table_of(watching)).letters
        if game.state != SeatedState.PERSON:
            break
        game = answered_by_chance(game, chance)


def test_an_owner_of_two_seats_passes_the_screen_on(ada: User) -> None:
    game = a_shared_table(ada, people=(0, 1))
    asked = table_of(game).asked
    for holder in (-1, 1 - asked, asked):
        at = at_seat(game, holder)
        at.own_seats = frozenset({0, 1})
        assert letters_of(at) == Screen(at, table_of(at)).letters
        assert (letters_of(at)[0] == "pass") == (holder != asked)


def test_a_look_in_vain_reads_no_table(both: SeatedGame, as_ada: Client) -> None:
    etag = looked(as_ada, both)["ETag"]
    with CaptureQueriesContext(
        connection,
    ) as asked:
        assert looked(as_ada, both, etag).status_code == 304
    read = [each["sql"] for each in asked.captured_queries]
    assert any("faces" in sql for sql in read), "the letters are read"
    for large in ("kept", "snapshot", "decisions"):
        assert not any(f'"{large}"' in sql for sql in read), f"{large} is not needed"
    assert not any(sql.startswith(("UPDATE", "INSERT")) for sql in read), "nobody waits for a writer"


def test_every_answer_brings_news(both: SeatedGame, as_ada: Client, as_bob: Client) -> None:
    tags = [looked(browser, both)["ETag"] for browser in (as_ada, as_bob)]
    answered(both)
    for browser, tag in zip((as_ada, as_bob), tags, strict=True):
        news = looked(browser, both, tag)
        assert news.status_code == 200 and looked(browser, both, news["ETag"]).status_code == 304


def test_a_game_that_was_given_up_is_news(both: SeatedGame, as_ada: Client, as_bob: Client) -> None:
    tags = [looked(browser, both)["ETag"] for browser in (as_ada, as_bob)]
    seat_services.give_up(game=SeatedGame.objects.get(pk=both.pk))
    for browser, tag in zip((as_ada, as_bob), tags, strict=True):
        assert looked(browser, both, tag).status_code == 200


def test_who_sits_down_or_leaves_is_news(ada: User, bob: User, as_ada: Client) -> None:
    game = a_shared_table(ada)
    tags = [looked(as_ada, game)["ETag"]]
    services.take_by_link(user=bob, letters=services.new_links(game=game, seats=[1])[1])
    tags.append(looked(as_ada, game)["ETag"])
    services.leave(user=bob, game=game)
    assert looked(as_ada, game)["ETag"] == tags[0] != tags[1]


def test_a_row_of_an_earlier_version_is_looked_at_in_its_table(both: SeatedGame, as_ada: Client) -> None:
    etag = looked(as_ada, both)["ETag"]
    SeatedGame.objects.filter(pk=both.pk).update(faces={})
    assert looked(as_ada, both)["ETag"] == etag


def test_the_game_of_a_closed_account_is_gone_for_its_guests(both: SeatedGame, as_ada: Client, as_bob: Client) -> None:
    assert Place.objects.filter(game=both).count() == 2
    User.objects.filter(pk=both.owner_id).update(is_active=False)
    assert looked(as_bob, both).status_code == 404
