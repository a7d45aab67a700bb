"""The keys of the search language: one entry each, with its names, operators, meaning and example."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from django.db.models import Q
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from catalog.models import Affiliation, Card, CardSet, CardType, Color, Format, Rarity, Standing, Subtype
from catalog.query import sides, texts
from catalog.query.problems import BadValue, closest
from catalog.query.syntax import Value
from simulate.games.destiny import facts

EQUAL: Final = (":", "=", "!=")
ORDERED: Final = (":", "=", "!=", "<", "<=", ">", ">=")
LOOKUPS: Final = {":": "", "=": "", "<": "__lt", "<=": "__lte", ">": "__gt", ">=": "__gte"}


@dataclass
class Context:
    """What the values are read against; tables are asked once per query and only when a key needs them."""

    format: str | None = None
    """Code of the format whose point values count; None: the printed ones."""

    @cached_property
    def sets(self) -> dict[str, CardSet]:
        return CardSet.objects.in_bulk()

    @cached_property
    def formats(self) -> dict[str, Format]:
        return Format.objects.in_bulk()

    @cached_property
    def subtypes(self) -> dict[str, str]:
        return dict(Subtype.objects.values_list("code", "name"))


OPERATOR_WORDS: Final = {"=": "=", "!=": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥"}
IS: Final = (gettext_lazy("is"), gettext_lazy("is not"))
HAS: Final = (gettext_lazy("has"), gettext_lazy("has not"))
HOLDS: Final = (gettext_lazy("contains"), gettext_lazy("does not contain"))
AMONG: Final = (gettext_lazy("in"), gettext_lazy("not in"))

Reading = Callable[[str, Value, Context], tuple[Q, str]]
"""(operator, value, context) to the condition and the value in words. Raises BadValue."""


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
    """What `:` says, and its denial."""
    uses_format: bool = False

    def says(self, operator: str, values: str, context: Context, *, denied: bool = False) -> str:
        """The term in words: "cost ≤ 2", "card is not unique"."""
        label = str(self.label)
        verb = str(self.verbs[denied]) if operator == ":" else OPERATOR_WORDS[operator]
        if self.uses_format and context.format:
            label = _("%(key)s in %(format)s") % {"key": label, "format": context.formats[context.format].name}
        return f"{label} {verb} {values}"


def pick(value: Value, known: dict[str, str]) -> str:
    """The code a value means: a code, a name, or the beginning of exactly one of them. `known` is code to name."""
    wanted = value.text.casefold()
    for code, name in known.items():
        if wanted in (code.casefold(), name.casefold()):
            return code
    starting = {code for code, name in known.items() if wanted and name.casefold().startswith(wanted)}
    if len(starting) == 1:
        return starting.pop()
    near = closest(value.text, [*known, *known.values()])
    choices = ", ".join(sorted(known)) if len(known) <= 20 else ""
    message = _("“%(value)s” is not one of: %(choices)s.") if choices else _("“%(value)s” is not known.")
    raise BadValue(message % {"value": value.text, "choices": choices}, near)


def _choice(column: str, known: Callable[[], dict[str, str]]) -> Reading:
    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        names = known()
        code = pick(value, names)
        return Q(**{column: code}), names[code].lower()

    return read


def _names(choices: Iterable[tuple[str, str | Promise]]) -> Callable[[], dict[str, str]]:
    return lambda: {str(code): str(name) for code, name in choices}


def _color_names() -> dict[str, str]:
    return {str(code): str(name) for code, name in Color.choices}


def _color(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """A color, or the word the sets use for it: blue is Force."""
    factions = {name.casefold(): code for code, name in facts.read("names.json")["factions"].items()}
    named = factions.get(value.text.casefold())
    code = named or pick(value, _color_names())
    return Q(color=code), code


def _subtype(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    code = pick(value, context.subtypes)
    links = Card.subtypes.through.objects.filter(subtype=code)
    return Q(pk__in=links.values("card")), context.subtypes[code].lower()


def _set(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    """A set by code or name; `<` and `>` compare the order of release."""
    chosen = context.sets[pick(value, {code: each.name for code, each in context.sets.items()})]
    if operator in (":", "="):
        return Q(card_set=chosen.code), chosen.name
    return Q(**{f"card_set__position{LOOKUPS[operator]}": chosen.position}), chosen.name


def whole_number(value: Value) -> int:
    """A number a column can hold. Raises BadValue."""
    digits = value.text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 4):
        raise BadValue(_("“%s” is not a whole number up to 9999.") % value.text)
    return int(value.text)


def _number(column: str) -> Reading:
    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        if value.text.casefold() == "none" and operator in (":", "="):
            return Q(**{f"{column}__isnull": True}), _("none")
        number = whole_number(value)
        return Q(**{f"{column}{LOOKUPS[operator]}": number}), str(number)

    return read


def _year(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    year = whole_number(value)
    return Q(**{f"card_set__released__year{LOOKUPS[operator]}": year}), str(year)


def _points(*columns: str) -> Reading:
    """Any of the point columns, printed or in the chosen format."""

    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        number, total = whole_number(value), Q()
        for column in columns:
            total |= Q(**{f"{column}{LOOKUPS[operator]}": number})
        if context.format is None:
            return total, str(number)
        rows = Standing.objects.filter(total, format=context.format)
        return Q(pk__in=rows.values("card")), str(number)

    return read


def _yes_no(condition: Q, yes: str | Promise, no: str | Promise) -> Reading:
    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        answers = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
        answer = answers.get(value.text.casefold())
        if answer is None:
            raise BadValue(_("“%s” is neither yes nor no.") % value.text, closest(value.text, answers))
        return (condition, str(yes)) if answer else (~condition, str(no))

    return read


def _standing(*statuses: str) -> Reading:
    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        chosen = context.formats[pick(value, {code: each.name for code, each in context.formats.items()})]
        rows = chosen.standings.filter(status__in=statuses)
        return Q(pk__in=rows.values("card")), chosen.name

    return read


def _engine(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    answer = value.text.casefold()
    if answer == "partial":
        raise BadValue(_("The engine plays a card whole or not at all."), "full")
    if answer not in ("full", "none"):
        raise BadValue(_("“%s” is neither full nor none.") % value.text, closest(value.text, ("full", "none")))
    played = Q(pk__in=texts.encoded_codes())
    return (played, _("full")) if answer == "full" else (~played, _("none"))


TRAITS: Final[dict[str, tuple[Q, str | Promise]]] = {
    "unique": (Q(is_unique=True), gettext_lazy("unique")),
    "reprint": (Q(reprint_of__isnull=False), gettext_lazy("a reprint")),
    "errata": (Q(has_errata=True), gettext_lazy("changed by errata")),
    "flip": (Q(is_flip_card=True), gettext_lazy("two-sided")),
    "parallel": (Q(parallel_die__isnull=False), gettext_lazy("one with another card's die")),
    "die": (Q(has_die=True), gettext_lazy("one with a die")),
    "elite": (Q(points_2__isnull=False), gettext_lazy("one that can be elite")),
}


def _trait(operator: str, value: Value, context: Context) -> tuple[Q, str]:
    word = value.text.casefold()
    if word == "encoded":
        return Q(pk__in=texts.encoded_codes()), _("played by the engine")
    if word not in TRAITS:
        known = [*TRAITS, "encoded"]
        message = _("“%(value)s” is not one of: %(choices)s.") % {"value": value.text, "choices": ", ".join(known)}
        raise BadValue(message, closest(value.text, known))
    condition, words = TRAITS[word]
    return condition, str(words)


CARD: Final = gettext_lazy("card")

ALL_KEYS: Final = (
    Key("name", ("n",), gettext_lazy("name"), EQUAL, texts.name, "name:vader", HOLDS),
    Key("type", ("t",), gettext_lazy("type"), EQUAL, _choice("type", _names(CardType.choices)), "t:upgrade"),
    Key("color", ("f", "faction", "colour"), gettext_lazy("color"), EQUAL, _color, "f:blue|red"),
    Key(
        "affiliation",
        ("a",),
        gettext_lazy("affiliation"),
        EQUAL,
        _choice("affiliation", _names(Affiliation.choices)),
        "a:hero",
    ),
    Key("set", ("s",), gettext_lazy("set"), ORDERED, _set, "s<=LEG"),
    Key("rarity", ("y", "r"), gettext_lazy("rarity"), EQUAL, _choice("rarity", _names(Rarity.choices)), "r:legendary"),
    Key("subtype", ("b",), gettext_lazy("subtype"), EQUAL, _subtype, "b:jedi"),
    Key("cost", ("c", "o"), gettext_lazy("cost"), ORDERED, _number("cost"), "c<=2"),
    Key("health", ("h", "hp"), gettext_lazy("health"), ORDERED, _number("health"), "h>=12"),
    Key(
        "points",
        ("p",),
        gettext_lazy("points"),
        ORDERED,
        _points("points_1", "points_2", "points_3"),
        "p<=10",
        uses_format=True,
    ),
    Key("elite", (), gettext_lazy("points with two dice"), ORDERED, _points("points_2"), "elite<=14", uses_format=True),
    Key("limit", (), gettext_lazy("deck limit"), ORDERED, _number("deck_limit"), "limit>2"),
    Key(
        "unique",
        ("u",),
        CARD,
        EQUAL,
        _yes_no(Q(is_unique=True), gettext_lazy("unique"), gettext_lazy("not unique")),
        "u:yes",
    ),
    Key(
        "die",
        ("d",),
        CARD,
        EQUAL,
        _yes_no(Q(has_die=True), gettext_lazy("one with a die"), gettext_lazy("one without a die")),
        "d:yes",
    ),
    Key("side", (), gettext_lazy("a die side"), ORDERED, sides.side, "side>=3MD"),
    Key("sides", (), gettext_lazy("die"), EQUAL[:1], sides.count, "sides:Sp>=2", HAS),
    Key("format", ("m",), gettext_lazy("format"), EQUAL, _standing("legal", "restricted", "banned"), "m:INF"),
    Key("legal", (), gettext_lazy("legal"), EQUAL, _standing("legal", "restricted"), "legal:STD", AMONG),
    Key("restricted", (), gettext_lazy("restricted"), EQUAL, _standing("restricted"), "restricted:TRI", AMONG),
    Key("banned", (), gettext_lazy("banned"), EQUAL, _standing("banned"), "banned:STD", AMONG),
    Key("year", (), gettext_lazy("year of release"), ORDERED, _year, "year>=2018"),
    Key("text", ("x",), gettext_lazy("text"), EQUAL, texts.text, 'x:"deal 2 damage"', HOLDS),
    Key("keyword", (), gettext_lazy("keyword"), EQUAL, texts.text, "keyword:ambush", HOLDS),
    Key("flavor", ("v",), gettext_lazy("flavor text"), EQUAL, texts.flavor, "v:scavenger", HOLDS),
    Key("subtitle", ("l",), gettext_lazy("subtitle"), EQUAL, texts.subtitle, "l:sith", HOLDS),
    Key("artist", ("i",), gettext_lazy("artist"), EQUAL, texts.artist, "i:tan", HOLDS),
    Key("engine", (), gettext_lazy("played by the engine"), EQUAL, _engine, "engine:full"),
    Key("is", (), CARD, EQUAL, _trait, "is:unique"),
)
"""Every key, in the order the help lists them."""

KEYS: Final = {name: key for key in ALL_KEYS for name in (key.name, *key.aliases)}
"""Long names, short names and the letters of the community's old search."""

BARE: Final = Key("", (), gettext_lazy("name or code"), (":",), texts.bare, "luke", HOLDS)
"""What a word without a key means."""
