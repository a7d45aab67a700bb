"""nginx with `config/nginx.conf` on a host of its own, changed as its first lines say: certificate and web hosts."""

from __future__ import annotations

import http.client
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.support.network import Host
from tests.support.prepared import ROOT
from tests.support.programs import program
from tests.support.waiting import PATIENCE_S, status_of, wait_until

NAME = "sandtable.example.org"
"""The name in `config/nginx.conf`."""
CERTIFICATE, KEY = "/etc/ssl/certs/sandtable.pem", "/etc/ssl/private/sandtable.key"
WEB = "    server 127.0.0.1:8000;\n"
MAIN = """
daemon off; user root; pid {folder}/nginx.pid; error_log {folder}/errors.log;
events {{ worker_connections 2048; }}
http {{
    log_format tries '$status $request_time $upstream_addr'; access_log {folder}/tries.log tries;
    client_body_temp_path {folder}/bodies; proxy_temp_path {folder}/answers;
    fastcgi_temp_path {folder}/1; uwsgi_temp_path {folder}/2; scgi_temp_path {folder}/3;
    include {folder}/sandtable.conf;
}}
"""


@dataclass
class Proxy:
    """A running nginx; `trust` knows its certificate."""

    address: str
    folder: Path
    trust: ssl.SSLContext

    def dial(self, wait_s: float = PATIENCE_S) -> socket.socket:
        """A connection on which not even TLS has begun. Raises OSError."""
        return socket.create_connection((self.address, 443), wait_s)

    def connect(self, wait_s: float = PATIENCE_S) -> ssl.SSLSocket:
        """A connection over TLS on which nothing was sent. Raises OSError."""
        return self.trust.wrap_socket(self.dial(wait_s), server_hostname=NAME)

    def status(self, path: str) -> int:
        """The status of the answer to a request on a new connection. Raises OSError."""
        with self.connect() as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
            return status_on(line)

    def tries(self) -> list[list[str]]:
        """By request that was answered: the web hosts that were asked for it, in order."""
        lines = (self.folder / "tries.log").read_text().splitlines()
        return [re.findall(r"([\d.]+):8000", line) for line in lines]


def status_on(line: socket.socket) -> int:
    """The status of the answer that comes on a connection."""
    answer = http.client.HTTPResponse(line)
    answer.begin()
    answer.read()
    return answer.status


@contextmanager
def a_proxy(host: Host, folder: Path, web: Sequence[str]) -> Iterator[Proxy]:
    """nginx on this host before web hosts with these addresses; skips (see `missing`) where there is none."""
    nginx = program("nginx", package="nginx-light", beside=("/usr/sbin",))
    folder.mkdir()
    made = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", f"/CN={NAME}")
    files = ("-keyout", f"{folder}/key.pem", "-out", f"{folder}/certificate.pem")
    named = ("-addext", f"subjectAltName=DNS:{NAME}")
    subprocess.run(["openssl", "req", "-x509", *made, *named, *files], check=True, capture_output=True)
    (folder / "sandtable.conf").write_text(configuration(folder, web))
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    proxy = Proxy(host.address, folder, ssl.create_default_context(cafile=folder / "certificate.pem"))
    command = [*host.before, str(nginx), "-e", str(folder / "errors.log"), "-c", str(folder / "nginx.conf")]
    with running(command):
        wait_until(lambda: listens(host.address, 443), "nginx")
        yield proxy


def configuration(folder: Path, web: Sequence[str]) -> str:
    """`config/nginx.conf` for these web hosts, with the certificate of this folder."""
    text = (ROOT / "config" / "nginx.conf").read_text()
    assert WEB in text and CERTIFICATE in text and KEY in text
    text = text.replace(WEB, "".join(f"    server {each}:8000;\n" for each in web))
    return text.replace(CERTIFICATE, f"{folder}/certificate.pem").replace(KEY, f"{folder}/key.pem")


@contextmanager
def running(command: Sequence[str], environment: dict[str, str] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A process of the project that ends with the block."""
    process = subprocess.Popen(command, cwd=ROOT, env=environment)
    try:
        yield process
    finally:
        process.terminate()
        status_of(process)


def listens(address: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(PATIENCE_S)
        return probe.connect_ex((address, port)) == 0
