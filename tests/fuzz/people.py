"""Two people who own one thing of every kind each, the tokens of those who call, and the values that exist."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final
from unittest import mock

from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from accounts.services import create_token
from sandtable.games.destiny.decklist import demo_decks, to_json
from scenarios.checking import all_scenarios
from tests.access import world as worlds
from tests.support.kept_rows import KeptRows

SECRETS: Final = {"ada": "Quetzalcoatl", "bob": "Tezcatlipoca"}
"""The word that stands in all that each of the two has written."""
SCOPES: Final = {"ada": worlds.SCOPES, "bob": worlds.SCOPES, "reads": ("read",)}
"""The rights of those who call; `reads` is a program of Ada's."""
DEFINITION: Final = dict(all_scenarios()[worlds.SCENARIO[0]].document(worlds.SCENARIO[1]))
DECK: Final = to_json(demo_decks()["rey-starter"])
FORMAT: Final = {"name": "Small", "sets": ["AW"], "points": 30, "size": 30, "copies": 2}


@dataclass(frozen=True)
class People:
    """The things of both people, and the tokens of those who call."""

    things: dict[str, list[str]]
    """By kind: Ada's and Bob's."""
    tokens: dict[str, str]
    """By the name of who calls; a visitor has none."""

    def known(self) -> dict[str, list[Any]]:
        """Values that exist, by the names that parameters and fields have for them."""
        things = self.things
        return things | {
            "letters": [*things["letters_seat"], *things["letters_watch"]],
            "scenario": [*things["scenario"], *things["version"], "lamps-out", DEFINITION],
            "code": ["01001", "STD"],
            "number": [0, 1],
            "decision": [0, 3],
            "question": ["sight"],
            "side": ["1A"],
            "id": ["us_elite", "shout_them_down"],
            "slug": ["destiny"],
            "card": ["01001"],
            "game": ["destiny", "tide_of_iron"],
            "agent": ["random", "greedy"],
            "revision": [0, 1],
            "version": [1],
            "If-Match": ["*", *self._tags()],
            "battlefield": [DECK["battlefield"]],
        }

    def bodies(self) -> dict[str, list[Any]]:
        """Bodies that somebody would send, by their calls."""
        sides = [{"deck": key, "agent": "random"} for key in self.things["deck"] + self.things["other_deck"]]
        field = {"kind": "field", "decks": [{"deck": each["deck"]} for each in sides[:2]], "agents": ["random"]}
        seats = {"seats": ["you", "random"]}
        found: dict[str, list[Any]] = {
            "post decks": [{"deck": DECK}, {"deck": {**DECK, "name": "A public one"}, "visibility": "public"}],
            "put decks/{public_id}": [{"deck": DECK}, {"deck": {**DECK, "cards": {}}}],
            "post own-formats": [{"format": FORMAT}],
            "post scenarios": [{"scenario": DEFINITION}],
            "put scenarios/{public_id}": [{"scenario": DEFINITION}],
            "post playtests": [{"sides": [one, other], "pairs": 1} for one in sides for other in sides[::2]],
            "post playtest-series": [
                {"side": sides[0], "opponents": [{"deck": sides[1]["deck"]}], "opponents_agent": "random", "pairs": 1}
            ],
            "post scenario-playtests": [
                {"scenario": key, "agents": ["random", "random"], "games": 2} for key in self.things["scenario"]
            ],
            "post studies": [{**field, "seed": 3, "pairs": 2, "even": True}, {**field, "kind": "other"}],
            "post studies/{public_id}/members": sides,
            "post tables": [
                *({**seats, "scenario": key} for key in self.things["scenario"]),
                {**seats, "decks": [{"deck": each["deck"]} for each in sides[:2]]},
            ],
            "post tables/{public_id}/answer": [{"question_id": "0", "option": 0}],
            "post validate": [{"deck": DECK}, {"scenario": DEFINITION}],
            "post scenarios/lint": [DEFINITION, {"scenario": DEFINITION}],
            "post scenarios/import": [DEFINITION],
            "patch scenarios/{public_id}/draft": [
                {"revision": 0, "patch": [{"op": "replace", "path": "/title", "value": "Another"}]}
            ],
        }
        return {name.replace(" ", " /api/v1/"): bodies for name, bodies in found.items()}

    def _tags(self) -> list[str]:
        """The ETags of the things of both, which are stale after the first change."""
        return [
            Client(headers={"authorization": f"Bearer {self.tokens[name]}"}).get(f"/api/v1/{path}/{keys[place]}")[
                "ETag"
            ]
            for place, name in enumerate(SECRETS)
            for path, keys in (("decks", self.things["deck"]), ("scenarios", self.things["scenario"]))
        ]


def made() -> People:
    """Both people with their things; each has written a secret word of their own into them."""
    things: dict[str, list[str]] = {}
    users = {}
    for name, secret in SECRETS.items():
        users[name] = User.objects.create_user(name)
        with mock.patch.object(worlds, "SECRET", secret):
            for kind, key in worlds.a_world(users[name]).things.items():
                things.setdefault(kind, []).append(key)
    users["reads"] = users["ada"]
    tokens = {name: _token(users[name], name, scopes) for name, scopes in SCOPES.items()}
    return People(things, {**tokens, "visitor": ""})


def _token(owner: User, name: str, scopes: tuple[str, ...]) -> str:
    at = timezone.now()
    return create_token(owner=owner, name=name, scopes=scopes, expires_at=None, form_key=f"all {name}", at=at)[1]


PEOPLE: Final = KeptRows(made)
