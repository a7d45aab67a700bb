"""Programs that some tests need: found, or installed where that is possible, or a reason to skip.

With `STRICT=1` (as in continuous integration) a missing program is a failure: nothing is skipped in silence.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tools.programs import STRICT, find, install

__all__ = ["STRICT", "missing", "program"]


def missing(reason: str) -> None:
    """Skip the test for this reason; under STRICT, fail it."""
    if STRICT:
        pytest.fail(f"{reason} (STRICT=1 forbids skipping)", pytrace=False)
    pytest.skip(reason)


def program(name: str, *, package: str, beside: Iterable[str] = (), names: Iterable[str] = ()) -> Path:
    """The path of a program, looked for on the PATH and in the folders `beside` (patterns, newest version last).

    Where it is missing, the Debian package is installed if apt and root are there; otherwise the test is skipped.
    """
    wanted, folders = (name, *names), tuple(beside)
    found = find(wanted, folders)
    if not found and install(package):
        found = find(wanted, folders)
    if not found:
        missing(f"{name} is not installed (Debian: apt-get install {package})")
    return Path(found)
