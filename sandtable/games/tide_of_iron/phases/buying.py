"""Buying armies from a list, before cards are drawn and squads are built (D-TOI-189 to 192).

The deeds that have happened keep what was bought; it is paid from the points of the army, which are not on the table.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.dice import Dice
from sandtable.engine.game import ACTION, TOGETHER
from sandtable.games.tide_of_iron import happening
from sandtable.games.tide_of_iron.deed import OFFER, Army
from sandtable.games.tide_of_iron.frames import Effect, Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_BOUGHT
from sandtable.games.tide_of_iron.past import times_done
from sandtable.games.tide_of_iron.phases.drawing import add_available
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import NATION_NAMES, NOBODY, NOTHING
from sandtable.games.tide_of_iron.words.lasting import add_effect
from sandtable.games.tide_of_iron.words.modifiers import ALWAYS, HAPPENED, ROUNDS

DEFAULT: Final = -2
"""The answer that takes the default army."""
ENOUGH: Final = -3
"""The answer that buys nothing more."""


class Buying(Node):
    """Buys for the armies in `picked`: the first one is in hand."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer != NOTHING:
            self._buy(table, frame, table.setup.armies[frame.picked[0]])
            frame.answer = NOTHING
        if not frame.picked:
            table.frames.pop()
            deliver(table)
            return
        army = table.setup.armies[frame.picked[0]]
        frame.seat = army.seat
        table.choose(frame, table.voice(army.seat, army.division), options_for(table, army))

    def _buy(self, table: Table, frame: Frame, army: Army) -> None:
        if frame.answer == DEFAULT:
            for number in army.offers:
                for _ in range(table.setup.deeds[number].default):
                    take(table, number)
        elif frame.answer >= 0:
            take(table, frame.answer)
        at, others = frame.picked[:1], frame.picked[1:]
        if frame.answer < 0:
            frame.picked = others
        elif table.setup.buys_in_turn:
            frame.picked = others + at

    def prompt(self, table: Table, frame: Frame) -> str:
        army = table.setup.armies[frame.picked[0]]
        return f"Buy units for {NATION_NAMES[army.seat].capitalize()} division {army.division}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        army = table.setup.armies[frame.picked[0]]
        if option == DEFAULT:
            return f"take the proposed army: {proposed(table, army)}"
        if option == ENOUGH:
            return f"buy nothing more ({left(table, army)} points left)"
        deed = table.setup.deeds[option]
        have = times_done(table, option)
        many = f", {have} of {deed.times} bought" if deed.times > 1 else ""
        return f"buy {deed.name} ({deed.cost} of {left(table, army)} points{many})"

    def question(self, table: Table, frame: Frame) -> int:
        """Purchases in private are shown together."""
        return ACTION if table.setup.buys_in_turn else TOGETHER

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == ENOUGH

    def begins_something(self, frame: Frame) -> bool:
        return True


BUYING: Final = Buying()


def begin_buying(table: Table) -> None:
    """Push the buying of all armies: the side with initiative first, then by turns (D-TOI-190)."""
    armies = table.setup.armies
    first = [number for number in range(len(armies)) if armies[number].seat == table.initiative]
    second = [number for number in range(len(armies)) if armies[number].seat != table.initiative]
    order: tuple[int, ...] = ()
    for at in range(max(len(first), len(second))):
        order += (*first[at : at + 1], *second[at : at + 1])
    table.start(BUYING, table.initiative).picked = order


def options_for(table: Table, army: Army) -> list[int]:
    """The proposed army as long as nothing is bought, what can be paid, and an end (D-TOI-189, 191)."""
    found = [number for number in army.offers if may_buy(table, army, number)]
    is_fresh = left(table, army) == army.points
    has_default = any([table.setup.deeds[number].default > 0 for number in army.offers])
    return [*([DEFAULT] if is_fresh and has_default else []), *found, ENOUGH]


def may_buy(table: Table, army: Army, number: int) -> bool:
    """True for an offer that the points pay, and that was not taken as often as it can be."""
    deed = table.setup.deeds[number]
    return deed.cost <= left(table, army) and times_done(table, number) < deed.times


def left(table: Table, army: Army) -> int:
    """The points that are left to an army."""
    return army.points - sum([times_done(table, number) * table.setup.deeds[number].cost for number in army.offers])


def proposed(table: Table, army: Army) -> str:
    """ "2 Rifle squad, 1 Sherman"."""
    deeds = [table.setup.deeds[number] for number in army.offers]
    return ", ".join([f"{deed.default} {deed.name}" for deed in deeds if deed.default])


def take(table: Table, number: int) -> None:
    """Note that something is bought; a judged copy hopes for what it pays."""
    deed = table.setup.deeds[number]
    table.effects += (Effect(HAPPENED, deed.seat, number * ROUNDS, NOTHING, ALWAYS, NOTHING),)
    if table.is_trial:
        table.hopes[deed.seat] += deed.promise
    if table.telling and table.setup.buys_in_turn:
        table.tell(TOLD_BOUGHT, deed.seat, (number, 1))


def deliver(table: Table) -> None:
    """Show what was bought, and give everybody the cards, command and markers of it (D-TOI-192)."""
    for number, deed in enumerate(table.setup.deeds):
        many = times_done(table, number) if deed.kind == OFFER else 0
        if many and table.telling and not table.setup.buys_in_turn:
            table.tell(TOLD_BOUGHT, deed.seat, (number, many))
        for _ in range(many):
            happening.gain(table, deed)
            happening.change_map(table, deed)
            for effect in deed.effects:
                add_effect(table, effect)
            for card in deed.hands:
                add_available(table, deed.seat, card)


# -- what one side sees ------------------------------------------------------------------------------------------------


def is_buying(table: Table) -> bool:
    """True while armies are bought in private (D-TOI-190)."""
    return bool(table.frames) and table.frames[-1].node is BUYING and not table.setup.buys_in_turn


def hide_armies(table: Table, viewer: int) -> None:
    """Blank out what the other side has bought."""
    table.effects = tuple([each for each in table.effects if each.kind != HAPPENED or each.seat == viewer])


def buy_anew(table: Table, seat: int, dice: Dice) -> None:
    """Give the armies of a side that are bought already something at random instead."""
    hide_armies(table, 1 - seat)
    frame = table.frames[-1]
    armies = table.setup.armies
    for number in range(len(armies)):
        army = armies[number]
        if army.seat == seat and number not in frame.picked:
            spend(table, army, dice)
    if table.asker != NOBODY and table.setup.teams.sides[table.asker] == seat:
        table.options = options_for(table, armies[frame.picked[0]])


def spend(table: Table, army: Army, dice: Dice) -> None:
    """Buy at random until nothing more can be paid."""
    while True:
        found = [number for number in army.offers if may_buy(table, army, number)]
        if not found:
            return
        take(table, found[dice.below(len(found))])
