# interpreted: shows games to people
"""Games show their states in views: plain data of everything that one viewer may see, in the words of the game.

A game answers with a package `view` whose `VIEWING` is a `Viewing`. Boards, replays, terminals and programs read views;
none of them looks at a state itself. docs/views.md explains the keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Generic, TypeVar

from sandtable.engine.asking import AskingTable
from sandtable.engine.game import ACTION, TOGETHER, State
from sandtable.engine.idle import idle_options
from sandtable.engine.log import Event, Told
from sandtable.engine.registry import all_games, game
from sandtable.engine.several import Part, Several, Tick, several
from sandtable.engine.views import (
    CHANGED,
    EVERYTHING,
    GONE,
    MOVED,
    NEW,
    ONLOOKER,
    ROLLED,
    Change,
    Choice,
    Goal,
    NoView,
    Question,
    Stake,
    Things,
    View,
)
from sandtable.engine.walks import Destination

T = TypeVar("T", bound=AskingTable)


class Viewing(Generic[T]):
    """The part of a game that shows its states. It reads tables and never changes them."""

    version: int = 1
    moments: Mapping[str, str] = {}
    """The kinds of log lines that matter most to somebody who looks through a game, each with one of MOMENTS."""
    rolled: frozenset[str] = frozenset()
    """Keys of things whose change is a roll: the side of a die."""
    unless: str = ""
    """A condition that is said before the foretold effects of options: "unless somebody vetoes it"."""
    quiet: frozenset[str] = frozenset()
    """Keys of things whose change is not worth a word, e.g. because another key says it."""
    walked: frozenset[str] = frozenset()
    """The kinds of log lines that the way to a destination tells by itself; it stops after any other line."""
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

    def rule(self, table: T) -> str:
        """The id of the rule behind the open question; empty where only a card explains it."""
        return ""

    def note(self, table: T, option: int) -> str:
        """Something for the asked player to know about an option beside its words, from their own knowledge."""
        return ""

    def stakes(self, table: T, viewer: int) -> Iterable[Stake]:
        """The things that options cost or bring, counted, as the viewer may know them, in a fixed order."""
        return ()

    def goal(self, table: T, viewer: int) -> Goal | None:
        """The ways to win and the score of everybody, as the viewer may know them; None where a game tells nothing."""
        return None

    def given_up(self, table: T, option: int) -> list[int]:
        """The useful options that somebody gives up by ending, passing or claiming: a page asks whether that is meant.

        None for most options. The usual answer is about those that close a question that begins something new.
        """
        if table.question() != ACTION or not self.closes(table, option):
            return []
        return [each for each in table.options if not self.closes(table, each) and self.is_useful(table, each)]

    def is_useful(self, table: T, option: int) -> bool:
        """Whether an option is more than a way to wait, which is always there: a page reminds of it."""
        return True

    def is_idle(self, table: T, option: int) -> bool:
        """True for an option that only costs something, as far as the asked seat can know without trying it.

        An attack without dice is one. What depends on chance or on hidden things is not.
        """
        return False

    def may_be_idle(self, table: T, option: int) -> bool:
        """True for an option of which nothing may come, so that it is tried (idle.py): an effect without a target."""
        return False

    def tells_nothing(self, table: T, option: int, told: Told) -> bool:
        """Whether a line of the log says that nothing came of this option."""
        return False

    def part(self, table: T) -> Part | None:
        """The choice of several things that the open question is a step of; None where it stands alone.

        A person is asked for the whole choice at once (several.py).
        """
        return None

    def ticks(self, table: T, option: int) -> tuple[Tick, ...]:
        """The things that an option of such a question takes; none for the option that takes no more."""
        return ()

    def path(self, table: T, option: int) -> tuple[str, ...]:
        """The words under which an option stands in a list, from outside to inside: a piece, a verb, a target.

        The last one is the option's own. Nothing: it stands under no words (grouping.py). Words of a group that end
        with "…" keep it closed until somebody opens it.
        """
        return ()

    def reaction(self, table: T) -> str:
        """The kind of reaction that the open question offers, in words, e.g. "predictions"; "" for other questions.

        A person may say not to be asked about a kind for the rest of the round: the service declines in their place.
        """
        return ""

    def destinations(self, table: T) -> list[Destination]:
        """The places that the piece of the open question can come to in one or more answers, each with its way.

        Only what the asked seat may see decides about them: worlds that it can't tell apart have equal destinations.
        """
        return []

    def walker(self, table: T) -> str:
        """The name of the piece that the open question moves; "" for all others."""
        return ""

    def halt(self, table: T) -> int | None:
        """The option that ends a way at its destination, where nothing else could be done but to move on."""
        return None

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
    choices = []
    for index, (text, option) in enumerate(zip(asked.options, table.options, strict=True)):
        closes = viewing.closes(table, option)
        at = () if closes else viewing.places(table, option)
        choices.append(Choice(index, text, at, viewing.note(table, option), closes))
    return Question(asked.seat, asked.prompt, tuple(choices), viewing.rule(table))


def idle(name: str, state: State) -> frozenset[int]:
    """The options of a game's open question, by index, of which nothing can come now."""
    assert isinstance(state, AskingTable), "every packaged game keeps its question as numbers"
    return idle_options(viewing_of(name), state) if state.seat() >= 0 else frozenset()


def given_up(name: str, state: State, index: int) -> list[str]:
    """The useful options, in words, that the index-th option of a game's open question gives up; none for most."""
    assert isinstance(state, AskingTable), "every packaged game keeps its question as numbers"
    if not 0 <= index < state.count():
        return []
    found = viewing_of(name).given_up(state, state.options[index])
    nothing = {state.options[each] for each in idle(name, state)} if found else set()
    return [state.word(option) for option in found if option not in nothing]


def several_of(name: str, state: State) -> Several | None:
    """The choice of several things that the open question of a game begins; None where it stands alone."""
    assert isinstance(state, AskingTable), "every packaged game keeps its question as numbers"
    return several(viewing_of(name), state) if state.seat() >= 0 else None


def told(seen: View) -> list[str]:
    """A view in words: the table, then the open question or the end."""
    return [*viewing_of(seen.game).text(seen), *_asked(seen), *_ended(seen)]


def _asked(seen: View) -> Iterator[str]:
    if seen.to_move >= 0:
        who = seen.seats[seen.to_move]["name"]
        yield f"{who} decides: {_ended_sentence(seen.question.prompt)}" if seen.question else f"{who} decides."
    if seen.question:
        for choice in seen.question.choices:
            yield f"  {choice.index + 1}. {choice.text}" + (f" ({choice.note})" if choice.note else "")


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
