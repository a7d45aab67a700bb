"""Die sides in words, for screen readers and for the text beside a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from sandtable.games.destiny.facts import Side


def side_in_words(side: Side) -> str:
    """One side as a phrase: "2 ranged damage, costs 1 resource", "+1 melee damage", "special", "blank"."""
    parts = [_WORDS[side.symbol](side)]
    if side.cost:
        parts.append(
            ngettext("costs %(count)d resource", "costs %(count)d resources", side.cost) % {"count": side.cost}
        )
    if side.indirect_cost:
        parts.append(_("costs %(count)d indirect damage") % {"count": side.indirect_cost})
    return ", ".join(parts)


def _amount(side: Side) -> str:
    return f"{'+' if side.is_modifier else ''}{'X' if side.is_x else side.value}"


def _special(side: Side) -> str:
    return f"{_amount(side)} {_('special')}" if side.value or side.is_x else _("special")


_WORDS: Final[dict[str, Callable[[Side], str]]] = {
    "-": lambda side: _("blank"),
    "MD": lambda side: _("%(amount)s melee damage") % {"amount": _amount(side)},
    "RD": lambda side: _("%(amount)s ranged damage") % {"amount": _amount(side)},
    "ID": lambda side: _("%(amount)s indirect damage") % {"amount": _amount(side)},
    "Sh": lambda side: ngettext("%(amount)s shield", "%(amount)s shields", side.value or 2) % {"amount": _amount(side)},
    "R": lambda side: (
        ngettext("%(amount)s resource", "%(amount)s resources", side.value or 2) % {"amount": _amount(side)}
    ),
    "Dr": lambda side: _("%(amount)s disrupt") % {"amount": _amount(side)},
    "Dc": lambda side: _("%(amount)s discard") % {"amount": _amount(side)},
    "F": lambda side: _("%(amount)s focus") % {"amount": _amount(side)},
    "Fr": lambda side: _("%(amount)s feral") % {"amount": _amount(side)},
    "Sp": _special,
    "Re": lambda side: _("%(amount)s reroll") % {"amount": _amount(side)},
    "*": lambda side: _("%(amount)s of any symbol") % {"amount": _amount(side)},
}
