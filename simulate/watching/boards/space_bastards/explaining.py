"""Texts of the action cards, relationships and planets of Space Bastards, from its rule book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.views import View
from simulate.watching.boards.explaining import Explained, names, rules_of, sections

ACTIONS: Final = {
    "Love": ("SPB-LOV",),
    "Shooting": ("SPB-SHO",),
    "Eating": ("SPB-EAT",),
    "Trade": ("SPB-TRA",),
    "Diplomacy": ("SPB-DIP",),
    "Migration": ("SPB-MIG",),
    "Mutation": ("SPB-MUT",),
    "Relationship Change": ("SPB-CHG",),
}


def explained(view: View) -> Iterator[Explained]:
    """The eight actions with their relationships, then planets and ships."""
    at = {each["name"]: [each] for each in view.things["relations"]}
    for seat in view.seats:
        for card in seat["actions"]:
            at.setdefault(card["name"], []).append(card)
    yield from sections(ACTIONS, at)
    planets = view.things["planets"]
    yield Explained("Planets", names(planets), rules=rules_of(("SPB-SCO-01", "SPB-SCO-02", "SPB-SCO-05")))
    ships = [ship for each in view.things["fields"] for ship in each["ships"]]
    if ships:
        yield Explained("Ships", names(ships), rules=rules_of(("SPB-SHIP",)))
