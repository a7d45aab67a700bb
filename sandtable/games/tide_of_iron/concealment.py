"""The rules that reveal concealed squads (section 20)."""

from __future__ import annotations

from sandtable.games.tide_of_iron import moves
from sandtable.games.tide_of_iron.state import Table


def reveal_around(table: Table, unit: int) -> None:
    """Reveal concealed squads next to an enemy after a step, the moving squad included (TOI-CON-04)."""
    if not table.setup.rules.reveal_on_adjacent or True not in table.concealed:
        return
    hex_ = table.where[unit]
    seat = table.seat_of(unit)
    for enemy in table.stacks[hex_]:
        if table.seat_of(enemy) != seat:  # a tank among enemies
            moves.reveal(table, enemy)
    for there in table.setup.ground.neighbours[hex_]:
        if there >= 0 and table.holder(there) == 1 - seat:
            moves.reveal(table, unit)
            for enemy in table.stacks[there]:
                moves.reveal(table, enemy)


def reveal_mover(table: Table, unit: int) -> None:
    if table.setup.rules.reveal_on_move:
        moves.reveal(table, unit)
