"""Answers go out packed: as small as can be, the same once unpacked, and still telling one version from another."""

from __future__ import annotations

import gzip
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpResponse, StreamingHttpResponse
from django.test import Client, RequestFactory

from tests.support.playtests import a_batch, a_user, play_all
from tests.support.toy_game import toy_game_registered
from web.middleware import Packed

pytestmark = pytest.mark.django_db
DRAWN = re.compile(r'"[\w-]{64}"|value="[\w-]{22}"')
"""Values of forms that are drawn anew for every page: the CSRF token, the key of a request."""


@pytest.fixture(autouse=True)
def _toy_game() -> Iterator[None]:
    with toy_game_registered():
        yield


@pytest.fixture
def user() -> AbstractBaseUser:
    return a_user("rey")


@pytest.fixture
def browser(user: Any) -> Client:
    """A browser as they are today: it takes gzip."""
    client = Client(headers={"accept-encoding": "gzip, deflate, br"})
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


@pytest.fixture
def plain(user: Any) -> Client:
    """A caller that takes nothing packed."""
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


def body(response: Any) -> bytes:
    """The answer as a browser shows it."""
    content = b"".join(response.streaming_content) if response.streaming else response.content
    return gzip.decompress(content) if response.get("Content-Encoding") == "gzip" else content


@pytest.mark.parametrize("address", ["/", "/playtests", "/account/email/", "/nothing", "/api/v1/schema"])
def test_answers_are_packed_and_the_same_once_unpacked(browser: Client, plain: Client, address: str) -> None:
    packed, whole = browser.get(address), plain.get(address)
    assert packed.status_code == whole.status_code
    assert (packed.get("Content-Encoding"), whole.get("Content-Encoding")) == ("gzip", None)
    assert DRAWN.sub("", body(packed).decode()) == DRAWN.sub("", body(whole).decode())
    assert int(packed["Content-Length"]) == len(packed.content) < len(whole.content) / 2 + 100
    for response in (packed, whole):
        assert "Accept-Encoding" in response["Vary"]


@pytest.mark.parametrize("takes", ["", "identity", "br", "gzip;q=0", "gzip; q=0.0, br", "identity, gzip;q=0"])
def test_nobody_gets_what_they_do_not_take(plain: Client, takes: str) -> None:
    response = plain.get("/", headers={"accept-encoding": takes})
    assert "Content-Encoding" not in response
    assert "Accept-Encoding" in response["Vary"]


@pytest.mark.parametrize("takes", ["gzip", "br, gzip;q=0.5", "GZIP;q=1.0".lower(), "gzip;q=0.01"])
def test_any_weight_but_zero_takes_gzip(plain: Client, takes: str) -> None:
    assert plain.get("/", headers={"accept-encoding": takes})["Content-Encoding"] == "gzip"


def test_short_answers_stay_as_they_are(browser: Client) -> None:
    response = browser.get("/health/live")
    assert "Content-Encoding" not in response
    assert response.json() == {"status": "ok"}


def test_lengths_tell_nothing_and_the_token_is_another_one_every_time(browser: Client) -> None:
    """BREACH reads a secret off the lengths of answers that also hold a guess of the attacker's."""
    answers = [browser.get("/playtests/new", {"a": "guess"}) for _ in range(12)]
    assert len({len(answer.content) for answer in answers}) > 3
    tokens = [re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"', body(answer).decode())[0] for answer in answers]
    assert len(set(tokens)) == len(answers)


# --- Versions


def test_an_unchanged_playtest_is_not_sent_again(browser: Client, user: Any) -> None:
    address = f"/api/v1/playtests/{a_batch(owner=user).public_id}"
    first = browser.get(address)
    assert first["Content-Encoding"] == "gzip"
    assert first["ETag"].startswith('W/"')
    again = browser.get(address, headers={"if-none-match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "Accept-Encoding" in again["Vary"]


def test_a_poll_is_304_while_nothing_changed_and_286_in_the_end(browser: Client, user: Any) -> None:
    batch = a_batch(owner=user)
    address = f"{batch.get_absolute_url()}/progress"
    first = browser.get(address)
    assert (first.status_code, first["Content-Encoding"]) == (200, "gzip")
    again = browser.get(address, headers={"if-none-match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    play_all()
    last = browser.get(address, headers={"if-none-match": first["ETag"]})
    assert (last.status_code, last["Content-Encoding"]) == (286, "gzip")
    assert b"hx-trigger" not in body(last)


def test_a_writer_names_the_version_by_the_tag_of_a_packed_answer(browser: Client) -> None:
    table = {"name": "Kitchen table", "sets": ["AW"], "points": 25, "size": 20, "copies": 2}
    made = browser.post("/api/v1/own-formats", {"format": table}, content_type="application/json")
    stored = json.loads(body(made))
    address = f"/api/v1/own-formats/{stored['id']}"
    read = browser.get(address)
    assert (read["Content-Encoding"], read["ETag"][:3]) == ("gzip", 'W/"')

    def put() -> int:
        change = {"format": {**stored["format"], "points": 31}}
        headers = {"if-match": read["ETag"]}
        return browser.put(address, change, content_type="application/json", headers=headers).status_code

    assert put() == 200
    assert put() == 412, "it is another version by now"


# --- Downloads


@pytest.mark.parametrize("kind", ["ndjson", "csv"])
def test_games_are_streamed_packed_line_by_line(browser: Client, plain: Client, user: Any, kind: str) -> None:
    batch = a_batch(owner=user, pairs=200)
    play_all()
    address = f"/api/v1/playtests/{batch.public_id}/games?format={kind}"
    packed, whole = browser.get(address), plain.get(address)
    assert packed["Content-Encoding"] == "gzip" and packed.streaming and "Content-Length" not in packed
    assert (lines := body(packed)) == body(whole)
    assert len(lines.splitlines()) == 400 + (kind == "csv")


def test_a_long_download_is_sent_while_it_is_made(rf: RequestFactory) -> None:
    dice, made = random.Random(1), list[int]()

    def lines() -> Iterator[str]:
        for number in range(10_000):
            made.append(number)
            yield f"{dice.getrandbits(64):016x}\n"

    packed = Packed(lambda _: HttpResponse()).process_response(
        rf.get("/", headers={"accept-encoding": "gzip"}), StreamingHttpResponse(lines())
    )
    pieces = iter(packed)
    head, first = next(pieces), next(pieces)
    assert first and 0 < len(made) < 5_000, "the first games are on their way before most are read"
    unpacked = gzip.decompress(b"".join([head, first, *pieces]))
    assert len(unpacked.splitlines()) == len(made) == 10_000
