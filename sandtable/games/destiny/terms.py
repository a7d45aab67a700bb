"""The words of the rule book as small whole numbers: fast to compare, the same in every build."""

from __future__ import annotations

from typing import Final

# Symbols (DST-SYM-01 to 25); feral belongs to later sets (D-117).
BLANK: Final = 0
MELEE: Final = 1
RANGED: Final = 2
SHIELD: Final = 3
RESOURCE: Final = 4
DISRUPT: Final = 5
DISCARD: Final = 6
FOCUS: Final = 7
SPECIAL: Final = 8
INDIRECT: Final = 9
FERAL: Final = 10
REROLL_SYMBOL: Final = 11
WILDCARD: Final = 12
SYMBOL_NAMES: Final = (
    "blank",
    "melee",
    "ranged",
    "shield",
    "resource",
    "disrupt",
    "discard",
    "focus",
    "special",
    "indirect",
    "feral",
    "reroll",
    "wildcard",
)
SYMBOL_CODES: Final = ("-", "MD", "RD", "Sh", "R", "Dr", "Dc", "F", "Sp", "ID", "Fr", "Re", "*")

X: Final = -1
"""A value that the card defines (DST-VAX-01)."""

# Types of card (DST-CARD-08, DST-PLT-01, DST-DWN-01).
CHARACTER_CARD: Final = 0
UPGRADE_CARD: Final = 1
SUPPORT_CARD: Final = 2
EVENT_CARD: Final = 3
BATTLEFIELD_CARD: Final = 4
PLOT_CARD: Final = 5
DOWNGRADE_CARD: Final = 6
TYPE_NAMES: Final = ("character", "upgrade", "support", "event", "battlefield", "plot", "downgrade")

# Colours (DST-CARD-03 to 07).
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GRAY: Final = 3
COLOR_NAMES: Final = ("red", "blue", "yellow", "gray")

# Affiliations (DST-CARD-02).
HERO: Final = 0
VILLAIN: Final = 1
NEUTRAL: Final = 2
AFFILIATION_NAMES: Final = ("hero", "villain", "neutral")

# The place of a die that shows no side (DST-ZONE-09, DST-ZONE-31, D-25); 0 to 5 is the side showing in a pool.
SIDES: Final = 6
ON_CARD: Final = -1
SET_ASIDE: Final = -2
OUT_OF_GAME: Final = -3
KEPT: Final = -4
"""KEPT - card: the die is kept on another card (D-113)."""

# Keywords (section 12), as bits.
AMBUSH_BIT: Final = 1
GUARDIAN_BIT: Final = 2
REDEPLOY_BIT: Final = 4
PILOTING_BIT: Final = 8
RESILIENCE_BIT: Final = 16

MAX_SHIELDS: Final = 3
"""The most shields on a character (DST-SHD-03)."""
MAX_UPGRADES: Final = 3
"""The most upgrades on a character or support (DST-UPG-05, DST-MOD-05)."""
MAX_DOWNGRADES: Final = 3
"""The most downgrades on a card (DST-DWN-06)."""
HAND_SIZE: Final = 5
"""The usual hand size (DST-ZONE-17)."""
ROUND_RESOURCES: Final = 2
"""Resources at the start and in each upkeep (DST-SET-05, DST-RND-08)."""

