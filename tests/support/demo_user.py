"""Playtests and seats of the demo user on a running service, for journeys that begin after the asking.

One process asks for all of them, since a start takes seconds: `python -m tests.support.demo_user` reads lines of JSON,
`[function, arguments...]`, and answers each with an id.
"""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.support.browsing import log_in, until_finished
from tests.support.prepared import ROOT, embedded
from tests.support.running import Service


class DemoUser:
    """Asks in the name of the demo user."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.playtest = cache(self._playtest)

    def _playtest(self, game: str, rotations: int = 1) -> str:
        """Ask for a few games, once for all who want the same; the id of the playtest."""
        return self._told("ask", game, rotations)

    def seats(self, game: str, people: tuple[int, ...] = (0,), agent: str = "random") -> str:
        """Take these seats in a new game, the agent has the others; the id of the game."""
        return self._told("sit_down", game, people, agent)

    def table(self, scenario: dict[str, Any], players: int) -> str:
        """Open a table of Tide of Iron for several people, the first the demo user. Returns the id of the game."""
        return self._told("open_table", scenario, players)

    def _told(self, *line: Any) -> str:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(line) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline().strip()
        assert answer, f"{line} has no answer; the reason stands in the captured errors"
        return answer


def open_playtest(page: Page, service: Service, demo_user: DemoUser, game: str, rotations: int = 1) -> str:
    """Log in as the demo user and wait for the end of a playtest; its address."""
    log_in(page, service)
    address = f"{service.address}/playtests/{demo_user.playtest(game, rotations)}"
    page.goto(address)
    until_finished(page)
    return address


@contextmanager
def a_demo_user(folder: Path) -> Iterator[DemoUser]:
    """The demo user of the service on this data."""
    command = [sys.executable, "-m", "tests.support.demo_user"]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, env=embedded(folder), text=True, **pipes) as process:
        yield DemoUser(process)


def ask(game: str, rotations: int) -> str:
    from simulate.asking import services
    from tests.support.replays import a_playtest_of

    request = a_playtest_of(game, rotations)
    made = services.create_batch(owner=_owner(), request=request, idempotency_key=secrets.token_hex(8))
    return str(made.public_id)


def sit_down(game: str, people: list[int], agent: str) -> str:
    from dataclasses import replace

    from simulate.watching.seat import services
    from tests.support.replays import a_playtest_of

    asked = a_playtest_of(game)
    request = replace(asked, agents=(agent,) * len(asked.agents))
    made = services.start(owner=_owner(), request=request, people=people, idempotency_key=secrets.token_hex(8))
    return str(made.public_id)


def open_table(scenario: dict[str, Any], players: int) -> str:
    from simulate.asking.request import FrozenScenario, on_scenario
    from simulate.watching.seat import services
    from simulate.watching.table.services import open_table as let_others_sit_down

    request = on_scenario(
        game="tide_of_iron",
        scenario=FrozenScenario(scenario["title"], scenario),
        agents=("random",) * players,
        games=1,
        seed=1,
        keeps_sides=True,
    )
    key, people = secrets.token_hex(8), range(players)
    made = services.start(owner=_owner(), request=request, people=tuple(people), idempotency_key=key)
    let_others_sit_down(game=made, given=people[1:])
    return str(made.public_id)


def _owner() -> Any:
    from django.contrib.auth import get_user_model

    return get_user_model().objects.get(username="demo")


def main() -> None:
    """Answer until nobody asks any more."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.embedded")
    django.setup()
    deeds: dict[str, Callable[..., str]] = {"ask": ask, "sit_down": sit_down, "open_table": open_table}
    for line in sys.stdin:
        name, *arguments = json.loads(line)
        print(deeds[name](*arguments), flush=True)


if __name__ == "__main__":
    main()
