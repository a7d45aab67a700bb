"""Clients that send half a request over TLS, for as long as they are let: what the proxy ends, they begin again."""

from __future__ import annotations

import socket
import ssl
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from tests.support.proxy import NAME, Proxy, status_on

BODY: Final = 1000
"""Bytes of the body that a client announces. It sends one of them at every look."""
LOOK_EVERY_S: Final = 1.0
REQUESTS: Final = {
    "silent": b"",
    "half a header": f"GET /health/live HTTP/1.1\r\nHost: {NAME}\r\nX-Slow: ".encode(),
    "half a body": f"POST /health/live HTTP/1.1\r\nHost: {NAME}\r\nContent-Length: {BODY}\r\n\r\n".encode(),
    "a byte a second": f"POST /health/live HTTP/1.1\r\nHost: {NAME}\r\nContent-Length: {BODY}\r\n\r\n".encode(),
}
"""By kind of client, what it sends at once. The silent ones do not even begin TLS."""


class SlowClient:
    """One client of a kind of `REQUESTS`."""

    def __init__(self, proxy: Proxy, kind: str) -> None:
        self.proxy, self.kind = proxy, kind
        self.sent = 0
        """Bytes of the body so far."""
        self.use = threading.Lock()
        """Two threads must not use a line over TLS at once."""
        self.line = self._connect()

    def _connect(self) -> socket.socket:
        line = self.proxy.dial() if self.kind == "silent" else self.proxy.connect()
        line.sendall(REQUESTS[self.kind])
        self.sent = 0
        line.setblocking(False)
        return line

    def is_ended(self) -> bool:
        """Whether the proxy has closed the connection, or answered, which is the same here."""
        try:
            with self.use:
                self.line.recv(1)
        except (BlockingIOError, ssl.SSLWantReadError):
            return False
        except OSError:
            return True
        return True

    def begin_again(self) -> None:
        self.line.close()
        self.line = self._connect()

    def finish(self) -> int:
        """Send the rest of the body; the status of the answer."""
        self.line.settimeout(None)
        self.line.sendall(b"x" * (BODY - self.sent))
        return status_on(self.line)


def go_on(client: SlowClient) -> None:
    """Send the next byte, where this kind sends any more."""
    if client.kind == "a byte a second" and client.sent < BODY - 1:
        with client.use, suppress(OSError):  # the proxy has ended it
            client.sent += client.line.send(b"x")


class SlowClients:
    """Many of them, a fourth of each kind. A thread sends the bytes, another one begins again what was ended."""

    def __init__(self, proxy: Proxy, number: int) -> None:
        self.clients: list[SlowClient] = []
        self.ended: Counter[str] = Counter()
        """By kind, the number of times that the proxy ended a connection."""
        self.stopped = threading.Event()
        self.threads = [
            threading.Thread(target=self._again_and_again, args=(deed,), daemon=True) for deed in (go_on, self._renew)
        ]
        self.threads[0].start()
        kinds = list(REQUESTS)
        for each in range(number):
            self.clients.append(SlowClient(proxy, kinds[each % len(kinds)]))
        self.threads[1].start()

    def _again_and_again(self, deed: Callable[[SlowClient], None]) -> None:
        while not self.stopped.wait(LOOK_EVERY_S):
            for client in list(self.clients):
                deed(client)

    def _renew(self, client: SlowClient) -> None:
        if client.is_ended():
            self.ended[client.kind] += 1
            client.begin_again()

    def stop(self) -> None:
        """No byte is sent any more; the connections stay."""
        self.stopped.set()
        for each in self.threads:
            each.join()


@contextmanager
def slow_clients(proxy: Proxy, number: int) -> Iterator[SlowClients]:
    """This number of connections is there throughout the block, but for those that are just being made again."""
    clients = SlowClients(proxy, number)
    try:
        yield clients
    finally:
        clients.stop()
        for each in clients.clients:
            each.line.close()
