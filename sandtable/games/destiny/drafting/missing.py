# interpreted: names of words, only for people who add cards
"""Names for the words and mechanics that a text needs and the language lacks.

A name comes from the lists here and never from the text, so that no printed sentence is shown or kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sandtable.games.destiny.facts import CardFacts

MECHANICS: Final = {
    "other plots": r"\b(?<!this )plots?\b",
    "uses of Power Actions": r"\bpower action\b(?! -)",
    "set-aside zone": r"\bset[- ]aside\b|\bsets? (?!this plot aside)[^.]* aside\b",
    "Piloting": r"\bpilot(?:ing|ed)\b|\b(?:you|may|to|can) pilot\b",
    "Detect": r"\bdetect\b",
    "Renew": r"\brenew\b",
    "flipping": r"\bflip\b",
    "attaching elsewhere": r"\bmods?\b|attach[^.]* to an? (?:support|vehicle|droid)",
    "memory of the round": r"\bfirst time\b|\beach round\b|\bonce per\b|\bthis round\b|\bthis turn\b|\blast turn\b",
    "lasting effects": r"\buntil\b|\bfor the rest of\b|\bremainder\b|\bnext (?:round|turn|action|time|card|die)\b",
    "Team Up and deck texts": r"\bteam up\b|\bin your deck\b|\bon your team\b|\bdeckbuilding\b",
}

_SYMBOLS: Final = ("MD", "RD", "ID", "Sh", "R", "Dr", "Dc", "F", "Sp", "Re", "*", "-")
"""The symbols that have a mechanic of their own or are played already."""
_NOUNS: Final = {
    "not showing": r"\bnot showing\b",
    "exact value": r"\bvalue of \d(?! or)",
    "two symbols": r"\bshowing [^.]* or\b",
    "matching": r"\bmatching\b|\bsame\b|\bdifferent\b",
    "cost": r"\bcosts?\b",
    "health, damage or shields": r"\bhealth\b|\bdamaged?\b|\bshields?\b",
    "unique": r"\bunique\b",
    "affiliation": r"\bhero|\bvillain|\bneutral",
    "attached things": r"\battached\b|\bupgrades?\b",
    "its own": r"\bits\b|\bthis\b|\bthat\b|\bthose\b|\bthem\b|\bit\b",
    "of any type": r"\bcharacter\b.*\bsupport\b|\bsupport\b.*\bupgrade\b",
}
_KINDS: Final = {
    "one die": "die", "dice": "die", "die": "die",
    "one character": "character", "characters": "character", "some characters": "character", "character": "character",
    "one card": "card in play", "cards": "card in play", "card": "card in play",
    "hand card": "card of a hand", "card of hand": "card of a hand",
    "pile card": "card of a discard pile", "card of pile": "card of a discard pile",
    "hand": "hand", "deck": "deck",
}  # fmt: skip
_VERBS: Final = (
    "remove", "reroll", "roll", "turn", "resolve", "choose", "deal", "give", "heal", "move", "ready", "exhaust",
    "activate", "defeat", "gain", "lose", "spend", "draw", "discard", "return", "play", "look", "search", "reveal",
    "spot", "take", "place", "shuffle", "attach", "replace", "steal", "use", "ignore", "count", "name", "add", "switch",
    "claim", "put", "increase", "decrease", "treat", "change", "distribute", "prevent", "double", "pay", "force",
)  # fmt: skip
_DEEDS: Final = (
    "activat", "play", "claim", "resolv", "reroll", "roll", "defeat", "dealt", "deal", "heal", "shield", "discard",
    "draw", "remove", "turn", "ready", "exhaust", "gain", "lose", "spend", "round", "phase", "set up", "attach",
)  # fmt: skip
_LONGEST: Final = 14
"""Words in a text that may be one missing noun, occasion or condition."""


def mechanics(text: str) -> Iterator[str]:
    """The mechanics that a plain text speaks of."""
    for name, pattern in MECHANICS.items():
        if re.search(pattern, text):
            yield name


def mechanics_of(card: CardFacts) -> Iterator[str]:
    """The mechanics that the facts of a card tell without its text."""
    if any(side.symbol not in _SYMBOLS for side in card.sides):
        yield "die sides of later sets"
    if card.is_flip_card:
        yield "flipping"


def name_of(kind: str, text: str) -> str | None:
    """The name of a missing word of this kind; None where a text can't be one word."""
    if kind == "phrase":
        return _verb(text)
    if len(text.split()) > _LONGEST or ". " in text:
        return None
    if kind == "occasion":
        return f"occasion: {_first_of(_DEEDS, text) or 'other'}"
    if kind == "condition":
        return f"condition: {_first_of(_DEEDS, text) or 'other'}"
    if kind in _KINDS:
        return _noun(_KINDS[kind], text)
    return None


def weight(name: str) -> int:
    """The weight of a missing word when readings are compared: nouns are the smallest parts of a sentence."""
    return {"noun": 2, "condition": 3, "occasion": 3}.get(name.partition(":")[0], 5)


def _verb(text: str) -> str | None:
    if ". " in text or len(text.split()) > 40:
        return None
    first = text.partition(" ")[0]
    if first in _VERBS:
        return f"verb: {first}"
    return f"verb: {_first_of(_VERBS, text) or 'other'} (another speaker or manner)"


def _noun(kind: str, text: str) -> str | None:
    if re.search(r"\bto\b|,|\bthen\b|\bif\b|\bmay\b", text):
        return None
    found = [name for name, pattern in _NOUNS.items() if re.search(pattern, text)]
    return f"noun: {kind}, {found[0] if found else 'another filter'}"


def _first_of(words: tuple[str, ...], text: str) -> str:
    places = [(found.start(), word) for word in words if (found := re.search(rf"\b{word}", text))]
    return min(places)[1] if places else ""
