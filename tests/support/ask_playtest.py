"""`python -m tests.support.ask_playtest kylo-ren-starter rey-starter '{"pairs": 10, "seed": 5, "agents": "greedy-2"}'`.

The demo user asks for a playtest of two demo decks, as anybody would through the API; prints the id of the batch. The
agent is named once for both sides, or once for each. Without arguments it reads them from lines, each a list in JSON,
and answers each.
"""

from __future__ import annotations

import json
import secrets
import sys
from typing import Any

import django

django.setup()

from django.contrib.auth import get_user_model  # noqa: E402
from rest_framework.test import APIClient  # noqa: E402

from decks.models import Deck  # noqa: E402


def ask(slugs: list[str], wanted: dict[str, Any]) -> str:
    user = get_user_model().objects.get(username="demo")
    decks = [Deck.objects.get(owner=user, slug=slug).public_id for slug in slugs]
    agents = wanted.pop("agents").split(",")
    sides = zip(decks, agents * len(decks) if len(agents) == 1 else agents, strict=True)
    client = APIClient(HTTP_HOST="localhost")
    client.force_login(user)
    answer = client.post(
        "/api/v1/playtests",
        {"game": "destiny", "sides": [{"deck": deck, "agent": agent} for deck, agent in sides], **wanted},
        format="json",
        headers={"Idempotency-Key": secrets.token_hex(8)},
    )
    assert answer.status_code == 202, answer.content
    return str(answer.json()["id"])


def main(arguments: list[str]) -> None:
    for words in [arguments] if arguments else map(json.loads, sys.stdin):
        print(ask(words[:2], json.loads(words[2])), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
