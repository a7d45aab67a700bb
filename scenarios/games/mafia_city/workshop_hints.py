"""Labels, help and choices for every field of a Mafia City scenario, by pointer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from sandtable.games.mafia_city import facts
from sandtable.games.mafia_city.terms import (
    CARD_IDS,
    CARD_NAMES,
    LOCATION_IDS,
    LOCATION_NAMES,
    SYMBOL_IDS,
    SYMBOL_NAMES,
)
from scenarios.games.mafia_city.words import FIGURES
from scenarios.games.workshop import Hint, Words

_FIELDS: Final = "fields"
LOCATION_WORDS: Final[Mapping[str, Words]] = dict(zip(LOCATION_IDS[1:], LOCATION_NAMES[1:], strict=True))
PLAYERS: Final = tuple(facts.starts())


def box() -> dict[str, Any]:
    """The values of everything that a document leaves out."""
    return {
        "layout": "random",
        "target": "advanced",
        "targets": {name: _starts(f"target_{name}") for name in ("advanced", "beginners")},
        "mafiosi": {str(n): {"hand": each.hand, "reserve": each.reserve} for n, each in facts.starts().items()},
        "figures": {name: LOCATION_IDS[start] for name, start in facts.figure_starts().items()},
        "deck": {each.id: _copies(each) for each in facts.cards()},
    }


def _starts(column: str) -> dict[str, int]:
    return {str(players): getattr(each, column) for players, each in facts.starts().items()}


def _copies(card: facts.Card) -> dict[str, int]:
    return {symbol: count for symbol, count in zip(SYMBOL_IDS, card.copies, strict=True) if count}


def _with(players: int) -> Words:
    return format_lazy(_("With {players} players"), players=players)


def _usual(words: Words, value: int) -> Words:
    """A sentence about a number, and its value in the box."""
    return format_lazy(_("{words} Left out: {value}."), words=words, value=value)


_CITY: Final = {
    "/layout": Hint(
        _("City"),
        _("Choose two locations to swap them, here or in the picture. One laid at random differs in each game."),
        "city",
        LOCATION_WORDS,
        _FIELDS,
    ),
    "/figures": Hint(
        _("Figures"),
        _("Only the Hitman may start elsewhere; Policeman and Mayor wait on their own tiles."),
        "figures",
        guide=_FIELDS,
    ),
    **{f"/figures/{name}": Hint(words, choices=LOCATION_WORDS) for name, (words, _letter) in FIGURES.items()},
}

_CLANS: Final = {
    "/players": Hint(_("Numbers of players"), _("Nothing ticked: 3, 4 and 5 may play."), guide=_FIELDS),
    "/mafiosi": Hint(
        _("Mafiosi"),
        _("In hand at the start, and in reserve. What is empty is as in the box."),
        "mafiosi",
        guide=_FIELDS,
    ),
    **{f"/mafiosi/{count}": Hint(_with(count)) for count in PLAYERS},
    "/mafiosi/*/hand": Hint(_("In hand")),
    "/mafiosi/*/reserve": Hint(_("In reserve")),
    "/target": Hint(
        _("Target"),
        _("The game ends after a Location Phase in which somebody has so many points."),
        "target",
        {"advanced": _("As in the box, for those who know the game"), "beginners": _("As in the box, for beginners")},
        _FIELDS,
    ),
    **{f"/target/{count}": Hint(_with(count)) for count in PLAYERS},
}

_DECK: Final = {
    "/deck": Hint(_("Deck"), _("How many copies of each card have which symbol."), "deck", guide=_FIELDS),
    **{f"/deck/{id_}": Hint(name) for id_, name in zip(CARD_IDS, CARD_NAMES, strict=True)},
    **{f"/deck/*/{id_}": Hint(name) for id_, name in zip(SYMBOL_IDS, SYMBOL_NAMES, strict=True)},
}

_NUMBERS: Final = {
    "/starting_cards": Hint(
        _("Cards at the start"), _usual(_("Drawn by each player."), facts.number("starting_cards")), guide=_FIELDS
    ),
    "/secret_deal_bonus": Hint(
        _("Mafiosi in a Secret Deal"),
        _usual(_("So many it stands for."), facts.number("secret_deal_bonus")),
        guide=_FIELDS,
    ),
    "/rackets_draw": Hint(
        _("Drawn by Rackets"),
        _usual(_("One of the cards is discarded."), facts.number("rackets", "draw")),
        guide=_FIELDS,
    ),
    "/business_draw": Hint(
        _("Drawn at the Business District"),
        _usual(_("One card of the hand is discarded."), facts.number("business_district", "draw")),
        guide=_FIELDS,
    ),
    "/round_limit": Hint(
        _("Rounds at most"),
        _usual(_("The game ends then at the latest."), facts.number("round_limit_for_automatic_play")),
        guide=_FIELDS,
    ),
}

HINTS: Final[Mapping[str, Hint]] = {**_CITY, **_CLANS, **_DECK, **_NUMBERS}