# Occurrences triggered abilities wait for (section 11). "After" kinds enter the queue, "before" kinds interrupt.
AFTER_ACTIVATED: Final = 0
AFTER_PLAYED: Final = 1
AFTER_DEFEATED: Final = 2
AFTER_DIE_RESOLVED: Final = 3
AFTER_DAMAGE_TAKEN: Final = 4
AFTER_HAND_EMPTIED: Final = 5
BEFORE_ACTIVATED: Final = 6
BEFORE_DAMAGE: Final = 7
BEFORE_SHIELDS: Final = 8
BEFORE_DEFEATED: Final = 9
BEFORE_PLAYED: Final = 10
INSTEAD_OF_DEFEAT: Final = 11
# Ongoing abilities that the rules look up (DST-ABO-01).
WHILE_KEYWORD: Final = 12
WHILE_HAND_SIZE: Final = 13
WHILE_COST: Final = 14
WHILE_INCOME: Final = 15
# Those of later sets; a new one goes to the end, and all are above those that stored games know (storing.GROWN).
WHILE_HEALTH: Final = 16
WHILE_UPGRADE_LIMIT: Final = 17
WHILE_SHIELD_LIMIT: Final = 18
WHILE_SUBTYPE: Final = 19
BEFORE_RESOLVED: Final = 20
AFTER_CLAIMED: Final = 21
AFTER_HEALED: Final = 22
BEFORE_TAKEN: Final = 23
AFTER_MOVED: Final = 24
AFTER_SET_UP: Final = 25
AFTER_CONTROLLED: Final = 26
BY_CLAIM: Final = 1
"""The number of AFTER_CONTROLLED where the battlefield was claimed (DST-BFX-09)."""
WHILE_BESIDE: Final = 27
AFTER_ROLLED: Final = 28
"""Dice were rolled; the number of the occurrence is one of the three below."""
WHILE_VALUE: Final = 29
"""A number is added to the values of a die's sides (DST-VAL-03)."""
WHILE_DIE_COST: Final = 30
"""A number is taken off the resources that a die's sides cost (DST-VAL-09)."""
WHILE_READ: Final = 31
"""Sides of a die may be resolved in another way (DST-ASI-04)."""
AFTER_DEALT: Final = 32
"""Damage was dealt; the number of the occurrence is its kind, and DEALT_SPAN for each point."""
DEALT_SPAN: Final = 32
"""More than all kinds of damage."""
AFTER_EXHAUSTED: Final = 33
BY_ACTIVATION: Final = 1
"""The number of AFTER_EXHAUSTED where a card was exhausted to be activated."""
WHILE_UNPLAYABLE: Final = 34
AFTER_PHASE_BEGINS: Final = 35
"""The action phase begins, before its first turn (DST-TIM-04)."""
AFTER_GAINED: Final = 36
AFTER_LOST: Final = 37
AFTER_DECK_DISCARD: Final = 38
AFTER_HAND_DISCARD: Final = 39
WAS_DETECTED: Final = 1
"""The number of AFTER_HAND_DISCARD where the card was detected."""
AFTER_UPKEEP_BEGAN: Final = 40
AFTER_FLIPPED: Final = 41
AFTER_REMOVED: Final = 42
BY_GUARDIAN: Final = 1
"""The number of AFTER_REMOVED where Guardian has removed the die."""
AFTER_PILOTING: Final = 43
AFTER_DIE_TURNED: Final = 44
AFTER_REROLL_ACTION: Final = 45
AFTER_HANDLED: Final = 46
"""A player has removed, turned or resolved dice; the number has a bit for each character whose dice they were."""
AFTER_POWER_ACTION: Final = 47
WHILE_NON_UNIQUE: Final = 48
"""Copies of a card are not unique (DST-NAM-05)."""
INSTEAD_OF_DISCARD: Final = 49
"""A card in play is about to be discarded by an effect (DST-RPE-01)."""
WHILE_NOT_REMOVED: Final = 50
"""Some players cannot remove some dice (DST-CAN-07)."""
WHILE_NOT_REROLLED: Final = 51
"""Some dice cannot be rerolled (DST-CAN-08)."""
AFTER_GUARDED: Final = 52
"""A character's Guardian has removed a die; the number is the value that the die showed."""
AFTER_ENTERED: Final = 53
"""A support has entered play, by being played or otherwise."""
AFTER_LEFT_HAND: Final = 54
"""A card has left a hand, wherever it goes."""
AT_ROUND_END: Final = 55
"""The round ends, after the check of hands and decks (DST-TIM-07)."""
AFTER_TEAM_CHANGED: Final = 56
"""A character has come to a team or left it without being defeated or flipped."""
AFTER_PHASE_ENDS: Final = 57
"""The action phase has ended, before the upkeep phase begins (DST-TIM-05)."""
BEFORE_STARTING_HAND: Final = 58
"""The players are about to draw their starting hands (DST-SET-03)."""
AFTER_DETECTED_LEFT: Final = 59
"""A detected card has left a hand."""
AFTER_DREW: Final = 60
"""A player has drawn cards; the number of the occurrence is theirs."""
WHILE_HURT: Final = 61
"""A number is added to damage that is dealt (DST-DMX-01)."""
WHILE_RECEIVED: Final = 62
"""Upgrades may be on this support as if it were a character (D-381)."""
AFTER_RESOURCES_REMOVED: Final = 63
"""A player's words have removed resources from a card; the number says how many."""
BEFORE_ROLL_OFF: Final = 64
"""The players are about to roll for the battlefield (DST-SET-06)."""
WHILE_UNCOUNTED: Final = 65
"""Upgrades do not count toward the upgrade limit of the card that they are on (DST-LIM-01)."""
INSTEAD_OF_REMOVAL: Final = 66
"""A die is about to be removed by an opponent, and a card may be discarded instead."""
WHILE_SMALLER_HANDS: Final = 67
"""The hand sizes of opponents are one smaller."""
AFTER_REVEALED: Final = 68
"""Cards in the hand of the player whose number this is were revealed, or cards of that player's deck."""
FROM_DECK: Final = 1
"""The number of AFTER_REVEALED where the cards lie in the deck of that player."""
BEFORE_CARD_RESOLVED: Final = 69
"""A card has been played and paid for, and it is about to be resolved or to enter play."""
AFTER_DISCARDED: Final = 70
"""A card has been discarded from play; the seat of the occurrence controlled it."""
WHILE_UNHURT: Final = 71
"""A character cannot be dealt some damage (DST-CAN-01)."""
WHILE_DIE_DAMAGE: Final = 72
"""A number is taken off the damage that a die's sides cost (D-560)."""
AFTER_SHIELDS_REMOVED: Final = 73
"""Shields of a character were removed, those that have blocked damage among them; the number says how many."""
WHILE_NOT_HEALED: Final = 74
"""Some players cannot heal characters (DST-CAN-01)."""
OCCURRENCES: Final = 75
ONGOING: Final = (
    WHILE_KEYWORD,
    WHILE_HAND_SIZE,
    WHILE_COST,
    WHILE_INCOME,
    WHILE_HEALTH,
    WHILE_UPGRADE_LIMIT,
    WHILE_SHIELD_LIMIT,
    WHILE_SUBTYPE,
    WHILE_BESIDE,
    WHILE_VALUE,
    WHILE_DIE_COST,
    WHILE_READ,
    WHILE_NON_UNIQUE,
    WHILE_NOT_REMOVED,
    WHILE_NOT_REROLLED,
    WHILE_HURT,
    WHILE_RECEIVED,
    WHILE_UNCOUNTED,
    WHILE_UNHURT,
    WHILE_SMALLER_HANDS,
    WHILE_DIE_DAMAGE,
    WHILE_NOT_HEALED,
)

