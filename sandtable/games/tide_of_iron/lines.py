"""Kinds of lines of the log (story.py puts them into words). Beside each: the numbers a line carries."""

from __future__ import annotations

from typing import Final

from sandtable.engine.log import HEADING

TOLD_ROUND: Final = 0  # round
TOLD_PHASE: Final = 1  # phase
TOLD_TURN: Final = 2  # actions
TOLD_BUILT: Final = 3  # squad, figures, specialization
TOLD_PLACED: Final = 4  # unit, hex, 1 when it is carried
TOLD_OP_FIRE_SET: Final = 5  # unit
TOLD_ACTION: Final = 6  # unit, action
TOLD_MOVED: Final = 7  # unit, hex, thirds of a point paid
TOLD_ATTACK: Final = 8  # lead, target, hex, kind, range class, is op fire
TOLD_SUPPORT: Final = 9  # supporting unit, figures
TOLD_ROLLED: Final = 10  # number of black dice, black dice ..., red dice ...
TOLD_HITS: Final = 11  # unit, hits, thousandths of a hit expected or UNKNOWN
TOLD_LOST_FIGURES: Final = 12  # squad, how many, figures left
TOLD_CONDITION: Final = 13  # squad, condition
TOLD_DAMAGED: Final = 14  # vehicle, damage
TOLD_DESTROYED: Final = 15  # unit, hex
TOLD_REVEALED: Final = 16  # unit, figures
TOLD_ASSAULT: Final = 17  # squad, hex
TOLD_ASSAULT_WON: Final = 18  # hex; the seat of the line has won
TOLD_RETREAT: Final = 19  # unit, hex
TOLD_LOADED: Final = 20  # squad, vehicle
TOLD_UNLOADED: Final = 21  # squad, vehicle
TOLD_FORTIFIED: Final = 22  # squad, ENTRENCHMENT, PILLBOX or OUTSIDE
TOLD_MARKER: Final = 23  # marker, hex, 1 placed or 0 removed
TOLD_MINES: Final = 24  # unit, dice ...
TOLD_CARD: Final = 25  # card
TOLD_DRAW: Final = 26  # card
TOLD_CONTACT: Final = 27  # card, die, needed
TOLD_DRIFT: Final = 28  # hex, black die, red die
TOLD_COMMAND: Final = 29  # gained
TOLD_POINTS: Final = 30  # gained
TOLD_CONTROL: Final = 31  # objective, seat
TOLD_TOKENS: Final = 32  # put on the initiative card
TOLD_INITIATIVE: Final = 33  # seat
TOLD_REGROUPED: Final = 34  # from squad, to squad, figure kind
TOLD_PHASE_OVER: Final = 35  # -
TOLD_RECOVERED: Final = 36  # squad, condition
TOLD_REINFORCED: Final = 37  # unit, hex, 1 when it is carried
TOLD_REINFORCEMENTS_LOST: Final = 38  # unit
TOLD_SPECIAL: Final = 39  # unit, what, squad, die
TOLD_EFFECT: Final = 40  # effect kind, amount, round it ends in (0: one use)
TOLD_END: Final = 41  # ending, condition
TOLD_EXCHANGED: Final = 42  # one squad, the other, figure kind, figures that come back
TOLD_FRESH: Final = 43  # unit
TOLD_FATIGUED: Final = 44  # unit
TOLD_FIGURES: Final = 45  # squad, figures it has now
TOLD_CONCEALED: Final = 46  # squad
TOLD_SPECIALIZED: Final = 47  # squad, specialization
TOLD_MORE_ACTIONS: Final = 48  # how many
TOLD_COMMAND_LOST: Final = 49  # how much
TOLD_STARTED: Final = 50  # unit, hex, figures, specialization, vehicle, fortification, 1: concealed
TOLD_ASSAULT_HITS: Final = 51  # on the defenders, expected, on the attackers, expected, chance to win (thousandths)
TOLD_DEED: Final = 52  # deed of the scenario, die (0: none rolled), 1 done or 0 failed
TOLD_OBJECTIVE_REMOVED: Final = 53  # objective
TOLD_CARRIED: Final = 54  # objective, unit, hex, what is done with it (carrying.py)
TOLD_BOUGHT: Final = 55  # deed of the scenario, how often
UNKNOWN: Final = -1
"""In place of the expected hits where rerolls by a card change them."""
TOLD_NAMES: Final = (
    HEADING, HEADING, HEADING, "built", "placed", "op fire set", "action", "moved", "attack", "support", "rolled",
    "hits", "lost figures", "condition", "damaged", "destroyed", "revealed", "assault", "assault won", "retreat",
    "loaded", "unloaded", "fortified", "marker", "mines", "card", "draw", "contact", "drift", "command", "points",
    "control", "tokens", "initiative", "regrouped", "phase over", "recovered", "reinforced", "reinforcements lost",
    "special", "effect", "end", "exchanged", "fresh", "fatigued", "figures", "concealed", "specialized", "more actions",
    "command lost", "started", "assault hits", "deed", "objective removed", "carried",
    "bought",
)  # fmt: skip
