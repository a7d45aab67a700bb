"""The cache is in Redis, and Redis is away: people still log in, the API still answers, and limits still hold."""

from __future__ import annotations

import logging

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client
from pytest_django.fixtures import Settings
from rest_framework.test import APIClient
from rest_framework.throttling import SimpleRateThrottle

from config.settings import base

pytestmark = pytest.mark.django_db
PASSWORD = "a long sentence 1"


@pytest.fixture(autouse=True)
def cache_away(settings: Settings) -> None:
    settings.ACCOUNT_RATE_LIMITS = base.ACCOUNT_RATE_LIMITS
    settings.CACHES = {"default": {"BACKEND": "web.cache.RedisOrMemory", "LOCATION": "redis://127.0.0.1:1/0"}}
    cache.clear()


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
