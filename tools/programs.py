"""Programs of the machine: found on the PATH or beside it, or installed by apt where root and apt are there."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

STRICT = os.environ.get("STRICT", "") not in ("", "0")
"""Whether a missing program is a failure, as in continuous integration."""


def find(names: Iterable[str], beside: Iterable[str] = ()) -> str:
    """The path of the first of these programs that is there; "" for none. `beside` are patterns of further folders."""
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
def install(*packages: str) -> bool:
    """Install Debian packages, once, one process at a time; says whether that went well."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    with (Path(tempfile.gettempdir()) / "sandtable-tests-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _apt("install", *packages) or (_apt("update") and _apt("install", *packages))


def _apt(*command: str) -> bool:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    options = ["-y", "-qq", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"]
    words = ["apt-get", *options, *command]
    return subprocess.run(words, env=environment, capture_output=True, timeout=600).returncode == 0  # noqa: S603
