"""The weights of a game's evaluation and the settings of its searches: whole numbers by name, and how they were found.

A game keeps them as data in `tuned/NAME.toml` of its package. NAME is the agent they were tuned for, which asks for
them with `State.judge`. Weights of the same agent in two versions are two files: nothing is overwritten. An agent that
searches may have settings there with or without weights of its own.
"""

# interpreted: reads files, once a process

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from sandtable.engine.game import Setup
from sandtable.engine.storing import declared_fields

FIRST: Final = "greedy-0"
"""The weights that a state judges by until an agent asks for others."""
W = TypeVar("W")


@dataclass(frozen=True)
class Weighting:
    """One file of weights."""

    name: str
    values: Mapping[str, int]
    """Empty for an agent that judges by the weights of another."""
    search: Mapping[str, int]
    """The settings of a search that differ from the usual ones."""
    origin: Mapping[str, Any]
    """The way they were found: the command, its date, the strength they gained."""


@cache
def weightings(package: str) -> Mapping[str, Weighting]:
    """The weights of a game by name; `package` is the one of the game, in dots. Empty for a game without."""
    spec = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:  # a game in one module
        return {}
    place = files(package).joinpath("tuned")
    found = sorted(each.name for each in place.iterdir() if each.name.endswith(".toml")) if place.is_dir() else []
    return {each.name: each for each in (_read(package, name.removesuffix(".toml")) for name in found)}


def _read(package: str, name: str) -> Weighting:
    said = tomllib.loads(files(package).joinpath("tuned", f"{name}.toml").read_text(encoding="utf-8"))
    return Weighting(name, said.get("weights", {}), said.get("search", {}), said["origin"])


def weigh_all(setup: Setup, package: str) -> None:
    """Make all weights of a game known to a new set-up; `package` is the one of the game, in dots."""
    for weighting in weightings(package).values():
        if weighting.values:
            setup.weigh(weighting.name, weighting.values)


def filled(weights: W, values: Mapping[str, int]) -> W:
    """Set every field of `weights` that holds a whole number. Raises ValueError for missing and unknown names."""
    names = [name for name in declared_fields(weights) if type(getattr(weights, name)) is int]
    missing, unknown = sorted(set(names) - set(values)), sorted(set(values) - set(names))
    if missing or unknown:
        raise ValueError(f"weights: missing {', '.join(missing) or 'none'}; unknown {', '.join(unknown) or 'none'}")
    for name in names:
        setattr(weights, name, int(values[name]))
    return weights
