"""A scenario made up for a page: the map with its twin in words, planets, tokens, order and course of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from drawing.svg import Markup
from sandtable.games.space_bastards import facts
from sandtable.games.space_bastards.scenario import Scenario, read, with_defaults
from scenarios.games.contract import Sheet
from scenarios.games.space_bastards.grids import planet_picture, ship_picture, token_picture
from scenarios.games.space_bastards.map_drawing import draw
from scenarios.games.space_bastards.settlement import Settlement, settlements
from scenarios.games.space_bastards.words import COLOURS, DEEDS, RACES, RELATIONSHIPS
from scenarios.writing import as_text


@dataclass(frozen=True)
class PlanetRow:
    """A planet in words, and drawn."""

    name: str
    colour: str
    squares: int
    rows: tuple[str, ...]
    docks: str
    players: str
    """With how many it is in play."""
    picture: Markup


@dataclass(frozen=True)
class FieldRow:
    """A travel field in words."""

    name: str
    planet: str
    neighbours: str


@dataclass(frozen=True)
class TokenRow:
    """The tokens of a race."""

    name: str
    count: int
    squares: int
    picture: Markup


@dataclass(frozen=True)
class Crowd:
    """The tightest settlement of a planet."""

    name: str
    words: str
    picture: Markup


@dataclass(frozen=True)
class Stop:
    """A round of the track: its mark, and what happens in it or after it."""

    mark: str
    words: str
    is_ship_only: bool


class SpaceSheet(Sheet):
    """Everything a page says about one definition."""

    template = "scenarios/games/space_bastards/scenario.html"
    print_template = "scenarios/games/space_bastards/print.html"
    stylesheets = ("css/map.css", "css/games/space_bastards.css")

    def __init__(self, definition: Any) -> None:
        """Raises BadScenario."""
        super().__init__(definition)
        self.scenario: Scenario = read(definition)

    @property
    def rounds(self) -> int:
        return sum(not each.is_ship_only for each in self.scenario.track)

    @property
    def size(self) -> str:
        """By planets: nine, as in the box, are medium."""
        planets = len(self.scenario.planets)
        return "small" if planets < 9 else "medium" if planets == 9 else "large"

    @property
    def facts(self) -> list[str]:
        rounds = self.rounds
        planets = len(self.scenario.planets)
        return [
            _("%(counts)s players") % {"counts": _joined([str(each) for each in self.scenario.players])},
            ngettext("%(n)d round", "%(n)d rounds", rounds) % {"n": rounds},
            ngettext("%(n)d planet", "%(n)d planets", planets) % {"n": planets},
        ]

    @cached_property
    def picture(self) -> Markup:
        title = _("Map of %(title)s") % {"title": self.title}
        return draw(self.scenario, title=title, desc=_("The same is below in words."))

    @property
    def ways_to_win(self) -> list[str]:
        return [
            _("Most points win; then more money, then more living tokens."),
            _("Points come from Diplomacy, from planets that a colour dominates, and for money at the end."),
        ]

    @property
    def whole(self) -> str:
        """The definition with everything that it leaves out."""
        return as_text(with_defaults(self.definition))

    @property
    def source(self) -> str:
        return str(self.definition.get("source", ""))

    @property
    def order(self) -> list[tuple[Promise, Promise]]:
        """The relationships in the order in which they are carried out, each with what it does."""
        return [(RELATIONSHIPS[each], DEEDS[each]) for each in self.scenario.priorities]

    @cached_property
    def planets(self) -> list[PlanetRow]:
        return [self._planet(number) for number in range(len(self.scenario.planets))]

    @cached_property
    def fields(self) -> list[FieldRow]:
        return [self._field(number) for number in range(len(self.scenario.fields))]

    @cached_property
    def tokens(self) -> list[TokenRow]:
        """The tokens that every colour has."""
        shapes = zip(RACES, self.scenario.tokens, self.scenario.shapes, strict=True)
        return [
            TokenRow(str(name), count, facts.squares(shape), token_picture(shape, str(name)[:1]))
            for name, count, shape in shapes
        ]

    @cached_property
    def crowds(self) -> list[Crowd]:
        """The tightest settlement of each planet."""
        return [self._crowd(each) for each in settlements(self.scenario)]

    @property
    def ship(self) -> Markup:
        squares = facts.squares(self.scenario.interior)
        title = ngettext("Inside of a ship: %(n)d square", "Inside of a ship: %(n)d squares", squares)
        return ship_picture(self.scenario.interior, title % {"n": squares})

    @cached_property
    def track(self) -> list[Stop]:
        return list(self._stops())

    @cached_property
    def numbers(self) -> list[tuple[str, str]]:
        """Money and movement, each with its name."""
        return [*self._movement(), *self._prices()]

    def _planet(self, number: int) -> PlanetRow:
        planet = self.scenario.planets[number]
        squares = facts.squares(planet.grid)
        counts = [str(count) for count, planets in self.scenario.in_play.items() if number in planets]
        colour = str(COLOURS[planet.colour])
        title = ngettext(
            "Planet %(name)s, %(colour)s, %(n)d square", "Planet %(name)s, %(colour)s, %(n)d squares", squares
        ) % {"name": planet.id, "colour": colour, "n": squares}
        docks = [each.id for each in self.scenario.fields if each.planet == number]
        return PlanetRow(
            planet.id,
            colour,
            squares,
            planet.grid,
            ", ".join(docks) or "–",
            _joined(counts) if counts else _("never"),
            planet_picture(planet, title),
        )

    def _crowd(self, found: Settlement) -> Crowd:
        planet = self.scenario.planets[found.planet]
        races = ", ".join(f"{count}\u00a0×\u00a0{RACES[race]}" for race, count in Counter(found.races).items())
        words = ngettext("%(n)d player: %(races)s", "%(n)d players: %(races)s", found.players)
        words = words % {"n": found.players, "races": races}
        return Crowd(planet.id, words, planet_picture(planet, f"{planet.id}, {words}", found.tokens))

    def _field(self, number: int) -> FieldRow:
        field = self.scenario.fields[number]
        planet = self.scenario.planets[field.planet].id if field.planet >= 0 else ""
        beside = [sum(edge) - number for edge in self.scenario.edges if number in edge]
        names = [self.scenario.fields[each].id for each in beside]
        names += [
            _("%(field)s (teleport, free)") % {"field": each.id}
            for each in self.scenario.fields
            if field.is_teleport and each.is_teleport and each is not field
        ]
        return FieldRow(field.id, planet, ", ".join(names))

    def _stops(self) -> Iterator[Stop]:
        number = 0
        for each in self.scenario.track:
            if each.is_ship_only:
                yield Stop("▲", _("ships only"), is_ship_only=True)
                continue
            number += 1
            words = []
            if each.scores:
                points = ngettext("%(n)d point a planet", "%(n)d points a planet", each.scores)
                words.append(points % {"n": each.scores})
            if each.returns_cards:
                words.append(_("cards return"))
            yield Stop(str(number), ", ".join(words), is_ship_only=False)

    def _movement(self) -> Iterator[tuple[str, str]]:
        scenario = self.scenario
        yield _("Money at the start"), str(scenario.starting_money)
        yield _("Steps of a ship"), str(scenario.ship_steps)
        yield _("Steps of an empty ship"), str(scenario.empty_ship_steps)
        yield _("Steps to buy in Migration"), str(scenario.migration_max)

    def _prices(self) -> Iterator[tuple[str, str]]:
        prices = self.scenario.prices
        yield _("A second action card"), str(prices.second_action)
        boosts = {prices.love, prices.shooting, prices.eating}
        if len(boosts) == 1:
            yield _("Love, Shooting or Eating once more"), str(prices.love)
        else:
            yield _("Love once more"), str(prices.love)
            yield _("Shooting once more"), str(prices.shooting)
            yield _("Eating once more"), str(prices.eating)
        yield _("Mutation of somebody else's tokens"), str(prices.mutation_of_others)
        yield _("Corpses laid anew"), str(prices.mutation_of_corpses)
        yield _("A changed pair swapped"), str(prices.swap)
        yield _("One more lock"), str(prices.lock)
        yield _("A point at the end"), str(prices.point)


def _joined(counts: list[str]) -> str:
    """ "3", "2 or 3", "2 to 5": numbers in rising order."""
    if len(counts) > 2 and int(counts[-1]) - int(counts[0]) == len(counts) - 1:
        return _("%(first)s to %(last)s") % {"first": counts[0], "last": counts[-1]}
    if len(counts) > 1:
        return _("%(all)s or %(last)s") % {"all": ", ".join(counts[:-1]), "last": counts[-1]}
    return counts[0]