# The ways in which a die comes to show its side by being rolled (DST-OPD-05).
ROLLED_IN: Final = 0
REROLLED_BY_EFFECT: Final = 1
REROLLED_BY_ACTION: Final = 2

# Phases (DST-RND-02).
SETTING_UP: Final = 0
ACTION_PHASE: Final = 1
UPKEEP_PHASE: Final = 2
ACTION_PHASE_ENDS: Final = 3
"""A card has ended the action phase; its effect and its queue are still carried out."""

# The endings of a game (DST-WIN-02 to 04; the step budget is not a rule of the game).
NOT_OVER: Final = 0
DEFEAT: Final = 1
OUT_OF_CARDS: Final = 2
STEP_BUDGET: Final = 3
TEXT_OF_A_CARD: Final = 4
ENDING_NAMES: Final = ("", "defeat", "out of cards", "step budget", "text of a card")

BY_TEXTS: Final = 4096
"""More than any damage that shields block; a frame counts the damage that texts have blocked in multiples of it."""

# Kinds of damage (D-64).
UNTYPED: Final = 0
MELEE_DAMAGE: Final = MELEE
RANGED_DAMAGE: Final = RANGED
INDIRECT_DAMAGE: Final = INDIRECT

# The six actions of a turn and passing (DST-ACT-03), as options are coded: KIND * ACTION_SPAN + id.
ACTION_SPAN: Final = 4096
PASS: Final = 0
PLAY: Final = 1
ACTIVATE: Final = 2
RESOLVE: Final = 3
REROLL: Final = 4
CARD_ACTION: Final = 5
CLAIM: Final = 6

NOBODY: Final = -1
NOTHING: Final = -1
