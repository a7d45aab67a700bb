"""One private object of every kind, whose owner has written the same secret word into each of them."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, Final

from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from accounts.models import AccessToken
from accounts.services import create_token, revoke_token
from catalog.saved import save_search
from decks import collecting
from decks import services as decks
from decks.models import Deck, Notice
from sandtable.games.destiny.decklist import demo_decks
from sandtable.games.destiny.own_formats import read_format
from scenarios import services as scenarios
from scenarios.checking import all_scenarios
from simulate.watching.seat import services as seats
from simulate.watching.table import services as tables
from tests.support.playtests import play_all
from tests.support.replays import a_playtest_of
from tests.support.seats import SMALL_GAME, played_out

SECRET: Final = "Quetzalcoatl"
"""Stands in every name and note that the owner wrote."""
SCOPES: Final = ("read", "decks", "scenarios", "playtests")
SCENARIO: Final = ("tide_of_iron", "lamps-out")
_numbers = count(1)


@dataclass(frozen=True)
class World:
    """The owner's things under the names that addresses have for them, and keys to the API."""

    things: dict[str, str]
    tokens: dict[str, str]
    """The texts of tokens: one for each scope, and one that was revoked."""


def a_world(owner: User) -> World:
    client = Client()
    client.force_login(owner)
    things = _decks(owner) | _scenarios(owner)
    things |= _results(client, things)
    play_all()
    things |= _seats(owner)
    search = save_search(owner=owner, address="q=cheap", name=f"{SECRET} search")
    things |= {"search": str(search.pk), "token": _token(owner, "read")[0].public_id}
    tokens = {scope: _token(owner, scope)[1] for scope in SCOPES}
    revoked, tokens["revoked"] = _token(owner, *SCOPES)
    revoke_token(token=revoked, at=timezone.now())
    return World(things, tokens)


def _decks(owner: User) -> dict[str, str]:
    made: dict[str, str] = {}
    for name, slug in (("deck", "rey-starter"), ("other_deck", "kylo-ren-starter")):
        content = replace(demo_decks()[slug], name=f"{SECRET} {name}")
        made[name] = decks.create_deck(owner=owner, content=content, notes=SECRET).public_id
    table = read_format({"name": f"{SECRET} format", "sets": ["AW"], "points": 30, "size": 30, "copies": 2})
    made["format"] = decks.create_format(owner=owner, definition=table).public_id
    collecting.own(owner=owner, counts={"01001": (1, 2)})
    deck = Deck.objects.get(public_id=made["deck"])
    told = {"cause": "AW", "format_name": SECRET, "is_newer_list": False, "is_legal": False}
    made["notice"] = str(Notice.objects.create(deck=deck, number=deck.newest.number, **told).pk)
    return made | {"shelf": collecting.share(owner=owner)}


def _scenarios(owner: User) -> dict[str, str]:
    game, name = SCENARIO
    definition = dict(all_scenarios()[game].document(name))
    scenario = scenarios.create_scenario(owner=owner, definition={**definition, "title": f"{SECRET} scenario"})
    return {"scenario": scenario.public_id, "version": scenario.newest.public_id}


def _results(client: Client, things: dict[str, str]) -> dict[str, str]:
    """A playtest, a series and a study, asked for as programs ask."""
    first, second = ({"deck": things[name], "agent": "random"} for name in ("deck", "other_deck"))
    playtest = {"sides": [first, second], "pairs": 2, "seed": 4}
    series = {"side": first, "opponents_agent": "random", "opponents": [{"deck": things["other_deck"]}], "pairs": 2}
    field = [{"deck": things[name]} for name in ("deck", "other_deck")]
    study = {"kind": "field", "decks": field, "seed": 3, "agents": ["random"], "pairs": 2, "even": True}
    return {
        "playtest": _asked(client, "playtests", playtest),
        "series": _asked(client, "playtest-series", {**series, "seed": 6}),
        "study": _asked(client, "studies", study),
    }


def _asked(client: Client, path: str, body: dict[str, Any]) -> str:
    key = {"Idempotency-Key": f"world{next(_numbers)}"}
    answer = client.post(f"/api/v1/{path}", json.dumps(body), content_type="application/json", headers=key)
    assert answer.status_code in (200, 201, 202), answer.content.decode()
    return str(answer.json()["id"])


def _seats(owner: User) -> dict[str, str]:
    """A table whose second seat and onlookers have links."""
    game = seats.start(owner=owner, request=a_playtest_of(SMALL_GAME), people=(0, 1), idempotency_key="world")
    tables.open_table(game=game, given=(1,))
    over = seats.start(owner=owner, request=a_playtest_of(SMALL_GAME), people=(0,), idempotency_key="over")
    withdrawn = {"gone_seat": tables.new_links(game=game, seats=[1])[1], "gone_watch": tables.let_watch(game=game)}
    tables.end_watching(game=game)
    return {
        **withdrawn,
        "seat_over": played_out(over).public_id,
        "seat": game.public_id,
        "letters_seat": tables.new_links(game=game, seats=[1])[1],
        "letters_watch": tables.let_watch(game=game),
    }


def _token(owner: User, *scopes: str) -> tuple[AccessToken, str]:
    made_at = timezone.now()
    name = f"{SECRET} {next(_numbers)}"
    return create_token(owner=owner, name=name, scopes=scopes, expires_at=None, form_key=name, at=made_at)
