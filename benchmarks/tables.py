"""Answers at many tables at once: `python -m benchmarks.tables [--tables 200] [--think 30]`.

The real service, as `make run` starts it, with one web process and on data of its own. At every table, of each game in
turn, all seats belong to people at screens of their own. Who is asked thinks for a while and answers by chance; all
others look in the rhythm of the page. Told is how long answers and looks take, and how busy the web process was. It
ends with 1 where the median answer takes longer than is promised.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.screens import Chair, Screen, Times

PROMISED_S: Final = 0.3
"""The median of all answers (docs/play.md)."""
TICKS_A_SECOND: Final = os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="how many tables people sit at (200)")
    parser.add_argument("--think", type=float, default=30.0, help="seconds before an answer, in the middle (30)")
    parser.add_argument("--seconds", type=float, default=120.0, help="how long everybody plays (120)")
    parser.add_argument("--games", default="", help="the names of some games alone, with commas between")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ |= {
            "SANDTABLE_VAR": name,
            "DJANGO_SETTINGS_MODULE": "config.settings.embedded",
            "GUNICORN_CMD_ARGS": "--workers 1",
            "FIRST_RESULTS": "0",
            "WORKERS": "1",
        }
        from tests.support.running import a_running_service

        with a_running_service(folder) as service:
            import django

            django.setup()
            from benchmarks.laid_tables import lay

            chairs = lay(asked.tables, [each for each in asked.games.split(",") if each])
            times, busy = asyncio.run(played(service.address, chairs, asked.think, asked.seconds, service.process.pid))
    print(f"{asked.tables} tables, {len(chairs)} people, {asked.think:g} s to think, load {os.getloadavg()[0]:.1f}")
    for line in told(times, asked.seconds):
        print(line)
    print(f"the web process used {100 * busy:.0f} % of a processor")
    print(verdict(times.answers))
    return 0 if is_kept(times.answers) else 1


def is_kept(answers: list[float]) -> bool:
    """Whether the median of these seconds is as promised; not where nobody has answered."""
    return bool(answers) and statistics.median(answers) <= PROMISED_S


def verdict(answers: list[float]) -> str:
    """The promise and whether these answers, in seconds, keep it."""
    if not answers:
        return "nobody has answered: let them play longer (--seconds) or think less (--think)"
    promised = f"promised is a median answer of at most {1000 * PROMISED_S:.0f} ms"
    return f"{promised}: {'kept' if is_kept(answers) else 'NOT kept'}"


def told(times: Times, seconds: float) -> Iterator[str]:
    """A line for each kind of request."""
    for name, found in (
        ("answers", times.answers),
        ("looks with news", times.news),
        ("looks without", times.quiet),
    ):
        if not found:
            yield f"{name:<16}{0:>7}"
            continue
        late = sorted(found)[math.ceil(0.95 * len(found)) - 1]
        figures = f"median {1000 * statistics.median(found):5.0f} ms   95 % {1000 * late:5.0f} ms"
        yield f"{name:<16}{len(found):>7}   {len(found) / seconds:5.1f} a second   {figures}"
    if times.refused:
        yield f"{times.refused} requests were refused"


async def played(
    address: str, chairs: list[Chair], think_s: float, seconds: float, service: int
) -> tuple[Times, float]:
    """Everybody opens their page and plays for these seconds; the times, and how busy the web process was."""
    screens = [Screen(address, chair, think_s, number) for number, chair in enumerate(chairs)]
    for screen in screens:
        await screen.open()
    times = Times()
    begun, used = time.perf_counter(), web_seconds(service)
    players = [asyncio.create_task(screen.play(times, begun + seconds)) for screen in screens]
    await asyncio.gather(*players)
    return times, (web_seconds(service) - used) / (time.perf_counter() - begun)


def web_seconds(service: int) -> float:
    """Seconds of the processor that the web process of this service has used, from the files of Linux."""
    total = 0
    for entry in Path("/proc").iterdir():
        try:
            is_web = entry.name.isdecimal() and b"gunicorn" in (entry / "cmdline").read_bytes()
            fields = (entry / "stat").read_text().rpartition(")")[2].split() if is_web else []
        except OSError:
            continue  # it has just ended
        if fields and service in (int(fields[1]), parent_of(int(fields[1]))):
            total += int(fields[11]) + int(fields[12])
    return total / TICKS_A_SECOND


def parent_of(process: int) -> int:
    """The process that has started this one; 0 where it is gone."""
    try:
        return int(Path("/proc", str(process), "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


if __name__ == "__main__":
    sys.exit(main())
