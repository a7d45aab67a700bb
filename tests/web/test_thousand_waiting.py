"""A thousand people look at once whether there is news of their playtests, at the web server as it runs in service."""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.prepared import MIGRATED, ROOT, embedded, prepare, run
from tests.support.services import free_port
from tests.support.waiting import PATIENCE_S, status_of, wait_until

pytestmark = [pytest.mark.deep(only=True), pytest.mark.slow, pytest.mark.apart]
PEOPLE = 1000
MAKE = f"""
import json, config, django
django.setup()
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY, get_user_model
from django.contrib.sessions.backends.db import SessionStore
from benchmarks.queue import request
from simulate.asking.services import create_batch
from simulate.models import Batch
User = get_user_model()
people = User.objects.bulk_create(User(username=f"person-{{each}}", password="!") for each in range({PEOPLE}))
first = create_batch(owner=people[0], request=request("random", 10, 1), idempotency_key="first")
names = [field.attname for field in Batch._meta.concrete_fields if not field.primary_key and field.name != "public_id"]
like = {{name: getattr(first, name) for name in names}}
others = [Batch(**like | {{"owner_id": person.pk}}) for person in people[1:]]
Batch.objects.bulk_create(others)
told = []
for person, batch in zip(people, [first, *others]):
    session = SessionStore()
    session[SESSION_KEY] = str(person.pk)
    session[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    session[HASH_SESSION_KEY] = person.get_session_auth_hash()
    session.save()
    told.append([session.session_key, batch.public_id])
print(json.dumps(told))
"""


@dataclass
class Person:
    """Somebody with a connection of their own, and the last version of their playtest that they have seen."""

    connection: http.client.HTTPConnection
    session: str
    playtest: str
    seen: str = ""

    def ask(self) -> None:
        self.connection.close()  # a browser that has looked two seconds ago comes anew
        headers = {"Cookie": f"sessionid={self.session}"} | ({"If-None-Match": self.seen} if self.seen else {})
        self.connection.request("GET", f"/api/v1/playtests/{self.playtest}", headers=headers)

    def told(self) -> tuple[int, str]:
        """The status of the answer, and the playtest of which it tells; "" for an answer without news."""
        answer = self.connection.getresponse()
        text = answer.read()
        self.seen = answer.headers["ETag"] or ""
        return answer.status, json.loads(text)["id"] if text else ""


@pytest.fixture
def people(tmp_path: Path) -> Iterator[list[Person]]:
    """All of them, connected to a web server on data of their own."""
    prepare(tmp_path, MIGRATED)
    made = json.loads(run(embedded(tmp_path), "-c", MAKE))
    port = free_port()
    gunicorn = [sys.executable, "-m", "gunicorn", "--config", "python:config.web_server", "config.wsgi"]
    with ExitStack() as ends:
        process = subprocess.Popen([*gunicorn, "--bind", f"127.0.0.1:{port}"], cwd=ROOT, env=embedded(tmp_path))
        ends.callback(lambda: status_of(process))
        ends.callback(process.terminate)
        wait_until(lambda: is_up(port), "the web server")
        connections = [http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S) for _ in made]
        for each in connections:
            ends.callback(each.close)
        yield [Person(connection, *names) for connection, names in zip(connections, made, strict=True)]


def is_up(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    try:
        connection.request("GET", "/health/live")
        return connection.getresponse().status == 200
    except ConnectionError:
        return False
    finally:
        connection.close()


def all_ask(people: Sequence[Person]) -> list[tuple[int, str]]:
    """Everybody has asked before anybody reads an answer."""
    for person in people:
        person.ask()
    return [person.told() for person in people]


def test_everybody_is_told_of_their_own_and_then_that_there_is_no_news(people: list[Person]) -> None:
    assert all_ask(people) == [(200, person.playtest) for person in people]
    assert all_ask(people) == [(304, "")] * PEOPLE
