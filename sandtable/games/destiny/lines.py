"""Kinds of lines of the log; story.py puts them into words."""

from __future__ import annotations

from typing import Final

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
TOLD_DELAYED: Final = 45
TOLD_PHASE_ENDS: Final = 46
TOLD_PLACED: Final = 47
TOLD_POWER_ACTION: Final = 48
TOLD_UNDER_DECK: Final = 49
TOLD_CONTROL: Final = 50
TOLD_SHUFFLE: Final = 51
TOLD_SHOW: Final = 52
TOLD_ATOP: Final = 53
TOLD_TAKE: Final = 54
TOLD_DETECT: Final = 55
TOLD_FLIP: Final = 56
TOLD_TOKENS: Final = 57
TOLD_TOKENS_OFF: Final = 58
TOLD_LASTING: Final = 59
TOLD_PILOT: Final = 60
TOLD_FROM_DECK: Final = 61
TOLD_DIE_BACK: Final = 62
TOLD_ELITE: Final = 63
TOLD_NEW_DIE: Final = 64
TOLD_COLOR: Final = 65
TOLD_CHOICE: Final = 66
TOLD_ADDED: Final = 67
TOLD_SHUFFLED_IN: Final = 68
TOLD_TURN_DELAYED: Final = 69
TOLD_INTO_HAND: Final = 70
TOLD_SUBTYPE: Final = 71
TOLD_NAMED: Final = 72
TOLD_FOR_GOOD: Final = 73
TOLD_SPARED: Final = 74
TOLD_SWITCH: Final = 75
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
    "delayed",
    "phase ends",
    "place damage",
    "power action",
    "put under deck",
    "control",
    "shuffle",
    "show",
    "atop deck",
    "take",
    "detect",
    "flip",
    "place tokens",
    "remove tokens",
    "lasting effect",
    "pilot",
    "take from deck",
    "return die to pool",
    "become elite",
    "gain a die",
    "gain a color",
    "choice",
    "added to the team or the play area",
    "shuffled in",
    "delayed to the end of a turn",
    "add to hand",
    "gain a subtype",
    "name a card",
    "gain a subtype for good",
    "spare a die",
    "switch resources",
)
