"""The screen of a person at a table with several screens, as a browser asks the service (benchmarks/tables.py)."""

from __future__ import annotations

import asyncio
import gzip
import html
import random
import re
import secrets
import time
import urllib.parse
from dataclasses import dataclass, field
from itertools import chain, repeat
from typing import Final

OTHER_TAB_S: Final = 4.0
"""As `OTHER_TAB_MS` in static/js/seat/looking.js: who is asked looks, too."""
ASKED: Final = re.compile(r'data-seat-asked="([^"]*)"')
STATE: Final = re.compile(r'data-seat-state="([^"]*)"')
ETAG: Final = re.compile(r'data-etag="([^"]*)"')
"""The version of the table that the page shows: its first look asks for another one."""
OPTION: Final = re.compile(r'name="(option|walk)"\s+value="([^"]+)"')
TICK: Final = re.compile(r'name="tick" value="([^"]+)"')
LEAST: Final = re.compile(r'data-least="(\d+)"')


@dataclass(frozen=True)
class Chair:
    """A seat at a table and the browser of its person."""

    path: str
    """Of the page of the table."""
    session: str
    """The key of the session in which the person is logged in."""


@dataclass
class Times:
    """Seconds from the first byte sent to the last one received."""

    answers: list[float] = field(default_factory=list)
    news: list[float] = field(default_factory=list)
    """Looks that were answered with a table."""
    quiet: list[float] = field(default_factory=list)
    """Looks that were answered with 304."""
    refused: int = 0
    """Answers that the rules refused, and requests that the service did."""


class Screen:
    """One person, who looks at the pauses of the page and answers by chance after some thought."""

    def __init__(self, address: str, chair: Chair, think_s: float, seed: int) -> None:
        self.host, self.chair, self.think_s = address.removeprefix("http://"), chair, think_s
        self.chance = random.Random(seed)  # noqa: S311 - a benchmark
        self.token = secrets.token_hex(16)
        self.etag = self.text = ""
        self.link: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> None:
        """Load the page, without its styles and scripts."""
        status, _, self.text = await self._asked("GET", self.chair.path)
        assert status == 200, self.text[:300]
        found = ETAG.search(self.text)
        self.etag = html.unescape(found[1]) if found else ""

    @property
    def question(self) -> str:
        found = ASKED.search(self.text)
        return found[1] if found else ""

    @property
    def is_over(self) -> bool:
        found = STATE.search(self.text)
        return found is not None and found[1] not in ("person", "agent")

    async def play(self, times: Times, until: float) -> None:
        """Look, think and answer until this time of `time.perf_counter`."""
        from simulate.watching.seat.views import PEOPLE_LOOKS_MS

        pauses = [pause / 1000 for pause in PEOPLE_LOOKS_MS]
        await asyncio.sleep(self.chance.uniform(0, OTHER_TAB_S))  # people don't sit down at one moment
        while time.perf_counter() < until and not self.is_over:
            if self.question:
                await self._think(times, until)
                await self._answer(times)
                continue
            for pause in chain(pauses, repeat(pauses[-1])):
                await asyncio.sleep(pause)
                if await self._look(times) or time.perf_counter() >= until:
                    break

    async def _think(self, times: Times, until: float) -> None:
        """Read the question; the page looks meanwhile whether it was answered in another tab."""
        ready = min(time.perf_counter() + self.chance.uniform(0.5, 1.5) * self.think_s, until)
        while (left := ready - time.perf_counter()) > OTHER_TAB_S:
            await asyncio.sleep(OTHER_TAB_S)
            await self._look(times)
        await asyncio.sleep(max(0.0, left))

    async def _look(self, times: Times) -> bool:
        """Whether the table has changed."""
        begun = time.perf_counter()
        status, etag, text = await self._asked("GET", f"{self.chair.path}/table", known=self.etag)
        spent = time.perf_counter() - begun
        if status == 304:
            times.quiet.append(spent)
            return False
        if status != 200:
            times.refused += 1
            return False
        times.news.append(spent)
        self.etag, self.text = etag, text
        return True

    async def _answer(self, times: Times) -> None:
        deed, sent = self._choice()
        begun = time.perf_counter()
        status, etag, text = await self._asked("POST", f"{self.chair.path}/{deed}", sent)
        if status == 200:
            times.answers.append(time.perf_counter() - begun)
            self.etag, self.text = etag, text
        elif status != 409:  # 409: the table was shown anew
            times.refused += 1
            await self.open()

    def _choice(self) -> tuple[str, list[tuple[str, str]]]:
        """The address below the table's, and the values of the form that is sent."""
        sent = [("question", self.question), ("piece", "1"), ("sure", "1")]
        if ticks := TICK.findall(self.text):
            least = LEAST.search(self.text)
            some = self.chance.sample(ticks, int(least[1]) if least else 0)
            return "answer", [*sent, ("several", "1"), *(("tick", each) for each in some)]
        if options := OPTION.findall(self.text):
            return "answer", [*sent, self.chance.choice(options)]
        return "go-on", sent

    async def _asked(
        self, method: str, path: str, sent: list[tuple[str, str]] | None = None, known: str = ""
    ) -> tuple[int, str, str]:
        """The status, the tag and the text of an answer. The connection stays open, as that of a browser."""
        body = urllib.parse.urlencode([*sent, ("csrfmiddlewaretoken", self.token)]) if sent else ""
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.host}",
            f"Cookie: sessionid={self.chair.session}; csrftoken={self.token}",
            "Accept-Encoding: gzip",
            *([f"If-None-Match: {known}"] if known else []),
            *(["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"] if body else []),
        ]
        request = "\r\n".join([*head, "", body]).encode()
        if self.link is not None:
            try:
                return await exchanged(*self.link, request)
            except (OSError, asyncio.IncompleteReadError):
                self.link[1].close()  # the service has closed it meanwhile: a browser asks once more
        name, _, port = self.host.partition(":")
        self.link = await asyncio.open_connection(name, int(port))
        return await exchanged(*self.link, request)


async def exchanged(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes) -> tuple[int, str, str]:
    """Send a request; the status, the tag and the text of its answer. Raises IncompleteReadError."""
    writer.write(request)
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    if headers.get("transfer-encoding") == "chunked":
        body = await joined(reader)
    else:
        body = await reader.readexactly(int(headers.get("content-length", 0)))
    text = gzip.decompress(body) if headers.get("content-encoding") == "gzip" and body else body
    return int(first.split()[1]), headers.get("etag", ""), text.decode()


async def joined(reader: asyncio.StreamReader) -> bytes:
    """The body that comes in chunks."""
    found = b""
    while size := int(await reader.readuntil(b"\r\n"), 16):
        found += (await reader.readexactly(size + 2))[:-2]
    await reader.readexactly(2)
    return found
