# interpreted: reads texts, only for people who add cards
"""Reading a plain text backwards: the words that would say it, as source, with a name for each word that is missing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from sandtable.games.destiny.drafting.forms import FORMS, POINTERS
from sandtable.games.destiny.drafting.missing import name_of, weight
from sandtable.games.destiny.drafting.nouns import noun_sources
from sandtable.games.destiny.drafting.sources import built
from sandtable.games.destiny.drafting.templates import CHOOSING, THEY, THIRD, YOU, Hole, Template, templates
from sandtable.games.destiny.drafting.texts import plain

MISSING: Final = "MISSING"


@dataclass(frozen=True)
class Reading:
    """One way to say a text."""

    source: str
    missing: tuple[str, ...] = ()
    """The names of the words that the language lacks for it."""

    @property
    def cost(self) -> int:
        return sum(weight(name) for name in self.missing)


class Reader:
    """Reads the texts of one paragraph of a card; what "it" and "this die" mean depends on where they stand."""

    def __init__(self, kind: str, *, is_special: bool) -> None:
        self.kind = kind
        """The type of the card."""
        self.is_special = is_special
        self.known: dict[tuple[str, str, str, str], tuple[Reading, ...]] = {}

    def read(self, kind: str, text: str, voice: str = YOU, form: str = "") -> tuple[Reading, ...]:
        """The readings of a text with the fewest missing words; the first is the likeliest."""
        key = kind, text, voice, form
        if key not in self.known:
            self.known[key] = ()  # a text is no part of itself
            self.known[key] = cheapest(self._readings(kind, text, voice, form))
        return self.known[key]

    def sentences(self, text: str) -> tuple[Reading, ...]:
        """The readings of one or several sentences, as the arguments of a paragraph."""
        found = list(self.read("phrase", text))
        for place in re.finditer(r"\. (?!then\b)", text):
            for first in self.read("phrase", text[: place.start()]):
                joined = _about_it if text[place.end() :].startswith("that opponent") else _joined
                found += [joined(first, rest) for rest in self.sentences(text[place.end() :])]
        return cheapest(found)

    def _readings(self, kind: str, text: str, voice: str, form: str) -> Iterator[Reading]:
        if kind == "number":
            if re.fullmatch(r"[2-9]", text):
                yield Reading(text)
            return
        if kind == "n":
            yield from self._counts(text)
        elif form:
            yield from (Reading(source) for source in noun_sources(kind, form, text, they=voice != YOU))
        else:
            yield from self._worded(kind, text, voice)
        if (lacking := name_of(kind, text)) is not None:
            yield Reading(MISSING, (lacking,))

    def _worded(self, kind: str, text: str, voice: str) -> Iterator[Reading]:
        if voice == CHOOSING:
            text, voice = text.removeprefix("choose and "), THEY
        elif voice == THIRD:
            text, voice = re.sub(r"^(\w+?)(?:(?<=ch|sh|ss)e)?s\b", r"\1", text), THEY
        for source in self._pointers(kind):
            if plain(built(source).says()) == text:
                yield Reading(source)
        yield from self._of_templates(kind, _in_place(kind, text), voice)
        if kind == "phrase" and " or " in text:
            yield from self._with_one_verb(text, voice)

    def _of_templates(self, kind: str, text: str, voice: str) -> Iterator[Reading]:
        """The readings of all forms; a looser joint that reads all of the text leaves no choice to tighter ones."""
        is_read, level = False, 0
        for template in templates(kind, voice != YOU) if kind in FORMS else ():
            if is_read and template.level > level:
                return
            level = template.level
            for filling in template.fillings(text):
                for reading in self._filled(template, filling):
                    is_read = is_read or not reading.missing
                    yield reading

    def _pointers(self, kind: str) -> Iterable[str]:
        yield from POINTERS.get(kind, ())
        if kind == "one die":
            yield "RESOLVING_DIE" if self.is_special else "THIS_DIE"
        if kind == "one character" and self.kind in ("upgrade", "downgrade"):
            yield "ATTACHED_IT"

    def _filled(self, template: Template, filling: tuple[str, ...]) -> Iterator[Reading]:
        """The template with the cheapest reading of each hole."""
        parts: dict[int, Reading] = {}
        for hole, text in sorted(zip(template.holes, filling, strict=True), key=lambda each: len(each[1])):
            found = self._hole(hole, text)
            if not found:
                return
            parts[hole.at] = found[0]
        sources = [parts[at].source if at in parts else "" for at in range(10)]
        missing = tuple(name for at in sorted(parts) for name in parts[at].missing)
        yield Reading(template.source.format(*sources), missing)

    def _hole(self, hole: Hole, text: str) -> tuple[Reading, ...]:
        return self.read(hole.kind, text, hole.voice, hole.form)

    def _with_one_verb(self, text: str, voice: str) -> Iterator[Reading]:
        """ "Reroll a die or one of your dice": the second verb is not said."""
        verb = text.partition(" ")[0]
        for place in re.finditer(" or ", text):
            for first in self.read("phrase", text[: place.start()], voice):
                for second in self.read("phrase", f"{verb} {text[place.end() :]}", voice):
                    if not first.missing and not second.missing:
                        yield Reading(f"{first.source}.or_({second.source})")

    def _counts(self, text: str) -> Iterator[Reading]:
        """Amounts that count a noun."""
        text = text.removeprefix("the number of ")
        for kind, form, end in (("die", "plural", ""), ("character", "bares", " you have")):
            if text.endswith(end):
                for source in noun_sources(kind, form, text.removesuffix(end), they=False):
                    yield Reading(f"number_of({source.replace('CHARACTER', 'CHARACTER.yours')})")
        if text.endswith(" you have in play"):
            for source in noun_sources("card", "bares", text.removesuffix(" you have in play"), they=False):
                word, dot, rest = source.partition(".")
                yield Reading(f"number_of({word}.yours{dot}{rest})")


def _in_place(kind: str, text: str) -> str:
    """ "A card from your hand" is read like "a card in your hand", as nouns say it."""
    if kind in ("hand card", "pile card"):
        return re.sub(r" from (your|their|an opponent's) (hand|discard pile)", r" in \1 \2", text)
    return text


def _joined(first: Reading, rest: Reading) -> Reading:
    return Reading(f"{first.source}, {rest.source}", first.missing + rest.missing)


def _about_it(first: Reading, rest: Reading) -> Reading:
    """A sentence about that opponent has a meaning only where the one before it was carried out."""
    return Reading(f"{first.source}.about_it({rest.source})", first.missing + rest.missing)


def cheapest(found: Iterable[Reading]) -> tuple[Reading, ...]:
    """The readings with the least cost, each once, in their order."""
    kept: list[Reading] = []
    for reading in found:
        if not kept or reading.cost < kept[0].cost:
            kept = [reading]
        elif reading.cost == kept[0].cost and reading not in kept and len(kept) < 4:
            kept.append(reading)
    return tuple(kept)
