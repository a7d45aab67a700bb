"""The programs of a production installation by one word each: `python -m config.entry web` (docs/deployment.md).

Containers and units of systemd start them by these words, so a command line stands in one place.
"""

from __future__ import annotations

import json
import os
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, Final

PRODUCTION: Final = "config.settings.production"
MANAGE: Final = ("manage.py",)
CELERY: Final = ("-m", "celery", "-A", "config", "worker")
PEOPLE_PROCESSES: Final = "2"
SETUP: Final = ("migrate", "load_cards", "load_scenarios", "judge_decks", "judge_scenarios")
"""The steps before the first start, and before the start of every newer version; each may be done again."""
WORDS: Final = {
    "web": "the pages and the API",
    "dispatcher": "hands work to the workers, and takes it back from dead ones",
    "worker": "plays games, WORKERS at a time",
    "people": "does what people wait for, PEOPLE_WORKERS at a time",
    "migrate": "brings the database to this version, and ends",
    "setup": "migrates, loads cards and scenarios, judges again what older rules have judged, and ends",
    "manage": "a command of manage.py, such as: manage createsuperuser",
    "healthy": "asks a web process whether it lives, or of a part: healthy workers http://web:8000; and ends",
    "run": "everything in one place on SQLite, as `make run` does",
}
WAIT_S: Final = 8.0
"""Seconds to wait for an answer about health."""


class Wrong(ValueError):
    """The words say nothing that can be started, and why."""


def command(words: Sequence[str], environment: Mapping[str, str]) -> tuple[list[str], dict[str, str]]:
    """The words behind `python` for a program, and what it finds in its environment beside. Raises Wrong."""
    if not words or words[0] not in WORDS:
        raise Wrong(f"{words[0]!r} is no word that is known." if words else "A word is missing.")
    word, *rest = words
    if word not in ("manage", "worker", "people") and rest:
        raise Wrong(f"{word} takes no further words, and these are there: {' '.join(rest)}")
    if word == "manage" and not rest:
        raise Wrong("manage needs a command, such as: manage createsuperuser")
    settings = {"DJANGO_SETTINGS_MODULE": environment.get("DJANGO_SETTINGS_MODULE", "").strip() or PRODUCTION}
    match word:
        case "web":
            return ["-m", "gunicorn", "--config", "python:config.web_server", "config.wsgi"], settings
        case "worker":
            return [*CELERY, *_processes("WORKERS", environment), *rest], settings
        case "people":
            processes = _processes("PEOPLE_WORKERS", {"PEOPLE_WORKERS": PEOPLE_PROCESSES} | _set(environment))
            return [*CELERY, *processes, "--hostname", "people@%h", *rest], settings | {"LANE": "people"}
        case "setup":
            return ["-m", "tools.prepare", *SETUP], settings
        case "manage":
            return [*MANAGE, *rest], settings
        case "run":
            return ["-m", "tools.run"], {}
    return [*MANAGE, word], settings


def _processes(variable: str, environment: Mapping[str, str]) -> list[str]:
    """Celery's option for this number of processes; without it there is one a processor. Raises Wrong."""
    text = environment.get(variable, "").strip()
    if text and (not text.isdecimal() or not int(text)):
        raise Wrong(f"{variable} must be a whole number from 1, not {text!r}.")
    return ["--concurrency", text] if text else []


def _set(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if value.strip()}


def health(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """Empty where all is well, otherwise the reason: that nobody answers, or the state of the part that was named."""
    part, address, *_ = [*words, "", ""]
    port = environment.get("PORT", "").strip() or "8000"
    where = f"{address or f'http://127.0.0.1:{port}'}/health/{'ready' if part else 'live'}"
    host = environment.get("ALLOWED_HOSTS", "").split(",")[0].strip().lstrip(".") or "localhost"
    headers = {"Host": host, "Authorization": f"Bearer {environment.get('HEALTH_TOKEN', '').strip()}"}
    try:
        asked = urllib.request.Request(where, headers=headers)  # noqa: S310 - our own address
        with urllib.request.urlopen(asked, timeout=WAIT_S) as answer:  # noqa: S310
            told = json.load(answer)
    except urllib.error.HTTPError as error:
        return f"the answer is {error.code}"
    except (OSError, ValueError) as error:
        return f"nobody answers: {error}"
    return state_of(part, told) if part else ""


def state_of(part: str, told: Mapping[str, Any]) -> str:
    """Empty where the readiness that was told says that the part is ok, otherwise the reason."""
    if "checks" not in told:
        return "the answer names no parts: HEALTH_TOKEN is missing, or not the one of the web process"
    state = told["checks"].get(part)
    if state is None:
        return f"{part!r} is none of its parts: {', '.join(told['checks'])}"
    return "" if state == "ok" else str(told.get("reasons", {}).get(part, state))


def usage() -> str:
    """The words with their meanings, one a line."""
    return "\n".join(f"  {word:<12}{meaning}" for word, meaning in WORDS.items())


def main(words: Sequence[str]) -> int:
    """Become the program that the words name; 2 and the reason where there is none, 1 where it is not healthy."""
    if words and words[0] == "healthy":
        reason = health(words[1:], os.environ)
        if reason:
            print(reason, file=sys.stderr)
        return 1 if reason else 0
    try:
        program, environment = command(words, os.environ)
    except Wrong as wrong:
        print(f"{wrong}\nOne of these is wanted:\n{usage()}", file=sys.stderr)
        return 2
    os.execve(sys.executable, [sys.executable, *program], {**os.environ, **environment})  # noqa: S606


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
