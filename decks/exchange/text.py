"""The text of a deck: a name, sides and colors, then one section per kind of card.

What is written here is read back exactly, to the byte when written again (`_ours`). Every other list is read by
`listing`. The number before a character is dice, one line for each copy. The text of a community site looks the same,
but there it is the sum of the dice of all copies: so where one of our lines would say something impossible there (more
dice than the character can have), it carries the code in square brackets, as it does where set and number don't tell
the card. A line with an elite copy of a character that is not unique can mean two copies on such a site; that stays a
choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from decks.exchange import listing, names
from decks.exchange.gathering import SET_ASIDE, Entry, Gathering
from decks.exchange.report import Report
from decks.exchange.team import Count, Team
from sandtable.games.destiny.decklist import MOST_COPIES, DeckList, Member
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import DEFAULT, Format

SECTIONS: Final = ("battlefield", "character", "upgrade", "downgrade", "support", "event", "plot", "other", "set aside")
"""Headings in the order they are written; "other" holds cards that have no business in a deck."""
TAGS: Final = "TAGS\n----\n"
NOTES: Final = "NOTES\n-----\n"

_LINE: Final = re.compile(r"(?:(?P<number>\d{1,4})x )?(?P<rest>.+)")
_CODE: Final = re.compile(r" \[(?P<code>\d{5,6}[A-Z]?)(?:/(?P<back>\d{5,6}[A-Z]?))?\]$")
_PLACE: Final = re.compile(r" \((?P<set>[^()]+?) #(?P<position>\d{1,4})\)$")

_OR_COPIES: Final = "one copy with all its dice in our own text; on a community site it may be several copies"


# Out ------------------------------------------------------------------------------------------------------------------


def write(deck: DeckList, *, notes: str = "", tags: Sequence[str] = ()) -> str:
    """The deck as text; ends with a line break."""
    blocks = [deck.name, "\n".join(_head(deck))]
    for section in SECTIONS:
        if lines := list(_lines(deck, section)):
            heading = section.upper()
            blocks.append("\n".join([heading, "-" * len(heading), *lines]))
    if tags:
        blocks.append(TAGS + ", ".join(tags))
    if notes:
        blocks.append(NOTES + notes.strip("\n"))
    return "\n\n".join(blocks) + "\n"


def _head(deck: DeckList) -> Iterator[str]:
    team = [card(member.code) for member in deck.characters]
    sides = sorted({each.affiliation for each in team} - {"neutral"}) or ["neutral"]
    yield " / ".join(side.capitalize() for side in sides)
    yield " / ".join(sorted({each.color.capitalize() for each in team})) or "No color"
    used = {card(code).set_code for code in deck.codes()}
    in_order = [name for code, name in names.set_names().items() if code in used]
    yield f"Sets: From {in_order[0]} to {in_order[-1]}" if in_order else "Sets: none"


def _lines(deck: DeckList, section: str) -> Iterator[str]:
    if section == "battlefield":
        yield from (named(card(code)) for code in deck.battlefields)
    elif section == "character":
        yield from (f"{member.dice}x {_member(member)}" for member in deck.characters)
    elif section == "plot":
        yield from (_plot(deck, code) for code in deck.plots)
    elif section == SET_ASIDE:
        yield from (f"{copies}x {named(card(code))}" for code, copies in deck.set_aside)
    else:
        yield from (f"{copies}x {named(card(code))}" for code, copies in deck.cards if _section_of(code) == section)


def _member(member: Member) -> str:
    found = card(member.code)
    line = named(found)
    is_impossible_elsewhere = _has_copies(found) and member.dice > max(1, len(found.points))
    return f"{line} [{found.code}]" if is_impossible_elsewhere and not _CODE.search(line) else line


def _plot(deck: DeckList, code: str) -> str:
    """An elite plot has its number before it, a chosen back its code behind that of the front."""
    dice, back = deck.dice_of_plot(code), deck.back_of(code)
    line = named(card(code))
    if back:
        line = f"{_CODE.sub('', line)} [{code}/{back}]"
    return f"{dice}x {line}" if dice > 1 else line


def _section_of(code: str) -> str:
    """The place of a card of the deck (not of the team) in the text."""
    kind = card(code).type
    return kind if kind in ("upgrade", "downgrade", "support", "event") else "other"


def named(found: CardFacts) -> str:
    """A card as a line names it; reading finds it again."""
    is_hidden = not found.code.isdigit() or len(names.at(found.set_code, found.position)) > 1
    exact = f" [{found.code}]" if is_hidden else ""
    return f"{found.full_name.strip()} ({names.set_names()[found.set_code]} #{found.position}){exact}"


# In -------------------------------------------------------------------------------------------------------------------


def read(text: str, *, format: str | Format = DEFAULT, chosen: Mapping[str, str] | None = None) -> Report:
    """The report on a text. `chosen` names the choice for a line, by the line's number."""
    ours = _ours(text, format, chosen or {})
    return listing.read(text, format=format, chosen=chosen) if ours is None else ours


