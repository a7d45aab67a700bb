"""Facts in the words players read, and in the folded spelling a search compares."""

from __future__ import annotations

import unicodedata

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from simulate.games.destiny.facts import Side

SYMBOL_NAMES = {
    "-": gettext_lazy("blank"),
    "MD": gettext_lazy("melee damage"),
    "RD": gettext_lazy("ranged damage"),
    "ID": gettext_lazy("indirect damage"),
    "Sh": gettext_lazy("shield"),
    "R": gettext_lazy("resource"),
    "Dr": gettext_lazy("disrupt"),
    "Dc": gettext_lazy("discard"),
    "F": gettext_lazy("focus"),
    "Fr": gettext_lazy("feral"),
    "Sp": gettext_lazy("special"),
}
"""Symbol code to its word, for readers."""


def side(side: Side) -> str:
    """A die side in words: "+2 ranged damage for 1 resource" (the text twin of its picture)."""
    name = str(SYMBOL_NAMES[side.symbol])
    number = "X" if side.is_x else str(side.value)
    shows_number = side.is_x or side.value or side.is_modifier
    sentence = f"{'+' if side.is_modifier else ''}{number} {name}" if shows_number else name
    prices = list(_prices(side))
    return _("%(side)s for %(price)s") % {"side": sentence, "price": _(" and ").join(prices)} if prices else sentence


def _prices(side: Side) -> list[str]:
    prices = []
    if side.cost:
        prices.append(ngettext("%d resource", "%d resources", side.cost) % side.cost)
    if side.indirect_cost:
        prices.append(_("%d indirect damage to yourself") % side.indirect_cost)
    return prices


_PLAIN = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-"})


def folded(text: str) -> str:
    """Without case, accents and typographic quotes: "Padmé" and "padme" compare equal."""
    decomposed = unicodedata.normalize("NFKD", text.translate(_PLAIN)).casefold()
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def acronym(name: str) -> str:
    """First letters in capitals: "Luke Skywalker's Lightsaber" is LSL; one-word names have none."""
    parts = [part for part in name.replace("-", " ").split() if part[0].isalnum()]
    return "".join(part[0] for part in parts).upper()[:24] if len(parts) > 1 else ""
