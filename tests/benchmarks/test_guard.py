"""The guard: what is repeated before it counts as fallen, what is kept, what makes it fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks import guard
from benchmarks.comparing import Compared, Ratios
from benchmarks.contender import CannotMeasure
from benchmarks.kept import Kept, differences


class Engine:
    """Another engine that is not played."""

    def __init__(self, name: str, python: Path) -> None:
        self.name = name
        self.version = "1"

    def end(self) -> None:
        pass


class Figures:
    """Kept figures in a file of the test, and a guard that measures what it is told to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: dict[str, Iterator[float]] = {}

    def will_be(self, **speeds: list[float]) -> None:
        """By part the ratio that each measurement of it brings; other parts can't be measured."""
        self.waiting = {name: iter(found) for name, found in speeds.items()}

    def ratios(self, measuring: guard.Guard, name: str) -> Ratios:
        if name not in self.waiting:
            raise CannotMeasure(f"{name} is gone")
        measuring.games.setdefault(name, 7)
        return dict.fromkeys(guard.ENGINES, next(self.waiting[name]))

    def keep(self, *names: str, is_whole: bool = True) -> int:
        return guard.keep(names, 1, 0.1, is_whole=is_whole, path=self.path)

    def compare(self, *names: str, is_whole: bool = True) -> int:
        return guard.compare(names, 1, 0.1, is_whole=is_whole, path=self.path)

    def kept(self) -> dict[str, float]:
        return {name: found["chess"] for name, found in Kept.read(self.path).ratios.items()}


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Figures:
    found = Figures(tmp_path / "kept.json")
    monkeypatch.setattr(guard, "Contender", Engine)
    monkeypatch.setattr(guard, "peers_python", lambda: Path("python"))
    monkeypatch.setattr(guard.Guard, "ratios", lambda measuring, name: found.ratios(measuring, name))
    return found


def test_a_fall_that_repeats_fails_and_one_that_does_not_is_forgotten(
    figures: Figures, capsys: pytest.CaptureFixture[str]
) -> None:
    figures.will_be(a=[10.0], b=[10.0])
    assert figures.keep("a", "b") == 0
    figures.will_be(a=[8.0, 8.5, 8.9], b=[7.0, 9.5])
    assert figures.compare("a", "b") == 1
    told = capsys.readouterr().out
    assert "| a | 10, 10 | 8.9, 8.9 | -11.0 %, FALLEN |" in told
    assert "| b | 10, 10 | 9.5, 9.5 | -5.0 % |" in told
    assert told.splitlines()[-1] == "Fallen by more than 10%: a."


def test_a_part_that_is_no_longer_measured_fails(figures: Figures, capsys: pytest.CaptureFixture[str]) -> None:
    figures.will_be(a=[10.0, 10.0, 10.0], b=[10.0])
    assert figures.keep("a", "b") == 0
    assert figures.compare("a") == 1
    assert "Kept, but not measured: b" in capsys.readouterr().out
    assert figures.compare("a", is_whole=False) == 0, "only some parts were asked for"


def test_a_part_whose_process_ends_fails(figures: Figures, capsys: pytest.CaptureFixture[str]) -> None:
    figures.will_be(a=[10.0], b=[10.0])
    assert figures.keep("a", "b") == 0
    figures.will_be(a=[10.0])
    assert figures.compare("a", "b") == 1
    told = capsys.readouterr()
    assert "not measured: b is gone" in told.err and "Kept, but not measured: b" in told.out


def test_a_new_part_is_told_and_fails_nothing(figures: Figures, capsys: pytest.CaptureFixture[str]) -> None:
    figures.will_be(a=[10.0, 10.0], c=[3.0])
    assert figures.keep("a") == 0
    assert figures.compare("a", "c") == 0
    assert "| c | – | 3, 3 | new, nothing is kept |" in capsys.readouterr().out


def test_a_part_that_cannot_be_measured_is_not_kept(figures: Figures) -> None:
    figures.will_be(a=[10.0])
    assert figures.keep("a", "gone") == 1
    assert set(figures.kept()) == {"a"}


def test_some_parts_are_kept_beside_the_others(figures: Figures) -> None:
    figures.will_be(a=[10.0], b=[10.0, 20.0, 30.0])
    figures.keep("a", "b")
    figures.keep("b", is_whole=False)
    assert figures.kept() == {"a": 10.0, "b": 20.0}
    figures.keep("b")
    assert figures.kept() == {"b": 30.0}


def test_without_kept_figures_the_remedy_is_named(figures: Figures) -> None:
    with pytest.raises(CannotMeasure, match="nothing is kept in kept.json: python -m benchmarks --keep"):
        figures.compare("a")


def test_a_part_is_measured_three_times_at_most(figures: Figures) -> None:
    figures.will_be(a=[10.0, 8.0, 8.0, 8.0, 10.0])
    figures.keep("a")
    assert figures.compare("a") == 1
    assert next(figures.waiting["a"]) == 10.0, "nobody asked for this one"


def test_other_circumstances_are_told_apart_from_the_date() -> None:
    kept = {"date": "2026-11-01", "Python": "3.11.7", "chess": "1.10"}
    now = {"date": "2026-11-24", "Python": "3.11.7", "chess": "1.11"}
    assert differences(kept, now) == ["chess: 1.10 when the figures were kept, 1.11 now"]


def test_the_kept_figures_of_the_project_are_whole() -> None:
    """Every part has a number of games and a ratio to each engine, and all of them are above zero."""
    kept = Kept.read()
    assert kept.origin["date"] and kept.ratios
    for name, found in kept.ratios.items():
        assert kept.games[name] > 0 and set(found) == set(guard.ENGINES) and min(found.values()) > 0, name
    assert all(Compared(name, found, found).change == 0 for name, found in kept.ratios.items())
