"""Words for what a scenario lets happen: events, special actions, purchases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from django.utils.translation import gettext_lazy as _

from sandtable.games.tide_of_iron import card_facts
from scenarios.games.tide_of_iron.workshop_form.ground_hints import OF_ZONES
from scenarios.games.tide_of_iron.workshop_form.words import (
    BASE_WORDS,
    DOER_WORDS,
    EDGE_WORDS,
    LEVEL_WORDS,
    MARKER_WORDS,
    NATION_WORDS,
    OPERATION_WORDS,
)
from scenarios.games.workshop import Hint

_GUIDE: Final = "deeds"
_IF: Final = {"controls": {"side": "american", "objectives": "victory", "at_least": 1}}
_STRATEGY: Final = {card.id: card.name for card in card_facts.strategy_cards().values()}


def condition(path: str, help_: Any = "") -> dict[str, Hint]:
    """A condition that may be left out."""
    return {f"{path}/if": Hint(_("Condition"), help_, "condition", start=_IF)}


def deck(path: str, strategy: Mapping[str, str]) -> dict[str, Hint]:
    """A deck of one side or of both; `strategy` has the names of its cards."""
    return {
        path: Hint(_("Deck")),
        f"{path}/name": Hint(_("Deck"), choices={name: name for name in card_facts.decks()}),
        f"{path}/without": Hint(_("Cards taken out"), choices=strategy),
        f"{path}/without/*": Hint(_("Card"), choices=strategy),
        f"{path}/from": Hint(_("First round")),
        f"{path}/to": Hint(_("Last round")),
        **condition(path, _("Cards are drawn from it only while this is so.")),
    }


def _deeds(path: str) -> dict[str, Hint]:
    """The part that events, special actions and purchases have in common."""
    return {
        f"{path}/name": Hint(_("Name"), _("Conditions ask for it by this name.")),
        f"{path}/side": Hint(_("Side"), choices=NATION_WORDS),
        f"{path}/command": Hint(_("Command")),
        f"{path}/cards": Hint(_("Strategy cards")),
        f"{path}/points": Hint(_("Victory points")),
        f"{path}/operations": Hint(_("Operations cards"), _("In force from then on."), choices=OPERATION_WORDS),
        f"{path}/operations/*": Hint(_("Card"), choices=OPERATION_WORDS),
        **_markers(f"{path}/lays", _("Markers that are placed"), _("Placed marker")),
        **_markers(f"{path}/clears", _("Markers that are removed"), _("Removed marker")),
        f"{path}/removes": Hint(_("Objectives that are removed"), _("Their hexes."), "hexes"),
        f"{path}/closes": Hint(_("Hexes that nobody enters any more"), _("A blown bridge, for example."), "hexes"),
        f"{path}/opens": Hint(
            _("Closed hexes that may be entered again"), _("A rebuilt bridge, for example."), "hexes"
        ),
        **_terrain(f"{path}/terrain"),
        **{f"{path}{pointer}": hint for pointer, hint in OF_ZONES.items()},
        f"{path}/zones": Hint(_("Zones with other hexes"), _("From then on. What arrives later arrives there.")),
        f"{path}/ends": Hint(
            _("Operations cards that end"), _("No longer in force for the side."), choices=OPERATION_WORDS
        ),
        f"{path}/ends/*": Hint(_("Card"), choices=OPERATION_WORDS),
        f"{path}/actions": Hint(_("Actions in an action turn"), _("Of the side, from then on.")),
        f"{path}/flooded": Hint(_("Streams are flooded"), _("From then on; or no longer.")),
    }


def _terrain(path: str) -> dict[str, Hint]:
    return {
        path: Hint(_("Ground that changes"), _("Rain turns roads into mud, a house burns down.")),
        f"{path}/*": Hint(_("Other ground"), start={"hexes": [], "base": "rough"}),
        f"{path}/*/hexes": Hint(_("Hexes"), widget="hexes"),
        f"{path}/*/zone": Hint(_("Zone"), _("Instead of hexes."), "key", among="/zones"),
        f"{path}/*/base": Hint(_("Terrain"), choices=BASE_WORDS),
        f"{path}/*/level": Hint(_("Level"), choices=LEVEL_WORDS, widget="numbers"),
        f"{path}/*/roads": Hint(_("Roads to the"), _("An empty list: no road is left."), choices=EDGE_WORDS),
        f"{path}/*/streams": Hint(_("Streams to the"), _("An empty list: no stream is left."), choices=EDGE_WORDS),
    }


def _markers(path: str, many: Any, one: Any) -> dict[str, Hint]:
    return {
        path: Hint(many),
        f"{path}/*": Hint(one, start={"hex": "", "kind": "minefield"}),
        f"{path}/*/hex": Hint(_("Hex"), widget="hex"),
        f"{path}/*/kind": Hint(_("Kind"), choices=MARKER_WORDS),
    }


def _chance(path: str) -> dict[str, Hint]:
    return {
        f"{path}/from": Hint(_("First round")),
        f"{path}/to": Hint(_("Last round")),
        f"{path}/times": Hint(_("How often in a game"), _("Empty: without limit.")),
        **condition(path, _("Only while this is so.")),
    }


DEEDS: Final[Mapping[str, Hint]] = {
    "/events": Hint(_("Events"), _("What happens at the end of a round."), guide="fields"),
    "/events/*": Hint(_("Event"), start={"round": 1, "side": "american", "command": 1}),
    "/events/*/round": Hint(_("Round")),
    **_deeds("/events/*"),
    **condition("/events/*", _("It happens only if this is so at the end of the round.")),
    "/events/*/until": Hint(
        _("Last round"), _("With a condition: it happens after the first of these rounds in which that is so.")
    ),
    "/special_actions": Hint(
        _("Special actions"), _("What units may do instead of another action: lay mines, blow a bridge."), guide=_GUIDE
    ),
    "/special_actions/*": Hint(
        _("Special action"), start={"name": "Lay mines", "side": "german", "by": "engineer", "lays_here": "minefield"}
    ),
    **_deeds("/special_actions/*"),
    **_chance("/special_actions/*"),
    "/special_actions/*/by": Hint(_("Who"), choices=DOER_WORDS),
    "/special_actions/*/hexes": Hint(_("On these hexes"), _("Empty: anywhere."), "hexes"),
    "/special_actions/*/zone": Hint(_("In the zone"), _("Instead of hexes."), "key", among="/zones"),
    "/special_actions/*/succeeds_on": Hint(_("Succeeds on a die of"), _("Or more. Empty: it always succeeds.")),
    "/special_actions/*/lays_here": Hint(_("Places in its hex"), choices=MARKER_WORDS),
    "/special_actions/*/clears_here": Hint(_("Removes from its hex"), choices=MARKER_WORDS),
    "/special_actions/*/removes_here": Hint(_("Removes the objective of its hex")),
    "/special_actions/*/leaves": Hint(_("The unit leaves the map"), _("It is not lost, and gives nobody points.")),
    "/purchases": Hint(_("Purchases"), _("What a side may pay for in its Command Phase."), guide=_GUIDE),
    "/purchases/*": Hint(_("Purchase"), start={"name": "Supplies", "side": "american", "cost": 2, "cards": 1}),
    **_deeds("/purchases/*"),
    **_chance("/purchases/*"),
    "/purchases/*/cost": Hint(_("Command to pay")),
    "/purchases/*/returns": Hint(
        _("A used card that comes back"), _("To the headquarters area of the side."), choices=_STRATEGY
    ),
    "/shared_decks": Hint(
        _("Decks of both sides"),
        _("Both sides draw from them. No deck that brings units."),
        "decks",
        {name: name for name in card_facts.decks()},
        guide=_GUIDE,
    ),
    **deck("/shared_decks/*", _STRATEGY),
}
