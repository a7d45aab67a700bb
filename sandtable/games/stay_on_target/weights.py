"""The weights of the evaluation (evaluate.py), in hundredths of a needed Target Point; the values are in `tuned/`."""

from __future__ import annotations


class Weights:
    """One set of weights."""

    def __init__(self) -> None:
        self.point = 0
        """A Target Point on the way to the number needed."""
        self.spare_point = 0
        """A point beyond those needed: it only breaks ties (SOT-WIN-03)."""
        self.win = 0
        """A completed run by a seat with the points that it needs."""
        self.others = 0
        """The mean of the other seats, in percent."""
        self.best_choice = 0
        """The chance, in percent, that others choose the best three cards; otherwise they choose any."""
        # the judgement of foresight.py
        self.foresees = 0
        """1: foresight.py judges, by who laid each card and by the race for points; 0: evaluate.py does."""
        self.completes = 0
        """The chance, in percent, that a run is completed."""
        self.reaches_fifth = 0
        """The chance, in percent, that a run ends with the fifth card."""
        self.strong = 0
        """The part, in percent, by which cards that others lay are the worse of two."""
        self.near = 0
        """Choices of others that look this much worse than the best are not taken, in parts of COMPLETE (course.py)."""
        self.own_near = 0
        """Three own cards that look this much worse than the best are left out while the row is laid, likewise."""
