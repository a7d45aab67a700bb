"""One line of a pasted list, read by itself: number, dice, name, set and number, code, and what is left over.

The line is tried in several ways, the least changed first, until the words that are left are the name of a card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from decks.exchange import names
from decks.exchange.positions import TIMES, told_by_code, told_by_place
from sandtable.games.destiny.facts import card

_NUMBER_WORDS: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "single": 1, "a": 1}
_HEAD: Final = re.compile(
    rf"(?:[(\[]\s*)?(?:(?P<a>\d{{1,4}})\s*{TIMES}?(?=[\s)\]:.,;|\t-]|(?<={TIMES[:-1]}])(?=\D))|{TIMES}\s?(?P<b>\d{{1,4}})(?!\d))"
    rf"\s*[)\]]?\s*[:.,;|\t-]?\s*(?=\S)"
)
_BARE: Final = re.compile(r"(\d{1,2})\s+(?=[xX])")
_TAIL: Final = re.compile(
    rf"\s*(?:[(\[]\s*{TIMES}?\s*(?P<a>\d{{1,4}})\s*{TIMES}?\s*[)\]]|(?<![A-Za-z]){TIMES}\s*(?P<b>\d{{1,4}})"
    rf"|(?:[\s,;:|=-]+)(?P<c>\d{{1,2}})\s*{TIMES}?(?:\s*(?:copies|copy|pcs|cards?))?)\s*[.,;]?$"
)
_ALONE: Final = re.compile(rf"[(\[]?{TIMES}?\s*(\d{{1,3}})\s*{TIMES}?[)\]]?\s*[.,;:]?")
_ELITE: Final = re.compile(r"^(?:elite\s+|e[-\s]?(?=[^\s-]))", re.IGNORECASE)
_DICE_WORDS: Final = re.compile(
    r"[\s,;:/(\[–—-]*(?<![\w])(?:(?P<elite>elite|double\s+dice)|(?P<plain>non[\s-]?elite|not\s+elite|regular|normal)"
    r"|(?P<n>\d|one|two|three|single)[\s-]*(?:dice|die|d)|(?P<e>(?<=[(\[])e(?=[)\]])))(?![\w])[)\]\s,;:/–—-]*",
    re.IGNORECASE,
)
_PRICE: Final = re.compile(
    r"[\s,;:@(–—-]*(?:(?:[$€£]|USD|EUR|US\$)\s*\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s*(?:[$€£]|USD|EUR|tix)|\d+[.,]\d\d)"
    r"(?:\s*(?:each|ea\.?|per\s+card))?[)\s]*",
    re.IGNORECASE,
)
_POINTS: Final = re.compile(
    r"[\s,;:@(\[–—-]*(?<![\w.])(?P<n>\d{1,2})(?:\s*/\s*\d{1,2}){0,2}\s*(?:points?|pts?\.?|p)(?!\w)[)\]\s]*",
    re.IGNORECASE,
)
_GROUP: Final = re.compile(r"\s*[(\[{]([^()\[\]{}]*)[)\]}]\s*")
_PIECES: Final = re.compile(r"\s+[-–—=@]+\s+|\s*(?://|--|->|<-|=>|;|\||\t|:|\s#|!|\?|,|\.\s|…|\+)\s*")
_MOST_PIECES: Final = 12
MOST_IN_BRACKETS: Final = 6
"""A number in brackets that is larger than this is no number of copies: points, most likely."""


@dataclass(frozen=True)
class Wording:
    """A line as its words have it; the cards it may mean stand in no order."""

    codes: tuple[str, ...] = ()
    is_exact: bool = False
    """Told by code, or by set and number, and nothing speaks against it."""
    why: str = ""
    """The reason to doubt it, or the reason why no card was found."""
    number: int | None = None
    dice: int = 0
    points: int = 0
    """Points that stand behind a character, by which its dice are told."""
    name: str = ""
    """The words that should be a name."""
    set: str = ""
    left_over: str = ""
    """Words that were not read."""
    is_marked: bool = False
    """It has a number, a code or a set, as only lines of a list have them."""


def read(text: str) -> Wording:
    """The wording of an undressed line."""
    text = text.replace('"', "").strip()
    exact, rest, why = told_by_code(text)
    place = ""
    if not exact:
        exact, rest, place, why = told_by_place(text)
    found = _named(rest, exact)
    if exact:
        return _with_doubt(found, exact)
    if found.codes:
        return replace(found, why=why or "found by name", is_marked=found.is_marked or bool(place))
    return replace(found, why=why, is_marked=found.is_marked or bool(why))


def _with_doubt(found: Wording, exact: tuple[str, ...]) -> Wording:
    """A card told by its code or number, after the words beside it were read."""
    others = tuple(code for code in found.codes if code not in exact)
    if len(exact) > 1:
        named = tuple(code for code in exact if code in found.codes)
        if len(named) == 1:
            return replace(found, codes=named, is_exact=True, is_marked=True)
        return replace(found, codes=exact, why="several cards have this set and number", is_marked=True)
    if set(found.codes) & set(exact) or not names.plain(found.name):
        return replace(found, codes=exact, is_exact=True, is_marked=True)
    doubt = f"set and number mean {card(exact[0]).full_name}, but the line has another name"
    return replace(found, codes=(*exact, *others), why=doubt, left_over="", is_marked=True)


# Numbers and names ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Try:
    """One way to read the words of a line."""

    name: str
    number: int | None = None
    dice: int = 0
    points: int = 0
    left_over: str = ""


def _named(text: str, exact: tuple[str, ...]) -> Wording:
    """The first way to read the words that gives a name; without one, the plainest way."""
    first: _Try | None = None
    set = ""
    for each in _ways(text):
        found = tuple(code for code in exact if names.is_name_of(each.name, code)) if exact else names.called(each.name)
        if found:
            return _as_wording(each, found, text)
        if each.left_over == "" and (first is None or _strength(each) > _strength(first)):
            first = each
    plainest = first or _Try(text)
    if exact:
        plainest = replace(plainest, left_over="")
        by_name = next((names.called(each.name) for each in _ways(text) if names.called(each.name)), ())
        return _as_wording(plainest, by_name, text)
    return replace(_as_wording(plainest, (), text), set=set)


def _strength(each: _Try) -> int:
    return (each.number is not None) + bool(each.dice) + bool(each.points)


def _as_wording(each: _Try, codes: tuple[str, ...], text: str) -> Wording:
    set = next((code for word in _GROUP.findall(text) if (code := names.set_code(word))), "")
    left = " ".join(part for part in each.left_over.split() if names.plain(part))
    if set and names.set_code(left) == set:
        left = ""
    return Wording(
        codes=codes,
        number=each.number,
        dice=each.dice,
        points=each.points,
        name=each.name,
        set=set,
        left_over=left,
        is_marked=bool(set) or each.number is not None or each.dice > 0,
    )


def _ways(text: str) -> Iterator[_Try]:
    """Every way to read a line, the least changed first."""
    heads = [_Try(rest, number) for number, rest in _heads(text)]
    for head in heads:
        for priced in _prices(head):
            for bare in _without_groups(priced):
                for tailed in _tails(bare):
                    yield from _dice(tailed)
    for head in reversed(heads):
        for priced in _prices(head):
            for piece in _pieces(priced):
                for tailed in _tails(piece):
                    yield from _dice(tailed)


def _heads(text: str) -> Iterator[tuple[int | None, str]]:
    if match := _ALONE.fullmatch(text):
        yield int(match[1]), ""
        return
    yield None, text
    if match := _HEAD.match(text):
        yield int(match["a"] or match["b"]), text[match.end() :]
        if (bare := _BARE.match(text)) and bare.end() < match.end():
            yield int(bare[1]), text[bare.end() :]
        second = _HEAD.match(text, match.end())
        if second and text[match.end() - 2 : match.end()].strip() in (".", ")"):
            yield int(second["a"] or second["b"]), text[second.end() :]
    first, _blank, rest = text.partition(" ")
    if rest and first.casefold() in _NUMBER_WORDS:
        yield _NUMBER_WORDS[first.casefold()], rest


def _prices(each: _Try) -> Iterator[_Try]:
    yield each
    text = each.name
    match = _POINTS.search(text)
    if match and match.start() > 2:
        each = replace(each, name=_cut(text, match), points=int(match["n"]))
        yield each
    match = _PRICE.search(each.name)
    if match and match.start() > 2:
        yield replace(each, name=_cut(each.name, match), left_over=match[0].strip(" -–,;:("))


def _cut(text: str, match: re.Match[str]) -> str:
    return f"{text[: match.start()]} {text[match.end() :]}".strip()


def _without_groups(each: _Try) -> Iterator[_Try]:
    """The whole; then the words outside of brackets, which may hold a number, dice, points, or a remark."""
    yield each
    groups = _GROUP.findall(each.name)
    bare = _GROUP.sub(" ", each.name).strip()
    if not groups or not bare:
        return
    found = replace(each, name=bare)
    for group in groups:
        found = _with_group(found, group)
    yield found


def _with_group(each: _Try, group: str) -> _Try:
    number, points = _ALONE.fullmatch(group.strip()), _POINTS.fullmatch(f" {group}")
    if number and int(number[1]) <= MOST_IN_BRACKETS and each.number is None:
        return replace(each, number=int(number[1]))
    if value := number or points:
        return replace(each, points=int(value[1]))
    if re.fullmatch(r"\s*\d{1,2}(?:\s*/\s*\d{1,2})+\s*", group):
        return each
    if words := _DICE_WORDS.fullmatch(f"({group})"):
        return replace(each, dice=_dice_in(words))
    return replace(each, left_over=f"{each.left_over} {group}".strip())


def _pieces(each: _Try) -> Iterator[_Try]:
    """The words before a sign, the longest first, and then every piece between signs; numbers may stand alone there."""
    *_whole, bare = _without_groups(each)
    cuts = list(_PIECES.finditer(bare.name))[:_MOST_PIECES]
    starts, ends = [0, *(cut.end() for cut in cuts)], [*(cut.start() for cut in cuts), len(bare.name)]
    pieces = [bare.name[start:end].strip() for start, end in zip(starts, ends, strict=True)]
    if not cuts:
        return
    spans = [*((0, last) for last in range(len(cuts), 0, -1)), *((index, index + 1) for index in range(1, len(pieces)))]
    for first, last in spans:
        others = [*pieces[:first], *pieces[last:]]
        yield _counted(replace(bare, name=bare.name[starts[first] : ends[last - 1]].strip()), others)


def _counted(each: _Try, others: list[str]) -> _Try:
    """A piece; a number that stands alone in another piece is its number, the rest is left over."""
    alone = next((piece for piece in others if _ALONE.fullmatch(piece)), None)
    if each.number is None and alone is not None:
        match = _ALONE.fullmatch(alone)
        assert match is not None
        others = [piece for piece in others if piece != alone]
        each = replace(each, number=int(match[1]))
    return replace(each, left_over=" ".join([each.left_over, *others]).strip())


def _tails(each: _Try) -> Iterator[_Try]:
    yield each
    match = _TAIL.search(each.name)
    if not match or match.start() == 0:
        return
    number = int(match["a"] or match["b"] or match["c"])
    rest = replace(each, name=each.name[: match.start()].strip())
    if match["a"] and number > MOST_IN_BRACKETS:
        yield replace(rest, points=number)
    elif each.number is None:
        yield replace(rest, number=number)
    elif number <= MOST_IN_BRACKETS // 2:
        yield replace(rest, dice=each.dice or number)


def _dice(each: _Try) -> Iterator[_Try]:
    """As it stands, with "elite" or "2 dice" taken off, and with an e before the name."""
    yield each
    for match in _DICE_WORDS.finditer(each.name):
        rest = _cut(each.name, match)
        yield replace(each, name=rest, dice=_dice_in(match))
        for tailed in _tails(replace(each, name=rest, dice=_dice_in(match))):
            if tailed.name != rest:
                yield tailed
    if elite := _ELITE.match(each.name):
        yield replace(each, name=each.name[elite.end() :], dice=2)


def _dice_in(match: re.Match[str]) -> int:
    if match["n"]:
        return int(match["n"]) if match["n"].isdigit() else _NUMBER_WORDS[match["n"].casefold()]
    return 1 if match["plain"] else 2
