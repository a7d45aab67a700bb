"""Make the virtual environment hold what a lock file says: `python3 tools/venv.py requirements.lock`.

Needs nothing but Python, and is read by Pythons too old to run the project, so that they can say so. A stamp written
last marks an installation as complete: an interrupted one is finished, a broken one is made anew.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
NEWEST = (3, 14)


class CannotInstall(RuntimeError):
    """The missing program or file, with the way to get it."""


def find_python() -> str:
    """A Python that can run the project: this one, or a newer one beside it. Raises CannotInstall."""
    if sys.version_info >= OLDEST:
        return sys.executable
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            return found
    needed = ".".join(map(str, OLDEST))
    raise CannotInstall(f"Python {needed} or newer is needed; this is {sys.version.split()[0]}")


def works(python: Path) -> bool:
    """Whether the environment's Python starts and has pip."""
    if not python.exists():
        return False
    return subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True).returncode == 0  # noqa: S603


def make(venv: Path) -> None:
    """Make a new, empty environment in place of the old one. Raises CannotInstall."""
    say(f"making {venv}")
    if subprocess.run([find_python(), "-m", "venv", "--clear", str(venv)]).returncode:  # noqa: S603
        raise CannotInstall("python -m venv failed; on Debian: apt-get install python3-venv")


def fingerprint(lock: Path, python: Path) -> str:
    """Changes with the lock file and with where the environment is (its scripts know their place)."""
    return hashlib.sha256(lock.read_bytes() + str(python).encode()).hexdigest()


def install(lock: Path, venv: Path) -> None:
    """Bring the environment to the lock file; does nothing when it is there already. Raises CannotInstall."""
    python = venv / "bin" / "python"
    stamp = venv / ("installed-" + lock.name)
    wanted = fingerprint(lock, python)
    if stamp.exists() and stamp.read_text() == wanted and python.exists():
        return
    stamp.unlink(missing_ok=True)
    if not works(python):
        make(venv)
    started = time.monotonic()
    say(f"installing {lock.name} (the first time takes a minute)")
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    if "dev" in lock.name:
        command.append("--no-compile")  # Python compiles the part of it that is imported
    if subprocess.run([*command, "--require-hashes", "-r", str(lock)]).returncode:  # noqa: S603
        raise CannotInstall(f"pip could not install {lock.name}; its reason is above")
    stamp.write_text(wanted)
    say(f"installed in {time.monotonic() - started:.0f} s")


def say(line: str) -> None:
    print(line, flush=True)


def main(locks: list[str]) -> int:
    venv = ROOT / os.environ.get("VENV", ".venv")
    try:
        for lock in locks:
            install(ROOT / lock, venv)
    except CannotInstall as reason:
        print(f"\n*** {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
