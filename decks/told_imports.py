"""The report on an import in a reader's words: rows with choosers for a page, the same as text, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from decks.exchange.report import ASIDE, GUESSED, LEAVE_OUT, REFUSED, TAKEN, Line, Report
from decks.exchange.team import Team, points_of, split_key
from decks.sheet import Sheet
from sandtable.games.destiny.decklist import format_of, to_json
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.formats import Format

STATUS_WORDS = {
    TAKEN: gettext_lazy("taken"),
    GUESSED: gettext_lazy("guessed"),
    REFUSED: gettext_lazy("refused"),
    ASIDE: gettext_lazy("not a card"),
}


@dataclass(frozen=True)
class Choice:
    """One answer to a chooser."""

    key: str
    label: str
    is_chosen: bool


@dataclass(frozen=True)
class Row:
    """One line of the report, or one card of a line that names several."""

    line: Line
    format: Format

    @property
    def status_word(self) -> str:
        return str(STATUS_WORDS[self.line.status])

    @property
    def choices(self) -> list[Choice]:
        """The answers to choose from; the last one leaves the line out."""
        line = self.line
        if not line.candidates:
            return []
        chosen = line.choice or LEAVE_OUT
        offered = [Choice(key, self._label(key), key == chosen) for key in line.candidates]
        return [*offered, Choice(LEAVE_OUT, _("none of these: leave the line out"), chosen == LEAVE_OUT)]

    def _label(self, key: str) -> str:
        code, team = split_key(key)
        found = card(code)
        print = f"{found.full_name.strip()} ({found.set_code} {found.position})"
        if not team:
            return print
        words = team_words(team)
        if found.type == "plot":
            words = _("elite") if team > (1,) else _("not elite")
        return f"{print}: {words}, {self._points(code, team)}"

    def _points(self, code: str, team: Team) -> str:
        points = points_of(code, team, self.format)
        return ngettext("%(n)d point", "%(n)d points", points) % {"n": points}


@dataclass(frozen=True)
class Part:
    """The report on one deck."""

    report: Report
    format: Format
    sheet: Sheet | None

    @cached_property
    def rows(self) -> list[Row]:
        lines = [each for line in self.report.lines for each in (line.parts or (line,))]
        return [Row(line, self.format) for line in lines]

    @property
    def counts(self) -> list[tuple[str, int]]:
        """Status and number of rows, for those that there are; taken ones are always told."""
        lines = [row.line for row in self.rows]
        found = [(status, sum(line.status == status for line in lines)) for status in STATUS_WORDS]
        return [(status, count) for status, count in found if count or status == TAKEN]

    @property
    def format_reason(self) -> str:
        """The reason for a format that was worked out; empty where the source or the reader chose it."""
        found = self.report.suited
        if found is None:
            return ""
        if found.is_legal:
            return _("The list names no format. This is the newest one in which the deck is legal.")
        told = _(
            "The list names no format, and the deck is legal in none. This one has most of its cards, %(n)d of %(all)d."
        )
        return told % {"n": found.cards, "all": found.total}

    @property
    def name(self) -> str:
        return self.report.deck.name if self.report.deck else _("A deck that can't be read")


def parts_of(report: Report, format: Format) -> list[Part]:
    """The report deck by deck; `format` is the one that was chosen for decks that name none."""
    found = []
    for each in report.parts:
        sheet = Sheet(each.deck) if each.deck else None
        found.append(Part(each, sheet.format if sheet else format, sheet))
    return found


def team_words(team: Team) -> str:
    """A team in words: "1 copy with 2 dice and 2 copies with 1 die each"."""
    told = []
    for dice in sorted(set(team), reverse=True):
        copies = ngettext("%(n)d copy", "%(n)d copies", team.count(dice)) % {"n": team.count(dice)}
        each = ngettext("%(n)d die", "%(n)d dice", dice) % {"n": dice}
        words = _("%(copies)s with %(dice)s each") if team.count(dice) > 1 else _("%(copies)s with %(dice)s")
        told.append(words % {"copies": copies, "dice": each})
    return _(" and ").join(told)


def as_text(report: Report) -> str:
    """The report as lines of text, to be pasted elsewhere."""
    return "\n".join(_text_lines(report))


def _text_lines(report: Report) -> Iterator[str]:
    for problem in report.all_problems:
        yield f"{STATUS_WORDS[REFUSED]}: {problem}"
    for line in (each for whole in report.lines for each in (whole.parts or (whole,))):
        told = f"{line.place} · {STATUS_WORDS[line.status]} · {line.source}"
        named = f" -> {card(line.code).full_name.strip()} [{line.choice or line.code}]" if line.code else ""
        yield f"{told}{named}{f' ({line.why})' if line.why else ''}"


def as_json(report: Report) -> dict[str, Any]:
    """The report as the API gives it."""
    return {
        "kind": report.kind,
        "complete": report.is_complete,
        "problems": report.all_problems,
        "decks": [
            {
                "deck": to_json(part.deck) if part.deck else None,
                "format": _format_data(part),
                "notes": part.notes,
                "tags": list(part.tags),
                "problems": part.problems,
                "lines": [_line_data(line) for line in part.lines],
            }
            for part in report.parts
        ],
    }


def _format_data(part: Report) -> dict[str, Any] | None:
    if part.deck is None:
        return None
    format, found = format_of(part.deck), part.suited
    reason = ("legal" if found.is_legal else "most_cards") if found else "named" if part.names_format else "asked"
    return {
        "code": format.code,
        "name": format.label,
        "reason": reason,
        "cards": found.cards if found else None,
        "total": found.total if found else None,
    }


def _line_data(line: Line) -> dict[str, Any]:
    return {
        "place": line.place,
        "source": line.source,
        "status": line.status,
        "why": line.why,
        "code": line.code or None,
        "choice": line.choice or None,
        "candidates": list(line.candidates),
        "parts": [_line_data(part) for part in line.parts],
    }
