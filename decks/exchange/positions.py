"""Cards told by numbers: a code, or a set and the number in it, in any usual form."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from decks.exchange import names
from sandtable.games.destiny.facts import all_cards

TIMES: Final = r"[xX×✕*]"
"""Signs between a number and a name."""

_LONG_CODE: Final = re.compile(r"(?<![\w#.$€£/])#?(?P<code>\d{5,6}[A-Da-d]?)(?!\w)")
_SHORT_CODE: Final = re.compile(r"(?<!\w)(?P<code>\d{4})(?!\w)")


def told_by_code(text: str) -> tuple[tuple[str, ...], str, str]:
    """The card whose code stands in the line, the line without it, and the reason when there is no such card."""
    unknown = ""
    for match in _LONG_CODE.finditer(text):
        if match["code"].upper() in all_cards():
            return (match["code"].upper(),), _without_place(_without(text, match), match["code"].upper()), ""
        unknown = unknown or f"no card has the code {match['code']}"
    short = _SHORT_CODE.search(text)
    if short and f"0{short['code']}" in all_cards() and not re.search(r"[^\W\d_]{3}", _without(text, short)):
        return (f"0{short['code']}",), _without(text, short), ""
    return (), text, unknown


def _without(text: str, match: re.Match[str]) -> str:
    """The text around a match; brackets that hold nothing more go too."""
    return re.sub(r"[(\[{<]\s*[-,#:]*\s*[)\]}>]", " ", f"{text[: match.start()]} {text[match.end() :]}").strip()


def _without_place(text: str, code: str) -> str:
    """The text without set and number, where they mean the same card as the code."""
    found, rest, _set, _why = told_by_place(text)
    return rest if code in found else text


@cache
def _place_patterns() -> tuple[re.Pattern[str], ...]:
    sets = "|".join(re.escape(each).replace(r"\ ", r"[\s_-]+") for each in names.set_spellings())
    between = r"[\s\-#:.,;|_/№]*(?:(?:no|nr|card)\b\.?)?\s*#?"
    number = r"(?P<number>\d{1,3})(?P<letter>[A-Da-d]?)(?:\s*(?:/|of)\s*\d{2,3})?"
    return (
        re.compile(rf"(?<![\w'-])[\[(]?(?P<set>{sets})[\])]?{between}{number}(?![\w'])\s*[\])]?", re.IGNORECASE),
        re.compile(rf"#\s*{number}\s*[,;:|/-]?\s*(?P<set>{sets})(?![\w'])", re.IGNORECASE),
        re.compile(rf"(?<=[(\[]){number}\s*[,;:|/-]?\s*(?P<set>{sets})(?=[)\]])", re.IGNORECASE),
    )


_UNKNOWN_PLACE: Final = re.compile(r"[(\[](?P<set>[^()\[\]\d#]{1,60}?)\s*#?\s*(?P<number>\d{1,4})[A-D]?[)\]]")


def told_by_place(text: str) -> tuple[tuple[str, ...], str, str, str]:
    """The cards at the set and number of the line, the line without them, the set, and the reason for none."""
    nothing: tuple[tuple[str, ...], str, str, str] = ((), text, "", "")
    for pattern in _place_patterns():
        for match in reversed(list(pattern.finditer(text))):
            code = names.set_code(re.sub(r"[_\s-]+", " ", match["set"])) or names.set_code(match["set"])
            found = names.at(code, int(match["number"]), match["letter"].upper())
            if found:
                return found, _without(text, match), code, ""
            nothing = (), _without(text, match), code, f"no card is at {match[0].strip('([])')}; "
    if nothing[3]:
        return nothing[0], nothing[1], nothing[2], nothing[3] + "found by name"
    unknown = _UNKNOWN_PLACE.search(text)
    if unknown and not re.fullmatch(rf"\s*{TIMES}\s*|.*\b(?:points?|pts|cost|dice|die|health)\b.*", unknown["set"]):
        return (), _without(text, unknown), "", f"no card is at {unknown[0].strip('([])')}; found by name"
    return nothing
