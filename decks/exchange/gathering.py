"""From lines to a deck: which card each line means, which team the numbers mean, and the report on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from decks.exchange.report import ASIDE, GUESSED, LEAVE_OUT, REFUSED, TAKEN, Line, Report
from decks.exchange.team import Count, Open, Team, best_teams, key_of, points_of, split_key, teams_of, values_of
from decks.notes import kept, kept_tags
from sandtable.games.destiny.decklist import (
    MOST_CHARACTERS,
    MOST_COPIES,
    BadDeck,
    DeckList,
    Member,
    name_problem,
    read_deck,
    to_json,
)
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.formats import Format, get_format

SET_ASIDE: Final = "set aside"
UNNAMED: Final = "Imported deck"
_MOST_CANDIDATES: Final = 24


@dataclass(frozen=True)
class Entry:
    """A line that stands for a card, or would."""

    place: str
    source: str
    codes: tuple[str, ...] = ()
    """The cards it may mean, likeliest first."""
    why: str = ""
    """The reason to doubt it, or against it."""
    is_certain: bool = False
    """The first card is the one that was written."""
    is_refused: bool = False
    """None of the codes is taken before a reader chooses one."""
    count: Count = field(default_factory=Count)
    kept_as: str = ""
    """The place in the deck where our own text has the card; elsewhere the type of the card tells."""
    back: str = ""
    """The chosen back of a plot, as our own text has it."""
    teams: tuple[Team, ...] = ()
    """The teams our own text may mean, the one it was written for first."""


@dataclass(frozen=True)
class _Settled:
    """An entry with the card and the team that were chosen for it."""

    entry: Entry
    code: str = ""
    team: Team = ()
    teams: tuple[Team, ...] = ()
    is_chosen: bool = False
    problem: str = ""
    is_left_out: bool = False
    is_repeated: bool = False
    """Another line of the same unique character stands for both."""

    @property
    def is_open(self) -> bool:
        """Several teams fit its number, and nothing tells which."""
        return len(self.teams) > 1 and not self.team and not self.entry.teams and _is_character(self)


class Gathering:
    """The lines of one deck."""

    def __init__(self, kind: str, format: str | Format, chosen: Mapping[str, str] | None = None) -> None:
        self.report = Report(kind)
        self.format = format
        self.chosen = chosen or {}
        self.name = ""
        self._rows: list[Line | Entry | list[Entry]] = []

    def aside(self, place: str, source: str, why: str) -> None:
        """A line that is no card."""
        self._rows.append(Line(place, source, ASIDE, why))

    def refuse(self, place: str, source: str, why: str) -> None:
        """A line that can't be read."""
        self._rows.append(Line(place, source, REFUSED, why))

    def describe(self, within: str, notes: str, tags: tuple[str, ...]) -> None:
        """Notes and tags of a document, and the lines about them."""
        self.report.notes, self.report.tags = notes, tags
        if notes:
            self.aside(f"{within}notes", notes[:120], kept(notes))
        if tags:
            self.aside(f"{within}tags", ", ".join(tags)[:120], kept_tags(tags))

    def told(self, line: Line) -> None:
        """A line whose result is known."""
        self._rows.append(line)

    def add(self, entry: Entry | list[Entry]) -> None:
        """A line with a card, or with several."""
        self._rows.append(entry)

    def take_over(self, other: Gathering) -> None:
        """The lines of another gathering, to be read with the choices of this one."""
        self._rows = list(other._rows)

    @property
    def has_cards(self) -> bool:
        return any(not isinstance(row, Line) for row in self._rows)

    def finish(self) -> Report:
        """The report with the deck that the lines make."""
        entries = [each for row in self._rows if not isinstance(row, Line) for each in _each(row)]
        settled = self._settle(entries)
        waiting = iter(settled)
        for row in self._rows:
            if isinstance(row, Line):
                self.report.lines.append(row)
            else:
                lines = [_line(next(waiting)) for _ in _each(row)]
                self.report.lines.append(lines[0] if isinstance(row, Entry) else _joined(lines))
        self._make_deck(settled)
        return self.report

    # Cards and teams --------------------------------------------------------------------------------------------------

    def _settle(self, entries: Sequence[Entry]) -> list[_Settled]:
        settled = [self._card_of(entry) for entry in entries]
        settled = _characters_once(settled)
        settled = [self._teams_of(each) for each in settled]
        return self._fitted(settled)

    def _card_of(self, entry: Entry) -> _Settled:
        """The card of a line: the chosen one, or the likeliest."""
        wanted, team = split_key(self.chosen.get(entry.place, ""))
        if wanted == LEAVE_OUT:
            return _Settled(entry, is_left_out=True)
        if wanted in entry.codes:
            return _checked(_Settled(entry, wanted, team, is_chosen=True))
        if entry.is_refused or not entry.codes:
            return _Settled(entry, problem=entry.why)
        return _checked(_Settled(entry, entry.codes[0]))

    def _teams_of(self, each: _Settled) -> _Settled:
        teams = each.teams or _possible(each.entry, each.code)
        if not each.code or each.is_repeated or not teams:
            return each
        if each.team not in teams:
            return replace(each, teams=teams, team=(), is_chosen=each.is_chosen and len(teams) == 1)
        return replace(each, teams=teams)

    def _fitted(self, settled: list[_Settled]) -> list[_Settled]:
        """Teams for the characters whose number is open; the best fit to the points of the format comes first."""
        format = self.format if isinstance(self.format, Format) else get_format(self.format)
        open_ones = [Open(each.code, each.teams) for each in settled if each.is_open]
        others = sum(self._points(each, format) for each in settled if not each.is_open)
        ordered = iter(best_teams(others, open_ones, format))
        fitted = [replace(each, teams=tuple(next(ordered))) if each.is_open else each for each in settled]
        return [replace(each, team=each.teams[0]) if each.teams and not each.team else each for each in fitted]

    def _points(self, each: _Settled, format: Format) -> int:
        if not each.code or _kind(each.entry, each.code) not in ("character", "plot"):
            return 0
        return points_of(each.code, each.team or (each.teams[0] if each.teams else ()), format)

    # The deck ---------------------------------------------------------------------------------------------------------

    def _make_deck(self, settled: list[_Settled]) -> None:
        held = [each for each in settled if each.code and not each.problem and not each.is_repeated]
        name = self.name if self.name and name_problem(self.name) is None else UNNAMED
        if not held:
            self.report.problems.append("no card was found")
            return
        deck = _deck(name, self.format, held)
        try:
            self.report.deck = read_deck(to_json(deck))
        except BadDeck as bad:
            self.report.problems += [
                f"{each.where}: {each.message}" if each.where else each.message for each in bad.problems
            ]


