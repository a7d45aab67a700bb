"""`python -m tools.plant`: plant one fault after the other in a copy of the tree, and show which test catches it.

Files called `planted.toml` list the faults, with the tests that are tried (`tools/faults.py` says how). `--list` names
them, `--only NAME` tries one of them and may be given several times, `--jobs 2` tries two at a time. The exit code is 0
when every fault is caught, by a test that passes without it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.check import ROOT
from tools.faults import BadFault, read, why_not
from tools.trials import Result, Verdict, try_all

LAST_LINES = 30
"""Lines of pytest's output that are shown of a trial that went wrong."""


def run(root: Path, only: Sequence[str] = (), jobs: int = 1) -> int:
    """Try the faults of a tree, or those named; 0 when all are caught. Raises BadFault before any is tried."""
    every = read(root)
    if unknown := set(only) - {fault.name for fault in every}:
        raise BadFault(f"there is no fault {', '.join(sorted(unknown))}")
    chosen = [fault for fault in every if not only or fault.name in only]
    if gone := [reason for fault in chosen if (reason := why_not(fault, root))]:
        raise BadFault("\n".join(gone))
    results = try_all(chosen, root, jobs, show)
    caught = sum(result.verdict is Verdict.CAUGHT for result in results)
    print(f"{caught} of {len(results)} caught")
    return 0 if all(result.is_well for result in results) else 1


def show(result: Result) -> None:
    """A line of the table; below it the harm of a fault that escapes, or the output of a trial that went wrong."""
    fault = result.fault
    print(f"{fault.name:<48} {result.verdict:<13}{result.seconds:6.1f} s  {result.test}", flush=True)
    if result.verdict is Verdict.ESCAPED:
        print(f"    {fault.file}: {fault.suffers}\n    tried: {' '.join(fault.tests)}", flush=True)
    elif not result.is_well:
        print("".join(f"    {line}\n" for line in result.output.splitlines()[-LAST_LINES:]), flush=True)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.plant", description="Plant faults; show what catches them.")
    parser.add_argument("--list", action="store_true", help="name the faults and the harm they do")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="try this fault")
    parser.add_argument("--jobs", type=int, default=1, help="faults that are tried at a time")
    options = parser.parse_args(arguments)
    try:
        if not options.list:
            return run(ROOT, options.only, options.jobs)
        for fault in read(ROOT):
            print(f"{fault.name:<48} {fault.file}\n    {fault.suffers}")
    except BadFault as error:
        print(f"*** {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
