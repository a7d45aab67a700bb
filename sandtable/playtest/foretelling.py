# interpreted: shows games to people
"""The costs and effects of options, foretold from the knowledge of their player.

Each option is tried in worlds that the player can imagine, never in the true one, so nothing hidden can show. It is
told only where no dice fall and all of these worlds agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import seeded
from sandtable.engine.game import TOGETHER, State
from sandtable.engine.viewing import viewing_of
from sandtable.engine.views import Stake

WORLDS: Final = 3
"""Imagined worlds in which an option is tried."""
MOST_EFFECTS: Final = 4
"""Effects of one option that are told; with more of them a round ends or the like, which its words say."""
MOST_TRIED: Final = 60
"""Options of one question that are tried; questions with more (where to move) are about places, not about costs."""
_Stakes = dict[tuple[str, int], Stake]
"""Stakes by their name and their number among those of one name."""


@dataclass(frozen=True)
class Effect:
    """The change of one stake by an option."""

    seat: int
    """The seat that it belongs to; below 0 for none."""
    name: str
    before: int | str
    after: int | str
    most: int | None = None

    def says(self) -> str:
        """ "Player 1's resources 3 → 1"."""
        end = f" of {self.most}" if self.most is not None else ""
        return f"{self.name} {self.before} → {self.after}{end}"


def foretold(name: str, state: State, options: Sequence[int] | None = None) -> list[tuple[Effect, ...]]:
    """The effects of these options of the open question (all of them without any), the asked player's first.

    An option has none where they can't be known, or where they are too many to be read. One that passes or ends
    something has none either: what follows is the work of others.
    """
    assert isinstance(state, AskingTable)
    seat, options = state.seat(), range(state.count()) if options is None else options
    if seat < 0 or state.question() == TOGETHER or state.count() > MOST_TRIED:
        return [()] * len(options)
    known = state.observe(seat)
    worlds = [_World(name, known.imagine(seeded("foretelling", state.steps, world)), seat) for world in range(WORLDS)]
    closes = viewing_of(name).closes
    return [() if closes(state, state.options[index]) else _agreed(worlds, state.code(index)) for index in options]


class _World:
    """An imagined world with its stakes, which are read once for all options."""

    def __init__(self, name: str, state: State, seat: int) -> None:
        assert isinstance(state, AskingTable)
        self.name, self.state, self.seat = name, state, seat
        self.codes = state.codes()
        self.stakes = _named(viewing_of(name).stakes(state, seat))

    def effects(self, code: int) -> tuple[Effect, ...] | None:
        """The changes until the next question; None where dice fall or the option is missing here."""
        if code not in self.codes:
            return None
        trial = self.state.clone()
        assert isinstance(trial, AskingTable)
        trial.apply(self.codes.index(code))
        if trial.dice.state() != self.state.dice.state() or trial.seat() < 0:
            return None
        return tuple(_changed(self.stakes, _named(viewing_of(self.name).stakes(trial, self.seat)), self.seat))


def _agreed(worlds: list[_World], code: int) -> tuple[Effect, ...]:
    """The effects of an option that all worlds have in common; none where one of them differs."""
    found: tuple[Effect, ...] | None = None
    for world in worlds:
        effects = world.effects(code)
        if effects is None or (found is not None and effects != found):
            return ()
        found = effects
    return found if found and len(found) <= MOST_EFFECTS else ()


def compared(name: str, before: State, after: State, seat: int) -> list[Effect]:
    """The stakes that differ between two states of a game, those of a seat first, then those of the others."""
    viewing = viewing_of(name)
    return _changed(_named(viewing.stakes(before, seat)), _named(viewing.stakes(after, seat)), seat)


def _changed(old: _Stakes, new: _Stakes, seat: int) -> list[Effect]:
    """The stakes that differ, those of a seat first."""
    found = [
        Effect(each.seat, each.name, old[key].value, each.value, each.most)
        for key, each in new.items()
        if key in old and old[key].value != each.value
    ]
    return sorted(found, key=lambda each: (each.seat != seat, each.seat < 0))


def _named(stakes: Iterable[Stake]) -> _Stakes:
    """Stakes by their names; things of one name, as two copies of a character, are counted in their order."""
    found: dict[tuple[str, int], Stake] = {}
    many: Counter[str] = Counter()
    for each in stakes:
        found[each.name, many[each.name]] = each
        many[each.name] += 1
    return found
