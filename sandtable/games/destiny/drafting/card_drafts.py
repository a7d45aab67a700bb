# interpreted: reads texts, only for people who add cards
"""A draft of a card: its printed text read in our words, or the names of the words that are missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from sandtable.games.destiny.drafting.missing import mechanics, mechanics_of
from sandtable.games.destiny.drafting.pointers import faults
from sandtable.games.destiny.drafting.reading import Reader, Reading, cheapest
from sandtable.games.destiny.drafting.sources import NotCardLanguage, built, is_built, shape
from sandtable.games.destiny.drafting.texts import plain, usual
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.reminders import in_print
from sandtable.games.destiny.wording import agree


class Verdict(StrEnum):
    """A draft's worth."""

    ACCEPTED = "accepted"
    """Read in one way only, and the words say the printed text."""
    OTHER_WORDING = "read, but worded otherwise"
    AMBIGUOUS = "read in several ways"
    INCOMPLETE = "incomplete"


@dataclass(frozen=True)
class CardDraft:
    """The proposed encoding of one card."""

    code: str
    sources: tuple[str, ...]
    """The source of each paragraph that was read."""
    missing: tuple[str, ...]
    """Names of words and mechanics, each once."""
    verdict: Verdict

    @property
    def words(self) -> list[Any]:
        """The paragraphs as a card file would make them."""
        return [built(source) for source in self.sources]


_HEADS: Final = {
    "[special] - ": "special",
    "action - ": "action",
    "power action - ": "power_action",
    "claim - ": "claim",
}
_WAITING: Final = (("after ", "after"), ("before ", "before"))


def draft(card: CardFacts, printed: str) -> CardDraft:
    """The draft of a card from its printed text; the text itself is not kept."""
    found = [cheapest(each) for each in _paragraphs(card, printed)]
    readings = [each[0] for each in found]
    pointing = (fault for each in readings if not each.missing for fault in faults(each.source, card.type))
    missing = (name for each in readings for name in each.missing)
    lacking = dict.fromkeys([*_mechanics(card, printed), *missing, *pointing])
    sources = tuple(as_its_set_plays(card, each.source) for each in readings if not each.missing)
    if lacking:
        return CardDraft(card.code, sources, tuple(lacking), Verdict.INCOMPLETE)
    return CardDraft(card.code, sources, (), _verdict(card, found, sources, printed))


def _verdict(card: CardFacts, found: list[tuple[Reading, ...]], sources: tuple[str, ...], printed: str) -> Verdict:
    try:
        text = in_print("\n".join(built(source).says() for source in sources), card.code)
        if any(len({repr(shape(built(each.source))) for each in readings}) > 1 for readings in found):
            return Verdict.AMBIGUOUS
    except NotCardLanguage:
        return Verdict.INCOMPLETE
    return Verdict.ACCEPTED if agree(printed, text) else Verdict.OTHER_WORDING


def _mechanics(card: CardFacts, printed: str) -> Iterator[str]:
    yield from mechanics_of(card)
    yield from mechanics(usual(plain(printed)))


def _paragraphs(card: CardFacts, printed: str) -> Iterator[list[Reading]]:
    """The readings of each paragraph. The sentences of an event are one paragraph, after its restrictions."""
    event: list[str] = []
    for line in printed.splitlines():
        text = usual(plain(line)).removesuffix(".")
        while text and (begun := _restriction(card, text)) is not None:
            yield [begun[0]]
            text = begun[1]
        if text and card.type == "event":
            event.append(text)
        elif text:
            yield list(_ability(card, text))
    if event:
        yield _wrapped("play", Reader(card.type, is_special=False).sentences(". ".join(event)))


def _restriction(card: CardFacts, text: str) -> tuple[Reading, str] | None:
    """The restriction or keyword that begins a text, and the rest of it."""
    head, _, rest = text.partition(". ")
    found = Reader(card.type, is_special=False).read("restriction", head)
    return (found[0], rest) if found else None


