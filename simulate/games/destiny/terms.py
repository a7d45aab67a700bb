"""The words of the rule book as small whole numbers: fast to compare, the same in every build."""

from __future__ import annotations

from typing import Final

# Symbols (DST-SYM-01 to 25); indirect and feral belong to later sets (D-117).
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
)
SYMBOL_CODES: Final = ("-", "MD", "RD", "Sh", "R", "Dr", "Dc", "F", "Sp", "ID", "Fr")

X: Final = -1
"""A value that the card defines (DST-VAX-01)."""

# Types of card (DST-CARD-08); plots and downgrades belong to later sets.
CHARACTER_CARD: Final = 0
UPGRADE_CARD: Final = 1
SUPPORT_CARD: Final = 2
EVENT_CARD: Final = 3
BATTLEFIELD_CARD: Final = 4
TYPE_NAMES: Final = ("character", "upgrade", "support", "event", "battlefield")

# Colours (DST-CARD-03 to 07).
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GRAY: Final = 3
COLOR_NAMES: Final = ("red", "blue", "yellow", "gray")

# Where a die is when it shows no side (DST-ZONE-09, DST-ZONE-31, D-25); 0 to 5 is the side showing in a pool.
SIDES: Final = 6
ON_CARD: Final = -1
SET_ASIDE: Final = -2
OUT_OF_GAME: Final = -3
KEPT: Final = -4
"""KEPT - card: on a card it does not belong to (D-113)."""

# Keywords (section 12), as bits.
AMBUSH_BIT: Final = 1
GUARDIAN_BIT: Final = 2
REDEPLOY_BIT: Final = 4

MAX_SHIELDS: Final = 3
"""DST-SHD-03."""
MAX_UPGRADES: Final = 3
"""DST-UPG-05."""
HAND_SIZE: Final = 5
"""DST-ZONE-17."""
ROUND_RESOURCES: Final = 2
"""DST-SET-05, DST-RND-08."""

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
# Ongoing abilities that somebody has to look up (DST-ABO-01).
WHILE_KEYWORD: Final = 12
WHILE_HAND_SIZE: Final = 13
WHILE_COST: Final = 14
WHILE_INCOME: Final = 15
OCCURRENCES: Final = 16
ONGOING: Final = (WHILE_KEYWORD, WHILE_HAND_SIZE, WHILE_COST, WHILE_INCOME)

# Phases (DST-RND-02).
SETTING_UP: Final = 0
ACTION_PHASE: Final = 1
UPKEEP_PHASE: Final = 2
ACTION_PHASE_ENDS: Final = 3
"""A card has ended the action phase; what it does and its queue are still carried out."""

# How a game ends (DST-WIN-02 to 04; the step budget is not a rule of the game).
NOT_OVER: Final = 0
DEFEAT: Final = 1
OUT_OF_CARDS: Final = 2
STEP_BUDGET: Final = 3
ENDING_NAMES: Final = ("", "defeat", "out of cards", "step budget")

# Kinds of damage (D-64).
UNTYPED: Final = 0
MELEE_DAMAGE: Final = MELEE
RANGED_DAMAGE: Final = RANGED

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

# What an event of the log is about; the second word is what `data` carries (story.py tells it).
TOLD_START: Final = 0
TOLD_MULLIGAN: Final = 1
TOLD_ROLL_OFF: Final = 2
TOLD_BATTLEFIELD: Final = 3
TOLD_ROUND: Final = 4
TOLD_UPKEEP: Final = 5
TOLD_PASS: Final = 6
TOLD_PLAY: Final = 7
TOLD_ACTIVATE: Final = 8
TOLD_ROLL: Final = 9
TOLD_RESOLVE: Final = 10
TOLD_DAMAGE: Final = 11
TOLD_SHIELDS: Final = 12
TOLD_UNSHIELD: Final = 13
TOLD_DEFEATED: Final = 14
TOLD_GAIN: Final = 15
TOLD_LOSE: Final = 16
TOLD_SPEND: Final = 17
TOLD_DRAW: Final = 18
TOLD_DISCARD: Final = 19
TOLD_REMOVE_DIE: Final = 20
TOLD_TURN_DIE: Final = 21
TOLD_EXHAUST: Final = 22
TOLD_READY: Final = 23
TOLD_ATTACH: Final = 24
TOLD_LEAVE: Final = 25
TOLD_HEAL: Final = 26
TOLD_MOVE_DAMAGE: Final = 27
TOLD_CLAIM: Final = 28
TOLD_LOOK: Final = 29
TOLD_TO_DECK: Final = 30
TOLD_REROLL: Final = 31
TOLD_CARD_ACTION: Final = 32
TOLD_EXTRA_ACTION: Final = 33
TOLD_ABILITY: Final = 34
TOLD_END: Final = 35
TOLD_TO_HAND: Final = 36
TOLD_ELIMINATED: Final = 37
TOLD_SUPPORT: Final = 38
TOLD_TO_BOTTOM: Final = 39
TOLD_ARRANGE: Final = 40
TOLD_BACK: Final = 41
TOLD_NOTHING: Final = 42
TOLD_KEEP: Final = 43
TOLD_ASIDE: Final = 44
TOLD_NAMES: Final = (
    "start",
    "mulligan",
    "roll-off",
    "battlefield",
    "round",
    "upkeep",
    "pass",
    "play",
    "activate",
    "roll",
    "resolve",
    "damage",
    "shields",
    "shields removed",
    "defeated",
    "gain",
    "lose",
    "spend",
    "draw",
    "discard",
    "remove die",
    "turn die",
    "exhaust",
    "ready",
    "attach",
    "leave play",
    "heal",
    "move damage",
    "claim",
    "look",
    "put on deck",
    "reroll",
    "card action",
    "extra action",
    "ability",
    "end",
    "return to hand",
    "eliminated",
    "become a support",
    "put on bottom",
    "arrange deck",
    "return to the game",
    "nothing",
    "keep die",
    "set aside",
)
