"""The chances that are shown before an attack are those with which the engine rolls."""

from __future__ import annotations

import random
import re
from itertools import product

from sandtable.engine.viewing import view
from sandtable.games.tide_of_iron.combat import direct, odds
from sandtable.games.tide_of_iron.frames import Attack
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import SUPPRESSIVE
from sandtable.games.tide_of_iron.view.chances import Chances, chances_of
from tests.conformance.examples import start

STEPS = 2500
MOST_DICE = 5
"""Dice that are thrown out one by one: 6 to the power of 5 rolls."""


def attacks() -> list[tuple[Chances, str, Attack]]:
    """Attacks of random games: the chances and the words at their last declaration, and what was rolled then."""
    found = []
    for seed in range(3):
        table, chance = start("tide-of-iron", seed), random.Random(seed)
        assert isinstance(table, Table)
        for _ in range(STEPS):
            if table.seat() < 0:
                break
            index, frame = chance.randrange(table.count()), table.frames[-1]
            is_last = isinstance(frame.node, direct.DirectAttack) and frame.step == direct.KIND_NAMED
            if not is_last:
                table.apply(index)
                continue
            chances, attack = chances_of(table, frame, table.options[index]), frame.attack
            asked = view("tide_of_iron", table, table.seat()).question
            assert asked is not None and attack is not None
            table.apply(index)
            if chances is not None and attack.black:
                found.append((chances, asked.choices[index].note, attack))
    return found


def test_what_is_told_before_an_attack_is_what_is_rolled() -> None:
    known = attacks()
    assert len(known) >= 20
    for chances, note, attack in known:
        assert (chances.black, chances.red) == (len(attack.black), len(attack.red))
        assert chances.range_class == attack.range_class and chances.kind == attack.kind
        assert note.startswith(f"{len(attack.black)} d") and f"{chances.success} or more hits" in note
    assert {chances.kind for chances, _, _ in known} >= {SUPPRESSIVE}


def test_expected_hits_are_the_mean_of_all_rolls() -> None:
    """Every roll of the dice is thrown out, and the engine counts its hits."""
    seen: dict[tuple[int, ...], tuple[Chances, str]] = {}
    for chances, note, _ in attacks():
        if chances.black + chances.red <= MOST_DICE and not chances.is_thick:
            seen[chances.black, chances.red, chances.range_class, chances.kind] = chances, note
    assert len(seen) >= 3
    for (black, red, range_class, _), (chances, note) in seen.items():
        rolls = [
            odds.hits(each[:black], range_class, each[black:], chances.defense_success)
            for each in product(range(1, 7), repeat=black + red)
        ]
        mean = sum(rolls) * 1000 // len(rolls)
        assert f"{mean // 1000}.{mean % 1000 // 100} hits expected" in note
        hits = sum(each > 0 for each in rolls) / len(rolls)
        told = re.search(r"(?:at least one|pinned or worse) (\d+) %", note)
        assert told and abs(int(told[1]) - 100 * hits) <= 1


def test_an_option_that_declares_no_attack_tells_no_chances() -> None:
    table = start("tide-of-iron", 1)
    asked = view("tide_of_iron", table, table.seat()).question
    assert asked is not None and not any(choice.note for choice in asked.choices)
