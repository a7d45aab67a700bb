"""The text players paste into forums: a name, sides and colors, then one section per kind of card.

For characters the number is dice, not copies. A line is understood by its last bracket, then by name and subtitle,
then by name alone. Our own export appends the code in square brackets where set and number don't tell it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from decks.exchange.report import GUESSED, REFUSED, TAKEN, Line, Report
from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import (
    MOST_CHARACTERS,
    MOST_COPIES,
    BadDeck,
    DeckList,
    Member,
    read_deck,
    to_json,
)
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import DEFAULT, Format

SECTIONS: Final = ("battlefield", "character", "upgrade", "downgrade", "support", "event", "plot", "other")
"""Headings in the order they are written; "other" holds cards that have no business in a deck."""

_LINE: Final = re.compile(r"(?:(?P<number>\d{1,4})\s*[xX×]\s+)?(?P<rest>.+)")
_CODE: Final = re.compile(r"\s*\[(?P<code>\d{5,6}[A-Z]?)\]$")
_PLACE: Final = re.compile(r"\s*\((?P<set>[^()]+?)\s+#?(?P<position>\d{1,4})\)$")


# Out ------------------------------------------------------------------------------------------------------------------


def write(deck: DeckList) -> str:
    """The deck as text; ends with a line break."""
    blocks = [deck.name, "\n".join(_head(deck))]
    for section in SECTIONS:
        if lines := list(_lines(deck, section)):
            heading = section.upper()
            blocks.append("\n".join([heading, "-" * len(heading), *lines]))
    return "\n\n".join(blocks) + "\n"


def _head(deck: DeckList) -> Iterator[str]:
    team = [card(member.code) for member in deck.characters]
    sides = sorted({each.affiliation for each in team} - {"neutral"}) or ["neutral"]
    yield " / ".join(side.capitalize() for side in sides)
    yield " / ".join(sorted({each.color.capitalize() for each in team})) or "No color"
    names = _set_names()
    used = {card(code).set_code for code in deck.codes()}
    in_order = [name for code, name in names.items() if code in used]
    yield f"Sets: From {in_order[0]} to {in_order[-1]}" if in_order else "Sets: none"


def _lines(deck: DeckList, section: str) -> Iterator[str]:
    if section == "battlefield":
        yield from (named(card(code)) for code in deck.battlefields)
    elif section == "character":
        yield from (f"{member.dice}x {named(card(member.code))}" for member in deck.characters)
    elif section == "plot":
        yield from (named(card(code)) for code in deck.plots)
    else:
        yield from (f"{copies}x {named(card(code))}" for code, copies in deck.cards if _section_of(code) == section)


def _section_of(code: str) -> str:
    """The place of a card of the deck (not of the team) in the text."""
    kind = card(code).type
    return kind if kind in ("upgrade", "downgrade", "support", "event") else "other"


def named(found: CardFacts) -> str:
    """A card as a line names it; `meant` understands it again."""
    is_hidden = not found.code.isdigit() or len(_by_place()[found.set_code, found.position]) > 1
    exact = f" [{found.code}]" if is_hidden else ""
    return f"{found.full_name.strip()} ({_set_names()[found.set_code]} #{found.position}){exact}"


# In -------------------------------------------------------------------------------------------------------------------


@dataclass
class _Parts:
    """The sum of the lines, before they form a deck."""

    members: list[Member] = field(default_factory=list)
    battlefields: list[str] = field(default_factory=list)
    plots: list[str] = field(default_factory=list)
    cards: Counter[str] = field(default_factory=Counter)

    def add(self, section: str, code: str, number: int) -> None:
        if section == "character":
            self.members.append(Member(code, number))
        elif section == "battlefield":
            self.battlefields.append(code)
        elif section == "plot":
            self.plots.append(code)
        else:
            self.cards[code] += number


def read(text: str, *, format: str | Format = DEFAULT, chosen: Mapping[str, str] | None = None) -> Report:
    """The report on a text. `chosen` names the card for an ambiguous line, by the line's number."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    report, parts, section = Report("text"), _Parts(), ""
    name, start = _name(lines)
    for index in range(start, len(lines)):
        source = lines[index].strip()
        if _is_heading(lines, index):
            section = source.lower() if source.lower() in SECTIONS else ""
        elif source and not _is_ornament(source) and (section or _looks_like_a_card(source)):
            report.lines.append(_take(str(index + 1), source, section, parts, chosen or {}))
    report.deck = _deck(report, name, format, parts)
    return report


def _name(lines: list[str]) -> tuple[str, int]:
    """The deck's name and the index of the line after it; a text may begin with its first section or card.

    A name that looks like a card is told by the empty line below it.
    """
    first = next((index for index, line in enumerate(lines) if line.strip()), len(lines))
    if first == len(lines) or _is_heading(lines, first) or _begins_with_cards(lines, first):
        return "Imported deck", first
    return lines[first].strip(), first + 1


def _begins_with_cards(lines: list[str], index: int) -> bool:
    source, below = lines[index].strip(), lines[index + 1 : index + 2]
    is_card = bool(re.match(r"\d+\s*[xX×]\s", source)) and _PLACE.search(_CODE.sub("", source)) is not None
    return is_card and bool(below and below[0].strip())


