"""Piloting: a character that was activated may begin to pilot a vehicle (section 26 of the rules of later sets)."""

from __future__ import annotations

from sandtable.games.destiny.prints import Triggered
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, PILOTING_BIT, WHILE_KEYWORD


def begin_to_pilot(table: Table, character: int, vehicle: int) -> None:
    """Let a character pilot a vehicle, and no other one any more (D-230)."""
    others = [pair for pair in table.pilots if pair[0] != character]
    table.pilots = (*others, (character, vehicle))


def pilots_of(table: Table, vehicle: int) -> tuple[int, ...]:
    """The characters that pilot a vehicle, the first one first (DST-PIL-05)."""
    return tuple([pair[0] for pair in table.pilots if pair[1] == vehicle])


def vehicle_of(table: Table, character: int) -> int:
    """The vehicle that a character pilots, or NOTHING."""
    for pilot, vehicle in table.pilots:
        if pilot == character:
            return vehicle
    return NOTHING


def pilots_no_longer(table: Table, card: int) -> None:
    """End the piloting of a card that leaves play, pilot or vehicle (DST-PIL-04)."""
    if table.pilots:
        table.pilots = tuple([pair for pair in table.pilots if card not in pair])


def lets_pilot(table: Table, character: int) -> int:
    """The card by which a character has Piloting: its own text, or else the first other one; NOTHING without any."""
    if table.has_keyword(character, PILOTING_BIT):
        return character
    for card in table.watch[WHILE_KEYWORD]:
        for ability in table.setup.prints[card].triggers:
            if gives_piloting(table, card, ability, character):
                return card
    return NOTHING


def gives_piloting(table: Table, card: int, ability: Triggered, character: int) -> bool:
    """True for an ongoing ability by which a character has Piloting (DST-PIL-08)."""
    if ability.occurrence != WHILE_KEYWORD:
        return False
    seat, of = table.controller(card), table.controller(character)
    return ability.meets(table, card, seat, character, of, PILOTING_BIT)
