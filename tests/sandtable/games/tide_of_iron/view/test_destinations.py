"""Destinations of a moving unit: as the engine itself lets it walk, and told from what its side can see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sandtable.agents import agent
from sandtable.command import shipped
from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.engine.viewing import named, view, viewing_of
from sandtable.engine.views import ONLOOKER
from sandtable.engine.walks import Destination
from sandtable.games.tide_of_iron.actions.encoding import HEXES, STEP
from sandtable.games.tide_of_iron.movement import THIRDS
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOBODY
from sandtable.games.tide_of_iron.view.destinations import destinations_of, halt_of, mover_of
from tests.support import rule

FEW_POINTS = 4 * THIRDS
"""Units with more points have too many ways to try all of them."""


@cache
def moving() -> tuple[Table, ...]:
    """Moments of a battle in which a unit is asked where to move, as the greedy agent comes to them."""
    return tuple(_moving())


def _moving() -> Iterator[Table]:
    rules, greedy, dice = game("tide_of_iron"), agent("greedy-2", "tide_of_iron"), seeded("destinations")
    setup = rules.setup([{"name": "A"}, {"name": "B"}], shipped.scenario("tide_of_iron", "crossroads"))
    state = rules.start(setup, seeded("crossroads"))
    assert isinstance(state, Table)
    while state.seat() >= 0 and state.round < 4:
        if mover_of(state):
            copy = state.clone()
            assert isinstance(copy, Table)
            yield copy
        state.apply(greedy.choose(state.observe(state.seat()), dice))


def unit_of(table: Table) -> int:
    assert table.activation is not None
    return table.activation.unit


def is_still_asked(table: Table, unit: int, seat: int) -> bool:
    return table.seat() == seat and bool(mover_of(table)) and unit_of(table) == unit


def walked(table: Table, destination: Destination) -> Table:
    """A copy after the way, as far as the unit is asked on it."""
    copy, unit, seat = table.clone(), unit_of(table), table.seat()
    assert isinstance(copy, Table)
    for step in destination.steps:
        if not is_still_asked(copy, unit, seat) or step not in copy.options:
            return copy
        copy.apply(copy.options.index(step))
    return copy


def test_each_way_leads_to_its_destination_for_its_cost() -> None:
    arrived = 0
    for table in moving()[::3]:
        assert table.activation is not None
        before = table.activation.points
        for found in destinations_of(table):
            copy, unit = walked(table, found), unit_of(table)
            if copy.where[unit] < 0 or table.setup.ground.names[copy.where[unit]] != found.at.removeprefix("hex:"):
                continue  # Op Fire or something that nobody could foresee has stopped it
            arrived += 1
            if is_still_asked(copy, unit, table.seat()):
                assert copy.activation is not None
                paid = before - copy.activation.points
                assert found.cost.startswith(f"{paid // THIRDS} movement point" if paid % THIRDS == 0 else "")
    assert arrived > 200


def test_a_way_is_stopped_only_where_it_was_said_or_by_what_nobody_could_see() -> None:
    stopped = 0
    for table in moving():
        for found in destinations_of(table):
            copy, unit = walked(table, found), unit_of(table)
            if is_still_asked(copy, unit, table.seat()) or copy.where[unit] < 0:
                continue
            if copy.seat() != table.seat() and "Op Fire at" in copy.prompt():
                stopped += 1
                revealed = sum(table.concealed) > sum(copy.concealed)
                assert "!" in found.note or revealed, found.words
    assert stopped, "no enemy could fire: this proves nothing"


@rule("D-TOI-620")
def test_an_onlooker_sees_which_units_may_be_asked_for_op_fire() -> None:
    asked, viewing = 0, viewing_of("tide_of_iron")
    for table in moving():
        for found in destinations_of(table):
            copy = walked(table, found)
            if copy.seat() in (table.seat(), NOBODY) or "Op Fire at" not in copy.prompt():
                continue
            asked += 1
            seen = {name: thing for name, thing, _ in named(view("tide_of_iron", copy, ONLOOKER).things)}
            shooters = [names[0] for option in copy.options if (names := viewing.places(copy, option))]
            assert {seen[name]["activation"] for name in shooters} == {"op fire"} and not viewing.hides_asker(copy)
    assert asked, "no enemy could fire: this proves nothing"


def cheapest(table: Table) -> dict[str, int]:
    """The least points for each hex in which the unit may stop, by trying all ways of the engine that meet nothing."""
    best: dict[int, int] = {}
    assert table.activation is not None
    unit, seat, points = unit_of(table), table.seat(), table.activation.points
    waiting = [table]
    while waiting:
        here = waiting.pop()
        for index, option in enumerate(here.options):
            if option // HEXES != STEP or here.holder(option % HEXES) not in (NOBODY, seat):
                continue
            copy = here.clone()
            assert isinstance(copy, Table)
            copy.apply(index)
            if not is_still_asked(copy, unit, seat) or copy.activation is None:
                continue
            paid, there = points - copy.activation.points, copy.where[unit]
            if there == table.where[unit] or paid >= best.get(there, points + 1):
                continue
            best[there] = paid
            waiting.append(copy)
    return {table.setup.ground.names[hex_]: paid for hex_, paid in best.items()}


def test_no_way_of_the_engine_is_cheaper_and_no_hex_is_forgotten() -> None:
    compared = 0
    for table in moving():
        assert table.activation is not None
        if not 0 < table.activation.points <= FEW_POINTS or not any(each // HEXES == STEP for each in table.options):
            continue
        found = {each.at.removeprefix("hex:"): each for each in destinations_of(table)}
        for name, paid in cheapest(table).items():
            hex_ = table.setup.ground.by_name[name]
            if sum(table.seat_of(each) == table.seat() for each in table.stacks[hex_]) >= 2:
                continue  # it may be full, a place to pass through
            compared += 1
            whole, rest = divmod(paid, THIRDS)
            assert found[name].note.rstrip("!") == f"{whole or ''}{('', '⅓', '⅔')[rest]}", name
    assert compared > 100


def test_worlds_that_a_side_cannot_tell_apart_have_equal_destinations() -> None:
    for number, table in enumerate(moving()[::5]):
        world = table.observe(table.seat()).imagine(seeded("another", number))
        assert isinstance(world, Table)
        assert destinations_of(world) == destinations_of(table)


def test_a_unit_that_could_do_more_than_move_on_is_not_halted() -> None:
    halted = [halt_of(table) for table in moving()]
    assert any(halt is None for halt in halted) and any(halt is not None for halt in halted)
    for table, halt in zip(moving(), halted, strict=True):
        words = [table.word(option) for option in table.options]
        can_do_more = any(not each.startswith(("move to", "stop here")) for each in words)
        assert (halt is None) == (can_do_more or "stop here" not in words)
