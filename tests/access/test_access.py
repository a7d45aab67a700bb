"""Every address of the service, asked by everybody: who is let in, and what the others are told.

The table is `addresses.txt`. A new address without a line fails here, and so does an answer that lets somebody in,
names what is private, or changes what is not theirs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from tests.access.asking import METHODS, Person, everybody, programs
from tests.access.world import SECRET, World, a_world
from tests.support.depth import IS_DEEP
from tests.support.kept_rows import KeptRows

pytestmark = pytest.mark.django_db
TABLE: Final = Path(__file__).with_name("addresses.txt")
LEFT_OUT: Final = {
    "account_": "allauth's, which shows everybody their own account alone",
    "mfa_": "allauth's too",
    "admin:": "for staff alone; `test_the_site_of_staff_is_hidden` asks for them",
}
"""Beginnings of names without a line, and why."""

PEOPLE: Final = ("visitor", "banned", "other", "staff", "owner")
IN, NONE, LOG_IN, REFUSED = "in", "not found", "log in", "refused"
TOLD: Final = {
    "everybody": (IN, IN, IN, IN, IN),
    "everybody, and there is no such thing": (NONE, NONE, NONE, NONE, NONE),
    "whoever has an account": (LOG_IN, LOG_IN, IN, IN, IN),
    "the owner": (NONE, NONE, NONE, NONE, IN),
    "the owner, who has to log in": (LOG_IN, LOG_IN, NONE, NONE, IN),
    "nobody, for want of a fitting thing": (LOG_IN, LOG_IN, NONE, NONE, NONE),
}
"""The words for each of `PEOPLE`, by the heading of the table."""
RIGHTS: Final = ("read", "decks", "scenarios", "playtests", "revoked")
"""The owner's programs; the last one has a token with all rights that was revoked."""


@dataclass(frozen=True)
class Line:
    """A line of the table."""

    who: str
    """The heading, without the part about programs."""
    right: str
    """The right that a program needs; empty: it needs none; "no program": these are pages."""
    method: str
    route: str
    parts: tuple[str, ...]
    query: str

    def address(self, things: dict[str, str]) -> str:
        parts = [part.format(**things) for part in self.parts]
        return reverse(self.route, args=parts) + self.query.format(**things)

    @property
    def is_alike_for_all(self) -> bool:
        """Whether everybody is told the same; then the first and the last of `PEOPLE` ask, and all in the long run."""
        return len(set(TOLD[self.who])) == 1

    def told(self) -> dict[str, str]:
        """The words for all who ask, by their names."""
        people = dict(zip(PEOPLE, TOLD[self.who], strict=True))
        if self.is_alike_for_all and not IS_DEEP:
            people = {name: people[name] for name in (PEOPLE[0], PEOPLE[-1])}
        if self.right == "no program":
            return people
        if not self.right:
            return people | dict.fromkeys(RIGHTS if IS_DEEP else (RIGHTS[0], RIGHTS[-1]), people["owner"])
        return people | dict.fromkeys(RIGHTS, REFUSED) | {self.right: people["owner"], "revoked": LOG_IN}


@cache
def table() -> tuple[Line, ...]:
    return tuple(_lines(TABLE.read_text().splitlines()))


def _lines(texts: Iterable[str]) -> Iterator[Line]:
    who = right = ""
    for text in texts:
        if heading := re.fullmatch(r"\[(API: )?(.+?)(?:,(?: and programs)? with the right (\w+))?\]", text):
            who = heading[2]
            right = (heading[3] or "") if heading[1] else "no program"
        elif text and not text.startswith("#"):
            method, route, *rest = text.split()
            query = rest.pop() if rest and rest[-1].startswith("?") else ""
            yield Line(who, right, method, route, tuple(rest), query)


def routes(patterns: Iterable[URLPattern | URLResolver] = (), space: str = "") -> Iterator[str]:
    """The names of all addresses, with their spaces."""
    for each in patterns or get_resolver().url_patterns:
        if isinstance(each, URLResolver):
            yield from routes(each.url_patterns, f"{space}{each.namespace}:" if each.namespace else space)
        elif each.name:
            yield f"{space}{each.name}"


