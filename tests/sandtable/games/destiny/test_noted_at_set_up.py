"""A set-up notes facts of all its cards; these tests ask the cards one by one, and the answers are the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.games.destiny.actions.playable import cost_of, has_place, hosts, may_attach, replaces
from sandtable.games.destiny.actions.turn import resolutions
from sandtable.games.destiny.assigning import bears, receivers
from sandtable.games.destiny.attached import bound_of
from sandtable.games.destiny.formats import all_formats
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.prints import NO_RENEW, Giving, Reading
from sandtable.games.destiny.queue_order import LINE_UP
from sandtable.games.destiny.readings import readings, ways_of
from sandtable.games.destiny.subtype_bits import bits_of
from sandtable.games.destiny.terms import (
    ACTION_SPAN,
    DOWNGRADE_CARD,
    NOTHING,
    RESOLVE,
    SYMBOL_NAMES,
    UPGRADE_CARD,
    WHILE_READ,
    WILDCARD,
)
from sandtable.games.destiny.uniqueness import is_barred_as_copy
from sandtable.games.destiny.words.named_symbol import highest
from sandtable.games.destiny.words.nouns.any_card import ANY_CARD
from sandtable.games.destiny.words.nouns.subtypes import has_one_of, lacks
from sandtable.games.destiny.words.team import has_one_subtype, is_one_color
from tests.support import rule

GAMES = 6
WIDEST = "INF"
"""The format with the cards of all sets."""
ABILITIES, YOURS = ANY_CARD.called("ability", "weapon", "vehicle"), ANY_CARD.yours


def whole_game(number: int) -> Iterator[Duel]:
    """The states of a random game of two random decks in which somebody decides."""
    assert WIDEST in all_formats()
    destiny, dice = game("destiny"), seeded("noted", number)
    setup = destiny.setup([destiny.random_subject(dice, WIDEST) for _ in range(2)])
    state = destiny.start(setup, seeded("noted", number, "game"), 20_000)
    assert isinstance(state, Duel)
    while state.seat() >= 0:
        yield state
        state.apply(dice.below(state.count()))


def has_place_on_some_host(table: Duel, seat: int, card: int, most: int) -> bool:
    """Whether a card can be put somewhere; each host is asked about all restrictions."""
    printed = table.setup.prints[card]
    can_replace = printed.kind == UPGRADE_CARD and seat not in table.replacers
    for host in hosts(table, seat, card):
        short = cost_of(table, card, host) - most
        if (short <= 0 or (can_replace and replaces(table, host, short))) and may_attach(table, seat, card, host):
            return not is_barred_as_copy(table, seat, card)
    return False


@pytest.mark.parametrize("number", range(GAMES))
def test_a_card_has_a_place_where_some_host_takes_it(number: int) -> None:
    found: Counter[bool] = Counter()
    for table in whole_game(number):
        for seat, hand in enumerate(table.hands):
            for card in hand:
                if table.setup.prints[card].kind in (UPGRADE_CARD, DOWNGRADE_CARD):
                    for most in (table.resources[seat], 9):
                        is_open = has_place(table, seat, card, most)
                        assert is_open == has_place_on_some_host(table, seat, card, most), table.setup.prints[
                            card
                        ].title
                        found[is_open] += table.setup.prints[card].restrictions != []
    assert found[True] > 0 and found[False] > 0, "no restriction made a difference: this proves nothing"


@pytest.mark.parametrize("number", range(GAMES))
def test_a_noun_finds_the_cards_that_fit_in_the_order_of_the_table(number: int) -> None:
    found = 0
    for table in whole_game(number):
        for seat in range(2):
            frame = Frame(LINE_UP, seat, NOTHING, NOTHING, NOTHING, 0)
            for noun, seats in ((ABILITIES, (seat, 1 - seat)), (YOURS, (seat,))):
                slow = [card for each in seats for card in lying_before(table, each) if noun.fits(table, card)]
                assert noun.find(table, frame) == slow
                found += len(slow)
    assert found > 0


def lying_before(table: Duel, seat: int) -> list[int]:
    """Characters, their upgrades, downgrades and upgrades on supports, supports and plots of a seat."""
    upgrades = [upgrade for character in table.teams[seat] for upgrade in table.upgrades[character]]
    plots = table.plots[seat] if table.plots else ()
    return [*table.teams[seat], *upgrades, *bound_of(table, seat), *table.supports[seat], *plots]


@rule("D-896")
@pytest.mark.parametrize("number", range(GAMES))
def test_the_highest_number_is_that_of_all_sides_that_everybody_sees(number: int) -> None:
    for table in whole_game(number):
        cards = range(len(table.setup.prints))
        rolled = {table.setup.card_of[die] for pool in table.pools for die in pool}
        seen = [card for card in cards if table.is_in_play(card) or card in rolled]
        shown = [table.side_value(card, side) for card in seen for side in range(len(table.setup.prints[card].values))]
        assert highest(table) == max(shown, default=0)


@pytest.mark.parametrize("number", range(GAMES))
def test_what_a_team_has_in_common(number: int) -> None:
    """Subtypes and colors that each character has by itself: in these games nobody gains one."""
    found: Counter[bool] = Counter()
    for table in whole_game(number):
        prints = table.setup.prints
        for team in table.teams:
            common = [each for each in prints[team[0]].subtypes if all(each in prints[it].subtypes for it in team)]
            if not table.gained and not table.colors and len(team) > 1:
                assert has_one_subtype(table, team) >= bool(common)
                assert is_one_color(table, team) == (len({prints[it].color for it in team}) == 1)
                found[bool(common)] += 1
    assert found


@rule("D-896")
def test_the_symbols_to_choose_from_tell_nothing_of_the_cards() -> None:
    offered = {tuple(next(whole_game(number)).setup.symbols) for number in range(GAMES)}
    (symbols,) = offered
    assert WILDCARD not in symbols and len(symbols) == len(set(symbols)) == len(SYMBOL_NAMES) - 1


@pytest.mark.parametrize("number", range(GAMES))
def test_a_set_up_notes_what_is_on_its_cards(number: int) -> None:
    setup = next(whole_game(number)).setup
    assert setup.is_renewed == [made.renew != NO_RENEW for made in setup.prints]
    owners = {owner for made, owner in zip(setup.prints, setup.owner, strict=True) if made.renew != NO_RENEW}
    assert setup.renews == ([0 in owners, 1 in owners] if owners else [])
    printed = {subtype for made in setup.prints for subtype in made.subtypes}
    given = {ability.gives for made in setup.prints for ability in made.triggers if isinstance(ability, Giving)}
    assert setup.subtypes == sorted(printed | given)
    assert set(setup.symbols) >= {symbol for made in setup.prints for symbol in made.symbols} - {WILDCARD}
    assert setup.symbols_of == [setup.prints[card].symbols for card in setup.card_of]


@pytest.mark.parametrize("number", range(GAMES))
def test_those_that_are_given_damage_stand_in_the_order_of_the_questions(number: int) -> None:
    for table in whole_game(number):
        for seat, team in enumerate(table.teams):
            last = [each for each in team if table.setup.prints[each].is_assigned_last]
            slow = [each for each in table.supports[seat] if bears(table, each) > 0]
            assert receivers(table, seat) == slow + [each for each in team if each not in last] + last


@pytest.mark.parametrize("number", range(GAMES))
def test_a_card_that_lacks_subtypes_has_none_of_them(number: int) -> None:
    found: Counter[bool] = Counter()
    for table in whole_game(number):
        for card in range(len(table.setup.prints)):
            for few in (("sith", "vehicle"), ("weapon",), ("mod",)):
                is_told = lacks(table, card, bits_of(few))
                assert not (is_told and has_one_of(table, card, few))
                found[is_told] += 1
    assert found[True] > found[False] > 0


def all_readings(table: Duel, die: int) -> list[Reading]:
    """The abilities that let a die be resolved in another way; every card that waits is asked."""
    of = table.setup.card_of[die]
    return [
        ability
        for card in table.watch[WHILE_READ]
        for ability in table.setup.prints[card].triggers
        if isinstance(ability, Reading)
        and ability.symbols >> table.symbol(die) & 1
        and ability.meets(table, card, table.controller(card), of, table.controller(of), die)
    ]


@pytest.mark.parametrize("number", range(GAMES))
def test_a_die_is_resolved_in_the_ways_that_cards_allow_and_listed_where_it_has_one(number: int) -> None:
    for table in whole_game(number):
        for seat, pool in enumerate(table.pools):
            assert all(readings(table, die, table.symbol(die)) == all_readings(table, die) for die in pool)
            listed: list[int] = []
            if not table.resolved:
                resolutions(table, seat, listed)
                assert listed == [RESOLVE * ACTION_SPAN + die for die in pool if ways_of(table, seat, die)]
