"""`make test`: every check, all of them even when one fails, each with its time. `make deep`: the long variants.

Two lines of checks run side by side, so that two cores always have work: the build and the tests that need it, and
beside them the checks that need no build. `STRICT=1` forbids tests to skip; `PYTEST_WORKERS` is the number of processes
that run them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools import bytecode, node

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
WORKERS = os.environ.get("PYTEST_WORKERS", "3")
"""One more than two cores: the tests of workers and servers wait a part of their time. Four took longer in all."""

DIFFERENT_ON_POSTGRESQL = (
    "tests/faults",
    "tests/simulate/queue/test_guards.py",
    "tests/simulate/queue/test_leases.py",
    "tests/simulate/queue/test_reconcile.py",
    "tests/simulate/queue/test_relay.py",
    "tests/simulate/queue/test_stopping.py",
)
"""The tests that run on a real PostgreSQL and Redis too: races, and every statement that claims, counts or repairs."""
ON_REAL_SERVERS = (
    "tests/faults",
    "tests/chaos/test_machine.py",
    "tests/simulate/queue",
    "tests/simulate/asking/test_services.py",
    "tests/fuzz",
    "tests/access/test_access.py",
)
"""The tests that `deep` runs there: those above, and histories and rules that are the same on every database."""
ON_SQLITE = ("--ignore", "tests/faults")
"""Options of the usual tests. Races need the database that does not serialise writers: they run on PostgreSQL."""


@dataclass(frozen=True)
class Check:
    """A command that has to end well."""

    name: str
    command: Sequence[str]


def pytest(*arguments: str) -> list[str]:
    """The command for tests in several processes; what shares a server or a fixture stays together."""
    return [f"{BIN}/pytest", "--processes", WORKERS, "--durations", "15", *arguments]


def on_real_servers(tests: Sequence[str]) -> list[str]:
    return [sys.executable, "-m", "tests.support.with_services", "pytest", *tests]


LINT = (
    Check("lint", [f"{BIN}/ruff", "check", "."]),
    Check("layout", [f"{BIN}/ruff", "format", "--check", "."]),
    Check("templates", [f"{BIN}/djlint", "--lint", "--check", "--quiet", "templates"]),
)
TYPES = Check("types", [sys.executable, "-m", "tools.check_types"])
TYPES_ANEW = Check("types", [*TYPES.command, "--anew"])
"""mypy from nothing, where `make test` may begin with the types of earlier sources."""
SCRIPTS = tuple(Check(f"js {name}", [sys.executable, "-m", "tools.node", name]) for name in node.CHECKS)
"""The checks of scripts; each passes with a printed reason where there is no Node, but not under STRICT."""
BUILD = Check("build", [sys.executable, "-m", "tools.build_engine"])
QUICK_BUILD = Check("build", [*BUILD.command, "--quick"])
"""It saves a quarter of the time to compile: `make test` is often the first thing that happens in a clone."""
TEST = (
    (QUICK_BUILD, Check("tests", pytest(*ON_SQLITE))),
    (
        *LINT,
        TYPES,
        *SCRIPTS,
        Check("imports", [f"{BIN}/lint-imports"]),
        Check("migrations", [sys.executable, "manage.py", "makemigrations", "--check", "--dry-run"]),
        Check("services", on_real_servers(DIFFERENT_ON_POSTGRESQL)),
    ),
)
DEEP = (
    (
        BUILD,
        Check("tests", pytest("-m", "deep")),
        Check("copies", [sys.executable, "-m", "tests.conformance.deep", "--games", "200"]),
        Check("looks", [sys.executable, "-m", "tests.looks"]),
    ),
    (
        TYPES_ANEW,
        Check("services", on_real_servers(ON_REAL_SERVERS)),
        Check("faults", [sys.executable, "-m", "tools.plant"]),
    ),
)
PLANS = {"test": (TEST, {}), "deep": (DEEP, {"SANDTABLE_DEEP": "1"})}
"""Lines of checks that run side by side, and the variables of their environment."""


class Run:
    """The checks of a plan, their results and their output, one block at a time."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self.environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings.test", **variables}
        # Some hundred processes start in the tests; without bytecode each would compile the project's modules anew.
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self.results: dict[str, tuple[bool, float]] = {}
        self.printing = threading.Lock()

    def line(self, checks: Sequence[Check], is_followed: bool) -> None:
        """One check after the other; `is_followed`: their output is shown as it comes."""
        for check in checks:
            started = time.monotonic()
            try:
                is_well = self.follow(check) if is_followed else self.show_at_the_end(check)
            except OSError as error:
                self.print(f"\n=== {check.name}\n{error}\n")
                is_well = False
            self.results[check.name] = (is_well, time.monotonic() - started)

    def follow(self, check: Check) -> bool:
        self.print(f"\n=== {check.name}\n")
        with self._start(check) as process:
            assert process.stdout is not None
            for text in process.stdout:
                self.print(text)
        return process.returncode == 0

    def show_at_the_end(self, check: Check) -> bool:
        with self._start(check) as process:
            text, _ = process.communicate()
        self.print(f"\n=== {check.name}\n{text}")
        return process.returncode == 0

    def _start(self, check: Check) -> subprocess.Popen[str]:
        return subprocess.Popen(  # noqa: S603 - from above
            check.command, cwd=ROOT, env=self.environment, text=True, errors="replace",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def print(self, text: str) -> None:
        with self.printing:
            sys.stdout.write(text)
            sys.stdout.flush()


def run(plan: Sequence[Sequence[Check]], variables: Mapping[str, str]) -> int:
    """Run the lines of a plan side by side; 0 when every check ended well."""
    started = time.monotonic()
    running = Run(variables)
    beside = [threading.Thread(target=running.line, args=(checks, False)) for checks in plan[1:]]
    for thread in beside:
        thread.start()
    running.line(plan[0], True)
    for thread in beside:
        thread.join()
    print("\n=== summary")
    for name, (is_well, seconds) in running.results.items():
        print(f"{name:<12}{'ok' if is_well else 'FAILED':<8}{seconds:7.1f} s")
    print(f"{'all':<20}{time.monotonic() - started:7.1f} s")
    return 0 if all(is_well for is_well, _ in running.results.values()) else 1


def main(arguments: Sequence[str]) -> int:
    bytecode.take(ROOT)
    status = run(*PLANS[arguments[0] if arguments else "test"])
    bytecode.keep(ROOT)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
