"""A new Attack Run begins: all cards come back and are shuffled (sections 4 and 7)."""

from __future__ import annotations

from typing import Final

from simulate.games.stay_on_target.lines import TOLD_RUN
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.steps.step import Step
from simulate.games.stay_on_target.terms import LAYING, NOTHING, PLACES


class NewRun(Step):
    """Nobody is asked anything."""

    def begin(self, table: Table) -> None:
        table.round += 1
        table.first = (table.opener + table.round - 1) % table.setup.seats  # SOT-D14
        if table.telling:
            table.tell(TOLD_RUN, table.first, (table.round,))
        collect_imperial_cards(table)
        take_squadrons_back(table)

    def finish(self, table: Table) -> int:
        return LAYING


def collect_imperial_cards(table: Table) -> None:
    """All of them, wherever they lie, except the Port (SOT-SET-02, SOT-NEW-02)."""
    cards = list(range(len(table.setup.card_type)))
    table.dice.shuffle(cards)
    table.deck = cards
    table.row = [NOTHING] * PLACES
    table.shown = 0
    table.aside = ()
    table.hand = ()
    table.attack = NOTHING
    table.danger = ()
    table.known = [0] * len(cards)


def take_squadrons_back(table: Table) -> None:
    """Cards, shield and Force card of every player, eliminated or not (SOT-NEW-01, SOT-DEF-04)."""
    seats = table.setup.seats
    table.answers = [NOTHING] * seats
    table.trio = [NOTHING] * seats
    table.defence = [0] * seats
    table.deflected = [0] * seats
    table.shield = [1] * seats
    table.force = [1] * seats
    table.out_at = [0] * seats


NEW_RUN_STEP: Final = NewRun()
