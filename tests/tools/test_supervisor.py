"""The supervisor with small Python programs: start, restart for ever, stop, and leave nobody behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.support.waiting import PATIENCE_S, status_of, wait_until
from tools.supervisor import Child, Patience, Program

ROOT = Path(__file__).resolve().parent.parent.parent
STAYS = "import time; print('here', flush=True); time.sleep(3600)"
DIES = "print('my last words', flush=True); raise SystemExit(3)"


class Supervised:
    """A supervisor in a process of its own, over programs given as Python text."""

    def __init__(
        self,
        folder: Path,
        stop_s: float = 1.5,
        healthy_after_s: float = 30,
        is_one_absent: bool = False,
        task: str = "",
        later: str = "",
        renews: dict[str, int] | None = None,
        **programs: str,
    ) -> None:
        numbers = {name: int(number) for name, number in (renews or {}).items()}
        self.output_file = folder / "output"
        script = f"""
            import sys
            from tools.supervisor import Patience, Program, Supervisor
            programs = [Program(name, [sys.executable, "-c", code]) for name, code in {programs!r}.items()]
            if {is_one_absent}:
                programs.append(Program("absent", ["/no/such/program"]))
            if {task!r}:
                programs.append(Program("task", [sys.executable, "-c", {task!r}], is_task=True, renews={numbers!r}))
            if {later!r}:
                programs.append(Program("later", [sys.executable, "-c", {later!r}], is_task=True, after="task"))
            patience = Patience(0.05, 0.2, healthy_after_s={healthy_after_s}, deaths=3, stop_s={stop_s})
            Supervisor(programs, patience=patience, announcement="all are up").run()
        """
        with self.output_file.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-c", textwrap.dedent(script)], cwd=ROOT, stdout=output, stderr=subprocess.STDOUT
            )

    @property
    def output(self) -> str:
        return self.output_file.read_text()

    def waits_for(self, text: str) -> None:
        wait_until(lambda: text in self.output, f"waiting for {text!r}")

    def children(self) -> list[psutil.Process]:
        return psutil.Process(self.process.pid).children(recursive=True)

    def status(self) -> int:
        return status_of(self.process)


@pytest.fixture
def supervised(tmp_path: Path) -> Iterator[Callable[..., Supervised]]:
    """Starts a supervisor; one that a failed test left behind ends with the test."""
    started: list[Supervised] = []

    def start(**wanted: Any) -> Supervised:
        started.append(Supervised(tmp_path, **wanted))
        return started[-1]

    yield start
    for each in started:
        each.process.terminate()
        each.status()


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
    wait_until(lambda: running.output.count("only | here\n") == 2, "the second start")
    assert running.children() != [child]
    running.process.terminate()
    assert running.status() == 0


def test_a_program_that_keeps_dying_never_takes_the_others_down(
    supervised: Callable[..., Supervised], tmp_path: Path
) -> None:
    name = tmp_path / "pid of the good one"
    good = f"import os, pathlib; pathlib.Path({str(name)!r}).write_text(str(os.getpid())); {STAYS}"
    running = supervised(good=good, bad=DIES)
    running.waits_for("good | here")
    running.waits_for("bad  | ended with status 3; starting again in 0.05 s")
    running.waits_for("bad  | ended with status 3, 2 times in a row; starting again in 0.1 s")
    running.waits_for("*** bad died 3 times in a row. The others run on. Its last lines:\n    my last words\n")
    running.waits_for("bad  | ended with status 3, 8 times in a row; starting again in 0.2 s")
    assert psutil.pid_exists(int(name.read_text())) and running.output.count("good | here") == 1
    running.process.terminate()
    assert running.status() == 0


def test_a_program_that_recovers_is_told_and_begins_anew(supervised: Callable[..., Supervised], tmp_path: Path) -> None:
    cured = tmp_path / "cured"
    sick = f"import pathlib\nif not pathlib.Path({str(cured)!r}).exists(): raise SystemExit(3)\n{STAYS}"
    running = supervised(sick=sick, healthy_after_s=0.5)
    running.waits_for("sick | ended with status 3, 4 times in a row")
    cured.touch()
    running.waits_for("sick | here")
    running.waits_for("sick | has been running for 0.5 s again")
    (child,) = running.children()
    child.kill()
    running.waits_for("sick | ended by signal SIGKILL; starting again in 0.05 s")
    running.process.terminate()
    assert running.status() == 0


def test_a_program_that_cannot_be_started_is_tried_again(supervised: Callable[..., Supervised]) -> None:
    """Too little memory for a new process is the same error; the others must not pay for it."""
    running = supervised(good=STAYS, is_one_absent=True)
    running.waits_for("good   | here")
    running.waits_for("absent | can't be started: [Errno 2] No such file or directory: '/no/such/program'")
    running.waits_for("4 times in a row; starting again in 0.2 s")
    assert len(running.children()) == 1
    running.process.terminate()
    assert running.status() == 0


@pytest.mark.parametrize(("deaths", "wait_s"), [(1, 1.0), (2, 2.0), (5, 16.0), (6, 30.0), (5000, 30.0)])
def test_pauses_double_up_to_the_longest_however_often_a_program_dies(deaths: int, wait_s: float) -> None:
    assert Patience().wait_s(deaths) == wait_s


def test_nobody_outlives_a_killed_supervisor(supervised: Callable[..., Supervised]) -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux tells a process that its parent died")
    running = supervised(first=STAYS, second=STAYS)
    running.waits_for("second | here")
    children = running.children()
    os.kill(running.process.pid, signal.SIGKILL)
    wait_until(lambda: all_gone(children), "the programs' end")


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
    wait_until(lambda: len(running.children()) == 2 and running.output.count("here") == 2, "both")
    parent, orphan = running.children()
    parent.kill()
    running.waits_for("starting again")
    wait_until(lambda: all_gone([orphan]), "the orphan's end")
    running.process.terminate()
    assert running.status() == 0


def test_unfinished_and_undecodable_output_is_shown(supervised: Callable[..., Supervised]) -> None:
    running = supervised(odd="import sys, time; sys.stdout.buffer.write(b'caf\\xe9 unfinished'); raise SystemExit(0)")
    running.waits_for("odd | caf\ufffd unfinished\n")
    running.process.terminate()
    assert running.status() == 0


def test_a_task_runs_once_when_the_others_are_ready(supervised: Callable[..., Supervised]) -> None:
    running = supervised(only=STAYS, task="print('done', flush=True)", renews={})
    running.waits_for("task | done\n")
    assert running.output.index("all are up") < running.output.index("task | done")
    wait_until(lambda: len(running.children()) == 1, "the end of the task", PATIENCE_S)
    (child,) = running.children()
    child.kill()
    wait_until(lambda: running.output.count("only | here\n") == 2, "the second start", PATIENCE_S)
    assert running.output.count("task | done") == 1


def test_a_task_that_fails_is_told_and_not_tried_again(supervised: Callable[..., Supervised]) -> None:
    running = supervised(only=STAYS, task=DIES, renews={"only": signal.SIGTERM})
    running.waits_for("task | ended with status 3; not tried again")
    (child,) = running.children()
    child.kill()
    wait_until(lambda: running.output.count("only | here\n") == 2, "the second start", PATIENCE_S)
    assert running.output.count("task | my last words") == 1
    assert "begins anew" not in running.output


def test_a_task_waits_for_another_one_that_is_there(supervised: Callable[..., Supervised]) -> None:
    running = supervised(only=STAYS, task="print('done')", later="print('after')")
    running.waits_for("later | after\n")
    assert running.output.index("task  | done") < running.output.index("later | after")
    alone = supervised(only=STAYS, later="print('after')")
    alone.waits_for("later | after\n")
    wrong = supervised(only=STAYS, task=DIES, later="print('after')")
    wrong.waits_for("task  | ended with status 3; not tried again")
    assert "later |" not in wrong.output


def test_a_task_that_ends_well_has_the_others_begin_anew(supervised: Callable[..., Supervised], tmp_path: Path) -> None:
    """One of them by itself, one by ending when it has finished what it has begun: that is no death."""
    busy = """
        import signal, time, pathlib
        asked = []
        signal.signal(signal.SIGTERM, lambda *_: asked.append(1))
        print("here", flush=True)
        while not asked:
            time.sleep(0.01)
        print("finished", flush=True)
    """
    renewing = """
        import signal, time
        signal.signal(signal.SIGHUP, lambda *_: print("again", flush=True))
        print("here", flush=True)
        while True:
            time.sleep(0.01)
    """
    go = tmp_path / "go"
    running = supervised(
        busy=textwrap.dedent(busy),
        renewing=textwrap.dedent(renewing),
        untold=STAYS,
        task=f"import pathlib, time\nwhile not pathlib.Path({str(go)!r}).exists():\n    time.sleep(0.01)",
        renews={"busy": signal.SIGTERM, "renewing": signal.SIGHUP},
    )
    for name in ("busy    ", "renewing", "untold  "):
        running.waits_for(f"{name} | here")
    go.touch()
    wait_until(lambda: running.output.count("busy     | here") == 2, "the second start", PATIENCE_S)
    running.waits_for("renewing | again")
    told = running.output
    assert told.index("busy     | begins anew") < told.index("busy     | finished")
    assert "starting again" not in told and told.count("untold   | here") == told.count("renewing | here") == 1


def test_a_nice_program_stands_back_as_a_session_too(tmp_path: Path) -> None:
    """Linux may share the processors among sessions before it looks at the niceness of processes."""
    told, session = tmp_path / "told", Path("/proc/self/autogroup")
    code = f"""
        import os, pathlib
        session = pathlib.Path({str(session)!r})
        said = session.read_text() if session.exists() else "nice 7"
        pathlib.Path({str(told)!r}).write_text(f"{{os.nice(0)}} {{said}}")
    """
    nice = Child(Program("nice", [sys.executable, "-c", textwrap.dedent(code)], nice=7))
    nice.start(time.monotonic())
    assert nice.process is not None and nice.process.wait(PATIENCE_S) == 0
    nice.output.close()
    words = told.read_text().split()
    here = os.nice(0)  # the processes of a run differ (tests/support/spreading.py)
    assert (int(words[0]), words[-2:]) == (min(here + 7, 19), ["nice", "7"])
