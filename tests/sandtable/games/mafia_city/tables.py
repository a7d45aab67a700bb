"""Tables of Mafia City in the middle of a game, and players who answer in words.

A card is written "snitch hat": the id of its kind and of its symbol. Players are A to E, seats 0 to 4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine.dice import seeded
from sandtable.games.mafia_city import GAME
from sandtable.games.mafia_city.frames import Frame, Node
from sandtable.games.mafia_city.game import City
from sandtable.games.mafia_city.phases.action import ACTION_PHASE_NODE
from sandtable.games.mafia_city.phases.location import EVALUATION, LOCATION_PHASE_NODE
from sandtable.games.mafia_city.phases.strategic import STRATEGIC_PHASE_NODE
from sandtable.games.mafia_city.scenario import SCENARIOS
from sandtable.games.mafia_city.setup import Setup
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import CARD_IDS, LOCATIONS, NOBODY, SYMBOL_IDS
from tests.sandtable.games.mafia_city.census import mafia_city_census

A, B, C, D, E = range(5)
DRAW_PILE = ("thief dollar", "hitman dollar", "snitch dollar", "fbi dollar", "rackets dollar", "grand_plan dollar")
"""The default draw pile; the first card is drawn first."""
FISTS = ("hitman fist", "hitman fist")
"""Cards that are good for nothing but a veto, unless one controls the Harbour."""


class Stop(Node):
    """Lies below what a test tries, and asks A when that is over."""

    def step(self, table: Table, frame: Frame) -> None:
        table.put(A, [0])

    def options(self, table: Table, frame: Frame) -> list[int]:
        return [0]

    def prompt(self, table: Table, frame: Frame) -> str:
        return "over"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "over"


def a_setup(players: int = 3, **values: Any) -> Setup:
    """The standard scenario, with some values of its own."""
    setup = GAME.setup([{"name": ""}] * players, SCENARIOS.document("standard"))
    assert isinstance(setup, Setup)
    for name, value in values.items():
        assert hasattr(setup, name)
        setattr(setup, name, value)
    return setup


def a_table(
    players: int = 3,
    *,
    columns: Mapping[int, Sequence[int]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    draw: Sequence[str] = DRAW_PILE,
    discard: Sequence[str] = (),
    setup: Mapping[str, Any] | None = None,
    **values: Any,
) -> City:
    """A table without frames: everybody has his Mafiosi in hand but for those in columns, and the cards named.

    `values` are attributes of the table by name; lists by seat may be written as a mapping.
    """
    hands = dict(cards or {})
    named = [*(card for seat in range(players) for card in hands.get(seat, ())), *reversed(draw), *discard]
    prints = [(CARD_IDS.index(kind), SYMBOL_IDS.index(symbol)) for kind, symbol in map(str.split, named)]
    made = a_setup(players, **(setup or {}))
    made.print_cards(prints)
    table = City()
    table.lay_out(made, seeded("table"), 10_000)
    table.layout = made.layout or tuple(LOCATIONS)
    table.round = 1
    _lay_cards(table, [len(hands.get(seat, ())) for seat in range(players)], len(draw))
    for name, value in values.items():
        _set(table, name, value)
    for location, column in (columns or {}).items():
        for owner in column:
            table.columns[location] += (owner,)
            table.hand[owner] -= 1
    _take_from_hands(table)
    assert mafia_city_census(table) == []
    return table


def _lay_cards(table: City, counts: list[int], pile: int) -> None:
    at = 0
    for seat, count in enumerate(counts):
        table.cards[seat] = tuple(range(at, at + count))
        at += count
    table.draw = tuple(range(at, at + pile))
    table.discard = tuple(range(at + pile, len(table.setup.kinds)))


def _set(table: City, name: str, value: Any) -> None:
    if isinstance(value, Mapping):
        for seat, each in value.items():
            getattr(table, name)[seat] = each
    else:
        assert hasattr(table, name)
        setattr(table, name, value)


def _take_from_hands(table: City) -> None:
    """A test that says how many are in hand or reserve leaves the others in the box."""
    for seat in range(table.setup.seats):
        table.hand[seat] -= table.cell[seat]
    everything = table.setup.hand + table.setup.reserve
    for seat in range(table.setup.seats):
        standing = sum(column.count(seat) for column in table.columns)
        table.reserve[seat] = everything - table.hand[seat] - table.cell[seat] - standing


def holding(table: City, seat: int, hand: int) -> City:
    """The table with `many` Mafiosi in this player's hand; the others go to or come from the reserve."""
    table.reserve[seat] += table.hand[seat] - hand
    table.hand[seat] = hand
    assert mafia_city_census(table) == []
    return table


# -- beginning something ---------------------------------------------------------------------------------------------


def _begin(table: City, node: Node, seat: int, location: int = 0) -> City:
    assert not table.frames or is_over(table)
    table.frames.clear()
    table.asker = NOBODY
    table.record()
    table.start(Stop(), A)
    table.start(node, seat, location)
    table.run()
    return table


def action_phase(table: City, turn: int = A) -> City:
    return _begin(table, ACTION_PHASE_NODE, turn)


def location_phase(table: City) -> City:
    return _begin(table, LOCATION_PHASE_NODE, table.starting)


def evaluation(table: City, location: int) -> City:
    """One cycle of the Location Phase."""
    return _begin(table, EVALUATION, table.starting, location)


def strategic_phase(table: City, cubes: Sequence[int] = LOCATIONS) -> City:
    table.cubes = sum(1 << location for location in cubes)
    return _begin(table, STRATEGIC_PHASE_NODE, table.mayor)


# -- asking and answering --------------------------------------------------------------------------------------------


def is_over(table: City) -> bool:
    """Whether what the test began is over."""
    return isinstance(table.frames[-1].node, Stop)


def asked(table: City) -> tuple[int, str]:
    """The seat that is asked, and the question."""
    question = table.ask()
    assert question is not None
    return question.seat, question.prompt


def options(table: City) -> list[str]:
    question = table.ask()
    assert question is not None
    return list(question.options)


def answer(table: City, *answers: tuple[int, str]) -> City:
    """Each answer is who is asked and the option he takes: all of its words, or some that no other option has."""
    for seat, words in answers:
        question = table.ask()
        assert question is not None
        assert question.seat == seat, f"{question} is not for seat {seat}"
        found = [option for option in question.options if option == words]
        found = found or [option for option in question.options if words in option]
        assert len(found) == 1, f"{words!r} is {found} of {question}"
        table.apply(question.options.index(found[0]))
        assert mafia_city_census(table) == [] or is_over(table)
    return table


# -- looking at ------------------------------------------------------------------------------------------------------


def named(table: City, cards: Sequence[int]) -> list[str]:
    setup = table.setup
    return [f"{CARD_IDS[setup.kinds[card]]} {SYMBOL_IDS[setup.symbols[card]]}" for card in cards]


def hand_of(table: City, seat: int) -> list[str]:
    return named(table, table.cards[seat])


def discards(table: City) -> list[str]:
    return named(table, table.discard)


def told(table: City) -> list[str]:
    """The log, as nobody in particular reads it, without the hands it begins with."""
    return [event.text_for(-1) for event in table.events() if event.kind != "hand"]
