# interpreted: shows games to people
"""Questions about reactions that a player may not want to be asked about again in a round."""

from __future__ import annotations

from sandtable.games.mafia_city.effects import CHOOSING, Effect
from sandtable.games.mafia_city.phases import action
from sandtable.games.mafia_city.phases.bidding import BIDDING
from sandtable.games.mafia_city.state import Table


def reaction_of(table: Table) -> str:
    """A Bullet after passing, a Secret Deal, a veto; "" for other questions."""
    if not table.frames:
        return ""
    frame = table.frames[-1]
    if frame.node is action.ACTION_PHASE_NODE and frame.step == action.OFFER:
        return "Bullets"
    if frame.node is BIDDING:
        return "Secret Deals"
    return "vetoes" if isinstance(frame.node, Effect) and frame.step != CHOOSING else ""
