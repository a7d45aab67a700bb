# interpreted: shows games to people
"""Views of a state: plain data of everything that one viewer may see, in the words of the game.

A game answers with a package `view` whose `VIEWING` is a `Viewing`. Boards, replays, terminals and programs read views;
none of them looks at a state itself. docs/views.md explains the keys.

Every thing that can be pointed at is a JSON object with a name in "at" ("die:3", "hex:4A-C5", "card:12"). Names are
stable: a thing keeps its name as long as it is the same thing for this viewer. A hidden thing is named by its place
("back:1-0"), never by the number that the engine gives it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, fields
from functools import cache
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from sandtable.engine.asking import AskingTable
from sandtable.engine.game import TOGETHER, Outcome, State
from sandtable.engine.log import Event
from sandtable.engine.registry import all_games, game

T = TypeVar("T", bound=AskingTable)

ONLOOKER: Final = -1
"""The viewer that sees only what all seats see."""
EVERYTHING: Final = -2
"""The viewer that sees all hands and all hidden choices."""
NAME: Final = re.compile(r"[a-z][a-z-]*:[A-Za-z0-9.-]+")
"""The form of a name in "at": the sort of thing and its own name."""
Things = dict[str, Any]
"""The things on the table as JSON: a game's own keys. "seats" has an object with a "name" for each seat."""

MOVED: Final = "moved"
GONE: Final = "gone"
NEW: Final = "new"
ROLLED: Final = "rolled"
CHANGED: Final = "changed"
CHANGES: Final = (MOVED, GONE, NEW, ROLLED, CHANGED)

DEFEAT: Final = "defeat"
OBJECTIVE: Final = "objective"
SCORING: Final = "scoring"
END: Final = "end"
MOMENTS: Final = (DEFEAT, OBJECTIVE, SCORING, END)


class NoView(LookupError):
    """The game has no package `view`."""


@dataclass(frozen=True)
class Choice:
    """One option of the open question."""

    index: int
    """The number that `State.apply` takes."""
    text: str
    at: tuple[str, ...] = ()
    """The names of the things that the option belongs to, the one to click first. None for an option that closes."""


