# interpreted: imports the modules of a game when they are first needed
"""The games of packages: setting up, beginning and restoring a game of any kind.

`GAME` in the `__init__.py` of a package is one of these. The rest of the package is imported inside its methods, so
that a list of all games costs nothing; what is called alike in every game is found by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, Generic, TypeVar

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice
from sandtable.engine.game import BadSetup, Game, Setup, State
from sandtable.engine.observing import Window
from sandtable.engine.problem import BadScenario
from sandtable.engine.scenarios import Scenarios
from sandtable.engine.storing import Storing
from sandtable.engine.story import Story

S = TypeVar("S", bound=Setup)
T = TypeVar("T", bound=AskingTable)
Subjects = list[dict[str, Any]]
"""The subjects by seat, as JSON objects."""


class Rules(Generic[S, T]):
    """The playable part of a game: its set-up, its table, the views on it, and the way a game begins."""

    def __init__(
        self,
        setup: type[S],
        storing: Storing[T],
        window: type[Window],
        story: Story[Any],
        begin: Callable[[T], None],
        max_steps: int,
    ) -> None:
        self.setup = setup
        self.storing = storing
        self.window = window
        """The view of one seat."""
        self.story = story
        self.begin = begin
        """Goes on from a table that is laid out to the first question."""
        self.max_steps = max_steps
        """Decisions before a game is capped."""

    def start(self, setup: Setup, dice: Dice, max_steps: int = 0) -> T:
        """A game at its first question; `max_steps` of 0 is the game's own limit."""
        assert isinstance(setup, self.setup)
        table = self.storing.blank()
        table.lay_out(setup, dice, max_steps or self.max_steps)
        self.begin(table)
        return table

    def restore(self, setup: Setup, data: bytes) -> T:
        """The table that was stored. Raises ValueError when the bytes are no such table."""
        assert isinstance(setup, self.setup)
        return self.storing.restore(setup, data)


@cache
def _rules_of(package: str) -> Rules[Any, Any]:
    found: Rules[Any, Any] = import_module(f"{package}.game").RULES
    return found


class PackagedGame(Game):
    """A game whose class stands in the `__init__.py` of its package."""

    def rules(self) -> Rules[Any, Any]:
        """RULES of the package's `game.py`."""
        return _rules_of(type(self).__module__)

    def start(self, setup: Setup, dice: Dice, max_steps: int = 0) -> State:
        table: State = self.rules().start(setup, dice, max_steps)
        return table

    def restore(self, setup: Setup, data: bytes) -> State:
        table: State = self.rules().restore(setup, data)
        return table


class ScenarioGame(PackagedGame):
    """A game on scenarios: the scenario brings the pieces, a seat brings its name."""

    subject_keys: tuple[str, ...] = ("name",)
    """The keys that a seat may bring."""

    def scenarios(self) -> Scenarios[Any]:
        """SCENARIOS of the package's `scenario.py`."""
        found: Scenarios[Any] = import_module(f"{type(self).__module__}.scenario").SCENARIOS
        return found

    def prepare(self, scenario: Any, subjects: Subjects) -> Setup:
        """The set-up of a scenario without problems, for seats without problems: `prepare` of `setting_up.py`."""
        setup: Setup = import_module(f"{type(self).__module__}.setting_up").prepare(scenario, subjects)
        return setup

    def seat_problems(self, scenario: Any, subjects: Subjects) -> Iterable[str]:
        """Problems with the values that seats bring to a scenario; their keys and their number are checked already."""
        return ()

    def setup(self, subjects: Subjects, scenario: dict[str, Any] | None = None) -> Setup:
        scenarios = self.scenarios()
        problems = [*self._unknown_keys(subjects), *self._wrong_number(subjects, self.seat_counts(), self.title)]
        try:
            played = scenarios.checked(scenarios.document(scenarios.usual) if scenario is None else scenario)
        except BadScenario as refused:
            raise BadSetup([*problems, *map(str, refused.problems)]) from None
        problems = problems or list(self._wrong_number(subjects, played.players, played.title))
        if problems := [*problems, *self.seat_problems(played, subjects)]:
            raise BadSetup(problems)
        return self.prepare(played, subjects)

    def seat_counts(self, scenario: dict[str, Any] | None = None) -> tuple[int, ...]:
        if scenario is None:
            return super().seat_counts()
        counts: tuple[int, ...] = self.scenarios().read(scenario).players
        return counts

    def player_names(self, scenario: dict[str, Any], players: int) -> tuple[str, ...]:
        """The name of each seat of a scenario without problems, with this number of players.

        Partners have different names.
        """
        names = self.seat_names(scenario)
        return names if self.has_sides() else names[:players]

    def sides(self, scenario: dict[str, Any], players: int) -> tuple[int, ...]:
        """The side of each seat of a scenario without problems, with this number of players.

        Only partners have the same one.
        """
        return tuple(range(players))

    def random_subject(self, dice: Dice, pool: str = "") -> dict[str, Any]:
        """A seat brings nothing but a name."""
        return {"name": "Player"}

    def _unknown_keys(self, subjects: Subjects) -> Iterator[str]:
        for seat, subject in enumerate(subjects):
            unknown = [str(key)[:40] for key in sorted(set(subject) - set(self.subject_keys), key=str)]
            if unknown:
                yield f"seat {seat}: unknown {', '.join(unknown)}; a seat may bring: {', '.join(self.subject_keys)}"

    def _wrong_number(self, subjects: Subjects, counts: tuple[int, ...], title: str) -> Iterator[str]:
        if len(subjects) not in counts:
            seats = "sides" if self.has_sides() else "players"
            yield f"{title} is played by {' or '.join(map(str, counts))} {seats}; got {len(subjects)}"
