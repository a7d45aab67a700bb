"""Keeps a few programs running together: all start, all stop, one that dies comes back, none outlives the supervisor.

Honcho and its like stop everything when one program ends and leave programs behind when they are killed themselves;
supervisord wants a daemon and files of its own. What `make run` needs fits on this page.
"""

from __future__ import annotations

import ctypes
import os
import selectors
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import IO, Final

_LIBC: Final = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG: Final = 1
_TICK_S: Final = 0.2


@dataclass(frozen=True)
class Program:
    """One thing to keep running."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    """Variables on top of the supervisor's own."""
    nice: int = 0
    """How far it stands back behind others, 0 to 19."""


@dataclass(frozen=True)
class Patience:
    """How long the supervisor waits for what. Seconds."""

    first_wait_s: float = 1.0
    """Before a dead program starts again; doubled with each death in a row."""
    longest_wait_s: float = 30.0
    healthy_after_s: float = 30.0
    """A program that ran this long had a good start: its next death is the first in a row."""
    deaths: int = 5
    """In a row; then the supervisor gives up."""
    stop_s: float = 60.0
    """From asking the programs to stop to killing them."""


class Child:
    """One program, its process while it runs, and its last words."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0
        self.due: float | None = 0.0
        """When to start it; None while it runs."""
        self.deaths = 0
        self.tail: deque[str] = deque(maxlen=20)
        self.unfinished = b""
        self.is_silent = False
        """Its output is at the end."""

    def start(self, now: float) -> None:
        self.started, self.due, self.is_silent = now, None, False
        parent, nice = os.getpid(), self.program.nice
        self.process = subprocess.Popen(  # noqa: S603 - the commands are the project's own
            list(self.program.command),
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.program.environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C in the terminal is the supervisor's alone
            preexec_fn=lambda: _before_program(parent, nice),  # safe: the supervisor has no threads
        )
        os.set_blocking(self.output.fileno(), False)

    @property
    def output(self) -> IO[bytes]:
        assert self.process is not None and self.process.stdout is not None
        return self.process.stdout

    def ask_to_stop(self) -> None:
        """Tell the program; what it started is its own to stop, in its own order."""
        if self.process is not None:
            self.process.terminate()

    def kill_all(self) -> None:
        """End whatever is left of the program and of everything it started."""
        if self.process is not None:
            with suppress(ProcessLookupError):  # gone already
                os.killpg(self.process.pid, signal.SIGKILL)

    def lines(self, *, is_last: bool = False) -> list[str]:
        """Whole lines of output that have come in; at the end also the unfinished one."""
        data = self.output.read()
        self.is_silent = data == b""  # None: nothing yet
        *whole, self.unfinished = (self.unfinished + (data or b"")).split(b"\n")
        if is_last and self.unfinished:
            whole.append(self.unfinished)
            self.unfinished = b""
        lines = [line.decode("utf-8", "replace").rstrip("\r") for line in whole]
        self.tail.extend(lines)
        return lines


def _before_program(parent: int, nice: int) -> None:
    """In the new process, before the program: die with the supervisor, and stand back if told to."""
    if _LIBC is not None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
        if os.getppid() != parent:  # it died before the line above
            os._exit(1)
    if nice:
        os.nice(nice)


class Supervisor:
    """Runs programs until a signal ends it, or until one keeps dying."""

    def __init__(
        self,
        programs: Sequence[Program],
        *,
        patience: Patience | None = None,
        is_ready: Callable[[], bool] = lambda: True,
        announcement: str = "",
        write: Callable[[str], object] = sys.stdout.write,
    ) -> None:
        self.children = [Child(program) for program in programs]
        self.patience = patience or Patience()
        self.is_ready = is_ready
        self.announcement = announcement
        self.write = write
        self.width = max(len(program.name) for program in programs)
        self.selector = selectors.DefaultSelector()
        self.asked_to_stop = 0
        self.failed: Child | None = None

    def run(self) -> int:
        """0 when stopped by a signal, 1 when a program kept dying."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._stop_asked)
        try:
            while not self.asked_to_stop and self.failed is None:
                self._start_due()
                self._read(_TICK_S)
                self._bury()
                self._announce()
        finally:
            self._stop_all()
        if self.failed is not None:
            self._tell_failure(self.failed)
        return 0 if self.failed is None else 1

    def _stop_asked(self, number: int, frame: object) -> None:
        self.asked_to_stop += 1

    def _start_due(self) -> None:
        now = time.monotonic()
        for child in self.children:
            if child.due is not None and child.due <= now:
                child.start(now)
                self.selector.register(child.output, selectors.EVENT_READ, child)

    def _read(self, timeout_s: float) -> None:
        if not self.selector.get_map():
            time.sleep(timeout_s)
        for key, _ in self.selector.select(timeout_s):
            child: Child = key.data
            self._print(child, child.lines())
            if child.is_silent:
                self.selector.unregister(key.fileobj)

    def _bury(self) -> None:
        """Look for programs that ended, and plan their return."""
        for child in self.children:
            if child.process is None or child.process.poll() is None:
                continue
            status = child.process.returncode
            self._close(child)
            lived = time.monotonic() - child.started
            child.deaths = 1 if lived >= self.patience.healthy_after_s else child.deaths + 1
            if child.deaths >= self.patience.deaths:
                self.failed = child
                return
            wait = min(self.patience.first_wait_s * 2 ** (child.deaths - 1), self.patience.longest_wait_s)
            child.due = time.monotonic() + wait
            self._print(child, [f"ended {_how(status)}; starting again in {wait:g} s"])

    def _close(self, child: Child) -> None:
        """The last output of a program that ended, and the end of what it left behind."""
        child.kill_all()  # its own children: nobody leads them any more
        self._print(child, child.lines(is_last=True))
        if child.output in {key.fileobj for key in self.selector.get_map().values()}:
            self.selector.unregister(child.output)
        child.output.close()
        child.process = None

    def _stop_all(self) -> None:
        """Ask everybody to stop; kill those who have not after the patience, or at a second Ctrl-C."""
        running = [child for child in self.children if child.process is not None]
        for child in running:
            child.ask_to_stop()
        deadline = time.monotonic() + self.patience.stop_s
        asked = self.asked_to_stop
        while running and time.monotonic() < deadline and self.asked_to_stop <= asked:
            self._read(_TICK_S)
            running = [child for child in running if child.process is not None and child.process.poll() is None]
        for child in running:
            self._print(child, ["did not stop; killed"])
            child.kill_all()
        for child in self.children:
            if child.process is not None:
                child.process.wait()
                self._close(child)

    def _announce(self) -> None:
        if self.announcement and self.is_ready():
            self.write(self.announcement + "\n")
            sys.stdout.flush()
            self.announcement = ""

    def _print(self, child: Child, lines: Sequence[str]) -> None:
        for line in lines:
            self.write(f"{child.program.name:<{self.width}} | {line}\n")
        sys.stdout.flush()

    def _tell_failure(self, child: Child) -> None:
        self.write(f"\n*** {child.program.name} died {child.deaths} times in a row. Its last lines:\n")
        for line in child.tail:
            self.write(f"    {line}\n")
        sys.stdout.flush()


def _how(status: int) -> str:
    return f"by signal {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
