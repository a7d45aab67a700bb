"""`make test`: every check one after the other, each with its time, all of them even when one fails.

`STRICT=1` forbids tests to skip; `PYTEST_WORKERS` is how many processes run them (2).
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
WORKERS = os.environ.get("PYTEST_WORKERS", "2")

ON_REAL_SERVERS = (
    "tests/faults",
    "tests/chaos/test_machine.py",
    "tests/simulate/test_guards.py",
    "tests/simulate/test_protocol.py",
    "tests/simulate/test_services.py",
)
"""What runs once more on a real PostgreSQL and a real Redis."""

CHECKS: dict[str, list[str]] = {
    "lint": [f"{BIN}/ruff", "check", "."],
    "layout": [f"{BIN}/ruff", "format", "--check", "."],
    "types": [f"{BIN}/mypy", "."],
    "imports": [f"{BIN}/lint-imports"],
    "migrations": [sys.executable, "manage.py", "makemigrations", "--check", "--dry-run"],
    "build": [sys.executable, "-m", "tools.build_engine"],
    # One file runs in one process: its fixtures (servers, browser, data) are started once.
    # Races need the database that does not serialise writers: they run in the next check.
    "tests": [f"{BIN}/pytest", "-n", WORKERS, "--dist", "loadfile", "--durations", "15", "--ignore", "tests/faults"],
    "services": [sys.executable, "-m", "tests.support.with_services", "pytest", *ON_REAL_SERVERS],
}


def run(command: list[str]) -> tuple[bool, float]:
    """Whether the command went well, and its seconds."""
    started = time.monotonic()
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings.test"}
    ended = subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL)  # noqa: S603 - from above
    return ended.returncode == 0, time.monotonic() - started


def main() -> int:
    results = {}
    for name, command in CHECKS.items():
        print(f"\n=== {name}", flush=True)
        results[name] = run(command)
    print("\n=== summary")
    for name, (is_well, seconds) in results.items():
        print(f"{name:<12}{'ok' if is_well else 'FAILED':<8}{seconds:7.1f} s")
    return 0 if all(is_well for is_well, _ in results.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
