"""Labels, help and choices for every field of a Stay on Target scenario, by pointer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from sandtable.games.stay_on_target.facts import defaults
from scenarios.games.workshop import Hint, Words

_FIELDS: Final = "fields"
TYPES: Final[Mapping[str, Words]] = {"blast": _("Blasts"), "starship": _("Starships"), "lasers": _("Lasers")}
KINDS: Final[Mapping[str, Words]] = {
    "defence": _("Defence"),
    "evade": _("Evade"),
    "deflect": _("Deflect"),
}


def _usual(words: Words, *path: str) -> Words:
    """A sentence about a number, and its value in the box."""
    found = defaults()
    for step in path:
        found = found[step]
    return format_lazy(_("{words} Left out: {value}."), words=words, value=found)


_DECK: Final = {
    "/imperial_deck": Hint(
        _("Imperial deck"),
        _("How many cards have which attack value. A type that is left out is as in the box."),
        "imperial_deck",
        TYPES,
        _FIELDS,
    ),
    **{f"/imperial_deck/{name}": Hint(words) for name, words in TYPES.items()},
}

_SQUADRONS: Final = {
    "/squadrons": Hint(
        _("Squadrons"), _("One for each player; each has a leader and five cards."), "boxed", guide=_FIELDS
    ),
    "/squadrons/*": Hint(
        _("Squadron"), start={"colour": "blue", "leader": {"defence": 6, "shield": {"min": 2, "max": 5}}, "cards": []}
    ),
    "/squadrons/*/colour": Hint(_("Colour"), _("In small letters; each squadron has another.")),
    "/squadrons/*/leader": Hint(_("Leader"), widget="plain"),
    "/squadrons/*/leader/defence": Hint(_("Defence of the leader")),
    "/squadrons/*/leader/shield": Hint(_("Backup shield"), _("Attack values that it may meet.")),
    "/squadrons/*/leader/shield/min": Hint(_("From value")),
    "/squadrons/*/leader/shield/max": Hint(_("To value")),
    "/squadrons/*/cards": Hint(
        _("Cards"),
        _("Defence adds to the leader's value, evade lets attacks of some values pass, deflect stops any one attack."),
    ),
    "/squadrons/*/cards/*": Hint(_("Card"), widget="squadron_card", start={"name": "X-Wing", "kind": "deflect"}),
    "/squadrons/*/cards/*/name": Hint(_("Name")),
    "/squadrons/*/cards/*/kind": Hint(_("Kind"), choices=KINDS),
    "/squadrons/*/cards/*/defence": Hint(_("Adds"), _("To the leader's value.")),
    "/squadrons/*/cards/*/types": Hint(_("Works against"), _("Nothing ticked: against all."), choices=TYPES),
    "/squadrons/*/cards/*/min": Hint(_("From value")),
    "/squadrons/*/cards/*/max": Hint(_("To value")),
}

_POINTS: Final = {
    "/players": Hint(_("Numbers of players"), _("Nothing ticked: 2, 3, 4 and 5 may play."), guide=_FIELDS),
    "/target_points": Hint(_("Target Points"), widget="plain", guide=_FIELDS),
    "/target_points/complete": Hint(
        _("For completing a run"), _usual(_("To everybody who does."), "target_points", "complete")
    ),
    "/target_points/fifth_card": Hint(
        _("For the fifth card"), _usual(_("To everybody who gets to it."), "target_points", "fifth_card")
    ),
    "/target_points/needed": Hint(
        _("Needed to win"), _usual(_("From earlier runs, before one is completed."), "target_points", "needed")
    ),
    "/run_limit": Hint(
        _("Most runs"), _usual(_("After so many the most Target Points win."), "run_limit"), guide=_FIELDS
    ),
}

HINTS: Final[Mapping[str, Hint]] = {**_DECK, **_SQUADRONS, **_POINTS}
