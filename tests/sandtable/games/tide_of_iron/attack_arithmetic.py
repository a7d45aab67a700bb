"""Attack arithmetic: exact chances of a slow enumerator beside attacks that the engine plays.

The enumerator knows nothing of the engine: it builds the distributions of two pools of dice die by die, in fractions,
from the numbers that the rule book gives for a situation. The engine plays the same situation from its pieces.
`python -m tests.sandtable.games.tide_of_iron.attack_arithmetic 200000` plays each situation that often and says how far
apart the two are; beyond five standard errors of the binomial distribution it fails.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Final

from sandtable.engine.dice import seeded
from sandtable.games.tide_of_iron.squads import count
from sandtable.games.tide_of_iron.state import NOT_HERE, Table
from sandtable.games.tide_of_iron.terms import AMERICAN, GERMAN, NO_CONDITION, PILLBOX, PINNED
from tests.support.tide_of_iron import Piece, Place, a_ground, a_squad, a_table, a_vehicle, answer, asked, go_on
from tests.support.tide_of_iron_fire import declare, declare_area

Chances = dict[str, Fraction]
STANDARD_ERRORS = 5
"""70 chances or so are compared; by chance alone one of them lies beyond this in one run of about 20,000."""


@dataclass(frozen=True)
class Situation:
    """An attack by its numbers in the rule book, and the same attack as pieces on a table."""

    name: str
    black: int
    success: int
    """The lowest success of a black die."""
    red: int
    build: Callable[[], Table]
    words: tuple[str, ...]
    """Answers that declare it."""
    suppressive_figures: int = 0
    """The number of figures under a suppressive attack; 0: a normal attack."""
    losses: int = 4
    """The most losses: figures, or steps of damage."""
    is_halved: bool = False
    is_thick: bool = False
    is_area: bool = False


TARGET: Final = 1
"""The number of the unit that is attacked, on all these tables."""


# -- the enumerator ----------------------------------------------------------------------------------------------------


def successes(dice: int, number: int) -> dict[int, Fraction]:
    """Chances of each number of successes, die by die."""
    chance = Fraction(7 - number, 6)
    found = {0: Fraction(1)}
    for _ in range(dice):
        more: dict[int, Fraction] = {}
        for many, before in found.items():
            more[many] = more.get(many, Fraction(0)) + before * (1 - chance)
            more[many + 1] = more.get(many + 1, Fraction(0)) + before * chance
        found = more
    return found


def hits(black: int, success: int, red: int, is_thick: bool) -> dict[int, Fraction]:
    """Chances of each number of hits: successes less blocks; one die that failed is turned by Thick Armour."""
    found: dict[int, Fraction] = {}
    for many, chance in successes(black, success).items():
        for blocks, other in successes(red, 5).items():
            turned = blocks + 1 if is_thick and blocks < red else blocks
            left = max(0, many - turned)
            found[left] = found.get(left, Fraction(0)) + chance * other
    return found


def exact(situation: Situation) -> Chances:
    """Chances of each outcome by the rules on losses, damage, conditions (TOI-ATK-13, 14, TOI-DMG-02, TOI-SUP-02)."""
    found: Chances = {}
    for many, chance in hits(situation.black, situation.success, situation.red, situation.is_thick).items():
        word = outcome(situation, many)
        found[word] = found.get(word, Fraction(0)) + chance
    return found


def outcome(situation: Situation, many: int) -> str:
    figures = situation.suppressive_figures
    if not figures:
        return f"{min(many, situation.losses)} lost"
    if many >= 2 * figures:
        return "routed"
    return "disrupted" if many >= figures else "pinned" if many else "nothing"


# -- the engine --------------------------------------------------------------------------------------------------------


def played(situation: Situation, many: int) -> Counter[str]:
    """The engine's count of each outcome in a number of attacks."""
    found: Counter[str] = Counter()
    declared = situation.build()
    begin = declare_area if situation.is_area else declare
    begin(declared, 0, *situation.words, is_halved=situation.is_halved)
    dice = seeded(situation.name, many)
    for _ in range(many):
        table = Table()
        declared.copy_to(table)
        table.dice = dice.clone()
        go_on(table)
        while asked(table):  # casualties as they come; Thick Armour is always used
            answer(table, asked(table)[-1])
        dice = table.dice
        found[after(situation, table)] += 1
    return found


def after(situation: Situation, table: Table) -> str:
    """The outcome for the target."""
    is_gone = table.where[TARGET] == NOT_HERE
    if not situation.suppressive_figures:
        lost = situation.losses - count(table.figures[TARGET]) if table.is_squad(TARGET) else table.damage[TARGET]
        return f"{situation.losses if is_gone else lost} lost"
    if is_gone:
        return "routed"
    condition = table.conditions[TARGET]
    return "nothing" if condition == NO_CONDITION else "pinned" if condition == PINNED else "disrupted"


# -- situations --------------------------------------------------------------------------------------------------------


def fire(
    attacker: Piece, target: Piece, terrain: str = "", *others: Piece, markers: Mapping[Place, str] | None = None
) -> Table:
    """The attacker at (0, 0), its target in some terrain, and who else stands there."""
    return a_table(a_ground({target.place: terrain}), attacker, target, *others, markers=markers)


