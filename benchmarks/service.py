"""The time of API calls beside a view that does nothing: `python -m benchmarks.service`.

Requests go through Django's test client, so what counts is our code and Django, not a network or a web server.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any

ROUNDS = 30
REQUESTS = 20
"""In each round, of each kind."""


def prepare() -> None:
    """A service with the catalogue, on an empty database of its own."""
    os.environ["SANDTABLE_VAR"] = tempfile.mkdtemp(prefix="bench-")
    os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings.test"
    import django

    django.setup()
    from django.conf import settings
    from django.core.management import call_command

    settings.ROOT_URLCONF = "benchmarks.service_urls"
    settings.ALLOWED_HOSTS = ["*"]
    call_command("migrate", verbosity=0)
    call_command("load_catalog", verbosity=0)


def requests() -> dict[str, Callable[[], Any]]:
    """The measured calls by name; all by the same signed-in user."""
    from django.contrib.auth import get_user_model
    from django.test import Client

    from benchmarks.ours import deck

    client = Client()
    client.force_login(get_user_model().objects.create_user("bench"))
    every = {"deck": deck("rey-starter")}
    one = every | {"formats": ["starter"]}

    def post(path: str, sent: dict[str, Any]) -> Any:
        return client.post(path, sent, content_type="application/json")

    return {
        "trivial view, GET": lambda: client.get("/open"),
        "a card, GET": lambda: client.get("/api/v1/cards/01011"),
        "trivial view, POST": lambda: post("/trivial", one),
        "validation in one format": lambda: post("/api/v1/validate", one),
        "validation in every format": lambda: post("/api/v1/validate", every),
    }


def measured(ask: Callable[[], Any]) -> float:
    """Milliseconds of processor time for one request."""
    started = time.process_time()
    for _ in range(REQUESTS):
        answer = ask()
        assert answer.status_code == 200, answer.content
    return (time.process_time() - started) / REQUESTS * 1000


def main() -> None:
    prepare()
    asked = requests()
    times: dict[str, list[float]] = {name: [] for name in asked}
    for _ in range(ROUNDS):
        for name, ask in asked.items():
            times[name].append(measured(ask))
    for name, spent in times.items():
        print(f"{name:<30}{statistics.median(spent):8.3f} ms")


if __name__ == "__main__":
    main()
