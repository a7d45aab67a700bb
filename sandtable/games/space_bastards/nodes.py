# interpreted: builds a table of nodes once
"""Every node by name, so that frames can be stored."""

from __future__ import annotations

from typing import Final

from sandtable.engine.storing import NodeNames
from sandtable.games.space_bastards import flow, placing, ships
from sandtable.games.space_bastards.actions import change, eating, love, migration, mutation, order, shooting, trading
from sandtable.games.space_bastards.frames import Node
from sandtable.games.space_bastards.phases import planning, settling

NODES: dict[str, Node] = {
    "game": flow.GAME_FLOW,
    "settling": settling.SETTLING,
    "placing": placing.PLACING,
    "planning": planning.PLANNING,
    "actions": order.ACTIONS,
    "love": love.LOVING,
    "shooting": shooting.SHOOTING_ACTION,
    "eating": eating.EATING_ACTION,
    "trade": trading.TRADING,
    "diplomacy": trading.NEGOTIATING,
    "migration": migration.MIGRATING,
    "mutation": mutation.MUTATING,
    "change": change.CHANGING,
    "ship": ships.SAILING,
}


NAMES: Final = NodeNames(lambda: NODES)
