"""Fixtures for all tests: real servers, a real browser, the whole service; each starts when first asked for."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.support import services
from tests.support.prepared import SHARED, WITH_A_RESULT, prepare
from tests.support.running import Service, a_running_service
from tests.support.slow_browser import slow_when_asked
from tests.support.visiting import note_when_asked
from tests.support.waiting import PATIENCE_S

pytest_plugins = [
    "pytester",
    "tests.support.brief",
    "tests.support.depth",
    "tests.support.garbage",
    "tests.support.strictness",
    "tests.support.spreading",
    "tests.support.processes",  # it imports those above
    "tests.support.migrated",
]

# A busy machine is no failure: how long an example takes is for the benchmarks to say.
NOT_BY_THE_CLOCK = [HealthCheck.too_slow]
settings.register_profile("sandtable", deadline=None, suppress_health_check=NOT_BY_THE_CLOCK)
settings.load_profile("sandtable")
# For planted faults (`tools/plant.py`): that an example fails is enough, nobody waits for the shortest one.
settings.register_profile(
    "unshrunk",
    deadline=None,
    suppress_health_check=NOT_BY_THE_CLOCK,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)
expect.set_options(timeout=1000 * PATIENCE_S)


_OWN_FOLDER = pytest.StashKey[str]()


def pytest_configure(config: pytest.Config) -> None:
    """Make the folder that all processes of this run share, and leave the user's cache of builds alone."""
    os.environ["SANDTABLE_CACHE"] = "off"
    if SHARED not in os.environ:
        os.environ[SHARED] = config.stash[_OWN_FOLDER] = tempfile.mkdtemp(prefix="sandtable-tests-")


def pytest_unconfigure(config: pytest.Config) -> None:
    if folder := config.stash.get(_OWN_FOLDER, ""):
        del os.environ[SHARED]
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[services.RedisServer]:
    """A real Redis; its address is `.url`."""
    with services.redis_server() as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[services.PostgresServer]:
    """A real PostgreSQL; `.create(name)` makes a database and gives its address."""
    with services.postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The path of a browser."""
    return services.chromium()


@pytest.fixture(scope="session")
def browser(chromium: Path) -> Iterator[Browser]:
    """A headless Chromium that talks to nobody but the pages under test."""
    quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
    # Playwright's loop runs in this thread; Django would refuse to touch a database beside it.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    with sync_playwright() as playwright:
        options = ["--no-sandbox", "--disable-gpu", "--disable-quic", *quiet]
        browser = playwright.chromium.launch(executable_path=chromium, args=options, timeout=1000 * PATIENCE_S)
        slow_when_asked(browser)
        note_when_asked(browser)
        try:
            yield browser
        finally:
            browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty tab with its own cookies, of somebody who wants no motion: pictures that move take the processor's time.

    A script error on any page it visits fails the test.
    """
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE_S)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    try:
        yield page
    finally:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[Service]:
    """The whole service as `make run` starts it, on data of its own."""
    from tests.support.spreading import STOP_THE_SERVICE  # a plugin, which pytest imports first

    folder = tmp_path_factory.mktemp("service")
    prepare(folder, WITH_A_RESULT)
    with a_running_service(folder, FIRST_RESULTS="0") as running:
        pytestconfig.stash[STOP_THE_SERVICE] = running.stop
        yield running
