"""The front page: one way into each part, and the latest decks and playtests of the user."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_safe

from decks.models import Deck
from decks.selectors import changeable_decks
from drawing.scene import die_on_a_table
from home.fields import known_fields
from home.glance import at_a_glance
from sandtable.engine.registry import all_games
from sandtable.games.destiny.decklist import format_of
from sandtable.games.destiny.facts import parse_side
from simulate.results.selectors import own_batches
from web.reader import Reader

HERO_SIDES: Final = (parse_side("2RD"), parse_side("1Sh"), parse_side("Sp"))
"""Top, left and right of the die on the front page."""
LATEST: Final = 5
"""Decks and playtests that the front page shows."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list: the games, "your latest ..."."""

    link: str
    name: str
    detail: str


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The front page: what the site is, a way into each part of it, and the reader's latest work."""
    latest = {"latest_decks": latest_decks(request.user), "latest_playtests": latest_playtests(request.user)}
    shown = {"glance": at_a_glance(), "fields": known_fields()}
    context = {"die": die_on_a_table(*HERO_SIDES), "games": games_to_play(), **shown, **latest}
    return render(request, "home.html", context)


def games_to_play() -> list[Entry]:
    """Every game by title: the way to a seat in it."""
    return [
        Entry(f"{reverse('simulate:play')}#play-{name}", each.title, _counts(each.min_seats, each.max_seats))
        for name, each in sorted(all_games().items(), key=lambda found: found[1].title)
    ]


def _counts(fewest: int, most: int) -> str:
    if fewest == most:
        return ngettext("%(n)d player", "%(n)d players", most) % {"n": most}
    return _("%(fewest)d to %(most)d players") % {"fewest": fewest, "most": most}


def latest_decks(user: Reader) -> list[Entry]:
    """The reader's own decks, the ones they worked on last first."""
    return [
        Entry(deck.get_absolute_url(), deck.name, format_name(deck) if deck.is_saved else _("not saved yet"))
        for deck in changeable_decks(user)[:LATEST]
    ]


def format_name(deck: Deck) -> str:
    """The name of the format a saved deck is in."""
    content = deck.newest.readable
    return format_of(content).name if content else _("can't be read by this edition")


def latest_playtests(user: Reader) -> list[Entry]:
    """The reader's own playtests, newest first."""
    return [
        Entry(batch.get_absolute_url(), batch.title, batch.get_state_display()) for batch in own_batches(user)[:LATEST]
    ]
