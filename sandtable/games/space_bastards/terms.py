"""The words of the rule book as small whole numbers: fast to compare, the same in every build."""

from __future__ import annotations

from typing import Final

# Races (SPB-COMP-01), from the smallest token on.
TOADLING: Final = 0
SPUD: Final = 1
SLUGGY: Final = 2
CACTUSOID: Final = 3
TOUCANOSAUR: Final = 4
RACES: Final = 5
RACE_IDS: Final = ("toadling", "spud", "sluggy", "cactusoid", "toucanosaur")
RACE_NAMES: Final = ("Toadling", "Spud", "Sluggy", "Cactusoid", "Toucanosaur")
RACE_PLURALS: Final = ("Toadlings", "Spuds", "Sluggies", "Cactusoids", "Toucanosaurs")

# Relationships, also the action cards (SPB-COMP-03, SPB-SET-17).
LOVE: Final = 0
SHOOTING: Final = 1
EATING: Final = 2
TRADE: Final = 3
DIPLOMACY: Final = 4
MIGRATION: Final = 5
MUTATION: Final = 6
CHANGE: Final = 7
RELATIONSHIPS: Final = 8
ATTACHED: Final = 7
"""Relationships with a pair of race cards: all but Relationship Change (SPB-SET-18)."""
RELATIONSHIP_IDS: Final = ("love", "shooting", "eating", "trade", "diplomacy", "migration", "mutation", "change")
RELATIONSHIP_NAMES: Final = (
    "Love",
    "Shooting",
    "Eating",
    "Trade",
    "Diplomacy",
    "Migration",
    "Mutation",
    "Relationship Change",
)

NOBODY: Final = -1
NOTHING: Final = -1
NO: Final = -2
"""The option to decline, or to go on."""
OFF_BOARD: Final = -1
"""The field of a ship that is not in the game yet (SPB-SET-21)."""
