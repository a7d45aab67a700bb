"""The errors of the pieces on a table of Mafia City, and copies that differ only in what a seat can't know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.dice import Dice
from sandtable.engine.game import State
from sandtable.games.mafia_city.state import Table, replaced
from sandtable.games.mafia_city.terms import LOCATIONS, NOBODY


def mafia_city_census(state: State) -> list[str]:
    """Every Mafioso and every card in one place, every figure somewhere."""
    assert isinstance(state, Table)
    return [*_mafiosi(state), *_cards(state), *_figures(state)]


def _mafiosi(table: Table) -> Iterator[str]:
    standing = Counter(owner for column in table.columns for owner in column)
    for seat in range(table.setup.seats):
        places = (table.hand[seat], table.reserve[seat], table.cell[seat], standing[seat])
        if min(places) < 0 or sum(places) != table.setup.hand + table.setup.reserve:
            yield f"seat {seat} has {places} Mafiosi in hand, reserve, Cell and City"
    if standing.keys() - set(range(table.setup.seats)) or table.columns[0]:
        yield "somebody stands where or who he can't"


def _cards(table: Table) -> Iterator[str]:
    places = Counter([*table.draw, *table.discard])
    places.update(card for hand in table.cards for card in hand)
    places.update(card for frame in table.frames for card in frame.cards)
    if places != Counter(range(len(table.setup.kinds))):
        yield f"cards are lost or doubled: {places}"
    for seat, known in enumerate(table.knows):
        if any(all(card not in hand for other, hand in enumerate(table.cards) if other != seat) for card in known):
            yield f"seat {seat} thinks he knows where a card is, and it is not there"


def _figures(table: Table) -> Iterator[str]:
    if table.hitman not in LOCATIONS or sorted(table.layout) != list(LOCATIONS):
        yield f"the Hitman is at {table.hitman} in {table.layout}"
    if not {table.policeman, table.mayor} <= {NOBODY, *range(table.setup.seats)}:
        yield "a figure is with nobody who plays"


def mafia_city_flip(state: State, viewer: int, dice: Dice) -> State:
    """Other hands for the others and another draw pile; cards the viewer has seen stay where they are."""
    copy = state.clone()
    assert isinstance(copy, Table)
    seats = [seat for seat in range(copy.setup.seats) if seat != viewer]
    sees_all = copy.policeman == viewer
    seen = {card for seat in seats for card in copy.cards[seat] if sees_all or card in copy.knows[viewer]}
    hidden = [card for seat in seats for card in copy.cards[seat] if card not in seen] + list(copy.draw)
    dice.shuffle(hidden)
    deal = iter(hidden)
    for seat in seats:
        cards = tuple(card if card in seen else next(deal) for card in copy.cards[seat])
        copy.cards = replaced(copy.cards, seat, cards)
        copy.knows = replaced(copy.knows, seat, ())
    copy.draw = tuple(deal)
    return copy
