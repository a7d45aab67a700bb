"""The supervisor with small Python programs: start, restart, give up, stop, and leave nobody behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import psutil
import pytest

from tests.support.services import wait_until

ROOT = Path(__file__).resolve().parent.parent.parent
STAYS = "import time; print('here', flush=True); time.sleep(60)"
DIES = "print('my last words', flush=True); raise SystemExit(3)"
PATIENCE_S = 60.0
"""What a slow machine may need for anything; nobody waits longer than it takes."""


class Supervised:
    """A supervisor in a process of its own, over programs given as Python text."""

    def __init__(self, folder: Path, stop_s: float = 1.5, **programs: str) -> None:
        self.output_file = folder / "output"
        script = f"""
            import sys
            from tools.supervisor import Patience, Program, Supervisor
            programs = [Program(name, [sys.executable, "-c", code]) for name, code in {programs!r}.items()]
            patience = Patience(first_wait_s=0.05, longest_wait_s=0.2, healthy_after_s=30, deaths=3, stop_s={stop_s})
            sys.exit(Supervisor(programs, patience=patience, announcement="all are up").run())
        """
        with self.output_file.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-c", textwrap.dedent(script)], cwd=ROOT, stdout=output, stderr=subprocess.STDOUT
            )

    @property
    def output(self) -> str:
        return self.output_file.read_text()

    def waits_for(self, text: str) -> None:
        wait_until(lambda: text in self.output, f"waiting for {text!r}", PATIENCE_S)

    def children(self) -> list[psutil.Process]:
        return psutil.Process(self.process.pid).children(recursive=True)

    def status(self) -> int:
        return self.process.wait(PATIENCE_S)


@pytest.fixture
def supervised(tmp_path: Path) -> Callable[..., Supervised]:
    return partial(Supervised, tmp_path)


def all_gone(processes: list[psutil.Process]) -> bool:
    return not any(process.is_running() and process.status() != psutil.STATUS_ZOMBIE for process in processes)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_one_signal_stops_all(supervised: Callable[..., Supervised], number: int) -> None:
    running = supervised(first=STAYS, second=STAYS)
    running.waits_for("first  | here\n")
    running.waits_for("second | here\n")
    children = running.children()
    assert len(children) == 2
    running.process.send_signal(number)
    assert running.status() == 0
    assert all_gone(children)


def test_a_killed_program_comes_back(supervised: Callable[..., Supervised]) -> None:
    running = supervised(only=STAYS)
    running.waits_for("only | here\n")
    (child,) = running.children()
    child.kill()
    running.waits_for("only | ended by signal SIGKILL; starting again in 0.05 s")
    wait_until(lambda: running.output.count("only | here\n") == 2, "the second start", PATIENCE_S)
    assert running.children() != [child]
    running.process.terminate()
    assert running.status() == 0


def test_a_program_that_keeps_dying_ends_everything_with_its_last_lines(
    supervised: Callable[..., Supervised], tmp_path: Path
) -> None:
    name = tmp_path / "pid of the good one"
    good = f"import os, pathlib; pathlib.Path({str(name)!r}).write_text(str(os.getpid())); {STAYS}"
    waits = f"import pathlib, time\nwhile not pathlib.Path({str(name)!r}).exists(): time.sleep(0.02)\n"
    running = supervised(good=good, bad=waits + DIES)
    assert running.status() == 1
    assert not psutil.pid_exists(int(name.read_text()))
    assert "*** bad died 3 times in a row. Its last lines:" in running.output
    assert "    my last words" in running.output
    assert "bad  | ended with status 3; starting again in 0.05 s" in running.output
    assert "starting again in 0.1 s" in running.output, "the wait doubles"


def test_nobody_outlives_a_killed_supervisor(supervised: Callable[..., Supervised]) -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux tells a process that its parent died")
    running = supervised(first=STAYS, second=STAYS)
    running.waits_for("second | here")
    children = running.children()
    os.kill(running.process.pid, signal.SIGKILL)
    wait_until(lambda: all_gone(children), "the programs' end", PATIENCE_S)


def test_who_does_not_stop_is_killed(supervised: Callable[..., Supervised]) -> None:
    deaf = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN);" + STAYS
    running = supervised(deaf=deaf)
    running.waits_for("deaf | here")
    children = running.children()
    asked = time.monotonic()
    running.process.terminate()
    assert running.status() == 0
    assert time.monotonic() - asked >= 1.5
    assert "deaf | did not stop; killed" in running.output
    assert all_gone(children)


def test_a_second_ctrl_c_does_not_wait(supervised: Callable[..., Supervised]) -> None:
    deaf = "import signal; signal.signal(signal.SIGTERM, lambda *_: print('never', flush=True));" + STAYS
    running = supervised(stop_s=2 * PATIENCE_S, deaf=deaf)
    running.waits_for("deaf | here")
    running.process.send_signal(signal.SIGINT)
    running.waits_for("deaf | never")
    running.process.send_signal(signal.SIGINT)
    assert running.status() == 0, "it would have waited twice as long as this test does"


def test_what_a_dead_program_left_behind_ends_too(supervised: Callable[..., Supervised]) -> None:
    leaves = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {STAYS!r}]); {STAYS}"
    running = supervised(parent=leaves)
    wait_until(lambda: len(running.children()) == 2 and running.output.count("here") == 2, "both", PATIENCE_S)
    parent, orphan = running.children()
    parent.kill()
    running.waits_for("starting again")
    wait_until(lambda: all_gone([orphan]), "the orphan's end", PATIENCE_S)
    running.process.terminate()
    assert running.status() == 0


def test_unfinished_and_undecodable_output_is_shown(supervised: Callable[..., Supervised]) -> None:
    running = supervised(odd="import sys, time; sys.stdout.buffer.write(b'caf\\xe9 unfinished'); raise SystemExit(0)")
    running.waits_for("odd | caf\ufffd unfinished\n")
    assert running.status() == 1