def _is_ornament(source: str) -> bool:
    return set(source) <= {"-", "=", "_"}


def _is_heading(lines: list[str], index: int) -> bool:
    below = lines[index + 1].strip() if index + 1 < len(lines) else ""
    return bool(lines[index].strip()) and len(below) >= 3 and set(below) <= {"-", "="}


def _looks_like_a_card(source: str) -> bool:
    """Above the first section stand side, colors and sets; a card there has a number or a bracket."""
    return bool(re.match(r"\d+\s*[xX×]\s", source)) or _PLACE.search(source) is not None


def _take(place: str, source: str, section: str, parts: _Parts, chosen: Mapping[str, str]) -> Line:
    match = _LINE.fullmatch(source)
    assert match is not None, source
    number = int(match["number"] or 1)
    codes, why = meant(match["rest"])
    if not codes:
        return Line(place, source, REFUSED, why)
    if chosen.get(place) in codes:
        code, why = chosen[place], ""
    else:
        code = codes[0]
    target = _place_of(section, code)
    most = 9 if target == "character" else MOST_COPIES
    if not 1 <= number <= most:
        return Line(place, source, REFUSED, f"the number must be 1 to {most}")
    parts.add(target, code, number)
    return Line(place, source, GUESSED if why else TAKEN, why, code, tuple(codes) if len(codes) > 1 else ())


def _place_of(section: str, code: str) -> str:
    """The heading decides where a card goes; without one its type does."""
    return section or card(code).type


def meant(rest: str) -> tuple[list[str], str]:
    """Codes a line may mean, likeliest first, and why it is a guess (or can't be read at all)."""
    rest, exact = _cut(_CODE, rest)
    name, place = _cut(_PLACE, rest)
    if exact:
        found = all_cards().get(exact["code"])
        return ([found.code], "") if found else ([], f"no card has the code {exact['code']}")
    if place and (codes := _by_place().get((_set_code(place["set"]), int(place["position"])), [])):
        return codes, _doubt(name, codes)
    return _by_words(name, f"no card is at {place[0].strip()}; " if place else "")


def _cut(pattern: re.Pattern[str], text: str) -> tuple[str, re.Match[str] | None]:
    match = pattern.search(text)
    return (text[: match.start()], match) if match else (text, None)


def _doubt(name: str, codes: list[str]) -> str:
    if len(codes) > 1:
        return "several cards have this set and number"
    found = card(codes[0])
    if _plain(name) in (_plain(found.full_name), _plain(found.name)):
        return ""
    return f"set and number mean {found.full_name}, but the line has another name"


def _by_words(name: str, why: str) -> tuple[list[str], str]:
    full, titles = _by_name()
    codes = full.get(_plain(name)) or titles.get(_plain(name)) or []
    if not codes:
        return [], f"{why}no card is called {name.strip()[:80]}"
    return codes, f"{why}found by name" if len(codes) == 1 else f"{why}{len(codes)} cards have this name"


def _deck(report: Report, name: str, format: str | Format, parts: _Parts) -> DeckList | None:
    if not any(line.code for line in report.lines):
        report.lines.append(Line("", "", REFUSED, "no card was found in this text"))
        return None
    value = _json(name, format, parts)
    try:
        return read_deck(value)
    except BadDeck as bad:
        report.lines += [Line(each.where, "", REFUSED, each.message) for each in bad.problems]
        return None


def _json(name: str, format: str | Format, parts: _Parts) -> dict[str, Any]:
    deck = DeckList(
        name=name,
        format=format,
        characters=tuple(parts.members[: MOST_CHARACTERS + 1]),
        battlefields=tuple(parts.battlefields),
        plots=tuple(parts.plots),
        cards=tuple(parts.cards.items()),
    )
    return to_json(deck)


# The meaning of names and numbers -------------------------------------------------------------------------------------


def _plain(name: str) -> str:
    """A name without case, punctuation and double blanks."""
    letters = "".join(letter if letter.isalnum() else " " for letter in name.casefold())
    return " ".join(letters.split())


@cache
def _set_names() -> dict[str, str]:
    return {each["code"]: each["name"] for each in facts.read("sets.json")}


@cache
def _set_codes() -> dict[str, str]:
    names = {_plain(name): code for code, name in _set_names().items()}
    return {**names, **{_plain(code): code for code in _set_names()}}


def _set_code(text: str) -> str:
    return _set_codes().get(_plain(text), "")


@cache
def _by_place() -> dict[tuple[str, int], list[str]]:
    places: dict[tuple[str, int], list[str]] = {}
    for found in all_cards().values():
        places.setdefault((found.set_code, found.position), []).append(found.code)
    return places


@cache
def _by_name() -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Codes by full name, and codes by title alone."""
    full: dict[str, list[str]] = {}
    titles: dict[str, list[str]] = {}
    for found in all_cards().values():
        full.setdefault(_plain(found.full_name), []).append(found.code)
        titles.setdefault(_plain(found.name), []).append(found.code)
    return full, titles
