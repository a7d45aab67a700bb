"""The cards that a recorded game used, by kind of use."""

# interpreted: asked once a game

from __future__ import annotations

from sandtable.games.mafia_city import lines
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_IDS


def usage(table: Table) -> dict[str, set[str]]:
    """Ids of cards that were drawn, played for their text (also as a veto), and resolved with effect."""
    kinds = table.setup.kinds
    drawn = {CARD_IDS[kinds[card]] for told in table.told if told.kind == lines.TOLD_DREW for card in told.numbers}
    return {"drawn": drawn, "played": _played(table), "resolved": _resolved(table)}


def _played(table: Table) -> set[str]:
    texts = {
        CARD_IDS[told.numbers[0]]
        for told in table.told
        if told.kind == lines.TOLD_ANNOUNCED and told.numbers[0] < len(CARD_IDS)
    }
    return texts | _vetoes(table)


def _vetoes(table: Table) -> set[str]:
    """The cards played as vetoes for their text: a single card; two cards are Fists."""
    kinds = table.setup.kinds
    return {
        CARD_IDS[kinds[told.numbers[2]]]
        for told in table.told
        if told.kind == lines.TOLD_VETO and len(told.numbers) == 3
    }


def _resolved(table: Table) -> set[str]:
    """The cards with announced effects that were not cancelled; chains never overlap."""
    found: set[str] = set()
    waiting = ""
    for told in table.told:
        if told.kind == lines.TOLD_ANNOUNCED:
            found |= {waiting} if waiting else set()
            waiting = CARD_IDS[told.numbers[0]] if told.numbers[0] < len(CARD_IDS) else ""
        elif told.kind == lines.TOLD_CANCELLED:
            waiting = ""
    return found | ({waiting} if waiting else set()) | _vetoes(table)
