"""The production settings: nothing insecure starts, and what starts passes Django's own deployment checks."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from django.conf import settings

from config.settings.databases import BadDatabaseURL, from_url
from config.settings.secret_key import BadSecretKeyFile, kept_in
from tests.support.depth import IS_DEEP

KEY = "kZ8v-" * 12
GOOD = {
    "SECRET_KEY": KEY,
    "ALLOWED_HOSTS": "sandtable.example.org",
    "DATABASE_URL": "postgres://sandtable:secret@db.example.org:5432/sandtable",
    "REDIS_URL": "redis://queue.example.org/0",
}


def manage(*arguments: str, var: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command under the production settings, with this environment and nothing else of ours."""
    inherited = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning:config", "manage.py", *arguments],
        cwd=settings.BASE_DIR,
        env=inherited
        | {"DJANGO_SETTINGS_MODULE": "config.settings.production", "SANDTABLE_VAR": str(var)}
        | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def refusal(var: Path, **environment: str) -> str:
    answer = manage("check", var=var, **environment)
    assert answer.returncode != 0
    return answer.stderr


def test_an_empty_environment_is_refused_with_everything_that_is_missing(tmp_path: Path) -> None:
    said = refusal(tmp_path)
    assert "does not start insecurely" in said
    for name in ("SECRET_KEY", "ALLOWED_HOSTS", "DATABASE_URL"):
        assert f"- {name} is not set" in said
    assert list(tmp_path.iterdir()) == []


WEAK: dict[str, tuple[dict[str, str], str]] = {
    "a short key": ({"SECRET_KEY": "short"}, "SECRET_KEY is too weak"),
    "a key of one letter": (
        {"SECRET_KEY": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},
        "SECRET_KEY is too weak",
    ),
    "a short earlier key": ({"SECRET_KEY_FALLBACKS": "short"}, "SECRET_KEY_FALLBACKS"),
    "any host": ({"ALLOWED_HOSTS": "*"}, "ALLOWED_HOSTS must name hosts"),
    "no host": ({"ALLOWED_HOSTS": " , "}, "ALLOWED_HOSTS is not set"),
    "another database": ({"DATABASE_URL": "mysql://user:hunter2@host/db"}, "DATABASE_URL must start with"),
    "no port": ({"DATABASE_URL": "postgres://user:hunter2@host:x/db"}, "DATABASE_URL cannot be read"),
    "no database": ({"DATABASE_URL": "postgres://user:hunter2@host"}, "DATABASE_URL names no database"),
    "another broker": ({"REDIS_URL": "amqp://host"}, "REDIS_URL must start with"),
}
"""Settings that make a good environment weak, with words of the one reason against it."""
EACH_ALONE = """
import json, os, sys, traceback
from django.core.exceptions import ImproperlyConfigured

for environment in json.loads(sys.argv[1]):
    if os.fork() == 0:
        os.environ.update(environment)
        try:
            import config.settings.production
            said = ""
        except ImproperlyConfigured:
            said = traceback.format_exc()
        print(json.dumps(said), flush=True)
        os._exit(0)
    os.wait()
"""
"""Reads the settings once for each environment, and prints what is said of it: nothing when it is taken.

A command that ends with it is shown by the empty environment; nine starts would take ten times as long.
"""


@cache
def said_of_weak() -> dict[str, str]:
    environments = [GOOD | change | {"SANDTABLE_VAR": os.devnull} for change, _ in WEAK.values()]
    inherited = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    command = [sys.executable, "-c", EACH_ALONE, json.dumps([GOOD | {"SANDTABLE_VAR": os.devnull}, *environments])]
    lines = subprocess.check_output(command, cwd=settings.BASE_DIR, env=inherited, text=True).splitlines()
    taken, *refused = map(json.loads, lines)
    assert taken == "", "a good environment is taken"
    return dict(zip(WEAK, refused, strict=True))


@pytest.mark.parametrize("weakness", WEAK)
def test_each_weakness_is_refused_alone(weakness: str) -> None:
    said = said_of_weak()[weakness]
    assert WEAK[weakness][1] in said
    assert said.count("\n- ") == 1
    assert "hunter2" not in said


def test_a_proper_environment_passes_the_deployment_checks(tmp_path: Path) -> None:
    answer = manage("check", "--deploy", "--fail-level", "WARNING", var=tmp_path, **GOOD)
    assert answer.returncode == 0, answer.stderr


OF_OTHERS = ("admin", "rest_framework", "django_htmx")
"""Folders of other packages; to compress what they bring takes three times as long as the rest."""


