"""Artillery and aircraft: contact, target hex, drift, attack (TOI-ARE-16 to 25)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import box
from sandtable.games.tide_of_iron.combat import area_effect
from sandtable.games.tide_of_iron.frames import Attack, Frame
from sandtable.games.tide_of_iron.lines import TOLD_CONTACT, TOLD_DRIFT
from sandtable.games.tide_of_iron.names import hex_name
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import ATTACK_NAMES, NORMAL_RANGE, NOTHING, SMOKE
from sandtable.games.tide_of_iron.words.lasting import offer, wait_in_play
from sandtable.games.tide_of_iron.words.modifiers import CONTACT, amount
from sandtable.games.tide_of_iron.words.nouns import IN_SIGHT, PLACE_WORDS, hexes
from sandtable.games.tide_of_iron.words.word import NO_MORE, Word, card_of, choose, choose_more, finish, stop

FACES: Final = 6


class Call(Word):
    """Establish Contact: one die against a number; on a failure the card waits for the next round (TOI-ARE-17)."""

    def __init__(self, contact: int) -> None:
        self.contact = contact

    def possible(self, table: Table, seat: int, card: int) -> bool:
        """True where a unit of the player sees a target."""
        return any([table.where[unit] >= 0 for unit in table.units_of(seat)])

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            offer(table, frame.seat, CONTACT)
            return
        bonus = amount(table, frame.seat, NOTHING, CONTACT) + sum(frame.numbers)
        die = table.luck().below(FACES) + 1
        if table.telling:
            table.tell(TOLD_CONTACT, frame.seat, (card_of(frame), die, self.contact - bonus))
        if die + bonus >= self.contact:
            finish(table)
        else:
            wait_in_play(table, frame.seat, card_of(frame))
            stop(table)

    def chances(self, table: Table, seat: int) -> int:
        """The number of die faces that make contact, with all bonuses in force."""
        needed = self.contact - amount(table, seat, NOTHING, CONTACT)
        return max(0, min(FACES, FACES + 1 - needed))

    def says(self) -> str:
        return f"establish contact ({self.contact} or more; below, the card waits in your play area for a later round)"


class ChooseHex(Word):
    """Choose the target hex, which a unit of the player has to see (TOI-ARE-18, 22)."""

    def possible(self, table: Table, seat: int, card: int) -> bool:
        return len(hexes(table, seat, IN_SIGHT)) > 0

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer == NOTHING:
            seen = hexes(table, frame.seat, IN_SIGHT)
            if not seen:
                stop(table)
                return
            if not choose(table, frame, seen):
                return
        finish(table, frame.answer)

    def says(self) -> str:
        return f"choose a hex {PLACE_WORDS[IN_SIGHT]}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose the target hex"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return hex_name(table, option)


class Drift(Word):
    """The black die gives the distance, the red die the direction, clockwise from 1 for north (TOI-ARE-19, 25)."""

    def step(self, table: Table, frame: Frame) -> None:
        if table.is_trial:  # the mean drift is short, so a judged copy keeps the hex
            finish(table)
            return
        black = table.luck().below(FACES)
        red = table.luck().below(FACES)
        if table.telling:
            table.tell(TOLD_DRIFT, frame.seat, (frame.hex, black + 1, red + 1))
        hex_ = drifted(table, frame.hex, table.setup.rules.drift_table[black], red)
        if hex_ == NOTHING:
            stop(table)
        else:
            finish(table, hex_)

    def says(self) -> str:
        return "drift"


class Shift(Word):
    """Choose a hex next to the previous one for the words that follow."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer == NOTHING:
            around = [next_ for next_ in table.setup.ground.neighbours[frame.hex] if next_ != NOTHING]
            if not choose(table, frame, around):
                return
        finish(table, frame.answer)

    def says(self) -> str:
        return "choose an adjacent hex"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return hex_name(table, option)


class Barrage(Word):
    """An area attack on the hex at normal range (TOI-ARE-01, 02, 21)."""

    def __init__(self, dice: int, kind: int) -> None:
        self.dice = dice
        self.kind = kind

    def step(self, table: Table, frame: Frame) -> None:
        finish(table)
        area_effect.area_attack(table, frame.seat, frame.hex, self.dice, self.kind, NORMAL_RANGE, self.dice)

    def promise(self, table: Table, seat: int) -> int:
        """The value of the attack on the best hex in sight, in points."""
        best = 0
        for hex_ in hexes(table, seat, IN_SIGHT):
            if table.holder(hex_) == 1 - seat:
                attack = Attack(seat, NOTHING)
                attack.hex = hex_
                attack.kind = self.kind
                attack.range_class = NORMAL_RANGE
                best = max(best, area_effect.expected_worth(table, attack, self.dice, self.dice))
        return best

    def says(self) -> str:
        return f"{ATTACK_NAMES[self.kind]} area attack with {self.dice} dice"


class Screen(Word):
    """Place smoke in the hex, and in some of the hexes next to it (TOI-OBS-20)."""

    def __init__(self, around: int = 0) -> None:
        self.around = around

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            put_smoke(table, frame.hex)
        if frame.answer >= 0:
            put_smoke(table, frame.answer)
            frame.picked += (frame.answer,)
        left = [hex_ for hex_ in table.setup.ground.neighbours[frame.hex] if can_smoke(table, hex_)]
        if frame.answer == NO_MORE or len(frame.picked) >= self.around or not left:
            finish(table)
        else:
            choose_more(table, frame, left)

    def says(self) -> str:
        there = "place a smoke marker in that hex"
        if not self.around:
            return f"{there}, unless it is a building"
        around = "an adjacent one" if self.around == 1 else f"each of up to {self.around} adjacent ones"
        return f"{there} and one in {around}, not in buildings"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Place another smoke marker"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == NO_MORE else hex_name(table, option)


def drifted(table: Table, hex_: int, distance: int, direction: int) -> int:
    """The hex where a shell lands; NOTHING when it leaves the map (TOI-ARE-20)."""
    for _ in range(distance):
        hex_ = table.setup.ground.neighbours[hex_][direction]
        if hex_ == NOTHING:
            break
    return hex_


def can_smoke(table: Table, hex_: int) -> bool:
    return hex_ != NOTHING and box.may_place(table, SMOKE, hex_)


def put_smoke(table: Table, hex_: int) -> None:
    """Place a smoke marker if the hex can hold one; otherwise the smoke is lost."""
    if can_smoke(table, hex_):
        box.place(table, SMOKE, hex_)
