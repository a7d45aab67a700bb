# interpreted: reads scenarios, once a game
"""The cards of a scenario as the engine plays them: decks, operations cards in force, units that cards may bring."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sandtable.games.tide_of_iron import card_facts, facts
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.cards.strategy import STRATEGY
from sandtable.games.tide_of_iron.forces import Recruits
from sandtable.games.tide_of_iron.frames import Effect
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_sides import Deck, LimitedOperation, Side
from sandtable.games.tide_of_iron.setup import BY_CARD, SQUAD, Card, Pool, Setup
from sandtable.games.tide_of_iron.terms import NOTHING
from sandtable.games.tide_of_iron.words.lasting import InForce, Keep
from sandtable.games.tide_of_iron.words.modifiers import ALWAYS, CONCEALED, SIGHT, VEHICLES, Modifier
from sandtable.games.tide_of_iron.words.reinforcements import Reinforce


def add_cards(setup: Setup, scenario: Scenario) -> None:
    """Number all strategy cards of both sides, and put the operations cards into force."""
    setup.cards = []
    setup.decks = []
    setup.deck_names = []
    given = {code for side in scenario.sides for code in (*side.start_cards, *side.cards_in_play)}
    given |= {code for army in scenario.armies for offer in army.offers for code in offer.start_cards}
    for side in scenario.sides:
        setup.deck_names.append(tuple(deck.name for deck in side.decks))
        setup.decks.append(tuple(_numbered(setup, deck, given) for deck in side.decks))
    sides_decks = [scenario.american.decks, scenario.german.decks]
    if scenario.shared_decks:
        sides_decks.append(scenario.shared_decks)
        setup.deck_names.append(tuple(deck.name for deck in scenario.shared_decks))
        setup.decks.append(tuple(_numbered(setup, deck, given) for deck in scenario.shared_decks))
    setup.deck_rounds = [tuple((deck.first, deck.last or scenario.rounds) for deck in decks) for decks in sides_decks]
    setup.decks_change = any(first > 1 or last < scenario.rounds for each in setup.deck_rounds for first, last in each)
    setup.deck_conditions = [tuple(deck.condition for deck in decks) for decks in sides_decks]
    setup.decks_change = setup.decks_change or any(any(each) for each in setup.deck_conditions)
    setup.opening = (scenario.american.cards, scenario.german.cards)
    setup.available = [number(setup, side.start_cards) for side in scenario.sides]
    setup.in_play = (number(setup, scenario.american.cards_in_play), number(setup, scenario.german.cards_in_play))
    setup.operations = (bits(scenario.american.operations), bits(scenario.german.operations))
    setup.farthest = min(
        (
            OPERATIONS[code].amount
            for side in scenario.sides
            for code in side.operations
            if OPERATIONS[code].kind == SIGHT
        ),
        default=0,
    )


def _numbered(setup: Setup, deck: Deck, given: Collection[str]) -> tuple[int, ...]:
    """The cards of a deck as numbers, without those that the scenario takes out or gives to a side at the start."""
    codes = [card.id for card in card_facts.strategy_cards().values() if card.deck == deck.name]
    for code in {*deck.without, *given}:
        if code in codes:
            codes.remove(code)
    return number(setup, codes)


def number(setup: Setup, codes: Iterable[str]) -> tuple[int, ...]:
    """New numbers for cards."""
    first = len(setup.cards)
    for code in codes:
        card = card_facts.strategy_cards()[code]
        setup.cards.append(Card(card.id, card.name, card.cost, card.timing, card.has_plus))
    return tuple(range(first, len(setup.cards)))


def add_effects(setup: Setup, scenario: Scenario) -> None:
    """Put operations cards and cards in the play area into force, now or in a later round."""
    effects: list[Effect] = []
    coming: list[tuple[int, Effect]] = []
    limits: list[tuple[int, str, str]] = []
    for seat, side in enumerate(scenario.sides):
        effects += standing(seat, side.operations)
        effects += [effect for card in setup.in_play[seat] for effect in _lying(setup, seat, card)]
        for each in limited(scenario, side):
            effect = _limited(setup, seat, each)
            if each.first > 1:
                coming.append((each.first, effect))
            else:
                effects.append(effect)
            limits.append((seat, each.card, words_of(each)))
    setup.effects = tuple(effects)
    setup.coming = tuple(coming)
    setup.limits = tuple(limits)


def limited(scenario: Scenario, side: Side) -> list[LimitedOperation]:
    """The operations cards of a side that are not in force for everybody from the start, those of events included."""
    gifts = [each for each in scenario.events if each.side == side.nation and each.is_gift]
    later = [LimitedOperation(code, each.round + 1) for each in gifts for code in each.operations]
    return [*side.limited_operations, *later]


def words_of(found: LimitedOperation) -> str:
    """The limit in words: "in rounds 2 to 4, in the Tiger I"."""
    if found.last is None:
        rounds = f"from round {found.first}" if found.first > 1 else ""
    elif found.first == found.last:
        rounds = f"in round {found.first}"
    else:
        rounds = f"in rounds {found.first} to {found.last}"
    vehicle = f"in the {vehicle_name(found.vehicle)}" if found.vehicle else ""
    return ", ".join(filter(None, (rounds, vehicle)))


def vehicle_name(kind: str) -> str:
    """The printed name of a kind of vehicle."""
    return next(each.name for each in facts.unit_types().values() if each.is_vehicle and each.kind_name == kind)


def _limited(setup: Setup, seat: int, found: LimitedOperation) -> Effect:
    """The effect of a limited card; bound to a vehicle it is about the first one of its kind."""
    until = ALWAYS if found.last is None else found.last
    modifier = OPERATIONS[found.card]
    if found.vehicle is None:
        return modifier.effect(seat, until, NOTHING)
    kind = facts.VEHICLE_NAMES.index(found.vehicle)
    unit = next(each for each in setup.members[seat] if setup.unit_kind[each] == kind)
    return Modifier(modifier.kind, modifier.amount, VEHICLES).effect(seat, until, NOTHING, unit)


def _lying(setup: Setup, seat: int, card: int) -> list[Effect]:
    """The effects of a lasting card that was played before the first round."""
    found = []
    for word in STRATEGY[setup.cards[card].code]:
        if isinstance(word, Keep):
            found.append(word.modifier.effect(seat, 0, card))
        elif isinstance(word, InForce):
            found.append(word.modifier.effect(seat, 1 + word.rounds, card))
    return found


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
    for seat in (0, 1):
        bought = [deed.hands for deed in setup.deeds if deed.seat == seat and deed.hands]
        for cards in (*setup.decks[seat], setup.available[seat], *bought):
            for card in cards:
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
