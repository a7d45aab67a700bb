"""The documented proxy and two web hosts, each on a host of its own: slow clients, and a host without power."""

from __future__ import annotations

import http.client
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from config.entry import WAIT_S
from tests.support.hosts import DATABASE_HOST, HostedSite, a_site_on_hosts
from tests.support.network import Host
from tests.support.proxy import NAME, Proxy, a_proxy, running
from tests.support.site import kill_tree
from tests.support.slow_clients import slow_clients
from tests.support.waiting import PATIENCE_S, wait_until

pytestmark = [pytest.mark.slow, pytest.mark.apart, pytest.mark.deep(only=True), pytest.mark.hosts]
SLOW, FOR_S = 500, 60.0
SOON_S = 1.0
"""In this time others are answered while slow clients are there."""
WITHOUT_POWER_S = 3.0
"""In this time somebody is answered whose request went to a web host without power first: the proxy gives it 2 s."""
ASKED, FORBIDDEN, DOWN = 200, 403, 503
WEB = ("web 1", "web 2")
PAUSE_S = 0.1
"""Between two requests, so that the programs under test have the processor."""
LIVE, READY = "/health/live", "/health/ready"
PRODUCTION = {
    "DJANGO_SETTINGS_MODULE": "config.settings.production",
    "SECRET_KEY": "kZ8v-" * 12,
    "ALLOWED_HOSTS": NAME,
    "TRUSTED_PROXIES": "1",
    "REQUEST_LOG_LEVEL": "WARNING",
}


@dataclass
class WebHost:
    """A host whose only program is the web process."""

    host: Host
    environment: dict[str, str]
    programs: ExitStack

    def start(self) -> None:
        command = [*self.host.before, sys.executable, "-m", "config.entry", "web"]
        self.process = self.programs.enter_context(running(command, self.environment | {"HOST": self.host.address}))
        wait_until(self.lives, "the web process")

    def lives(self) -> bool:
        """Whether it answers: a connection is taken before that."""
        line = http.client.HTTPConnection(self.host.address, 8000, timeout=PATIENCE_S)
        with closing(line), suppress(OSError):
            line.request("GET", LIVE, headers={"Host": NAME})
            return line.getresponse().status == 200
        return False

    def lose_power(self) -> None:
        self.host.cut()
        kill_tree(self.process)


@dataclass
class Pages:
    """Two web hosts and the proxy before them."""

    proxy: Proxy
    web: list[WebHost]
    database: Host

    def slowest(self, is_over: Callable[[int], bool]) -> float:
        """Ask for a sign of life until it is over, which is told the number of answers; the longest wait in seconds."""
        waits: list[float] = []
        while not is_over(len(waits)):
            began = time.monotonic()
            assert self.proxy.status(LIVE) == 200
            waits.append(time.monotonic() - began)
            time.sleep(PAUSE_S)
        return max(waits)

    def asked_since(self, number: int) -> set[str]:
        """The web hosts that have been asked since this number of answers."""
        return {host for hosts in self.proxy.tries()[number:] for host in hosts}


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[Pages]:
    with a_site_on_hosts(tmp_path / "site", "proxy", *WEB) as site, ExitStack() as programs:
        web = [web_host(site, name, tmp_path, programs) for name in WEB]
        site.ask("manage.py", "collectstatic", "--noinput", **web[0].environment)
        for each in web:
            each.start()
        addresses = [each.host.address for each in web]
        proxy = programs.enter_context(a_proxy(site.hosts["proxy"], tmp_path / "nginx", addresses))
        yield Pages(proxy, web, site.hosts[DATABASE_HOST])


def web_host(site: HostedSite, name: str, folder: Path, programs: ExitStack) -> WebHost:
    """It has a data folder of its own, and collected files as an image brings them."""
    own = {"SANDTABLE_VAR": str(folder / name), "SANDTABLE_STATIC": str(folder / "static")}
    return WebHost(site.hosts[name], site.environment | PRODUCTION | own, programs)


def test_five_hundred_slow_clients_keep_nobody_waiting(pages: Pages) -> None:
    """Silent ones, half headers, half bodies, and bodies that come byte by byte, for a minute."""
    with slow_clients(pages.proxy, SLOW) as clients:
        ends_at = time.monotonic() + FOR_S
        slowest = pages.slowest(lambda _number: time.monotonic() > ends_at)
        print(f"\n{SLOW} slow clients: {len(pages.proxy.tries())} answers, the slowest in {slowest:.3f} s")
        print("  ended by the proxy:", dict(clients.ended))
        clients.stop()
        dripping = next(each for each in clients.clients if each.kind == "a byte a second")
        assert dripping.sent > FOR_S / 2, "it was ended in between"
        assert dripping.finish() == FORBIDDEN, "the service got the whole body, and misses the token of a form"
    assert set(clients.ended) == {"silent", "half a header", "half a body"}
    assert slowest < SOON_S


def test_while_one_web_host_has_no_power_the_other_answers_and_later_both_do(pages: Pages) -> None:
    first, second = pages.web
    pages.slowest(lambda number: number == ASKED)
    assert pages.asked_since(0) == {first.host.address, second.host.address}
    first.lose_power()
    slowest = pages.slowest(lambda number: number == ASKED)
    print(f"\none web host without power: the slowest of {ASKED} answers in {slowest:.3f} s")
    assert pages.proxy.tries()[-1] == [second.host.address]
    first.host.heal()
    first.start()
    before = len(pages.proxy.tries())
    pages.slowest(lambda _number: first.host.address in pages.asked_since(before))
    assert slowest < WITHOUT_POWER_S


def test_readiness_says_in_time_that_the_database_is_away(pages: Pages) -> None:
    """Within the patience of `config.entry healthy`; and it finds by itself when the database is back."""
    wait_until(lambda: pages.proxy.status(READY) == 200, "the database")
    pages.database.cut()
    waits: list[float] = []
    wait_until(lambda: is_down(pages.proxy, waits), "the end of the answers that are given again")
    print(f"\nwithout the link of the database: readiness says so in {max(waits):.1f} s")
    assert pages.proxy.status(LIVE) == 200
    pages.database.heal()
    wait_until(lambda: pages.proxy.status(READY) == 200, "the database")
    assert max(waits) < WAIT_S


def is_down(proxy: Proxy, waits: list[float]) -> bool:
    """Whether readiness says so; the seconds of its answer are added."""
    began = time.monotonic()
    status = proxy.status(READY)
    waits.append(time.monotonic() - began)
    return status == DOWN
