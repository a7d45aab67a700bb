"""Answers that are known from another imagined world: replies that agree in all worlds are looked for once."""

from __future__ import annotations

from sandtable.agents.answering import Looked, best_answer
from sandtable.agents.greedy import values_of
from sandtable.engine.game import State


class Known:
    """The values of options, and the answers inside effects, of one choice; by world, as far as worlds differ."""

    def __init__(self) -> None:
        self.looked = Looked()
        """The positions that were evaluated to find them."""
        self.worlds: dict[object, World] = {}
        self.world = World()

    def enter(self, world: State) -> None:
        """From now on all questions are asked in this world, which an agent has just begun to judge."""
        likeness = world.likeness()
        self.world = World() if likeness is None else self.worlds.setdefault(likeness, World())

    def values_of(self, state: State) -> list[int]:
        """The value of each option for the seat that is asked; the list is not to be changed."""
        likeness = state.likeness()
        if likeness is None:
            return values_of(state.clone(), state.seat(), self.looked)
        found = self.world.values.get(likeness)
        if found is None:
            luck = state.luck_met()
            found = values_of(state.clone(), state.seat(), self.looked)
            if state.luck_met() == luck:
                self.world.values[likeness] = found
        return found

    def best_answer(self, state: State) -> int:
        """The answer that its asker likes best."""
        likeness = state.likeness() if state.count() > 1 else None
        if likeness is None:
            return best_answer(state, self.looked)
        found = self.world.answers.get(likeness)
        if found is None:
            luck = state.luck_met()
            found = best_answer(state, self.looked)
            if state.luck_met() == luck:
                self.world.answers[likeness] = found
        return found


class World:
    """Known values and answers of worlds that began alike, by the likeness of the table."""

    def __init__(self) -> None:
        self.values: dict[object, list[int]] = {}
        self.answers: dict[object, int] = {}
