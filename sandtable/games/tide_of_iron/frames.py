"""Unfinished work as data: frames, the activation in progress, an attack half resolved."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.engine.frames import Frame as EngineFrame
from sandtable.engine.frames import Node
from sandtable.games.tide_of_iron.terms import NOTHING, OUT_OF_RANGE

__all__ = ["Activation", "Attack", "Effect", "Frame", "Node"]


@mypyc_attr(acyclic=True)
class Frame(EngineFrame):
    """Unfinished work: its node, its seat, its unit and hex, and the answers so far."""

    def __init__(self, node: Node, seat: int, unit: int = NOTHING, hex: int = NOTHING, many: int = 0) -> None:
        super().__init__(node, seat)
        self.unit = unit
        self.hex = hex
        self.many = many
        """A number the step needs: points, dice, a card ..."""
        self.numbers: tuple[int, ...] = ()
        self.attack: Attack | None = None

    def clone(self) -> Frame:
        copy = Frame(self.node, self.seat, self.unit, self.hex, self.many)
        copy.step = self.step
        copy.answer = self.answer
        copy.picked = self.picked
        copy.numbers = self.numbers
        if self.attack is not None:
            copy.attack = self.attack.clone()
        return copy


@mypyc_attr(acyclic=True)
class Attack:
    """An attack from its declaration to its last loss (TOI-ATK-01); an assault is one as well."""

    def __init__(self, seat: int, lead: int) -> None:
        self.seat = seat
        """The attacker's seat."""
        self.lead = lead
        """The attacking unit; NOTHING for artillery."""
        self.target = NOTHING
        """The unit attacked; NOTHING when a hex is (TOI-ARE-01, TOI-ASL-02)."""
        self.hex = NOTHING
        """The target's hex."""
        self.firing: tuple[int, ...] = ()
        """All units that take part, the lead first."""
        self.figures: tuple[int, ...] = ()
        """For each of them the figures that take part, as squads.py packs them; 0 for a vehicle."""
        self.is_op_fire = False
        self.is_halved = False
        """Firepower of the lead is halved (TOI-ACT-05, TOI-OFF-03, TOI-OBS-11, 17, 20); never twice (TOI-ATK-04)."""
        self.kind = NOTHING
        """NORMAL or SUPPRESSIVE once declared (TOI-ATK-11)."""
        self.range_class = OUT_OF_RANGE
        self.extra = 0
        """Firepower that cards add for this attack."""
        self.shelter = 0
        """Cover that cards add for this attack."""
        self.black: tuple[int, ...] = ()
        """The faces of the attack dice."""
        self.red: tuple[int, ...] = ()
        """The faces of the defence dice."""

    def clone(self) -> Attack:
        copy = Attack(self.seat, self.lead)
        copy.target = self.target
        copy.hex = self.hex
        copy.firing = self.firing
        copy.figures = self.figures
        copy.is_op_fire = self.is_op_fire
        copy.is_halved = self.is_halved
        copy.kind = self.kind
        copy.range_class = self.range_class
        copy.extra = self.extra
        copy.shelter = self.shelter
        copy.black = self.black
        copy.red = self.red
        return copy


@mypyc_attr(acyclic=True)
class Activation:
    """The one unit that acts now (TOI-FAT-02): what is left to it and what has happened on its way."""

    def __init__(self, unit: int, action: int, points: int) -> None:
        self.unit = unit
        self.action = action
        """ADVANCE, FIRE_AND_MOVEMENT, ASSAULT ... (terms.py)."""
        self.points = points
        """Movement points left, in thirds: a truck on a road pays one third (TOI-MOV-12)."""
        self.origin = NOTHING
        """The hex in which it began to move (TOI-OBS-14)."""
        self.path: tuple[int, ...] = ()
        """Hexes it has stood in since, the last one first to go back to (TOI-STK-06, TOI-OVR-06)."""
        self.has_moved = False
        self.has_attacked = False
        self.is_stopped = False
        """It moves no farther (wire, trap, mines, loading), but its action may go on (TOI-OBS-13)."""
        self.is_over = False
        """Fatigued on the way: its activation ends here (TOI-OPF-08)."""
        self.entered_obstacle = False
        """Wire or mines on the way: no assault (TOI-ASL-04)."""
        self.only_one_hex = False
        """It started in a minefield (TOI-OBS-17)."""
        self.attacked_in: tuple[int, ...] = ()
        """Hexes in which it was attacked by Op Fire (TOI-OPF-22)."""
        self.attacked_by: tuple[int, ...] = ()
        """Units that have fired at it in this activation (TOI-OPF-07)."""
        self.bonus = 0
        """Firepower that a card adds to what this activation does."""

    def clone(self) -> Activation:
        copy = Activation(self.unit, self.action, self.points)
        copy.origin = self.origin
        copy.path = self.path
        copy.has_moved = self.has_moved
        copy.has_attacked = self.has_attacked
        copy.is_stopped = self.is_stopped
        copy.is_over = self.is_over
        copy.entered_obstacle = self.entered_obstacle
        copy.only_one_hex = self.only_one_hex
        copy.attacked_in = self.attacked_in
        copy.attacked_by = self.attacked_by
        copy.bonus = self.bonus
        return copy


@mypyc_attr(acyclic=True)
class Effect:
    """A lasting effect of a card; it is never changed."""

    def __init__(self, kind: int, seat: int, amount: int, unit: int, until: int, card: int) -> None:
        self.kind = kind
        """The modifier (terms.py)."""
        self.seat = seat
        """The seat of the affected units."""
        self.amount = amount
        self.unit = unit
        """The affected unit; NOTHING: all units of the seat."""
        self.until = until
        """The round at whose Status Phase it ends; 0: once used (TOI-CRD-11)."""
        self.card = card
