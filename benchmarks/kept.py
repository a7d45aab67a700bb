"""The kept figures of the guard: ratios, games of a round, and where they come from, in `kept.json`."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path
from typing import Final

from benchmarks.contender import ROOT
from sandtable.compiled import is_release

KEPT: Final = ROOT / "benchmarks" / "kept.json"


@dataclass
class Kept:
    """The figures of one measurement."""

    origin: dict[str, str] = field(default_factory=dict)
    """The date, the versions and the machine."""
    games: dict[str, int] = field(default_factory=dict)
    """By part or other engine the number of games in a round."""
    ratios: dict[str, dict[str, float]] = field(default_factory=dict)
    """By part and other engine: our games per second divided by its games per second."""

    @classmethod
    def read(cls, path: Path = KEPT) -> Kept:
        """The kept figures; none at all where nothing was kept yet."""
        return cls(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else cls()

    def write(self, path: Path = KEPT) -> None:
        path.write_text(json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def origin(engines: Mapping[str, str]) -> dict[str, str]:
    """The circumstances of a measurement that is made now; `engines` are the versions of the other engines."""
    return {
        "date": date.today().isoformat(),
        "Python": platform.python_version(),
        "build": build_of(ROOT),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, {_processor()}",
        **engines,
    }


def build_of(checkout: Path) -> str:
    """The kind of the builds of a checkout: plain, or made with a profile."""
    return "release build" if is_release(checkout) else "plain build"


def _processor() -> str:
    """The name of the processor, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")


def differences(kept: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    """The circumstances, apart from the date, that differ from those of the kept figures: they move ratios a little."""
    changed = [key for key in kept if key != "date" and kept[key] != now.get(key)]
    return [f"{key}: {kept[key]} when the figures were kept, {now.get(key, 'nothing')} now" for key in changed]
