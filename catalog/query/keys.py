"""The keys of the search language: one entry each, with its names, operators, meaning and example."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from catalog.models import Affiliation, CardType, Rarity
from catalog.query import choices, numbers, owning, sides, texts, traits
from catalog.query.context import EQUAL, OPERATOR_WORDS, ORDERED, Context, Reading

IS: Final = (gettext_lazy("is"), gettext_lazy("is not"))
HAS: Final = (gettext_lazy("has"), gettext_lazy("has not"))
HOLDS: Final = (gettext_lazy("contains"), gettext_lazy("does not contain"))
AMONG: Final = (gettext_lazy("in"), gettext_lazy("not in"))


@dataclass(frozen=True)
class Key:
    """One thing a query can ask about."""

    name: str
    aliases: tuple[str, ...]
    label: Promise | str
    operators: tuple[str, ...]
    read: Reading
    example: str
    verbs: tuple[Promise, Promise] = IS
    """Verbs for `:` and for its denial."""
    uses_format: bool = False
    is_personal: bool = False
    """Its meaning depends on who asks."""

    def says(self, operator: str, values: str, context: Context, *, denied: bool = False) -> str:
        """The term in words: "cost ≤ 2", "card is not unique"."""
        label = str(self.label)
        verb = str(self.verbs[denied]) if operator == ":" else OPERATOR_WORDS[operator]
        if self.uses_format and context.format:
            label = _("%(key)s in %(format)s") % {"key": label, "format": context.formats[context.format].name}
        return f"{label} {verb} {values}"


CARD: Final = gettext_lazy("card")

ALL_KEYS: Final = (
    Key("name", ("n",), gettext_lazy("name"), EQUAL, texts.name, "name:vader", HOLDS),
    Key("type", ("t",), gettext_lazy("type"), EQUAL, choices.one_of("type", CardType.choices), "t:upgrade"),
    Key("color", ("f", "faction", "colour"), gettext_lazy("color"), EQUAL, choices.color, "f:blue|red"),
    Key(
        "affiliation",
        ("a",),
        gettext_lazy("affiliation"),
        EQUAL,
        choices.one_of("affiliation", Affiliation.choices),
        "a:hero",
    ),
    Key("set", ("s",), gettext_lazy("set"), ORDERED, choices.card_set, "s<=LEG"),
    Key("rarity", ("y", "r"), gettext_lazy("rarity"), EQUAL, choices.one_of("rarity", Rarity.choices), "r:legendary"),
    Key("subtype", ("b",), gettext_lazy("subtype"), EQUAL, choices.subtype, "b:jedi"),
    Key("cost", ("c", "o"), gettext_lazy("cost"), ORDERED, numbers.number("cost"), "c<=2"),
    Key("health", ("h", "hp"), gettext_lazy("health"), ORDERED, numbers.number("health"), "h>=12"),
    Key(
        "points",
        ("p",),
        gettext_lazy("points"),
        ORDERED,
        numbers.points("points_1", "points_2", "points_3"),
        "p<=10",
        uses_format=True,
    ),
    Key(
        "elite",
        (),
        gettext_lazy("points with two dice"),
        ORDERED,
        numbers.points("points_2"),
        "elite<=14",
        uses_format=True,
    ),
    Key("limit", (), gettext_lazy("deck limit"), ORDERED, numbers.number("deck_limit"), "limit>2"),
    Key(
        "unique",
        ("u",),
        CARD,
        EQUAL,
        traits.yes_no("unique", gettext_lazy("not unique")),
        "u:yes",
    ),
    Key(
        "die",
        ("d",),
        CARD,
        EQUAL,
        traits.yes_no("die", gettext_lazy("one without a die")),
        "d:yes",
    ),
    Key("side", (), gettext_lazy("a die side"), ORDERED, sides.side, "side>=3MD"),
    Key("sides", (), gettext_lazy("die"), EQUAL[:1], sides.count, "sides:Sp>=2", HAS),
    Key("format", ("m",), gettext_lazy("format"), EQUAL, choices.standing("legal", "restricted", "banned"), "m:INF"),
    Key("legal", (), gettext_lazy("legal"), EQUAL, choices.standing("legal", "restricted"), "legal:STD", AMONG),
    Key("restricted", (), gettext_lazy("restricted"), EQUAL, choices.standing("restricted"), "restricted:TRI", AMONG),
    Key("banned", (), gettext_lazy("banned"), EQUAL, choices.standing("banned"), "banned:STD", AMONG),
    Key("year", (), gettext_lazy("year of release"), ORDERED, numbers.year, "year>=2018"),
    Key("text", ("x",), gettext_lazy("text"), EQUAL, texts.text, 'x:"deal 2 damage"', HOLDS),
    Key("keyword", (), gettext_lazy("keyword"), EQUAL, texts.text, "keyword:ambush", HOLDS),
    Key("flavor", ("v",), gettext_lazy("flavor text"), EQUAL, texts.flavor, "v:scavenger", HOLDS),
    Key("subtitle", ("l",), gettext_lazy("subtitle"), EQUAL, texts.subtitle, "l:sith", HOLDS),
    Key("artist", ("i",), gettext_lazy("artist"), EQUAL, texts.artist, "i:tan", HOLDS),
    Key("engine", (), gettext_lazy("played by the engine"), EQUAL, traits.engine, "engine:full"),
    Key("is", (), CARD, EQUAL, traits.trait, "is:unique"),
    Key("own", (), gettext_lazy("cards you own"), ORDERED, owning.owned(0), "own>=1", is_personal=True),
    Key("owndice", (), gettext_lazy("dice you own"), ORDERED, owning.owned(1), "owndice>=2", is_personal=True),
)
"""Every key, in the order the help lists them."""

KEYS: Final = {name: key for key in ALL_KEYS for name in (key.name, *key.aliases)}
"""Long names, short names and the letters of the community's old search."""

BARE: Final = Key("", (), gettext_lazy("name or code"), (":",), texts.bare, "luke", HOLDS)
"""The meaning of a word without a key."""
