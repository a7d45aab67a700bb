"""The weights of the second evaluation (judging.py); the values are data, in `tuned/`.

A regular figure is worth 10 (combat/worth.py), and all weights are relative to it.
"""

from __future__ import annotations


class Weights:
    """One set of weights, in points unless a field says percent."""

    def __init__(self) -> None:
        # a seat
        self.command = 0
        """A command in hand."""
        self.token = 0
        """A command on the initiative card."""
        self.initiative = 0
        """The initiative of the next round, as it would be settled now."""
        self.victory_point = 0
        self.card = 0
        """A strategy card that is available."""
        # objectives
        self.prize = 0
        """Percent of the prizes of approach.py that holding objectives counts."""
        self.last_prize = 0
        """The same in the last round, when it decides."""
        self.open = 0
        """Percent of a prize lost where nobody stands on an own objective and an enemy can come in a move."""
        self.garrison = 0
        """Units that hold an objective which a victory condition names; one more where an enemy is near."""
        self.stormers = 0
        """Units sent to an objective that the enemy occupies."""
        self.watch = 0
        """Rounds of movement from which an enemy threatens an own objective, so that a unit stays with it."""
        self.rounds = 0
        """The most rounds to come for which an objective's victory points count; 0 and 1: one round."""
        # the side that would lose if nothing changed
        self.press = 0
        """Percent by which its way counts more."""
        self.rest = 0
        """Percent by which its Op Fire counts less."""
        # the way to the aim of a unit
        self.way = 0
        """A movement point of the way that is left."""
        self.late = 0
        """Each movement point of it that the moves left in the game don't reach, for a side that has to come."""
        self.margin = 0
        """Movement points that a unit wants to be early, to have time for the fight."""
        # the hex of a unit
        self.cover = 0
        """A die of cover."""
        self.danger = 0
        """Percent of the expected loss by the two strongest attacks that the enemy can make on the hex."""
        self.cargo = 0
        """The same for a passenger, whose vehicle may be destroyed with it (TOI-TRN-09)."""
        # what a unit may still do in this round
        self.unused = 0
        """A fresh unit."""
        self.longing = 0
        """The movement points nearer to its aim that a fresh unit may count on before a round."""
        self.guard = 0
        """A unit in Op Fire at its aim, for each of up to three enemies that may come into its range."""
        self.outpost = 0
        """The same for a unit that has not reached its aim yet."""
        self.rapid = 0
        """A machine gun among them, which may fire again and again (TOI-OFF-07)."""
        # attacks
        self.fire = 0
        """Percent of the expected losses by attacks that count."""
        self.squeezed = 0
        """Percent of a squad's value lost by each step of its condition."""
        # transports
        self.ride = 0
        """A passenger still far from its aim; near its aim it should unload."""
        self.far_ride = 0
        """Movement points from which a ride pays."""
        self.lift = 0
        """The movement points that a passenger may count on while its vehicle can move in this round."""
        self.fetch = 0
        """Each hex between an empty, unarmed transport and the nearest own squad with a way of at least `far_ride`.
        Where it is 0, transports are placed without regard to squads that could start in them."""
