# interpreted: shows games to people
"""A choice of several things as one question, which the engine asks one thing after the other.

The engine splits "shuffle any number of cards into your deck" into a question for each card, in a fixed order. A person
ticks things in any order and says "done". This module looks for every set that the chain of questions allows, and for
the answers that lead to it. It changes nothing: the answers are those of the engine, so games are stored as ever.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sandtable.engine.asking import AskingTable

if TYPE_CHECKING:
    from sandtable.engine.viewing import Viewing

MOST_SETS: Final = 3_000
"""Sets that are looked for; a larger choice is asked one by one."""


@dataclass(frozen=True)
class Part:
    """The open question as one step of a choice of several things."""

    choice: Hashable
    """Equal for all questions of one choice, e.g. the work that asks, and the seat."""
    step: int
    """Grows from question to question of one choice: the number of things taken so far."""
    prompt: str
    """The whole choice in words."""


@dataclass(frozen=True)
class Tick:
    """One thing that can be ticked."""

    name: str
    """No other thing of this choice has this name."""
    text: str
    at: tuple[str, ...] = ()
    """The names of the thing in the view."""
    like: str = ""
    """Things with the same `like` can't be told apart; empty: there is no other one like this."""


class Impossible(ValueError):
    """No set that the rules allow; the message says why."""


@dataclass(frozen=True)
class Several:
    """Everything that one choice of several offers."""

    prompt: str
    ticks: tuple[Tick, ...]
    least: int
    most: int
    ways: Mapping[tuple[str, ...], tuple[int, ...]] = field(repr=False)
    """The indices to apply, one after the other, by the sorted kinds of the things of each set that is allowed."""

    def answers(self, names: Iterable[str]) -> tuple[int, ...]:
        """The indices that take exactly the ticked things. Raises Impossible."""
        known = {tick.name: tick for tick in self.ticks}
        ticked = [*dict.fromkeys(names)]
        if unknown := [name for name in ticked if name not in known]:
            raise Impossible(f"{', '.join(unknown)} can't be chosen here")
        way = self.ways.get(_kinds(known[name] for name in ticked))
        if way is None:
            raise Impossible(self._reason([known[name].text for name in ticked]))
        return way

    def _reason(self, words: list[str]) -> str:
        """Why these things are no set that is allowed."""
        if len(words) < self.least:
            return f"choose at least {self.least}; {len(words)} ticked"
        if len(words) > self.most:
            return f"choose at most {self.most}; {len(words)} ticked"
        return f"the rules do not allow these together: {', '.join(words)}"


def _kinds(ticks: Iterable[Tick]) -> tuple[str, ...]:
    return tuple(sorted(tick.like or tick.name for tick in ticks))


def several(viewing: Viewing[Any], table: AskingTable) -> Several | None:
    """The choice of several that the open question begins.

    None where it stands alone, where no set has two things, and where the choice is too large or meets luck.
    """
    part = viewing.part(table)
    if part is None:
        return None
    search = _Search(viewing, table, part)
    return search.result() if search.is_complete() else None


class _Search:
    """Follows the chain of questions with every answer."""

    def __init__(self, viewing: Viewing[Any], table: AskingTable, part: Part) -> None:
        self.viewing = viewing
        self.part = part
        self.luck = table.dice.state()
        self.ticks: dict[str, Tick] = {}
        self.ways: dict[tuple[str, ...], tuple[int, ...]] = {}
        self.met: set[tuple[tuple[str, ...], int]] = set()
        self.todo: list[tuple[AskingTable, int, tuple[str, ...], tuple[int, ...]]] = [(table, part.step, (), ())]

    def is_complete(self) -> bool:
        """Whether every set was found."""
        while self.todo:
            table, step, kinds, way = self.todo.pop()
            offered = [self.viewing.ticks(table, option) for option in table.options]
            if not any(offered):
                return False  # a question about something else in the middle of the choice
            for index, ticks in enumerate(offered):
                self.ticks.update({tick.name: tick for tick in ticks if tick.name not in self.ticks})
                if not self._follow(table, step, tuple(sorted((*kinds, *_kinds(ticks)))), (*way, index)):
                    return False
            if len(self.ways) + len(self.met) > MOST_SETS:
                return False
        return True

    def _follow(self, table: AskingTable, step: int, kinds: tuple[str, ...], way: tuple[int, ...]) -> bool:
        """Take one option; False where luck decides which question comes next."""
        after = table.clone()
        assert isinstance(after, AskingTable)
        after.apply(way[-1])
        part = self.viewing.part(after) if after.seat() == table.seat() else None
        if part is None or part.choice != self.part.choice or part.step <= step:
            self.ways.setdefault(kinds, way)
            return True
        if (kinds, part.step) not in self.met:
            self.met.add((kinds, part.step))
            self.todo.append((after, part.step, kinds, way))
        return after.dice.state() == self.luck

    def result(self) -> Several | None:
        sizes = {len(kinds) for kinds in self.ways}
        if max(sizes) < 2:
            return None
        return Several(self.part.prompt, tuple(self.ticks.values()), min(sizes), max(sizes), self.ways)
