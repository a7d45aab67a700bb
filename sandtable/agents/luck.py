"""The dice of an imagined world: an action has the same dice after whichever option it is taken.

Two options differ in luck only where they lead to different actions, so few worlds tell which one is better. With one
stream for all actions of a world, the rolls of two options would have nothing in common from the first difference on.
"""

from __future__ import annotations

from sandtable.engine.dice import Dice
from sandtable.engine.game import State


class Luck:
    """The dice of one imagined world, by action."""

    def __init__(self, dice: Dice) -> None:
        self.unused = dice.split()
        self.choosing = dice.split()
        self.first: dict[tuple[int, int], Dice] = {}
        """By seat and code: the dice of an action before it is taken."""
        self.next: dict[tuple[int, int], Dice] = {}
        """The same after the actions since `begin`."""

    def begin(self) -> None:
        """Begin another option in this world."""
        self.next = {}

    def of_action(self, state: State, option: int) -> Dice:
        """The dice of an action; they go on when it is taken once more."""
        action = (state.seat(), state.code(option))
        dice = self.next.get(action)
        if dice is None:
            first = self.first.get(action)
            if first is None:
                first = self.unused.split()
                self.first[action] = first
            dice = first.clone()
            self.next[action] = dice
        return dice

    def of_choice(self) -> Dice:
        """The dice that decide between equal replies, always the same."""
        return self.choosing.clone()
