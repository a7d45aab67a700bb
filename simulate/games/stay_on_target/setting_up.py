# interpreted: reads documents, once a batch
"""From a scenario document to a set-up the engine plays (section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from simulate.games.stay_on_target import scenario
from simulate.games.stay_on_target.facts import facts
from simulate.games.stay_on_target.names import squadron_card_name
from simulate.games.stay_on_target.odds import Fleet, Odds
from simulate.games.stay_on_target.scenario import Card, Scenario, read
from simulate.games.stay_on_target.setup import Setup, Squadron, SquadronCard
from simulate.games.stay_on_target.terms import KIND_NAMES, NOTHING, TYPE_NAMES


def prepare(played: Scenario, wanted: list[str | None]) -> Setup:
    """The set-up of a scenario without problems; `wanted` has the colour of each seat, None for one dealt at random."""
    colours = [squadron.colour for squadron in played.squadrons]
    draw = facts()["draw_choose"][str(len(wanted))]
    setup = Setup()
    setup.seats = len(wanted)
    setup.squadrons = [_squadron(each) for each in played.squadrons]
    setup.wanted = tuple(NOTHING if colour is None else colours.index(colour) for colour in wanted)
    setup.draw = draw["draw"]
    setup.lay = draw["choose"]
    setup.run_limit = played.run_limit
    setup.complete = played.points.complete
    setup.fifth = played.points.fifth_card
    setup.needed = played.points.needed
    _add_imperial_cards(setup, played)
    return setup


def colour_problems(played: Scenario, wanted: list[str | None]) -> Iterator[str]:
    """Each player takes one deck of one colour (SOT-SET-03)."""
    colours = [squadron.colour for squadron in played.squadrons]
    for seat, colour in enumerate(wanted):
        if colour is not None and colour not in colours:
            yield f"seat {seat}: there is no squadron called {str(colour)[:40]!r}; known: {', '.join(colours)}"
    for colour in colours:
        if wanted.count(colour) > 1:
            yield f"{wanted.count(colour)} players ask for {colour}; there is one squadron of each colour"


def _add_imperial_cards(setup: Setup, played: Scenario) -> None:
    cards = [(TYPE_NAMES.index(name), value) for name, values in played.deck.items() for value in values]
    setup.card_type = tuple(type_ for type_, _ in cards)
    setup.card_value = tuple(value for _, value in cards)
    setup.odds = _odds(tuple(cards), played.squadrons, played.points)


@lru_cache(maxsize=16)
def _odds(cards: tuple[tuple[int, int], ...], squadrons: object, points: object) -> Odds:
    """One object for all games with equal cards: its tables depend only on these, and computing them takes a while."""
    fleet = Fleet(max(value for _, value in cards))
    for type_, value in cards:
        fleet.add(type_, value)
    return Odds(fleet)


def _squadron(found: scenario.Squadron) -> Squadron:
    cards = [_card(found.colour, number, card) for number, card in enumerate(found.cards)]
    return Squadron(found.colour, found.defence, found.shield.low, found.shield.high, cards)


def _card(colour: str, number: int, found: Card) -> SquadronCard:
    card = SquadronCard(f"{colour}-{number + 1}", found.name, KIND_NAMES.index(found.kind))
    card.defence = found.defence or 0
    card.low = found.low or 0
    card.high = found.high or 0
    card.types = sum(1 << TYPE_NAMES.index(name) for name in found.evaded_types)
    return card


def parts_of(document: dict[str, Any]) -> dict[str, str]:
    """The squadron cards of a scenario by code, e.g. "blue-2": "Blue: X-Wing (evades 1-2)"."""
    squadrons = [_squadron(each) for each in read(document).squadrons]
    return {
        card.code: f"{squadron.colour.capitalize()}: {squadron_card_name(card)}"
        for squadron in squadrons
        for card in squadron.cards
    }
