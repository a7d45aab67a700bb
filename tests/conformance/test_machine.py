"""All operations on a state, in any order, conserve its pieces. Broken twins show that it can fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from sandtable.engine.build import build_kind
from sandtable.engine.dice import Dice
from sandtable.engine.game import IllegalDecision, State
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import MAX_SHIELDS
from tests.conformance.machine import Handling

LOOKED_FOR = settings(
    max_examples=80 if build_kind() == "compiled" else 3,
    stateful_step_count=30,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
FOUND_OUT = settings(LOOKED_FOR, max_examples=40, derandomize=True, phases=[Phase.generate])
"""A broken twin has to be found, not to be cut down to its shortest run."""


def test_whatever_is_done_with_a_state_keeps_its_pieces() -> None:
    run_state_machine_as_test(Handling, settings=LOOKED_FOR)


# -- broken twins ----------------------------------------------------------------------------------------------------


def a_drawn_card_stays_in_the_deck(table: Table) -> None:
    for seat in range(table.setup.seats):
        if table.hands[seat]:
            table.decks[seat] += table.hands[seat][:1]


def a_discarded_card_is_lost(table: Table) -> None:
    for seat in range(table.setup.seats):
        table.discards[seat] = table.discards[seat][1:]


def a_card_is_in_hand_and_discarded(table: Table) -> None:
    for seat in range(table.setup.seats):
        table.hands[seat] += table.discards[seat][:1]


def a_die_lies_in_two_pools(table: Table) -> None:
    table.pools[1] += tuple(die for die in table.pools[0] if die not in table.pools[1])


def a_removed_die_stays_in_the_pool(table: Table) -> None:
    for pool in table.pools:
        for die in pool[:1]:
            table.face[die] = -1


def a_die_leaks(table: Table) -> None:
    table.pools[0] = table.pools[0][1:]


def nobody_checks_the_price(table: Table) -> None:
    table.resources[0] -= 1


def a_fourth_shield_is_given(table: Table) -> None:
    for character in table.teams[0]:
        table.shields[character] += MAX_SHIELDS + 1


def upgrades_pile_up(table: Table) -> None:
    """One character takes everything from the others."""
    on = [upgrade for upgrades in table.upgrades for upgrade in upgrades]
    if len(on) > 3:
        host = next(team[0] for team in table.teams if team)
        table.upgrades = tuple(tuple(on) if at == host else () for at in range(len(table.upgrades)))
        table.host = [host if card in on else -1 for card in range(len(table.host))]


def a_unique_card_comes_twice(table: Table) -> None:
    """Both copies of a deck enter play as supports."""
    for seat, deck in enumerate(table.decks):
        unique = [card for card in deck if table.setup.prints[card].is_unique]
        pair = [card for card in unique if sum(table.setup.prints[card] is table.setup.prints[o] for o in unique) > 1]
        table.decks[seat] = tuple(card for card in deck if card not in pair)
        table.supports = (*table.supports[:seat], (*table.supports[seat], *pair), *table.supports[seat + 1 :])


def a_question_has_no_options(table: Table) -> None:
    if table.round > 0:
        table.options = []


def a_game_ends_without_an_end(table: Table) -> None:
    if table.round > 0:
        table.asker = -1


SPOILED: list[Callable[[Table], None]] = [
    a_drawn_card_stays_in_the_deck,
    a_discarded_card_is_lost,
    a_card_is_in_hand_and_discarded,
    a_die_lies_in_two_pools,
    a_removed_die_stays_in_the_pool,
    a_die_leaks,
    nobody_checks_the_price,
    a_fourth_shield_is_given,
    upgrades_pile_up,
    a_unique_card_comes_twice,
    a_question_has_no_options,
    a_game_ends_without_an_end,
]


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
def test_a_broken_rule_is_found_out(spoil: Callable[[Table], None]) -> None:
    class Broken(Handling):
        """The same game with one rule broken, wherever a decision is taken."""

        def apply(self, state: State, decision: int) -> None:
            state.apply(decision)
            if state.seat() >= 0:
                assert isinstance(state, Table)
                spoil(state)

    with pytest.raises(AssertionError):
        run_state_machine_as_test(Broken, settings=FOUND_OUT)


class ClonesShareTheirLists(Handling):
    def clone(self, state: State) -> State:
        return state


class StoredStatesForgetWhoWasAsked(Handling):
    def restore(self, data: bytes) -> State:
        copy = super().restore(data)
        assert isinstance(copy, Table)
        copy.active = (copy.active + 1) % self.drawn.seats
        return copy


class ImaginingMovesTheDice(Handling):
    def imagine(self, viewer: int, dice: Dice) -> State:
        assert isinstance(self.state, Table)
        self.state.dice.next()
        return super().imagine(viewer, dice)


class ImaginingLosesACard(Handling):
    def imagine(self, viewer: int, dice: Dice) -> State:
        world = super().imagine(viewer, dice)
        assert isinstance(world, Table)
        world.own_decks()[viewer] = world.decks[viewer][1:]
        return world


class RefusalsCount(Handling):
    def apply(self, state: State, decision: int) -> None:
        try:
            state.apply(decision)
        except IllegalDecision:
            assert isinstance(state, Table)
            state.steps += 1
            raise


@pytest.mark.parametrize(
    "broken",
    [ClonesShareTheirLists, StoredStatesForgetWhoWasAsked, ImaginingMovesTheDice, ImaginingLosesACard, RefusalsCount],
)
def test_a_broken_contract_is_found_out(broken: type[Handling]) -> None:
    with pytest.raises(AssertionError):
        run_state_machine_as_test(broken, settings=FOUND_OUT)
