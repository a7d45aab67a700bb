"""Keeps a few programs running together: all start, all stop, one that dies comes back, none outlives the supervisor.

A program that keeps dying never takes the others down: it is started again for ever, after pauses that grow.

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
from pathlib import Path
from typing import IO, Final

_LIBC: Final = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG: Final = 1
_TICK_S: Final = 0.2
_MOST_TRIES: Final = 10
_MOST_DOUBLINGS: Final = 60
"""More would be more than a float holds after some hours of deaths."""


@dataclass(frozen=True)
class Program:
    """One thing to keep running."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    """Variables on top of the supervisor's own."""
    nice: int = 0
    """Its niceness, 0 to 19."""
    is_task: bool = False
    """It runs once, from when the others are ready, and is not started again however it ends."""
    after: str = ""
    """Of a task: another task that has to end well first, where it is among the programs."""
    renews: Mapping[str, signal.Signals] = field(default_factory=dict)
    """Of a task: which programs begin anew when it has ended well, and the signal that each of them is told with.

    One that ends at its signal is started again at once, after it has finished what it has begun.
    """


@dataclass(frozen=True)
class Patience:
    """The supervisor's times, in seconds."""

    first_wait_s: float = 1.0
    """Before a dead program starts again; doubled with each death in a row."""
    longest_wait_s: float = 30.0
    healthy_after_s: float = 30.0
    """A program that ran this long had a good start: its next death is the first in a row."""
    deaths: int = 5
    """In a row; then the terminal shows the program's last lines once more, where nobody overlooks them."""
    stop_s: float = 60.0
    """From asking the programs to stop to killing them."""

    def wait_s(self, deaths: int) -> float:
        """The pause after this many deaths in a row."""
        doublings = min(deaths - 1, _MOST_DOUBLINGS)
        return min(self.first_wait_s * 2.0**doublings, self.longest_wait_s)


class Child:
    """One program, its process while it runs, and its last words."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0
        self.due: float | None = None if program.is_task else 0.0
        """The time to start it; None while it runs, and for a task that has run or has to wait."""
        self.is_renewed = False
        """It was told to begin anew: its end is no death."""
        self.deaths = 0
        """In a row."""
        self.tail: deque[str] = deque(maxlen=20)
        self.unfinished = b""
        self.is_silent = False
        """Its output is at the end."""

    def start(self, now: float) -> None:
        self.started, self.due, self.is_silent, self.is_renewed = now, None, False, False
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
        """Kill the rest of the program and of its children."""
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
        _stand_back(nice)


def _stand_back(nice: int) -> None:
    """Lower the priority of this process, and of its session where Linux shares the processors among sessions first."""
    os.nice(nice)
    for _ in range(_MOST_TRIES):
        try:
            Path("/proc/self/autogroup").write_text(str(nice))
        except BlockingIOError:  # somebody else has just done the same
            time.sleep(_TICK_S)
        except OSError:  # no Linux, or one that doesn't share like this
            return
        else:
            return


class Supervisor:
    """Runs programs until a signal ends it."""

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
        self.is_announced = False

    def run(self) -> None:
        """Start the programs and keep them running; returns when a signal has stopped them all."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._stop_asked)
        try:
            while not self.asked_to_stop:
                self._start_due()
                self._read(_TICK_S)
                self._bury()
                self._tell_recovery()
                self._announce()
        finally:
            self._stop_all()

    def _stop_asked(self, number: int, frame: object) -> None:
        self.asked_to_stop += 1

    def _start_due(self) -> None:
        now = time.monotonic()
        for child in self.children:
            if child.due is None or child.due > now:
                continue
            try:
                child.start(now)
            except (OSError, subprocess.SubprocessError) as error:  # no memory, no processes left, no such program
                self._tell_absence(child, error)
            else:
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
            if child.program.is_task:
                self._end_task(child, status)
            elif child.is_renewed:
                child.due = 0.0
            else:
                self._plan_return(child, f"ended {_how(status)}")

    def _end_task(self, task: Child, status: int) -> None:
        """After a task that ended well: start what waited for it, and tell the programs that it renews."""
        if status:
            self._print(task, [f"ended {_how(status)}; not tried again"])
            return
        for child in self.children:
            if child.program.after == task.program.name:
                child.due = 0.0
            number = task.program.renews.get(child.program.name)
            if number is not None and child.process is not None:
                child.is_renewed = number == signal.SIGTERM
                child.process.send_signal(number)
                self._print(child, ["begins anew, when it has finished what it has begun"])

    def _tell_absence(self, child: Child, error: Exception) -> None:
        if child.program.is_task:
            child.due = None
            self._print(child, [f"can't be started: {error}; not tried again"])
        else:
            self._plan_return(child, f"can't be started: {error}")

    def _plan_return(self, child: Child, reason: str) -> None:
        """Note when a dead program starts again, and tell it in the terminal."""
        child.deaths += 1
        wait_s = self.patience.wait_s(child.deaths)
        child.due = time.monotonic() + wait_s
        again = f", {child.deaths} times in a row" if child.deaths > 1 else ""
        self._print(child, [f"{reason}{again}; starting again in {wait_s:g} s"])
        if child.deaths == self.patience.deaths:
            self._tell_trouble(child)

    def _tell_recovery(self) -> None:
        """A program that has run for long enough starts its count of deaths anew."""
        for child in self.children:
            lived_s = time.monotonic() - child.started
            if child.process is None or not child.deaths or lived_s < self.patience.healthy_after_s:
                continue
            if child.deaths >= self.patience.deaths:
                self._print(child, [f"has been running for {self.patience.healthy_after_s:g} s again"])
            child.deaths = 0

    def _close(self, child: Child) -> None:
        """Print the last output of an ended program, and kill its children."""
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
        """Announce when everything is ready, and start the tasks."""
        if self.is_announced or not self.is_ready():
            return
        self.is_announced = True
        self.write(self.announcement + "\n")
        sys.stdout.flush()
        names = {child.program.name for child in self.children}
        for child in self.children:
            if child.program.is_task and child.program.after not in names:
                child.due = 0.0

    def _print(self, child: Child, lines: Sequence[str]) -> None:
        for line in lines:
            self.write(f"{child.program.name:<{self.width}} | {line}\n")
        sys.stdout.flush()

    def _tell_trouble(self, child: Child) -> None:
        self.write(
            f"\n*** {child.program.name} died {child.deaths} times in a row. The others run on. Its last lines:\n"
        )
        for line in child.tail:
            self.write(f"    {line}\n")
        self.write("\n")
        sys.stdout.flush()


def _how(status: int) -> str:
    return f"by signal {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
