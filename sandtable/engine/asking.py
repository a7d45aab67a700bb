"""The part of a table that every game has: its dice, its budget, the open question as small numbers, the log.

A game adds its own pieces, says the question in words, and says what follows from an answer.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sandtable.engine.dice import Dice
from sandtable.engine.game import NO_OPTION, Ask, IllegalDecision, Observation, State
from sandtable.engine.log import EVERYONE, Event, Told

NOBODY: Final = -1
"""No seat."""
NOTHING: Final = -1
"""No answer, no card, no place."""
SEATS: Final = 16
"""More than the seats of any game."""
TOPICS: Final = 1 << 20
COPIES: Final = 1 << 10
"""More than the options of one question that mean the same."""
NOT_OVER: Final = 0
"""In `ending`: the game goes on. Every other number is the game's own."""
NOTHING_TOLD: Final[list[Told]] = []
"""The log of every table that keeps none; it stays empty."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class AskingTable(State):
    """A state that keeps its question as a seat and a list of whole numbers."""

    dice: Dice
    """The generator of this game; a copy has its own."""
    asker: int
    """The seat that decides; NOBODY while work goes on, and when the game is over."""
    options: list[int]
    """The options of the open question; the list is replaced and never changed, so that copies share it."""
    steps: int
    """Decisions taken."""
    budget: int
    """Decisions before the game is capped."""
    round: int
    ending: int
    """A number of the game for its end; NOT_OVER while it goes on."""
    is_trial: bool
    """This copy is only judged: work that does not change the judgement may be left out."""
    telling: bool
    """Somebody reads the log."""
    told: list[Told]

    def lay_out(self, setup: Any, dice: Dice, budget: int) -> None:
        """Put everything in its place before the game begins."""
        raise NotImplementedError

    def lay_out_question(self, dice: Dice, budget: int) -> None:
        """Give the fields of this class their first values."""
        self.dice = dice
        self.budget = budget
        self.steps = 0
        self.asker = NOBODY
        self.options = []
        self.round = 0
        self.ending = NOT_OVER
        self.is_trial = False
        self.telling = False
        self.told = NOTHING_TOLD

    def copy_question_to(self, copy: AskingTable) -> None:
        """Copy the fields of this class; the copy keeps no log."""
        copy.dice = self.dice.clone()
        copy.budget = self.budget
        copy.steps = self.steps
        copy.asker = self.asker
        copy.options = self.options
        copy.round = self.round
        copy.ending = self.ending
        copy.is_trial = self.is_trial
        copy.telling = False
        copy.told = NOTHING_TOLD

    # -- asking and answering ------------------------------------------------------------------------------------

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
        options = self.options
        if self.asker < 0 or index < 0 or index >= len(options):
            raise IllegalDecision(self.refusal(index))
        self.steps += 1
        self.take_answer(options[index])
        self.asker = NOBODY
        if self.steps >= self.budget:
            self.run_out()
        self.run()

    def attempt(self, index: int) -> None:
        self.is_trial = True
        self.apply(index)

    def stop(self, ending: int) -> None:
        """End the game at once: nothing is asked any more."""
        self.ending = ending
        self.asker = NOBODY
        self.options = []

    def refusal(self, index: int) -> str:
        """The reason why an index is refused, with the legal options."""
        if self.asker < 0:
            return "nothing is asked"
        legal = ", ".join([f"{place}: {self.word(option)}" for place, option in enumerate(self.options)])
        return f'option {index}; legal here: {legal} (seat {self.asker}, "{self.prompt()}")'

    def reseed(self, dice: Dice) -> None:
        self.dice = dice.split()

    # -- what a search asks about the open question --------------------------------------------------------------

    def declining(self) -> int:
        if self.asker >= 0:
            for place, option in enumerate(self.options):
                if self.declines(option):
                    return place
        return NO_OPTION

    def declines(self, option: int) -> bool:
        """True for the option that declines: in all games a number below zero, and in some questions another one."""
        return option < 0

    def codes(self) -> list[int]:
        if self.asker < 0:
            return []
        about = self.about()
        found: list[int] = []
        seen: dict[int, int] = {}
        for option in self.options:
            meaning = self.meaning(option)
            copies = seen.get(meaning, 0)
            seen[meaning] = copies + 1
            found.append((meaning * COPIES + copies) * (TOPICS * SEATS) + about)
        return found

    def code(self, index: int) -> int:
        meaning = self.meaning(self.options[index])
        copies = 0
        for place in range(index):
            if self.meaning(self.options[place]) == meaning:
                copies += 1
        return (meaning * COPIES + copies) * (TOPICS * SEATS) + self.about()

    def about(self) -> int:
        """A number for the open question, with the seat that is asked."""
        return self.topic() % TOPICS * SEATS + self.asker

    def topic(self) -> int:
        """A number for what the open question is about, so that answers to other questions have other codes."""
        return 0

    def meaning(self, option: int) -> int:
        """An option as a number with the same meaning in every imagined world; copies of a card may share one.

        It is the option itself where that names a thing that all worlds have, not e.g. a place in a hidden hand.
        """
        return option

    def is_settled(self) -> bool:
        """True in games that keep no unfinished work between two questions."""
        return True

    # -- stored and watched --------------------------------------------------------------------------------------

    def store(self) -> bytes:
        data: bytes = self.rules().storing.store(self)
        return data

    def digest(self) -> int:
        return int.from_bytes(blake2b(self.store(), digest_size=8).digest(), "big")

    def observe(self, seat: int) -> Observation:
        view: Observation = self.rules().window(self, seat)
        return view

    # -- the log -------------------------------------------------------------------------------------------------

    def record(self) -> None:
        self.telling = True

    def tell(self, kind: int, seat: int, numbers: tuple[int, ...] = (), seen_by: int = EVERYONE) -> None:
        """Note a line of the log if somebody reads it. Busy places ask `telling` first, to save the numbers as well."""
        if self.telling:
            if self.told is NOTHING_TOLD:
                self.told = []
            self.told.append(Told(kind, seat, numbers, self.round, self.steps, seen_by))

    def events(self) -> list[Event]:
        found: list[Event] = self.rules().story.events(self)
        return found

    # -- what a game says ----------------------------------------------------------------------------------------

    def rules(self) -> Any:
        """The `Rules` of the game (door.py)."""
        raise NotImplementedError

    def prompt(self) -> str:
        """The open question in words."""
        raise NotImplementedError

    def word(self, option: int) -> str:
        """One option of the open question in words."""
        raise NotImplementedError

    def take_answer(self, option: int) -> None:
        """Hand the option that was taken to the work that asked; `asker` is still the seat that took it."""
        raise NotImplementedError

    def run(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        raise NotImplementedError

    def run_out(self) -> None:
        """End the game: its budget of decisions is used up."""
        raise NotImplementedError
