"""Ships: flying from field to field, loading and unloading at docks (section 7). Migration flies as well."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import ACTION, INSIDE
from sandtable.engine.running import IS_COMPILED
from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.lines import TOLD_LOADED, TOLD_MOVED, TOLD_UNLOADED
from sandtable.games.space_bastards.names import field_name, planet_name, square_names
from sandtable.games.space_bastards.placing import place
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import MIGRATION, NO, NOTHING, OFF_BOARD, RACE_NAMES, RACES
from sandtable.games.space_bastards.tokens import kind, mask_of, race_of

# Options are fields to fly to below LOAD, then races to load, then tokens to unload.
LOAD: Final = 1000
UNLOAD: Final = 2000

FLY: Final = 0
WHICH: Final = 1
"""The step that asks which of several tokens of a race is loaded."""

# The flags in a frame's `what`.
CARRIED: Final = 1
"""A creature was aboard during a step (SPB-SHIP-04)."""
TELEPORTED: Final = 2
"""The last step was a teleport: going back at once would have no effect."""


class Flight(Node):
    """A ship's turn: `many` is the number of steps made, `what` holds the flags.

    A token is never unloaded on the planet where it was loaded in the same turn (SPB-SHIP-10), so tokens loaded in this
    turn are listed: `numbers` holds those aboard, as origins * 8 + race with the origins as a mask of planets; `picked`
    holds those unloaded again, three numbers each: planet, origins and the token.
    """

    def steps_left(self, table: Table, frame: Frame, flags: int, is_empty: bool) -> int:
        """Fields the ship can still move."""
        raise NotImplementedError

    def pay_step(self, table: Table, frame: Frame) -> None:
        """Pay for a field before the ship enters it."""

    def may_load(self, table: Table, race: int) -> bool:
        """True where a race may be loaded in this turn."""
        return True

    def step(self, table: Table, frame: Frame) -> None:
        if frame.what == NOTHING:
            frame.what = 0
        if frame.answer == NOTHING:
            recognize_unloaded(table, frame)
            table.choose(frame, frame.seat, self._options(table, frame))
        elif frame.answer == NO:
            table.frames.pop()
        elif frame.step == WHICH:
            self._load(table, frame, frame.answer)
        elif frame.answer >= UNLOAD:
            self._unload(table, frame)
        elif frame.answer >= LOAD:
            self._begin_loading(table, frame)
        else:
            self._fly(table, frame)

    # -- options ---------------------------------------------------------------------------------------

    def _options(self, table: Table, frame: Frame) -> list[int]:
        field = table.ships[frame.seat]
        if field == OFF_BOARD:  # SPB-SHIP-13, SPB-D22
            return [NO, *[each for each in range(len(table.setup.docks)) if is_free(table, frame.seat, each)]]
        found = [NO] if is_free(table, frame.seat, field) else []  # SPB-SHIP-12
        self._add_moves(table, frame, field, found)
        planet = table.setup.docks[field]
        if planet != NOTHING:
            self._add_loads(table, frame, field, planet, found)
            add_unloads(table, frame, planet, found)
        return found

    def _add_moves(self, table: Table, frame: Frame, field: int, found: list[int]) -> None:
        """Add the fields from which the turn can still end on a free one (SPB-SHIP-01, 11, 12, 15)."""
        is_empty = not any(table.cargo[frame.seat])
        steps = self.steps_left(table, frame, frame.what, is_empty)
        if steps > 0:
            for other in table.setup.neighbours[field]:
                if can_end(table, frame.seat, other, steps - 1, False):
                    found.append(other)
        beyond = table.setup.teleport[field]
        if beyond != NOTHING and not frame.what & TELEPORTED and can_end(table, frame.seat, beyond, steps, True):
            found.append(beyond)

    def _add_loads(self, table: Table, frame: Frame, field: int, planet: int, found: list[int]) -> None:
        """Add the races of own living tokens on the planet that fit in (SPB-SHIP-03, 05 to 07)."""
        seat = frame.seat
        left = self.steps_left(table, frame, frame.what, False)
        base = table.base(planet, seat)
        for race in range(RACES):
            if table.alive[base + race] and self.may_load(table, race):
                has_room = table.setup.hold.fits_one_more(table.cargo[seat], race)
                if has_room and can_end(table, seat, field, left, bool(frame.what & TELEPORTED)):
                    found.append(LOAD + race)

    # -- carrying out -----------------------------------------------------------------------------------------------

    def _fly(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        origin = table.ships[seat]
        target = frame.answer
        frame.answer = NOTHING
        if origin != OFF_BOARD:
            flags = frame.what & CARRIED if not any(table.cargo[seat]) else CARRIED
            if table.setup.teleport[origin] == target:
                flags |= TELEPORTED
            else:
                self.pay_step(table, frame)
                frame.many += 1
            frame.what = flags
        table.ships[seat] = target
        if table.telling:
            table.tell(TOLD_MOVED, seat, (origin, target))

    def _begin_loading(self, table: Table, frame: Frame) -> None:
        """Load a token; with several tokens of the race ask which one, because its squares become free."""
        planet = table.setup.docks[table.ships[frame.seat]]
        lying = table.of_kind(planet, kind(frame.seat, frame.answer - LOAD))
        if len(lying) == 1 or table.is_trial:
            self._load(table, frame, lying[0])
        else:
            frame.answer = NOTHING
            frame.step = WHICH
            table.choose(frame, frame.seat, lying)

    def _load(self, table: Table, frame: Frame, token: int) -> None:
        seat = frame.seat
        race = race_of(token)
        planet = table.setup.docks[table.ships[seat]]
        frame.answer = NOTHING
        frame.step = FLY
        frame.what &= CARRIED
        table.lift(planet, token)
        change_cargo(table, seat, race, 1)
        origins = take_origins(frame, planet, token) | 1 << planet
        frame.numbers = (*frame.numbers, origins * 8 + race)
        if table.telling:
            table.tell(TOLD_LOADED, seat, (race, planet))

    def _unload(self, table: Table, frame: Frame) -> None:
        """Unload a token (SPB-SHIP-08); its origins of this turn are kept for the case that it is loaded again."""
        seat = frame.seat
        origins, race = divmod(frame.answer - UNLOAD, 8)
        planet = table.setup.docks[table.ships[seat]]
        frame.answer = NOTHING
        frame.what &= CARRIED
        change_cargo(table, seat, race, -1)
        if origins:
            fresh = list(frame.numbers)
            fresh.remove(origins * 8 + race)
            frame.numbers = tuple(fresh)
            frame.picked = (*frame.picked, planet, origins, NOTHING)
        if table.telling:
            table.tell(TOLD_UNLOADED, seat, (race, planet))
        place(table, seat, planet, (kind(seat, race),))

    # -- words ---------------------------------------------------------------------------------------------------

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == WHICH:
            return f"which {RACE_NAMES[race_of(table.options[0])]} to load"
        left = self.steps_left(table, frame, frame.what, not any(table.cargo[frame.seat]))
        place_ = field_name(table, table.ships[frame.seat])
        return f"the ship, {place_}: {left} {'field' if left == 1 else 'fields'} left"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == WHICH:
            planet = table.setup.docks[table.ships[frame.seat]]
            return f"the one on {square_names(table, planet, mask_of(option))}"
        if table.ships[frame.seat] == OFF_BOARD:
            return "stay off the board" if option == NO else f"come in on {field_name(table, option)}"
        if option == NO:
            return "end here"
        if option >= UNLOAD:
            origins, race = divmod(option - UNLOAD, 8)
            return f"unload a {RACE_NAMES[race]}{from_planets(table, origins)}"
        if option >= LOAD:
            return f"load a {RACE_NAMES[option - LOAD]}"
        return f"fly to {field_name(table, option)}"

    def question(self, table: Table, frame: Frame) -> int:
        """A flight is half done once the ship has moved or taken or put down a token of this turn."""
        is_new = frame.many == 0 and frame.what == 0 and not frame.numbers and not frame.picked
        return ACTION if is_new and frame.step == FLY else INSIDE

    def begins_something(self, frame: Frame) -> bool:
        return frame.step == FLY


def recognize_unloaded(table: Table, frame: Frame) -> None:
    """Note the token unloaded last, which is known only after its squares have been chosen."""
    if frame.picked and frame.picked[-1] == NOTHING:
        frame.picked = (*frame.picked[:-1], table.tokens[frame.picked[-3]][-1])


def take_origins(frame: Frame, planet: int, token: int) -> int:
    """The origins of a token on a planet in this turn, as a mask; the token is taken off the list."""
    for at in range(0, len(frame.picked), 3):
        if frame.picked[at] == planet and frame.picked[at + 2] == token:
            origins = frame.picked[at + 1]
            frame.picked = (*frame.picked[:at], *frame.picked[at + 3 :])
            return origins
    return 0


def add_unloads(table: Table, frame: Frame, planet: int, found: list[int]) -> None:
    """Add the tokens with room on the planet: tokens aboard before this turn, and tokens loaded elsewhere
    (SPB-SHIP-10).
    """
    cargo = table.cargo[frame.seat]
    for race, many in enumerate(cargo):
        if many and table.setup.rooms[planet].first_free(race, table.occupied[planet]):
            fresh = [code // 8 for code in frame.numbers if code % 8 == race]
            if many > len(fresh):
                found.append(UNLOAD + race)
            found.extend([UNLOAD + origins * 8 + race for origins in sorted(set(fresh)) if not origins >> planet & 1])


def from_planets(table: Table, origins: int) -> str:
    """ " from P4": the planet where the token was loaded in this turn."""
    names = [planet_name(table, planet) for planet in range(table.setup.planets) if origins >> planet & 1]
    return f" from {' and '.join(names)}" if names else ""


def is_free(table: Table, seat: int, field: int) -> bool:
    """True for a field without another ship (SPB-D22)."""
    ships = table.ships
    if IS_COMPILED:
        return all(ships[other] != field or other == seat for other in range(len(ships)))
    return field not in ships or (ships[seat] == field and ships.count(field) == 1)


def can_end(table: Table, seat: int, field: int, steps: int, has_teleported: bool) -> bool:
    """True where a ship on this field can end its turn on a free field within `steps` steps (SPB-SHIP-12)."""
    if is_free(table, seat, field):
        return True
    beyond = table.setup.teleport[field]
    if beyond != NOTHING and not has_teleported and can_end(table, seat, beyond, steps, True):
        return True
    if steps > 0:
        for other in table.setup.neighbours[field]:
            if can_end(table, seat, other, steps - 1, False):
                return True
    return False


def change_cargo(table: Table, seat: int, race: int, many: int) -> None:
    """Have `many` more tokens of a race in a ship."""
    cargo = table.cargo[seat]
    ships = table.cargo.copy()
    ships[seat] = (*cargo[:race], cargo[race] + many, *cargo[race + 1 :])
    table.cargo = ships


class Sailing(Flight):
    """Step 5 of a round: 2 fields, or 3 with an empty ship (SPB-SHIP-01, 04, SPB-D20)."""

    def steps_left(self, table: Table, frame: Frame, flags: int, is_empty: bool) -> int:
        costs = table.setup.costs
        is_light = is_empty and not flags & CARRIED
        return (costs.empty_ship_steps if is_light else costs.ship_steps) - frame.many

    def may_load(self, table: Table, race: int) -> bool:
        """True except for the races attached to Migration (SPB-MIG-01, SPB-SHIP-16)."""
        return race != table.left(MIGRATION) and race != table.right(MIGRATION)


SAILING: Final = Sailing()
