"""Measures everything in one run, in rounds: each contender plays a little, then the next, several times over.

The medians are printed as a table. `--seconds` and `--rounds` make it steadier, `--no-peers` leaves the others out.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import venv
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from benchmarks.ours import CONTENDERS

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build" / "bench-venv"
OTHERS = ("catanatron", "chess", "open_spiel gin_rummy", "open_spiel backgammon", "pyminion")


class Contender:
    """A worker process that plays on demand."""

    def __init__(self, label: str, python: Path, kind: str, name: str, *, interpreted: bool = False) -> None:
        self.label = label
        self.rounds: list[dict[str, float]] = []
        environment = {**os.environ, "SANDTABLE_INTERPRETED": "1" if interpreted else "0"}
        command = [str(python), str(ROOT / "benchmarks" / "worker.py"), kind, name]
        self.process = subprocess.Popen(  # noqa: S603 - our own command line
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.version = str(self._answer()["version"])

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.label} ended; why is said above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def play(self, seconds: float) -> None:
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        self.rounds.append(self._answer())

    def median(self, what: str) -> float:
        """Games or decisions per second of processor time."""
        return statistics.median(played[what] / played["seconds"] for played in self.rounds)

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


def peers_python() -> Path | None:
    """The Python of the peers' environment, made now if need be; None, said loudly, when they can't be installed."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        venv.create(PEERS, with_pip=True)
    listed = str(ROOT / "benchmarks" / "requirements.in")
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", listed]
    if subprocess.run(command).returncode:  # noqa: S603 - our own command line
        print("*** the other engines could not be installed; Sandtable is measured alone", file=sys.stderr)
        return None
    return python


def contenders(others: Path | None) -> list[Contender]:
    """Everybody, started and warmed up. The compiled build is there or this fails."""
    here = Path(sys.executable)
    found = []
    for name in CONTENDERS:
        compiled = Contender(f"Sandtable {name}", here, "ours", name)
        if compiled.version != "compiled":
            raise SystemExit("the rules are not compiled: python -m tools.build_engine")
        found += [compiled, Contender(f"Sandtable {name}", here, "ours", name, interpreted=True)]
    if others:
        found += [Contender(name, others, "peers", name) for name in OTHERS]
    return found


def table(measured: list[Contender]) -> str:
    """The results as a Markdown table."""
    lines = ["| what | version | decisions/s | games/s | decisions/game | games |", "|---|---|--:|--:|--:|--:|"]
    for one in measured:
        games = sum(played["games"] for played in one.rounds)
        length = sum(played["decisions"] for played in one.rounds) / games
        rates = f"{one.median('decisions'):,.0f} | {one.median('games'):,.1f}"
        lines.append(f"| {one.label} | {one.version} | {rates} | {length:,.0f} | {games:,.0f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Speed, side by side with other engines.")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each round (0.5)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, of which the median counts (7)")
    parser.add_argument("--no-peers", action="store_true", help="measure Sandtable alone")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        everybody = contenders(None if chosen.no_peers else peers_python())
        for one in everybody:
            stack.callback(one.end)
        for _ in range(chosen.rounds):
            for one in everybody:
                one.play(chosen.seconds)
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load {load}; ", end="")
    print(f"median of {chosen.rounds} rounds of {chosen.seconds} s processor time\n")
    print(table(everybody))
    clone = next(one for one in everybody if one.label == "Sandtable clone")
    print(f"\nOne clone of a state, compiled: {1e6 / clone.median('decisions'):.2f} µs")


if __name__ == "__main__":
    main()
