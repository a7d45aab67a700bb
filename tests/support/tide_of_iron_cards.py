"""Cards on a table of Tide of Iron, for tests: one card in the hand of the American, played with answers in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.games.tide_of_iron import card_facts, moves
from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.cards.strategy import STRATEGY
from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.setup import BY_CARD, SQUAD, Card, Pool
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import AMERICAN, GERMAN, IN_ACTION_PHASE
from sandtable.games.tide_of_iron.words.reinforcements import Reinforce
from tests.support.tide_of_iron import Piece, Place, a_ground, a_squad, a_table, answer, at, go_on
from tests.support.tide_of_iron_actions import with_dice

CARD: Final = 0
"""The number of the card on these tables."""
COMMAND: Final = 10
"""The belongings of both players."""


def a_card_table(
    code: str,
    *units: Piece,
    ground: Ground | None = None,
    seat: int = AMERICAN,
    markers: Mapping[Place, str] | None = None,
    zone: Sequence[Place] = ((0, 0),),
    dice: Sequence[int] = (),
) -> Table:
    """A table on which `seat` has the strategy card; without units, one squad of each side out of each other's way.

    Units that the card brings get the next numbers, and come in at `zone`. The first dice rolled show `dice`.
    """
    units = units or (a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (6, 0)))
    extra = _brought(code, seat)
    table = a_table(ground or a_ground(), *units, *extra, markers=markers, active=seat)
    for unit in range(len(units), len(units) + len(extra)):
        moves.lift(table, unit)
        table.figures[unit] = 0
    _set_aside(table, code, seat, range(len(units), len(units) + len(extra)), zone)
    card = card_facts.strategy_cards()[code]
    table.setup.cards = [Card(card.id, card.name, card.cost, card.timing, card.has_plus)]
    table.available = ((CARD,), ()) if seat == AMERICAN else ((), (CARD,))
    table.command = [COMMAND, COMMAND]
    return with_dice(table, *dice)


def _brought(code: str, seat: int) -> list[Piece]:
    """Stand-ins for the units a reinforcement card brings, in the order of their pool."""
    words = [word for word in STRATEGY[code] if isinstance(word, Reinforce)]
    squads = [Piece(seat, (0, 0), SQUAD) for word in words for _ in word.squads]
    return squads + [Piece(seat, (0, 0), kind) for word in words for kind in word.vehicles]


def _set_aside(table: Table, code: str, seat: int, units: range, zone: Sequence[Place]) -> None:
    pool = Pool(seat, 1, BY_CARD)
    pool.card = CARD
    pool.squads = tuple(unit for unit in units if table.is_squad(unit))
    pool.vehicles = tuple(unit for unit in units if not table.is_squad(unit))
    pool.zone = tuple(at(table, place) for place in zone)
    table.setup.add_pools([pool] if units else [])


def play(table: Table, *answers: str) -> None:
    """Play the card, then answer its questions."""
    seat = AMERICAN if CARD in table.available[AMERICAN] + table.in_play[AMERICAN] else GERMAN
    playing.play(table, seat, CARD)
    go_on(table)
    answer(table, *answers)


def can_play(table: Table, seat: int = AMERICAN) -> bool:
    """Whether the card is among those its player may play in its phase."""
    return CARD in playing.playable(table, seat, table.setup.cards[CARD].timing)


def with_deck(table: Table, cards: int) -> Table:
    """The American has one deck of `more` cards, the last one on top."""
    table.setup.cards.extend(
        Card(f"blank_{number}", f"Blank {number}", 0, IN_ACTION_PHASE, False) for number in range(cards)
    )
    table.setup.deck_names = [("Supply I",), ()]
    table.decks = ((tuple(range(1, cards + 1)),), ())
    return table
