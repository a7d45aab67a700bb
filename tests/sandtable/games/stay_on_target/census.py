"""The facts that only Stay on Target knows about its table: errors of the cards, and copies equal to a seat."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.asking import NOTHING
from sandtable.engine.dice import Dice
from sandtable.engine.game import State
from sandtable.games.stay_on_target.flow import STEPS
from sandtable.games.stay_on_target.state import Table
from sandtable.games.stay_on_target.terms import PLACES


def stay_on_target_census(state: State) -> list[str]:
    """Every card in one place, every squadron within its bounds."""
    assert isinstance(state, Table)
    return [problem for check in (cards_out_of_place, squadrons_out_of_bounds) for problem in check(state)]


def cards_out_of_place(table: Table) -> Iterator[str]:
    row = [card for card in table.row if card != NOTHING]
    cards = sorted([*table.deck, *row, *table.hand, *table.aside])
    if cards != list(range(len(table.setup.faces))):
        yield f"the Imperial cards are {cards}"
    hidden = table.row[: PLACES - table.shown]
    everybody = (1 << table.setup.seats) - 1
    if any(card != NOTHING and table.known[card] == everybody for card in hidden):
        yield "everybody knows a card that is not revealed"
    if any(table.known[card] != everybody for card in [*table.row[PLACES - table.shown :], *table.aside]):
        yield "somebody does not know a card that is revealed"


def squadrons_out_of_bounds(table: Table) -> Iterator[str]:
    if len(set(table.colours)) != table.setup.seats:
        yield f"two seats fly the same colour: {table.colours}"
    for seat in range(table.setup.seats):
        if table.trio[seat] == NOTHING:
            continue
        most = table.wing(seat).defence
        if not 0 <= table.defence[seat] <= most or (table.defence[seat] == 0) != (table.out_at[seat] > 0):
            yield f"seat {seat} has defence {table.defence[seat]} of {most}, out at {table.out_at[seat]}"
        if (
            table.deflected[seat] > len(table.wing(seat).deflectors)
            or table.shield[seat] not in (0, 1)
            or table.force[seat] not in (0, 1)
        ):
            yield f"seat {seat} has used a card twice"


def stay_on_target_flip(state: State, viewer: int, dice: Dice) -> State:
    """Cards the viewer has not seen have changed places; answers of others that are not shown are other answers."""
    copy = state.clone()
    assert isinstance(copy, Table)
    cards = [card for card, known in enumerate(copy.known) if not known >> viewer & 1]
    dealt = list(cards)
    dice.shuffle(dealt)
    there = dict(zip(cards, dealt, strict=True))
    known = {there[card]: copy.known[card] for card in cards}
    copy.deck = [there.get(card, card) for card in copy.deck]
    copy.row = [there.get(card, card) for card in copy.row]
    copy.hand = tuple(there.get(card, card) for card in copy.hand)
    for card, bits in known.items():
        copy.known[card] = bits
    for seat in range(copy.setup.seats):
        if seat != viewer and copy.answers[seat] != NOTHING:
            options = STEPS[copy.phase].options(copy, seat)
            copy.answers[seat] = options[(options.index(copy.answers[seat]) + 1) % len(options)]
    return copy
