"""The asking half of a table: the open question as small numbers, and the way of an answer to the work that waits.

Every game's table shares this; the game says in words what is asked, and what follows from the answer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from simulate.engine.game import Ask, IllegalDecision, State

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class AskingTable(State):
    """A state that keeps its question as a seat and a list of whole numbers."""

    asker: int
    """Who decides; NOBODY while work goes on, and when the game is over."""
    options: list[int]
    """What the open question offers; replaced and never changed, so that copies share it."""
    steps: int
    """Decisions taken."""
    budget: int
    """Decisions before the game is capped."""

    def seat(self) -> int:
        return self.asker

    def count(self) -> int:
        return len(self.options) if self.asker >= 0 else 0

    def ask(self) -> Ask | None:
        if self.asker < 0:
            return None
        return Ask(self.asker, self.prompt(), tuple([self.word(option) for option in self.options]))

    def put(self, seat: int, options: list[int]) -> None:
        """Ask `seat` for one of the options, even when there is one: declining is the other answer."""
        self.asker = seat
        self.options = options

    def apply(self, index: int) -> None:
        if self.asker < 0 or index < 0 or index >= len(self.options):
            raise IllegalDecision(self.refusal(index))
        self.steps += 1
        self.take_answer(self.options[index])
        self.asker = NOBODY
        if self.steps >= self.budget:
            self.run_out()
        self.run()

    def refusal(self, index: int) -> str:
        """Why an index is refused, with what would be legal."""
        if self.asker < 0:
            return "nothing is asked"
        legal = ", ".join([f"{place}: {self.word(option)}" for place, option in enumerate(self.options)])
        return f'option {index}; legal here: {legal} (seat {self.asker}, "{self.prompt()}")'

    def prompt(self) -> str:
        """What the open question asks."""
        raise NotImplementedError

    def word(self, option: int) -> str:
        """One of its options, in words."""
        raise NotImplementedError

    def take_answer(self, option: int) -> None:
        """Hand the option that was taken to the work that asked; `asker` is still who took it."""
        raise NotImplementedError

    def run(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        raise NotImplementedError

    def run_out(self) -> None:
        """End the game: its budget of decisions is used up."""
        raise NotImplementedError
