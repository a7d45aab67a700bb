"""Reads: the course of a judged game, and the options of one decision with their worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from sandtable.playtest.qualities.expecting import Expectation, seats_of, worth_of_options
from sandtable.playtest.qualities.judging import Judged, Swing, swings
from simulate.models import Thoughts
from simulate.results import words
from simulate.results.reading import read
from simulate.watching.analysis.packing import read_judged, unpacked
from simulate.words import percent


@dataclass(frozen=True)
class Option:
    """One option of a decision as the agent judges it."""

    text: str
    value: int
    """In the game's points."""
    share: float | None
    """The expected share of the seat that decides; None where nothing was learned about shares."""
    is_taken: bool

    @property
    def share_in_words(self) -> str:
        """In percent; a dash where it is not known."""
        return percent(self.share) if self.share is not None else "\N{EN DASH}"


@dataclass(frozen=True)
class Course:
    """A judged game."""

    thoughts: Thoughts
    parties: Sequence[int]
    """The party in each seat."""
    names: Sequence[str]
    """The parties by name."""
    winners: Sequence[int]
    """The parties that won."""

    @cached_property
    def judged(self) -> list[Judged]:
        return [read_judged(each) for each in unpacked(bytes(self.thoughts.judged))]

    @cached_property
    def model(self) -> Expectation | None:
        kept = self.thoughts.model
        return Expectation(kept["scale"], tuple(kept["heads"]), kept["strength"], kept["growth"]) if kept else None

    @cached_property
    def points(self) -> list[tuple[int, tuple[float, ...]]]:
        """The expected shares of the parties at decisions that begin something new, and what came of them."""
        begun = [each.position for each in self.judged if each.begins]
        if self.model is None or not begun:
            return []
        order = seats_of(self.parties)
        values = np.array([[each.values[seat] for seat in order] for each in begun], dtype=float)
        shares = self.model.shares(values, np.array([each.round for each in begun], dtype=float)).tolist()
        found = [(each.decision, tuple(row)) for each, row in zip(begun, shares, strict=True)]
        winners = self.winners or range(len(self.names))
        end = tuple(1 / len(winners) if party in winners else 0.0 for party in range(len(self.names)))
        return [*found, (self.thoughts.wanted, end)]

    @cached_property
    def swings(self) -> list[Swing]:
        points = self.points[:-1]  # the end says who won, which is no swing of a position
        return swings([decision for decision, _row in points], [row for _decision, row in points])

    def at(self, decision: int) -> Judged | None:
        """The judged decision; None where there was no choice."""
        return next((each for each in self.judged if each.position.decision == decision and each.count > 1), None)

    def options(self, at: Judged, texts: Sequence[str], taken: int) -> Iterator[Option]:
        """The options of a decision, the best first."""
        values = [value for _option, value in at.options]
        worths: Sequence[float | None] = [None] * len(values)
        if self.model is not None:
            worths = worth_of_options(self.model, at.position, values, self.parties)
        for (option, value), share in zip(at.options, worths, strict=True):
            yield Option(texts[option], value, share, option == taken)


def course_of(thoughts: Thoughts) -> Course:
    """The judged game with the names of its parties."""
    batch = thoughts.batch
    report = read(batch)
    counted = batch.record(thoughts.number)
    assert counted is not None, "only counted games are judged"
    seating = batch.plan().seating(thoughts.number)
    parties = report.party_of_seat(seating, counted.first)
    winners = sorted({parties[seat] for seat, subject in enumerate(seating) if subject in counted.winners})
    return Course(thoughts, parties, [words.name(each) for each in report.parties], winners)
