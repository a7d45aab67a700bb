"""Words that carry out abilities of the battlefield as part of another ability (DST-POW-08)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.power import USING_POWER
from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_POWER_ACTION
from sandtable.games.destiny.used_powers import use_power
from sandtable.games.destiny.words.verbs.using_one import UseOne

CLAIM_ABILITY: Final = -2
"""The option to carry out the claim ability; a Power Action is its place among the actions of the battlefield."""


class UseBattlefield(UseOne):
    """Carry out the claim ability or a Power Action of the battlefield, used or not (DST-POW-08).

    The battlefield is not claimed, and any player may control it (D-56). The Power Action counts as used (D-216).
    """

    def __init__(self, words: str = "a claim ability") -> None:
        self.words = words

    def open(self, table: Table, frame: Frame) -> list[int]:
        return abilities(table)

    def begin(self, table: Table, frame: Frame) -> None:
        place = table.battlefield
        if frame.answer != CLAIM_ABILITY:
            use_power(table, frame.seat, place)
            if table.watch[AFTER_POWER_ACTION]:
                table.start(USING_POWER, frame.seat, place).numbers = (frame.answer,)
                return
        table.start(words_of(table, frame.answer), frame.seat, place)

    def says(self, they: bool = False) -> str:
        return f"use {self.words} or power action on the battlefield, even if it has been used this round"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Use which ability of the battlefield?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        head = "Claim" if option == CLAIM_ABILITY else "Power Action"
        return f"{head} - {words_of(table, option).says()}"


class UseItsAbility(UseBattlefield):
    """The same about a battlefield that earlier words have named: "use its claim ability or power action"."""

    def says(self, they: bool = False) -> str:
        return "use its claim ability or power action, even if it was used this round"


def abilities(table: Table) -> list[int]:
    """The claim ability and the Power Actions that are printed on the battlefield."""
    printed = table.setup.prints[table.battlefield]
    found = [] if printed.claim is None else [CLAIM_ABILITY]
    return found + [at for at in range(len(printed.actions)) if printed.is_power_action(at)]


def words_of(table: Table, option: int) -> Node:
    """The words of one of these abilities."""
    printed = table.setup.prints[table.battlefield]
    if option != CLAIM_ABILITY:
        return printed.actions[option]
    assert printed.claim is not None
    return printed.claim
