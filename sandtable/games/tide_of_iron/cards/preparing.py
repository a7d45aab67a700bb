# interpreted: reads scenarios, once a game
"""The cards of a scenario as the engine plays them: decks, operations cards in force, units that cards may bring."""

from __future__ import annotations

from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.cards.strategy import STRATEGY
from sandtable.games.tide_of_iron.forces import Recruits
from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_sides import Deck, Side
from sandtable.games.tide_of_iron.setup import BY_CARD, SQUAD, Card, Pool, Setup
from sandtable.games.tide_of_iron.terms import NOTHING
from sandtable.games.tide_of_iron.words.modifiers import CONCEALED, SIGHT
from sandtable.games.tide_of_iron.words.reinforcements import Reinforce

ALWAYS = 1_000_000
"""The last round of an operations card's effect: later than the end of any game (TOI-CRD-07)."""


def add_cards(setup: Setup, scenario: Scenario) -> None:
    """Number all strategy cards of both sides, and put the operations cards into force."""
    setup.cards = []
    setup.decks = []
    setup.deck_names = []
    for side in scenario.sides:
        setup.deck_names.append(tuple(deck.name for deck in side.decks))
        setup.decks.append(tuple(_numbered(setup, deck) for deck in side.decks))
    setup.opening = (scenario.american.cards, scenario.german.cards)
    setup.available = [(), ()]
    setup.operations = (bits(scenario.american.operations), bits(scenario.german.operations))
    setup.effects = tuple(
        effect for seat, side in enumerate(scenario.sides) for effect in standing(seat, side.operations)
    )
    setup.farthest = min(
        (
            OPERATIONS[code].amount
            for side in scenario.sides
            for code in side.operations
            if OPERATIONS[code].kind == SIGHT
        ),
        default=0,
    )


def _numbered(setup: Setup, deck: Deck) -> tuple[int, ...]:
    """The cards of a deck without those the scenario takes out, as numbers."""
    codes = [card.id for card in card_facts.strategy_cards().values() if card.deck == deck.name]
    for code in deck.without:
        codes.remove(code)
    first = len(setup.cards)
    for code in codes:
        card = card_facts.strategy_cards()[code]
        setup.cards.append(Card(card.id, card.name, card.cost, card.timing, card.has_plus))
    return tuple(range(first, len(setup.cards)))


def bits(codes: tuple[str, ...]) -> int:
    """Operations cards as bits, by their place in the data."""
    order = list(card_facts.operations_cards())
    return sum(1 << order.index(code) for code in set(codes))


def standing(seat: int, codes: tuple[str, ...]) -> list[Effect]:
    """The lasting effects of a side's operations cards; a document may name a card by its id and by an older one."""
    return [OPERATIONS[code].effect(seat, ALWAYS, NOTHING) for code in dict.fromkeys(codes)]


def concealed(side: Side) -> int:
    """The number of squads that operations cards let a side conceal at set-up (TOI-CON-08)."""
    return sum(OPERATIONS[code].amount for code in side.operations if OPERATIONS[code].kind == CONCEALED)


def add_reserves(setup: Setup, recruits: Recruits) -> None:
    """Number the units that cards of the decks may bring into play (TOI-CRD-06)."""
    for seat, decks in enumerate(setup.decks):
        for deck in decks:
            for card in deck:
                for word in STRATEGY[setup.cards[card].code]:
                    if isinstance(word, Reinforce):
                        _reserve(setup, recruits, seat, card, word)


def _reserve(setup: Setup, recruits: Recruits, seat: int, card: int, word: Reinforce) -> None:
    pool = Pool(seat, 1, BY_CARD)
    pool.card = card
    pool.squads = tuple(recruits.number(SQUAD, pool) for _ in word.squads)
    pool.vehicles = tuple(recruits.number(kind, pool) for kind in word.vehicles)
    pool.zone = setup.reinforcement_zones[seat]
    recruits.pools.append(pool)
