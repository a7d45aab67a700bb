"""The things that a search for balance may change in a Stay on Target scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.translation import gettext as _

from sandtable.engine.unknown import completed
from sandtable.games.stay_on_target.facts import defaults
from sandtable.games.stay_on_target.terms import TYPE_NAMES
from sandtable.playtest.balancing.knobs import Change, Knob, Level, Limits, number, some

Document = Mapping[str, Any]


def knobs(document: Document) -> list[Knob]:
    """The length, Target Points, the Imperial Fleet and the leaders of the squadrons that the document lists."""
    whole = completed(document, defaults())
    runs = Limits(1, 100, 4, whole["run_limit"])
    return some([
        number(document, ("run_limit",), _("Attack Runs at most"), _("Length"), runs),
        *_points(document, whole), *_fleet(whole), *_leaders(document),
    ])  # fmt: skip


def _points(document: Document, whole: Document) -> Iterator[Knob | None]:
    words = {
        "complete": (_("points for a completed run"), 1, 10),
        "fifth_card": (_("points for the fifth card"), 0, 10),
        "needed": (_("points needed before the run that wins"), 0, 40),
    }
    for name, (label, low, high) in words.items():
        limits = Limits(low, high, 3, whole["target_points"][name])
        yield number(document, ("target_points", name), label, _("Target Points"), limits)


def _fleet(whole: Document) -> Iterator[Knob | None]:
    """All attack values of a type weaker or stronger by the same amount, never below 1."""
    for name in TYPE_NAMES:
        values = whole["imperial_deck"][name]
        levels = tuple(Level(f"{more:+d}", _stronger(name, values, more)) for more in range(-2, 3))
        yield Knob(f"imperial_deck.{name}", _("strength of %(type)s") % {"type": name}, _("Fleet"), levels, 2)


def _stronger(name: str, values: list[int], more: int) -> tuple[Change, ...]:
    return ((("imperial_deck", name), [max(1, each + more) for each in values]),) if more else ()


def _leaders(document: Document) -> Iterator[Knob | None]:
    for index, squadron in enumerate(document.get("squadrons", ())):
        label = _("defence of the %(colour)s leader") % {"colour": squadron["colour"]}
        path = ("squadrons", index, "leader", "defence")
        yield number(document, path, label, _("Squadrons"), Limits(0, 40, 3))
