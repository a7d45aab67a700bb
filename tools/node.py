"""The tools for scripts: `python -m tools.node` installs what package-lock.json names, `... lint` and the like run it.

They need Node and npm; the site itself needs neither. Where these are missing, scripts are not checked, and the reason
is printed. Under `STRICT=1` they are installed where root and apt are there; otherwise it is a failure.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import programs

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (18, 18)
PACKAGES = ("nodejs", "npm")
FILES = ("package.json", "package-lock.json", ".npmrc")
"""The files that say what is installed."""
STAMP = "node_modules/installed"
"""Written last: it marks an installation as complete, and says what it was made from."""
CHECKS = ("lint", "types", "test")
"""The checks of scripts, by their names in package.json: mistakes and layout, types, unit tests."""


class CannotCheck(RuntimeError):
    """The reason why scripts can't be checked on this machine, with the way to mend it."""


def find_npm() -> str:
    """The path of npm, where there is a Node that can run the tools. Raises CannotCheck."""
    if programs.STRICT and not (programs.find(["node"]) and programs.find(["npm"])):
        programs.install(*PACKAGES)
    node, npm = programs.find(["node"]), programs.find(["npm"])
    hint = f"Debian: apt-get install {' '.join(PACKAGES)}"
    if not (node and npm):
        raise CannotCheck(f"{'npm' if node else 'Node'} is not installed ({hint})")
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()  # noqa: S603
    if _numbers(version) < OLDEST:
        raise CannotCheck(f"Node {'.'.join(map(str, OLDEST))} or newer is needed; this is {version} ({hint})")
    return npm


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version: (20, 11, 0) of "v20.11.0"."""
    return tuple(int(part) for part in version.removeprefix("v").split(".") if part.isdecimal())


def install(root: Path = ROOT) -> str:
    """Bring node_modules to the lock file; does nothing when it is there already. Returns the path of npm.

    Raises CannotCheck.
    """
    npm = find_npm()
    stamp, wanted = root / STAMP, fingerprint(root)
    if stamp.is_file() and stamp.read_text() == wanted:
        return npm
    print("installing package-lock.json", flush=True)
    if subprocess.run([npm, "ci", "--ignore-scripts", "--loglevel=error"], cwd=root).returncode:  # noqa: S603
        raise CannotCheck("npm could not install package-lock.json; its reason is above")
    stamp.write_text(wanted)
    return npm


def fingerprint(root: Path) -> str:
    """A text that changes with what is installed."""
    return hashlib.sha256(b"".join((root / name).read_bytes() for name in FILES)).hexdigest()


def main(names: Sequence[str], root: Path = ROOT) -> int:
    """Install the tools, then run these scripts of package.json; 0 when all of them ended well, or nothing can run."""
    try:
        npm = install(root)
    except CannotCheck as reason:
        print(f"*** scripts are not checked: {reason}{' (STRICT=1 forbids that)' if programs.STRICT else ''}")
        return 1 if programs.STRICT else 0
    return max((_run(npm, name, root) for name in names), default=0)


def _run(npm: str, name: str, root: Path) -> int:
    return subprocess.run([npm, "run", "--silent", name], cwd=root).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
