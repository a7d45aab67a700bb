"""Test verbs for Stay on Target: lay out an Attack Run, fly it in words, read its result.

    run = a_run(cards=["starship 5"], flying={"blue": ("Defence", "X-Wing 1-2", "Falcon")})
    run.answer("no prediction", "take")
    assert run.defence("blue") == 7

Cards are named as they are revealed, the first one first; the rest of the row are the other cards. Players sit in
the order of `flying`; the first colour is first player.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sandtable.engine.asking import NOBODY, NOTHING
from sandtable.engine.dice import seeded
from sandtable.games.stay_on_target import GAME
from sandtable.games.stay_on_target.flow import enter, run
from sandtable.games.stay_on_target.game import MAX_STEPS, Assault
from sandtable.games.stay_on_target.phases.choosing import take_off
from sandtable.games.stay_on_target.setup import Setup
from sandtable.games.stay_on_target.terms import PLACES, PREDICTING, TRIOS, TYPE_NAMES

BLUE = ("Defence", "1-2", "6-9")
"""Three blue cards: defence 12, evading 1-2 and 6-9."""
FALCON = ("Defence", "1-2", "Falcon")
TRENCH: dict[str, Any] = json.loads(Path(__file__).with_name("trench.json").read_text(encoding="utf-8"))
"""The deck and the squadrons of these scenes: tests of rules stay true when our own cards of the box change."""
Flying = Mapping[str, Sequence[str]]


class Run:
    """A game in progress: acting on it and reading it in words. Seats are called by their colour."""

    def __init__(self, table: Assault) -> None:
        self.table = table
        table.record()

    # -- acting --------------------------------------------------------------------------------------------------

    def answer(self, *answers: str) -> Run:
        """Take options one after another, each by words only it contains."""
        for words in answers:
            lower = [option.lower() for option in self.options]
            found = [number for number, option in enumerate(lower) if words.lower() in option]
            assert len(found) == 1, f'"{words}" of {self.options}, asked is {self.asked}: {self.prompt}'
            self.table.apply(found[0])
        return self

    def predict(self, **colours: str) -> Run:
        """Everybody who is asked predicts what is said here for his colour, or goes without Obi-Wan."""
        for _ in range(len(self.table.waiting)):
            self.answer(colours.get(self.asked, "no prediction"))
        return self

    # -- reading -------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The colour that is asked; "" when the game is over."""
        return self.table.squadron(self.table.asker).colour if self.table.asker != NOBODY else ""

    @property
    def prompt(self) -> str:
        ask = self.table.ask()
        return ask.prompt if ask else ""

    @property
    def options(self) -> list[str]:
        ask = self.table.ask()
        return list(ask.options) if ask else []

    @property
    def log(self) -> list[str]:
        return [event.text for event in self.table.events()]

    def seat(self, colour: str) -> int:
        return next(s for s in range(self.table.setup.seats) if self.table.squadron(s).colour == colour)

    def defence(self, colour: str) -> int:
        return self.table.defence[self.seat(colour)]

    def points(self, colour: str) -> int:
        return self.table.points[self.seat(colour)]

    def is_flying(self, colour: str) -> bool:
        return self.table.out_at[self.seat(colour)] == 0

    def has_force(self, colour: str) -> bool:
        return self.table.force[self.seat(colour)] == 1

    def has_shield(self, colour: str) -> bool:
        return self.table.shield[self.seat(colour)] == 1

    def row(self) -> list[str]:
        """From place 1 on; "" where nothing lies yet."""
        return [self.table.setup.card_name(card) if card != NOTHING else "" for card in self.table.row]

    def won_by(self) -> list[str]:
        outcome = self.table.outcome()
        assert outcome is not None, f"{self.asked} is still asked: {self.prompt}"
        return [self.table.squadron(seat).colour for seat in outcome.winners]


def a_setup(colours: Sequence[str], **scenario: Any) -> Setup:
    """A trench with cards of many values, but for what the scenario says otherwise."""
    subjects = [{"name": colour, "colour": colour} for colour in colours]
    document = {"game": "stay_on_target", "title": "A test", "summary": "A test.", **TRENCH, **scenario}
    document["imperial_deck"] = {**TRENCH["imperial_deck"], **scenario.get("imperial_deck", {})}
    setup = GAME.setup(subjects, document)
    assert isinstance(setup, Setup)
    return setup


def a_game(*colours: str, seed: int = 1, **scenario: Any) -> Run:
    """A game from its first question on; the first colour is first player."""
    for number in range(seed, seed + 100):
        table = GAME.start(a_setup(colours, **scenario), seeded("scene", number))
        assert isinstance(table, Assault)
        if table.opener == 0:
            return Run(table)
    raise AssertionError("the first seat is never the first player")


def a_run(
    cards: Sequence[str],
    flying: Flying,
    *,
    drawn: Sequence[str] = (),
    points: Mapping[str, int] | None = None,
    **scenario: Any,
) -> Run:
    """An Attack Run after the common reveal of squadrons; `drawn` is what lies on top of the deck."""
    table = Assault()
    table.lay_out(a_setup(list(flying), **scenario), seeded("run"), MAX_STEPS)
    colours = [each.colour for each in table.setup.scenario.squadrons]
    table.colours = tuple(colours.index(colour) for colour in flying)
    table.round = 1
    _lay(table, cards, drawn)
    for seat, (colour, names) in enumerate(flying.items()):
        table.points[seat] = (points or {}).get(colour, 0)
        take_off(table, seat, trio_of(table, seat, names))
    enter(table, PREDICTING)
    run(table)
    return Run(table)


def trio_of(table: Assault, seat: int, names: Sequence[str]) -> int:
    """The number of three cards, each named by words only its name contains."""
    cards = [str(card) for card in table.squadron(seat).cards]
    chosen = [[number for number, card in enumerate(cards) if name in card] for name in names]
    assert all(len(found) == 1 for found in chosen), f"{names} of {cards}"
    return TRIOS.index(tuple(sorted(found[0] for found in chosen)))


def _lay(table: Assault, cards: Sequence[str], drawn: Sequence[str]) -> None:
    """The row by the order of reveal, and the top of the deck."""
    left = list(range(len(table.setup.faces)))
    named = [_take(table, left, name) for name in cards]
    top = [_take(table, left, name) for name in drawn]
    rest = [left.pop() for _ in range(PLACES - len(named))]
    table.row = [*named, *rest][::-1]
    table.deck = [*left, *top[::-1]]


def _take(table: Assault, left: list[int], name: str) -> int:
    """The next card of this type and value."""
    type_, value = name.split()
    setup = table.setup
    for card in left:
        if setup.faces[card] == (TYPE_NAMES.index(type_), int(value)):
            left.remove(card)
            return card
    raise AssertionError(f"no {name} is left")