def _deck(name: str, format: str | Format, held: Sequence[_Settled]) -> DeckList:
    members: list[Member] = []
    places: dict[str, list[str]] = {"battlefield": [], "plot": []}
    cards: Counter[str] = Counter()
    beside: Counter[str] = Counter()
    for each in held:
        kind = _kind(each.entry, each.code)
        if kind == "character":
            members += [Member(each.code, dice) for dice in each.team]
        elif kind in places:
            places[kind] += [each.code] * (each.entry.count.number if each.entry.kept_as else 1)
        elif kind == SET_ASIDE:
            beside[each.code] += each.entry.count.number
        else:
            cards[each.code] += each.entry.count.number
    plots = [each for each in held if _kind(each.entry, each.code) == "plot"]
    elite = {each.code: each.team[0] for each in plots if each.team > (1,)}
    backs = {each.code: each.entry.back for each in plots if each.entry.back}
    return DeckList(
        name=name,
        format=format,
        characters=tuple(members[: MOST_CHARACTERS + 1]),
        battlefields=tuple(places["battlefield"]),
        plots=tuple(places["plot"]),
        cards=tuple(cards.items()),
        plot_dice=tuple(elite.items()),
        backs=tuple(backs.items()),
        set_aside=tuple(beside.items()),
    )


def _each(row: Entry | list[Entry]) -> list[Entry]:
    return row if isinstance(row, list) else [row]


def _kind(entry: Entry, code: str) -> str:
    """The place of a card in the deck."""
    return entry.kept_as or card(code).type


def _is_character(each: _Settled) -> bool:
    return _kind(each.entry, each.code) == "character"


def _possible(entry: Entry, code: str) -> tuple[Team, ...]:
    """The teams that the number of a character may mean, or the values of a plot; none for other cards."""
    if entry.teams or not code:
        return entry.teams
    if entry.kept_as in ("", "character") and card(code).type == "character":
        return tuple(teams_of(card(code), entry.count))
    return tuple(values_of(card(code), entry.count)) if _kind(entry, code) == "plot" else ()


