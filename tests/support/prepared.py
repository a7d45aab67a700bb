"""Databases and other folders that several tests begin with: made once for a test run, copied for each test."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from tools.prepare import STEPS

ROOT = Path(__file__).resolve().parent.parent.parent
SHARED = "SANDTABLE_TESTS_SHARED"
"""The variable that names the folder which all processes of a test run share."""

Commands = tuple[str, ...]
MIGRATED: Commands = STEPS[:1]
WITH_THE_DEMO: Commands = STEPS
"""The commands with which `make run` prepares its data."""
WITH_A_RESULT: Commands = (*STEPS, "load_results jabba")
"""The same, and the result that leads the front page."""
WITH_RESULTS: Commands = (*STEPS, "load_results")
"""The same as `WITH_THE_DEMO`, and what `make run` plays in its first minute."""


def embedded(folder: Path) -> dict[str, str]:
    """The environment of an embedded installation with its data in this folder."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    return kept | {"SANDTABLE_VAR": str(folder), "DJANGO_SETTINGS_MODULE": "config.settings.embedded"}


def prepare(folder: Path, commands: Commands) -> None:
    """Fill a data folder as these management commands would; they run once for the whole test run."""
    shutil.copytree(template(commands), folder, dirs_exist_ok=True)


def template(commands: Commands) -> Path:
    """The folder to copy. It begins with another one where that has been through the first commands."""
    begun = max((known for known in (MIGRATED, WITH_THE_DEMO) if _begins(commands, known)), key=len, default=())

    def make(folder: Path) -> None:
        if begun:
            prepare(folder, begun)
        run(embedded(folder), "-m", "tools.prepare", *commands[len(begun) :])

    return once(hashlib.sha256(repr(commands).encode()).hexdigest()[:16], make)


def _begins(commands: Commands, known: Commands) -> bool:
    return len(known) < len(commands) and commands[: len(known)] == known


def once(name: str, make: Callable[[Path], None]) -> Path:
    """A folder of this test run. The first process that needs it makes it, under another name; the others wait."""
    folder = _shared() / name
    with (_shared() / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.is_dir():
            unfinished = folder.with_suffix(".unfinished")
            shutil.rmtree(unfinished, ignore_errors=True)
            unfinished.mkdir(mode=0o700)
            make(unfinished)
            unfinished.rename(folder)
    return folder


@cache
def _shared() -> Path:
    """The folder of this test run."""
    return Path(os.environ.get(SHARED) or tempfile.mkdtemp(prefix="sandtable-tests-"))


def run(environment: dict[str, str], *command: str) -> str:
    """Run `python COMMAND` in this environment and return its output. AssertionError when it fails."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
