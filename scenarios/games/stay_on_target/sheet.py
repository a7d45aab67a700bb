"""A scenario made up for a page: the run, the Imperial deck, the squadrons, and how it is won."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from drawing.svg import Markup
from sandtable.games.stay_on_target.facts import facts
from sandtable.games.stay_on_target.scenario import Scenario, Squadron, read
from sandtable.games.stay_on_target.terms import PLACES, TYPE_NAMES
from scenarios.games.contract import Sheet
from scenarios.games.stay_on_target import drawing
from scenarios.games.stay_on_target.words import TYPE_WORDS, card_words, colour_words


@dataclass(frozen=True)
class DeckRow:
    """The number of cards of each value of one type; None for none."""

    name: str
    counts: tuple[int | None, ...]
    total: int


class SquadronSheet:
    """The rebel deck of one colour."""

    def __init__(self, squadron: Squadron, number: int) -> None:
        self.squadron = squadron
        self.anchor = f"squadron-{number}"
        self.name = colour_words(squadron.colour).capitalize()

    @property
    def picture(self) -> Markup:
        return drawing.squadron_part(self.squadron).alone(_("Cards of %(colour)s") % {"colour": self.name})

    @property
    def leader(self) -> str:
        """ "Leader: defence 7, backup shield 2–5"."""
        values = {"n": self.squadron.defence, "range": str(self.squadron.shield).replace("-", "\u2013")}
        return _("Leader: defence %(n)d, backup shield %(range)s") % values

    @property
    def cards(self) -> list[str]:
        return [f"{card.name}: {card_words(card)}" for card in self.squadron.cards]


class StayOnTargetSheet(Sheet):
    """Everything a page says about one definition."""

    template = "scenarios/games/stay_on_target/scenario.html"
    print_template = "scenarios/games/stay_on_target/print.html"
    stylesheets = ("css/games/stay_on_target.css",)

    def __init__(self, definition: Any) -> None:
        """Raises BadScenario."""
        super().__init__(definition)
        self.scenario: Scenario = read(definition)

    @property
    def facts(self) -> list[str]:
        return [self._players(), self._deck(), self._needed()]

    def _players(self) -> str:
        counts = self.scenario.players
        fewest, most = counts[0], counts[-1]
        if fewest == most:
            return _("%(n)d players") % {"n": most}
        if len(counts) == most - fewest + 1:
            return _("%(fewest)d to %(most)d players") % {"fewest": fewest, "most": most}
        return _("%(counts)s players") % {"counts": ", ".join(map(str, counts))}

    def _deck(self) -> str:
        size = self.scenario.deck_size
        return ngettext("%(n)d Imperial card", "%(n)d Imperial cards", size) % {"n": size}

    def _needed(self) -> str:
        needed = self.scenario.points.needed
        return ngettext("%(n)d Target Point to win", "%(n)d Target Points to win", needed) % {"n": needed}

    @property
    def picture(self) -> Markup:
        return drawing.whole(self.scenario, self.title)

    @property
    def thumbnail(self) -> Markup:
        return drawing.deck_part(self.scenario).alone("")

    @property
    def ways_to_win(self) -> list[str]:
        points, limit = self.scenario.points, self.scenario.run_limit
        needed = ngettext(
            "Complete a run with at least %(n)d Target Point from earlier runs; of several who do, most points win.",
            "Complete a run with at least %(n)d Target Points from earlier runs; of several who do, most points win.",
            points.needed,
        )
        last = ngettext(
            "After %(n)d run the most Target Points win.", "After %(n)d runs the most Target Points win.", limit
        )
        return [needed % {"n": points.needed}, last % {"n": limit}]

    @property
    def awards(self) -> list[str]:
        """The awards of Target Points (SOT-TP-01, 02)."""
        points = self.scenario.points
        return [
            _("Completing a run: %(n)d") % {"n": points.complete},
            _("Getting to its fifth card: %(n)d") % {"n": points.fifth_card},
        ]

    @property
    def run(self) -> Markup:
        return drawing.run_part().alone(_("The row of an Attack Run"), " ".join(self.laying))

    @property
    def laying(self) -> list[str]:
        """The places that each player lays, by number of players (SOT-RUN-01 to 05)."""
        return [self._laid_by(count) for count in self.scenario.players]

    def _laid_by(self, players: int) -> str:
        each = facts()["draw_choose"][str(players)]
        laid = players * each["choose"]
        values = {"n": players, "laid": laid, "draw": each["draw"], "choose": each["choose"], "rest": laid + 1}
        words = _("%(n)d players: each draws %(draw)d cards and lays %(choose)d, places 1 to %(laid)d; ") % values
        if laid + 1 == PLACES:
            return words + _("place %(rest)d comes unseen from the deck.") % values
        between = _("places %(rest)d and %(last)d come unseen from the deck.")
        if laid + 2 < PLACES:
            between = _("places %(rest)d to %(last)d come unseen from the deck.")
        return words + between % {**values, "last": PLACES}

    @property
    def deck(self) -> Markup:
        return drawing.deck_part(self.scenario).alone(_("Imperial cards by type and value"))

    @cached_property
    def values(self) -> list[int]:
        """Attack values from 1 to the highest."""
        values = [value for each in self.scenario.deck.values() for value in each]
        return list(range(1, max(values, default=1) + 1))

    @property
    def deck_rows(self) -> list[DeckRow]:
        rows: list[DeckRow] = []
        for name in TYPE_NAMES:
            counts = Counter(self.scenario.deck[name])
            each = tuple(counts[value] or None for value in self.values)
            rows.append(DeckRow(str(TYPE_WORDS[name]).capitalize(), each, counts.total()))
        return rows

    @cached_property
    def squadrons(self) -> list[SquadronSheet]:
        return [SquadronSheet(each, number) for number, each in enumerate(self.scenario.squadrons, 1)]
