"""The players in the words of the person at the screen: "You", and the deck or the agent of each other seat.

Rules and logs call most seats by a number ("Player 2"). Pages of a seat say who that is. Seats with a name of their own
in the game (a side, a colour) keep it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from django.utils.translation import gettext as _

from sandtable.engine.views import Change, View
from simulate.models import PERSON, SeatedGame
from simulate.results.table_words import labels

LONGEST: Final = 28
"""Letters of a name; a longer title of a deck is cut."""
NUMBERED: Final = re.compile(r"Player (\d)\b")
_CALLED: Final = re.compile(r"(?P<before>[\w,]+ |^)?\bPlayer (?P<number>\d)\b(?P<of>'s)?(?: (?P<next>[a-z]+s)\b)?")
_BEFORE_AN_OBJECT: Final = frozenset({"of", "to", "from", "with", "on", "for", "against", "by", "and", "than"})
_NO_VERBS: Final = frozenset({"this", "as", "its", "plus", "always", "cards", "dice"})
_BASES: Final = {"has": "have", "is": "are", "was": "were", "does": "do", "goes": "go"}
_SECOND_VERB: Final = re.compile(r"(?P<first>\bYou [^.?!]*? and )(?P<verb>has|is|was|does|goes)\b")
"""In a sentence about the own seat: "You gain 2 resources and has 3"."""
_ISOLATE: Final = ("\u2068", "\u2069")
"""Around a name that people have chosen: it doesn't turn the words beside it around."""


@dataclass(frozen=True)
class Names:
    """The names that the person in one seat uses for everybody."""

    own: int
    """The seat of the person; below 0 for nobody."""
    others: tuple[str, ...]
    """The name of each seat for the others; empty where the game's own name stays."""

    def text(self, words: str) -> str:
        """The same words with names in place of numbers; the own seat is "you"."""
        if "Player " not in words:
            return words
        return _SECOND_VERB.sub(lambda found: found["first"] + _BASES[found["verb"]], _CALLED.sub(self._called, words))

    def _called(self, found: re.Match[str]) -> str:
        seat = int(found["number"]) - 1
        before, after = found["before"] or "", f" {found['next']}" if found["next"] else ""
        if seat == self.own:
            is_first = _begins_a_sentence(found)
            return before + _you(before.strip(), found["of"] is not None, found["next"] or "", is_first)
        if seat >= len(self.others) or not self.others[seat]:
            return found[0]
        return f"{before}{self.others[seat]}{found['of'] or ''}{after}"

    def view(self, seen: View) -> View:
        """The same view with names in place of numbers."""
        asked = seen.question
        if asked is not None:
            choices = tuple(
                replace(choice, text=self.text(choice.text), note=self.text(choice.note)) for choice in asked.choices
            )
            asked = replace(asked, prompt=self.text(asked.prompt), choices=choices)
        return replace(seen, things=_reworded(seen.things, self.text), question=asked)

    def changes(self, found: Iterable[Change]) -> list[Change]:
        return [replace(change, text=self.text(change.text)) for change in found]


def _begins_a_sentence(found: re.Match[str]) -> bool:
    text, start = found.string, found.start("number") - len("Player ")
    return start == 0 or text[:start].endswith((". ", "? ", "! "))


def _you(before: str, is_owner: bool, verb: str, is_first: bool) -> str:
    """ "You", "your" or "you place", in place of a number and of the verb behind it."""
    if is_owner:
        you = "Your" if is_first else "your"
        return f"{you} {verb}" if verb else you
    you = "You" if is_first else "you"
    if not verb:
        return you
    return f"{you} {verb}" if before in _BEFORE_AN_OBJECT or verb in _NO_VERBS else f"{you} {base_of(verb)}"


def base_of(verb: str) -> str:
    """The form that goes with "you" of a verb that goes with "it": "passes" gives "pass", "has" gives "have"."""
    if verb in _BASES:
        return _BASES[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes", "zzes", "toes")) else verb[:-1]


def _reworded(value: Any, words: Callable[[str], str]) -> Any:
    """JSON with other texts. Names of things in "at" stay: they have no spaces."""
    if isinstance(value, str):
        return words(value)
    if isinstance(value, dict):
        return {key: _reworded(each, words) for key, each in value.items()}
    return [_reworded(each, words) for each in value] if isinstance(value, list) else value


# -- the names of a game -----------------------------------------------------------------------------------------


def names_for(game: SeatedGame, seat: int) -> Names:
    """The names that the person in this seat uses: of decks and agents; people at the same screen keep numbers."""
    return Names(seat, tuple(_numbered_twins([_name(game, each) for each in range(len(game.players))])))


def _name(game: SeatedGame, seat: int) -> str:
    player = game.players[seat]
    if game.snapshot["scenario"] is None:
        return isolated(shortened(labels(game)[seat]))
    return "" if player == PERSON else player


def _numbered_twins(names: list[str]) -> Iterable[str]:
    """Names that several seats have get the number of their seat."""
    many = Counter(names)
    for seat, name in enumerate(names):
        yield f"{name} ({seat + 1})" if name and many[name] > 1 else name


def chips_for(game: SeatedGame, who: list[str], seats: list[str], own: int) -> list[str]:
    """The words beside each name on the board: what the name leaves out.

    `who` plays there in words (`who_plays`), and `seats` are the names of the game itself.
    """
    return [
        _chip(game, seat, said, name, seat == own) for seat, (said, name) in enumerate(zip(who, seats, strict=True))
    ]


def _chip(game: SeatedGame, seat: int, who: str, name: str, is_own: bool) -> str:
    if not NUMBERED.fullmatch(name):
        return who
    player = game.players[seat]
    deck = isolated(labels(game)[seat]) if is_own and game.snapshot["scenario"] is None else ""
    agent = player if player != PERSON else "" if is_own else _("a person")
    return " · ".join(filter(None, (name, deck, agent)))


def shortened(title: str) -> str:
    return title if len(title) <= LONGEST else f"{title[: LONGEST - 1].rstrip()}…"


def isolated(name: str) -> str:
    """A name whose letters run in their own direction; plain where all of them are Latin."""
    return name if name.isascii() else f"{_ISOLATE[0]}{name}{_ISOLATE[1]}"
