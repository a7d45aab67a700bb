"""Every hit player chooses in secret: a card that deflects the attack, the backup shield, or the damage (SOT-D11)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.asking import NOBODY, NOTHING
from sandtable.games.stay_on_target import lines
from sandtable.games.stay_on_target.phases.phase import Step
from sandtable.games.stay_on_target.phases.revealing import not_evading
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import (
    AWARDING,
    PLACES,
    PREDICTING,
    SHIELDED,
    TAKE_IT,
    USE_DEFLECT,
    USE_SHIELD,
)

DEFENCES: Final = ([TAKE_IT], [TAKE_IT, USE_DEFLECT], [TAKE_IT, USE_SHIELD], [TAKE_IT, USE_DEFLECT, USE_SHIELD])
"""The answers without a card that deflects, with one, and the same two with a shield that works."""


class Defending(Step):
    """The defence against the revealed card, then against the card drawn for all backup shields (SOT-SHI-03, 05).

    A player with no choice but the damage is not asked.
    """

    def begin(self, table: Table) -> None:
        table.ask_in_secret([seat for seat in table.danger if len(self.options(table, seat)) > 1])

    def options(self, table: Table, seat: int) -> list[int]:
        if table.can_shield(seat, table.attack):
            return DEFENCES[3] if table.deflects(seat) else DEFENCES[2]
        return DEFENCES[1] if table.deflects(seat) else DEFENCES[0]

    def finish(self, table: Table) -> int:
        behind_shields = [seat for seat in table.danger if table.answers[seat] == USE_SHIELD]
        for seat in table.danger:
            withstand(table, seat, table.answers[seat])
        if not behind_shields:
            return after_the_card(table)
        draw_for_shields(table, behind_shields)
        return SHIELDED

    def prompt(self, table: Table, seat: int) -> str:
        return f"{table.setup.card_name(table.attack)} hits you at defence {table.defence[seat]}"

    def option(self, table: Table, seat: int, option: int) -> str:
        if option == USE_DEFLECT:
            return f"deflect it with {table.squadron(seat).cards[table.deflectors(seat)[0]].name}"
        if option == USE_SHIELD:
            return "use the backup shield"
        value = table.setup.faces[table.attack][1]
        return f"take {value}" if value < table.defence[seat] else f"take {value} and be eliminated"


def withstand(table: Table, seat: int, answer: int) -> None:
    """Carry out a seat's answer; NOTHING: it had no choice. A card that deflects is gone for this run (SOT-REB-04)."""
    if answer == USE_DEFLECT:
        if table.telling:
            table.tell(lines.TOLD_DEFLECTED, seat, (table.deflectors(seat)[0],))
        table.deflected[seat] += 1
    elif answer == USE_SHIELD:
        table.shield[seat] = 0
        table.tell(lines.TOLD_SHIELD, seat)
    else:
        damage(table, seat)


def damage(table: Table, seat: int) -> None:
    """Take the damage; a seat without defence is eliminated from this run (SOT-DEF-02, 03)."""
    value = table.setup.faces[table.attack][1]
    table.defence[seat] = max(table.defence[seat] - value, 0)
    table.tell(lines.TOLD_HIT, seat, (value, table.defence[seat]))
    if table.defence[seat] == 0:
        table.out_at[seat] = table.shown
        table.tell(lines.TOLD_OUT, seat, (table.shown,))


def draw_for_shields(table: Table, seats: list[int]) -> None:
    """Draw one card for all shields; it lies face up beside the row until the end of the run (SOT-SHI-05, SOT-D12)."""
    table.let_attack(table.draw())
    table.aside = (*table.aside, table.attack)
    table.tell(lines.TOLD_DRAWN, NOBODY, (table.attack,))
    table.danger = tuple(not_evading(table, seats))


def after_the_card(table: Table) -> int:
    """The next phase: the next card, or the end of the run (SOT-PLAY-03)."""
    table.attack = NOTHING
    table.danger = ()
    table.answers = [NOTHING] * table.setup.seats
    return PREDICTING if table.shown < PLACES and 0 in table.out_at else AWARDING
