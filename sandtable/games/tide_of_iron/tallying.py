# interpreted: asked once a game
"""The counters that a batch adds up over its games: ways of winning, losses, control (bounds:
sandtable/playtest/tally.py).
"""

from __future__ import annotations

from collections import Counter

from sandtable.games.tide_of_iron.lines import TOLD_CARD, TOLD_DRAW
from sandtable.games.tide_of_iron.state import BY_CONDITION, BY_CONTROL, BY_POINTS, BY_TIE, NOT_OVER, STEP_BUDGET, Table
from sandtable.games.tide_of_iron.terms import NATION_NAMES, NOBODY


def tally(table: Table) -> dict[str, int]:
    """Whole numbers by name; empty while the game goes on or when it was cut short."""
    if table.ending in (NOT_OVER, STEP_BUDGET):
        return {}
    found: Counter[str] = Counter()
    if table.winner != NOBODY:
        found[f"won/{NATION_NAMES[table.winner]}/{how(table)}"] = 1
    if table.round < table.setup.rounds:
        found[f"round/{table.round}"] = 1
    names = table.setup.ground.names
    for seat, hex_ in table.losses:
        found[f"lost/{NATION_NAMES[seat]}/figures and vehicles"] += 1
        if hex_ >= 0:
            found[f"losses/{names[hex_]}/{NATION_NAMES[seat]}"] += 1
    for hex_, stack in enumerate(table.stacks):
        if stack:
            found[f"control/{names[hex_]}/{NATION_NAMES[table.seat_of(stack[0])]}"] = 1
    for number, objective in enumerate(table.setup.objectives):
        if table.control[number] >= 0:
            found[f"control/{names[objective.hex]}/{NATION_NAMES[table.control[number]]}"] = 1
    return dict(found)


def usage(table: Table) -> dict[str, set[str]]:
    """Ids of the strategy cards that were drawn and played since the log was begun."""
    cards = table.setup.cards
    return {
        how: {cards[told.numbers[0]].code for told in table.told if told.kind == kind}
        for how, kind in (("drawn", TOLD_DRAW), ("played", TOLD_CARD))
    }


def how(table: Table) -> str:
    """The way of winning in a few words."""
    if table.ending == BY_CONDITION:
        return f"condition {table.condition + 1}"
    return {
        BY_POINTS: "most points",
        BY_TIE: "initiative at equal points",
        BY_CONTROL: "control at equal points",
    }.get(table.ending, "held to the end")
