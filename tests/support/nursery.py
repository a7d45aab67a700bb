"""Processes that are forked from one that has imported everything: to import it takes each of them a second.

A nursery does nothing but fork, so a process begins as if it had just been started: no connection is open, nothing was
patched, no task has run. It answers one line of JSON with another:
- ["start", arguments, environment, file of the log, whether it is the console]: the id of a new process,
- ["poll", id]: its exit status, as `subprocess` counts it, or null while it runs.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO, TypeAlias

LOOK_EVERY_S = 0.02
Process: TypeAlias = "subprocess.Popen[bytes] | Forked"


class Nursery:
    """The end of a test: it starts processes, and asks after them."""

    def __init__(self, command: Sequence[str], root: Path, environment: Mapping[str, str], log: Path) -> None:
        """`command` runs `serve`, and is told the two ends of pipes that are for the console."""
        questions, ask = os.pipe()
        read, answers = os.pipe()
        self.pipes = os.fdopen(ask, "w"), os.fdopen(read)
        self.asking = threading.Lock()
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, str(questions), str(answers)], cwd=root, env=environment, pass_fds=[questions, answers],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True,
            )  # fmt: skip
        os.close(questions)
        os.close(answers)
        self.log = log

    def start(self, *arguments: str, log: Path, environment: Mapping[str, str]) -> Forked:
        """A process that stays; what it says goes to this log."""
        return Forked(self, self._told("start", arguments, environment, str(log), False))

    def console(self, *arguments: str, log: Path) -> tuple[TextIO, TextIO]:
        """The ends of the pipes to and from a process that reads and writes lines. There is one at most."""
        self._told("start", arguments, {}, str(log), True)
        return self.pipes

    def status(self, pid: int) -> int | None:
        status: int | None = self._told("poll", pid)
        return status

    def _told(self, *line: Any) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        with self.asking:
            self.process.stdin.write(json.dumps(line) + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        assert answer, self.log.read_text(errors="replace")
        return json.loads(answer)

    def close(self) -> None:
        """End the nursery, and the console, which can read no more. The others have been ended before."""
        for pipe in self.pipes:
            pipe.close()
        self.process.kill()
        self.process.communicate()


class Forked:
    """A process of a nursery, with what `subprocess.Popen` offers for its own."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.nursery = nursery
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.nursery.status(self.pid)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Its exit status. Raises TimeoutError."""
        deadline = time.monotonic() + timeout
        while (status := self.poll()) is None:
            if time.monotonic() > deadline:
                raise TimeoutError(f"process {self.pid} runs after {timeout:g} s")
            time.sleep(LOOK_EVERY_S)
        return status

    def send_signal(self, number: int) -> None:
        """Nothing happens to one that has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def serve(run: Callable[..., None], questions: int, answers: int) -> None:
    """Answer until nobody asks any more. A new process does `run` with its arguments instead, and ends after it."""
    gc.freeze()
    for line in sys.stdin:
        command, *rest = json.loads(line)
        if command == "poll":
            print(json.dumps(_status(*rest)), flush=True)
            continue
        arguments, environment, log, is_console = rest
        if (pid := os.fork()) == 0:
            os.environ.update(environment)
            _connect(Path(log), (questions, answers), is_console=is_console)
            run(*arguments)
            return
        if is_console:
            os.close(questions)
            os.close(answers)
        print(pid, flush=True)


def _status(pid: int) -> int | None:
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def _connect(log: Path, pipes: tuple[int, int], *, is_console: bool) -> None:
    """Give this process a log, and the pipes or nothing in place of those of the nursery."""
    nothing = os.open(os.devnull, os.O_RDWR)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    source, target = pipes if is_console else (nothing, file)
    for end, number in ((source, 0), (target, 1), (file, 2)):
        os.dup2(end, number)
    for end in (nothing, file, *pipes):
        with suppress(OSError):  # the pipes are closed when a console has them
            os.close(end)
    # The object of the nursery may have read ahead.
    sys.stdin = open(0, closefd=False)  # noqa: SIM115 - it is read to the end of the process
