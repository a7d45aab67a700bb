"""The Location Phase: seven cycles, one for each location (section 6)."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import lines, moves
from sandtable.games.mafia_city.control import controller
from sandtable.games.mafia_city.frames import Frame, Node
from sandtable.games.mafia_city.library import PLACES
from sandtable.games.mafia_city.names import place
from sandtable.games.mafia_city.phases.bidding import BIDDING
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import LOCATIONS, NOBODY, NOTHING

CHOOSE: Final = 0
EVALUATE: Final = 1


class LocationPhase(Node):
    """Runs the cycles; the holder of the Mayor at a cycle's start chooses its location (MAF-LOC-03, 04, MAF-D12)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == EVALUATE:
            self._evaluate(table, frame, frame.take())
            return
        options = self.options(table, frame)
        if not options:
            table.finish(NOTHING)
            return
        frame.step = EVALUATE
        frame.seat = table.mayor
        if table.is_trial:
            table.put(table.starting, options[:1])
        elif table.mayor == NOBODY:
            frame.answer = options[0]
        else:
            table.choose(frame, table.mayor, options)

    def _evaluate(self, table: Table, frame: Frame, location: int) -> None:
        frame.step = CHOOSE
        if frame.seat >= 0 and table.telling:
            table.tell(lines.TOLD_CHOSEN, frame.seat, (location,))
        table.start(EVALUATION, table.starting, location)

    def options(self, table: Table, frame: Frame) -> list[int]:
        """Locations without a marker cube (MAF-LOC-05)."""
        return [location for location in LOCATIONS if not table.has_cube(location)]

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Mayor: choose the location to evaluate next"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return place(option)

    def begins_something(self, frame: Frame) -> bool:
        return True


BID: Final = 0
JUDGE: Final = 1


class Evaluation(Node):
    """One cycle: control, the victory point, the effect, the marker cube (MAF-LOC-02)."""

    def step(self, table: Table, frame: Frame) -> None:
        step = frame.step
        frame.step += 1
        if step == BID:
            table.at = frame.location
            if table.columns[frame.location]:  # no bidding at an empty column (MAF-D29)
                table.start(BIDDING, table.starting)
        elif step == JUDGE:
            self._judge(table, frame)
        else:
            table.cubes |= 1 << frame.location
            table.at = 0
            table.bonus = (0,) * table.setup.seats
            table.finish(NOTHING)

    def _judge(self, table: Table, frame: Frame) -> None:
        seat = controller(table, frame.location)
        if table.telling:
            table.tell(lines.TOLD_CONTROL, seat, (frame.location,))
        if seat != NOBODY:
            moves.score(table, seat)
        table.start(PLACES[frame.location], seat)


LOCATION_PHASE_NODE: Final = LocationPhase()
EVALUATION: Final = Evaluation()
