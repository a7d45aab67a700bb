"""Mafia City in the workshop: the city, the clans and the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from sandtable.games.mafia_city import facts
from sandtable.games.mafia_city.legality import BOXES
from sandtable.games.mafia_city.library import sentence
from sandtable.games.mafia_city.scenario import SCENARIOS, Scenario
from sandtable.games.mafia_city.terms import CARD_IDS, CARD_NAMES, SYMBOL_IDS, SYMBOL_NAMES
from scenarios.games.mafia_city.words import FIGURES, PLACES
from scenarios.games.mafia_city.workshop_hints import HINTS, LOCATION_WORDS, PLAYERS, box
from scenarios.games.noting import Placed, notes_about
from scenarios.games.templates import template
from scenarios.games.workshop import Note, Section, Step, Template, Workshop

_SECTIONS: Final = (
    Section("about", gettext_lazy("About"), ("/title", "/summary", "/players")),
    Section("city", gettext_lazy("City"), ("/layout", "/figures")),
    Section("clans", gettext_lazy("Clans and target"), ("/mafiosi", "/target")),
    Section("deck", gettext_lazy("Deck"), ("/deck",)),
    Section(
        "numbers",
        gettext_lazy("Numbers"),
        ("/starting_cards", "/secret_deal_bonus", "/rackets_draw", "/business_draw", "/round_limit"),
    ),
)

_STEPS: Final = (
    Step(
        gettext_lazy("Lay out the city"),
        gettext_lazy(
            "Leave it to chance, or swap locations until the city is yours. The Hitman moves between neighbours."
        ),
        "city",
        ("/layout",),
    ),
    Step(
        gettext_lazy("Say how many points win"),
        gettext_lazy("A low target makes a short game. The Mafiosi of each player are beside it."),
        "clans",
        ("/target",),
    ),
    Step(
        gettext_lazy("Build the deck"),
        gettext_lazy("Each copy of a card has a symbol. The sums say what players can count on."),
        "deck",
        ("/deck",),
    ),
    Step(
        gettext_lazy("Give it a name"),
        gettext_lazy("A title, and what this city is about in a sentence or two."),
        "about",
        ("/title", "/summary"),
    ),
)


class MafiaCityWorkshop(Workshop):
    """Cities, clans and decks."""

    module = "js/workshop/games/mafia_city/main.js"
    stylesheets = ("css/games/mafia_city.css", "css/workshop_games.css", "css/games/mafia_city_workshop.css")
    sections = _SECTIONS
    hints = HINTS
    steps = _STEPS

    def facts(self, document: Any) -> Mapping[str, Any]:
        """The cards of the deck together, by card and by symbol."""
        deck = SCENARIOS.interpret(document).deck
        kinds, symbols = Counter(kind for kind, _symbol in deck), Counter(symbol for _kind, symbol in deck)
        return {
            "cards": len(deck),
            "kinds": {id_: kinds[kind] for kind, id_ in enumerate(CARD_IDS)},
            "symbols": {id_: symbols[symbol] for symbol, id_ in enumerate(SYMBOL_IDS)},
        }

    def notes(self, document: Any) -> Mapping[str, Sequence[Note]]:
        return notes_about(document, SCENARIOS, (_cards, _mafiosi, _targets))

    def data(self) -> Mapping[str, Any]:
        return {
            "box": box(),
            "places": [str(each) for each in PLACES],
            "locations": {id_: str(words) for id_, words in LOCATION_WORDS.items()},
            "figures": {id_: str(words) for id_, (words, _letter) in FIGURES.items()},
            "cards": [
                {"id": id_, "name": name, "text": sentence(kind)}
                for kind, (id_, name) in enumerate(zip(CARD_IDS, CARD_NAMES, strict=True))
            ],
            "symbols": dict(zip(SYMBOL_IDS, SYMBOL_NAMES, strict=True)),
            "players": list(PLAYERS),
            "mafiosi_per_colour": facts.number("mafiosi_per_colour"),
        }

    def templates(self) -> Sequence[Template]:
        return _templates()


def _cards(scenario: Scenario) -> Iterator[Placed]:
    """The size of the deck, and the cards that the most players draw from it at the start (MAF-SET-11, MAF-COMP-06)."""
    count, most = len(scenario.deck), BOXES * facts.number("action_cards")
    words = ngettext("%(n)d card, at most %(most)d", "%(n)d cards, at most %(most)d", count)
    yield ("deck",), Note(words % {"n": count, "most": most}, count <= most)
    players = scenario.players[-1]
    drawn = players * scenario.starting_cards
    words = _("%(players)d players draw %(n)d at the start") % {"players": players, "n": drawn}
    yield ("deck",), Note(words, drawn <= count)


def _mafiosi(scenario: Scenario) -> Iterator[Placed]:
    """The Mafiosi of each player, of those that a colour has (MAF-COMP-02)."""
    of_a_colour = facts.number("mafiosi_per_colour")
    for players in scenario.players:
        together = scenario.hands[players] + scenario.reserves[players]
        words = _("with %(players)d players %(n)d of %(most)d") % {
            "players": players,
            "n": together,
            "most": of_a_colour,
        }
        yield ("mafiosi",), Note(words, together <= of_a_colour and scenario.hands[players] > 0)


def _targets(scenario: Scenario) -> Iterator[Placed]:
    for players in scenario.players:
        words = _("%(n)d points with %(players)d players") % {"n": scenario.targets[players], "players": players}
        yield ("target",), Note(words)


@cache
def _templates() -> tuple[Template, ...]:
    package = "scenarios.games.mafia_city"
    return (
        template(
            package,
            "empty",
            gettext_lazy("An empty page"),
            gettext_lazy("Seven locations in the order of their numbers and not a single card: everything is yours."),
        ),
        template(
            package,
            "box",
            gettext_lazy("As in the box"),
            gettext_lazy("A city laid at random, 49 cards, the targets of the box. What you change is yours."),
        ),
        template(
            package,
            "old_town",
            gettext_lazy("Old town"),
            gettext_lazy("A fixed city around the Police Station, with a short target for three or four."),
        ),
        template(
            package,
            "paper_trail",
            gettext_lazy("Paper trail"),
            gettext_lazy("A deck of its own: more Snitches and Raids, and Secret Deals that count double."),
        ),
    )
