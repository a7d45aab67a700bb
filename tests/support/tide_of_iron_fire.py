"""Attacks for tests of Tide of Iron: declared in words up to the roll, and dice that show what a test says."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.tide_of_iron.combat import area, area_effect, direct, op_fire, strength
from sandtable.games.tide_of_iron.frames import Attack
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NOBODY
from tests.support.tide_of_iron import asked, go_on, top


def declare(table: Table, unit: int, *words: str, is_halved: bool = False) -> Attack:
    """A unit begins a direct attack; its questions are answered up to the roll. Returns the attack as declared."""
    direct.begin(table, unit, is_halved)
    return answer_until_roll(table, *words)


def declare_area(table: Table, unit: int, *words: str, is_halved: bool = False) -> Attack:
    """The mortars of a unit attack; questions are answered up to the roll."""
    area.begin(table, unit, is_halved)
    return answer_until_roll(table, *words)


def offer_op_fire(table: Table, *words: str) -> Attack:
    """The active unit has entered its hex: the opponent's questions are answered up to the roll."""
    op_fire.offer(table)
    return answer_until_roll(table, *words)


def answer_until_roll(table: Table, *words: str) -> Attack:
    """Answer open questions by words; nothing else may be asked before the dice. Returns the attack as declared."""
    _until_roll(table)
    for each in words:
        options = asked(table)
        fitting = [index for index, option in enumerate(options) if option == each]
        fitting = fitting or [index for index, option in enumerate(options) if each in option]
        assert len(fitting) == 1, f"{each!r} does not name one of {options}"
        top(table).answer = table.options[fitting[0]]
        table.asker = NOBODY
        _until_roll(table)
    assert table.asker < 0, f"not answered: {asked(table)}"
    attack = top(table).attack
    assert attack is not None
    return attack


def _until_roll(table: Table) -> None:
    while table.asker < 0 and not _is_at_roll(table):
        top(table).node.step(table, top(table))


def _is_at_roll(table: Table) -> bool:
    frame = top(table)
    if frame.node is direct.DIRECT_ATTACK:
        return frame.step == direct.ROLL
    return frame.node is area_effect.AREA_EFFECT and frame.step == area_effect.ROLL


def pools(table: Table) -> tuple[int, int]:
    """Black and red dice of the direct attack that is about to be rolled."""
    attack = top(table).attack
    assert attack is not None
    return strength.pool(table, attack), direct.defense(table, attack)


def roll_as(table: Table, black: Sequence[int], red: Sequence[int] = ()) -> None:
    """The dice of a declared direct attack show this; as many as the pools have."""
    frame = top(table)
    assert frame.attack is not None
    assert (len(black), len(red)) == pools(table)
    frame.attack.black, frame.attack.red = tuple(black), tuple(red)
    frame.step = direct.ROLLED
    go_on(table)