def _checked(each: _Settled) -> _Settled:
    """The number of a line must be one that a deck can have."""
    count = each.entry.count
    most = MOST_CHARACTERS if _is_character(each) else MOST_COPIES
    if 1 <= count.number <= most and count.is_fine:
        return each
    return replace(each, code="", problem=f"the number must be 1 to {most}")


def _characters_once(settled: list[_Settled]) -> list[_Settled]:
    """A unique character of several lines is one character; another one has a line for each of its copies."""
    lines: dict[str, list[int]] = {}
    for index, each in enumerate(settled):
        if each.code and _is_character(each) and not each.entry.teams:
            lines.setdefault(each.code, []).append(index)
    for code, places in lines.items():
        if len(places) > 1 and card(code).is_unique:
            _join(settled, code, places)
        elif len(places) > 1:
            for index in places:
                count = replace(settled[index].entry.count, is_one_of_several=True)
                settled[index] = replace(settled[index], teams=tuple(teams_of(card(code), count)))
    return settled


def _join(settled: list[_Settled], code: str, places: list[int]) -> None:
    dice = [teams_of(card(code), settled[index].entry.count)[0][0] for index in places]
    most = max(1, len(card(code).points))
    total = sum(dice) if sum(dice) <= most else max(dice)
    first = settled[places[0]]
    told = f"{len(places)} lines of this unique character are read as one with {total} dice"
    entry = replace(first.entry, why=told, is_certain=False)
    settled[places[0]] = replace(first, entry=entry, teams=((total,),), team=(total,))
    for index in places[1:]:
        settled[index] = replace(settled[index], is_repeated=True)


# Lines ----------------------------------------------------------------------------------------------------------------


def _line(each: _Settled) -> Line:
    entry = each.entry
    line = Line(entry.place, entry.source, TAKEN, code=each.code, candidates=_candidates(each), choice=_choice(each))
    if each.is_left_out:
        return replace(line, status=ASIDE, why="left out, as you chose", code="", choice=LEAVE_OUT)
    if each.problem or not each.code:
        return replace(line, status=REFUSED, why=each.problem or "no card was found")
    if each.is_repeated:
        return replace(line, status=GUESSED, why="the same unique character as in a line above, counted there")
    if each.is_chosen and (each.team or len(each.teams) < 2):
        return line
    if entry.teams:
        return replace(line, why=entry.why)
    return _with_doubts(each, line)


def _with_doubts(each: _Settled, line: Line) -> Line:
    entry = each.entry
    number = entry.count.number
    doubts = [entry.why] if entry.why else []
    if not entry.is_certain and len(entry.codes) > 1 and not each.is_chosen:
        doubts.append(f"{len(entry.codes)} cards come into question")
    kind = "" if entry.kept_as else card(each.code).type
    if len(each.teams) > 1:
        told = f"{number} may be dice or copies: {len(each.teams)} teams fit"
        doubts.append("the plot may be elite" if kind == "plot" else told)
    is_unread = kind in ("battlefield", "plot") and number > 1 and each.team != (2,)
    if is_unread:
        doubts.append(f"a deck has one copy of a {kind}; the number {number} is not read")
    is_sure = entry.is_certain and len(each.teams) < 2 and not is_unread
    return replace(line, status=TAKEN if is_sure else GUESSED, why="; ".join(doubts))


def _candidates(each: _Settled) -> tuple[str, ...]:
    """The choices for a line; none where there is nothing to choose."""
    keys = [key for code in each.entry.codes for key in _keys(each, code)]
    if len(keys) < 2 and not each.entry.is_refused:
        return ()
    return tuple(keys[:_MOST_CANDIDATES])


def _keys(each: _Settled, code: str) -> list[str]:
    if each.is_repeated:
        return [code]
    teams = each.teams if code == each.code and each.teams else _possible(each.entry, code)
    return [key_of(code, team) for team in teams] if len(teams) > 1 else [code]


def _choice(each: _Settled) -> str:
    if not each.code:
        return ""
    return key_of(each.code, each.team) if len(each.teams) > 1 else each.code


def _joined(lines: list[Line]) -> Line:
    """One line of a source that names several cards."""
    worst = next(
        (status for status in (REFUSED, GUESSED, TAKEN) if any(line.status == status for line in lines)), ASIDE
    )
    place, _dot, _part = lines[0].place.partition(".")
    return Line(place, lines[0].source, worst, f"{len(lines)} cards in one line", parts=tuple(lines))
