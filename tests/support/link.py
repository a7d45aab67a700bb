"""A link to a server that a test can freeze, break without a word, or listen to.

A program that stands still, or a firewall that forgets a connection, sends neither data nor an end of the connection.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

PIECE = 65536


class Link:
    """A port on loopback that passes everything on to a server; `port` is the number to connect to."""

    def __init__(self, host: str, port: int) -> None:
        self.server = (host, port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._flows = threading.Event()
        self._flows.set()
        self._lines: list[Line] = []
        self._last_words = b""
        self.trips = 0
        """The number of times that something was sent to the server."""
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def connections(self) -> int:
        """The number of connections that were made through it, up to now."""
        return len(self._lines)

    def freeze(self) -> None:
        """Pass nothing on until `thaw`; connections are still taken."""
        self._flows.clear()

    def thaw(self) -> None:
        """Pass on what was held back, and all that follows."""
        self._flows.set()

    def strand(self) -> None:
        """Break the connections that are there without telling anybody; new ones work."""
        for line in self._lines:
            line.is_stranded = True

    def strand_after(self, words: bytes) -> None:
        """Break the next connection that sends these words: the server gets them, and its answer gets lost."""
        self._last_words = words

    def close(self) -> None:
        """End everything, so that no thread is left."""
        self._listener.close()
        for line in self._lines:
            line.close()
        self._flows.set()

    def _accept(self) -> None:
        with suppress(OSError):  # the listener was closed
            while True:
                client, _address = self._listener.accept()
                try:
                    server = socket.create_connection(self.server)
                except OSError:  # the server is down
                    client.close()
                    continue
                self._lines.append(Line(client, server, self._pass_on))

    def _pass_on(self, line: Line, data: bytes, *, is_question: bool) -> bool:
        """Whether this piece goes to the other end, once the link flows."""
        self._flows.wait()
        self.trips += is_question
        goes_on = not line.is_stranded
        if is_question and self._last_words and self._last_words in data:
            self._last_words, line.is_stranded = b"", True
        return goes_on


class Line:
    """One connection on a link: two sockets, and a thread for each direction."""

    def __init__(self, client: socket.socket, server: socket.socket, passes_on: Callable[..., bool]) -> None:
        self._ends = (client, server)
        self._passes_on = passes_on
        self.is_stranded = False
        for source, target in ((client, server), (server, client)):
            threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):  # one of the ends is gone
            while data := source.recv(PIECE):
                if self._passes_on(self, data, is_question=source is self._ends[0]):
                    target.sendall(data)
        if not self.is_stranded:
            self.close()

    def close(self) -> None:
        for end in self._ends:
            with suppress(OSError):  # it was closed before
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextmanager
def a_link(port: int, host: str = "127.0.0.1") -> Iterator[Link]:
    """A link to the server on this port."""
    link = Link(host, port)
    try:
        yield link
    finally:
        link.close()
