# interpreted: shows games to people
"""A choice of several things as one question, which the engine asks one thing after the other.

The engine splits "shuffle any number of cards into your deck" into a question for each card, in a fixed order. A person
ticks things in any order and says "done". This module looks for every set that the chain of questions allows, and for
the answers that lead to it. It changes nothing: the answers are those of the engine, so games are stored as ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sandtable.engine.asking import AskingTable

if TYPE_CHECKING:
    from sandtable.engine.viewing import Viewing

MOST_SETS: Final = 300
"""Sets that are looked for one by one. Of a larger choice only the largest set is looked at before somebody answers."""
MOST_TRIED: Final = 2_000
"""Options that are tried on the way to one set."""
Way = tuple[int, ...]
"""The indices to apply, one after the other."""
Kinds = tuple[str, ...]
"""The names of the things of a set, in alphabetical order; things that can't be told apart share a name."""


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
    ways: Mapping[Kinds, Way] | None = field(repr=False)
    """A way to each set that is allowed; None for a large choice."""
    chain: Chain = field(repr=False, compare=False)

    def answers(self, names: Iterable[str]) -> Way:
        """The indices that take exactly the ticked things. Raises Impossible."""
        known = {tick.name: tick for tick in self.ticks}
        ticked = [*dict.fromkeys(names)]
        if unknown := [name for name in ticked if name not in known]:
            raise Impossible(f"{', '.join(unknown)} can't be chosen here")
        kinds = kinds_of(known[name] for name in ticked)
        way = self.chain.way_to(kinds) if self.ways is None else self.ways.get(kinds)
        if way is None:
            raise Impossible(self._reason([known[name].text for name in ticked]))
        return way

    def _reason(self, words: list[str]) -> str:
        """The reason why these things are no set that is allowed."""
        if len(words) < self.least:
            return f"choose at least {self.least}; {len(words)} ticked"
        if len(words) > self.most:
            return f"choose at most {self.most}; {len(words)} ticked"
        return f"the rules do not allow these together: {', '.join(words)}"


def kinds_of(ticks: Iterable[Tick]) -> Kinds:
    return tuple(sorted(tick.like or tick.name for tick in ticks))


def several(viewing: Viewing[Any], table: AskingTable) -> Several | None:
    """The choice of several that the open question begins.

    None where it stands alone, where no set has two things, and where luck or a question about something else comes in.
    """
    part = viewing.part(table)
    if part is None:
        return None
    chain = Chain(viewing, table, part)
    ways = chain.all_ways()
    sizes = {len(kinds) for kinds in ways} if ways is not None else chain.sizes_of_the_first()
    if not chain.is_plain or max(sizes) < 2:
        return None
    return Several(part.prompt, tuple(chain.ticks.values()), min(sizes), max(sizes), ways, chain)


@dataclass
class _Moment:
    """A question of the chain, the things taken before it, and the way to it."""

    table: AskingTable
    step: int
    kinds: Kinds
    way: Way


class Chain:
    """The questions of one choice, which come one after the other."""

    def __init__(self, viewing: Viewing[Any], table: AskingTable, part: Part) -> None:
        self.viewing = viewing
        self.choice = part.choice
        copy = table.clone()  # the game may go on before somebody answers
        assert isinstance(copy, AskingTable)
        self.first = _Moment(copy, part.step, (), ())
        self.ticks: dict[str, Tick] = {}
        """Every thing that was offered so far, by name."""
        self.is_plain = True
        """False once luck, or a question about something else, has come in."""

    def all_ways(self) -> dict[Kinds, Way] | None:
        """A way to every set; None where there are too many."""
        ways: dict[Kinds, Way] = {}
        met: set[tuple[Kinds, int]] = set()
        todo = [self.first]
        while todo and self.is_plain:
            here = todo.pop()
            for index, taken in enumerate(self._offered(here.table)):
                kinds, after = tuple(sorted((*here.kinds, *taken))), self._after(here, index)
                if after is None:
                    ways.setdefault(kinds, (*here.way, index))
                elif (kinds, after.step) not in met:
                    met.add((kinds, after.step))
                    todo.append(_Moment(after.table, after.step, kinds, after.way))
            if len(ways) + len(met) > MOST_SETS:
                return None
        return ways

    def sizes_of_the_first(self) -> set[int]:
        """The sizes of the sets on the way that always takes the first thing: the largest set has them all."""
        here: _Moment | None = self.first
        sizes, number = set(), 0
        while here is not None and self.is_plain:
            offered = self._offered(here.table)
            if () in offered:
                sizes.add(number)
            index = next((at for at, taken in enumerate(offered) if taken), 0)
            number += len(offered[index])
            here = self._after(here, index)
        return {*sizes, number}

    def way_to(self, wanted: Kinds) -> Way | None:
        """A way to this set; None where there is none, or where it was not found soon enough."""
        todo, looked = [self.first], 0
        while todo and looked < MOST_TRIED:
            here = todo.pop()
            further = []
            missing = Counter(wanted) - Counter(here.kinds)
            for index, taken in enumerate(self._offered(here.table)):
                if Counter(taken) - missing or (missing and not taken):
                    continue
                looked += 1
                after = self._after(here, index)
                kinds = tuple(sorted((*here.kinds, *taken)))
                if after is None and kinds == wanted:
                    return (*here.way, index)
                if after is not None:
                    further.append(_Moment(after.table, after.step, kinds, after.way))
            todo += reversed(further)
        return None

    def _offered(self, table: AskingTable) -> list[Kinds]:
        """The things that each option of a question takes."""
        offered = [self.viewing.ticks(table, option) for option in table.options]
        for ticks in offered:
            self.ticks.update({tick.name: tick for tick in ticks if tick.name not in self.ticks})
        self.is_plain = self.is_plain and any(offered)
        return [kinds_of(ticks) for ticks in offered]

    def _after(self, here: _Moment, index: int) -> _Moment | None:
        """The next question of the choice after an option; None where it ends."""
        after = here.table.clone()
        assert isinstance(after, AskingTable)
        after.apply(index)
        part = self.viewing.part(after) if after.seat() == here.table.seat() else None
        if part is None or part.choice != self.choice or part.step <= here.step:
            return None
        self.is_plain = self.is_plain and after.dice.state() == here.table.dice.state()
        return _Moment(after, part.step, here.kinds, (*here.way, index))
