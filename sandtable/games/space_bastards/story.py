# interpreted: puts the log into words, only when somebody reads it
"""The log in words: one sentence for each line the table told. Rounds, ship rounds and planets read as headings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine import story
from sandtable.games.space_bastards import lines, names
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import (
    ATTACHED,
    DIPLOMACY,
    NOBODY,
    NOTHING,
    OFF_BOARD,
    RACE_NAMES,
    RELATIONSHIP_NAMES,
)

ENDING_NAMES: Final = ("", "points", "money", "creatures", "shared", "step budget")
"""Words for the end of a game, by Table.ending."""
WON_BY: Final = ("", "", ", by money", ", by living creatures", " and shares the victory", "")


class Line(story.Line[Table]):
    """The names in one line of the log."""

    @property
    def who(self) -> str:
        """ "Player 1"."""
        return names.player(self.table, self.seat)

    def player(self, at: int) -> str:
        return names.player(self.table, self.numbers[at])

    def planet(self, at: int) -> str:
        return names.planet_name(self.table, self.numbers[at])

    def field(self, at: int) -> str:
        return names.field_name(self.table, self.numbers[at])

    def race(self, at: int) -> str:
        return RACE_NAMES[self.numbers[at]]

    def relationship(self, at: int = 0) -> str:
        return RELATIONSHIP_NAMES[self.numbers[at]]

    def many(self) -> str:
        """ "2 Spuds"."""
        return names.counted(self.numbers[0], self.numbers[1])


def _relations(w: Line) -> str:
    pairs = [
        f"{RELATIONSHIP_NAMES[each]} {RACE_NAMES[w.numbers[each * 2]]}-{RACE_NAMES[w.numbers[each * 2 + 1]]}"
        for each in range(ATTACHED)
    ]
    return f"The relationships: {', '.join(pairs)}."


RELATIONSHIP_SENTENCES: Final = (
    "{left} and {right} love each other",
    "{left} shoots {right}",
    "{left} eats {right}",
    "{left} and {right} trade",
    "{left} and {right} negotiate",
    "{left} and {right} migrate",
    "{left} and {right} mutate into each other",
)
"""The sentence of each relationship with its two races."""


def _placed(w: Line) -> str:
    kind, planet, mask = w.numbers
    name = names.kind_name(w.table, kind)
    return f"{name[0].upper()}{name[1:]} lies on {w.planet(1)}: {names.square_names(w.table, planet, mask)}."


def _action(w: Line) -> str:
    relationship, left, right = w.numbers
    if left == NOTHING:
        return f"{RELATIONSHIP_NAMES[relationship]}, {w.who} first."
    says = RELATIONSHIP_SENTENCES[relationship].format(left=RACE_NAMES[left], right=RACE_NAMES[right])
    return f"{w.who}: {RELATIONSHIP_NAMES[relationship]} ({says})."


def _moved(w: Line) -> str:
    if w.numbers[0] == OFF_BOARD:
        return f"{w.who}'s ship appears on {w.field(1)}."
    return f"{w.who}'s ship flies to {w.field(1)}."


def _gains(w: Line) -> str:
    """An accepted pair and its gains."""
    partner, (actor, planet, relationship) = w.seat, w.numbers
    what = "1 point" if relationship == DIPLOMACY else "1 money"
    place = names.planet_name(w.table, planet)
    if partner == actor:
        return f"{w.who} gains {what} with an own pair on {place}."
    if partner == w.table.setup.neutral:
        return f"{w.player(0)} gains {what} with a neutral token on {place}."
    return f"{w.who} agrees on {place}: {w.player(0)} and {w.who} gain {what} each."


def _mutated(w: Line) -> str:
    many, race, new, owner, _ = w.numbers
    whose = "" if owner == w.seat else f" of {w.player(3)}"
    if race == new:
        return f"{w.who} puts {names.counted(many, race)}{whose} on {w.planet(4)} elsewhere."
    return f"{w.who} changes {names.counted(many, race)}{whose} on {w.planet(4)} into {names.counted(many, new)}."


def _ships(w: Line) -> str:
    return f"A round of ships only: {w.who} begins."


SENTENCES: Final[dict[int, Callable[[Line], str]]] = {
    lines.TOLD_ROUND: lambda w: f"Round {w.numbers[0]}: {w.who} is the starting player.",
    lines.TOLD_SHIPS: _ships,
    lines.TOLD_SETTLE: lambda w: f"{w.who} chooses {w.planet(0)} to be settled.",
    lines.TOLD_PREPARED: lambda w: f"{w.who} prepares a {w.race(0)}.",
    lines.TOLD_PLACED: _placed,
    lines.TOLD_REARRANGED: lambda w: f"{w.who} rearranges everything on {w.planet(0)}.",
    lines.TOLD_SENT_BACK: lambda w: f"There is no room: {w.who} sends a {w.race(0)} to {w.planet(1)} instead.",
    lines.TOLD_RELATIONS: _relations,
    lines.TOLD_PLANNED: lambda w: f"{w.who} plans {names.cards(w.numbers[0])}.",
    lines.TOLD_REVEALED: lambda w: f"{w.who} reveals {names.cards(w.numbers[0])}.",
    lines.TOLD_ACTION: _action,
    lines.TOLD_DECLINED: lambda w: f"{w.who if w.seat != NOBODY else 'Nobody'} makes no use of it.",
    lines.TOLD_NO_TARGET: lambda w: "Nothing happens: there is no target.",
    lines.TOLD_BOOST: lambda w: f"{w.who} pays {w.numbers[0]} money to do it once more.",
    lines.TOLD_BORN: lambda w: f"{w.who}: a {w.race(0)} is born on {w.planet(1)}.",
    lines.TOLD_SHOT: lambda w: f"{w.who} shoots {w.many()} of {w.player(2)} on {w.planet(3)}.",
    lines.TOLD_EATEN: lambda w: f"{w.who} eats {w.many()} of {w.player(2)} on {w.planet(3)}.",
    lines.TOLD_PAIR: lambda w: f"{w.who} forms a pair with {_partner(w)} on {w.planet(1)}.",
    lines.TOLD_ACCEPTED: _gains,
    lines.TOLD_REFUSED: lambda w: f"{w.who} refuses the pair with {w.player(0)} on {w.planet(1)}.",
    lines.TOLD_MOVED: _moved,
    lines.TOLD_LOADED: lambda w: f"{w.who} loads a {w.race(0)} on {w.planet(1)}.",
    lines.TOLD_UNLOADED: lambda w: f"{w.who} unloads a {w.race(0)} on {w.planet(1)}.",
    lines.TOLD_MUTATED: _mutated,
    lines.TOLD_CORPSES: lambda w: f"{w.who} rearranges the corpses on {w.planet(0)}.",
    lines.TOLD_EXCHANGED: lambda w: f"{w.who} exchanges {w.race(1)} for {w.race(2)} in {w.relationship()}.",
    lines.TOLD_SWAPPED: lambda w: f"{w.who} swaps the races of {w.relationship()}: now {w.race(1)} and {w.race(2)}.",
    lines.TOLD_LOCKED: lambda w: f"{w.who} locks {w.relationship()}.",
    lines.TOLD_STARTER: lambda w: f"{w.who} is the starting player now.",
    lines.TOLD_DOMINANCE: lambda w: f"{w.who} dominates {w.planet(0)}: {_points(w.numbers[1])}.",
    lines.TOLD_RETURNED: lambda w: "Everybody takes the used action cards back.",
    lines.TOLD_BOUGHT: lambda w: f"{w.who} buys {_points(w.numbers[0])}.",
    lines.TOLD_END: lambda w: f"{w.who} wins with {_points(w.numbers[0])}{WON_BY[w.numbers[1]]}.",
}
"""The sentence of each kind of line for everybody, or of a secret line for its seat."""

SECRETS: Final[dict[int, Callable[[Line], str]]] = {
    lines.TOLD_PREPARED: lambda w: f"{w.who} prepares a token.",
    lines.TOLD_PLANNED: lambda w: f"{w.who} plans {'two actions' if w.numbers[0].bit_count() > 1 else 'an action'}.",
}
"""The sentence of each secret kind of line for the other seats."""


def _partner(w: Line) -> str:
    return "an own token" if w.numbers[0] == w.seat else f"one of {w.player(0)}"


def _points(many: int) -> str:
    return "1 point" if many == 1 else f"{many} points"


STORY: Final = story.Story(Line, lines.TOLD_NAMES, SENTENCES, SECRETS)
