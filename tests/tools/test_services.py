"""The servers and the browser that other tests rely on."""

from __future__ import annotations

import psycopg
import pytest
import redis
from playwright.sync_api import Page

from tests.support import programs
from tests.support.services import PostgresServer, RedisServer


def test_redis_keeps_what_it_was_given_over_a_restart(redis_server: RedisServer) -> None:
    with redis.Redis.from_url(redis_server.url) as client:
        client.set("kept", "yes")
        redis_server.stop()
        assert not redis_server.is_up()
        redis_server.start()
        assert client.get("kept") == b"yes"


def test_postgres_makes_databases_of_their_own(postgres_server: PostgresServer) -> None:
    for name in ("first", "second"):
        with psycopg.connect(postgres_server.create(name)) as connection:
            assert connection.execute("SELECT current_database()").fetchone() == (name,)


def test_the_browser_runs_scripts(page: Page) -> None:
    page.set_content("<p id=it></p><script>document.getElementById('it').textContent = 6 * 7</script>")
    assert page.text_content("#it") == "42"


def test_a_missing_program_skips_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "STRICT", False)
    monkeypatch.setattr(programs, "install", lambda package: False)
    with pytest.raises(pytest.skip.Exception, match="no-such-program is not installed"):
        programs.program("no-such-program", package="no-such-package")


def test_under_strict_a_missing_program_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "STRICT", True)
    monkeypatch.setattr(programs, "install", lambda package: False)
    with pytest.raises(pytest.fail.Exception, match="STRICT=1 forbids"):
        programs.program("no-such-program", package="no-such-package")
