"""The front page, and what every page says about this installation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final, TypedDict
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_safe

from catalog.drawing.scene import die_on_a_table
from decks.models import Reader
from decks.selectors import own_decks
from scenarios.checking import games
from simulate.engine import dice
from simulate.engine.registry import all_games
from simulate.games.destiny.decklist import format_of
from simulate.games.destiny.facts import parse_side
from simulate.selectors import batches

HERO_SIDES: Final = (parse_side("2RD"), parse_side("1Sh"), parse_side("Sp"))
"""Top, left and right of the die on the front page."""


LATEST: Final = 5
"""Decks and playtests on the front page of who is logged in."""


class DemoAccount(TypedDict):
    """The log-in an embedded start makes for people who just look around (settings.DEMO_ACCOUNT)."""

    username: str
    password: str


@dataclass(frozen=True, slots=True)
class Installation:
    """What the frame around every page shows."""

    version: str
    build: str
    """"compiled" or "interpreted": how the engine runs here."""
    demo_account: DemoAccount | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list: the games, "your latest ..."."""

    link: str
    name: str
    detail: str


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Say in plain words what one can do here, with one way into each part."""
    latest = {"latest_decks": latest_decks(request.user), "latest_playtests": latest_playtests(request.user)}
    context = {"die": die_on_a_table(*HERO_SIDES), "games": games_to_play(), **latest}
    return render(request, "home.html", context)


def games_to_play() -> list[Entry]:
    """Every game by title: the way to its scenarios, or to decks where it is played with those."""
    return [
        Entry(_way_into(name), each.title, _counts(each.min_seats, each.max_seats))
        for name, each in sorted(all_games().items(), key=lambda found: found[1].title)
    ]


def _way_into(game: str) -> str:
    if game in games():
        return f"{reverse('scenarios:scenario-list')}?{urlencode({'game': game})}"
    return reverse("decks:deck-list")


def _counts(fewest: int, most: int) -> str:
    if fewest == most:
        return ngettext("%(n)d player", "%(n)d players", most) % {"n": most}
    return _("%(fewest)d to %(most)d players") % {"fewest": fewest, "most": most}


def latest_decks(user: Reader) -> list[Entry]:
    """The reader's own decks, the ones they worked on last first."""
    return [
        Entry(deck.get_absolute_url(), deck.name, format_of(deck.newest.deck_list).name)
        for deck in own_decks(user)[:LATEST]
    ]


def latest_playtests(user: Reader) -> list[Entry]:
    """The reader's own playtests, newest first."""
    return [Entry(batch.get_absolute_url(), batch.title, batch.get_state_display()) for batch in batches(user)[:LATEST]]


def installation(request: HttpRequest) -> dict[str, Installation]:
    """Template context: `installation` on every page."""
    demo_account = getattr(settings, "DEMO_ACCOUNT", None)
    return {"installation": Installation(version=version(), build=build(), demo_account=demo_account)}


@cache
def version() -> str:
    """The version in pyproject.toml; the installed package's when the checkout is not there."""
    source = Path(settings.BASE_DIR) / "pyproject.toml"
    if source.exists():
        lines = source.read_text(encoding="utf-8").splitlines()
        return next(line.split('"')[1] for line in lines if line.startswith("version = "))
    return metadata.version("sandtable")


def build() -> str:
    """How the engine runs: "compiled" when its modules are extension modules, else "interpreted"."""
    return "interpreted" if str(dice.__file__).endswith(".py") else "compiled"