def _ability(card: CardFacts, text: str) -> Iterator[Reading]:
    for head, word in _HEADS.items():
        if text.startswith(head):
            reader = Reader(card.type, is_special=word == "special")
            yield from _wrapped(word, reader.sentences(text.removeprefix(head)))
            return
    reader = Reader(card.type, is_special=False)
    for head, word in _WAITING:
        if text.startswith(head):
            yield from reader.read("ongoing", text)  # one ability may wait for two occasions
            yield from _triggered(reader, word, text.removeprefix(head))
            return
    yield from reader.read("ongoing", text)
    yield Reading("MISSING", (_ongoing(text),))


def _triggered(reader: Reader, word: str, text: str) -> Iterator[Reading]:
    for place in re.finditer(r", | (?=you may )", text):
        for occasion in _occasions(reader, text[: place.start()]):
            for phrase in reader.sentences(text[place.end() :]):
                source = about_its(f"{word}({occasion.source}, {one_offer(phrase.source)})")
                yield Reading(source, occasion.missing + phrase.missing)
    yield Reading("MISSING", ("verb: other (another speaker or manner)", "occasion: other"))


def _occasions(reader: Reader, text: str) -> Iterator[Reading]:
    """The readings of an occasion; a defeat is said in two ways, before it and after it."""
    for found in reader.read("occasion", text):
        if found.missing or is_built(found.source):
            yield found
    if text.endswith("character is defeated"):
        yield from reader.read("occasion", text.replace(" is defeated", " would be defeated"))


def _wrapped(word: str, found: tuple[Reading, ...]) -> list[Reading]:
    wrapped = [Reading(about_its(f"{word}({each.source})"), each.missing) for each in found]
    return wrapped or [Reading("MISSING", ("verb: several sentences of a new kind",))]


def one_offer(source: str) -> str:
    """ "You may A. Then B" as one offer: who doesn't do A doesn't come to B (D-563)."""
    match ast.parse(source, mode="eval").body:
        case ast.Call(
            func=ast.Attribute(value=ast.Call(func=ast.Name(id="may"), args=[deed]), attr="then"), args=[goal]
        ):
            deed_source, goal_source = (ast.get_source_segment(source, node) for node in (deed, goal))
            return f"may({deed_source}.then({goal_source}))"
    return source


def as_its_set_plays(card: CardFacts, source: str) -> str:
    """A card that a text plays may be kept; by rules v1.1, so for texts of Awakenings, it must be played (D-710)."""
    target = "one_to_play" if card.code.startswith("01") else "one_or_none"
    return re.sub(r"(?<!may\()Play\((a|one_or_none)\(", f"Play({target}(", source)


def about_its(source: str) -> str:
    """ "Its dice" are those of a character that earlier words chose; otherwise those of the character that speaks."""
    if "ATTACHED_TAKES" in source:  # the upgrade may be gone when its character is asked for
        source = source.replace("attached_is(", "it_is_attached(")
    if source.startswith("play("):  # an event has no die of its own that others are other than
        source = re.sub(r"(DIE[\w.]*)\.other\b", r"\1.another", source)
    if source.startswith("special(") and source.count("DIE") == 1:  # the other die is the one with this special
        source = source.replace(".another", ".not_this")
    first, its, rest = source.partition(".its")
    is_of_it = "a(CHARACTER" in first or "is_activated(" in first or source.startswith("play(") or "ATTACHED" in first
    return f"{first}.of_it{rest}" if its and is_of_it else source


def _ongoing(text: str) -> str:
    if re.search(r"\bcosts?\b", text):
        return "ongoing: costs"
    if re.search(r"\bwhile\b", text):
        return "ongoing: while"
    if re.search(r"\bcannot\b|\bcan't\b", text):
        return "ongoing: cannot"
    if re.search(r"\bhas\b|\bhave\b|\bgains?\b", text):
        return "ongoing: gives a keyword, subtype or ability"
    if re.search(r"\+\d|\bincreased\b|\bdecreased\b", text):
        return "ongoing: numbers"
    if re.search(r" only\b|^to play|^play only", text):
        return "restriction: another kind"
    if text.startswith(("if ", "when ")):
        return "paragraph: if or when"
    return "ongoing: other"
