"""A scenario made up for a page: the city, the starting pieces, the deck, and the differences from the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from drawing.svg import Markup
from sandtable.games.mafia_city import facts
from sandtable.games.mafia_city.library import PLACES as LOCATION_TEXTS
from sandtable.games.mafia_city.library import sentence
from sandtable.games.mafia_city.scenario import Scenario, read
from sandtable.games.mafia_city.symbols import BULLET, DOLLAR, HAT, HATS
from sandtable.games.mafia_city.terms import LOCATION_NAMES, LOCATIONS, PRISON, SYMBOL_NAMES
from scenarios.games.contract import Sheet
from scenarios.games.mafia_city.city_svg import (
    Figure,
    Tile,
    cell_sign,
    column_sign,
    draw,
    figure_sign,
    no_ties_sign,
)
from scenarios.games.mafia_city.words import FIGURES, PLACES, TIES, TYPES


@dataclass(frozen=True)
class Sign:
    """One line of the legend: a small picture and what it means."""

    picture: Markup
    text: str


@dataclass(frozen=True)
class PlaceRow:
    """A location in words."""

    place: str
    number: int
    name: str
    tie: str
    effect: str
    cancelled_by: str
    """Names of cards; empty when nothing cancels the effect."""
    figures: str


@dataclass(frozen=True)
class StartRow:
    """The values that depend on the number of players."""

    players: int
    target: int
    hand: int
    reserve: int


@dataclass(frozen=True)
class CardRow:
    """The copies of a card with each symbol, Fist to Dollar."""

    name: str
    type: str
    text: str
    """In the engine's own words."""
    counts: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.counts)


