# interpreted: compares texts, for owners of published texts
"""The generated text of the cards beside the published one, which the project does not contain."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from sandtable.games.destiny import facts
from sandtable.games.destiny.spelling import in_one_spelling, repeats_symbols, without_symbols
from sandtable.games.destiny.text import rules_text
from sandtable.games.destiny.text_sets import TextSet, latest

REASONS: Final = "wording.toml"
"""The file with reasons for texts that differ from the published ones, by card code."""


@dataclass(frozen=True)
class Difference:
    """A card with different generated and published texts."""

    code: str
    name: str
    published: str
    generated: str
    reason: str
    """The reason in the data file; empty without one."""


@dataclass(frozen=True)
class Comparison:
    """The result of comparing all cards that have both texts."""

    agreeing: tuple[str, ...]
    differing: tuple[Difference, ...]
    needless: tuple[str, ...]
    """Codes with a reason but without a difference."""

    @property
    def unexplained(self) -> tuple[Difference, ...]:
        return tuple(difference for difference in self.differing if not difference.reason)


def compare(published: Mapping[str, str]) -> Comparison:
    """Compare published texts by code with the generated ones, both with all errata (D-114).

    Cards that are not encoded are left out.
    """
    reasons = read_reasons()
    agreeing = []
    differing = []
    for code, text in published.items():
        generated = rules_text(code, latest(TextSet))
        if not text.strip() or generated is None:
            continue
        if agree(text, generated):
            agreeing.append(code)
        else:
            card = facts.card(code)
            reason = reasons.get(code) or reasons.get(card.reprint_of or "", "")  # reprints mostly share their print
            differing.append(Difference(code, card.full_name, text, generated, reason))
    needless = [code for code in reasons if code in agreeing]
    return Comparison(tuple(agreeing), tuple(differing), tuple(needless))


def agree(published: str, generated: str) -> bool:
    """True where two texts say the same in the same words, however these were spelled in their year.

    Symbols that repeat a word count wherever the published text has any.
    """
    if normalised(published) == normalised(generated):
        return True
    spelled = in_one_spelling if repeats_symbols(published) else without_symbols
    return normalised(spelled(published)) == normalised(spelled(generated))


def normalised(text: str) -> str:
    """The words of a text with its brackets and signs of numbers, without mark-up, other punctuation and case."""
    plain = re.sub(r"<[^>]+>", "", text).replace("’", "'").casefold()
    return " ".join(re.findall(r"\[\w+\]|[+-]\d+|[\w']+|[()+]", plain))


def read_reasons() -> dict[str, str]:
    """The reasons of the data file by card code."""
    read = tomllib.loads(files(__package__).joinpath("data", REASONS).read_text(encoding="utf-8"))
    return {code: str(entry["reason"]) for code, entry in read.items()}
