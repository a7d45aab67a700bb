"""The contract of every game: a state that waits on one question, and the game that makes such states.

A game is one package below `sandtable/games` with a module-level `GAME`. Nothing outside asks more of it than this
page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sandtable.engine.dice import Dice
    from sandtable.engine.log import Event
    from sandtable.engine.scenarios import Scenarios


class IllegalDecision(ValueError):
    """The index is not one of the open question's options, or nothing is asked. The state is unchanged."""


class BadSetup(ValueError):
    """The game can't start from this set-up; `problems` names every reason in plain words."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


NO_QUESTION: Final = -1
"""The game is over."""
ACTION: Final = 0
"""The question begins something new: nothing else is half done."""
INSIDE: Final = 1
"""The question belongs to something that has begun: a target, a reaction, one more of several."""
TOGETHER: Final = 2
"""The question is one part of a choice that several seats make, which takes effect for all of them at once."""

NO_OPTION: Final = -1
"""No option of the open question."""

POINTS = 60
"""A point is counted in sixtieths, so that two to five winners share it in whole numbers."""


@dataclass(frozen=True)
class Ask:
    """The question a state waits on, in words. `options` is never empty."""

    seat: int
    prompt: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """The end of a game. `winners` are seats (none: a draw); `reason` is a word of the game, e.g. "defeat"."""

    winners: tuple[int, ...]
    reason: str
    rounds: int
    first: int
    """The seat that took the first turn."""
    is_capped: bool = False
    """Stopped by the step budget, not by the rules."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Observation:
    """The view of one seat on a state, which follows the game as it goes on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def count(self) -> int:
        """The number of options of the open question."""
        raise NotImplementedError

    def question(self) -> int:
        """The kind of the open question, as `State.question` says it."""
        raise NotImplementedError

    def declining(self) -> int:
        """The option that declines, as `State.declining` says it; ask it for the seat that decides."""
        raise NotImplementedError

    def codes(self) -> list[int]:
        """The options as codes, as `State.codes` says them; ask it for the seat that decides."""
        raise NotImplementedError

    def key(self) -> bytes:
        """All this seat may know; equal knowledge gives equal bytes, also while others choose TOGETHER with it."""
        raise NotImplementedError

    def imagine(self, dice: Dice) -> State:
        """A full state that agrees with everything this seat knows, the unknown dealt anew from `dice`.

        Its own dice come from `dice` as well: nothing of it depends on the dice that are going to fall.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One game in progress. It waits on exactly one question, or it is over; nothing else moves it."""

    def seat(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        raise NotImplementedError

    def count(self) -> int:
        """The number of options of the open question; 0 when the game is over."""
        raise NotImplementedError

    def ask(self) -> Ask | None:
        """The open question in words; None when the game is over."""
        raise NotImplementedError

    def question(self) -> int:
        """The kind of the open question: ACTION, INSIDE or TOGETHER; NO_QUESTION when the game is over."""
        if self.seat() < 0:
            return NO_QUESTION
        return ACTION if self.is_settled() else INSIDE

    def declining(self) -> int:
        """The index of the option that declines (passes, says no, takes nothing or no more); NO_OPTION without one."""
        return NO_OPTION

    def codes(self) -> list[int]:
        """A code for each option, in order: options that differ have different codes.

        The same choice has the same code in this state and in every state imagined from what its seat knows, and
        later on in all of them, although it may stand at another place there. Codes are equal on every machine.
        """
        raise NotImplementedError

    def code(self, index: int) -> int:
        """The code of one option."""
        return self.codes()[index]

    def apply(self, index: int) -> None:
        """Take the index-th option and go on to the next question. Raises IllegalDecision and changes nothing."""
        raise NotImplementedError

    def attempt(self, index: int) -> None:
        """Like `apply`, on a throw-away copy that is only judged; it may skip listing the next options."""
        self.apply(index)

    def clone(self) -> State:
        """An independent copy; it keeps no log."""
        raise NotImplementedError

    def reseed(self, dice: Dice) -> None:
        """Go on with other dice, drawn from these: what falls from now on has nothing to do with the dice so far."""
        raise NotImplementedError

    def store(self) -> bytes:
        """The whole state, also in the middle of an effect; `Game.restore` continues identically."""
        raise NotImplementedError

    def digest(self) -> int:
        """64 bits that are equal for equal states, on every machine and build."""
        raise NotImplementedError

    def observe(self, seat: int) -> Observation:
        """The window through which a seat sees this state."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The end of the game; None while it goes on."""
        raise NotImplementedError

    def evaluate(self, seat: int) -> int:
        """The value of the position for a seat, in the game's own whole points; higher is better."""
        raise NotImplementedError

    def known_value(self, index: int, values: list[int]) -> int | None:
        """The value of an option where it follows from `values`, those of the options before it; else None.

        A value is that of `evaluate` for the seat that decides, at the end of the option's effect, if every question
        on the way is answered as it looks best one step ahead.
        """
        return None

    def likeness(self) -> object | None:
        """A key that is equal for states of one game in which each option has the same value, if they were judged in
        worlds that began alike: everything but the dice, and hidden cards that no option turns up.

        None where nobody has said what such a key is.
        """
        return None

    def luck_met(self) -> int:
        """The number of times that a copy of this state met dice or hidden cards when an option was tried.

        A value that luck had a part in is not that of other states with the same `likeness`.
        """
        return 0

    def judge(self, weights: str) -> None:
        """From now on `evaluate` of this state and its copies weighs with the weights of this name (weighing.py).

        A game without weights of that name judges as before.
        """

    def is_settled(self) -> bool:
        """True when no effect is half done: the open question starts something new."""
        raise NotImplementedError

    def usage(self) -> dict[str, set[str]]:
        """The parts of the game (cards ...) used since `record()`: codes by the game's word for the kind of use."""
        return {}

    def usage_of_seats(self) -> list[dict[str, set[str]]]:
        """For each seat the used parts of those it brought (a deck's cards), as `usage` names them.

        Empty in games whose seats bring nothing of their own. Names of kinds and codes have no "/".
        """
        return []

    def tally(self) -> dict[str, int]:
        """The counters that a batch adds up over its finished games: whole numbers from 0 by the game's own stable
        names.

        Who won, why, when and in how many rounds the Outcome says already; this is for the rest. A name is a path.
        Five kinds are shown wherever there is a scenario, `SIDE` being a name of `Game.seat_names` in small letters:
        "won/SIDE/HOW" (in more detail than the Outcome's reason), "round/N" (of the decision, where it is not the
        last one), "lost/SIDE/WHAT" (figures, vehicles ...), "control/HEX/SIDE" (1: held at the end) and
        "losses/HEX/SIDE". Where luck deals what a seat plays with (a colour, a faction), "had/KIND/NAME" counts the
        seats that had it and "points/KIND/NAME" what they won, in POINTS: the winners share one, all do if nobody won.
        Bounds: `sandtable/playtest/tally.py`.
        """
        return {}

    def record(self) -> None:
        """Report events from now on."""
        raise NotImplementedError

    def events(self) -> list[Event]:
        """The events since `record()`, oldest first; empty without recording."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """The checked set-up of a game: its players and their subjects. A game never changes it."""

    def weigh(self, name: str, values: Mapping[str, int]) -> None:
        """Let `State.judge` know weights under a name of their own, for those who look for better ones.

        Raises ValueError when they are not the game's weights.
        """
        raise ValueError("this game has no weights")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its name, how many play it, how a set-up is read and a state begun."""

    name: str
    """The package's name, e.g. "destiny"."""
    title: str
    """As players call it."""
    min_seats: int
    max_seats: int

    def setup(self, subjects: list[dict[str, Any]], scenario: dict[str, Any] | None = None) -> Setup:
        """Read what each seat brings (one JSON object a seat, the game's own shape). Raises BadSetup."""
        raise NotImplementedError

    def subject_problems(self, subject: dict[str, Any]) -> list[str]:
        """The reasons against playing with this subject, in plain words; empty when `setup` accepts it beside any
        other.

        It is asked of games without scenarios. A game that judges subjects one by one says so here, once for each.
        """
        fewest: int = getattr(self, "min_seats")  # noqa: B009 - compiled, `self.min_seats` would ask this class alone
        try:
            self.setup([subject] * fewest)
        except BadSetup as error:
            return list(dict.fromkeys(error.problems))
        return []

    def played_by(self, subjects: list[dict[str, Any]]) -> dict[str, str]:
        """The versions that a game of these subjects is played by, by kind: "rules", "texts".

        Empty for a game that has one version of everything, and for subjects that can't be read.
        """
        return {}

    def first_rules(self) -> str:
        """The version of the rules that games were played by before there was another one; empty for most games."""
        return ""

    def changed_since(self, subject: dict[str, Any]) -> list[str]:
        """The changes for a subject since it was made, in sentences: other points, cards that are not allowed any more.

        A subject names the versions it was made for and is played by these for ever.
        """
        return []

    def scenarios(self) -> Scenarios[Any] | None:
        """Its scenarios; None for a game without."""
        return None

    def seat_counts(self, scenario: dict[str, Any] | None = None) -> tuple[int, ...]:
        """The player counts of the game, or of a scenario without problems, in rising order."""
        fewest: int = getattr(self, "min_seats")  # noqa: B009 - compiled, `self.min_seats` would ask this class alone
        most: int = getattr(self, "max_seats")  # noqa: B009
        return tuple(range(fewest, most + 1))

    def has_sides(self) -> bool:
        """True where the seats of a scenario are sides with a character of their own.

        Otherwise seats are alike but for the turn order, and results are read from `Outcome.first` on clockwise.
        """
        return False

    def seat_names(self, scenario: dict[str, Any] | None = None) -> tuple[str, ...]:
        """The names of the seats: one for each possible player, or for each side of the scenario."""
        most: int = getattr(self, "max_seats")  # noqa: B009 - compiled, `self.max_seats` would ask this class alone
        return tuple([f"Player {seat + 1}" for seat in range(most)])

    def random_subject(self, dice: Dice, pool: str = "") -> dict[str, Any]:
        """A random subject for a seat out of a pool ("": the game's own choice).

        Surveys play with such subjects. Raises ValueError for an unknown pool.
        """
        raise NotImplementedError

    def parts(self, pool: str = "") -> dict[str, str]:
        """The parts that a survey of a pool should use: names by code."""
        raise NotImplementedError

    def parts_of(self, subject: dict[str, Any]) -> dict[str, str]:
        """The parts of a subject that may be exchanged (a deck's cards): names by code; empty where there are none."""
        return {}

    def exchanged(self, subject: dict[str, Any], old: str, new: str | None = None) -> dict[str, Any]:
        """The subject with one of these parts exchanged for another one, or for a blank that does nothing.

        Everything else stays in its place, so that equal dice deal it alike. `subject_problems` judges the result.
        """
        raise ValueError("this game has nothing to exchange")

    def start(self, setup: Setup, dice: Dice, max_steps: int = 0) -> State:
        """A new game that owns `dice`; `max_steps` is the budget in decisions (0: the game's own)."""
        raise NotImplementedError

    def restore(self, setup: Setup, data: bytes) -> State:
        """The state that `State.store` wrote. Raises ValueError when the bytes are not such a state."""
        raise NotImplementedError
