# interpreted: builds a table of nodes once
"""Every node by name, so that frames can be stored."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.engine.storing import NodeNames
from sandtable.games.tide_of_iron import flow, retreating
from sandtable.games.tide_of_iron.actions import assault, moving, special
from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.combat import area, area_effect, casualties, direct, losing, op_fire
from sandtable.games.tide_of_iron.frames import Node
from sandtable.games.tide_of_iron.phases import (
    building,
    buying,
    command,
    deploying,
    drawing,
    readying,
    regrouping,
    status,
    turns,
)

NODES: dict[str, Node] = {
    "game flow": flow.GAME_FLOW,
    "opening draw": drawing.OPENING_DRAW,
    "status draw": drawing.STATUS_DRAW,
    "buying": buying.BUYING,
    "building": building.BUILDING,
    "deploying": deploying.DEPLOYING,
    "concealing": deploying.CONCEALING,
    "readying": readying.READYING,
    "turns": turns.TURNS,
    "command phase": command.COMMAND_PHASE_NODE,
    "spending": command.SPENDER,
    "status phase": status.STATUS_PHASE_NODE,
    "regrouping": regrouping.REGROUPING,
    "moving": moving.MOVING,
    "assault": assault.ASSAULT_NODE,
    "special action": special.SPECIAL,
    "losing": losing.LOSING,
    "retreating": retreating.RETREATING,
    "direct attack": direct.DIRECT_ATTACK,
    "mortar attack": area.MORTAR_ATTACK,
    "area effect": area_effect.AREA_EFFECT,
    "op fire window": op_fire.OP_FIRE_WINDOW,
    "lose figures": casualties.LOSE_FIGURES,
}


@cache
def nodes() -> dict[str, Node]:
    """Nodes by name."""
    return {**NODES, **playing.nodes()}


NAMES: Final = NodeNames(nodes)
