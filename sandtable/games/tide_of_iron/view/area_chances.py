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

    @property
    def hides_something(self) -> bool:
        """Whether the hex has concealed units of the enemy."""
        return len(self._known()) < len(self.table.stacks[self.attack.hex])

    def of_kind(self, kind: int) -> AreaChances:
        """The same attack of mortars as another kind."""
        attack = self.attack.clone()
        attack.kind = kind
        return mortars(self.table, attack)

    def clears_wire(self) -> int:
        """The chance that razor wire in the hex is removed, in thousandths (TOI-ARE-04); 0 where there is none."""
        if not self.table.markers[self.attack.hex] & WIRE_BIT:
            return 0
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
    return mortars(table, attack)


def mortars(table: Table, attack: Attack) -> AreaChances:
    """The chances of a declared attack by mortars."""
    return AreaChances(table, attack, area.dice_of(table, attack, INFANTRY), area.dice_of(table, attack, VEHICLE))


@dataclass(frozen=True)
class Shelling:
    """Artillery or aircraft on a hex that is chosen now."""

    attacks: list[AreaChances]
    lands: int
    """The chance that it does not drift away from the hex, in thousandths (TOI-ARE-19)."""
    does_more: bool
    """The card does something else too: smoke, or another hex."""

    def says(self) -> str:
        drifts = [f"it lands here {percent(self.lands)}, and then"] if self.lands < odds.SCALE and self.attacks else []
        return "; ".join([*drifts, *(each.says() for each in self.attacks)])


def shelling_of(table: Table, frame: Frame, option: int) -> Shelling | None:
    """The attacks on the hex that an option chooses for a card; None for other options."""
    if not isinstance(frame.node, ChooseHex | Shift) or len(table.frames) < 2 or table.frames[-2].node is not PLAYING:
        return None
    words = words_of(table, table.frames[-2].many)[table.frames[-2].step :]
    here = list(_until_next_hex(words))
    lands = table.setup.rules.drift_table.count(0) * odds.SCALE // FACES
    return Shelling(
        [_barrage(table, frame.seat, option, word) for word in here if isinstance(word, Barrage)],
        lands if any(isinstance(word, Drift) for word in here) else odds.SCALE,
        any(not isinstance(word, Barrage) for word in words),
    )


def _until_next_hex(words: Iterable[Word]) -> Iterator[Word]:
    """The words of a card that act on the hex that is chosen now."""
    for word in words:
        if isinstance(word, ChooseHex | Shift):
            return
        yield word


def _barrage(table: Table, seat: int, hex_: int, word: Barrage) -> AreaChances:
    attack = Attack(seat, NOTHING)
    attack.hex, attack.kind, attack.range_class = hex_, word.kind, NORMAL_RANGE
    return AreaChances(table, attack, word.dice, word.dice)
