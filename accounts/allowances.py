"""The limits of a person's things: told while there is room, refused with a sentence when there is none.

Each app registers what it counts, when it starts. A limit is a setting, so that an operator can change it; 0: no end.
Counts are read without a lock: requests of the same moment may exceed a limit by a few.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.utils.translation import gettext as _

from web.api.problems import Conflict

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

NEARLY_FULL: Final = 0.8
"""The used share of an allowance from which on forms tell it."""


class Full(Conflict):
    """No room is left for what was asked. Pages and API answer 409 with the sentence, and nothing is stored."""

    default_code = "full"


@dataclass(frozen=True)
class Allowance:
    """A kind of thing that is counted for each person."""

    name: str
    """As programs know it."""
    words: StrOrPromise
    """As people read it, in the plural."""
    setting: str
    """The setting that says how many there may be."""
    used: Callable[[int], int]
    """The number that the account with this key has."""


@dataclass(frozen=True)
class Room:
    """One allowance of one person."""

    name: str
    words: StrOrPromise
    used: int
    most: int
    """0: no end."""

    @property
    def is_nearly_full(self) -> bool:
        return bool(self.most) and self.used >= NEARLY_FULL * self.most

    def __str__(self) -> str:
        words = _("%(used)s of %(most)s") if self.most else _("%(used)s, without an end")
        return words % {"used": f"{self.used:,}", "most": f"{self.most:,}"}


_KNOWN: Final[dict[str, Allowance]] = {}


def register(allowance: Allowance) -> None:
    """Count this too; a second one of the same name takes the place of the first."""
    _KNOWN[allowance.name] = allowance


def rooms(person: AbstractBaseUser, *names: str) -> list[Room]:
    """The allowances of a person: those with these names, or all."""
    return [_room(_KNOWN[name], person) for name in names or _KNOWN]


def nearly_full(person: AbstractBaseUser, *names: str) -> list[Room]:
    """Those with these names of which little room is left; what has no end is not counted."""
    limited = [name for name in names if _most(_KNOWN[name])]
    return [room for name in limited for room in rooms(person, name) if room.is_nearly_full]


def need(person: AbstractBaseUser, name: str, more: int = 1) -> None:
    """Raise Full when this person has no room for more of them."""
    if not _most(_KNOWN[name]):
        return
    room = _room(_KNOWN[name], person)
    if room.used + more > room.most:
        raise Full(_refusal(room, more))


def _room(allowance: Allowance, person: AbstractBaseUser) -> Room:
    return Room(allowance.name, allowance.words, allowance.used(person.pk), _most(allowance))


def _most(allowance: Allowance) -> int:
    return int(getattr(settings, allowance.setting))


def _refusal(room: Room, more: int) -> str:
    words = _("You have %(used)s of %(most)s %(words)s; there is no room for %(more)s more. Delete some first.")
    return words % {"used": f"{room.used:,}", "most": f"{room.most:,}", "words": room.words, "more": f"{more:,}"}
