"""Read decks that people published on community sites, in the two shapes those sites give, and say how they arrive.

    python -m tools.published_decks FILE [--list] [--cards]

FILE is a JSON list of {"id", "slots": {code: number}}. The number of a unique character is its dice, of another one the
sum of the dice of all its copies; several teams may have the same sum. Each deck is written as the JSON of such a site
(quantity = dice = number) and as its plain text, and read back. `right_teams` says what must arrive, from the slots
alone, without asking the reader. The command ends with 1 when a deck does not arrive in one of the shapes.

It also counts the decks whose cards all play, and says how many decks the next cards complete; `--cards` prints the
missing cards in this order and nothing else.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice, product
from pathlib import Path
from typing import Any, Final

from decks.exchange import incoming
from decks.exchange.report import Report
from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import AWAKENINGS, STARTER, Format, all_formats
from sandtable.games.destiny.legality import problems, unencoded
from tools import playable_decks

Slots = Mapping[str, int]
Team = tuple[int, ...]

_SECTIONS: Final = ("battlefield", "plot", "character", "upgrade", "downgrade", "support", "event")
_MOST_CHOICES: Final = 64
"""Ways to answer the choosers of one deck that are tried for a legal one."""
_READ_IN: Final = "INF"
"""The format to read in: the widest one."""


# Right teams ----------------------------------------------------------------------------------------------------------


def right_teams(found: CardFacts, number: int) -> set[Team]:
    """Every team the number of a character may mean on a community site, from the card alone."""
    if found.is_unique:
        return {(number,)}
    most = max(1, len(found.points))
    teams: set[Team] = {()}
    for _die in range(number):
        grown = {tuple(sorted((*team, 1), reverse=True)) for team in teams}
        more = {_with_one_more(team, index) for team in teams for index, dice in enumerate(team) if dice < most}
        teams = grown | more
    return teams


def _with_one_more(team: Team, index: int) -> Team:
    return tuple(sorted((*team[:index], team[index] + 1, *team[index + 1 :]), reverse=True))


# The shapes of the sites ----------------------------------------------------------------------------------------------


def site_json(slots: Slots) -> str:
    """The document of a site's API, where quantity and dice of a character are the same number."""
    written = {
        code: {"quantity": number, "dice": number if card(code).has_die else 0} for code, number in slots.items()
    }
    return json.dumps({"id": 1, "name": "A published deck", "format_code": _READ_IN, "slots": written})


def site_text(slots: Slots) -> str:
    """The plain text of a site: one section for each type, the number before the name, set and number behind it."""
    blocks = ["A published deck"]
    for section in _SECTIONS:
        lines = [_text_line(card(code), number) for code, number in sorted(slots.items()) if card(code).type == section]
        if lines:
            blocks.append("\n".join([section.upper(), "-" * len(section), *lines]))
    return "\n\n".join(blocks) + "\n"


def _text_line(found: CardFacts, number: int) -> str:
    names = {each["code"]: each["name"] for each in facts.read("sets.json")}
    title = ", ".join(filter(None, (found.name, found.subtitle)))
    counted = "" if found.type in ("battlefield", "plot") else f"{number}x "
    return f"{counted}{title} ({names[found.set_code]} #{found.position})"


SHAPES: Final[dict[str, Callable[[Slots], str]]] = {"site JSON": site_json, "plain text": site_text}


# Arrivals -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Arrival:
    """One deck in one shape."""

    id: object
    faults: tuple[str, ...]
    """The differences from a deck that arrives right; empty for one that does."""
    is_asked: bool
    """The reader is asked which team it is."""
    legal_in: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    """Rules it breaks in the format where it breaks the fewest, when it is legal in none."""
    told: tuple[str, ...] = ()
    is_played: bool = False
    """The engine takes it to a table in one of these formats: it plays each card, also those that texts bring."""


