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
