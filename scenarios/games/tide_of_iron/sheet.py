"""A scenario made up for a page: forces, cards, what happens when, and how it is won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from catalog.tide_of_iron import parameters
from catalog.tide_of_iron.words import NATIONS
from drawing.hex_map import MapHex
from drawing.svg import Markup
from drawing.thumbnail import Spot, thumbnail
from sandtable.games.tide_of_iron import card_facts, facts
from sandtable.games.tide_of_iron.cards.preparing import words_of
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES, UnitType
from sandtable.games.tide_of_iron.scenario import BY_CHANCE, Scenario, read
from sandtable.games.tide_of_iron.scenario_armies import IN_TURN
from sandtable.games.tide_of_iron.scenario_deeds import Event
from sandtable.games.tide_of_iron.scenario_sides import (
    Deck,
    Division,
    Force,
    Reinforcement,
    Side,
    placed_force,
)
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, NATION_NAMES
from scenarios.games.contract import Badge, Landmark, Sheet
from scenarios.games.tide_of_iron.map_sheet import MapSheet, zone_words
from scenarios.games.tide_of_iron.paper import Paper
from scenarios.games.tide_of_iron.placed_words import placed_words, places_words, squad_words
from scenarios.games.tide_of_iron.units import units


@dataclass(frozen=True)
class Column:
    """One force of the table: a division at the start, its placed units, or reinforcements."""

    heading: str
    force: Force
    zones: str
    """The zones, or the hexes of placed units."""
    more: str
    """Further facts: concealed squads, the condition of reinforcements."""
    is_placed: bool = False


@dataclass(frozen=True)
class Row:
    """The number of one thing in each force; `unit` for figures and vehicles."""

    name: str
    unit: UnitType | None
    counts: tuple[int, ...]


class SideSheet:
    """The forces and cards of one nation."""

    def __init__(self, side: Side, command: int, shared_decks: Sequence[Deck] = ()) -> None:
        """`command`: that of the side at the start. `shared_decks`: drawn from by the other side too (D-TOI-177)."""
        self.side = side
        self.command = command
        self.shared_decks = shared_decks
        self.nation = NATION_NAMES.index(side.nation)
        self.name = str(NATIONS[self.nation])

    @cached_property
    def columns(self) -> list[Column]:
        """The divisions at the start, each beside its placed units, then reinforcements by round."""
        later = sorted(self.side.reinforcements, key=lambda each: each.round)
        starting = [column for each in self.side.divisions for column in _of_division(each)]
        return [*starting, *map(_of_reinforcement, later)]

    @cached_property
    def placed(self) -> list[str]:
        """The units on the map from the start, one by one."""
        return [placed_words(each, self.nation) for division in self.side.divisions for each in division.placed]

    @cached_property
    def demands(self) -> list[str]:
        """The demands of the scenario on the deployment, in the words that players read at the table."""
        return [
            _("Division %(number)s: %(demand)s") % {"number": division.number, "demand": words}
            for division in self.side.divisions
            for words in division.says()
        ]

    @cached_property
    def rows(self) -> list[Row]:
        """Bases, figures, vehicles and tokens, of which some force has any."""
        return [row for row in self._all_rows() if any(row.counts)]

    def _all_rows(self) -> Iterator[Row]:
        forces = [column.force for column in self.columns]
        yield Row(_("Squad bases"), None, tuple(each.squad_bases for each in forces))
        for kind in FIGURE_NAMES:
            yield self._unit_row(kind, [each.figures for each in forces])
        for kind in VEHICLE_NAMES:
            if (self.nation, kind) in units():
                yield self._unit_row(kind, [each.vehicles for each in forces])
        for each in facts.specializations().values():
            counts = tuple(force.specializations.get(each.id, 0) for force in forces)
            yield Row(_("%(name)s tokens") % {"name": each.name}, None, counts)

    def _unit_row(self, kind: str, counts: Sequence[Mapping[str, int]]) -> Row:
        unit = units()[self.nation, kind]
        return Row(unit.name, unit, tuple(each.get(kind, 0) for each in counts))

    @cached_property
    def decks(self) -> list[str]:
        """Strategy decks with the cards taken out of them."""
        shared = [_("%(deck)s (one pile for both sides)") % {"deck": _deck(each)} for each in self.shared_decks]
        return [*map(_deck, self.side.decks), *shared]

    @cached_property
    def fixed(self) -> list[str]:
        """The squads that the scenario fixes and the player deploys, equal ones together."""
        return [
            _("%(force)s: %(squads)s") % {"force": each.heading, "squads": ", ".join(_squads(each.force, self.nation))}
            for each in self.columns
            if each.force.squads and not each.is_placed
        ]

    @cached_property
    def operations(self) -> list[str]:
        known = card_facts.operations_cards()
        names = {code: each.name for code, each in known.items()}
        limited = [f"{names.get(each.card, each.card)} ({words_of(each)})" for each in self.side.limited_operations]
        return [*(names.get(each, each) for each in self.side.operations), *limited]

    @cached_property
    def given(self) -> list[str]:
        """Strategy cards that the side has from the start, beside those that it draws."""
        known = card_facts.strategy_cards()
        names = {code: each.name for code, each in known.items()}
        lying = [_("%(card)s (in the play area)") % {"card": names.get(each, each)} for each in self.side.cards_in_play]
        return [*(names.get(each, each) for each in self.side.start_cards), *lying]

    @cached_property
    def start(self) -> list[str]:
        """Numbers at the start, in words."""
        side = self.side
        words = [
            ngettext("%(n)d action a turn", "%(n)d actions a turn", side.actions) % {"n": side.actions},
            ngettext("%(n)d strategy card drawn at set-up", "%(n)d strategy cards drawn at set-up", side.cards)
            % {"n": side.cards},
            _("%(n)d command") % {"n": self.command},
        ]
        if side.initiative_command:
            words.append(_("%(n)d command on the initiative card") % {"n": side.initiative_command})
        words += [
            text % {"n": count}
            for count, text in (
                (side.points, ngettext("%(n)d victory point", "%(n)d victory points", side.points)),
                (
                    side.squad_points,
                    ngettext(
                        "%(n)d victory point for each squad destroyed",
                        "%(n)d victory points for each squad destroyed",
                        side.squad_points,
                    ),
                ),
                (
                    side.vehicle_points,
                    ngettext(
                        "%(n)d victory point for each vehicle destroyed",
                        "%(n)d victory points for each vehicle destroyed",
                        side.vehicle_points,
                    ),
                ),
            )
            if count
        ]
        return words


class ScenarioSheet(Sheet):
    """Everything a page says about one definition."""

    template = "scenarios/games/tide_of_iron/scenario.html"
    print_template = "scenarios/games/tide_of_iron/print.html"
    stylesheets = ("css/map.css",)

    def __init__(self, definition: Any) -> None:
        """Raises BadScenario."""
        super().__init__(definition)
        self.scenario: Scenario = read(definition)
        self.map = MapSheet(self.scenario)

    @property
    def facts(self) -> list[str]:
        boards = len(self.scenario.boards)
        return [self._rounds(), ngettext("%(n)d board", "%(n)d boards", boards) % {"n": boards}]

    @property
    def rounds(self) -> int:
        return self.scenario.rounds

    @property
    def size(self) -> str:
        """By boards: one or two are small, up to four are medium."""
        boards = len(self.scenario.boards)
        return "small" if boards <= 2 else "medium" if boards <= 4 else "large"

    @property
    def rules_for_people(self) -> Sequence[str]:
        return self.scenario.special_rules

    @property
    def badges(self) -> list[Badge]:
        initiative = _("Initiative: %(nation)s") % {"nation": self.initiative}
        badges = [Badge(self._rounds()), Badge(initiative)]
        if self.scenario.reconstructed:
            badges.append(Badge(_("Partly a reconstruction"), "#reconstructed", "warn"))
        if self.rules_for_people:
            badges.append(Badge(_("Some rules are for people only"), "#rules-for-people", "warn"))
        return badges

    def _rounds(self) -> str:
        rounds = self.scenario.rounds
        return ngettext("%(n)d round", "%(n)d rounds", rounds) % {"n": rounds}

    @property
    def picture(self) -> Markup:
        return self.map.picture if self.map.hexes else Markup("")

    @property
    def thumbnail(self) -> Markup:
        spots = [Spot(each.hex, each.kind, each.side) for each in self.scenario.objectives]
        zones = [(each.side, each.hexes) for each in self.map.zones]
        return thumbnail(self.map.hexes, zones, spots) if self.map.hexes else Markup("")

    @property
    def thumbnail_stylesheets(self) -> tuple[str, ...]:
        return ("css/thumbnail.css",)

    @property
    def hexes(self) -> list[MapHex]:
        return self.map.hexes

    @property
    def ways_to_win(self) -> list[str]:
        """The conditions by the numbers under which games count them, then what holds otherwise."""
        *conditions, otherwise = self.victory
        numbered = [
            _("Condition %(n)s: %(words)s") % {"n": number, "words": words}
            for number, words in enumerate(conditions, 1)
        ]
        return [*numbered, otherwise]

    @property
    def landmarks(self) -> list[Landmark]:
        """Each hex with an objective, once."""
        found = {each.hex: each for each in self.scenario.objectives}
        return [
            Landmark(hex_, f"{each.name} ({hex_})" if each.name else hex_, each.control or "")
            for hex_, each in found.items()
        ]

    @cached_property
    def sides(self) -> list[SideSheet]:
        scenario = self.scenario
        return [SideSheet(side, self._command(side), scenario.shared_decks) for side in scenario.sides]

    def _command(self, side: Side) -> int:
        """The command of a side at the start (TOI-SET-17)."""
        if side.command is not None:
            return side.command
        usual = facts.parameters()["starting_command"].default
        start = self.scenario.rules.parameters.get("starting_command", usual)
        assert isinstance(start, int), "the check of parameters lets numbers pass alone"
        return start

    @cached_property
    def paper(self) -> Paper:
        """The parts of the sheet on paper that no page has."""
        return Paper(self.scenario, self.map)

    @property
    def initiative(self) -> str:
        if self.scenario.initiative == BY_CHANCE:
            return _("a die decides")
        return str(NATIONS[NATION_NAMES.index(self.scenario.initiative)])

    @property
    def victory(self) -> tuple[str, ...]:
        """The ways of winning, in the definition's own sentences."""
        return self.scenario.victory.says()

    @cached_property
    def events(self) -> list[str]:
        """The gifts to the sides during the game, by round."""
        events = sorted(self.scenario.events, key=lambda each: each.round)
        return [_event(each) if each.is_gift else each.says() for each in events]

    @property
    def buying(self) -> str:
        """The way of buying armies, in a sentence; empty where none is bought."""
        if not self.scenario.armies:
            return ""
        if self.scenario.buying == IN_TURN:
            return _("Before the game armies are bought openly, one purchase each, the side with initiative first.")
        return _("Before the game each player buys in private; all show their armies when they are bought.")

    @cached_property
    def chances(self) -> list[str]:
        """Objectives that are carried, special actions and purchases, and decks of both sides."""
        chances = [each.says_carried() for each in self.scenario.objectives if each.carried is not None]
        chances += [each.says() for each in (*self.scenario.special_actions, *self.scenario.purchases)]
        shared = [_("Both sides draw from %(deck)s.") % {"deck": _deck(each)} for each in self.scenario.shared_decks]
        return [*chances, *shared]

    @cached_property
    def rules(self) -> list[str]:
        """The scenario's changes of the rules."""
        changed = [
            parameters.changed(name, facts.frozen(value)) for name, value in self.scenario.rules.parameters.items()
        ]
        return [_("The streams are flooded."), *changed] if self.scenario.rules.flooded else changed


