"""Words for armies that are bought from a list before the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy as _

from sandtable.games.tide_of_iron import card_facts
from scenarios.games.tide_of_iron.workshop_form.side_hints import force_counts, squad
from scenarios.games.tide_of_iron.workshop_form.words import (
    MARKER_WORDS,
    NATION_WORDS,
    OPERATION_WORDS,
    vehicle_words,
)
from scenarios.games.workshop import Hint

_GUIDE: Final = "armies"
_SQUAD: Final = {"figures": {"regular": 4}}
_OFFER: Final = {"name": "Rifle squad", "cost": 2, "at_most": 3, "default": 3, "squads": [_SQUAD]}
_ARMY: Final = {"side": "american", "division": "1", "points": 6, "offers": [_OFFER]}
_STRATEGY: Final = {card.id: card.name for card in card_facts.strategy_cards().values()}
_LIST: Final = "/armies/*/offers"

ARMIES: Final[Mapping[str, Hint]] = {
    "/buying": Hint(
        _("How armies are bought"),
        choices={
            "in private": _("In private, shown when all are bought"),
            "in turn": _("Openly, one purchase each by turns"),
        },
        guide=_GUIDE,
    ),
    "/armies": Hint(
        _("Armies that are bought"),
        _("A division gets points and a list of prices; its player buys before the game."),
        guide=_GUIDE,
    ),
    "/armies/*": Hint(_("Army"), start=_ARMY),
    "/armies/*/side": Hint(_("Side"), choices=NATION_WORDS),
    "/armies/*/division": Hint(
        _("Division"),
        _("What is bought starts in its zones."),
        choices={"1": _("1 (light bases)"), "2": _("2 (dark bases)")},
    ),
    "/armies/*/points": Hint(_("Points to spend"), _("What is left is lost.")),
    _LIST: Hint(_("List of prices")),
    f"{_LIST}/*": Hint(_("Offer"), widget="offer", start=_OFFER),
    f"{_LIST}/*/name": Hint(_("Name")),
    f"{_LIST}/*/cost": Hint(_("Points to pay")),
    f"{_LIST}/*/at_most": Hint(_("How often it can be bought"), _("Empty: once.")),
    f"{_LIST}/*/default": Hint(
        _("Of these in the proposed army"), _("Players may take the proposed army instead of choosing.")
    ),
    **force_counts(f"{_LIST}/*", "american"),
    f"{_LIST}/*/vehicles": Hint(
        _("Vehicles"), widget="counts", choices={**vehicle_words("american"), **vehicle_words("german")}
    ),
    f"{_LIST}/*/squads": Hint(_("Fixed squads"), _("Instead of bases, figures and tokens."), start=[_SQUAD]),
    f"{_LIST}/*/squads/*": Hint(_("Squad"), start=_SQUAD),
    **squad(f"{_LIST}/*/squads/*", "american"),
    f"{_LIST}/*/command": Hint(_("Command")),
    f"{_LIST}/*/cards": Hint(_("Strategy cards"), _("They are drawn.")),
    f"{_LIST}/*/start_cards": Hint(
        _("Cards in hand at the start"),
        _("Named cards. They are taken out of their decks."),
        "strategy-cards",
        _STRATEGY,
    ),
    f"{_LIST}/*/start_cards/*": Hint(_("Card"), choices=_STRATEGY),
    f"{_LIST}/*/operations": Hint(_("Operations cards"), _("In force from the start."), "operations", OPERATION_WORDS),
    f"{_LIST}/*/operations/*": Hint(_("Card"), choices=OPERATION_WORDS),
    f"{_LIST}/*/lays": Hint(_("Markers that are placed")),
    f"{_LIST}/*/lays/*": Hint(_("Placed marker"), start={"hex": "", "kind": "minefield"}),
    f"{_LIST}/*/lays/*/hex": Hint(_("Hex"), widget="hex"),
    f"{_LIST}/*/lays/*/kind": Hint(_("Kind"), choices=MARKER_WORDS),
}
