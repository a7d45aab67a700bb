# interpreted: shows games to people
"""The things that options cost or bring, counted: damage, shields, resources and cards."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import Stake
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.names import card_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.view.names import player


def stakes(table: Table) -> Iterator[Stake]:
    """Resources and hands of each seat, then damage and shields of its characters."""
    for seat in range(table.setup.seats):
        yield Stake(seat, f"{player(seat)}'s resources", table.resources[seat])
        yield Stake(seat, f"{player(seat)}'s cards in hand", len(table.hands[seat]))
        for card in table.teams[seat]:
            if table.is_character(card):
                name = card_name(table, card)
                yield Stake(seat, f"damage on {name}", table.damage[card], health_of(table, card))
                yield Stake(seat, f"shields of {name}", table.shields[card])
