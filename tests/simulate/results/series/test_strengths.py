"""The same playtest at several strengths: asked for by form and API, all or nothing, read together and one by one."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from django.test import Client
from rest_framework.test import APIClient

from sandtable.agents import USUAL
from simulate.asking import strengths
from simulate.asking.refusals import KeyReused
from simulate.asking.services import create_batch
from simulate.models import Batch, Series, SeriesKind
from simulate.results.reading import read
from simulate.results.strengths import strengths as read_strengths
from tests.support.playtests import a_playable, a_request, a_side, a_skirmish, a_user, offer, play_all

pytestmark = pytest.mark.django_db
BOTH = ["random", "greedy-2"]


def asked(request: Any = None, agents: list[str] = BOTH, owner: Any = None, key: str = "key") -> Series:
    found = strengths.create(
        owner=owner or a_user(),
        request=request or a_request(a_side("A", strength=2), a_side("B")),
        strengths=agents,
        idempotency_key=key,
    )
    assert isinstance(found, Series)
    return found


def page(client: Client, address: str) -> str:
    """The words of a page."""
    shown = html.unescape(client.get(address).content.decode())
    return " ".join(re.sub(r"<[^>]*>", " ", shown).split())


def test_each_agent_plays_every_seat_of_a_playtest_of_its_own() -> None:
    made = asked()
    batches = made.batches.order_by("id")
    assert made.kind == SeriesKind.STRENGTHS
    assert [batch.agents for batch in batches] == ["random,random", "greedy-2,greedy-2"]
    assert len({batch.seed for batch in batches}) == 2 and len({batch.n_games for batch in batches}) == 1


def test_on_a_scenario_the_seats_are_then_kept() -> None:
    """Different agents would take every side in turn; the same agent everywhere needs no turning."""
    made = asked(a_skirmish("random", "greedy-2", games=20))
    for batch in made.batches.all():
        assert (batch.n_games, batch.plan().turns_seats, batch.sides) == (20, False, ["Blue", "Red"])


def test_none_is_an_ordinary_playtest() -> None:
    found = strengths.create(owner=a_user(), request=a_request(), strengths=[], idempotency_key="key")
    assert isinstance(found, Batch) and found.series is None


def test_a_key_is_for_one_request_whether_of_one_or_of_several() -> None:
    owner = a_user()
    assert asked(owner=owner) == asked(owner=owner)
    create_batch(owner=owner, request=a_request(), idempotency_key="single")
    with pytest.raises(KeyReused):
        asked(a_request(seed=999), owner=owner, key="single")
    assert Batch.objects.count() == 3


def test_the_page_shows_each_verdict_and_one_over_all(client: Client) -> None:
    made = asked(a_request(a_side("A", strength=6), a_side("B"), pairs=40))
    client.force_login(made.owner)
    play_all()
    together = read_strengths(made)
    shown = page(client, made.get_absolute_url())
    assert f"{together.statement} {together.basis}" in shown and "What is next" in shown
    assert "at 2 strengths" in shown
    assert re.search(r"Points of A\b", shown), "the shares in the table are those of the first deck"
    for each in together.each:
        own = page(client, each.batch.get_absolute_url())
        assert together.sentence in own
        assert all(re.search(rf"\b{other.agent}\b", own) for other in together.each)
    links = client.get(together.each[0].batch.get_absolute_url()).content.decode()
    assert together.each[1].batch.get_absolute_url() in links and made.get_absolute_url() in links


def test_who_may_not_see_the_series_sees_no_sisters(client: Client) -> None:
    """One of its playtests is shared by link, the series isn't."""
    made = asked()
    play_all()
    one, other = made.batches.order_by("id")
    Batch.objects.filter(pk=one.pk).update(visibility="unlisted")
    shown = client.get(one.get_absolute_url())
    assert shown.status_code == 200
    assert other.public_id not in shown.content.decode() and made.public_id not in shown.content.decode()


def test_the_form_asks_for_several_strengths(client: Client, monkeypatch: Any) -> None:
    user: Any = a_user()
    client.force_login(user)
    offer(monkeypatch, a_playable("Rey"), a_playable("Kylo"))
    sent = {
        "deck_a": "rey:1",
        "agent_a": "random",
        "deck_b": "kylo:1",
        "agent_b": "random",
        "size": "own",
        "rotations": "5",
        "seed": "1",
        "key": "k",
        "strengths": BOTH,
    }
    answer = client.post("/playtests/new", sent)
    made = Series.objects.get()
    assert (answer.status_code, answer.headers["Location"]) == (302, made.get_absolute_url())
    refused = client.post("/playtests/new", sent | {"strengths": ["random"], "key": "k2"})
    assert refused.status_code == 422
    assert "Choose two or three different agents" in refused.content.decode()
    assert Series.objects.count() == 1


def test_the_api_asks_for_several_strengths_and_tells_the_joint_verdict(monkeypatch: Any) -> None:
    user: Any = a_user()
    api = APIClient()
    api.force_login(user)
    offer(monkeypatch, a_playable("Rey"), a_playable("Kylo"))
    sides = [{"deck": "rey", "agent": "random"}, {"deck": "kylo", "agent": "random"}]
    body = {"game": "toy", "sides": sides, "pairs": 20, "seed": 3, "strengths": ["random", "greedy"]}
    made = api.post("/api/v1/playtests", body, format="json", headers={"idempotency-key": "a"})
    assert made.status_code == 202 and len(made.json()["playtests"]) == 2, made.json()
    play_all()
    told = api.get(made.json()["url"]).json()
    assert (told["kind"], told["games"], told["games_done"]) == ("strengths", 80, 80)
    assert [each["agent"] for each in told["strengths"]] == ["random", USUAL]
    assert told["verdict"]["state"] in ("unknown", "better", "equal", "depends") and told["verdict"]["sentence"]
    wrong = api.post(
        "/api/v1/playtests", body | {"strengths": ["random"]}, format="json", headers={"idempotency-key": "b"}
    )
    assert wrong.status_code == 400 and Batch.objects.count() == 2


@pytest.mark.usefixtures("usual_chunks")
def test_a_cancelled_playtest_keeps_the_interval_for_any_time() -> None:
    """Its owner may have stopped it on what they saw."""
    batch = create_batch(owner=a_user(), request=a_request(pairs=20), idempotency_key="key")
    assert read(batch).games.look.is_anytime
    play_all()
    batch.refresh_from_db()
    assert not read(batch).games.look.is_anytime
    batch.state = "cancelled"
    assert read(batch).games.look.is_anytime
