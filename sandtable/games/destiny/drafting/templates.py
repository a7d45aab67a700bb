# interpreted: reads texts, only for people who add cards
"""Templates: the sentence of a form with holes, found by letting the words of the form speak."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Final

from sandtable.games.destiny.drafting.examples import EXAMPLES, Example
from sandtable.games.destiny.drafting.forms import FORMS
from sandtable.games.destiny.drafting.nouns import said
from sandtable.games.destiny.drafting.phrase_forms import JOINTS
from sandtable.games.destiny.drafting.sources import built
from sandtable.games.destiny.drafting.texts import plain, usual

_HOLE: Final = re.compile(r"{([a-z ]+)}")
YOU, THEY, CHOOSING, THIRD = "you", "they", "choosing", "third"
"""The speaker in a hole: "you discard", "they discard", "they choose and discard", "each opponent discards"."""


@dataclass(frozen=True)
class Hole:
    """The place of an example in a sentence."""

    at: int
    """Its number among the holes of the form, in the order of the source."""
    kind: str
    form: str
    voice: str


@dataclass(frozen=True)
class Template:
    """A sentence of literal texts and holes by turns, literal first and last."""

    source: str
    """The source with a numbered field for each hole."""
    literals: tuple[str, ...]
    holes: tuple[Hole, ...]
    level: int
    """The place of a joint among the levels of joints; for other forms their number."""

    def fillings(self, text: str) -> Iterator[tuple[str, ...]]:
        """All ways in which a text fills the holes, in the order of the sentence."""
        first = self.literals[0]
        if text.startswith(first):
            yield from self._rest(text[len(first) :], 0)

    def _rest(self, text: str, at: int) -> Iterator[tuple[str, ...]]:
        if at == len(self.holes):
            if not text:
                yield ()
            return
        literal = self.literals[at + 1]
        if not literal and at + 1 == len(self.holes):
            if text:
                yield (text,)
            return
        place = text.find(literal, 1)
        while place > 0:
            for rest in self._rest(text[place + len(literal) :], at + 1):
                yield (text[:place], *rest)
            place = text.find(literal, place + 1)


@cache
def templates(kind: str, they: bool) -> tuple[Template, ...]:
    """The templates of a kind of words, said to a player or about one."""
    found: dict[tuple[tuple[str, ...], tuple[Hole, ...]], Template] = {}
    for form in FORMS[kind]:
        level = next((at for at, forms in enumerate(JOINTS) if form in forms), len(JOINTS))
        for template in _of_form(form, level, they=they):
            found.setdefault((template.literals, template.holes), template)
    return tuple(found.values())


def _of_form(form: str, level: int, *, they: bool) -> Iterator[Template]:
    names = _HOLE.findall(form)
    for examples in product(*(EXAMPLES[name] for name in names)):
        source = _filled(form, [example.source for example in examples])
        fields = _filled(form, [f"{{{at}}}" if example.kind else example.source for at, example in enumerate(examples)])
        template = _template(fields, source, examples, level, they=they)
        if template is not None:
            yield template


def _template(fields: str, source: str, examples: tuple[Example, ...], level: int, *, they: bool) -> Template | None:
    """The template of a source with its examples; None where an example is not said."""
    text = usual(plain(_says(built(source), they=they)))
    places: list[tuple[int, int, Hole]] = []
    for at, example in enumerate(examples):
        if not example.kind:
            continue
        place = _place(text, at, example, they=they)
        if place is None:
            return None
        text = text[: place[0]] + "\0" * (place[1] - place[0]) + text[place[1] :]
        places.append(place)
    places.sort(key=lambda place: place[0])
    ends = [0, *(place[1] for place in places)]
    starts = [*(place[0] for place in places), len(text)]
    literals = tuple(text[end:start] for end, start in zip(ends, starts, strict=True))
    return Template(fields, literals, tuple(place[2] for place in places), level)


def _filled(form: str, words: list[str]) -> str:
    """A form with words in its holes, in their order."""
    left = iter(words)
    return _HOLE.sub(lambda _: next(left), form)


def _place(text: str, at: int, example: Example, *, they: bool) -> tuple[int, int, Hole] | None:
    for voice, words in sorted(_surfaces(example), key=lambda each: they and each[0] == YOU):
        start = text.find(words)
        if start >= 0:
            return start, start + len(words), Hole(at, example.kind, example.form, voice)
    return None


@cache
def _surfaces(example: Example) -> tuple[tuple[str, str], ...]:
    """The ways an example may be said, the longest first."""
    word = built(example.source)
    if example.kind == "number":
        found = [(YOU, example.source)]
    elif example.form:
        found = [(YOU, said(word, example.form, they=False)), (THEY, said(word, example.form, they=True))]
    elif example.kind == "phrase":
        third = re.sub(r"^(\w+)", r"\1s", word.says(True))
        found = [(CHOOSING, word.says_of_them()), (THIRD, third), (THEY, word.says(True)), (YOU, word.says())]
    else:
        found = [(YOU, _says(word, they=False)), (THEY, _says(word, they=True))]
    texts = [(voice, usual(plain(text))) for voice, text in found]
    moved = [(voice, re.sub(r" in (your|their) (hand|discard pile)", r" from \1 \2", text)) for voice, text in texts]
    return tuple(texts + moved)


def _says(word: Any, *, they: bool) -> str:
    """The words of a target, phrase, amount, condition or paragraph."""
    try:
        return str(word.says(they))
    except TypeError:
        return str(word.says()).removesuffix(".")