def _ours(text: str, format: str | Format, chosen: Mapping[str, str]) -> Report | None:
    """The report on a text that is, letter by letter, as `write` writes the deck in it; None for any other."""
    lines = [line.rstrip() for line in text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")]
    if len(lines) < 5 or lines[1] or not lines[4].startswith("Sets: "):
        return None
    gathering, section = Gathering("text", format), ""
    gathering.name = lines[0] if lines else ""
    rows = listing.rows_of(text)
    end, tags, notes = _ending(lines)
    for row in rows:
        number = int(row.place)
        line = lines[number - 1] if number <= len(lines) else ""
        entry = _entry(row.place, line, section, lines) if 4 < number <= end else None
        if (
            number > 1
            and line.isupper()
            and line.lower() in SECTIONS
            and lines[number : number + 1] == ["-" * len(line)]
        ):
            section, entry = line.lower(), None
        if entry:
            gathering.add(entry)
        else:
            gathering.aside(
                row.place, row.source, "the name of the deck" if number == 1 else _not_a_card(number, line, end)
            )
    report = gathering.finish()
    report.notes, report.tags = notes, tags
    deck = report.deck or DeckList(lines[0], format, (), (), (), ())
    if write(deck, notes=notes, tags=tags).rstrip() != "\n".join(lines).rstrip():
        return None
    return _chosen(report, gathering, chosen)


def _chosen(report: Report, gathering: Gathering, chosen: Mapping[str, str]) -> Report:
    """The same lines with the choices of a reader."""
    if not chosen:
        return report
    again = Gathering(report.kind, gathering.format, chosen)
    again.name = gathering.name
    again.take_over(gathering)
    found = again.finish()
    found.notes, found.tags = report.notes, report.tags
    return found


def _ending(lines: list[str]) -> tuple[int, tuple[str, ...], str]:
    """The number of the last line above tags and notes, the tags, and the notes."""
    joined = "\n".join(lines)
    head, _notes, notes = joined.partition("\n\n" + NOTES)
    head, _tags, tags = head.partition("\n\n" + TAGS)
    return len(head.split("\n")), tuple(tags.strip("\n").split(", ")) if tags else (), notes.strip("\n")


def _is_section(line: str) -> bool:
    return line.isupper() and line.lower() in SECTIONS


def _not_a_card(number: int, line: str, end: int) -> str:
    if number == 1:
        return "the name of the deck"
    if number > end:
        return "tags or notes, kept with the deck"
    if _is_section(line):
        return "a heading"
    return "a line of signs" if set(line) <= {"-"} else "sides, colors and sets"


def _entry(place: str, line: str, section: str, lines: list[str]) -> Entry | None:
    """The card of a line as `write` writes it; of one line a character, a number may be dice or copies elsewhere."""
    match = _LINE.fullmatch(line)
    code = _code_of(match["rest"]) if match else ""
    if match is None or not code or not section:
        return None
    number = int(match["number"] or 1)
    if not 1 <= number <= MOST_COPIES:
        return None
    teams: tuple[Team, ...] = ((number,),) if section == "character" else ()
    is_alone = sum(each.partition("x ")[2] == match["rest"] for each in lines) == 1
    if teams and number > 1 and is_alone and not _CODE.search(line) and _has_copies(card(code)):
        teams = (*teams, (1,) * number)
    if section == "plot":
        teams = ((number,),)
    exact = _CODE.search(line)
    back = (exact["back"] or "") if exact else ""
    why = _OR_COPIES if len(teams) > 1 else ""
    return Entry(
        place,
        line.strip(),
        (code,),
        why,
        is_certain=True,
        count=Count(1 if section == "plot" else number),
        kept_as=section,
        back=back,
        teams=teams,
    )


def _has_copies(found: CardFacts) -> bool:
    return found.type == "character" and not found.is_unique


def _code_of(rest: str) -> str:
    if match := _CODE.search(rest):
        return match["code"] if match["code"] in all_cards() else ""
    match = _PLACE.search(rest)
    found = names.at(names.set_code(match["set"]), int(match["position"])) if match else ()
    return found[0] if len(found) == 1 else ""
