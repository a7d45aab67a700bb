"""Keys about what the reader owns: `own>=1` counts cards, `owndice>=2` dice; all prints of a card count as one.

Collections belong to another app, which registers how one is read. An answer to such a query is the reader's alone.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from typing import Final

from django.db.models import Q
from django.utils.translation import gettext as _

from catalog.query.context import Context, Reading
from catalog.query.numbers import whole_number
from catalog.query.problems import BadValue
from catalog.query.syntax import Value
from sandtable.games.destiny.facts import all_cards
from web.reader import Reader

Owned = Mapping[str, tuple[int, int]]
"""Cards and dice by code of a card, the same for all its prints; what is not owned is not there."""

_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    ":": operator.eq,
    "=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_ASKED: Final = re.compile(r"\bown(?:dice)?\s*[:=!<>]", re.IGNORECASE)
_collections: list[Callable[[Reader], Owned]] = []


def register(owned: Callable[[Reader], Owned]) -> None:
    """Tell how the collection of a reader is read."""
    _collections[:] = [owned]


def is_asked(text: str) -> bool:
    """True where a query may hold one of these keys, so that its answer is nobody else's."""
    return bool(_ASKED.search(text))


def owned(which: int) -> Reading:
    """A key over the number of cards (0) or dice (1) that the reader owns."""

    def read(operator: str, value: Value, context: Context) -> tuple[Q, str]:
        wanted, compare = whole_number(value), _COMPARE[operator]
        held = _held(context)
        codes = [code for code in all_cards() if compare(held.get(code, (0, 0))[which], wanted)]
        return Q(pk__in=codes), str(wanted)

    return read


def _held(context: Context) -> Owned:
    if context.reader is None or not context.reader.is_authenticated or not _collections:
        raise BadValue(_("Log in to search among the cards that you own."))
    return _collections[0](context.reader)
