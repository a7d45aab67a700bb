"""Words about units: they become fresh or fatigued, are rallied, pinned, repaired or healed, get tokens."""

from __future__ import annotations

from sandtable.engine.log import EVERYONE
from sandtable.games.tide_of_iron import box, squads
from sandtable.games.tide_of_iron.frames import Frame
from sandtable.games.tide_of_iron.lines import (
    TOLD_CONCEALED,
    TOLD_CONDITION,
    TOLD_DAMAGED,
    TOLD_FATIGUED,
    TOLD_FIGURES,
    TOLD_FRESH,
    TOLD_OP_FIRE_SET,
    TOLD_RECOVERED,
    TOLD_SPECIALIZED,
)
from sandtable.games.tide_of_iron.moves import conceal, reveal, specialize, tire
from sandtable.games.tide_of_iron.names import unit_place
from sandtable.games.tide_of_iron.state import Table, with_entry
from sandtable.games.tide_of_iron.terms import (
    FATIGUED,
    FRESH,
    NO_CONDITION,
    NO_SPECIALIZATION,
    NOTHING,
    OFFICER,
    OP_FIRE,
    PINNED,
    REGULAR,
    SPECIALIZATION_NAMES,
)
from sandtable.games.tide_of_iron.words.nouns import ENEMY_SQUAD, IS_CONCEALED, Noun
from sandtable.games.tide_of_iron.words.word import NO_MORE, Deed, Word, choose, choose_more, finish


class OnUnits(Word):
    """A word about a chosen unit, or about several, chosen one by one."""

    sentence: str
    """The sentence of the word, with "{}" for the units."""

    def __init__(self, on: Noun, most: int = 1) -> None:
        self.on = on
        self.most = most

    def possible(self, table: Table, seat: int, card: int) -> bool:
        return len(self.choices(table, seat)) > 0

    def choices(self, table: Table, seat: int) -> list[int]:
        """The units that the word can change."""
        return [unit for unit in self.on.options(table, seat) if self.can(table, unit)]

    def can(self, table: Table, unit: int) -> bool:
        """True where the word changes this unit, which its noun names."""
        return True

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer >= 0:
            frame.picked += (frame.answer,)
            self.deed(table, frame.answer)
        left = [unit for unit in self.choices(table, frame.seat) if unit not in frame.picked]
        if frame.answer == NO_MORE or len(frame.picked) >= self.most or not left:
            finish(table)
            return
        frame.answer = NOTHING
        if self.most > 1:
            choose_more(table, frame, left)
        else:
            choose(table, frame, left)

    def deed(self, table: Table, unit: int) -> None:
        raise NotImplementedError

    def says(self) -> str:
        return self.sentence.format(self.on.some(self.most) if self.most > 1 else self.on.one())

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == NO_MORE else unit_place(table, option)


class Ready(OnUnits):
    """Remove the activation token: the unit is fresh (TOI-FAT-06 allows effects to do so)."""

    sentence = "remove the activation token of {}"

    def deed(self, table: Table, unit: int) -> None:
        table.state[unit] = FRESH
        if table.telling:
            table.tell(TOLD_FRESH, table.seat_of(unit), (unit,))


class Tire(OnUnits):
    """Fatigue the unit."""

    sentence = "fatigue {}"

    def can(self, table: Table, unit: int) -> bool:
        return table.state[unit] != FATIGUED

    def deed(self, table: Table, unit: int) -> None:
        tire(table, unit)
        if table.telling:
            table.tell(TOLD_FATIGUED, table.seat_of(unit), (unit,))


class SetOpFire(OnUnits):
    """Put units into Op Fire; never pinned or disrupted ones, nor mortars alone (TOI-OPF-15, 17)."""

    sentence = "put {} into Op Fire"

    def can(self, table: Table, unit: int) -> bool:
        if table.conditions[unit] != NO_CONDITION:
            return False
        return not table.is_squad(unit) or squads.can_op_fire(table.figures[unit])

    def deed(self, table: Table, unit: int) -> None:
        table.state[unit] = OP_FIRE
        if table.telling:
            table.tell(TOLD_OP_FIRE_SET, table.seat_of(unit), (unit,))


class Recover(OnUnits):
    """Remove the condition token."""

    sentence = "remove the condition of {}"

    def deed(self, table: Table, unit: int) -> None:
        table.conditions = with_entry(table.conditions, unit, NO_CONDITION)
        if table.telling:
            table.tell(TOLD_RECOVERED, table.seat_of(unit), (unit, NO_CONDITION))


class Pin(OnUnits):
    """Pin the squad; in Op Fire this fatigues it (TOI-FAT-03), and a worse condition stays (TOI-SUP-04)."""

    sentence = "pin {}"

    def can(self, table: Table, unit: int) -> bool:
        return table.conditions[unit] == NO_CONDITION

    def deed(self, table: Table, unit: int) -> None:
        table.conditions = with_entry(table.conditions, unit, PINNED)
        if table.state[unit] == OP_FIRE:
            tire(table, unit)
        if table.telling:
            table.tell(TOLD_CONDITION, table.seat_of(unit), (unit, PINNED))


