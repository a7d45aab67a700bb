"""The web server answers some requests itself, and closes some connections."""

from __future__ import annotations

import http.client
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from config.settings import base
from config.web_server import LARGEST_KEPT
from tests.support.prepared import ROOT
from tests.support.waiting import wait_until

APP = "tests.config.plain_app:application"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The socket of a web server with the settings of the service and an application that reads nothing."""
    path = tmp_path_factory.mktemp("web") / "socket"
    command = [sys.executable, "-m", "gunicorn", "--config", "python:config.web_server", "--workers", "1"]
    server = subprocess.Popen([*command, "--bind", f"unix:{path}", "--log-level", "warning", APP], cwd=ROOT)
    try:
        wait_until(lambda: is_listening(path), "the web server")
        yield path
    finally:
        server.terminate()
        server.wait()


def is_listening(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as connection:
        return connection.connect_ex(str(path)) == 0


def answer_to(address: Path, *lines: str, body: bytes = b"") -> http.client.HTTPResponse:
    """The answer to a request of these lines."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(str(address))
        connection.sendall("\r\n".join([*lines, "", ""]).encode() + body)
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        return answer


def test_http_1_1_without_a_host_is_refused(address: Path) -> None:
    assert answer_to(address, "GET / HTTP/1.1").status == 400
    assert answer_to(address, "GET / HTTP/1.1", "Host: table").status == 200
    assert answer_to(address, "GET / HTTP/1.0").status == 200


@pytest.mark.parametrize(
    ("size", "says_close"), [(0, False), (LARGEST_KEPT, False), (LARGEST_KEPT + 1, True), (10**12, True)]
)
def test_a_connection_is_closed_after_a_body_that_is_too_large(address: Path, size: int, says_close: bool) -> None:
    """The body is never sent: the answer does not wait for it."""
    answer = answer_to(address, "POST / HTTP/1.1", "Host: table", f"Content-Length: {size}")
    assert (answer.status, answer.getheader("Connection") == "close") == (200, says_close)


def test_a_connection_is_closed_after_a_body_of_unknown_length(address: Path) -> None:
    answer = answer_to(address, "POST / HTTP/1.1", "Host: table", "Transfer-Encoding: chunked", body=b"0\r\n\r\n")
    assert answer.getheader("Connection") == "close"


def test_every_body_that_django_refuses_is_too_large_for_its_connection() -> None:
    assert base.DATA_UPLOAD_MAX_MEMORY_SIZE >= LARGEST_KEPT and base.FILE_UPLOAD_MAX_BYTES >= LARGEST_KEPT
