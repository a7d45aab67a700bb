"""The contract between pages and the board of a game: a view is drawn as HTML and SVG.

A game answers with one folder beside this module whose package has a module-level `BOARD`. docs/views.md tells the
author of a board all there is to know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from sandtable.engine.several import Several
from sandtable.engine.viewing import named
from sandtable.engine.views import Change, View
from simulate.watching.boards.explaining import Explained
from simulate.watching.boards.marking import marked


class Board:
    """The board of one game. It draws views, so nothing hidden can get onto it."""

    stylesheets: tuple[str, ...] = ()
    """Below static/, beside `css/boards.css`."""
    scripts: tuple[str, ...] = ()
    """ES modules below static/, e.g. to pan and zoom a map. They must work when a step replaces the board."""

    def __init__(self, game: str) -> None:
        self.game = game
        """The package's name below `simulate/watching/boards` and `sandtable/games`."""

    @property
    def template(self) -> str:
        """The template of the whole board. Each thing that options may belong to carries `data-at="..."`."""
        return f"simulate/watching/boards/{self.game}/board.html"

    def context(self, view: View, seats: Sequence[str]) -> dict[str, Any]:
        """The values for the template beside `view`, `seats` and `is_step`.

        `seats` tells who plays in each seat, e.g. a deck or an agent: names that people have chosen.
        """
        return {}

    def explained(self, view: View, played: Mapping[str, str]) -> Iterable[Explained]:
        """The texts of the things of a view. `played` names the versions that the game is played by."""
        return ()

    def noted(self, view: View, notes: Mapping[str, str]) -> dict[str, Any]:
        """Other values for the template where things have notes; the board of a game with destinations shows them."""
        return {}

    def labels(self, view: View, names: Iterable[str]) -> dict[str, str]:
        """These things of the view in a few words each, e.g. for a reader who is about to choose one."""
        things = {name: thing for name, thing, _ in named(view.things)}
        found = {at: things.get(at, {}) for at in names}
        return {at: str(thing.get("label") or thing.get("name") or at) for at, thing in found.items()}

    def draw(
        self,
        view: View,
        seats: Sequence[str],
        changes: Iterable[Change] = (),
        choices: Mapping[str, Sequence[int | str]] | None = None,
        is_step: bool = False,
        notes: Mapping[str, str] | None = None,
    ) -> SafeString:
        """The board as HTML.

        Things that changed carry `data-change="moved"`, those that options belong to `data-choices="0 4"`. A step
        (`is_step`) leaves out what the page already has: elements with an id and `data-keep` stay as they are there.
        `notes` are a few signs for things that a moving piece can go to, e.g. what the way costs.
        """
        context = {**self.context(view, seats), "view": view, "seats": seats, "is_step": is_step}
        if notes:
            context |= self.noted(view, notes)
        return marked(render_to_string(self.template, context), _marks(changes, choices or {}))


def choices_at(view: View) -> dict[str, list[int]]:
    """The options of the open question by the things they belong to."""
    found: dict[str, list[int]] = {}
    for choice in view.question.choices if view.question else ():
        for at in choice.at:
            found.setdefault(at, []).append(choice.index)
    return found


def ticks_at(several: Several) -> dict[str, dict[str, str]]:
    """The marks of things that can be ticked: the names of their ticks, by the name of the thing to click first."""
    found: dict[str, list[str]] = {}
    for tick in several.ticks:
        for at in tick.at[:1]:
            found.setdefault(at, []).append(tick.name)
    return {at: {"data-ticks": " ".join(names)} for at, names in found.items()}


def _marks(changes: Iterable[Change], choices: Mapping[str, Sequence[int | str]]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for change in changes:
        for at in change.at:
            found.setdefault(at, {}).setdefault("data-change", change.kind)
    for at, indices in choices.items():
        found.setdefault(at, {})["data-choices"] = " ".join(map(str, indices))
    return found
