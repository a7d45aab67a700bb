# interpreted: reads documents, once a batch
"""From a scenario document to a set-up the engine plays (section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from simulate.engine.asking import NOTHING
from simulate.games.stay_on_target.facts import facts
from simulate.games.stay_on_target.odds import Fleet, Odds
from simulate.games.stay_on_target.scenario import Scenario, Squadron, read
from simulate.games.stay_on_target.setup import Setup
from simulate.games.stay_on_target.terms import TRIOS, TYPE_NAMES
from simulate.games.stay_on_target.wing import Wing


def prepare(played: Scenario, wanted: list[str | None]) -> Setup:
    """The set-up of a scenario without problems; `wanted` has the colour of each seat, None for one dealt at random."""
    colours = [squadron.colour for squadron in played.squadrons]
    draw = facts()["draw_choose"][str(len(wanted))]
    cards = [(TYPE_NAMES.index(name), value) for name, values in played.deck.items() for value in values]
    setup = Setup()
    setup.seats = len(wanted)
    setup.squadrons = played.squadrons
    setup.wanted = tuple(NOTHING if colour is None else colours.index(colour) for colour in wanted)
    setup.card_type = tuple(type_ for type_, _ in cards)
    setup.card_value = tuple(value for _, value in cards)
    setup.draw = draw["draw"]
    setup.lay = draw["choose"]
    setup.run_limit = played.run_limit
    setup.complete = played.points.complete
    setup.fifth = played.points.fifth_card
    setup.needed = played.points.needed
    setup.odds = _odds(tuple(cards), played.squadrons, played.points)
    return setup


@lru_cache(maxsize=16)
def _odds(cards: tuple[tuple[int, int], ...], squadrons: tuple[Squadron, ...], points: object) -> Odds:
    """One object for all games with equal cards: its tables depend only on these, and computing them takes a while."""
    fleet = Fleet(max(value for _, value in cards))
    for type_, value in cards:
        fleet.add(type_, value)
    return Odds(fleet, [[Wing(each, trio, fleet.highest) for trio in TRIOS] for each in squadrons])


def colour_problems(played: Scenario, wanted: list[str | None]) -> Iterator[str]:
    """Each player takes one deck of one colour (SOT-SET-03)."""
    colours = [squadron.colour for squadron in played.squadrons]
    for seat, colour in enumerate(wanted):
        if colour is not None and colour not in colours:
            yield f"seat {seat}: there is no squadron called {str(colour)[:40]!r}; known: {', '.join(colours)}"
    for colour in colours:
        if wanted.count(colour) > 1:
            yield f"{wanted.count(colour)} players ask for {colour}; there is one squadron of each colour"


def parts_of(document: dict[str, Any]) -> dict[str, str]:
    """The squadron cards of a scenario by code, e.g. "blue-2": "Blue: X-Wing (evades 1-2)"."""
    return {
        each.code(number): f"{each.colour.capitalize()}: {card}"
        for each in read(document).squadrons
        for number, card in enumerate(each.cards)
    }
