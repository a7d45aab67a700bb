"""Ratios of our speed to that of other engines, and what fell since they were kept. Nothing here plays or reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from statistics import median
from typing import Final

MOST_FALL: Final = 0.10
"""A part has fallen when it lost more than this share of its kept speed."""

Ratios = Mapping[str, float]
"""By other engine: our games per second divided by its games per second, in the same run."""


@dataclass(frozen=True)
class Compared:
    """One part now and when its figures were kept; None where it is missing."""

    name: str
    kept: Ratios | None
    now: Ratios | None

    @property
    def change(self) -> float | None:
        """The share gained (below 0: lost), the geometric mean over all engines that both have; None without both."""
        common = sorted(set(self.kept or ()) & set(self.now or ()))
        if self.kept is None or self.now is None or not common:
            return None
        return float(prod(self.now[each] / self.kept[each] for each in common) ** (1 / len(common))) - 1

    @property
    def has_fallen(self) -> bool:
        return self.change is not None and self.change < -MOST_FALL

    @property
    def is_missing(self) -> bool:
        """Whether a part with kept figures was not measured."""
        return self.kept is not None and self.change is None

    @property
    def verdict(self) -> str:
        """The change in words."""
        if self.change is None:
            return "not measured" if self.is_missing else "new, nothing is kept"
        return f"{100 * self.change:+.1f} %{', FALLEN' if self.has_fallen else ''}"


def ratios(part: Sequence[float], others: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """The medians over the rounds of our games per second divided by each engine's in the same round."""
    return {
        name: median(ours / theirs for ours, theirs in zip(part, rates, strict=True)) for name, rates in others.items()
    }


def compared(kept: Mapping[str, Ratios], now: Mapping[str, Ratios]) -> list[Compared]:
    """Every part that is kept or was measured, in the order of measuring; the missing ones come last."""
    return [Compared(name, kept.get(name), now.get(name)) for name in dict.fromkeys((*now, *kept))]


def better(first: Compared, second: Compared) -> Compared:
    """Of two measurements of one part the one with the higher speed: disturbances only ever slow a part down."""
    return max(first, second, key=lambda each: -1.0 if each.change is None else each.change)


def table(parts: Sequence[Compared], engines: Sequence[str]) -> str:
    """The parts as a Markdown table: the kept ratio to each engine, the ratio now, the change."""
    times = ", ".join(engines)
    rows = [
        f"| {each.name} | {_said(each.kept, engines)} | {_said(each.now, engines)} | {each.verdict} |" for each in parts
    ]
    return "\n".join([f"| part | kept: times {times} | now | change |", "|---|--:|--:|--:|", *rows])


def _said(found: Ratios | None, engines: Sequence[str]) -> str:
    return ", ".join(f"{found[each]:.4g}" for each in engines if each in found) if found else "–"


def conclusion(parts: Sequence[Compared]) -> tuple[str, bool]:
    """The result in words, and whether it is good: nothing fell, and every kept part was measured."""
    fallen = [each.name for each in parts if each.has_fallen]
    missing = [each.name for each in parts if each.is_missing]
    told = [f"Fallen by more than {MOST_FALL:.0%}: {'; '.join(fallen)}."] if fallen else []
    if missing:
        told.append(f"Kept, but not measured: {'; '.join(missing)}; `--keep` takes them out of what is kept.")
    return " ".join(told) or f"No part fell by more than {MOST_FALL:.0%}.", not told