def made() -> tuple[int, World]:
    """The key of the owner, and what they have."""
    ada = User.objects.create_user("ada")
    return ada.pk, a_world(ada)


MADE: Final = KeptRows(made)


@pytest.fixture
def owner_and_world(db: None) -> tuple[User, World]:
    key, world = MADE.put_back()
    return User.objects.get(pk=key), world


@pytest.fixture
def owner(owner_and_world: tuple[User, World]) -> User:
    return owner_and_world[0]


@pytest.fixture
def world(owner_and_world: tuple[User, World]) -> World:
    return owner_and_world[1]


def test_every_address_has_a_line() -> None:
    known = {line.route for line in table()}
    missing = {route for route in routes() if route not in known and not route.startswith(tuple(LEFT_OUT))}
    assert missing == set(), f"{TABLE.name} does not say who may ask for these"
    assert known - set(routes()) == set()


@pytest.mark.deep
def test_everybody_is_told_what_the_table_says(owner: User, world: World) -> None:
    """Nobody but the owner reads a name or a note of theirs, and nobody changes a row that was there before."""
    people = everybody(owner) | programs(world)
    before = rows()
    wrong = [fault for line in table() for fault in faults(line, people, world)]
    assert not wrong, "\n".join(wrong)
    assert [key for key, row in rows().items() if before.get(key, row) != row] == []
    assert before.keys() - rows().keys() == set()


def faults(line: Line, people: dict[str, Person], world: World) -> Iterator[str]:
    """The answers to a line that differ from the table."""
    address = line.address(world.things)
    for name, expected in line.told().items():
        told, content = people[name].ask(line.method, address)
        if told != expected:
            yield f"{line.method} {line.route} {line.query}: {name} is told {told!r}, not {expected!r}"
        if name in ("visitor", "banned", "other", "staff", "revoked") and SECRET.encode() in content:
            yield f"{line.method} {line.route} {line.query}: {name} reads what is private"


def rows() -> dict[tuple[str, Any], dict[str, Any]]:
    """Every row of the project's own tables, without the times at which a token or an account was used."""
    return {
        (model.__name__, row["id"]): {name: value for name, value in row.items() if name not in USED}
        for model in apps.get_models()
        if model.__module__.split(".")[0] in OWN
        for row in model._default_manager.values()
        if "id" in row
    }


OWN: Final = ("accounts", "catalog", "decks", "scenarios", "simulate")
USED: Final = ("last_used_at", "used_at")


def test_methods_without_a_line_are_refused(owner: User, world: World) -> None:
    """The owner asks, because everything else would let them in."""
    asked: dict[tuple[str, ...], set[str]] = {}
    for line in table():
        asked.setdefault((line.route, *line.parts), set()).add(line.method)
    person = Person(owner)
    for (route, *parts), methods in asked.items():
        address = Line("", "", "", route, tuple(parts), "").address(world.things)
        for method in set(METHODS) - methods:
            assert person.ask(method, address)[0] in ("no method", NONE), f"{method} {route}"


def test_the_site_of_staff_is_hidden(owner: User) -> None:
    """Only the staff finds it."""
    people = everybody(owner)
    for address in map(
        reverse, ("admin:index", "admin:now", "admin:auth_user_changelist", "admin:simulate_batch_changelist")
    ):
        told = [people[name].ask("GET", address)[0] for name in PEOPLE]
        assert told == [NONE, NONE, NONE, IN, NONE], address


def test_what_an_answer_gives_away_is_noticed(owner: User, world: World) -> None:
    """The same judge, for a line that says too little about a deck that is made public."""
    from decks.models import Deck, Visibility

    Deck.objects.filter(public_id=world.things["deck"]).update(visibility=Visibility.PUBLIC)
    line = next(line for line in table() if line.route == "decks:deck-print")
    found = list(faults(line, everybody(owner), world))
    assert len(found) == 2 * (len(PEOPLE) - 1) and "visitor reads what is private" in "".join(found)
