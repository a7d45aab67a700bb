"""Relationships, races, colours and counts as people read them."""

from __future__ import annotations

from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

RELATIONSHIPS: Final[tuple[Promise, ...]] = (
    _("Love"),
    _("Shooting"),
    _("Eating"),
    _("Trade"),
    _("Diplomacy"),
    _("Migration"),
    _("Mutation"),
    _("Relationship Change"),
)
"""By the number of the relationship."""
DEEDS: Final[tuple[Promise, ...]] = (
    _("a token is born where both races live"),
    _("the left race turns one colour's tokens of the right race into corpses"),
    _("the left race sends one colour's tokens of the right race back to their supply"),
    _("money for every pair of the two races"),
    _("points for every pair of the two races"),
    _("a ship moves at once and may load races that are barred from loading"),
    _("tokens of one race become tokens of the other"),
    _("everybody exchanges a race card"),
)
"""The effect of each relationship, in a few words."""
PLACES: Final = (
    _("Comes 1st"),
    _("Comes 2nd"),
    _("Comes 3rd"),
    _("Comes 4th"),
    _("Comes 5th"),
    _("Comes 6th"),
    _("Comes 7th"),
    _("Comes 8th"),
)
RACES: Final[tuple[Promise, ...]] = (_("Toadling"), _("Spud"), _("Sluggy"), _("Cactusoid"), _("Toucanosaur"))
COLOURS: Final[dict[str, Promise]] = {
    "white": _("white"),
    "yellow": _("yellow"),
    "orange": _("orange"),
    "red": _("red"),
    "purple": _("purple"),
    "blue": _("blue"),
    "cyan": _("cyan"),
    "green": _("green"),
    "brown": _("brown"),
    "pink": _("pink"),
    "grey": _("grey"),
    "black": _("black"),
}
