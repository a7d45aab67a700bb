"""A worker process that plays one contender on demand, and the environment of the other engines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PEERS: Final = ROOT / "build" / "bench-venv"


class CannotMeasure(RuntimeError):
    """A contender can't be measured, and why."""


@dataclass(frozen=True)
class Played:
    """The games of one request, their decisions, and the seconds of processor time they took."""

    games: int
    decisions: int
    seconds: float


class Contender:
    """A process that plays one contender. Raises CannotMeasure when it ends before it is told to."""

    def __init__(
        self, name: str, *, python: Path | None = None, checkout: Path = ROOT, interpreted: bool = False
    ) -> None:
        """Start it, and let it play one game. `python` is given for other engines only."""
        self.name = name
        self.rounds: list[Played] = []
        environment = {**os.environ, "SANDTABLE_INTERPRETED": "1" if interpreted else "0"}
        kind = "peers" if python else "ours"
        command = [str(python or sys.executable), str(ROOT / "benchmarks" / "worker.py"), kind, name, str(checkout)]
        self.process = subprocess.Popen(  # noqa: S603 - our own command line
            command, env=environment, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.version = str(self._answer()["version"])

    def play(self, seconds: float) -> Played:
        """Play for at least this long, other games than before; `rounds` grows."""
        self.rounds.append(self._ask({"seconds": seconds}))
        return self.rounds[-1]

    def play_games(self, games: int) -> Played:
        """Play games 1 to `games`: the same games each time."""
        return self._ask({"first": 1, "games": games})

    def games_in(self, seconds: float) -> int:
        """The number of games that take about this long, at least one."""
        played = self._ask({"seconds": seconds})
        return max(1, round(played.games * seconds / played.seconds))

    def _ask(self, request: dict[str, float]) -> Played:
        assert self.process.stdin is not None
        print(json.dumps(request), file=self.process.stdin, flush=True)
        return Played(**self._answer())

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        answer: dict[str, Any] = json.loads(line or '{"missing": "its process ended; the reason is above"}')
        if "missing" in answer:
            self.end()
            raise CannotMeasure(f"{self.name}: {answer['missing']}")
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


def compiled(name: str, checkout: Path = ROOT) -> Contender:
    """One of our parts, compiled. Raises CannotMeasure when the checkout has no such part, or no compiled build."""
    found = Contender(name, checkout=checkout)
    if found.version != "compiled":
        found.end()
        raise CannotMeasure(f"the rules in {checkout} are {found.version}: python -m tools.build_engine compiles them")
    return found


def peers_python() -> Path | None:
    """The Python of the peers' environment, made now if need be; None, said loudly, when they can't be installed."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        venv.create(PEERS, with_pip=True)
    listed = str(ROOT / "benchmarks" / "requirements.in")
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", listed]
    if subprocess.run(command).returncode:  # noqa: S603 - our own command line
        print("*** the other engines could not be installed", file=sys.stderr)
        return None
    return python
