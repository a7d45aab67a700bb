"""A playtest of any game on a running service, for journeys: `python -m ...replay_service GAME ROTATIONS`."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

from tests.support.running import ROOT


@cache
def asked_for(folder: str, game: str, rotations: int = 1) -> str:
    """The demo user of the service on this data asks for a few games; the id of the playtest, asked for once."""
    environment = os.environ | {"SANDTABLE_VAR": folder, "DJANGO_SETTINGS_MODULE": "config.settings.embedded"}
    command = [sys.executable, "-m", "tests.support.replay_service", game, str(rotations)]
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.split()[-1]


def ask(game: str, rotations: int) -> str:
    import django

    django.setup()
    from django.contrib.auth import get_user_model

    from simulate.asking import services
    from tests.support.replays import a_playtest_of

    owner = get_user_model().objects.get(username="demo")
    key = f"watch-{game}-{rotations}"
    batch = services.create_batch(owner=owner, request=a_playtest_of(game, rotations), idempotency_key=key)
    return str(batch.public_id)


if __name__ == "__main__":
    print(ask(sys.argv[1], int(sys.argv[2])))
