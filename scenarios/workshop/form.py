"""The form of a game's documents for the browser: the schema, with the words and the order that the game gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scenarios.checking import schema
from scenarios.games import pages_of
from scenarios.games.workshop import Hint, Section, Step
from scenarios.guides import address_of

COMMON: Final[Mapping[str, Hint]] = {
    "/title": Hint(gettext_lazy("Title"), widget="line"),
    "/summary": Hint(gettext_lazy("Summary"), gettext_lazy("What the scenario is about, in a few sentences."), "text"),
    "/source": Hint(gettext_lazy("Source"), gettext_lazy("Where the scenario comes from."), "line"),
    "/players": Hint(gettext_lazy("Numbers of players")),
}
"""Values that documents of several games have."""
HIDDEN: Final = frozenset({"/game"})
"""A scenario never changes its game."""


def form(game: str) -> dict[str, Any]:
    """The form as JSON: schema, sections, hints by pointer, and the address of the guide."""
    workshop = pages_of(game).workshop
    known = schema(game)
    sections = list(workshop.sections) or [_everything(known)]
    return {
        "schema": known,
        "sections": [_section(each) for each in sections],
        "hints": {pointer: _hint(each) for pointer, each in {**COMMON, **workshop.hints}.items()},
        "guide": address_of(game),
        "steps": [_step(each) for each in workshop.steps],
    }


def _everything(known: Mapping[str, Any]) -> Section:
    fields = tuple(f"/{name}" for name in known["properties"] if f"/{name}" not in HIDDEN)
    return Section("all", _("Scenario"), fields)


def _section(section: Section) -> dict[str, Any]:
    return {
        "name": section.name,
        "title": str(section.title),
        "help": str(section.help),
        "fields": list(section.fields),
    }


def _step(step: Step) -> dict[str, Any]:
    return {
        "title": str(step.title),
        "text": str(step.text),
        "section": step.section,
        "fields": list(step.fields),
    }


def _hint(hint: Hint) -> dict[str, Any]:
    """The parts of a hint that say something."""
    told = {
        "label": str(hint.label),
        "help": str(hint.help),
        "widget": hint.widget,
        "choices": {value: str(words) for value, words in hint.choices.items()},
        "guide": hint.guide,
        "start": hint.start,
        "among": hint.among,
    }
    return {name: value for name, value in told.items() if value not in ("", None, {})}