def _of_division(division: Division) -> Iterator[Column]:
    """The units of a division that its player deploys, and those that the scenario places."""
    number = {"number": division.number}
    concealed = _concealed(division.concealed)
    if division.force.units or not division.placed:
        yield Column(_("Division %(number)s") % number, division.force, _zones(division.zones), concealed)
        concealed = ""
    if division.placed:
        heading = _("Division %(number)s, placed") % number
        yield Column(heading, placed_force(division.placed), places_words(division.placed), concealed, is_placed=True)


def _of_reinforcement(found: Reinforcement) -> Column:
    when = {"round": found.round, "number": found.division}
    if found.condition is None:
        return Column(_("Round %(round)d, division %(number)s") % when, found.force, _zones(found.zones), "")
    heading = _("From round %(round)d, division %(number)s") % when
    return Column(heading, found.force, _zones(found.zones), found.says_when())


def _squads(force: Force, nation: int) -> list[str]:
    """The fixed squads of a force, equal ones together."""
    counts = Counter(squad_words(each, nation) for each in force.squads)
    return [_("%(n)d x (%(squad)s)") % {"n": n, "squad": words} if n > 1 else words for words, n in counts.items()]


def _zones(names: Sequence[str]) -> str:
    return ", ".join(map(zone_words, names))


