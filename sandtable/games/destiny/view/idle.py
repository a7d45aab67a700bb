# interpreted: shows games to people
"""Actions of which nothing may come: a die, an event or a card action without a target."""

from __future__ import annotations

from typing import Final

from sandtable.engine.log import Told
from sandtable.games.destiny.actions.asking import AsksForAction
from sandtable.games.destiny.actions.turn import ABILITY_SPAN
from sandtable.games.destiny.lines import TOLD_NOTHING
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_SPAN, CARD_ACTION, EVENT_CARD, NOTHING, PLAY, RESOLVE

AT_ONCE: Final = 0
"""In the line: the effect ended without a decision in between."""


def acting_card(table: Table, option: int) -> int:
    """The card whose effect an action begins; NOTHING for an action that always does something."""
    if not isinstance(table.frames[-1].node, AsksForAction):
        return NOTHING
    kind, thing = divmod(option, ACTION_SPAN)
    if kind == RESOLVE:
        return table.setup.card_of[thing]
    if kind == CARD_ACTION:
        return thing // ABILITY_SPAN
    return thing if kind == PLAY and table.kind(thing) == EVENT_CARD else NOTHING


def tells_nothing(table: Table, option: int, told: Told) -> bool:
    """Whether a line says that the effect of this action ended at once, without a result."""
    return told.kind == TOLD_NOTHING and told.numbers == (acting_card(table, option), AT_ONCE)
