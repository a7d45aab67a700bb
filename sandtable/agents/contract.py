"""The contract of an agent, which picks one option of a seat's question."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.engine.dice import Dice
from sandtable.engine.game import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Decides for one seat. It sees an Observation, never a State, and draws only from the dice it is given."""

    def choose(self, observation: Observation, dice: Dice) -> int:
        """The index of an option of the open question, in [0, observation.count())."""
        raise NotImplementedError