def _concealed(squads: int) -> str:
    if not squads:
        return ""
    return ngettext("%(n)d squad may start concealed", "%(n)d squads may start concealed", squads) % {"n": squads}


def _deck(deck: Deck) -> str:
    if not deck.without:
        return f"{deck.name}{deck.limits()}"
    known = card_facts.strategy_cards()
    cards = ", ".join(known[each].name if each in known else each for each in deck.without)
    return _("%(deck)s without %(cards)s") % {"deck": f"{deck.name}{deck.limits()}", "cards": cards}


def _event(event: Event) -> str:
    gains = [
        text % {"n": count}
        for text, count in (
            (_("%(n)d command"), event.command),
            (ngettext("%(n)d strategy card", "%(n)d strategy cards", event.cards), event.cards),
            (ngettext("%(n)d victory point", "%(n)d victory points", event.points), event.points),
        )
        if count
    ]
    known = card_facts.operations_cards()
    names = [known[each].name if each in known else each for each in event.operations]
    gains += [_("%(card)s in force from the next round on") % {"card": name} for name in names]
    return _("End of round %(round)d, %(nation)s: %(gains)s") % {
        "round": event.round,
        "nation": NATIONS[NATION_NAMES.index(event.side)],
        "gains": ", ".join(gains),
    }
