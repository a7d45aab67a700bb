"""Words for victory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy as _

from scenarios.games.tide_of_iron.workshop_form.words import NATION_WORDS
from scenarios.games.workshop import Hint

_VICTORY: Final = "victory"
_FIRST: Final = {"side": "american", "when": "last round", "if": {"points": {"side": "american", "at_least": 1}}}

WINNING: Final[Mapping[str, Hint]] = {
    "/victory": Hint(_("Victory"), widget="plain"),
    "/victory/conditions": Hint(
        _("Ways to win"),
        _("Each is checked at its time. The sentence below it is the one that players read."),
        guide=_VICTORY,
    ),
    "/victory/conditions/*": Hint(_("Way to win"), widget="victory", start=_FIRST),
    "/victory/conditions/*/side": Hint(_("Who wins"), choices=NATION_WORDS),
    "/victory/conditions/*/when": Hint(_("When it is checked")),
    "/victory/conditions/*/grade": Hint(_("Grade"), choices={"minor": _("Minor victory"), "major": _("Major victory")}),
    "/victory/conditions/*/if": Hint(_("Condition")),
    "/victory/otherwise": Hint(
        _("If nobody has won after the last round"),
        choices={
            "american": _("The Americans win"),
            "german": _("The Germans win"),
            "most points": _("The side with most victory points wins"),
            "draw": _("The game is a draw"),
        },
        guide=_VICTORY,
    ),
    "/victory/both": Hint(
        _("If both sides win in the same check"),
        choices={"initiative": _("The side with initiative wins"), "draw": _("The game is a draw")},
        guide=_VICTORY,
    ),
    "/victory/tie": Hint(
        _("If points decide and are equal"),
        choices={
            "initiative": _("The side with initiative wins"),
            "control": _("The side with more victory objectives wins, or else the one with initiative"),
            "draw": _("The game is a draw"),
        },
        guide=_VICTORY,
    ),
}
