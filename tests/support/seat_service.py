"""A game with people on a running service, for journeys: `python -m tests.support.seat_service GAME PEOPLE AGENT`."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.support.running import ROOT


def begun(folder: str, game: str, people: str = "0", agent: str = "random") -> str:
    """The demo user of the service on this data takes seats (as "0" or "0,1"); the id of the new game."""
    environment = os.environ | {"SANDTABLE_VAR": folder, "DJANGO_SETTINGS_MODULE": "config.settings.embedded"}
    command = [sys.executable, "-m", "tests.support.seat_service", game, people, agent]
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.split()[-1]


def begin(game: str, people: str, agent: str) -> str:
    import secrets
    from dataclasses import replace

    import django

    django.setup()
    from django.contrib.auth import get_user_model

    from simulate.watching.seat import services
    from tests.support.replays import a_playtest_of

    owner = get_user_model().objects.get(username="demo")
    asked = a_playtest_of(game)
    request = replace(asked, agents=(agent,) * len(asked.agents))
    seats = [int(seat) for seat in people.split(",")]
    made = services.start(owner=owner, request=request, people=seats, idempotency_key=secrets.token_hex(8))
    return str(made.public_id)


if __name__ == "__main__":
    print(begin(*sys.argv[1:]))
