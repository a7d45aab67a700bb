"""README.md is true: each number in it is that of the code, and each name it gives to something on a page is there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from decks.selectors import demo_field
from sandtable.command.shipped import short_names
from sandtable.engine.registry import all_games
from sandtable.games.destiny.decklist import demo_decks
from sandtable.playtest.report.verdict import DIFFERENCE
from simulate.asking.forms import SIZES
from simulate.asking.scenario_forms import SIZES as SCENARIO_SIZES
from simulate.results.trial.services import GAMES
from simulate.study.best_card.question import MOST_CANDIDATES
from tests.test_architecture import WITH_A_CATALOGUE
from tests.test_documented_names import BLOCK, tracked

ROOT = Path(__file__).resolve().parent.parent
WORDS = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
]
NUMBER = re.compile(rf"\b(\d[\d,.]*\d|\d|{'|'.join(WORDS[2:])}|hundred|thousand)\b", re.IGNORECASE)


def prose() -> str:
    """The text without code, with single blanks."""
    text = BLOCK.sub("", (ROOT / "README.md").read_text(encoding="utf-8"))
    return " ".join(re.sub(r"`[^`\n]*`|^ *\d\. ", "", text, flags=re.MULTILINE).split())


def as_told(number: float) -> set[str]:
    """A number as a sentence may have it."""
    told = {f"{number:,}", f"{number:g}"}
    if number == int(number) and number < len(WORDS):
        told |= {WORDS[int(number)], WORDS[int(number)].capitalize()}
    return told | ({"hundred"} if number == 100 else set())


def _oldest_python() -> float:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return float(project["requires-python"].removeprefix(">="))


def _seats(game: str) -> tuple[int, int]:
    return all_games()[game].min_seats, all_games()[game].max_seats


def _without_catalogue() -> list[tuple[int, int]]:
    """The seats of the games that the tour names together."""
    return [_seats(name) for name in all_games() if name not in WITH_A_CATALOGUE]


CLAIMS: dict[str, Callable[[], float]] = {
    "Python {} or newer": _oldest_python,
    "the {} Awakenings starter decks": lambda: sum(name.endswith("-starter") for name in demo_decks()),
    "the {} decks of the demo field": lambda: len(demo_field()),
    "plays it against all {}": lambda: len(demo_field()),
    "up to {} cards compete": lambda: MOST_CANDIDATES,
    "the {} starter decks, an agent": lambda: sum(name.endswith("-starter") for name in demo_decks()),
    "{} games (each seed is played twice": lambda: 2 * SIZES["solid"],
    "equal within {} points": lambda: 100 * DIFFERENCE,
    "shows {} battles of Tide of Iron": lambda: len(short_names("tide_of_iron", "scenarios")),
    "a {} games later": lambda: SCENARIO_SIZES["quick"],
    "by {} to": lambda: min(fewest for fewest, _most in _without_catalogue()),
    "by two to {} players": lambda: max(most for _fewest, most in _without_catalogue()),
    "Try {} games": lambda: GAMES,
    "{} or four decks play": lambda: 3,
    "Three or {} decks play": lambda: _seats("destiny")[1],
    "{} to five at a table": lambda: max(fewest for fewest, _most in _without_catalogue()),
    "Three to {} at a table": lambda: max(most for _fewest, most in _without_catalogue()),
}
"""The words around each number, with {} in its place, and the number by the code."""
FIGURES_OF_SPEECH = (
    "played a thousand times", "Five minutes", "games by the thousand", "and two tests", "Three commands help",
    "All three are data",
)  # fmt: skip
"""Numbers that nothing but the README itself decides."""


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_number_is_that_of_the_code(claim: str) -> None:
    found = re.findall(re.escape(claim).replace(r"\{\}", r"([\w,.]+)"), prose())
    assert found, "README.md has other words; the claim belongs to them"
    assert {number.rstrip(".,") for number in found} <= as_told(CLAIMS[claim]()), claim


def test_every_number_is_checked() -> None:
    """A new sentence with a number has to be added to the claims above."""
    text, known = prose(), set()
    for claim in CLAIMS:
        pattern = re.escape(claim).replace(r"\{\}", r"([\w,.]+)")
        known |= {found.start(1) for found in re.finditer(pattern, text)}
    for words in FIGURES_OF_SPEECH:
        assert words in text, words
        known |= {place for found in re.finditer(re.escape(words), text) for place in range(*found.span())}
    unchecked = [found.group() for found in NUMBER.finditer(text) if found.start() not in known]
    assert unchecked == []


@cache
def shown() -> str:
    """All that pages may say: templates, code and the documents of games."""
    files = tracked("templates/*.html", "*.py", "sandtable/games/*.json", "scenarios/*.json")
    own = {"tests/test_readme.py"}
    texts = ((ROOT / path).read_text(encoding="utf-8") for path in files if path not in own)
    return " ".join(" ".join(texts).casefold().split())


def names_on_pages() -> list[str]:
    """Bold words and quotations of the tour."""
    tour = (ROOT / "README.md").read_text(encoding="utf-8").split("## Five minutes")[1].split("\n## ")[0]
    tour = " ".join(BLOCK.sub("", tour).split())
    return [" ".join(found) for found in re.findall(r'\*\*([^*]+)\*\*|"([^"]+)"', tour)]


@pytest.mark.parametrize("name", [name.strip() for name in names_on_pages()])
def test_a_name_of_the_tour_is_on_a_page(name: str) -> None:
    assert name.casefold().rstrip("?.") in shown()


def test_a_wrong_number_or_name_would_be_seen() -> None:
    assert as_told(14) == {"14", "fourteen", "Fourteen"} and as_told(2000) == {"2,000", "2000"}
    assert NUMBER.findall("six battles, 2,000 games, a hundred") == ["six", "2,000", "hundred"]
    assert "a button that nobody has made" not in shown()
