"""Decks, strategy cards and operations cards."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.legality import Chapter, placed
from sandtable.engine.problem import Path, Problem
from sandtable.engine.unknown import entries
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.cards.strategy import STRATEGY
from sandtable.games.tide_of_iron.legality.checking import Checked, sides
from sandtable.games.tide_of_iron.scenario_sides import Deck, LimitedOperation, Side
from sandtable.games.tide_of_iron.text import is_lasting
from sandtable.games.tide_of_iron.words.modifiers import CONCEALED, FIRST_TANK, SIGHT
from sandtable.games.tide_of_iron.words.reinforcements import Reinforce

rule = Chapter[Checked]()

Placed = tuple[Path, Deck]
"""A deck with its path in the document."""


Given = tuple[Path, str]
"""A card that a side has from the start, with its path in the document."""
Limited = tuple[Path, Side, LimitedOperation]
"""An operations card with limits, its side and its path in the document."""


def given_cards(checked: Checked) -> list[Given]:
    """The strategy cards that sides have from the start, in the headquarters area and in the play area."""
    return [
        each
        for side in checked.scenario.sides
        for name, codes in (("start_cards", side.start_cards), ("cards_in_play", side.cards_in_play))
        for each in placed(codes, "sides", side.nation, name)
    ]


def _decks(checked: Checked) -> list[Placed]:
    own = [each for side in checked.scenario.sides for each in entries(_decks_of, side)]
    return own + placed(checked.scenario.shared_decks, "shared_decks")


def _decks_of(side: Side) -> list[Placed]:
    return placed(side.decks, "sides", side.nation, "decks")


@rule.of_each("TOI-CRD-01", _decks)
def decks_are_known(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, deck = found
    if deck.name not in card_facts.decks():
        yield Problem(f"there is no deck {deck.name}; known: {', '.join(card_facts.decks())}", path)


@rule.of_each("TOI-CRD-01", _decks)
def decks_are_drawn_from_in_the_game(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, deck = found
    rounds = checked.scenario.rounds
    last = rounds if deck.last is None else deck.last
    if not deck.first <= last <= rounds:
        yield Problem(f"{deck.name} is drawn from in rounds {deck.first} to {last} of {rounds}", path)


@rule("TOI-CRD-06")
def shared_decks_bring_no_units(checked: Checked) -> Iterator[Problem]:
    """The units of a card are those of one nation."""
    for path, deck in placed(checked.scenario.shared_decks, "shared_decks"):
        if any(isinstance(word, Reinforce) for code in cards_of(deck.name) for word in STRATEGY[code]):
            yield Problem(f"{deck.name} brings units, so it belongs to one side", path)


@rule("TOI-CMP-02")
def a_deck_is_used_once(checked: Checked) -> Iterator[Problem]:
    for name, count in Counter(deck.name for _, deck in _decks(checked)).items():
        if count > 1:
            yield Problem(f"the deck {name} is used {count} times; the box has one", ("sides",))


@rule.of_each("TOI-CRD-01", _decks)
def cards_taken_out_are_in_the_deck(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, deck = found
    cards = cards_of(deck.name)
    for card, count in Counter(deck.without).items():
        if count > cards[card]:
            yield Problem(f"{count} of {card} can't be taken out; the deck has {cards[card]}", path)


@rule.of_each("TOI-SET-04", sides)
def there_are_cards_to_draw(checked: Checked, side: Side) -> Iterator[Problem]:
    count = cards_to_draw(checked, side)
    if side.cards > count:
        yield Problem(f"{side.cards} cards to draw; the decks have {max(count, 0)}", ("sides", side.nation, "cards"))


@rule.of_each("TOI-SET-06", sides)
def operations_cards_are_known(checked: Checked, side: Side) -> Iterator[Problem]:
    for card in side.operations:
        if card not in card_facts.operations_cards():
            yield Problem(f"there is no operations card {card}", ("sides", side.nation, "operations"))


@rule.of_each("TOI-SET-04", given_cards)
def given_cards_are_known(checked: Checked, found: Given) -> Iterator[Problem]:
    path, code = found
    if code not in card_facts.strategy_cards():
        yield Problem(f"there is no strategy card {code}", path)
    elif "cards_in_play" in path and not is_lasting(code):
        yield Problem(f"{code} is no lasting card, so it can't lie in the play area", path)


@rule("TOI-CMP-02")
def a_card_is_given_once(checked: Checked) -> Iterator[Problem]:
    seen: set[str] = set()
    for path, code in given_cards(checked):
        if code in seen:
            yield Problem(f"the card {code} is given twice; the box has one", path)
        seen.add(code)


def _limited(checked: Checked) -> list[Limited]:
    """Operations cards for some rounds or one vehicle, and those that events bring, with their places."""
    found: list[Limited] = []
    for side in checked.scenario.sides:
        own = placed(side.limited_operations, "sides", side.nation, "limited_operations")
        found += [(path, side, each) for path, each in own]
    for index, event in enumerate(checked.scenario.events):
        if not event.is_gift:
            continue
        side = next(each for each in checked.scenario.sides if each.nation == event.side)
        for code in event.operations:
            found.append((("events", index, "operations"), side, LimitedOperation(code, event.round + 1)))
    return found


@rule.of_each("TOI-SET-06", _limited)
def limited_operations_can_be_limited(checked: Checked, found: Limited) -> Iterator[Problem]:
    path, side, each = found
    modifier = OPERATIONS.get(each.card)
    if modifier is None:
        yield Problem(f"there is no operations card {each.card}", path)
    elif modifier.kind in (SIGHT, CONCEALED):
        yield Problem(f"{each.card} is in force from set-up to the end, or not at all", path)
    elif each.vehicle is not None and modifier.scope != FIRST_TANK:
        yield Problem(f"{each.card} is not about one vehicle", path)
    if each.vehicle is not None and not _has(checked, side, each.vehicle):
        yield Problem(f"the {side.nation} side has no {each.vehicle}", path)


@rule.of_each("TOI-STA-13", _limited)
def limited_operations_are_in_force_in_the_game(checked: Checked, found: Limited) -> Iterator[Problem]:
    path, _, each = found
    rounds = checked.scenario.rounds
    if each.first > rounds:
        yield Problem(f"{each.card} would come into force in round {each.first}; the game has {rounds}", path)
    elif each.last is not None and not each.first <= each.last <= rounds:
        yield Problem(f"{each.card} is in force from round {each.first} to round {each.last} of {rounds}", path)


def _has(checked: Checked, side: Side, vehicle: str) -> bool:
    return any(arrival.force.vehicles.get(vehicle) for arrival in checked.arrivals_of(side))


def cards_to_draw(checked: Checked, side: Side) -> int:
    """The cards of all decks of a side, without those taken out and those given to a side at the start."""
    given = {code for _, code in given_cards(checked)}
    given |= {code for army in checked.scenario.armies for offer in army.offers for code in offer.start_cards}
    decks = (*side.decks, *checked.scenario.shared_decks)
    return sum((cards_of(deck.name) - Counter({*deck.without, *given})).total() for deck in decks)


def cards_of(deck: str) -> Counter[str]:
    """The cards of a deck; an id stands once for each copy."""
    return Counter(card.id for card in card_facts.strategy_cards().values() if card.deck == deck)
