"""A choice that several seats make together: nobody learns from what the others have chosen before all have."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import TOGETHER, State
from sandtable.engine.log import EVERYONE
from tests.conformance.examples import EXAMPLES
from tests.conformance.walks import decisions

GAMES = 3
WAYS = 4
"""The ways in which a seat makes its part of one choice."""


class Part:
    """A copy of the game in which the seat that is asked makes its part of a choice, all of it or some of it."""

    def __init__(self, state: State) -> None:
        self.seat = state.seat()
        self.state = state.clone()
        self.state.record()
        self.known = len(self._told_to_all())

    def finished(self, dice: Dice) -> Part:
        """The part made at random to its end."""
        while self.goes_on():
            self.decide(dice)
        return self

    def decide(self, dice: Dice) -> None:
        self.state.apply(dice.below(self.state.count()))

    def goes_on(self) -> bool:
        return self.state.seat() == self.seat and self.is_open()

    def is_open(self) -> bool:
        """Whether somebody still has to choose: once all have, something is told to everybody."""
        return self.state.question() == TOGETHER and len(self._told_to_all()) == self.known

    def log(self, viewer: int) -> tuple[str, ...]:
        """The lines of the log as a seat reads them, e.g. with the number of cards put face down."""
        return tuple(event.text_for(viewer) for event in self.state.events())

    def _told_to_all(self) -> list[str]:
        return [event.text for event in self.state.events() if event.seen_by == EVERYONE]


def choices(name: str) -> Iterator[State]:
    """The questions of choices made together in random games."""
    for seed in range(GAMES):
        for state in decisions(name, seed):
            if state.question() == TOGETHER:
                yield state


def others(name: str, state: State) -> list[int]:
    """The seats that are not asked."""
    return [seat for seat in range(len(EXAMPLES[name].subjects)) if seat != state.seat()]


def secrets(name: str) -> Iterator[tuple[int, list[Part]]]:
    """Ways to make one part that another seat, the viewer, can't tell apart while the choice goes on."""
    for number, state in enumerate(choices(name)):
        parts = [Part(state).finished(seeded("part", number, way)) for way in range(WAYS)]
        assert len({part.is_open() for part in parts}) == 1
        for viewer in others(name, state) if parts[0].is_open() else []:
            for log in sorted({part.log(viewer) for part in parts}):
                yield viewer, [part for part in parts if part.log(viewer) == log]


def test_no_other_seat_sees_what_a_seat_has_chosen_before_all_have(name: str) -> None:
    different = 0
    for number, (viewer, parts) in enumerate(secrets(name)):
        windows = [part.state.observe(viewer) for part in parts]
        assert len({window.key() for window in windows}) == 1
        assert len({window.imagine(seeded("imagine", number)).store() for window in windows}) == 1
        different += len({part.state.store() for part in parts}) > 1
    assert different > 5 or not any(choices(name)), "hardly anything was hidden: this proves nothing"


def test_what_other_seats_see_stays_the_same_while_a_seat_makes_its_part(name: str) -> None:
    going_on = unchanged = 0
    for number, state in enumerate(choices(name)):
        part = Part(state)
        part.decide(seeded("decide", number))
        going_on += part.goes_on()
        for viewer in others(name, state) if part.goes_on() else []:
            if part.log(viewer) == Part(state).log(viewer):
                assert part.state.observe(viewer).key() == state.observe(viewer).key()
                unchanged += 1
    assert unchanged > 5 or not going_on
