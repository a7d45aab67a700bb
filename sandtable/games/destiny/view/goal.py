# interpreted: shows games to people
"""The ways to win a game of Destiny, and the score of everybody."""

from __future__ import annotations

from sandtable.engine.views import Goal
from sandtable.engine.words import counted
from sandtable.games.destiny.limits import health_of
from sandtable.games.destiny.state import Table


def goal(table: Table) -> Goal:
    """Defeat, empty decks, and what is left of each team (DST-WIN-02 to 04, DST-MUL-11 to 13)."""
    seats = table.setup.seats
    many = "A player" if seats > 2 else "The player"
    return Goal(
        wins=(
            f"{many} whose characters are all defeated loses at once.",
            "At the end of a round a player without cards in hand and in the deck loses.",
            "The last player left wins."
            if seats > 2
            else "If both lose at the same time, the one who controls the battlefield wins.",
        ),
        scores=tuple(_left(table, seat) for seat in range(seats)),
    )


def _left(table: Table, seat: int) -> str:
    """The health left in a team, its characters, and the cards in hand and deck: everybody may count them."""
    team = [card for card in table.teams[seat] if table.is_character(card)]
    health = sum(max(0, health_of(table, card) - table.damage[card]) for card in team)
    cards = len(table.hands[seat]) + len(table.decks[seat])
    return f"{health} health in {counted(len(team), 'character')}, {counted(cards, 'card')} in hand and deck"
