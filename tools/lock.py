"""Renew the lock files: every package with its version and hashes, no address of any index: `python -m tools.lock`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OPTIONS = (
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--allow-unsafe",  # pip and setuptools are locked as well
    "--strip-extras",
    "--quiet",
)
LOCKS = ("requirements", "requirements-dev")
"""In this order: the second is held to the versions of the first."""


def main(arguments: list[str]) -> int:
    for name in LOCKS:
        print(f"{name}.in -> {name}.lock", flush=True)
        command = [sys.executable, "-m", "piptools", "compile", *OPTIONS, f"{name}.in", "-o", f"{name}.lock"]
        if status := subprocess.run([*command, *arguments], cwd=ROOT).returncode:  # noqa: S603 - our own command
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
