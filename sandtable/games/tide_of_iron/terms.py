"""The words of the rule book as small whole numbers: fast to compare, the same in every build."""

from __future__ import annotations

from typing import Final

# Nations, also the seats of a game of two (TOI-CMP-01).
AMERICAN: Final = 0
GERMAN: Final = 1
NATIONS: Final = 2
NATION_NAMES: Final = ("american", "german")

# Kinds of figure on a base (TOI-CMP-04); the kinds from MG on are heavy infantry weapons and take two holes.
REGULAR: Final = 0
ELITE: Final = 1
OFFICER: Final = 2
MG: Final = 3
MORTAR: Final = 4
FIGURE_KINDS: Final = 5
FIGURE_NAMES: Final = ("regular", "elite", "officer", "mg", "mortar")

# Vehicles that cards of the first edition name, by their places in units.json; `facts.VEHICLE_NAMES` names all.
SHERMAN: Final = 0
M3A1: Final = 1
GMC: Final = 2
PANZER_IV: Final = 3
TIGER: Final = 4
SDKFZ_251: Final = 5
OPEL: Final = 6

# Target types (TOI-RNG-01), on which range and firepower depend.
INFANTRY: Final = 0
VEHICLE: Final = 1

# Specializations of a squad (section 22); one at most (TOI-SQD-04).
NO_SPECIALIZATION: Final = 0
ANTI_TANK: Final = 1
ENGINEER: Final = 2
FLAMETHROWER: Final = 3
MEDIC: Final = 4
SPECIALIZATION_NAMES: Final = ("", "anti_tank", "engineer", "flamethrower", "medic")

# Activation (section 7).
FRESH: Final = 0
FATIGUED: Final = 1
OP_FIRE: Final = 2

# Condition of a squad (section 15), worse is more.
NO_CONDITION: Final = 0
PINNED: Final = 1
DISRUPTED: Final = 2
ROUTED: Final = 3
CONDITION_NAMES: Final = ("", "pinned", "disrupted", "routed")

# Damage of a vehicle (section 18), worse is more.
UNDAMAGED: Final = 0
LIGHT_DAMAGE: Final = 1
HEAVY_DAMAGE: Final = 2
DESTROYED: Final = 3
DAMAGE_NAMES: Final = ("", "lightly_damaged", "heavily_damaged", "destroyed")

# Base terrain of a hex (TOI-MOV-17).
CLEAR: Final = 0
WOODS: Final = 1
BUILDING: Final = 2
ROUGH: Final = 3
STREAM: Final = 4
POND: Final = 5
BASES: Final = 6
BASE_NAMES: Final = ("clear", "woods", "building", "rough", "stream", "pond")

# Markers on a hex (section 21).
ENTRENCHMENT: Final = 0
PILLBOX: Final = 1
RAZOR_WIRE: Final = 2
TANK_TRAP: Final = 3
MINEFIELD: Final = 4
SMOKE: Final = 5
MARKER_KINDS: Final = 6
MARKER_NAMES: Final = ("entrenchment", "pillbox", "razor_wire", "tank_trap", "minefield", "smoke")

# The eight actions (section 6).
ADVANCE: Final = 0
CONCENTRATED_FIRE: Final = 1
PREPARE_OP_FIRE: Final = 2
FIRE_AND_MOVEMENT: Final = 3
STRATEGY_CARD: Final = 4
ASSAULT: Final = 5
FATIGUE_UNIT: Final = 6
SPECIAL_ACTION: Final = 7
ACTION_NAMES: Final = (
    "advance",
    "concentrated_fire",
    "prepare_op_fire",
    "fire_and_movement",
    "strategy_card",
    "assault",
    "fatigue_unit",
    "special_action",
)

# Types of attack (TOI-ATK-11) and range classes (TOI-RNG-15); a worse class is more (TOI-CMB-05).
NORMAL: Final = 0
SUPPRESSIVE: Final = 1
ATTACK_NAMES: Final = ("normal", "suppressive")
CLOSE_RANGE: Final = 0
NORMAL_RANGE: Final = 1
LONG_RANGE: Final = 2
OUT_OF_RANGE: Final = 3
RANGE_NAMES: Final = ("close", "normal", "long", "out of range")

# Phases of a round (TOI-PHS-01).
SETTING_UP: Final = 0
ACTION_PHASE: Final = 1
COMMAND_PHASE: Final = 2
STATUS_PHASE: Final = 3
PHASE_NAMES: Final = ("setting up", "action", "command", "status")

# The times at which a strategy card may be used (TOI-CRD-05).
IN_ACTION_PHASE: Final = 0
IN_COMMAND_PHASE: Final = 1
TIMING_NAMES: Final = ("action", "command")

NOBODY: Final = -1
NOTHING: Final = -1
REMOVED: Final = -2
"""In `Table.control`: an objective that is off the map (D-TOI-173)."""
