"""The trials of planted faults: the tests of each are run in a copy of the tree that has it, until one fails.

A test that fails without the fault, too, catches nothing. So all tests that have failed run once more at the end,
together, in the tree as it is.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tools import bytecode
from tools.check import ON_SQLITE
from tools.faults import Fault, copy_tree, planted

NOT_FOR_TRIALS: Final = (
    *("SANDTABLE_DEEP", "SANDTABLE_TESTS_SHARED", "PYTEST_ADDOPTS", "PYTHONDONTWRITEBYTECODE"),
    *("DATABASE_URL", "REDIS_URL"),
)
"""Variables that would change the tests, or make them slow: they run as in `make test`, each run on its own data."""
ALWAYS: Final = {"SANDTABLE_INTERPRETED": "1"}
"""The rules run from their sources, because a fault would have to be compiled first."""
WITH_A_FAULT: Final = {"PATIENCE_S": "60"}
"""With a fault some waits never end. The default is made for busy machines, and holds for the run without faults."""
PYTEST: Final = ("--no-header", "--hypothesis-seed=0", "--hypothesis-profile=unshrunk")
"""Options of every run: examples are the same every time, and an example that fails is not made shorter."""
FIRST_FAILURE: Final = ("-x",)
SOME_FAILED: Final = 1
"""The exit code of pytest after tests that failed; larger ones say that they could not be run."""


class Verdict(StrEnum):
    """The end of a trial."""

    CAUGHT = "caught"
    ESCAPED = "ESCAPED"
    FAILS_ANYWAY = "FAILS ANYWAY"
    """The test that failed fails without the fault, too."""
    BROKEN = "BROKEN"
    """pytest could not run the tests."""
    SKIPPED = "skipped"
    """No test ran: a program is missing here. Under STRICT=1 tests fail instead of that."""


@dataclass(frozen=True)
class Run:
    """One run of pytest."""

    code: int
    failed: tuple[str, ...]
    """The ids of the tests that failed; of a file that can't be collected its path."""
    output: str

    @property
    def verdict(self) -> Verdict:
        """The verdict on a fault that the tree had."""
        if self.failed:
            return Verdict.CAUGHT
        if self.code != 0:
            return Verdict.BROKEN
        return Verdict.ESCAPED if " passed" in self.output else Verdict.SKIPPED


@dataclass(frozen=True)
class Result:
    """The trial of one fault."""

    fault: Fault
    verdict: Verdict
    test: str
    """The test that failed, if one did."""
    seconds: float
    output: str

    @property
    def is_well(self) -> bool:
        return self.verdict in (Verdict.CAUGHT, Verdict.SKIPPED)


def try_all(faults: Sequence[Fault], root: Path, jobs: int, tell: Callable[[Result], None]) -> list[Result]:
    """The results in the order of the faults; each of the `jobs` processes has a copy of the tree of its own.

    `tell` hears of every result as soon as it is there, and once more of those whose test fails anyway.
    """
    with tempfile.TemporaryDirectory(prefix="sandtable-planted-") as folder, ThreadPoolExecutor(jobs) as pool:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            copy_tree(root, tree := Path(folder, str(number)))
            bytecode.take(tree)
            trees.put(tree)

        def one(fault: Fault) -> Result:
            tree = trees.get()
            try:
                return try_out(fault, tree)
            finally:
                trees.put(tree)

        results = []
        for result in pool.map(one, faults):
            tell(result)
            results.append(result)
        failing = fails_anyway(results, trees.get())
        return [_proved(result, failing, tell) for result in results]


def try_out(fault: Fault, tree: Path) -> Result:
    """Run the tests of a fault in a copy of the tree that has it."""
    started = time.monotonic()
    with planted(fault, tree):
        run = run_tests(fault.tests, tree, fault.real_servers, FIRST_FAILURE, WITH_A_FAULT)
    return Result(fault, run.verdict, next(iter(run.failed), ""), time.monotonic() - started, run.output)


def fails_anyway(results: Sequence[Result], tree: Path) -> dict[str, str]:
    """The tests that have caught a fault and fail in a tree without one, each with the output of pytest."""
    found: dict[str, str] = {}
    for real_servers in (False, True):
        caught = [
            each for each in results if each.verdict is Verdict.CAUGHT and each.fault.real_servers == real_servers
        ]
        tests = sorted({each.test for each in caught})
        if tests:
            run = run_tests(tests, tree, real_servers)
            failed = tests if run.code > SOME_FAILED or run.verdict is Verdict.SKIPPED else run.failed
            found |= dict.fromkeys(failed, run.output)
    return found


def _proved(result: Result, failing: Mapping[str, str], tell: Callable[[Result], None]) -> Result:
    """The result, unless its test fails anyway."""
    if result.verdict is not Verdict.CAUGHT or result.test not in failing:
        return result
    changed = replace(result, verdict=Verdict.FAILS_ANYWAY, output=failing[result.test])
    tell(changed)
    return changed


def run_tests(
    tests: Sequence[str],
    tree: Path,
    real_servers: bool,
    options: Sequence[str] = (),
    variables: Mapping[str, str] = ALWAYS,
) -> Run:
    """Run these tests in a tree, as `make test` does."""
    environment = {name: value for name, value in os.environ.items() if name not in NOT_FOR_TRIALS}
    start = ["-m", "tests.support.with_services", "pytest"] if real_servers else ["-m", "pytest"]
    chosen = () if real_servers else ON_SQLITE  # so that the same tests are left out
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run(  # noqa: S603 - tests of the project
            [sys.executable, *start, *PYTEST, "-o", f"cache_dir={cache}", *options, *chosen, *tests],
            cwd=tree, env={**environment, **ALWAYS, **variables}, text=True, errors="replace",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        noted = Path(cache, "v/cache/lastfailed")
        failed = json.loads(noted.read_text(encoding="utf-8")) if noted.is_file() else {}
    return Run(done.returncode, tuple(failed), done.stdout)
