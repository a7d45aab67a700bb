"""The unchanging data of a game of Destiny: the cards by number, and their owners."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from sandtable.engine.game import Setup as EngineSetup
from sandtable.engine.weighing import filled
from sandtable.games.destiny.frames import Node
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.rulesets import V1_1, Ruleset
from sandtable.games.destiny.weights import Weights


class Setup(EngineSetup):
    """The unchanging data of a game: the cards by number, their owners and their dice."""

    def __init__(self, seats: int, line_up: Node, which_opponent: Node) -> None:
        self.seats = seats
        self.rules: Ruleset = V1_1
        """The rules that this game is played by (DST-VER-01)."""
        self.line_up = line_up
        """The question that lets a player order the abilities of one occurrence (DST-QUE-07)."""
        self.which_opponent = which_opponent
        """The question for one of several opponents (DST-MUL-10)."""
        self.prints: list[Print] = []
        self.first_copy: list[int] = []
        """By card: the first card with the same print and owner."""
        self.print_bits: list[int] = []
        """By card of a deck: a bit for its print, which copies share and other cards of the deck do not have."""
        self.owner: list[int] = []
        self.dice_of: list[tuple[int, ...]] = []
        """Dice by card; a non-elite character has one, an elite character two, and some characters have none.

        Dice that a card may get in the game come last (DST-ELT-01).
        """
        self.extra_from = 0
        """The first of those dice."""
        self.is_elite: list[bool] = []
        """By card: a character that is brought with two dice, or for their points if it has no die."""
        self.card_of: list[int] = []
        """The card by die."""
        self.characters: list[tuple[int, ...]] = []
        """By seat."""
        self.battlefields: list[int] = []
        """By seat."""
        self.decks: list[tuple[int, ...]] = []
        """By seat, not shuffled."""
        self.plots: list[tuple[int, ...]] = []
        """By seat (DST-PLT-01)."""
        self.symbols_of: list[list[int]] = []
        """By die the symbols of its sides, those of its card."""
        self.read_symbols: i64 = 0
        """The symbols of sides that an ability of a card lets be resolved in another way, as bits (readings.py)."""
        self.asks_for: i64 = 0
        """The kinds of things that cards of this game remember, as bits (memory.py)."""
        self.watched: tuple[tuple[int, ...], ...] = ()
        """By occurrence, the cards that are watched from the set-up on: those that count it also while they are out of
        play (D-264), and those with an ability that works in the discard pile (DST-OUT-01).
        """
        self.anticipates = False
        """True where a card may be played before it is revealed or discarded (DST-ANT-01)."""
        self.open_cards: tuple[int, ...] = ()
        """Cards with an action that other players may use as well (DST-DWN-15)."""
        self.loose: list[dict[str, int]] = []
        """By seat and code, the card that only stands for its set-aside dice; it lies nowhere (DST-ASD-18, D-236)."""
        self.called: list[set[str]] = []
        """By seat, the codes of the cards whose set-aside dice its own cards name."""
        self.loose_from = 0
        """The first of the cards that only stand for dice."""
        self.aside: tuple[int, ...] = ()
        """Cards that the decks have brought set aside (DST-ASD-03)."""
        self.recruits: list[tuple[int, ...]] = []
        """By seat, the characters among them, which a text may add to the team (DST-ASD-08)."""
        self.never_readied: tuple[int, ...] = ()
        """Cards that do not ready during the upkeep phase (DST-TIM-08)."""
        self.keywords = 0
        """The keywords that cards of this game can have or give, as bits."""
        self.acts_beside = False
        """True where a battlefield has an action, or others may use an action of a card (actions/turn.py)."""
        self.detects = False
        """True where a card has Detect (DST-DET-01)."""
        self.locks_dice = False
        """True where a card has a die that its player can resolve only while the card is exhausted."""
        self.acts_in_hand = False
        """True where a card has an action that is used while it is in the hand."""
        self.renews: list[bool] = []
        """By seat, whether its own cards have one with Renew (DST-REN-01); empty where no card has it."""
        self.is_renewed: list[bool] = []
        """By card, whether it has Renew."""
        self.subtypes: list[str] = []
        """The subtypes that are printed on cards of this game or given by their texts, in alphabetical order."""
        self.symbols: list[int] = []
        """The symbols on dice of this game, wildcards aside."""
        self.points: list[int] = []
        """The points of each character as listed (D-249); of one that only a flip brings, as printed (DST-TMU-05)."""
        self.slots = 0
        """The number of cards that can be a character: their ids come first."""
        self.other_side: list[int] = []
        """By card: its other side, a card of its own; NOTHING for most (DST-DBL-01)."""
        self.names: list[str] = []
        """The name of each seat's deck list."""
        self.weights: dict[str, Weights] = {}
        """The weights of the evaluation by name."""

    def weigh(self, name: str, values: Mapping[str, int]) -> None:
        weights = filled(Weights(), values)
        weights.work_out(self.prints, self.card_of, self.extra_from)
        self.weights[name] = weights
