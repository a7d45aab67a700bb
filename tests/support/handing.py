"""The process that reports: it forks those that run tests, hands out groups of tests, and hears what they tell."""

from __future__ import annotations

import os
import sys
import threading
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, Pipe, wait
from typing import Any

import pytest

from tests.support.spreading import group_of
from tests.support.strictness import hear

LOOK_EVERY_S = 1.0
"""Seconds between two looks for a process that has died and whose end of the pipe somebody else keeps open."""


class Group(deque[int]):
    """Tests that stay together, by their places in `session.items`."""


class Running:
    """A process that runs tests, as the one that reports knows it."""

    def __init__(self, number: int, pid: int, end: Connection, rest: Group) -> None:
        self.number = number
        self.pid = pid
        self.end = end
        self.rest = rest
        """Tests that it was given and has not begun."""
        self.at: int | None = None
        self.status: int | None = None
        self.has_said_farewell = False

    def has_ended(self) -> bool:
        if self.status is None:
            found, status = os.waitpid(self.pid, os.WNOHANG)
            self.status = os.waitstatus_to_exitcode(status) if found else None
        return self.status is not None

    def ends(self) -> int:
        """Wait for its end; its exit status."""
        if self.status is None:
            self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return self.status


class Handing:
    """Hands the tests out, and reports what it is told of them."""

    def __init__(self, session: pytest.Session, run_tests: Callable[[int, Connection, Group], None]) -> None:
        """`run_tests` is what a new process does: its number, its end of the pipe, its first group."""
        self.session = session
        self.run_tests = run_tests
        self.config = session.config
        self.groups = deque(grouped(session.items))
        self.running: list[Running] = []
        self.heard: dict[str, Callable[[Running, Any], object]] = {
            "more": self._give, "begins": self._begins, "report": self._report, "warning": self._warning,
            "stop": self._stop, "farewell": self._farewell,
        }  # fmt: skip

    def run(self, processes: int) -> None:
        """Until every test has been reported, or the run is to stop."""
        assert threading.active_count() == 1, "a thread that holds a lock would hold it for ever in a forked process"
        terminal: Any = self.config.pluginmanager.getplugin("terminalreporter")
        if terminal is not None:
            terminal.showfspath = False  # the tests of several files come mixed
        try:
            for number in range(min(processes, len(self.groups))):
                self._fork(number, self.groups.popleft())
            while self.running:
                self._listen()
        finally:
            for each in self.running:
                each.end.close()
            for each in self.running:
                each.ends()

    def _listen(self) -> None:
        ready = wait([each.end for each in self.running], timeout=LOOK_EVERY_S)
        for each in list(self.running):
            if each.end in ready:
                self._hear(each)
            elif each.has_ended() and not each.end.poll():
                self._ended(each)
        if self.session.shouldfail or self.session.shouldstop:
            self._stop_all()

    def _hear(self, one: Running) -> None:
        try:
            kind, what = one.end.recv()
        except (EOFError, OSError):
            self._ended(one)
        else:
            self.heard[kind](one, what)

    # Messages of the processes.

    def _give(self, one: Running, _: object) -> None:
        group = self.groups.popleft() if self.groups else Group()
        one.rest.extend(group)
        self._say(one, list(group))

    def _begins(self, one: Running, index: int) -> None:
        assert one.rest.popleft() == index
        one.at = index

    def _report(self, _: Running, data: dict[str, Any]) -> None:
        report = self.config.hook.pytest_report_from_serializable(config=self.config, data=data)
        self.config.hook.pytest_runtest_logreport(report=report)

    def _warning(self, _: Running, told: tuple[Any, ...]) -> None:
        (text, module, name), (filename, line), when, nodeid, location = told
        kind = getattr(sys.modules.get(module), name, UserWarning)
        message = warnings.WarningMessage(kind(text), kind, filename, line)
        self.config.hook.pytest_warning_recorded.call_historic(
            kwargs={"warning_message": message, "when": when, "nodeid": nodeid, "location": location}
        )

    def _stop(self, one: Running, why: str) -> None:
        one.has_said_farewell = True
        self.session.shouldstop = why

    def _farewell(self, one: Running, never_waited: list[str]) -> None:
        one.has_said_farewell = True
        hear(self.config, never_waited)

    def _ended(self, one: Running) -> None:
        """A process that has not said farewell died, with any status; another one runs the rest of its tests."""
        one.end.close()
        self.running.remove(one)
        one.ends()
        if not one.has_said_farewell:
            self._died(one)
            if one.rest and not self._is_stopping():
                self._fork(one.number, one.rest)

    def _died(self, one: Running) -> None:
        what = f"process {one.number} ended with status {one.status}"
        if one.at is None:
            self.session.shouldstop = f"{what} before its first test"
            return
        item = self.session.items[one.at]
        report = pytest.TestReport(
            item.nodeid, item.location, {}, "failed", f"{what} while it ran {item.nodeid}", "call"
        )  # fmt: skip
        self.config.hook.pytest_runtest_logreport(report=report)

    # To the processes.

    def _is_stopping(self) -> bool:
        return bool(self.session.shouldfail or self.session.shouldstop)

    def _stop_all(self) -> None:
        self.groups.clear()
        for each in self.running:
            self._say(each, [])

    @staticmethod
    def _say(one: Running, what: object) -> None:
        with suppress(OSError):  # one that has died is found when it is heard
            one.end.send(what)

    def _fork(self, number: int, group: Group) -> None:
        own, other = Pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        if (pid := os.fork()) == 0:
            own.close()
            for each in self.running:
                each.end.close()
            self.run_tests(number, other, group)
            os._exit(0)
        other.close()
        self.running.append(Running(number, pid, own, group))


def grouped(items: Iterable[pytest.Item]) -> Iterator[Group]:
    """The tests in groups, in the order of their first ones; what belongs to none is a group of its own."""
    groups: dict[str, Group] = {}
    for index, item in enumerate(items):
        groups.setdefault(group_of(item) or item.nodeid, Group()).append(index)
    return iter(groups.values())