class MafiaCitySheet(Sheet):
    """Everything a page says about one definition. Raises BadScenario where it can't be read."""

    template = "scenarios/games/mafia_city/scenario.html"
    print_template = "scenarios/games/mafia_city/print.html"
    stylesheets = ("css/map.css", "css/games/mafia_city.css")

    def __init__(self, definition: Any) -> None:
        super().__init__(definition)
        self.scenario: Scenario = read(definition)

    @property
    def is_random(self) -> bool:
        """True when each game lays out a city of its own."""
        return not self.scenario.layout

    @property
    def facts(self) -> list[str]:
        return [self._players(), self._city(), self._target(), *self._size_of_the_deck()]

    @cached_property
    def picture(self) -> Markup:
        """The city at the start; a random one in the order of its numbers."""
        title = _("City of %(title)s") % {"title": self.title}
        tiles = [self._tile(number) for number in self._layout]
        return draw(tiles, title=title, desc=_("The same is below in words."), is_random=self.is_random)

    @cached_property
    def legend(self) -> list[Sign]:
        """The signs in the drawing with their meanings."""
        pieces = [Sign(figure_sign(Figure(kind, str(letter))), str(name)) for kind, (name, letter) in FIGURES.items()]
        return [
            *pieces,
            Sign(no_ties_sign(), _("nobody wins a tie")),
            Sign(cell_sign(), _("the Cell")),
            Sign(column_sign(), _("where the column grows")),
        ]

    @cached_property
    def places(self) -> list[PlaceRow]:
        """The city in words, the centre first, then clockwise; a random one by number."""
        return [self._place(place, number) for place, number in zip(PLACES, self._layout, strict=True)]

    @cached_property
    def starts(self) -> list[StartRow]:
        """The starting pieces for each number of players."""
        found = self.scenario
        return [StartRow(n, found.targets[n], found.hands[n], found.reserves[n]) for n in found.players]

    @cached_property
    def deck(self) -> list[CardRow]:
        """The kinds of card in the deck."""
        copies = Counter(self.scenario.deck)
        rows = [
            CardRow(
                each.name,
                str(TYPES[each.type]),
                sentence(each.kind),
                tuple(copies[each.kind, symbol] for symbol in range(4)),
            )
            for each in facts.cards()
        ]
        return [row for row in rows if row.total]

    @cached_property
    def deck_together(self) -> CardRow:
        """All of them."""
        counts = tuple(sum(row.counts[symbol] for row in self.deck) for symbol in range(4))
        return CardRow(_("Together"), "", "", counts)

    @property
    def symbols(self) -> tuple[str, ...]:
        """Heads of the columns of the deck."""
        return SYMBOL_NAMES

    @property
    def symbol_texts(self) -> list[tuple[str, str]]:
        """The effects of symbols."""
        return [
            (_("Two Fists"), _("Cancel an opponent's text, symbol or veto.")),
            (_("Hat"), HAT.says()),
            (_("Two Hats"), HATS.says()),
            (_("Bullet"), BULLET.says()),
            (_("Dollar"), DOLLAR.says()),
        ]

    @cached_property
    def numbers(self) -> list[tuple[str, int, bool]]:
        """The other numbers of the scenario, each with whether it differs from the box."""
        found = self.scenario
        rows = [
            (_("Cards at the start"), found.starting_cards, facts.number("starting_cards")),
            (_("Mafiosi in a Secret Deal"), found.secret_deal_bonus, facts.number("secret_deal_bonus")),
            (_("Drawn by Rackets"), found.rackets_draw, facts.number("rackets", "draw")),
            (_("Drawn at the Business District"), found.business_draw, facts.number("business_district", "draw")),
            (_("Rounds at most"), found.round_limit, facts.number("round_limit_for_automatic_play")),
        ]
        return [(name, value, value != usual) for name, value, usual in rows]

    @property
    def has_own_numbers(self) -> bool:
        """True when the sentences of the engine, which are those of the box, say another number than is played with."""
        return any(is_changed for _name, _value, is_changed in self.numbers)

    @property
    def ways_to_win(self) -> list[str]:
        targets = ", ".join(
            _("%(target)d with %(players)d players") % {"target": each.target, "players": each.players}
            for each in self.starts
        )
        return [
            _("The game ends after a Location Phase in which somebody has reached the target: %(targets)s.")
            % {"targets": targets},
            _("Of those who have reached it, the one with the most points wins."),
        ]

    @property
    def _layout(self) -> tuple[int, ...]:
        """The city as it is drawn."""
        return self.scenario.layout or tuple(LOCATIONS)

    def _figures(self, number: int) -> list[str]:
        """The kinds of figure that start on a location."""
        return [kind for kind in FIGURES if getattr(self.scenario, kind) == number]

    def _tile(self, number: int) -> Tile:
        found = facts.locations()[number]
        figures = tuple(Figure(kind, str(FIGURES[kind][1])) for kind in self._figures(number))
        return Tile(
            id=found.id,
            number=number,
            name=found.name,
            has_no_ties=found.tie == "nobody",
            figures=figures,
            cell=() if number == PRISON else None,
            words=", ".join(str(FIGURES[each.kind][0]) for each in figures),
        )

    def _place(self, place: object, number: int) -> PlaceRow:
        found = facts.locations()[number]
        cards = {each.id: each.name for each in facts.cards()}
        return PlaceRow(
            place=str(place),
            number=number,
            name=found.name,
            tie=str(TIES[found.tie]),
            effect=LOCATION_TEXTS[number].says(),
            cancelled_by=", ".join(cards[each] for each in found.cancelled_by),
            figures=", ".join(str(FIGURES[kind][0]) for kind in self._figures(number)),
        )

    def _players(self) -> str:
        players = self.scenario.players
        if len(players) == 1:
            return _("%(n)d players") % {"n": players[0]}
        if players == tuple(range(players[0], players[-1] + 1)):
            return _("%(fewest)d to %(most)d players") % {"fewest": players[0], "most": players[-1]}
        return _("%(fewest)d or %(most)d players") % {"fewest": players[0], "most": players[-1]}

    def _city(self) -> str:
        if self.is_random:
            return _("city laid at random")
        return _("%(location)s in the middle") % {"location": LOCATION_NAMES[self._layout[0]]}

    def _target(self) -> str:
        targets = list(dict.fromkeys(each.target for each in self.starts))
        return _("target %(points)s") % {"points": " / ".join(map(str, targets))}

    def _size_of_the_deck(self) -> Iterator[str]:
        """Said only where the deck is another one."""
        count = len(self.scenario.deck)
        usual = Counter({(each.kind, symbol): n for each in facts.cards() for symbol, n in enumerate(each.copies)})
        if Counter(self.scenario.deck) != +usual:
            yield ngettext("deck of its own, %(n)d card", "deck of its own, %(n)d cards", count) % {"n": count}
