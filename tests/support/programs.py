"""Programs that some tests need: found, or installed where that is possible, or a reason to skip.

With `STRICT=1` (as in continuous integration) a missing program is a failure: nothing is skipped in silence.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

STRICT = os.environ.get("STRICT", "") not in ("", "0")


def missing(reason: str) -> None:
    """Skip the test for this reason; under STRICT, fail it."""
    if STRICT:
        pytest.fail(f"{reason} (STRICT=1 forbids skipping)", pytrace=False)
    pytest.skip(reason)


def program(name: str, *, package: str, beside: Iterable[str] = (), names: Iterable[str] = ()) -> Path:
    """The path of a program, looked for on the PATH and in the folders `beside` (patterns, newest version last).

    Where it is missing, the Debian package is installed if apt and root are there; otherwise the test is skipped.
    """
    wanted = (name, *names)
    found = _find(wanted, tuple(beside))
    if not found and _install(package):
        found = _find(wanted, tuple(beside))
    if not found:
        missing(f"{name} is not installed (Debian: apt-get install {package})")
    return Path(found)


def _find(names: tuple[str, ...], beside: tuple[str, ...]) -> str:
    for name in names:
        if path := shutil.which(name):
            return path
        for pattern in beside:
            folders = sorted(Path("/").glob(pattern.lstrip("/")), key=_version)
            if folders and (path := shutil.which(name, path=str(folders[-1]))):
                return path
    return ""


def _version(folder: Path) -> list[int]:
    """The numbers in a path, so that 15 comes after 9."""
    return [int(part) for part in folder.parts if part.isdecimal()]


@cache
def _install(package: str) -> bool:
    """Install a Debian package, once, one process at a time; says whether that went well."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    with (Path(tempfile.gettempdir()) / "sandtable-tests-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _apt("install", package) or (_apt("update") and _apt("install", package))


def _apt(*command: str) -> bool:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    options = ["-y", "-qq", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"]
    ended = subprocess.run(["apt-get", *options, *command], env=environment, capture_output=True, timeout=600)
    return ended.returncode == 0
