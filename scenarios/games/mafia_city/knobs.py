"""The things that a search for balance may change in a Mafia City scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.translation import gettext as _

from sandtable.games.mafia_city import facts
from sandtable.games.mafia_city.scenario import SCENARIOS, Scenario
from sandtable.games.mafia_city.terms import LOCATION_IDS, SYMBOL_IDS
from sandtable.playtest.balancing.knobs import Knob, Level, Limits, choice, number, some
from scenarios.games.mafia_city.words import FIGURES

Document = Mapping[str, Any]


def knobs(document: Document, players: int) -> list[Knob]:
    """The target, the pieces, the numbers of the cards, where the figures begin, and the deck."""
    scenario = SCENARIOS.interpret(document)
    return some([_target(scenario, players), *_numbers(document, scenario, players), *_figures(document, scenario),
                 *_deck(document)])  # fmt: skip


def _target(scenario: Scenario, players: int) -> Knob:
    """The points that win; the targets of other player counts stay."""
    now = scenario.targets[players]
    values = range(max(1, now - 6), now + 7)
    levels = tuple(Level(str(each), () if each == now else (_new_target(scenario, players, each),)) for each in values)
    return Knob("target", _("points that win"), _("Victory"), levels, values.index(now))


def _new_target(scenario: Scenario, players: int, value: int) -> tuple[tuple[str], dict[str, int]]:
    targets = {**scenario.targets, players: value}
    return ("target",), {str(count): points for count, points in sorted(targets.items())}


def _numbers(document: Document, scenario: Scenario, players: int) -> Iterator[Knob | None]:
    count, start, cards = str(players), _("Start"), _("Cards")
    hand, reserve = scenario.hands[players], scenario.reserves[players]
    yield number(document, ("mafiosi", count, "hand"), _("Mafiosi in hand"), start, Limits(0, 30, 3, hand))
    yield number(document, ("mafiosi", count, "reserve"), _("Mafiosi in reserve"), start, Limits(0, 30, 3, reserve))
    more = {
        "starting_cards": (_("cards at the start"), start, 6),
        "secret_deal_bonus": (_("Mafiosi that a Secret Deal adds"), cards, 5),
        "rackets_draw": (_("cards drawn by Rackets"), cards, 6),
        "business_draw": (_("cards drawn in the Business District"), cards, 6),
    }
    for name, (words, group, most) in more.items():
        yield number(document, (name,), words, group, Limits(1, most, 3, getattr(scenario, name)))
    if "round_limit" in document:
        yield number(document, ("round_limit",), _("round limit"), _("Victory"), Limits(1, 200, 4))


def _figures(document: Document, scenario: Scenario) -> Iterator[Knob | None]:
    places = {each.id: each.name for each in facts.locations().values()}
    for name, (words, _letter) in FIGURES.items():
        label = _("%(figure)s begins at") % {"figure": words}
        now = LOCATION_IDS[getattr(scenario, name)]
        yield choice(document, ("figures", name), label, _("Start"), places, now)


def _deck(document: Document) -> Iterator[Knob | None]:
    """Copies of a card with the symbol that most of them have; only where the document lists a deck of its own."""
    for card in facts.cards():
        listed = document.get("deck", {}).get(card.id, {})
        if listed:
            symbol = max(listed, key=lambda each: (listed[each], -SYMBOL_IDS.index(each)))
            label = _("copies of %(card)s (%(symbol)s)") % {"card": card.name, "symbol": symbol}
            yield number(document, ("deck", card.id, symbol), label, _("Cards"), Limits(0, 20, 3))
