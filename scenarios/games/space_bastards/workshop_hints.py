"""Labels, help and choices for every field of a Space Bastards scenario, by pointer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from sandtable.games.space_bastards import facts
from sandtable.games.space_bastards.scenario import with_defaults
from scenarios.games.space_bastards.words import COLOURS, RELATIONSHIPS
from scenarios.games.workshop import Hint, Words

_FIELDS: Final = "fields"
RELATIONSHIP_WORDS: Final[Mapping[str, Words]] = dict(zip(facts.relationships(), RELATIONSHIPS, strict=True))
PRICE_WORDS: Final[Mapping[str, Words]] = {
    "second_action": _("A second action card"),
    "love": _("Love once more"),
    "shooting": _("Shooting once more"),
    "eating": _("Eating once more"),
    "mutation_of_others": _("Mutation of somebody else's tokens"),
    "mutation_of_corpses": _("Corpses laid anew"),
    "swap": _("A changed pair swapped"),
    "lock": _("One more lock"),
    "point": _("A point at the end"),
}
SHIP_WORDS: Final[Mapping[str, Words]] = {
    "steps": _("Steps of a ship"),
    "empty_steps": _("Steps of an empty ship"),
    "migration_max": _("Steps to buy in Migration"),
}


def box() -> dict[str, Any]:
    """The values of everything that a document leaves out."""
    return with_defaults({})


def _with(players: int) -> Words:
    return format_lazy(_("With {players} players"), players=players)


_PLANETS: Final = {
    "/planets_in_play": Hint(
        _("Planets in use"),
        _("The planets that are not radioactive, by number of players."),
        "planets_in_play",
        guide=_FIELDS,
    ),
    **{f"/planets_in_play/{count}": Hint(_with(count)) for count in facts.PLAYERS},
    "/planets": Hint(_("Planets"), _("Each has a name, a colour and squares for tokens."), "boxed", guide=_FIELDS),
    "/planets/*": Hint(_("Planet"), start={"id": "P1", "colour": "white", "grid": ["####", "####", "####"]}),
    "/planets/*/id": Hint(_("Name"), widget="planet_name"),
    "/planets/*/colour": Hint(_("Colour"), choices=COLOURS),
    "/planets/*/grid": Hint(_("Squares"), _("Press a square to make it or to take it away."), "squares"),
}

_MAP: Final = {
    "/fields": Hint(
        _("Travel fields"),
        _("Drag fields in the picture, or choose one here. A field beside a planet is a dock of it."),
        "fields",
        guide=_FIELDS,
    ),
    "/fields/*": Hint(_("Field")),
    "/fields/*/id": Hint(_("Name")),
    "/fields/*/planet": Hint(_("Dock of")),
    "/fields/*/teleport": Hint(_("Teleport")),
    "/fields/*/at": Hint(_("Place on the drawing")),
    "/edges": Hint(_("Ways"), _("Pairs of neighbouring fields."), "edges", guide=_FIELDS),
    "/edges/*": Hint(_("Way")),
}

_COURSE: Final = {
    "/players": Hint(_("Numbers of players"), _("Nothing ticked: 2, 3, 4 and 5 may play."), guide=_FIELDS),
    "/priorities": Hint(
        _("Order of relationships"),
        _("They are carried out from the first to the last."),
        "order",
        RELATIONSHIP_WORDS,
        _FIELDS,
    ),
    "/track": Hint(
        _("Rounds"),
        _("In some only ships move. A classic one may score dominated planets and return used cards."),
        "boxed",
        guide=_FIELDS,
    ),
    "/track/*": Hint(_("Round"), start={"kind": "classic"}),
    "/track/*/kind": Hint(_("Kind"), choices={"classic": _("Classic"), "ships": _("Ships only")}),
    "/track/*/scores": Hint(_("Points of a planet")),
    "/track/*/returns_cards": Hint(_("Cards return")),
    "/starting_money": Hint(
        _("Money at the start"),
        format_lazy(_("Of every player. Left out: {value}."), value=facts.value("box", "starting_money")),
        guide=_FIELDS,
    ),
    "/prices": Hint(_("Prices"), _("In money. What is empty is as in the box."), "prices", PRICE_WORDS, _FIELDS),
    **{f"/prices/{name}": Hint(words) for name, words in PRICE_WORDS.items()},
    "/ships": Hint(_("Ships"), _("What is empty is as in the box."), "ships", SHIP_WORDS, _FIELDS),
    **{f"/ships/{name}": Hint(words) for name, words in SHIP_WORDS.items()},
    "/interior": Hint(_("Inside of every ship"), _("Room for tokens, at most 4 by 4."), "squares", guide=_FIELDS),
}

HINTS: Final[Mapping[str, Hint]] = {**_PLANETS, **_MAP, **_COURSE}
