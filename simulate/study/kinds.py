"""The kinds of studies: every folder below simulate/study that has a `kind.py`. There is no list to edit."""

from __future__ import annotations

import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from simulate import study
from simulate.asking.estimating import Choice
from simulate.asking.request import PlaytestRequest
from simulate.queue.foreseeing import Work
from simulate.study.step import Evidence, Step

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


class Kind(ABC):
    """One kind of question. The folder's `kind.py` has one of these as `KIND`."""

    title: StrOrPromise
    """The kind in a few words, for lists."""
    waits_for_all = False
    """True: it decides when all games that it asked for are played. Until then a step only counts what there is."""

    @abstractmethod
    def decide(self, spec: dict[str, Any], progress: dict[str, Any], evidence: Evidence) -> Step:
        """The next step. Depends on these values alone, so that it comes out the same after kills and retries.

        At the first step `progress` and `evidence` are empty, and the step asks for the first playtests.
        """

    def foreseen(self, spec: dict[str, Any]) -> Choice:
        """The games of the study, for the time that its form tells: here those of its first step."""
        return Choice([work_of(each.request) for each in self.decide(spec, {}, Evidence()).ask])

    def foreseen_most(self, spec: dict[str, Any]) -> float:
        """The most games of the study, where it stops when its answer is known."""
        return self.foreseen(spec).games

    def first_answer(self, spec: dict[str, Any]) -> Choice | None:
        """The games before its page has a first answer, where that is long before the end; else None."""
        return None


def work_of(request: PlaytestRequest, games: float | None = None, pieces: float = 0.0) -> Work:
    """The work of a playtest, or of this many games of it, asked for in this number of pieces."""
    version = request.scenario.version if request.scenario is not None else ""
    return Work(request.game, tuple(request.agents), request.n_games if games is None else games, version, pieces)


@cache
def all_kinds() -> dict[str, Kind]:
    """Every kind by the name of its folder."""
    folders = sorted(found.name for found in pkgutil.iter_modules(study.__path__) if found.ispkg)
    return {name: module.KIND for name in folders if (module := part(name, "kind")) is not None}


def part(kind: str, name: str) -> ModuleType | None:
    """The module of this name in the folder of a kind ("page", "api", "urls"); None when it has none."""
    folder = f"{study.__name__}.{kind}"
    if find_spec(folder) is None or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")


def patterns(name: str) -> Iterator[Any]:
    """The addresses of all kinds: the `urlpatterns` of their modules of this name ("urls", "api_urls")."""
    for kind in all_kinds():
        module = part(kind, name)
        if module is not None:
            yield from module.urlpatterns
