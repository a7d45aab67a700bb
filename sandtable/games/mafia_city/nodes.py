"""Every node by name, so that frames can be stored."""

# interpreted: builds a table of nodes once

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.engine.storing import NodeNames
from sandtable.games.mafia_city import discarding, flow
from sandtable.games.mafia_city.cards import complicity
from sandtable.games.mafia_city.frames import Node
from sandtable.games.mafia_city.library import EFFECTS, PLACES
from sandtable.games.mafia_city.phases import action, bidding, location, strategic
from sandtable.games.mafia_city.terms import LOCATION_IDS

NODES: dict[str, Node] = {
    "game flow": flow.GAME_FLOW,
    "exchanging": flow.EXCHANGING,
    "action phase": action.ACTION_PHASE_NODE,
    "location phase": location.LOCATION_PHASE_NODE,
    "evaluation": location.EVALUATION,
    "bidding": bidding.BIDDING,
    "strategic phase": strategic.STRATEGIC_PHASE_NODE,
    "withdrawing": strategic.WITHDRAWING,
    "taking": strategic.TAKING,
    "answering": complicity.ANSWERING,
    "discarding": discarding.DISCARDING,
}


@cache
def nodes() -> dict[str, Node]:
    """Nodes by name."""
    effects: dict[str, Node] = {f"effect {code}": effect for code, effect in EFFECTS.items()}
    places: dict[str, Node] = {LOCATION_IDS[number]: place for number, place in PLACES.items()}
    return {**NODES, **effects, **places}


NAMES: Final = NodeNames(nodes)