def arrival(id: object, slots: Slots, shape: str, formats: Sequence[Format]) -> Arrival:
    """The way of one deck through one shape."""
    source = SHAPES[shape](slots)
    report = incoming.read(source, format=_READ_IN)
    faults = tuple(_faults(slots, report, source if shape == "plain text" else ""))
    is_asked = any(line.candidates for line in report.lines)
    if report.deck is None:
        return Arrival(id, faults, is_asked)
    tried = teams_of(report, source)
    legal = [(format.code, deck) for format in formats for deck in tried if not problems(deck, format)]
    if legal:
        is_played = any(not unencoded(replace(deck, format=code)) for code, deck in legal)
        return Arrival(id, faults, is_asked, tuple(sorted({code for code, _ in legal})), is_played=is_played)
    fewest = min((problems(deck, format) for deck in tried for format in formats), key=len, default=[])
    rules = tuple(sorted({each.rule for each in fewest}))
    return Arrival(id, faults, is_asked, (), rules, tuple(each.message for each in fewest))


def teams_of(report: Report, source: str) -> list[DeckList]:
    """The deck that was read from `source`, and those that other answers to its choosers make."""
    return [deck for deck in (report.deck, *_other_choices(report, source)) if deck is not None]


def _faults(slots: Slots, report: Report, text: str) -> Iterator[str]:
    if report.deck is None:
        yield "no deck: " + "; ".join(report.problems)
        return
    if text and [line.place for line in report.lines] != _numbers_of_lines(text):
        yield "a line of the text has no row"
    held = {
        code: number for code, number in slots.items() if card(code).type not in ("character", "battlefield", "plot")
    }
    if dict(report.deck.cards) != held:
        yield "other cards"
    for kind, codes in (("battlefield", report.deck.battlefields), ("plot", report.deck.plots)):
        if list(codes) != sorted(code for code in slots if card(code).type == kind):
            yield f"another {kind}"
    yield from _other_plot(slots, report)
    yield from _other_team(slots, report)


def _other_plot(slots: Slots, report: Report) -> Iterator[str]:
    """Elite plots (the number 2 of a plot with two values) that arrive otherwise and can't be chosen."""
    assert report.deck is not None
    for code in report.deck.plots:
        number = min(slots.get(code, 1), max(1, len(card(code).points)))
        offered = {key for line in report.lines for key in line.candidates}
        if report.deck.dice_of_plot(code) != number and f"{code}:{number}" not in offered:
            yield f"another value of {card(code).full_name}"


def _numbers_of_lines(text: str) -> list[str]:
    return [str(number) for number, line in enumerate(text.split("\n"), 1) if line.strip()]


def _other_team(slots: Slots, report: Report) -> Iterator[str]:
    """Characters whose team is another, or is open and can't be chosen."""
    assert report.deck is not None
    team: dict[str, list[int]] = defaultdict(list)
    for member in report.deck.characters:
        team[member.code].append(member.dice)
    characters = {code for code in slots if card(code).type == "character"}
    if set(team) != characters:
        yield "other characters"
        return
    for code in sorted(characters):
        right = right_teams(card(code), slots[code])
        offered = {_team_of(key) for line in report.lines for key in line.candidates if key.startswith(f"{code}:")}
        if tuple(sorted(team[code], reverse=True)) not in right or (len(right) > 1 and offered != right):
            yield f"another team of {card(code).full_name}"


def _team_of(key: str) -> Team:
    return tuple(int(dice) for dice in key.partition(":")[2].split(","))


def _other_choices(report: Report, source: str) -> Iterator[DeckList | None]:
    """The decks that other answers to the choosers make."""
    choosers = [(line.place, line.candidates) for line in report.lines if line.candidates]
    answers = product(*(candidates for _, candidates in choosers)) if choosers else ()
    for answer in islice(answers, _MOST_CHOICES):
        chosen = dict(zip((place for place, _ in choosers), answer, strict=True))
        yield incoming.read(source, format=_READ_IN, chosen=chosen).deck


# All decks ------------------------------------------------------------------------------------------------------------


