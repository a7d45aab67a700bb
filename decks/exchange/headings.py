"""Lines of a list that are no cards: headings of sections, sides and colors, totals, addresses, and facts about it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from decks.exchange import vocabulary
from decks.exchange.gathering import SET_ASIDE
from decks.exchange.names import plain, words_of
from sandtable.games.destiny.formats import all_formats

__all__ = ["NOTES", "OTHER", "SET_ASIDE", "Fact", "Heading", "deck_of", "fact", "format_called", "heading"]

NOTES: Final = "notes"
OTHER: Final = "other"
"""A heading that says nothing about the kind of card below it."""

_ADDRESS: Final = re.compile(r"(?:https?://|www\.)\S+|\b[\w-]+\.(?:com|net|org)/\S*", re.IGNORECASE)
_DECK_ADDRESS: Final = re.compile(r"/deck(?:list)?s?/(?:view/|edit/)?(?P<id>\d{1,9}|[0-9a-z-]{26,36})", re.IGNORECASE)
_KEY: Final = re.compile(r"^(?P<key>[^\W\d][\w ]{0,24}?)\s*(?:[:=\t]|\s[-–—]\s)\s*(?P<value>\S.*)$")
_FOOTER: Final = re.compile(
    r"\b(?:exported|generated|created|published|built|made|posted)\b.*\b(?:from|by|with|on|at)\b", re.IGNORECASE
)


@dataclass(frozen=True)
class Heading:
    """A heading, and the words behind it on the same line."""

    section: str
    """A type of card, OTHER, or NOTES."""
    rest: str = ""


@dataclass(frozen=True)
class Fact:
    """Words about the deck: its name, tags, format, or what a list says beside its cards."""

    kind: str
    """"name", "tags", "format", or "about"."""
    value: str = ""


def _headings() -> dict[str, str]:
    return vocabulary.meanings("headings")


def heading(words: str) -> Heading | None:
    """The heading that a line is: "Upgrades (8)", "8 Events:", "== Team ==", "Battlefield: Echo Base"."""
    if section := _section(words):
        return Heading(section)
    match = _KEY.match(words)
    if match and (section := _headings().get(plain(match["key"]), "")) not in ("", OTHER):
        if re.fullmatch(r"[\d\s()/x]*", match["value"]):
            return Heading(section)
        return Heading(section, match["value"])
    return None


def _section(words: str) -> str:
    bare = re.sub(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}", " ", words) if not _is_in_brackets(words) else words
    counted = [each for each in re.split(r"[^\w]+", bare) if each and not re.fullmatch(r"\d+|x\d+|\d+x", each)]
    if not counted or len(counted) > 5 or _CARD_LIKE.match(bare.strip()):
        return ""
    whole = _headings().get(plain("".join(counted)), "")
    left = [each for each in counted if plain(each) not in vocabulary.words("fillers")]
    return whole or _headings().get(plain("".join(left)), "")


_CARD_LIKE: Final = re.compile(r"\d{1,2}\s*[xX×]\s|[xX×]\s*\d")


def _is_in_brackets(words: str) -> bool:
    return bool(re.fullmatch(r"\s*[\[({<].*[\])}>]\s*", words))


def meant_heading(words: str) -> str:
    """The section whose heading is misspelled here; empty where none is close."""
    letters = plain(re.sub(r"\d+|\([^()]*\)", " ", words))
    close = get_close_matches(letters, _headings(), n=1, cutoff=0.82) if 4 <= len(letters) <= 20 else []
    return _headings()[close[0]] if close else ""


def fact(words: str) -> Fact | None:
    """A fact about the deck that is no card: sides, colors, sets, totals, the author. None for any other line."""
    tokens = words_of(words.replace("-", " "))
    if tokens and all(token in vocabulary.words("sides") for token in tokens):
        return Fact("about", "sides and colors")
    if tokens and all(token.isdigit() or token in vocabulary.words("fillers") for token in tokens) and len(tokens) > 1:
        return Fact("about", "a total")
    match = _KEY.match(words)
    key = plain(match["key"]) if match else ""
    if match and key in vocabulary.words("names") and not words.casefold().startswith("deck list of"):
        return Fact("name", match["value"])
    if match and key in vocabulary.words("tags"):
        return Fact("tags", match["value"])
    if match and key in vocabulary.words("formats"):
        return Fact("format", match["value"])
    if match and key in vocabulary.words("facts") or _FOOTER.search(words):
        return Fact("about", "a fact about the list")
    return None


def format_called(words: str) -> str:
    """The code of the published format with this name or code; empty where there is none."""
    wanted = plain(re.sub(r"\([^()]*\)", "", words))
    for each in all_formats().values():
        if wanted in (plain(each.code), plain(each.name), plain(each.name) + "format"):
            return each.code
    return ""


def without_address(words: str) -> tuple[str, str]:
    """A line without the addresses of pages in it, and the first of these."""
    match = _ADDRESS.search(words)
    if match is None or "/card/" in match[0] or "/cards/" in match[0]:
        return words, ""
    return _ADDRESS.sub(" ", words).strip(" ()<>[]-–:,"), match[0]


def deck_of(address: str) -> str:
    """The number of the deck that an address of a community page leads to."""
    match = _DECK_ADDRESS.search(address)
    return match["id"] if match else ""
