"""A pasted list in any habit: every line is read by itself, and every line stands in the report.

A line is a card, or a heading, the name, a note: what it is is told by reading it, with the heading above it as a hint.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from decks.exchange import columns, headings, names, wording
from decks.exchange.gathering import Entry, Gathering
from decks.exchange.markup import is_ornament, undressed
from decks.exchange.report import Report
from decks.exchange.team import Count
from decks.exchange.wording import Wording
from sandtable.games.destiny.decklist import NAME_LENGTH
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.formats import DEFAULT, Format, get_format

MOST_LINES: Final = 1_000
"""Lines of a list that are looked at."""
_MOST_SUGGESTIONS: Final = 8
_MOST_LOOKED_UP: Final = 80
"""Lines without a card for which similar names are looked up."""
_LIST_NUMBER: Final = re.compile(r"^(\d{1,3})[.)]\s+(?=\S)")


@dataclass(frozen=True)
class Row:
    """A line of the source that is not empty."""

    place: str
    source: str
    words: str
    """Without what decorates it."""
    raw: str
    """With the blanks around it: the first cell of a table may be empty."""
    is_before_blank: bool
    is_underlined: bool


def rows_of(text: str) -> list[Row]:
    """The lines that are not empty, with their numbers from 1."""
    lines = text.splitlines()
    rows = []
    for index, line in enumerate(lines):
        if line.strip():
            below = lines[index + 1].strip() if index + 1 < len(lines) else ""
            underlined = len(below) >= 3 and is_ornament(below)
            rows.append(Row(str(index + 1), line.strip(), undressed(line), line, not below, underlined))
    return _without_list_numbers(rows)


def _without_list_numbers(rows: list[Row]) -> list[Row]:
    """The numbers of a numbered list are no copies: 1., 2., 3. and so on, beginning anew under a heading."""
    numbers = [int(match[1]) for row in rows if (match := _LIST_NUMBER.match(row.words))]
    in_order = [number == 1 or number == before + 1 for before, number in zip([0, *numbers], numbers, strict=False)]
    if len(numbers) < 3 or not all(in_order):
        return rows
    return [replace(row, words=_LIST_NUMBER.sub("", row.words)) for row in rows]


def read(
    text: str,
    *,
    format: str | Format = DEFAULT,
    chosen: Mapping[str, str] | None = None,
    refusal: str = "",
) -> Report:
    """The report on a list. `refusal`: the reason why it is nothing else, told beside a line that is no card."""
    reader = _Reader(format, chosen or {}, refusal)
    for index, row in enumerate(rows_of(text)):
        reader.take(row, index)
    return reader.finish()


class _Reader:
    """Goes down the lines and remembers the heading."""

    def __init__(self, format: str | Format, chosen: Mapping[str, str], refusal: str) -> None:
        self.gathering = Gathering("text", format, chosen)
        self.format = format if isinstance(format, Format) else get_format(format)
        self.refusal = refusal
        self.section = ""
        self.is_begun = False
        """A heading or a card has been seen: what follows is no name of the deck."""
        self.notes: list[str] = []
        self.columns: columns.Columns | None = None
        self.looked_up = 0

    def finish(self) -> Report:
        report = self.gathering.report
        report.notes = "\n".join(self.notes)
        return self.gathering.finish()

    def take(self, row: Row, index: int) -> None:
        """Put one line where it belongs."""
        place, source = row.place, row.source
        if index >= MOST_LINES:
            self.gathering.refuse(place, source, f"a list has at most {MOST_LINES} lines")
        elif any(unicodedata.category(letter) in ("Cc", "Cs") and letter != "\t" for letter in source):
            self.gathering.refuse(place, source, "there are control characters in this line")
        elif is_ornament(source) or not names.plain(row.words):
            self.gathering.aside(place, source, "a line of signs")
        elif not (self._columns(row) or self._address(row) or self._heading(row) or self._fact(row)):
            self._card_or_words(row)

    # Lines that are no cards ------------------------------------------------------------------------------------------

    def _columns(self, row: Row) -> bool:
        found = columns.columns_of(row.words)
        if found is None:
            return False
        self.columns, self.is_begun = found, True
        self.gathering.aside(row.place, row.source, "a heading: names of columns")
        return True

    def _address(self, row: Row) -> bool:
        words, address = headings.without_address(row.words)
        if not address or wording.read(words).codes:
            return False
        deck = headings.deck_of(address)
        self.gathering.aside(
            row.place, row.source, f"the address of {'deck ' + deck if deck else 'a page'}; {NOT_FETCHED}"
        )
        return True

    def _heading(self, row: Row) -> bool:
        found = headings.heading(row.words)
        if found is None:
            return False
        self.section, self.is_begun = found.section, True
        if not found.rest:
            self.gathering.aside(row.place, row.source, "a heading")
        elif found.section == headings.NOTES:
            self._note(row, found.rest)
        else:
            self._card_or_words(replace(row, words=found.rest))
        return True

    def _fact(self, row: Row) -> bool:
        found = headings.fact(row.words)
        if found is None or wording.read(row.words).is_exact:
            return False
        if found.kind == "name":
            self._name(row, found.value)
        elif found.kind == "tags":
            self.gathering.report.tags = tuple(filter(None, (tag.strip() for tag in re.split(r"[,;]", found.value))))
            self.gathering.aside(row.place, row.source, "tags")
        elif found.kind == "format" and (code := headings.format_called(found.value)):
            self.gathering.format, self.gathering.report.names_format = code, True
            self.format = get_format(code)
            self.gathering.aside(row.place, row.source, f"the format: {self.format.name}")
        else:
            self.gathering.aside(row.place, row.source, f"a note: {found.value}" if found.kind == "about" else "a note")
        return True

    def _name(self, row: Row, words: str) -> None:
        self.gathering.name = " ".join(words.split())[:NAME_LENGTH].strip()
        self.gathering.aside(row.place, row.source, "the name of the deck")

    def _note(self, row: Row, words: str) -> None:
        self.notes.append(words)
        self.gathering.aside(row.place, row.source, "a note, kept with the deck")

    # Cards ------------------------------------------------------------------------------------------------------------

    def _card_or_words(self, row: Row) -> None:
        words = self.columns.in_words(row.raw) if self.columns else ""
        words = undressed(words) or headings.without_address(row.words)[0]
        found = wording.read(words)
        if self.section == headings.NOTES and not (found.codes and found.is_marked and not found.left_over):
            self._note(row, row.source)
        elif found.codes and not found.left_over and not self._names_the_deck(row, found):
            self._add(self._entry(row, found))
        elif several := self._several(row, words):
            self._add(several)
        elif self._names_the_deck(row, found):
            self._name(row, _without_brackets(row.words))
        elif found.codes and (found.is_marked or len(found.left_over.split()) <= _MOST_LEFT_OVER):
            self._add(self._entry(row, found))
        else:
            self._unread(row, found)

    def _add(self, entry: Entry | list[Entry]) -> None:
        self.is_begun = True
        self.gathering.add(entry)

    def _names_the_deck(self, row: Row, found: Wording) -> bool:
        return not self.is_begun and not self.gathering.name and self._is_name(row, found)

    def _is_name(self, row: Row, found: Wording) -> bool:
        """A first line that is no card: or is the name of one alone, with an empty line below."""
        if found.is_exact or (found.codes and found.is_marked and not found.left_over):
            return False
        if found.codes and not found.left_over:
            return row.is_before_blank or row.is_underlined
        if found.is_marked and found.number is not None and not (row.is_before_blank or row.is_underlined):
            return False
        return len(row.words) <= NAME_LENGTH and not _is_prose(row.words)

    def _entry(self, row: Row, found: Wording) -> Entry:
        """A line whose words name a card."""
        section = self._type()
        codes = found.codes
        why = found.why
        if not found.is_exact:
            why = "" if found.why == "found by name" and len(codes) > 1 else found.why
            is_doubt = found.why.startswith("set and number mean")
            codes = (
                codes
                if is_doubt
                else names.likeliest_first(codes, self.format, type=section, set=found.set, words=found.name)
            )
        count, codes = self._count(found, codes)
        left = f"not read: {found.left_over}" if found.left_over else ""
        return Entry(
            row.place,
            row.source,
            codes,
            "; ".join(filter(None, (why, left))),
            is_certain=found.is_exact,
            count=count,
            kept_as=headings.SET_ASIDE if self.section == headings.SET_ASIDE else "",
        )

    def _type(self) -> str:
        """The type of cards that the heading above tells; empty where it tells none."""
        return "" if self.section in (headings.OTHER, headings.NOTES, headings.SET_ASIDE) else self.section

    def _count(self, found: Wording, codes: tuple[str, ...]) -> tuple[Count, tuple[str, ...]]:
        """Copies and dice; points behind a character tell its dice, and which of several it is."""
        number, dice = found.number, found.dice
        if found.points and not dice and card(codes[0]).type == "character":
            fitting = [code for code in codes if found.points in self.format.points_of(code)]
            codes = (*fitting, *(code for code in codes if code not in fitting))
            if fitting and number in (None, 1):
                dice = self.format.points_of(fitting[0]).index(found.points) + 1
        return Count(number=1 if number is None else number, dice=dice, is_told=number is not None), codes

    def _several(self, row: Row, words: str) -> list[Entry]:
        """The cards of a line that names several: "eKylo/Rey", "2x Caution, 2x Clash"; nothing where one is no card."""
        for sign in (r"\s*[;,]\s*", r"\s+(?:and|&|und|et|y)\s+|\s*[;,/&+]\s*", r"\s*[/&+;]\s*"):
            pieces = [piece for piece in re.split(sign, words) if names.plain(piece)]
            read = [wording.read(piece) for piece in pieces]
            codes = [code for each in read for code in each.codes]
            are_cards = all(each.codes and not each.left_over for each in read)
            if len(pieces) > 1 and are_cards and len(set(codes)) == len(codes):
                return [
                    replace(self._entry(row, each), place=f"{row.place}.{number}", source=piece)
                    for number, (piece, each) in enumerate(zip(pieces, read, strict=True), 1)
                ]
        return []

    def _unread(self, row: Row, found: Wording) -> None:
        """Words that are no card's name: a heading, a note, or a card with a slip in its name."""
        is_short = not _is_prose(row.words)
        if not found.is_marked and is_short and self._unknown_heading(row):
            return
        if suggested := self._suggested(found, is_short):
            self._add(replace(suggested, place=row.place, source=row.source))
        elif (found.is_marked or self.section) and (is_short or found.is_exact):
            self.gathering.refuse(row.place, row.source, self._no_card(found))
        elif self.refusal:
            self.gathering.refuse(row.place, row.source, self.refusal)
        else:
            self._note(row, row.source)

    def _unknown_heading(self, row: Row) -> bool:
        """A line that looks like a heading: a known one with a slip, or one that names no kind of card."""
        looks = row.words.endswith(":") or row.is_underlined
        section = headings.meant_heading(row.words) if looks or row.words.isupper() else ""
        if not section and not looks:
            return False
        self.section, self.is_begun = section or headings.OTHER, True
        why = f"a heading, read as {section}" if section else "a heading that names no kind of card"
        self.gathering.aside(row.place, row.source, why)
        return True

    def _no_card(self, found: Wording) -> str:
        why, name = found.why.partition(";")[0], found.name.strip()[:80]
        told = f"no card is called {name}" if name else ""
        return "; ".join(filter(None, (why, told))) or "no card is named here"

    def _suggested(self, found: Wording, is_short: bool) -> Entry | None:
        """The cards that may be meant: taken when it is only a slip, and otherwise offered."""
        self.looked_up += 1
        if self.looked_up > _MOST_LOOKED_UP or not (is_short or found.is_marked):
            return None
        section = self._type()
        of_words = (
            names.with_words(found.name, section or ("character" if found.dice else ""))
            if section or found.dice
            else ()
        )
        near, is_slip = names.similar(found.name)
        if not found.is_marked and not section and not (near and near[0][0] >= _NEAR_ENOUGH):
            return None
        titles = {card(code).name for code in of_words}
        if len(titles) == 1 and not is_slip:
            codes, is_refused, why = of_words, False, f"found by a part of the name {titles.pop()}"
        elif is_slip:
            codes, is_refused, why = (
                names.called(near[0][1]),
                False,
                f"read as {card(names.called(near[0][1])[0]).name}",
            )
        else:
            codes = (*(code for _, name in near for code in names.called(name)), *of_words)
            is_refused, why = True, f"{self._no_card(found)}; did you mean one of these?"
        if not codes:
            return None
        ordered = codes if is_refused and not of_words else names.likeliest_first(codes, self.format, type=section)
        count, ordered = self._count(found, tuple(dict.fromkeys(ordered))[:_MOST_SUGGESTIONS])
        return Entry("", "", ordered, why, is_refused=is_refused, count=count)


NOT_FETCHED: Final = (
    "nothing is fetched from there. Open that page, take its text or JSON (Export, or Download), and paste that"
)
_MOST_LEFT_OVER: Final = 6
_NEAR_ENOUGH: Final = 0.8


def _without_brackets(words: str) -> str:
    match = re.fullmatch(r"[\s=*#<~-]*[\[({<]?([^\[\](){}]+)[\])}>]?[\s=*#>~:-]*", words)
    return match[1] if match else words


def _is_prose(words: str) -> bool:
    """A sentence, and not the name of a card or a deck."""
    count = len(words.split())
    return count > 10 or (count > 4 and words.rstrip().endswith((".", "!", "?", ":")))
