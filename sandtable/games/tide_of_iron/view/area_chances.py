# interpreted: shows games to people
"""The chances of an area attack beside the options that declare it, for each unit in the hex.

The numbers are those with which the engine rolls (combat/area.py, area_effect.py). A concealed enemy unit has none:
nobody but its owner knows its cover. Artillery that may drift says how likely it is that it hits the chosen hex.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sandtable.engine.words import counted
from sandtable.games.tide_of_iron.cards.playing import PLAYING, words_of
from sandtable.games.tide_of_iron.combat import area, bonuses, cover, odds, vehicles
from sandtable.games.tide_of_iron.combat.odds import Odds
from sandtable.games.tide_of_iron.frames import Attack, Frame
from sandtable.games.tide_of_iron.markers import WIRE_BIT
from sandtable.games.tide_of_iron.names import unit_name
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.story import decimal, percent
from sandtable.games.tide_of_iron.terms import (
    INFANTRY,
    NORMAL,
    NORMAL_RANGE,
    NOTHING,
    RANGE_NAMES,
    SUPPRESSIVE,
    VEHICLE,
)
from sandtable.games.tide_of_iron.view.chances import reached
from sandtable.games.tide_of_iron.words.artillery import FACES, Barrage, ChooseHex, Drift, Shift
from sandtable.games.tide_of_iron.words.word import Word


@dataclass(frozen=True)
class UnitChances:
    """The part of an area attack that falls on one unit."""

    unit: int
    black: int
    """Attack dice that count against it."""
    red: int
    """Its defence dice."""
    odds: Odds


class AreaChances:
    """An area attack as it would be rolled: black dice for infantry and for vehicles, a defence of each unit."""

    def __init__(self, table: Table, attack: Attack, black: int, vehicle_black: int) -> None:
        self.table = table
        self.attack = attack
        self.black = black
        """Attack dice against infantry."""
        self.vehicle_black = black if attack.kind == SUPPRESSIVE else vehicle_black
        """Attack dice against vehicles."""
        self.success = odds.SUCCESS_NUMBERS[attack.range_class]

    @property
    def units(self) -> list[UnitChances]:
        """The units in the hex on which the attack has an effect, and whose defence the attacker knows."""
        return [self._on(unit) for unit in self._known() if not self._is_spared(unit)]

    def _known(self) -> list[int]:
        table = self.table
        stack = table.stacks[self.attack.hex]
        return [unit for unit in stack if not table.concealed[unit] or table.seat_of(unit) == self.attack.seat]

    def _is_spared(self, unit: int) -> bool:
        """A suppressive attack has no effect on vehicles (TOI-ARE-13)."""
        return self.attack.kind == SUPPRESSIVE and not self.table.is_squad(unit)

    def _on(self, unit: int) -> UnitChances:
        table, attack = self.table, self.attack
        black = self.black if table.is_squad(unit) else self.vehicle_black
        red = cover.defense_of(table, unit, attack.kind, False, attack.shelter)
        is_thick, success = vehicles.is_thick(table, unit), table.setup.rules.defense_success
        return UnitChances(unit, black, red, odds.odds(black, attack.range_class, red, success, is_thick))

    def clears_wire(self) -> int:
        """The chance that razor wire in the hex is removed, in thousandths (TOI-ARE-04)."""
        return odds.odds(self.black, self.attack.range_class, 0, odds.FACES).at_least(bonuses.SUCCESSES_TO_CLEAR_WIRE)

    def says(self) -> str:
        """One line for a reader: the dice, then what each unit in the hex may expect."""
        return "; ".join((self._dice(), *self._each()))

    def _dice(self) -> str:
        other = f" ({self.vehicle_black} against vehicles)" if self.vehicle_black != self.black else ""
        dice = counted(self.black, "die", "dice")
        return f"{dice}{other}, {self.success} or more hits ({RANGE_NAMES[self.attack.range_class]} range)"

    def _each(self) -> Iterator[str]:
        table, known = self.table, self._known()
        for unit in table.stacks[self.attack.hex]:
            own = "your own " if table.seat_of(unit) == self.attack.seat else ""
            name = f"{own}{unit_name(table, unit)}"
            if unit not in known:
                yield f"{name}: nobody knows its cover"
            elif self._is_spared(unit):
                yield f"{name}: no effect"
            else:
                yield f"{name}: {self._words(self._on(unit))}"
        if table.markers[self.attack.hex] & WIRE_BIT:
            yield f"razor wire removed {percent(self.clears_wire())}"

    def _words(self, found: UnitChances) -> str:
        red = counted(found.red, "defence die", "defence dice")
        chances = reached(self.table, found.unit, self.attack.kind, found.odds)
        return f"{red}, {decimal(found.odds.mean())} hits expected, {chances}"


# -- options that declare an area attack -------------------------------------------------------------------------------


def area_chances_of(table: Table, frame: Frame, option: int) -> AreaChances | None:
    """The area attack of mortars as an option of the open question would declare it; None for other options."""
    if frame.node is not area.MORTAR_ATTACK or frame.attack is None:
        return None
    attack = frame.attack.clone()
    attack.kind = NORMAL
    if frame.step == area.HEX_NAMED:
        attack.hex = option
    elif frame.step == area.SUPPORT_NAMED:
        attack.firing = attack.firing if option == NOTHING else (*attack.firing, option)
    else:
        attack.kind = option
    attack.range_class = area.worst_class(table, attack)
    return AreaChances(table, attack, area.dice_of(table, attack, INFANTRY), area.dice_of(table, attack, VEHICLE))


def shelling_of(table: Table, frame: Frame, option: int) -> str:
    """The chances of artillery or aircraft on a hex that an option chooses; empty for other options."""
    if not isinstance(frame.node, ChooseHex | Shift) or table.frames[-2].node is not PLAYING:
        return ""
    card = table.frames[-2]
    following = list(_until_next_hex(words_of(table, card.many)[card.step :]))
    lands = _landing(table) if any(isinstance(word, Drift) for word in following) else ""
    attacks = [_barrage(table, frame.seat, option, word) for word in following if isinstance(word, Barrage)]
    return "; ".join([*([lands] if lands and attacks else []), *(each.says() for each in attacks)])


def _until_next_hex(words: Iterable[Word]) -> Iterator[Word]:
    """The words of a card that act on the hex that is chosen now."""
    for word in words:
        if isinstance(word, ChooseHex | Shift):
            return
        yield word


def _landing(table: Table) -> str:
    """The chance that a shell does not drift (TOI-ARE-19)."""
    stays = table.setup.rules.drift_table.count(0)
    return f"it lands here {percent(stays * odds.SCALE // FACES)}, and then"


def _barrage(table: Table, seat: int, hex_: int, word: Barrage) -> AreaChances:
    attack = Attack(seat, NOTHING)
    attack.hex, attack.kind, attack.range_class = hex_, word.kind, NORMAL_RANGE
    return AreaChances(table, attack, word.dice, word.dice)
