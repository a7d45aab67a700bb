"""A deed of a scenario as the engine plays it: an event, special action, purchase, offer, or the arrival of a force."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.conditions import Condition
from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.terms import NOTHING

EVENT: Final = 0
ACTION: Final = 1
PURCHASE: Final = 2
ARRIVAL: Final = 3
OFFER: Final = 4
"""The kinds of deeds."""

ANY_UNIT: Final = -1
ANY_SQUAD: Final = -2
ANY_VEHICLE: Final = -3
WITH_OFFICER: Final = -4
"""The units that carry out a special action, besides the numbers of specializations."""


class Deed:
    """A deed of one side: its changes, and the time for it."""

    def __init__(self, kind: int, seat: int, name: str, says: str) -> None:
        self.kind = kind
        self.seat = seat
        self.name = name
        self.says = says
        """The sentence that players read."""
        self.first = 1
        """The first and the last round in which it may happen."""
        self.last = 0
        self.times = 0
        """The most times that it may happen in a game; 0: without limit."""
        self.condition: Condition | None = None
        self.command = 0
        self.cards = 0
        self.points = 0
        self.effects: tuple[Effect, ...] = ()
        """Effects of operations cards that come into force."""
        self.lays: tuple[tuple[int, int], ...] = ()
        """Hexes and kinds of markers."""
        self.clears: tuple[tuple[int, int], ...] = ()
        self.removes: tuple[int, ...] = ()
        """Numbers of objectives."""
        self.closes: tuple[int, ...] = ()
        """Hexes that nobody enters any more."""
        self.opens: tuple[int, ...] = ()
        """Closed hexes that may be entered again."""
        self.ends: tuple[Effect, ...] = ()
        """Effects of operations cards that are no longer in force."""
        self.reshapes = False
        """The table goes on with another set-up (reshaping.py)."""
        # of special actions
        self.by = ANY_UNIT
        self.hexes: tuple[int, ...] = ()
        """The hexes in which it may be done; empty: anywhere."""
        self.succeeds_on = 0
        """The lowest face of a die that succeeds; 0: it always does."""
        self.lays_here = NOTHING
        self.clears_here = NOTHING
        self.removes_here = False
        self.leaves = False
        # of purchases
        self.cost = 0
        self.returns = NOTHING
        """A used strategy card that comes back."""
        # of offers of an army
        self.hands: tuple[int, ...] = ()
        """Strategy cards that are available from the start."""
        self.default = 0
        """The number of these in the proposed army."""
        self.promise = 0
        """Its worth for the evaluation of positions beyond what can be seen on the table (evaluate.py)."""


class Army:
    """The points of a division and its list of offers before the game (D-TOI-189)."""

    def __init__(self, seat: int, division: int, points: int, offers: tuple[int, ...]) -> None:
        self.seat = seat
        self.division = division
        self.points = points
        self.offers = offers
        """The numbers of the deeds on its list."""
