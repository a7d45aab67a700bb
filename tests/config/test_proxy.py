"""The proxy of docs/operations.md: clients that send slowly, or too much, end at nginx, and others notice nothing."""

from __future__ import annotations

import http.client
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from tests.support.prepared import ROOT
from tests.support.programs import program
from tests.support.services import free_port
from tests.support.waiting import PATIENCE_S, status_of, wait_until

pytestmark = [pytest.mark.deep(only=True), pytest.mark.slow]
APP = "tests.config.plain_app:application"
SLOW = 500
HALF_A_HEADER = b"GET / HTTP/1.1\r\nHost: table\r\nX-Slow: "
HALF_A_BODY = b"POST / HTTP/1.1\r\nHost: table\r\nContent-Length: 1000\r\n\r\nten bytes."
MAIN = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/errors.log;
events {{ worker_connections 2048; }}
http {{
    access_log off; client_body_temp_path {folder}/bodies; proxy_temp_path {folder}/answers;
    fastcgi_temp_path {folder}/1; uwsgi_temp_path {folder}/2; scgi_temp_path {folder}/3;
    include {folder}/sandtable.conf;
}}
"""


@contextmanager
def running(*command: str) -> Iterator[None]:
    process = subprocess.Popen(command, cwd=ROOT)
    try:
        yield
    finally:
        process.terminate()
        status_of(process)


@pytest.fixture
def web() -> Iterator[int]:
    """The port of a web server with the settings of the service; of its processes, one."""
    port = free_port()
    gunicorn = [sys.executable, "-m", "gunicorn", "--config", "python:config.web_server", "--workers", "1"]
    with running(*gunicorn, "--bind", f"127.0.0.1:{port}", "--log-level", "warning", APP):
        wait_until(lambda: listens(port), "the web server")
        yield port


@pytest.fixture
def proxy(web: int, tmp_path: Path) -> Iterator[int]:
    """The port of nginx in front of it, as documented but for TLS, the name and the addresses."""
    nginx, port = program("nginx", package="nginx-light", beside=("/usr/sbin",)), free_port()
    lines = (ROOT / "config" / "nginx.conf").read_text().splitlines()
    text = "\n".join(line for line in lines if "ssl_certificate" not in line)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8000", f"127.0.0.1:{web}")
    (tmp_path / "sandtable.conf").write_text(text)
    (tmp_path / "nginx.conf").write_text(MAIN.format(folder=tmp_path))
    tmp_path.chmod(0o755)
    with running(str(nginx), "-e", str(tmp_path / "errors.log"), "-c", str(tmp_path / "nginx.conf")):
        wait_until(lambda: listens(port), "nginx")
        yield port


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def slow_clients(port: int, number: int) -> Iterator[None]:
    """Connections on which half of a header, or half of a body, was sent."""
    with ExitStack() as clients:
        for each in range(number):
            client = clients.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE_S))
            client.sendall(HALF_A_BODY if each % 2 else HALF_A_HEADER)
        yield


def answer(port: int, wait_s: float = PATIENCE_S, **headers: str) -> http.client.HTTPResponse:
    """The answer to a request. Raises TimeoutError."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=wait_s)
    connection.request("GET", "/", headers=headers)
    return connection.getresponse()


def test_five_hundred_slow_clients_keep_nobody_waiting(proxy: int) -> None:
    """Others are answered while the slow ones are there."""
    with slow_clients(proxy, SLOW):
        assert [answer(proxy).status for _ in range(20)] == [200] * 20


def test_without_the_proxy_they_would_take_all_threads(web: int) -> None:
    with slow_clients(web, 40), pytest.raises(TimeoutError):
        answer(web, wait_s=2)
    assert answer(web).status == 200, "it was their doing"


@pytest.mark.parametrize(
    ("send", "status"),
    [
        (lambda port: answer(port, Cookie="x" * 40_000), 400),
        (lambda port: too_large(port), 413),
    ],
)
def test_too_much_is_refused_at_the_proxy(
    proxy: int, send: Callable[[int], http.client.HTTPResponse], status: int
) -> None:
    assert send(proxy).status == status


def too_large(port: int) -> http.client.HTTPResponse:
    """The answer to a body of 50 MB, of which the first bytes are sent."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    connection.putrequest("POST", "/")
    connection.putheader("Content-Length", str(50_000_000))
    connection.endheaders()
    with suppress(OSError):  # nobody reads them
        connection.send(b"x" * 1000)
    return connection.getresponse()
