"""The words on pages for the kinds of things that cards which can't be played yet wait for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from sandtable.games.destiny.waiting import waits_for

NAMES: Final[dict[str, Promise]] = {
    "dice": _("a way to name dice"),
    "characters": _("a way to name characters"),
    "cards": _("a way to name cards in play"),
    "hand": _("a way to name cards of a hand"),
    "deck": _("a way to name cards of a deck or discard pile"),
    "effect": _("a new effect"),
    "condition": _("a new condition"),
    "occasion": _("a new occasion"),
    "ongoing": _("a new kind of lasting ability"),
    "set-aside": _("more uses of the set-aside zone"),
    "memory": _("more memory of the round"),
    "lasting": _("effects that last"),
    "piloting": _("more of Piloting"),
    "deckbuilding": _("texts about building a deck"),
    "attaching": _("attaching to other cards"),
    "flipping": _("flipping"),
    "plot": _("another rule about plots"),
    "detect": _("more of Detect"),
    "renew": _("more of Renew"),
    "power-action": _("more uses of Power Actions"),
    "wording": _("a wording the language lacks"),
    "encoding": _("nothing but being written down"),
}
"""Each kind of `sandtable.games.destiny.waiting.KINDS` in words."""


def waits_in_words(code: str) -> list[str]:
    """The kinds that a card waits for, in words; [] for a card that plays."""
    return [str(NAMES[kind]) for kind in waits_for(code)]


def most_waited_for(codes: Iterable[str]) -> list[tuple[str, str, int]]:
    """(kind, words, number of these cards that wait for it), the most frequent first."""
    counted = Counter(kind for code in codes for kind in waits_for(code))
    return [(kind, str(NAMES[kind]), number) for kind, number in counted.most_common()]
