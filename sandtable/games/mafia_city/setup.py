"""A scenario made ready for a number of players: the unchanging data of a game, shared by its copies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine.game import Setup as EngineSetup
from sandtable.engine.weighing import filled
from sandtable.games.mafia_city.terms import CARD_IDS
from sandtable.games.mafia_city.weights import Weights


class Setup(EngineSetup):
    """The set-up of a game as plain numbers."""

    seats: int
    target: int
    """Victory points that end the game (MAF-SET-07)."""
    hand: int
    """Mafiosi each player has in hand at the start (MAF-SET-02)."""
    reserve: int
    layout: tuple[int, ...]
    """Location numbers: the centre, then the ring clockwise; () when each game draws its own (MAF-SET-05)."""
    hitman: int
    """The starting location of the Hitman (MAF-SET-06)."""
    kinds: tuple[int, ...]
    """The kind of each card."""
    symbols: tuple[int, ...]
    """The symbol of each card."""
    faces: list[int]
    """For each card a number with one bit, the same for equal cards and another one for others."""
    starting_cards: int
    secret_deal_bonus: int
    rackets_draw: int
    business_draw: int
    round_limit: int
    """Rounds after which an automatic game ends (MAF-D38)."""
    weights: dict[str, Weights]
    """The weights of the evaluation by name."""

    def print_cards(self, deck: Sequence[tuple[int, int]]) -> None:
        """Take these cards, each with its kind and its symbol."""
        self.kinds = tuple([kind for kind, _ in deck])
        self.symbols = tuple([symbol for _, symbol in deck])
        self.faces = [1 << symbol * len(CARD_IDS) + kind for kind, symbol in deck]

    def weigh(self, name: str, values: Mapping[str, int]) -> None:
        weights = filled(Weights(), values)
        weights.work_out()
        self.weights[name] = weights