@pytest.mark.deep
def test_a_web_process_does_not_start_without_collected_static_files(tmp_path: Path) -> None:
    start = ("shell", "--no-imports", "-c", "import config.wsgi; print('started')")
    without = manage(*start, var=tmp_path, **GOOD)
    assert without.returncode != 0 and "run `manage.py collectstatic --noinput`" in without.stderr
    left_out = [] if IS_DEEP else [f"--ignore={each}" for each in OF_OTHERS]
    assert manage("collectstatic", "--noinput", *left_out, var=tmp_path, **GOOD).returncode == 0
    assert manage(*start, var=tmp_path, **GOOD).stdout == "started\n"


def test_what_production_sets(tmp_path: Path) -> None:
    """Values a browser or a neighbour relies on, read in a process of their own."""
    code = (
        "import json; from django.conf import settings as s; print(json.dumps(["
        "s.DEBUG, s.SESSION_COOKIE_NAME, s.CSRF_COOKIE_NAME, s.SESSION_COOKIE_SECURE, s.CSRF_COOKIE_SECURE,"
        "s.SECURE_SSL_REDIRECT, s.SECURE_HSTS_SECONDS >= 31536000, s.REST_FRAMEWORK['NUM_PROXIES'],"
        "s.SIGNUP_OPEN, s.KNOWN_BROWSER_COOKIE, s.ADMIN_PATH,"
        "s.PASSWORD_HASHERS[0].rpartition('.')[2], s.EMAIL_BACKEND.split('.')[-2]]))"
    )
    answer = manage("shell", "--no-imports", "-c", code, var=tmp_path, **GOOD)
    assert json.loads(answer.stdout) == [
        *(False, "__Host-sessionid", "__Host-csrftoken", True, True),
        *(True, True, 0),
        *(False, "__Host-known-browser", "", "Argon2PasswordHasher", "dummy"),
    ]


def test_postgresql_gets_time_limits_and_checked_connections() -> None:
    database = from_url("postgres://me:p%40ss@host:5433/name?sslmode=require&options=-c%20statement_timeout%3D99")
    assert (database["PASSWORD"], database["PORT"], database["NAME"]) == ("p@ss", 5433, "name")
    assert (database["CONN_MAX_AGE"], database["CONN_HEALTH_CHECKS"]) == (60, True)
    assert database["OPTIONS"]["sslmode"] == "require"
    assert database["OPTIONS"]["keepalives"] == 1 and database["OPTIONS"]["tcp_user_timeout"] == 10_000
    options = database["OPTIONS"]["options"]
    assert "lock_timeout=3000" in options
    assert "idle_in_transaction_session_timeout=15000" in options
    assert options.endswith("-c statement_timeout=99")  # the owner's word is the last one


@pytest.mark.parametrize(
    ("options", "answer_s"),
    [("", 10), ("statement_timeout%3D99", 1.099), ("statement_timeout%3D2min", 121), ("statement_timeout%3D0", None)],
)
def test_an_answer_is_awaited_a_little_longer_than_the_server_works_on_it(options: str, answer_s: float | None) -> None:
    """Without a limit of the server, as for a long migration, there is none here."""
    url = "postgres://me@host/name" + (f"?options=-c%20{options}" if options else "")
    assert from_url(url)["ANSWER_S"] == answer_s


def test_sqlite_by_url_gets_the_same_options_as_embedded() -> None:
    database = from_url("sqlite:////data/sandtable.sqlite3")
    assert database["NAME"] == Path("/data/sandtable.sqlite3")
    assert database["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    assert "synchronous=FULL" in database["OPTIONS"]["init_command"]


@pytest.mark.parametrize("url", ["nonsense", "postgres://", "http://host/db", "postgres://[bad/db"])
def test_other_urls_are_refused(url: str) -> None:
    with pytest.raises(BadDatabaseURL):
        from_url(url)


def test_the_secret_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "var" / "secret_key"
    key = kept_in(path)
    assert len(key) >= 50
    assert kept_in(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["secret_key"]


def test_processes_that_start_together_agree_on_the_key(tmp_path: Path) -> None:
    code = (
        "import sys, pathlib; from config.settings.secret_key import kept_in; print(kept_in(pathlib.Path(sys.argv[1])))"
    )
    start = [sys.executable, "-c", code, str(tmp_path / "secret_key")]
    processes = [subprocess.Popen(start, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    assert len({process.communicate()[0] for process in processes}) == 1


def test_a_damaged_key_file_is_not_replaced_in_silence(tmp_path: Path) -> None:
    path = tmp_path / "secret_key"
    path.write_text("oops")
    with pytest.raises(BadSecretKeyFile, match="50 characters"):
        kept_in(path)
    assert path.read_text() == "oops"
