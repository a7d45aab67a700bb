"""The form of a format: numbers and boxes, and lists of cards with one card a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Self

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from decks.exchange import text, wording
from decks.exchange.markup import undressed
from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import NAME_LENGTH
from sandtable.games.destiny.facts import card, prints_of
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.own_formats import (
    MOST_CARDS,
    MOST_COPIES,
    MOST_LISTED,
    MOST_POINTS,
    BadFormat,
    read_format,
    to_document,
)
from web.api.text import tidy_name

MOST_LETTERS: Final = 60_000
MOST_TOLD: Final = 50
"""Problems of one list that are named; the rest is counted."""


class BadLine(ValueError):
    """A line that can't be understood; the text says why."""


class CardLines(forms.CharField):
    """Lines as `read` understands them; empty lines are passed over, every other problem is named with its line."""

    def __init__(self, read: Callable[[str], Any], **options: Any) -> None:
        super().__init__(required=False, max_length=MOST_LETTERS, **options)
        self.widget = forms.Textarea(attrs={"rows": 5, "spellcheck": "false"})
        self.read = read

    def clean(self, value: Any) -> list[Any]:
        lines = [(number, line.strip()) for number, line in enumerate(super().clean(value).splitlines(), start=1)]
        lines = [(number, line) for number, line in lines if line]
        if len(lines) > MOST_LISTED:
            raise forms.ValidationError(_("%(n)d lines; at most %(most)d are read.") % self._counts(lines))
        found, problems = [], []
        for number, line in lines:
            try:
                found.append(self.read(line))
            except BadLine as bad:
                problems.append(_("Line %(number)d: %(why)s") % {"number": number, "why": bad})
        if problems:
            raise forms.ValidationError(_shortened(problems))
        return found

    def _counts(self, lines: list[tuple[int, str]]) -> dict[str, int]:
        return {"n": len(lines), "most": MOST_LISTED}


def _shortened(problems: list[str]) -> list[str]:
    more = len(problems) - MOST_TOLD
    return [*problems[:MOST_TOLD], *([_("… and %(n)d more lines.") % {"n": more}] if more > 0 else [])]


def card_of(line: str) -> str:
    """The code of the one card a line names: its code, or its name, best with set and number. Raises BadLine."""
    if line in facts.all_cards():
        return line
    found = wording.read(undressed(line[:200]))
    codes = found.codes
    if not codes or found.left_over:
        raise BadLine(found.why if not codes and found.why else f"no card is called {line[:80]}")
    if any(code not in prints_of(codes[0]) for code in codes):
        known = "; ".join(f"{text.named(card(code))} = {code}" for code in codes[:8])
        raise BadLine(_("several cards are called so: %(known)s") % {"known": known})
    return codes[0]


def pair_of(line: str) -> list[str]:
    """Two cards with a plus sign between them. Raises BadLine."""
    one, plus, other = line.partition(" + ")
    if not plus:
        raise BadLine(_("expected two cards with a plus sign between them"))
    return [card_of(one.strip()), card_of(other.strip())]


def price_of(line: str) -> tuple[str, list[int]]:
    """A card and its values, `01003 = 12/16`. Raises BadLine."""
    name, equals, values = line.rpartition("=")
    parts = values.strip().split("/")
    if not equals or not all(_is_number(part) for part in parts):
        raise BadLine(_("expected a card, an equals sign and its points, such as 01003 = 12/16"))
    return card_of(name.strip()), [int(part) for part in parts]


def _is_number(part: str) -> bool:
    digits = part.strip().removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 4


def _line(code: str) -> str:
    return text.named(card(code))


def _sets() -> list[tuple[str, str]]:
    return [(each["code"], each["name"]) for each in facts.read("sets.json")]


class FormatForm(forms.Form):
    """A format as its owner writes it; `definition` is what it means, once it is valid."""

    name = forms.CharField(label=gettext_lazy("Name"), max_length=NAME_LENGTH)
    points = forms.IntegerField(label=gettext_lazy("Points for the team and plots"), min_value=1, max_value=MOST_POINTS)
    size = forms.IntegerField(label=gettext_lazy("Cards in the deck"), min_value=1, max_value=MOST_CARDS)
    copies = forms.IntegerField(label=gettext_lazy("Copies of one title"), min_value=1, max_value=MOST_COPIES)
    plots = forms.BooleanField(label=gettext_lazy("Plots are allowed"), required=False)
    downgrades = forms.BooleanField(label=gettext_lazy("Downgrades are allowed"), required=False)
    errata = forms.BooleanField(label=gettext_lazy("Cards play by their later errata"), required=False)
    all_sets = forms.BooleanField(label=gettext_lazy("Cards of all sets"), required=False)
    sets = forms.MultipleChoiceField(
        label=gettext_lazy("Sets"), choices=_sets, required=False, widget=forms.CheckboxSelectMultiple
    )
    banned = CardLines(
        card_of,
        label=gettext_lazy("Banned cards"),
        help_text=gettext_lazy("One card a line: its code, or its name, best with set and number."),
    )
    restricted = CardLines(
        card_of,
        label=gettext_lazy("Restricted list"),
        help_text=gettext_lazy("A deck may use one title of this list."),
    )
    pairs = CardLines(
        pair_of,
        label=gettext_lazy("Not together"),
        help_text=gettext_lazy("Two cards a line, with a plus sign between them: 01151 + 01156."),
    )
    balance = CardLines(
        price_of,
        label=gettext_lazy("Balance points"),
        help_text=gettext_lazy("Points that replace the printed ones: 01003 = 12/16."),
    )

    def __init__(self, data: Mapping[str, Any] | None = None, *, initial: dict[str, Any] | None = None) -> None:
        super().__init__(data, initial=initial, label_suffix="")

    @classmethod
    def of(cls, format: Format, name: str | None = None) -> Self:
        """The form filled with a format."""
        document = to_document(format)
        return cls(
            initial={
                **document,
                "name": document["name"] if name is None else name,
                "all_sets": document["sets"] is None,
                "banned": "\n".join(map(_line, document["banned"])),
                "restricted": "\n".join(map(_line, document["restricted"])),
                "pairs": "\n".join(f"{_line(one)} + {_line(other)}" for one, other in document["pairs"]),
                "balance": "\n".join(
                    f"{_line(code)} = {'/'.join(map(str, points))}" for code, points in document["balance"].items()
                ),
            }
        )

    def clean_name(self) -> str:
        return tidy_name(self.cleaned_data["name"])

    def clean(self) -> dict[str, Any]:
        data = super().clean() or {}
        if not self.errors:
            self._define(data)
        return data

    def _define(self, data: dict[str, Any]) -> None:
        """Read the whole as a document, so that the page refuses what the API refuses."""
        document = {
            **{key: data[key] for key in ("name", "points", "size", "copies", "plots", "downgrades", "errata")},
            "sets": None if data["all_sets"] else data["sets"],
            **{key: data[key] for key in ("banned", "restricted", "pairs")},
            "balance": dict(data["balance"]),
        }
        try:
            self.definition = read_format(document)
        except BadFormat as bad:
            for problem in bad.problems:
                field = str(problem.path[0]) if problem.path else ""
                self.add_error(field if field in self.fields else None, str(problem))