@dataclass
class Survey:
    """All decks of a file."""

    decks: int = 0
    unknown: dict[object, list[str]] = field(default_factory=dict)
    """Codes no card has, by deck."""
    arrivals: dict[str, list[Arrival]] = field(default_factory=lambda: {shape: [] for shape in SHAPES})

    @property
    def faulty(self) -> list[Arrival]:
        return [each for arrivals in self.arrivals.values() for each in arrivals if each.faults]

    def share_legal(self, shape: str, formats: frozenset[str] | None = None) -> float:
        """The part of the decks with known cards that is legal in one of the formats tried, or in one of these codes;
        1 where there are no decks.
        """
        arrivals = self.arrivals[shape]
        legal = [each.legal_in if formats is None else formats.intersection(each.legal_in) for each in arrivals]
        return sum(map(bool, legal)) / len(arrivals) if arrivals else 1.0


def published_formats() -> list[Format]:
    """The formats of communities, without those of this project."""
    return [format for format in all_formats().values() if format.code not in (AWAKENINGS.code, STARTER.code)]


def kept_as_files(*, is_today: bool = False) -> frozenset[str]:
    """Codes of the published formats whose list is in a file of the community; of those in use today alone if asked."""
    return frozenset(
        format.code for format in published_formats() if not format.is_reconstructed and not (is_today and format.until)
    )


def survey(decks: Sequence[Mapping[str, Any]], formats: Sequence[Format] | None = None) -> Survey:
    """The way of every deck through every shape; it is judged in the published formats, or in these."""
    found, formats = Survey(len(decks)), published_formats() if formats is None else formats
    for deck in decks:
        slots: Slots = deck["slots"]
        if unknown := sorted(code for code in slots if code not in all_cards()):
            found.unknown[deck["id"]] = unknown
            continue
        for shape, arrivals in found.arrivals.items():
            arrivals.append(arrival(deck["id"], slots, shape, formats))
    return found


def told(found: Survey, *, lists: bool = False) -> Iterator[str]:
    """The result in lines."""
    yield f"{found.decks} decks; {found.decks - len(found.unknown)} hold only cards of the catalogue"
    for shape, arrivals in found.arrivals.items():
        right = sum(not each.faults for each in arrivals)
        asked = sum(each.is_asked for each in arrivals)
        yield f"{shape}: {right} of {len(arrivals)} arrive right, {asked} of them with a choice of teams"
        yield f"  legal in some published format: {found.share_legal(shape):.1%}"
        yield f"    without the lists that are reconstructed: {found.share_legal(shape, kept_as_files()):.1%}"
        yield f"    in a list of today: {found.share_legal(shape, kept_as_files(is_today=True)):.1%}"
        yield f"  can be playtested as it is: {sum(each.is_played for each in arrivals)}"
        for each in arrivals:
            if each.faults:
                yield f"  deck {each.id}: {'; '.join(each.faults)}"
    yield from _not_legal(found.arrivals["plain text"], lists=lists)


def _not_legal(arrivals: Sequence[Arrival], *, lists: bool) -> Iterator[str]:
    kinds = Counter(each.rules for each in arrivals if not each.legal_in)
    yield f"not legal in any: {kinds.total()} decks, by the rules they break in the format that fits best"
    for rules, count in kinds.most_common():
        yield f"  {count:4} {', '.join(rules) or 'no deck'}"
        for each in arrivals:
            if lists and not each.legal_in and each.rules == rules:
                yield f"       deck {each.id}: {' '.join(each.told)}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.published_decks", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--list", action="store_true", help="name every deck that is not legal, with its problems")
    parser.add_argument("--cards", action="store_true", help="print only the missing cards, the next one first")
    asked = parser.parse_args(arguments)
    decks = json.loads(asked.file.read_text(encoding="utf-8"))
    ahead = playable_decks.completion(deck["slots"] for deck in decks if not deck["slots"].keys() - all_cards().keys())
    if asked.cards:
        print("\n".join(ahead.order))
        return 0
    found = survey(decks)
    print("\n".join((*told(found, lists=asked.list), *playable_decks.told(ahead))))
    return 1 if found.faulty else 0


if __name__ == "__main__":
    sys.exit(main())
