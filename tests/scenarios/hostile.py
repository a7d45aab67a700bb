"""Verbs for documents made to hurt: each way in refuses them by name, within a second, and stores nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from scenarios.checking import FIRST
from scenarios.games import pages_of
from scenarios.models import Draft, Scenario
from scenarios.services import create_scenario
from tests.support.effort import at_most

JSON: Final = "application/json"


def refused_by_the_api(client: Client, text: str) -> None:
    """Import and creation name what is wrong."""
    body = _encoded(text)
    for address, sent in (("/api/v1/scenarios/import", body), ("/api/v1/scenarios", b'{"scenario": ' + body + b"}")):
        answer = _within_a_second(partial(client.post, address, sent, content_type=JSON))
        assert 400 <= answer.status_code < 500, (address, answer.content[:300])
        told = answer.json()
        assert told["errors"] or told["code"] == "too_large", told
        assert answer["Content-Type"] == "application/problem+json"
    assert not Scenario.objects.exists()


def refused_by_the_check(client: Client, text: str) -> None:
    """The check says what is wrong, or can't read it."""
    answer = _within_a_second(partial(client.post, "/api/v1/scenarios/lint", _encoded(text), content_type=JSON))
    if answer.status_code == 200:
        told = answer.json()
        assert told["playable"] is False and told["problems"]
        assert all(each["rule"] and each["message"] for each in told["problems"])
    else:
        assert answer.status_code in (400, 413)


def refused_as_a_file(client: Client, text: str) -> None:
    """The page refuses the upload, and shows nothing of it as markup."""
    file = SimpleUploadedFile("scenario.json", _encoded(text), content_type=JSON)
    answer = _within_a_second(partial(client.post, reverse("scenarios:new"), {"file": file}))
    assert answer.status_code in (400, 413, 422)
    assert "<script>alert" not in answer.content.decode()
    assert not Scenario.objects.exists()


def refused_as_a_text(client: Client, text: str) -> None:
    """The page refuses what was pasted, and keeps it."""
    pasted = _encoded(text).decode("utf-8", "replace")
    answer = _within_a_second(partial(client.post, reverse("scenarios:new"), {"source": pasted, "check": "1"}))
    page = answer.content.decode()
    assert answer.status_code in (200, 400, 413, 422)
    assert "<script>alert" not in page and "<img src=x" not in page
    if answer.status_code == 200:
        assert 'class="problems"' in page
    assert not Scenario.objects.exists()


def never_more_than_a_draft(client: Client, text: str) -> None:
    """The workshop refuses it, or keeps it as a draft with its problems named; no version and no markup comes of it."""
    scenario = create_scenario(owner=User.objects.get(username="ada"), definition=pages_of(FIRST).example())
    address = f"/api/v1/scenarios/{scenario.public_id}/draft"
    body = b'{"revision": 0, "document": ' + _encoded(text) + b"}"
    answer = _within_a_second(partial(client.put, address, body, content_type=JSON))
    if answer.status_code == 200:
        assert answer.json()["report"]["problems"] and not answer.json()["report"]["playable"]
        assert 400 <= client.post(f"{address}/save", '{"revision": 1}', content_type=JSON).status_code < 500
    else:
        assert answer.status_code in (400, 413) and answer["Content-Type"] == "application/problem+json"
        assert not Draft.objects.exists()
    for page in ("workshop", "workshop/history"):
        shown = client.get(f"/scenarios/{scenario.public_id}/{page}")
        assert shown.status_code == 200 and "<script>alert" not in shown.content.decode()
    assert scenario.versions.count() == 1


WAYS_IN: Final = (
    refused_by_the_api,
    refused_by_the_check,
    refused_as_a_file,
    refused_as_a_text,
    never_more_than_a_draft,
)


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _within_a_second(call: Callable[[], Any]) -> Any:
    with at_most(seconds=1):
        return call()