REGULARS = a_squad(AMERICAN, (0, 0))
ELITES = a_squad(AMERICAN, (0, 0), "4 elite")
SHERMAN = a_vehicle(AMERICAN, (0, 0), "sherman")
LED = a_squad(GERMAN, (1, 0), "3 elite, 1 officer", inside=PILLBOX)
SITUATIONS: Final = (
    Situation("close range, in the open", 4, 4, 0, lambda: fire(REGULARS, a_squad(GERMAN, (1, 0))), ("normal",)),
    Situation("normal range, woods", 8, 5, 2, lambda: fire(ELITES, a_squad(GERMAN, (3, 0)), "woods"), ("normal",)),
    Situation("long range, in the open", 4, 6, 0, lambda: fire(REGULARS, a_squad(GERMAN, (6, 0))), ("normal",)),
    Situation("long range, building", 8, 6, 3, lambda: fire(ELITES, a_squad(GERMAN, (5, 0)), "building"), ("normal",)),
    Situation(
        "Fire and Movement: half firepower",
        4,
        5,
        0,
        lambda: fire(ELITES, a_squad(GERMAN, (4, 0))),
        ("normal",),
        is_halved=True,
    ),
    Situation(
        "out of smoke: half firepower",
        2,
        5,
        1,
        lambda: fire(REGULARS, a_squad(GERMAN, (2, 0)), "rough", markers={(0, 0): "smoke"}),
        ("normal",),
    ),
    Situation(
        "combined fire, woods",
        7,
        5,
        2,
        lambda: fire(REGULARS, a_squad(GERMAN, (3, 0)), "woods", SHERMAN),
        ("Sherman", "normal"),
    ),
    Situation(
        "combined and suppressive, woods",
        7,
        5,
        2,
        lambda: fire(REGULARS, a_squad(GERMAN, (3, 0)), "woods", SHERMAN),
        ("Sherman", "suppressive"),
        suppressive_figures=4,
    ),
    Situation(
        "suppressive, pillbox, elite figures with an officer",
        8,
        4,
        8,
        lambda: fire(ELITES, LED),
        ("suppressive",),
        suppressive_figures=4,
    ),
    Situation(
        "suppressive, machine gun and two regulars",
        8,
        4,
        0,
        lambda: fire(ELITES, a_squad(GERMAN, (1, 0), "1 mg, 2 regular")),
        ("suppressive",),
        suppressive_figures=3,
    ),
    Situation(
        "anti-tank against a Tiger: thick armour",
        7,
        5,
        6,
        lambda: fire(a_squad(AMERICAN, (0, 0), "4 regular", "anti_tank"), a_vehicle(GERMAN, (3, 0), "tiger1")),
        (),
        losses=3,
        is_thick=True,
    ),
    Situation(
        "half-track in the rough",
        4,
        4,
        2,
        lambda: fire(REGULARS, a_vehicle(GERMAN, (1, 0), "sdkfz251"), "rough"),
        (),
        losses=3,
    ),
    Situation("truck", 8, 5, 0, lambda: fire(SHERMAN, a_vehicle(GERMAN, (4, 0), "opel")), (), losses=2),
    Situation(
        "flamethrower against a building",
        6,
        4,
        0,
        lambda: fire(a_squad(AMERICAN, (0, 0), "4 regular", "flamethrower"), a_squad(GERMAN, (1, 0)), "building"),
        ("normal",),
    ),
    Situation(
        "concussive firepower",
        9,
        5,
        3,
        lambda: fire(SHERMAN, a_squad(GERMAN, (7, 0)), "building"),
        ("normal",),
    ),
    Situation(
        "mortars, long range, woods",
        4,
        6,
        2,
        lambda: fire(a_squad(AMERICAN, (-5, 0), "2 mortar"), a_squad(GERMAN, (6, 0)), "woods", REGULARS),
        ("6,0", "normal"),
        is_area=True,
    ),
)


# -- the comparison ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Compared:
    """One outcome of a situation: its exact chance and how often it was played."""

    situation: str
    outcome: str
    chance: Fraction
    share: float
    errors: float
    """The difference in standard errors of the binomial distribution; for outcomes rarer than one attack, in attacks.
    """


def compare(situation: Situation, many: int) -> Iterator[Compared]:
    """Every possible or observed outcome after a number of attacks."""
    chances = exact(situation)
    found = played(situation, many)
    for word in sorted({*chances, *found}):
        chance = chances.get(word, Fraction(0))
        spread = max(sqrt(chance * (1 - chance) / many), 1 / many if chance else 0)
        apart = abs(found[word] / many - chance)
        yield Compared(situation.name, word, chance, found[word] / many, apart / spread if spread else apart * 1e9)


def main(many: int) -> int:
    """Print the comparison; the exit code says whether all chances agree."""
    worst = 0.0
    for situation in SITUATIONS:
        print(f"{situation.name}: {situation.black} black dice on {situation.success}+, {situation.red} red dice")
        for row in compare(situation, many):
            worst = max(worst, row.errors)
            print(f"  {row.outcome:10} exact {float(row.chance):.5f}  played {row.share:.5f}  {row.errors:4.1f} errors")
    print(f"{len(SITUATIONS)} situations, {many} attacks each: at most {worst:.1f} standard errors apart")
    return int(worst > STANDARD_ERRORS)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000))
