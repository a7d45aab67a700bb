"""A pytest plugin, `--processes N`: tests are collected once, and N processes that are forked then run them.

To collect sixteen thousand tests takes a process a quarter of a minute; those that start each for itself would all do
so. The process that collects runs no test: it hands out groups of them (`tests/support/handing.py`) and reports.
A process that dies is a failure of the test it ran, and a new one goes on with the rest of its group.
"""

from __future__ import annotations

import os
import traceback
import warnings
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from _pytest.tmpdir import TempPathFactory
from hypothesis import Phase, given, settings
from hypothesis.strategies import integers

from tests.support.brief import is_worth_telling
from tests.support.handing import Group, Handing
from tests.support.waiting import waits_for_nothing

RUNNING: list[int] = []
"""The number of this process, in one that runs a part of the tests."""


MANY = 1000
"""Tests from which on reading all modules ahead is worth it."""


def let_hypothesis_read_the_modules() -> None:
    """Hypothesis tries numbers that stand in the modules of the project, and parses them all for it: seven seconds.

    It does so when it draws its first number; the processes that are forked then know what was found.
    """
    drawn = settings(database=None, derandomize=True, phases=[Phase.generate])(given(integers())(lambda _number: None))
    drawn()


def is_one_of_several() -> bool:
    return bool(RUNNING)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--processes", type=int, default=0, metavar="N", help="collect once, run the tests in N processes")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("processes"):
        config.pluginmanager.register(Several(config))


class Several:
    """Runs the tests of a session in several processes."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.telling: Telling | None = None
        """Set in a process that runs tests."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed or self.config.option.collectonly or not session.items:
            return None
        basetemp = Path(vars(self.config)["_tmp_path_factory"].getbasetemp())
        if len(session.items) > MANY:
            let_hypothesis_read_the_modules()
        Handing(session, RunsTests(self, session, basetemp)).run(self.config.getoption("processes"))
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        return True

    @pytest.hookimpl
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        if self.telling is None:
            return None
        for report in runtestprotocol(item, log=False, nextitem=nextitem):
            if is_worth_telling(report):
                data = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
                self.telling.tell("report", data)
        return True

    @pytest.hookimpl
    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: str, nodeid: str, location: tuple[str, int, str] | None
    ) -> None:
        if self.telling is not None:
            kind = warning_message.category
            what = (str(warning_message.message), kind.__module__, kind.__name__)
            where = (warning_message.filename, warning_message.lineno)
            self.telling.tell("warning", (what, where, when, nodeid, location))


class Telling:
    """The end of a process that runs tests: it asks for groups and tells what becomes of them."""

    def __init__(self, end: Connection, first: Iterable[int]) -> None:
        self.end = end
        self.ahead = Group(first)

    def tell(self, kind: str, what: Any = None) -> None:
        self.end.send((kind, what))

    def indices(self) -> Iterator[tuple[int, int | None]]:
        """Places of the tests to run, each with that of the next one, which decides what is taken down between them."""
        self._look_ahead()
        while self.ahead and not self.end.poll():  # what comes unasked means to stop
            index = self.ahead.popleft()
            self._look_ahead()
            self.tell("begins", index)
            yield index, self.ahead[0] if self.ahead else None

    def _look_ahead(self) -> None:
        if not self.ahead:
            self.tell("more")
            self.ahead.extend(self.end.recv())


class RunsTests:
    """Runs tests in a forked process."""

    def __init__(self, several: Several, session: pytest.Session, basetemp: Path) -> None:
        self.several = several
        self.session = session
        self.config = session.config
        self.basetemp = basetemp

    def __call__(self, number: int, end: Connection, group: Iterable[int]) -> None:
        """Run this group and those that come after it."""
        telling = Telling(end, group)
        try:
            self._settle(number, telling)
            try:
                for index, following in telling.indices():
                    self._run_test(index, following)
            finally:
                getattr(self.session, "_setupstate").teardown_exact(None)  # noqa: B009 - left over when a run is stopped
            telling.tell("farewell", waits_for_nothing())
        except BaseException as error:
            _broken(telling, error)

    def _run_test(self, index: int, following: int | None) -> None:
        item, after = self.session.items[index], None if following is None else self.session.items[following]
        self.config.hook.pytest_runtest_protocol(item=item, nextitem=after)

    def _settle(self, number: int, telling: Telling) -> None:
        """Give this process what it must not share with the others: a number, a folder, files for what is printed."""
        RUNNING.append(number)
        vars(self.config)["workerinput"] = {"workerid": f"p{number}"}  # pytest-django names its databases after it
        self.several.telling = telling
        capture: Any = self.config.pluginmanager.getplugin("capturemanager")
        capture.stop_global_capturing()
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        capture.start_global_capturing()
        capture.suspend_global_capture()
        self.config.option.basetemp = str(self.basetemp / f"p{number}-{os.getpid()}")
        vars(self.config)["_tmp_path_factory"] = TempPathFactory.from_config(self.config, _ispytest=True)


def _broken(telling: Telling, error: BaseException) -> None:
    """Tell the error that ended a process, if somebody listens."""
    with suppress(OSError):
        telling.tell("stop", "".join(traceback.format_exception(error)))
