"""The chances that are shown before an assault are those with which the engine plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

import pytest

from sandtable.games.tide_of_iron.actions import choosing
from sandtable.games.tide_of_iron.combat import storming
from sandtable.games.tide_of_iron.lines import TOLD_ASSAULT_HITS, TOLD_ASSAULT_WON
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import AMERICAN, ASSAULT, GERMAN, PINNED
from sandtable.games.tide_of_iron.view.notes import note_of
from sandtable.games.tide_of_iron.view.storm_chances import StormChances, storm_chances_of
from tests.support import rule
from tests.support.tide_of_iron import Piece, a_ground, a_squad, a_table, a_vehicle, answer, asked, go_on, top
from tests.support.tide_of_iron_actions import assault_pools, storm, storm_as
from tests.support.tide_of_iron_assault import ATTACKER, DEFENDER, SUPPORTER, hidden_hex

LONE = a_squad(AMERICAN, (0, 0), "1 elite")
WEAK = a_squad(GERMAN, (1, 0), "2 regular", condition=PINNED)
HIT, MISS = 6, 1
SITUATIONS: dict[str, tuple[Callable[[], Table], tuple[str, ...]]] = {
    "in the open": (lambda: fight("", ATTACKER, DEFENDER), ()),
    "into woods": (lambda: fight("woods", ATTACKER, a_squad(GERMAN, (1, 0), "2 regular")), ()),
    "one figure, whose loss loses the assault": (lambda: fight("", LONE, DEFENDER), ()),
    "against few, who may be gone though they hit back": (lambda: fight("", ATTACKER, WEAK), ()),
    "with support": (lambda: fight("", LONE, WEAK, SUPPORTER), ("American squad 3",)),
    "against a truck": (lambda: fight("rough", ATTACKER, a_vehicle(GERMAN, (1, 0), "opel")), ()),
}


def fight(terrain: str, *units: Piece) -> Table:
    table = a_table(a_ground({(1, 0): terrain}), *units)
    table.telling = True
    return table


def at_the_roll(name: str) -> tuple[Table, StormChances]:
    """The assault up to its roll, and the chances that were shown at its last question."""
    build, words = SITUATIONS[name]
    table, again = build(), build()
    choosing.begin_unit(table, 0, ASSAULT)
    go_on(table)
    *earlier, last = "assault 1,0", *words
    answer(table, *earlier)
    shown = storm_chances_of(table, top(table), chosen(table, last))
    assert shown is not None
    storm(again, 0, "1,0", *words)
    return again, shown


def chosen(table: Table, words: str) -> int:
    """The number of the one option that has these words."""
    (index,) = [index for index, option in enumerate(asked(table)) if words in option]
    return table.options[index]


def faces(many: int, chance: Fraction) -> Iterator[tuple[list[int], Fraction]]:
    """Every pattern of hits and misses of this number of dice, with its chance."""
    for hits in product((True, False), repeat=many):
        total = Fraction(1)
        for is_hit in hits:
            total *= chance if is_hit else 1 - chance
        yield [HIT if is_hit else MISS for is_hit in hits], total


@rule("TOI-ASL-14", "TOI-ASL-15", "TOI-ASL-16")
@pytest.mark.parametrize("name", SITUATIONS)
def test_the_chance_to_win_is_that_of_all_rolls_played_by_the_engine(name: str) -> None:
    declared, shown = at_the_roll(name)
    black, red, back = assault_pools(declared)
    assert (shown.black, shown.red, shown.back) == (black, red, back)
    won, hits, hurts = Fraction(0), Fraction(0), Fraction(0)
    half, third = Fraction(1, 2), Fraction(1, 3)
    for storms, covers, backs in product(some(black, half), some(red, third), some(back, half)):
        table = Table()
        declared.copy_to(table)
        table.record()
        storm_as(table, storms[0], covers[0], backs[0])
        while asked(table):  # losses as they come
            answer(table, asked(table)[0])
        chance = storms[1] * covers[1] * backs[1]
        told = {line.kind: line for line in table.told}
        won += chance * (told[TOLD_ASSAULT_WON].seat == AMERICAN)
        hits += chance * told[TOLD_ASSAULT_HITS].numbers[0]
        hurts += chance * told[TOLD_ASSAULT_HITS].numbers[2]
    assert shown.odds.chance_to_win() == int(1000 * won)
    assert (shown.odds.hits.mean(), shown.odds.hurts.mean()) == (int(1000 * hits), int(1000 * hurts))


def some(many: int, chance: Fraction) -> list[tuple[list[int], Fraction]]:
    """One roll for each number of hits, with the chance of that number: which of the dice hit does not matter."""
    found: dict[int, tuple[list[int], Fraction]] = {}
    for roll, share in faces(many, chance):
        hits = roll.count(HIT)
        found[hits] = (roll, share + (found[hits][1] if hits in found else 0))
    return list(found.values())


def test_the_log_tells_what_could_be_expected() -> None:
    """4 dice of each side, of which half hit: 2 hits each are expected."""
    table, shown = at_the_roll("in the open")
    storm_as(table, [HIT] * 3 + [MISS], [], [HIT] + [MISS] * 3)
    told = next(line for line in table.told if line.kind == TOLD_ASSAULT_HITS)
    assert told.numbers == (3, 2000, 1, 2000, shown.odds.chance_to_win())


def test_the_words_before_an_assault() -> None:
    """Four regulars, 4 dice, against two pinned ones, half of 2 dice: 2.0 and 0.5 hits in the mean.

    They win with 2 hits or more (nobody is left), and with 1 hit where the one die misses: 11/16 + 1/8 = 81.25 %.
    """
    table = fight("", ATTACKER, WEAK)
    choosing.begin_unit(table, 0, ASSAULT)
    go_on(table)
    assert note_of(table, chosen(table, "assault 1,0")) == (
        "4 dice against 1, 4 or more hits; 0 defence dice, 5 or more blocks; 2.0 hits expected on the defenders, "
        "0.5 on the attackers; the attackers win 81 %"
    )


def test_nobody_is_told_the_strength_of_concealed_defenders() -> None:
    table = hidden_hex()
    choosing.begin_unit(table, 0, ASSAULT)
    go_on(table)
    assert not note_of(table, chosen(table, "assault 1,0"))


def test_the_defender_sees_what_a_concealed_unit_changes() -> None:
    table = hidden_hex()
    choosing.begin_unit(table, 0, ASSAULT)
    go_on(table)
    answer(table, "assault 1,0")
    assert table.asker == GERMAN
    both = {
        word: storm_chances_of(table, top(table), option)
        for word, option in zip(asked(table), table.options, strict=True)
    }
    inside, outside = both["reveal it and take part"], both["keep out"]
    assert inside is not None and outside is not None
    assert inside.back == storming.defence_dice(table, top(table).hex, ()) > outside.back
