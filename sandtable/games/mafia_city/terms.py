"""The words of the game as small numbers: locations, kinds of cards, symbols, and places of figures."""

from __future__ import annotations

from typing import Final

PRISON: Final = 1
HARBOUR: Final = 2
FIGHT_CLUB: Final = 3
POLICE_STATION: Final = 4
BUSINESS_DISTRICT: Final = 5
PRIVATE_CLUB: Final = 6
CITY_HALL: Final = 7
LOCATIONS: Final = [1, 2, 3, 4, 5, 6, 7]
"""Numbered as on their tiles (MAF-COMP-01). It is a list, as compiled code makes a tuple anew for every loop."""
LOCATION_IDS: Final = (
    "",
    "prison",
    "harbour",
    "fight_club",
    "police_station",
    "business_district",
    "private_club",
    "city_hall",
)
"""Ids in the data file by number; number 0 is unused."""
LOCATION_NAMES: Final = (
    "",
    "Prison",
    "Harbour",
    "Fight Club",
    "Police Station",
    "Business District",
    "Private Club",
    "City Hall",
)

THIEF: Final = 0
HITMAN: Final = 1
SNITCH: Final = 2
POLICE_RAID: Final = 3
CHIEF_OF_POLICE: Final = 4
FBI: Final = 5
PULLING_STRINGS: Final = 6
GRAND_PLAN: Final = 7
COMPLICITY: Final = 8
RACKETS: Final = 9
SECRET_DEAL: Final = 10
CARD_IDS: Final = (
    "thief",
    "hitman",
    "snitch",
    "police_raid",
    "chief_of_police",
    "fbi",
    "pulling_strings",
    "grand_plan",
    "complicity",
    "rackets",
    "secret_deal",
)
CARD_NAMES: Final = (
    "Thief",
    "Hitman",
    "Snitch",
    "Police Raid",
    "Chief of Police",
    "F.B.I.",
    "Pulling Strings",
    "Grand Plan",
    "Complicity",
    "Rackets",
    "Secret Deal",
)

FIST: Final = 0
HAT: Final = 1
BULLET: Final = 2
DOLLAR: Final = 3
SYMBOL_IDS: Final = ("fist", "hat", "bullet", "dollar")
SYMBOL_NAMES: Final = ("Fist", "Hat", "Bullet", "Dollar")

NOBODY: Final = -1
"""No seat."""
NOTHING: Final = -1
"""No answer, no card, no result."""
DECLINE: Final = -2
"""The option that does nothing."""
STRIDE: Final = 1000
"""Options that name two cards or Mafiosi pack them as `a * STRIDE + b`; no deck and no column is larger."""

COLOURS: Final = ("grey", "yellow", "red", "blue", "green")
"""The colours of the clans, by seat (MAF-D02)."""

ACTION_TEXT: Final = 0
LOCATION_TEXT: Final = 1
REACTION_TEXT: Final = 2
TEXT_TYPES: Final = [
    ACTION_TEXT,
    LOCATION_TEXT,
    ACTION_TEXT,
    ACTION_TEXT,
    REACTION_TEXT,
    REACTION_TEXT,
    ACTION_TEXT,
    ACTION_TEXT,
    REACTION_TEXT,
    ACTION_TEXT,
    LOCATION_TEXT,
]
"""Types of text by kind of card (MAF-CARD-02)."""

SETTING_UP: Final = 0
ACTION_PHASE: Final = 1
LOCATION_PHASE: Final = 2
STRATEGIC_PHASE: Final = 3
END_OF_ROUND: Final = 4
PHASE_NAMES: Final = ("Set-up", "Action Phase", "Location Phase", "Strategic Phase", "End of Round")

NOT_OVER: Final = 0
BY_TARGET: Final = 1
BY_ROUND_LIMIT: Final = 2
STEP_BUDGET: Final = 3
ENDING_NAMES: Final = ("", "target", "round limit", "step budget")
"""Words for the end of a game."""