@dataclass(frozen=True)
class Question:
    """The open question with its options, for the viewer who is asked and for EVERYTHING."""

    seat: int
    prompt: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class View:
    """Everything that one viewer may see of a state."""

    game: str
    version: int
    """Of the game's things: raised when a key changes its meaning or goes."""
    viewer: int
    """A seat, ONLOOKER or EVERYTHING."""
    round: int
    decision: int | None
    """Decisions taken so far; None while choices are made TOGETHER, whose number tells what others chose."""
    to_move: int
    """The seat that decides; -1 when the game is over."""
    things: Things
    question: Question | None
    """None for a viewer who is not asked."""
    outcome: Outcome | None

    def as_json(self) -> dict[str, Any]:
        """The view as values of JSON."""
        found: dict[str, Any] = json.loads(self.written())
        return found

    def written(self) -> bytes:
        """The view as JSON; equal views give equal bytes."""
        # `asdict` of the whole view would copy each of its things: ten times as long
        parts = {field.name: getattr(self, field.name) for field in fields(self)}
        return json.dumps(parts, default=asdict, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()

    @property
    def seats(self) -> list[Things]:
        """The object of each seat; its "name" is the game's own, e.g. a colour or a side."""
        found: list[Things] = self.things["seats"]
        return found


@dataclass(frozen=True)
class Change:
    """One difference between two views of the same viewer."""

    kind: str
    """One of CHANGES."""
    at: tuple[str, ...]
    """The names of the things to mark; a thing that is gone has its name from before."""
    text: str


class Viewing(Generic[T]):
    """The part of a game that shows its states. It reads tables and never changes them."""

    version: int = 1
    moments: Mapping[str, str] = {}
    """The kinds of log lines that matter most to somebody who looks through a game, each with one of MOMENTS."""
    rolled: frozenset[str] = frozenset()
    """Keys of things whose change is a roll: the side of a die."""
    quiet: frozenset[str] = frozenset()
    """Keys of things whose change is not worth a word, e.g. because another key says it."""
    has_hidden_reactions: bool = False
    """Seats may answer some events with cards that nobody sees: `reacting` and `hides_asker` say when."""

    def things(self, table: T, viewer: int) -> Things:
        """Everything on the table that the viewer may see, as JSON: lists, objects, texts, numbers, true, false, null.

        `viewer` is a seat, ONLOOKER or EVERYTHING. Views of worlds that a seat can't tell apart have equal things.
        """
        raise NotImplementedError

    def closes(self, table: T, option: int) -> bool:
        """True for an option that ends, passes, declines or claims.

        Such an option lies on no thing, also where `places` names one, so that no click beside a thing takes it.
        A game adds its own ones to those that its questions say to decline.
        """
        return table.declines(option)

    def places(self, table: T, option: int) -> tuple[str, ...]:
        """The names of the things that an option of the open question belongs to, the one to click first.

        An option that names no thing lies nowhere. A seat has only options that name its player.
        """
        return ()

    def reacting(self, event: Event, seats: int) -> tuple[int, ...]:
        """The seats, of this many, that could answer an event with a hidden card, in the order in which they are asked.

        It depends on the event alone, never on a hand: people who could hold such a card are all asked.
        """
        return ()

    def hides_asker(self, table: T) -> bool:
        """True where the rules ask the open question only of a seat with a fitting hidden card."""
        return False

    def text(self, view: View) -> list[str]:
        """The table in words, one line after another, for readers and terminals. Everything on the board is in it."""
        raise NotImplementedError

    def score(self, view: View) -> tuple[int, ...]:
        """The points of each seat; none in a game that counts no points openly. A game may call them otherwise."""
        points = tuple(seat["points"] for seat in view.seats if isinstance(seat.get("points"), int))
        return points if len(points) == len(view.seats) else ()

    def changes(self, before: View, after: View) -> list[Change]:
        """The differences between two views of one viewer, the most telling first."""
        return list(differences(before, after, self.rolled, self.quiet))


# -- making views ------------------------------------------------------------------------------------------------


@cache
def viewing_of(name: str) -> Viewing[Any]:
    """The `VIEWING` of a game. Raises NoView, or UnknownGame."""
    package = f"{type(game(name)).__module__}.view"
    try:
        found: Viewing[Any] = import_module(package).VIEWING
    except ModuleNotFoundError as missing:
        if missing.name != package:
            raise
        raise NoView(f"{name} has no package `view`") from None
    return found


def has_view(name: str) -> bool:
    """Whether a game can be shown."""
    try:
        viewing_of(name)
    except NoView:
        return False
    return True


def games_with_views() -> list[str]:
    """The names of all games that can be shown, in alphabetical order."""
    return [name for name in all_games() if has_view(name)]


def view(name: str, state: State, viewer: int) -> View:
    """A state of a game as one viewer may see it. Raises NoView, and ValueError for an unknown viewer."""
    viewing = viewing_of(name)
    assert isinstance(state, AskingTable), "every packaged game keeps its question as numbers"
    if viewer < EVERYTHING:
        raise ValueError(f"{viewer} is no viewer: a seat, {ONLOOKER} for an onlooker, {EVERYTHING} for everything")
    things = viewing.things(state, viewer)
    if viewer >= len(things["seats"]):
        raise ValueError(f"there is no seat {viewer}; this game has {len(things['seats'])}")
    is_counted = viewer == EVERYTHING or state.question() != TOGETHER
    return View(
        game=name,
        version=viewing.version,
        viewer=viewer,
        round=state.round,
        decision=state.steps if is_counted else None,
        to_move=state.seat(),
        things=things,
        question=_question(viewing, state) if viewer in (EVERYTHING, state.seat()) else None,
        outcome=state.outcome(),
    )


def _question(viewing: Viewing[Any], table: AskingTable) -> Question | None:
    asked = table.ask()
    if asked is None:
        return None
    choices = [
        Choice(index, text, () if viewing.closes(table, option) else viewing.places(table, option))
        for index, (text, option) in enumerate(zip(asked.options, table.options, strict=True))
    ]
    return Question(asked.seat, asked.prompt, tuple(choices))


def told(seen: View) -> list[str]:
    """A view in words: the table, then the open question or the end."""
    return [*viewing_of(seen.game).text(seen), *_asked(seen), *_ended(seen)]


def _asked(seen: View) -> Iterator[str]:
    if seen.to_move >= 0:
        who = seen.seats[seen.to_move]["name"]
        yield f"{who} decides: {_ended_sentence(seen.question.prompt)}" if seen.question else f"{who} decides."
    if seen.question:
        for choice in seen.question.choices:
            yield f"  {choice.index + 1}. {choice.text}"


def _ended_sentence(prompt: str) -> str:
    """A prompt with a full stop, where it has no mark of its own."""
    return prompt if prompt.endswith(("?", ".", "!")) else f"{prompt}."


def _ended(seen: View) -> Iterator[str]:
    if seen.outcome is not None:
        winners = [str(seen.seats[seat]["name"]) for seat in seen.outcome.winners]
        yield f"The game is over ({seen.outcome.reason}): {' and '.join(winners) or 'nobody'} won."


# -- differences -------------------------------------------------------------------------------------------------


def named(things: Things) -> list[tuple[str, Things, str]]:
    """Every thing with a name, and the name of the thing that it lies in ("" for none), from outside to inside."""
    found: list[tuple[str, Things, str]] = []
    _gather(things, "", found)
    return found


def _gather(things: Things | list[Any], within: str, found: list[tuple[str, Things, str]]) -> None:
    """Add the named things of an object or a list to those found."""
    if isinstance(things, dict):
        name = things.get("at", "")
        if name:
            found.append((name, things, within))
        parts: Iterable[Any] = things.values()
        within = name or within
    else:
        parts = things
    for part in parts:
        if isinstance(part, dict | list):
            _gather(part, within, found)


def differences(
    before: View, after: View, rolled: frozenset[str] = frozenset(), quiet: frozenset[str] = frozenset()
) -> Iterator[Change]:
    """The differences between the named things of two views: moved, gone, new, then rolled or changed.

    A thing is called by its "label", otherwise by its "name", otherwise by the name in "at".
    """
    old = {name: (thing, within) for name, thing, within in named(before.things)}
    new = {name: (thing, within) for name, thing, within in named(after.things)}
    for name, (thing, within) in new.items():
        if name in old and old[name][1] != within:
            places = [_label(each[0]) for each in (old.get(old[name][1]), new.get(within)) if each]
            yield Change(MOVED, (name,), f"{_label(thing)} moved" + "".join(_from_to(places)))
    yield from [Change(GONE, (name,), f"{_label(old[name][0])} is gone") for name in old if name not in new]
    yield from [Change(NEW, (name,), f"{_label(new[name][0])} is new") for name in new if name not in old]
    for name, (thing, _) in new.items():
        if name in old:
            yield from _changed_keys(name, old[name][0], thing, rolled, quiet)


def _from_to(places: list[str]) -> Iterator[str]:
    yield from (f" {word} {place}" for word, place in zip(("from", "to")[-len(places) :], places, strict=True))


def _changed_keys(
    name: str, old: Things, new: Things, rolled: frozenset[str], quiet: frozenset[str]
) -> Iterator[Change]:
    for key, value in new.items():
        was = old.get(key)
        if value != was and key not in quiet and _is_plain(value) and _is_plain(was):
            kind = ROLLED if key in rolled else CHANGED
            yield Change(kind, (name,), f"{_label(new)}: {key.replace('_', ' ')} {_word(was)} → {_word(value)}")


def _label(thing: Things) -> str:
    return str(thing.get("label") or thing.get("name") or thing["at"])


def _is_plain(value: Any) -> bool:
    """True for values that are not made of other things."""
    if isinstance(value, list):
        return all(not isinstance(each, dict | list) for each in value)
    return not isinstance(value, dict)


def _word(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_word(each) for each in value) or "none"
    words = {None: "none", True: "yes", False: "no"}
    return words[value] if value is None or isinstance(value, bool) else str(value)
