# interpreted: compares texts, for people who own them
"""The generated text of the cards beside the published one, which the project does not contain."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from simulate.games.destiny import facts
from simulate.games.destiny.text import rules_text
from simulate.games.destiny.text_sets import TextSet, latest

REASONS: Final = "wording.toml"
"""Why a generated text says something else than the published one, by card code."""


@dataclass(frozen=True)
class Difference:
    """A card whose two texts don't agree."""

    code: str
    name: str
    published: str
    generated: str
    reason: str
    """Why, from the data file; empty when nobody has given a reason."""


@dataclass(frozen=True)
class Comparison:
    """What came of comparing all cards that have both texts."""

    agreeing: tuple[str, ...]
    differing: tuple[Difference, ...]
    needless: tuple[str, ...]
    """Codes with a reason that have nothing to explain."""

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
        if normalised(text) == normalised(generated):
            agreeing.append(code)
        else:
            name = facts.card(code).full_name
            differing.append(Difference(code, name, text, generated, reasons.get(code, "")))
    needless = [code for code in reasons if code in agreeing]
    return Comparison(tuple(agreeing), tuple(differing), tuple(needless))


def normalised(text: str) -> str:
    """Words alone: no mark-up, no punctuation, no difference of case."""
    plain = re.sub(r"<[^>]+>", "", text).replace("’", "'").casefold()
    return " ".join(re.findall(r"[\w']+|\[\w+\]", plain))


def read_reasons() -> dict[str, str]:
    """The data file; every entry says why."""
    read = tomllib.loads(files(__package__).joinpath("data", REASONS).read_text(encoding="utf-8"))
    return {code: str(entry["reason"]) for code, entry in read.items()}
