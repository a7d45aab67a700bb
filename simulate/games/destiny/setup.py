"""The unchanging data of a game of Destiny: the cards by number, and their owners."""

from __future__ import annotations

from simulate.engine.game import Setup as EngineSetup
from simulate.games.destiny.prints import Print


class Setup(EngineSetup):
    """The unchanging data of a game: the cards by number, their owners and their dice."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.prints: list[Print] = []
        self.first_copy: list[int] = []
        """By card: the first card with the same print and owner."""
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
        """The name of each seat's deck list."""
        self.card_points: list[int] = []
        """By card: what an upgrade or support in play counts in the evaluation (evaluate.py), its dice aside."""
        self.side_points: list[int] = []
        """By die * SIDES + side: what the side counts while it shows in the pool."""
