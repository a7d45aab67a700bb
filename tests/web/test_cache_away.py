"""The cache is in Redis, and Redis is away: people still log in, the API still answers, and limits still hold."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client
from pytest_django.fixtures import Settings
from rest_framework.test import APIClient
from rest_framework.throttling import SimpleRateThrottle

import web.cache
from config.settings import base
from tests.support.link import Link, a_link
from tests.support.services import RedisServer

pytestmark = pytest.mark.django_db
PASSWORD = "a long sentence 1"


@pytest.fixture(autouse=True)
def cache_away(settings: Settings) -> None:
    settings.ACCOUNT_RATE_LIMITS = base.ACCOUNT_RATE_LIMITS
    settings.CACHES = {"default": {"BACKEND": "web.cache.RedisOrMemory", "LOCATION": "redis://127.0.0.1:1/0"}}
    cache.clear()
    web.cache._rests_until.clear()


@pytest.fixture
def slow_redis(redis_server: RedisServer, settings: Settings) -> Iterator[Link]:
    """The cache is in a Redis that answers, through this link."""
    with a_link(redis_server.port) as link:
        settings.CACHES = {
            "default": {"BACKEND": "web.cache.RedisOrMemory", "LOCATION": f"redis://127.0.0.1:{link.port}/1"}
        }
        yield link


def log_in(password: str) -> int:
    return Client().post("/account/login/", {"login": "rey", "password": password}).status_code


def test_people_log_in_and_the_log_says_what_is_missing(caplog: pytest.LogCaptureFixture) -> None:
    User.objects.create_user("rey", password=PASSWORD)
    with caplog.at_level(logging.WARNING):
        assert log_in(PASSWORD) == 302
    assert "the cache in Redis is away" in caplog.text


def test_wrong_passwords_are_still_limited() -> None:
    User.objects.create_user("rey", password=PASSWORD)
    assert [log_in("wrong") for _ in range(5)] == [200] * 5
    assert log_in(PASSWORD) == 200, "the sixth try of one client for one account"


@pytest.mark.parametrize(("times", "answer"), [(2, 200), (3, 429)])
def test_the_api_answers_within_its_limits(monkeypatch: pytest.MonkeyPatch, times: int, answer: int) -> None:
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", {"anon": "9/min", "user": "2/min"})
    api = APIClient()
    api.force_login(User.objects.create_user("rey"))
    answers = [api.get("/api/v1/decks").status_code for _ in range(times)]
    assert answers[-1] == answer


def test_every_call_works_in_memory() -> None:
    assert cache.add("hits", 1) and not cache.add("hits", 7)
    assert cache.incr("hits") == cache.get("hits") == 2
    assert cache.touch("hits", 60) and cache.has_key("hits")
    cache.set_many({"c": 3, "d": 4})
    assert cache.get_many(["c", "d", "e"]) == {"c": 3, "d": 4}
    cache.delete_many(["c"])
    assert cache.delete("d") and cache.get("c", "nothing") == "nothing"
    cache.clear()
    assert cache.get("hits") is None


def test_a_log_in_waits_once_for_a_redis_that_stands_still(
    slow_redis: Link, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And asks it again later."""
    moment = [1000.0]
    monkeypatch.setattr(web.cache, "monotonic", lambda: moment[0])
    User.objects.create_user("rey", password=PASSWORD)
    cache.set("hits", 1)
    slow_redis.freeze()
    with caplog.at_level(logging.WARNING, "web.cache"):
        assert log_in(PASSWORD) == 302
    assert caplog.text.count("the cache in Redis is away") == 1, "each time costs a second"
    slow_redis.thaw()
    assert cache.get("hits") is None
    moment[0] += web.cache.REST_S
    assert cache.get("hits") == 1


def test_a_request_of_the_api_makes_two_trips_to_redis(slow_redis: Link, monkeypatch: pytest.MonkeyPatch) -> None:
    """One to read who asked how often, one to write it: with half a second on the way, a second."""
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", {"anon": "9/min", "user": "9/min"})
    api = APIClient()
    api.force_login(User.objects.create_user("rey"))
    assert api.get("/api/v1/decks").status_code == 200
    before = slow_redis.trips
    assert api.get("/api/v1/decks").status_code == 200
    assert slow_redis.trips - before == 2