class Repair(OnUnits):
    """Repair damage of a vehicle by steps (TOI-DMG-07 allows cards to do so)."""

    sentence = "repair {}"

    def __init__(self, steps: int, on: Noun) -> None:
        OnUnits.__init__(self, on)
        self.steps = steps

    def deed(self, table: Table, unit: int) -> None:
        table.damage = with_entry(table.damage, unit, max(0, table.damage[unit] - self.steps))
        if table.telling:
            table.tell(TOLD_DAMAGED, table.seat_of(unit), (unit, table.damage[unit]))

    def says(self) -> str:
        return f"{OnUnits.says(self)} by {'one step' if self.steps == 1 else f'{self.steps} steps'}"


def tell_figures(table: Table, unit: int) -> None:
    """Tell the figures of a squad; those under a token of concealment only to its side (TOI-CON-06)."""
    if table.telling:
        seat = table.seat_of(unit)
        table.tell(TOLD_FIGURES, seat, (unit, table.figures[unit]), seat if table.concealed[unit] else EVERYONE)


class Reinforced(OnUnits):
    """Return a regular figure from the box to a weakened squad (as Heal, TOI-SPC-11)."""

    sentence = "return one regular figure to {}"

    def can(self, table: Table, unit: int) -> bool:
        return box.figures_left(table, table.seat_of(unit), REGULAR) > 0

    def deed(self, table: Table, unit: int) -> None:
        table.figures = with_entry(table.figures, unit, table.figures[unit] + squads.one(REGULAR))
        tell_figures(table, unit)


class Promote(OnUnits):
    """Replace a regular figure of the squad by an officer from the box."""

    sentence = "replace one regular figure of {} by an officer"

    def can(self, table: Table, unit: int) -> bool:
        return (
            squads.number(table.figures[unit], REGULAR) > 0
            and box.figures_left(table, table.seat_of(unit), OFFICER) > 0
        )

    def deed(self, table: Table, unit: int) -> None:
        table.figures = with_entry(table.figures, unit, table.figures[unit] + squads.one(OFFICER) - squads.one(REGULAR))
        tell_figures(table, unit)


class Conceal(OnUnits):
    """Conceal a squad; at most four squads of a nation are concealed at one time (TOI-CON-08)."""

    sentence = "conceal {}"

    def can(self, table: Table, unit: int) -> bool:
        if table.concealed[unit] or table.where[unit] < 0:
            return False
        seat = table.seat_of(unit)
        hidden = sum([1 for other in table.units_of(seat) if table.concealed[other]])
        return hidden < box.CONCEALED_TOKENS and not self._is_watched(table, unit)

    def _is_watched(self, table: Table, unit: int) -> bool:
        """True where an enemy next to the unit would reveal it at once (TOI-CON-04)."""
        seat = table.seat_of(unit)
        for next_ in table.setup.ground.neighbours[table.where[unit]]:
            if next_ != NOTHING and table.holder(next_) == 1 - seat:
                return True
        return False

    def deed(self, table: Table, unit: int) -> None:
        conceal(table, unit, True)
        if table.telling:
            table.tell(TOLD_CONCEALED, table.seat_of(unit), (unit,))


class Specialize(Word):
    """Give a squad a chosen specialization token (TOI-SQD-04, 05)."""

    def __init__(self, on: Noun) -> None:
        self.on = on

    def possible(self, table: Table, seat: int, card: int) -> bool:
        return len(self.on.options(table, seat)) > 0

    def step(self, table: Table, frame: Frame) -> None:
        if frame.unit == NOTHING:
            if frame.answer == NOTHING and not choose(table, frame, self.on.options(table, frame.seat)):
                return
            frame.unit = frame.answer
            frame.answer = NOTHING
        if frame.answer == NOTHING:
            tokens = [token for token in range(NO_SPECIALIZATION + 1, len(SPECIALIZATION_NAMES))]
            if not choose(table, frame, tokens):
                return
        specialize(table, frame.unit, frame.answer)
        if table.telling:
            table.tell(TOLD_SPECIALIZED, frame.seat, (frame.unit, frame.answer))
        finish(table)

    def says(self) -> str:
        return f"give {self.on.one()} a specialization of your choice"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.unit == NOTHING:
            return unit_place(table, option)
        return SPECIALIZATION_NAMES[option].replace("_", "-")


class RevealAll(Deed):
    """Reveal every concealed enemy squad (TOI-CON-07)."""

    def possible(self, table: Table, seat: int, card: int) -> bool:
        return len(ENEMY_SQUAD.that(IS_CONCEALED).options(table, seat)) > 0

    def deed(self, table: Table, seat: int, card: int) -> None:
        for unit in ENEMY_SQUAD.that(IS_CONCEALED).options(table, seat):
            reveal(table, unit)

    def says(self) -> str:
        return "reveal every concealed enemy squad"
