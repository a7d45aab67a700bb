"""Clients that send half a request over TLS, for as long as they are let: what the proxy ends, they begin again."""

from __future__ import annotations

import socket
import ssl
import threading
from collections import Counter
from collections.abc import Iterator
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
            self.line.recv(1)
        except (BlockingIOError, ssl.SSLWantReadError):
            return False
        except OSError:
            return True
        return True

    def go_on(self) -> None:
        """Send the next byte, where this kind sends any more. Raises OSError."""
        if self.kind == "a byte a second" and self.sent < BODY - 1:
            self.sent += self.line.send(b"x")

    def begin_again(self) -> None:
        self.line.close()
        self.line = self._connect()

    def finish(self) -> int:
        """Send the rest of the body; the status of the answer."""
        self.line.settimeout(None)
        self.line.sendall(b"x" * (BODY - self.sent))
        return status_on(self.line)


class SlowClients:
    """Many of them, a fourth of each kind, in a thread of their own."""

    def __init__(self, proxy: Proxy, number: int) -> None:
        kinds = list(REQUESTS)
        self.clients = [SlowClient(proxy, kinds[each % len(kinds)]) for each in range(number)]
        self.ended: Counter[str] = Counter()
        """By kind, the number of times that the proxy ended a connection."""
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self._go_on)
        self.thread.start()

    def _go_on(self) -> None:
        while not self.stopped.wait(LOOK_EVERY_S):
            for client in self.clients:
                if client.is_ended():
                    self.ended[client.kind] += 1
                    client.begin_again()
                with suppress(OSError):  # the proxy was quicker
                    client.go_on()

    def stop(self) -> None:
        """No byte is sent any more; the connections stay."""
        self.stopped.set()
        self.thread.join()


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
