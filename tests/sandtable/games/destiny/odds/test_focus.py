"""Focus dice that are used up: against every roll and every order of uses, by hand, and too many of them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import chain, combinations, product

import pytest

from sandtable.games.destiny.decklist import demo_decks
from sandtable.games.destiny.facts import Side, parse_side
from sandtable.games.destiny.odds.dice import DAMAGE, Die, Help, showing, team_dice
from sandtable.games.destiny.odds.focus import MOST_FOCUS_DICE, TooManyFocusDice
from tests.support import rule
from tests.support.destiny_odds import chances_of, sure

FOCUS, BOTH = Help(focus=True), Help(reroll=True, focus=True)


def die(*sides: str) -> Die:
    return tuple(map(parse_side, sides))


PLAIN = die("1MD", "2RD", "-", "-", "-", "-")
ONE = die("1F", "1F", "2MD", "1R", "-", "-")
TWO = die("1F", "2F", "+1MD", "1R", "-", "Sp")
COSTLY = die("2F1", "2F1", "1F", "2MD", "-", "-")
THREE = die("3F", "XF", "1RD", "-", "-", "-")
ADDED = die("+1F", "+1*", "1MD", "-", "-", "-")
WILD = die("+2*", "+3*1", "-", "-", "-", "-")
POOLS: dict[str, list[Die]] = {
    "no focus": [PLAIN, PLAIN],
    "one focus": [ONE, PLAIN, PLAIN],
    "two focus dice": [ONE, TWO, PLAIN],
    "turned to a focus": [ONE, THREE, PLAIN],
    "a focus that costs": [COSTLY, COSTLY, PLAIN],
    "a modifier": [ADDED, ONE, PLAIN],
    "two modifiers": [ADDED, ONE, ONE],
    "a wildcard": [WILD, ONE, TWO],
}

Roll = tuple[tuple[Die, int], ...]
"""Each die in the pool and the number of the side it shows."""


def best(roll: Roll, symbols: tuple[str, ...], resources: int) -> int:
    """The most dice that show a symbol, over all orders of uses: no short cuts, each die turned by itself."""

    @cache
    def most(pool: Roll, left: int) -> int:
        found = sum(side(each).symbol in symbols for each in pool)
        for at, each in enumerate(pool):
            if side(each).symbol != "F" or side(each).is_modifier:
                continue
            others = [n for n, other in enumerate(pool) if n != at and adds(side(other))]
            for added in chain.from_iterable(combinations(others, size) for size in range(len(others) + 1)):
                used = [side(pool[n]) for n in (at, *added)]
                if (cost := sum(each.cost for each in used)) <= left:
                    rest = tuple(other for n, other in enumerate(pool) if n not in (at, *added))
                    turns = sum(each.value for each in used)
                    found = max(found, *(most(after, left - cost) for after in all_turned(rest, turns)))
        return found

    return most(tuple(sorted(roll, key=str)), resources)


def side(placed: tuple[Die, int]) -> Side:
    return placed[0][placed[1]]


def adds(found: Side) -> bool:
    return found.is_modifier and found.symbol in ("F", "*")


def all_turned(pool: Roll, turns: int) -> set[Roll]:
    """The pool with up to as many dice turned, each to any of its sides."""
    every = {pool}
    for size in range(1, min(turns, len(pool)) + 1):
        for places in combinations(range(len(pool)), size):
            for sides in product(range(6), repeat=size):
                turned = list(pool)
                for place, number in zip(places, sides, strict=True):
                    turned[place] = (pool[place][0], number)
                every.add(tuple(sorted(turned, key=str)))
    return every


def counted(dice: list[Die], symbols: tuple[str, ...], resources: int) -> Counter[int]:
    """The best number of each roll."""
    rolls = product(*(range(6) for _ in dice))
    return Counter(best(tuple(zip(dice, roll, strict=True)), symbols, resources) for roll in rolls)


@rule("DST-SYM-19", "DST-RES-05", "DST-RES-10", "D-16")
@pytest.mark.parametrize("symbols", [("MD",), ("F",), DAMAGE], ids="".join)
@pytest.mark.parametrize("pool", POOLS)
def test_every_roll_with_every_use_of_its_focus_dice(pool: str, symbols: tuple[str, ...]) -> None:
    for resources in (0, 1):
        found = showing(POOLS[pool], symbols, FOCUS, resources)
        assert chances_of(found) == sure(counted(POOLS[pool], symbols, resources)), resources


@pytest.mark.parametrize("slug", ["han-and-leia", "jabba-and-dooku", "grievous-and-bala-tik"])
def test_every_roll_of_teams(slug: str) -> None:
    dice = team_dice(demo_decks()[slug])[-3:]
    for symbols in (("R",), ("Dc",), DAMAGE):
        assert chances_of(showing(dice, symbols, FOCUS)) == sure(counted(dice, symbols, 2)), symbols


def test_the_odds_of_two_dice_by_hand() -> None:
    """A focus turns the other die: then one die shows melee damage, and the focus die is gone."""
    helper, fighter = die("1F", "1F", "1F", "-", "-", "-"), die("1MD", "-", "-", "-", "-", "-")
    found = showing([helper, fighter], ("MD",), FOCUS)
    assert found.at_least(1) == Fraction(1, 6) + Fraction(5, 6) * Fraction(1, 2)
    assert found.at_least(2) == 0
    both = die("1F", "1F", "1F", "1MD", "-", "-")
    # Two of these dice show damage only when both do as they lie: a focus that turns the other one has left the pool.
    assert showing([both, both], ("MD",), FOCUS).at_least(2) == Fraction(1, 36)


@rule("D-101")
@pytest.mark.parametrize("pool", ["one focus", "a focus that costs"])
def test_the_reroll_keeps_all_focus_dice_or_none(pool: str) -> None:
    """Every first roll and every second roll of the dice that are not kept; for each number the better way."""
    dice, symbols = POOLS[pool][:2], ("MD",)
    ends = {roll: best(tuple(zip(dice, roll, strict=True)), symbols, 1) for roll in product(*(range(6) for _ in dice))}
    found = showing(dice, symbols, BOTH, 1)
    ways = []
    for kept in (symbols, (*symbols, "F")):
        every = Counter[int]()
        for roll in ends:
            again = [[n] * 6 if each[n].symbol in kept else range(6) for each, n in zip(dice, roll, strict=True)]
            every.update(ends[second] for second in product(*again))
        ways.append(every)
    for least in range(1, len(dice) + 1):
        chances = [Fraction(sum(n for hits, n in way.items() if hits >= least), way.total()) for way in ways]
        assert found.at_least(least) == max(chances), least
    assert len({tuple(sorted(way.items())) for way in ways}) == 2


@pytest.mark.parametrize("slug", sorted(demo_decks()))
def test_focus_never_hurts(slug: str) -> None:
    dice = team_dice(demo_decks()[slug])
    for symbols in (("MD",), ("Sh",), ("F",)):
        plain, reroll, focus, both = (showing(dice, symbols, help) for help in (Help(), Help(reroll=True), FOCUS, BOTH))
        for least in range(1, len(dice) + 1):
            assert plain.at_least(least) <= min(reroll.at_least(least), focus.at_least(least))
            assert max(reroll.at_least(least), focus.at_least(least)) <= both.at_least(least) <= 1


def test_without_a_focus_the_number_of_dice_is_free() -> None:
    dice = [PLAIN] * 60 + [WILD] * 20
    assert showing(dice, ("MD",), FOCUS) == showing(dice, ("MD",))


def test_more_focus_dice_than_are_worked_out() -> None:
    with pytest.raises(TooManyFocusDice, match="9 dice with a focus"):
        showing([ONE] * (MOST_FOCUS_DICE + 1), ("MD",), FOCUS)
    with pytest.raises(TooManyFocusDice, match="5 dice with a focus"):
        showing([ONE] * 4 + [WILD], ("MD",), FOCUS)
    assert showing([ONE] * MOST_FOCUS_DICE, ("MD",), FOCUS).most == MOST_FOCUS_DICE
