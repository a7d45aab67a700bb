"""Stay on Target in the workshop: the Imperial deck, squadrons, and Target Points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sandtable.games.stay_on_target.facts import defaults
from sandtable.games.stay_on_target.legality import cards_needed
from sandtable.games.stay_on_target.scenario import SCENARIOS, Scenario
from sandtable.games.stay_on_target.terms import CARDS
from scenarios.games.noting import Placed, notes_about
from scenarios.games.stay_on_target.words import COLOURS
from scenarios.games.stay_on_target.workshop_hints import HINTS, TYPES
from scenarios.games.templates import template
from scenarios.games.workshop import Note, Section, Step, Template, Workshop

_SECTIONS: Final = (
    Section("about", gettext_lazy("About"), ("/title", "/summary", "/players")),
    Section("deck", gettext_lazy("Imperial deck"), ("/imperial_deck",)),
    Section("squadrons", gettext_lazy("Squadrons"), ("/squadrons",)),
    Section("points", gettext_lazy("Points and runs"), ("/target_points", "/run_limit")),
)

_STEPS: Final = (
    Step(
        gettext_lazy("Build the Imperial deck"),
        gettext_lazy("Count the cards of each value and type. High values are hard to defend, low ones easy to evade."),
        "deck",
        ("/imperial_deck",),
    ),
    Step(
        gettext_lazy("Make squadrons"),
        gettext_lazy("A colour, a leader and five cards each: as many squadrons as may play."),
        "squadrons",
        ("/squadrons",),
    ),
    Step(
        gettext_lazy("Say how it is won"),
        gettext_lazy("Points for a run, and how many somebody needs before the one that counts."),
        "points",
        ("/target_points",),
    ),
    Step(
        gettext_lazy("Give it a name"),
        gettext_lazy("A title, and what is different about this trench."),
        "about",
        ("/title", "/summary"),
    ),
)


class StayOnTargetWorkshop(Workshop):
    """Imperial decks and rebel squadrons."""

    module = "js/workshop/games/stay_on_target/main.js"
    stylesheets = ("css/games/stay_on_target.css", "css/workshop_games.css", "css/games/stay_on_target_workshop.css")
    sections = _SECTIONS
    hints = HINTS
    steps = _STEPS

    def facts(self, document: Any) -> Mapping[str, Any]:
        """The Imperial cards together, by type and by value."""
        deck = SCENARIOS.read(document).deck
        return {
            "cards": sum(map(len, deck.values())),
            "types": {name: len(values) for name, values in deck.items()},
            "values": {
                name: {str(value): count for value, count in sorted(Counter(values).items())}
                for name, values in deck.items()
            },
        }

    def notes(self, document: Any) -> Mapping[str, Sequence[Note]]:
        return notes_about(document, SCENARIOS, (_size, _types, _squadrons, _cards))

    def data(self) -> Mapping[str, Any]:
        return {
            "box": defaults(),
            "types": {name: str(words) for name, words in TYPES.items()},
            "colours": list(COLOURS),
        }

    def templates(self) -> Sequence[Template]:
        return _templates()


def _size(scenario: Scenario) -> Iterator[Placed]:
    """The cards together, and the number that a run may need (SOT-RUN-04)."""
    size, players = scenario.deck_size, max(scenario.players)
    yield ("imperial_deck",), Note(ngettext("%(n)d card", "%(n)d cards", size) % {"n": size})
    needed = cards_needed(players)
    words = _("a run of %(players)d players needs up to %(n)d") % {"players": players, "n": needed}
    yield ("imperial_deck",), Note(words, needed <= size)


def _types(scenario: Scenario) -> Iterator[Placed]:
    for name, words in TYPES.items():
        values = scenario.deck[name]
        if values:
            said = _("%(type)s: %(n)d, on average %(mean).1f")
            yield (
                ("imperial_deck",),
                Note(said % {"type": words, "n": len(values), "mean": sum(values) / len(values)}),
            )


def _squadrons(scenario: Scenario) -> Iterator[Placed]:
    """One squadron for each player (SOT-SET-03)."""
    found, most = len(scenario.squadrons), max(scenario.players)
    words = ngettext("%(n)d squadron for %(most)d players", "%(n)d squadrons for %(most)d players", found)
    yield ("squadrons",), Note(words % {"n": found, "most": most}, found >= most)


def _cards(scenario: Scenario) -> Iterator[Placed]:
    """Five cards in each squadron (SOT-COMP-03)."""
    for number, squadron in enumerate(scenario.squadrons):
        words = _("%(n)d of %(all)d cards") % {"n": len(squadron.cards), "all": CARDS}
        yield ("squadrons", number, "cards"), Note(words, len(squadron.cards) == CARDS)


@cache
def _templates() -> tuple[Template, ...]:
    package = "scenarios.games.stay_on_target"
    return (
        template(
            package,
            "empty",
            gettext_lazy("An empty trench"),
            gettext_lazy("No Imperial card and one squadron without cards: everything is yours to design."),
        ),
        template(
            package,
            "box",
            gettext_lazy("As in the box"),
            gettext_lazy("36 Imperial cards and five squadrons. What you change is yours."),
        ),
        template(
            package,
            "narrow",
            gettext_lazy("Narrow trench"),
            gettext_lazy("A smaller, harder deck: few low values, many starships. Three points are enough."),
        ),
        template(
            package,
            "duel",
            gettext_lazy("Two wings"),
            gettext_lazy("Two squadrons with leaders of their own, for a short game of two."),
        ),
    )
