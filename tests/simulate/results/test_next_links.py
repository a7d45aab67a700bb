"""The next steps as links, and the course of a result: each step leads to a form that is filled in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.contrib.auth.models import AnonymousUser

from sandtable.playtest.report.course import Stretch, course
from simulate.asking import services
from simulate.models import Batch
from simulate.results.next_links import links
from simulate.results.reading import read
from tests.support.playtests import a_playable, a_request, a_side, a_skirmish, a_user, offer, play_all
from tests.support.reports import games, in_turn_order, of_decks, of_scenario

pytestmark = pytest.mark.django_db


def played(request: Any, owner: Any) -> Batch:
    services.create_batch(owner=owner, request=request, idempotency_key="k")
    play_all()
    return Batch.objects.get()


def asked(url: str) -> dict[str, list[str]]:
    return parse_qs(urlsplit(url).query)


def test_more_games_keep_decks_agents_and_seed() -> None:
    owner = a_user()
    batch = played(a_request(pairs=10), owner)
    report = read(batch)
    (more, check) = links(batch, report, owner)
    assert more.words == f"play {report.verdict.games_needed} more games".replace(",", "\u202f")
    fields = asked(more.url)
    assert fields["a"] == ["/decks/A/v/1"] and fields["agent_b"] == ["random"] and fields["seed"] == ["7"]
    assert int(fields["rotations"][0]) == (20 + report.verdict.games_needed) // 2
    assert asked(check.url)["strengths"] == ["random", "planner-3"] and check.time == ""


def test_the_weaker_deck_may_have_a_better_card() -> None:
    owner = a_user()
    batch = played(a_request(a_side("Kylo", strength=2), a_side("Rey"), pairs=30), owner)
    found = {each.words: each.url for each in links(batch, read(batch), owner)}
    assert asked(found["find a better card for Rey"])["deck"] == ["/decks/Rey/v/1"]


def test_readers_get_no_ids_of_decks_and_no_times() -> None:
    batch = played(a_request(pairs=10), a_user())
    assert all(each.url == "" for each in links(batch, read(batch), a_user()))


def test_who_may_see_all_decks_may_ask_for_more_and_a_visitor_logs_in_first(
    client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kylo, rey = a_playable("Kylo"), a_playable("Rey")
    sides = (replace(a_side(name), source=each.reference) for name, each in (("A", kylo), ("B", rey)))
    batch = played(a_request(*sides, pairs=10), a_user())
    offer(monkeypatch, kylo)
    assert {each.url for each in links(batch, read(batch), AnonymousUser())} == {""}
    offer(monkeypatch, kylo, rey)
    more, check = links(batch, read(batch), AnonymousUser())
    assert asked(more.url)["a"] == ["kylo:1"] and asked(check.url)["b"] == ["rey:1"]
    answer = client.get(more.url)
    assert answer.status_code == 302 and asked(answer.url)["next"] == [more.url]


def test_the_page_shows_steps_and_the_course(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulate.queue.ledger.chunk_size", lambda *_given, **_more: 10, raising=False)
    monkeypatch.setattr("simulate.queue.sizing.chunk_size", lambda *_given, **_more: 10)
    owner = a_user()
    batch = played(a_skirmish(games=60), owner)
    client.force_login(owner)
    shown = client.get(batch.get_absolute_url()).content.decode()
    assert "What is next" in shown
    assert batch.chunks.count() < 3 or "by games played" in shown


def test_the_course_ends_with_the_share_of_all_games() -> None:
    """40 games in four stretches: 7, 13, 20 and 26 won; the bands narrow."""
    report = of_scenario(games(*[0] * 26, *[1] * 14))
    found = course(report, [Stretch(7, 3, 0), Stretch(6, 4, 0), Stretch(7, 3, 0), Stretch(6, 4, 0)])
    assert [each.games for each in found] == [10, 20, 30, 40]
    assert [each.value for each in found] == [0.7, 13 / 20, 20 / 30, 26 / 40]
    widths = [each.high - each.low for each in found]
    assert widths == sorted(widths, reverse=True) and all(each.is_anytime for each in found)


def test_the_course_of_pairs_scatters_as_all_of_them_do() -> None:
    """Every pair is shared: the effect is 0, and of all pairs the course ends with the interval for any time."""
    report = of_decks(games(*[0, 1] * 50))
    last = course(report, [Stretch(25, 25, 0), Stretch(25, 25, 0)])[-1]
    assert (last.value, last.games) == (0.5, 100)
    assert last.low == pytest.approx(1 - last.high) and last.high < 0.55


def test_seats_that_are_alike_have_no_course() -> None:
    assert course(in_turn_order(games(0, 1, 2)), [Stretch(1, 2, 0)]) == []
