"""What is printed on cards, as the engine reads it, and the set-up that says which card is which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulate.engine.game import Setup as EngineSetup
from simulate.games.destiny.frames import Node
from simulate.games.destiny.terms import NOBODY

if TYPE_CHECKING:
    from simulate.games.destiny.state import Table


class Triggered:
    """A triggered or ongoing ability of a card: the occurrence it waits for, its condition and its effect."""

    def __init__(self, occurrence: int) -> None:
        self.occurrence = occurrence

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True when the occurrence (about `it`, caused by seat `by`, of size `many`) is the one this waits for."""
        raise NotImplementedError

    def rival(self, table: Table, it: int, by: int) -> int:
        """The one "an opponent" is in the occurrence and so in the effect, nobody if none is (DST-MUL-10)."""
        return NOBODY

    def effect(self) -> Node:
        raise NotImplementedError

    def says(self) -> str:
        raise NotImplementedError


class Restriction:
    """A play restriction (DST-PRE-01): "only ..." or "to play, spot ..."."""

    def met(self, table: Table, seat: int, card: int) -> bool:
        """True when the card may be played at all."""
        return True

    def allows(self, table: Table, host: int) -> bool:
        """True when the upgrade may be attached to this character (D-96)."""
        return True

    def says(self) -> str:
        raise NotImplementedError


class Variable:
    """The X on a die: defined by its card alone and read whenever it is asked for (DST-VAX-01, D-14)."""

    def value(self, table: Table, seat: int, card: int) -> int:
        """What X is now, for the seat that has the die or resolves a side of it."""
        raise NotImplementedError


class Print:
    """What is printed on a card, as the engine reads it; one object for all copies."""

    def __init__(self, code: str, title: str, full_name: str, kind: int, color: int) -> None:
        self.code = code
        self.title = title
        self.full_name = full_name
        self.kind = kind
        self.color = color
        self.cost = 0
        self.health = 0
        self.is_unique = False
        self.subtypes: tuple[str, ...] = ()
        self.keywords = 0
        self.symbols: list[int] = []
        self.values: list[int] = []
        """By side; X stands for what `variable` says."""
        self.variable: Variable | None = None
        self.modifiers: list[bool] = []
        self.costs: list[int] = []
        self.restrictions: list[Restriction] = []
        self.play: Node | None = None
        self.entering: Node | None = None
        """What is done as the card enters play, without the queue (D-73)."""
        self.special: Node | None = None
        self.own_words: list[Node | None] = []
        """By symbol: what this die does instead of what every die does; empty: nothing of the kind."""
        self.claim: Node | None = None
        self.actions: list[Node] = []
        self.triggers: list[Triggered] = []
        self.attaches_any: str = ""
        """A subtype of upgrades that may be attached to this character whatever their restrictions (Finn)."""


class Setup(EngineSetup):
    """What never changes during a game: which card is which, who brought it, which dice belong to it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.prints: list[Print] = []
        self.owner: list[int] = []
        self.dice_of: list[tuple[int, ...]] = []
        """Dice by card; a non-elite character has one, an elite character two."""
        self.card_of: list[int] = []
        """The card by die."""
        self.characters: list[tuple[int, ...]] = []
        """By seat."""
        self.battlefields: list[int] = []
        """By seat."""
        self.decks: list[tuple[int, ...]] = []
        """By seat, not shuffled."""
        self.names: list[str] = []
        """What each seat's list is called."""
        self.card_points: list[int] = []
        """By card: what an upgrade or support in play counts in the evaluation (evaluate.py), its dice aside."""
        self.side_points: list[int] = []
        """By die * SIDES + side: what the side counts while it shows in the pool."""
