# interpreted: shows games to people
"""The squadrons as a viewer sees them."""

from __future__ import annotations

from typing import Any

from sandtable.engine.asking import NOTHING
from sandtable.engine.views import EVERYTHING, Things
from sandtable.games.stay_on_target.flow import STEPS
from sandtable.games.stay_on_target.scenario import Card
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import CHOOSING, LAYING, TRIOS


def seats(table: Table, viewer: int) -> list[Things]:
    """The squadron of each seat."""
    return [_seat(table, viewer, seat) for seat in range(table.setup.seats)]


def _seat(table: Table, viewer: int, seat: int) -> Things:
    squadron = table.squadron(seat)
    name = squadron.colour.capitalize()
    has_shown = table.trio[seat] != NOTHING
    has_answered = table.answers[seat] != NOTHING
    return {
        "at": f"seat:{seat}",
        "seat": seat,
        "name": name,
        "colour": squadron.colour,
        "points": table.points[seat],
        "is_first": seat == table.first,
        "state": _state(table, seat),
        "out_at": table.out_at[seat] or None,
        "defence": {
            "at": f"defence:{seat}",
            "label": f"{name}'s defence",
            "left": table.defence[seat] if has_shown else None,
            "leader": squadron.defence,
        },
        "shield": {
            "at": f"shield:{seat}",
            "label": f"{name}'s backup shield",
            "ready": table.shield[seat] == 1,
            "min": squadron.shield.min,
            "max": squadron.shield.max,
        },
        "force": {"at": f"force:{seat}", "label": f"{name}'s Force card", "ready": table.force[seat] == 1},
        "cards": [_card(table, seat, number) for number in range(len(squadron.cards))],
        "has_answered": has_answered,
        "answer": _answer(table, seat) if has_answered and viewer in (seat, EVERYTHING) else None,
    }


def _state(table: Table, seat: int) -> str:
    """ "eliminated", "in danger" of the attacking card, "flying", or "waiting" for the run to begin."""
    if table.out_at[seat]:
        return "eliminated"
    if table.trio[seat] == NOTHING:
        return "waiting"
    return "in danger" if seat in table.danger else "flying"


def _card(table: Table, seat: int, number: int) -> Things:
    squadron = table.squadron(seat)
    card = squadron.cards[number]
    return {
        "at": f"card:{seat}-{number + 1}",
        "label": f"{squadron.colour.capitalize()}'s {card.name}",
        "text": str(card),
        **_facts(card),
        "flies": number in TRIOS[table.trio[seat]] if table.trio[seat] != NOTHING else None,
        "is_spent": is_spent(table, seat, number),
    }


def _facts(card: Card) -> dict[str, Any]:
    evades = card.kind == "evade"
    return {
        "name": card.name,
        "kind": card.kind,
        "defence": card.defence,
        "types": list(card.evaded_types) if evades else None,
        "min": card.values.min if evades else None,
        "max": card.values.max if evades else None,
    }


def is_spent(table: Table, seat: int, number: int) -> bool:
    """Whether a card that deflects has been used in this run (SOT-REB-04)."""
    return table.trio[seat] != NOTHING and number in table.wing(seat).deflectors[: table.deflected[seat]]


def _answer(table: Table, seat: int) -> str:
    """The answer of a seat that others don't see yet, in words."""
    if table.phase == LAYING:
        return ""
    step = STEPS[table.phase]
    words = step.option(table, seat, table.answers[seat])
    return f"flies {words}" if table.phase == CHOOSING else words
