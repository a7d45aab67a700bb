"""Odds of dice: against every roll there is, and against rolls of the engine."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import sqrt

import pytest

from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.decklist import demo_decks, to_json
from sandtable.games.destiny.facts import Side, all_cards, parse_side
from sandtable.games.destiny.odds.chances import Chances
from sandtable.games.destiny.odds.dice import DAMAGE, Die, Help, dice_of, showing, team_dice
from sandtable.games.destiny.odds.values import MOST_DICE, TooManyDice, damage, damage_by_round, values
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import SYMBOL_CODES
from tests.support import rule
from tests.support.destiny_odds import chances_of, sure

HELPS = [Help(), Help(reroll=True), Help(turn=True), Help(reroll=True, turn=True)]
ODD: list[Die] = [
    tuple(map(parse_side, ("1MD", "+2MD", "2MD1", "+1*", "-", "Sp"))),
    tuple(map(parse_side, ("+1RD1", "3RD2", "XMD", "+2*", "2ID", "-"))),
    tuple(map(parse_side, ("1MD1", "2RD1", "+3MD2", "-", "2F", "+1ID"))),
]
"""Dice with costs, wildcards and an X."""
TEAMS: dict[str, list[Die]] = {
    slug: team_dice(demo_decks()[slug])[:3] for slug in ("kylo-ren-starter", "rey-starter", "jango-and-veers")
} | {"odd": ODD}


def rolls(dice: list[Die], symbols: tuple[str, ...], help: Help) -> Counter[tuple[tuple[Side, Die], ...]]:
    """Every roll with its weight; a die that is rolled again ends on each of its sides."""
    found: Counter[tuple[tuple[Side, Die], ...]] = Counter()
    for roll in product(*dice):
        again = [(side,) * 6 if side.symbol in symbols else die for side, die in zip(roll, dice, strict=True)]
        if help.reroll:
            for end in product(*again):
                found[tuple(zip(end, dice, strict=True))] += 1
        else:
            found[tuple(zip(roll, dice, strict=True))] += 1
    return found


def turned(roll: tuple[tuple[Side, Die], ...], help: Help) -> list[list[Side]]:
    """The sides that can show in the end: as rolled, or with one die on another side."""
    sides = [side for side, _ in roll]
    every = [sides]
    if help.turn:
        every += [[*sides[:at], other, *sides[at + 1 :]] for at, (_, die) in enumerate(roll) for other in die]
    return every


def resolvable(sides: list[Side], symbols: tuple[str, ...], resources: int) -> int:
    """The largest value of any choice of sides that can be paid and resolved."""
    useful = [side for side in sides if side.symbol in (*symbols, "*")]
    best = 0
    for number in range(len(useful) + 1):
        for chosen in combinations(useful, number):
            bases = {side.symbol for side in chosen if not side.is_modifier}
            fits = all(side.symbol in bases or (side.symbol == "*" and bases) for side in chosen if side.is_modifier)
            if fits and sum(side.cost for side in chosen) <= resources:
                best = max(best, sum(side.value for side in chosen))
    return best


@rule("DST-SHW-03")
@pytest.mark.parametrize("help", HELPS, ids=str)
@pytest.mark.parametrize("team", TEAMS)
def test_dice_that_show_a_symbol(team: str, help: Help) -> None:
    dice = TEAMS[team][: 2 if help.reroll else 3]
    for symbols in (("MD",), ("R",), ("F",), ("-",), DAMAGE):
        every: Counter[int] = Counter()
        for roll, weight in rolls(dice, symbols, help).items():
            every[max(sum(side.symbol in symbols for side in sides) for sides in turned(roll, help))] += weight
        assert chances_of(showing(dice, symbols, help)) == sure(every), symbols


@rule("DST-DIE-06", "DST-DIE-08", "D-12", "D-13")
@pytest.mark.parametrize("help", HELPS, ids=str)
@pytest.mark.parametrize("team", TEAMS)
@pytest.mark.parametrize("resources", [0, 2])
def test_the_value_that_can_be_resolved(team: str, help: Help, resources: int) -> None:
    dice = TEAMS[team][: 2 if help.reroll else 3]
    for symbols in (("MD",), ("Sh",), DAMAGE):
        every: Counter[int] = Counter()
        for roll, weight in rolls(dice, symbols, help).items():
            every[max(resolvable(sides, symbols, resources) for sides in turned(roll, help))] += weight
        assert chances_of(values(dice, symbols, help, resources)) == sure(every), symbols


def test_the_damage_of_one_die_by_hand() -> None:
    """1MD, 2MD for 1 resource, and a modifier that has nothing to be added to."""
    die = tuple(map(parse_side, ("1MD", "+2MD", "2MD1", "-", "-", "Sp")))
    assert damage([die], resources=1).mean == Fraction(1 + 2, 6)
    assert damage([die], resources=0).mean == Fraction(1, 6)
    # Three of six sides show no damage and are rolled again; the modifier stays.
    assert damage([die], reroll=True, resources=1).mean == Fraction(3, 6) + Fraction(3, 6) * Fraction(3, 6)


def test_damage_of_rounds_is_the_sum_of_as_many_rolls() -> None:
    dice = TEAMS["odd"][:2]
    one = damage(dice)
    two = Counter[int]()
    for (a, x), (b, y) in product(enumerate(one.weights), repeat=2):
        two[a + b] += x * y
    by_round = damage_by_round(dice, 3)
    assert [each.mean for each in by_round] == [one.mean * rounds for rounds in (1, 2, 3)]
    assert chances_of(by_round[1]) == sure(two)


@pytest.mark.parametrize("slug", sorted(demo_decks()))
def test_odds_add_to_one_and_help_never_hurts(slug: str) -> None:
    dice = team_dice(demo_decks()[slug])
    for symbols in (("MD",), ("Sh",), ("R",)):
        plain, reroll, focus, both = (showing(dice, symbols, help) for help in HELPS)
        for least in range(1, len(dice) + 1):
            assert plain.at_least(least) <= min(reroll.at_least(least), focus.at_least(least))
            assert max(reroll.at_least(least), focus.at_least(least)) <= both.at_least(least) <= plain.at_least(0) == 1
            assert plain.at_least(least) <= plain.at_least(least - 1)


@pytest.mark.parametrize("help", HELPS)
def test_damage_of_two_rounds_is_that_of_every_pair_of_rolls(help: Help) -> None:
    dice = ODD[1:]
    one: Counter[int] = Counter()
    for roll, weight in rolls(dice, DAMAGE, help).items():
        one[max(resolvable(sides, DAMAGE, 2) for sides in turned(roll, help))] += weight
    two: Counter[int] = Counter()
    for (first, weight), (second, other) in product(one.items(), repeat=2):
        two[first + second] += weight * other
    found = damage_by_round(dice, 2, reroll=help.reroll, turn=help.turn, resources=2)
    assert [chances_of(each) for each in found] == [sure(one), sure(two)]


def test_resources_never_hurt() -> None:
    means = [damage(ODD, resources=resources).mean for resources in range(6)]
    assert means == sorted(means) and means[0] < means[2]


def test_dice_of_the_deck_come_once_for_each_copy() -> None:
    deck = demo_decks()["rey-starter"]
    code = next(code for code, copies in deck.cards if copies == 1 and all_cards()[code].has_die)
    event = next(code for code, _ in deck.cards if not all_cards()[code].has_die)
    assert dice_of(deck, [code, code, event, "99999"]) == [all_cards()[code].sides]


def test_too_many_dice_are_refused_and_still_counted() -> None:
    dice = ODD[:1] * 270
    with pytest.raises(TooManyDice, match="270 dice"):
        values(dice, DAMAGE)
    assert showing(dice, ("MD",)).mean == 270 * Fraction(3, 6)
    assert MOST_DICE >= 6


ROLLS = 2000


@pytest.mark.parametrize("slug", ["kylo-ren-starter", "phasma-and-dooku"])
def test_the_engine_rolls_such_dice(slug: str) -> None:
    """Dice that show a symbol and melee damage in rolls of the engine, within three standard errors."""
    deck = demo_decks()[slug]
    destiny = game("destiny")
    table = destiny.start(destiny.setup([to_json(deck)] * 2), seeded("rolls", slug))
    assert isinstance(table, Table)
    dice = tuple(die for card in table.setup.characters[0] for die in table.setup.dice_of[card])
    table.resources[0] = 30
    symbol = SYMBOL_CODES.index("MD")
    shown: Counter[int] = Counter()
    dealt: Counter[int] = Counter()
    for _ in range(ROLLS):
        dice_moves.roll(table, dice)
        melee = [die for die in dice if table.symbol(die) == symbol]
        shown[len(melee)] += 1
        dealt[sum(map(table.value, melee)) if any(not table.is_modifier(die) for die in melee) else 0] += 1
    team = team_dice(deck)
    agrees(shown, showing(team, ("MD",)))
    agrees(dealt, values(team, ("MD",), resources=30))


def agrees(counted: Counter[int], odds: Chances) -> None:
    assert counted.total() == ROLLS
    for least in range(1, odds.most + 2):
        chance = float(odds.at_least(least))
        seen = sum(count for number, count in counted.items() if number >= least) / ROLLS
        assert abs(seen - chance) <= 3 * sqrt(chance * (1 - chance) / ROLLS), least
