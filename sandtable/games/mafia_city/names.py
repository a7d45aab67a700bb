"""Players, places, cards and Mafiosi in words."""

from __future__ import annotations

from typing import Final

from sandtable.engine.words import listed
from sandtable.games.mafia_city.setup import Setup
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_NAMES, CITY_HALL, LOCATION_NAMES, STRIDE, SYMBOL_NAMES

ENDINGS: Final = ("th", "st", "nd", "rd")


def player(seat: int) -> str:
    return f"Player {seat + 1}"


def place(location: int) -> str:
    """A location inside a sentence: "the Harbour"."""
    name = LOCATION_NAMES[location]
    return name if location == CITY_HALL else f"the {name}"


def card_name(setup: Setup, card: int) -> str:
    """A card with its symbol: "Snitch (Hat)"."""
    return f"{CARD_NAMES[setup.kinds[card]]} ({SYMBOL_NAMES[setup.symbols[card]]})"


def card_names(setup: Setup, cards: tuple[int, ...]) -> str:
    """ "Snitch (Hat), Thief (Fist) and F.B.I. (Dollar)"."""
    return listed([card_name(setup, card) for card in cards])


def mafiosi(many: int) -> str:
    return "a Mafioso" if many == 1 else f"{many} Mafiosi"


def mafioso(table: Table, spot: int) -> str:
    """A Mafioso by where it stands: "Player 2's Mafioso, 3rd from below at the Harbour"."""
    location, index = spot // STRIDE, spot % STRIDE
    owner = table.columns[location][index]
    return f"{player(owner)}'s Mafioso, {ordinal(index + 1)} from below at {place(location)}"


def ordinal(number: int) -> str:
    """ "1st", "12th", "23rd"."""
    last = number % 10
    is_teen = 10 < number % 100 < 14
    return f"{number}{ENDINGS[last] if last < len(ENDINGS) and not is_teen else 'th'}"
