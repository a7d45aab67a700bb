# interpreted: a table of examples, only for people who add cards
"""The words that fill the holes of forms, to find the places of the holes in a sentence (forms.py)."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.games.destiny.drafting.nouns import SYMBOLS


class Example(NamedTuple):
    """A word that fills a hole to find the place of the hole in a sentence."""

    source: str
    kind: str = ""
    """The kind of text that may stand in its place; empty: only this word itself."""
    form: str = ""
    """The form of a noun that may stand there (`nouns.FORMS`)."""


def _nouns(kind: str, form: str, *sources: str) -> tuple[Example, ...]:
    return tuple([Example(source, kind, form) for source in sources])


_AMOUNTS: Final = (
    "THAT_MUCH",
    "VALUE_ON_IT",
    "ITS_OWN_VALUE",
    "THAT_MANY",
    "THE_VALUE",
    "ITS_VALUE",
    "THAT_DAMAGE",
    "HALF_THAT_DAMAGE",
)
_MORE_AMOUNTS: Final = ("FOR_EACH_DISCARDED", "CARDS_IN_THEIR_HAND", "COMBINED_VALUE", "THE_COST_LOOKED_AT")
_JUST: Final = ("dice you just removed", "upgrades you just discarded", "shields you just removed")
_COUNTED: Final = (
    Example("number_of(DIE.yours.yellow)", "n"),
    Example("number_of(CHARACTER.yours.yellow)", "n"),
    Example("number_of(UPGRADE.yours.colored(YELLOW))", "n"),
    Example("number_of(CARD.yours.in_hand)"),
)
_ANY: Final = 'ANY_CARD.called("trap")'
_DIE, _CHARACTER, _CARD = "DIE.yours.yellow", "CHARACTER.yours.yellow", "UPGRADE.yours.colored(YELLOW)"

EXAMPLES: Final[dict[str, tuple[Example, ...]]] = {
    "phrase": (Example("DiscardCard(a(CARD.yours.in_hand))", "phrase"),),
    "second": (Example("Reroll(a(DIE.yours.red))", "phrase"),),
    "n": (
        Example("1"),
        Example("97", "number"),
        *(Example(source) for source in (*_AMOUNTS, *_MORE_AMOUNTS, *(f'number_just("{words}")' for words in _JUST))),
        *_COUNTED,
    ),
    "counted": _COUNTED,
    "digit": (Example("1"), Example("97", "number")),
    "several": (Example("97", "number"),),
    "symbol": tuple(Example(each) for each in SYMBOLS),
    "color": tuple(Example(each) for each in ("RED", "BLUE", "YELLOW", "GRAY")),
    "one die": (Example(f"a({_DIE})", "one die"),),
    "dice": (Example(f"every({_DIE})", "dice"),),
    "one character": (Example(f"a({_CHARACTER})", "one character"),),
    "characters": (Example(f"each({_CHARACTER})", "characters"),),
    "some characters": (Example("up_to(2, CHARACTER)", "some characters"),),
    "one card": (Example(f"a({_CARD})", "one card"),),
    "cards": (Example(f"every({_CARD})", "cards"),),
    "hand card": (Example("a(CARD.yours.in_hand.colored(YELLOW))", "hand card"),),
    "pile card": (Example("a(CARD.yours.in_discard.colored(YELLOW))", "pile card"),),
    "hand": (Example("a(HAND.opposing)", "hand"),),
    "deck": (Example("a(DECK.yours)", "deck"), Example("a(DECK.opposing)", "deck")),
    "die noun": _nouns("die", "singular", _DIE),
    "dice noun": _nouns("die", "plural", _DIE, "DIE.yellow"),
    "bare dice noun": _nouns("die", "bares", "DIE.yours.yellow"),
    "bare die noun": _nouns("die", "bare", "DIE.yours.yellow"),
    "character noun": _nouns("character", "singular", _CHARACTER),
    "characters noun": _nouns("character", "plural", _CHARACTER, "CHARACTER.yellow"),
    "bare character noun": _nouns("character", "bare", "CHARACTER.yours.yellow"),
    "card noun": _nouns("card", "singular", _CARD),
    "cards noun": _nouns("card", "plural", _CARD, "UPGRADE.colored(YELLOW)"),
    "any card singular": _nouns("any card", "singular", 'ANY_CARD.yours.called("trap")'),
    "a card noun": _nouns("card", "an", _CARD),
    "bare cards noun": _nouns("card", "bares", _CARD),
    "bare card noun": _nouns("card", "bare", _CARD),
    "any card noun": _nouns("any card", "bare", _ANY),
    "any cards noun": _nouns("any card", "bares", _ANY),
    "bare characters noun": _nouns("character", "bares", _CHARACTER),
    "an any card noun": _nouns("any card", "an", _ANY),
    "a character noun": _nouns("character", "an", _CHARACTER),
    "hand card noun": _nouns("card of hand", "singular", "CARD.yours.in_hand.colored(YELLOW)"),
    "hand cards noun": _nouns("card of hand", "plural", "CARD.yours.in_hand.colored(YELLOW)"),
    "pile card noun": _nouns("card of pile", "singular", "CARD.yours.in_discard.colored(YELLOW)"),
    "hand noun": _nouns("hand", "singular", "HAND.opposing"),
    "deck noun": _nouns("deck", "singular", "DECK.opposing"),
    "condition": (Example("ATTACHED_HAS_NO_SHIELDS", "condition"),),
    "occasion": (Example("OPPONENT_ACTIVATED", "occasion"),),
    "keyword": (Example("AMBUSH"), Example("GUARDIAN"), Example("REDEPLOY")),
}
