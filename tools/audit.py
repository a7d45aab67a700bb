"""Are there known weak spots in what the lock files name? `python -m tools.audit` asks the registry of packages.

It ends with 1 where it finds some. Where the registry can't be reached, or has no such reports, it says so and ends
with 0: without a network everything else can still be checked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
LOCK: Final = "requirements-dev.lock"
"""It names all packages, those of the site among them."""
WAIT_S: Final = 15
NAMED: Final = 5
"""Of many packages that were not audited, this number is named."""
OPTIONS: Final = (
    *("--requirement", LOCK, "--require-hashes", "--disable-pip"),  # what is named there, and nothing is installed
    *("--format", "json", "--progress-spinner", "off", "--timeout", str(WAIT_S)),
)
Run = Callable[[], "subprocess.CompletedProcess[str]"]


@dataclass
class Found:
    """The answer of the registry."""

    weak: list[str] = field(default_factory=list)
    """A line for each weak spot: package, name of the report, versions without it."""
    unknown: list[str] = field(default_factory=list)
    """Packages of which it knows nothing."""
    checked: int = 0


class NotAudited(Exception):
    """Nobody answered; the text says why."""


def audit() -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip_audit", *OPTIONS]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)  # noqa: S603 - our own command line


def read(done: subprocess.CompletedProcess[str]) -> Found:
    """The answer as pip-audit found it. Raises NotAudited where there was none."""
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        lines = done.stderr.strip().splitlines() or ["it said nothing"]
        raise NotAudited(lines[-1]) from None
    found = Found()
    for package in packages:
        if "skip_reason" in package:
            found.unknown.append(package["name"])
            continue
        found.checked += 1
        for report in package["vulns"]:
            mended = f"mended in {', '.join(report['fix_versions'])}" if report["fix_versions"] else "not mended yet"
            found.weak.append(f"{package['name']} {package['version']}: {report['id']}, {mended}")
    return found


def main(run: Run = audit) -> int:
    try:
        found = read(run())
    except NotAudited as reason:
        print(f"*** packages are not audited: {reason}")
        return 0
    if found.unknown:
        more = ", ..." if len(found.unknown) > NAMED else ""
        named = ", ".join(found.unknown[:NAMED]) + more
        print(f"*** the registry knows nothing of {len(found.unknown)} packages, which are not audited: {named}")
    for line in found.weak:
        print(line)
    print(f"{found.checked} packages audited, {len(found.weak)} known weak spots")
    return 1 if found.weak else 0


if __name__ == "__main__":
    sys.exit(main())
