"""The faults of questions, by hand: a value that is wrong in the body of an example, and in its form.

The examples are those of tests/support/study_questions.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sandtable.engine.problem import Path

NUMBER, BOOLEAN, TEXT = "A valid number is required.", "Must be a valid boolean.", "Not a valid string."
WHOLE, REQUIRED, UNKNOWN = "A valid integer is required.", "This field is required.", "There is no such field."
RISK: Final = "A risk lies between 0.01 % and 25 %."
NO_DECK: Final = "There is no such deck, or it is not yours to see."
NO_SCENARIO: Final = "There is no such scenario, or it is not yours to see."
NO_LIST: Final = 'Expected a list of items but got type "int".'
KNOBS: Final = "Choose 1 to 12 things that may change."
TWO_OR_THREE: Final = "Choose two or three different agents to compare strengths, or none."
FOUR: Final = ["random", "greedy-0", "greedy-2", "planner-2"]
LEFT_OUT: Final = object()
"""Stands for a field that isn't there."""


@dataclass(frozen=True)
class Fault:
    """One wrong value."""

    path: Path
    sort: str
    """ "type", "low", "high", "missing", or a word for a rule of its own."""
    value: Any
    form: dict[str, Any] | None
    """The fields of the page that say the same; None where the page can't say it."""
    words: str


def at_most(number: object) -> str:
    return f"Ensure this value is less than or equal to {number}."


def at_least(number: object) -> str:
    return f"Ensure this value is greater than or equal to {number}."


def too_long(characters: int) -> str:
    return f"Ensure this field has no more than {characters} characters."


def too_many(elements: int) -> str:
    return f"Ensure this field has no more than {elements} elements."


def no_choice(text: str) -> str:
    return f'"{text}" is not a valid choice.'


def a_number(path: Path, control: str, low: float, high: float, wrong: str = WHOLE) -> Iterator[Fault]:
    """Letters, a number as text, and one beyond each bound."""
    yield Fault(path, "type", "many", {control: "many"}, wrong)
    yield Fault(path, "as text", str(low), None, wrong)
    yield Fault(path, "low", low - 1, {control: str(low - 1)}, at_least(low))
    yield Fault(path, "high", high + 1, {control: str(high + 1)}, at_most(high))


def of_a_number(path: Path, low: float, high: float, wrong: str = WHOLE) -> Iterator[Fault]:
    """The same for a number that the page has no control for."""
    for fault in a_number(path, "", low, high, wrong):
        yield Fault(fault.path, fault.sort, fault.value, None, fault.words)


def a_text(path: Path, control: str, longest: int) -> Iterator[Fault]:
    """A number, and a text that is too long; without a control the page can't say it."""
    yield Fault(path, "type", 5, None, TEXT)
    text = "x" * (longest + 1)
    yield Fault(path, "high", text, {control: text} if control else None, too_long(longest))


def a_deck(path: Path, control: str) -> Iterator[Fault]:
    """A deck by its id and a version; on the page both are one text."""
    yield from a_text((*path, "deck"), control, 40)
    yield from of_a_number((*path, "version"), 1, 10**6)
    yield Fault((*path, "deck"), "unknown", "nobody", {control: "nobody:1"}, NO_DECK)


def an_agent() -> Iterator[Fault]:
    yield Fault(("agent",), "type", "oracle", {"agent": "oracle"}, no_choice("oracle"))


SEED: Final = [*a_number(("seed",), "seed", 0, 2**53 - 1)]
TWENTY_FIVE: Final = [{"deck": "rey"}] * 25

FAULTS: Final[dict[str, list[Fault]]] = {
    "better": [
        *a_deck(("old",), "deck_a"),
        *a_deck(("new",), "deck_b"),
        Fault(("old",), "missing", LEFT_OUT, {"deck_a": ""}, REQUIRED),
        Fault(("new",), "missing", LEFT_OUT, {"deck_b": ""}, REQUIRED),
        Fault(("new",), "same", {"deck": "kylo"}, {"deck_b": "kylo:1"}, "These are the same cards. Choose another"
              " version, or another deck."),
        *an_agent(),
        Fault(("agent",), "missing", LEFT_OUT, {"agent": ""}, REQUIRED),
        Fault(("preset",), "type", "slow", {"preset": "slow"}, no_choice("slow")),
        Fault(("preset",), "both", "quick", {"preset": ""}, "Choose a preset or give a design, one of them."),
        Fault(("design", "unit"), "type", "miles", {"unit": "miles"}, no_choice("miles")),
        Fault(("design", "low"), "type", "nan", {"low": "nan"}, NUMBER),
        Fault(("design", "low"), "as text", "0", None, NUMBER),
        Fault(("design", "high"), "type", "x", {"high": "x"}, NUMBER),
        Fault(("design", "high"), "missing", LEFT_OUT, {"high": ""}, REQUIRED),
        Fault(("design", "high"), "too high", 401, {"high": "401"}, "Give a number above the lower one that a result"
              " can reach."),
        Fault(("design", "alpha"), "type", "x", {"alpha": "x"}, NUMBER),
        Fault(("design", "alpha"), "too high", 0.26, {"alpha": "26"}, RISK),
        Fault(("design", "beta"), "type", "x", {"beta": "x"}, NUMBER),
        Fault(("design", "beta"), "too low", 0.0, {"beta": "0"}, RISK),
        Fault(("design", "most"), "type", "x", {"most": "x"}, WHOLE),
        Fault(("design", "most"), "too low", 0, {"most": "0"}, "Give 1 to 20 000."),
        Fault(("design", "most"), "too high", 20001, {"most": "20001"}, "Give 1 to 20 000."),
        *SEED,
    ],
    "better/scenario": [
        *a_text(("old", "scenario"), "a", 40),
        *a_text(("new", "scenario"), "b", 40),
        Fault(("old", "scenario"), "unknown", "nothing", {"a": "nothing"}, NO_SCENARIO),
        Fault(("old",), "missing", LEFT_OUT, {"a": ""}, REQUIRED),
        *a_number(("side",), "side", 0, 7),
        Fault(("side",), "unknown", 2, {"side": "2"}, "The scenario has no such side."),
        Fault(("preset",), "type", "own", {"preset": "own"}, no_choice("own")),
    ],
    "better/strengths": [
        Fault(("strengths",), "type", 5, None, NO_LIST),
        Fault(("strengths",), "high", FOUR, {"strengths": FOUR}, TWO_OR_THREE),
        Fault(("strengths",), "one", ["random"], {"strengths": ["random"]}, TWO_OR_THREE),
        Fault(("strengths", 0), "type", "oracle", {"strengths": ["oracle", "greedy-2"]}, no_choice("oracle")),
    ],
    "field": [
        Fault(("decks",), "type", 5, None, NO_LIST),
        Fault(("decks",), "high", TWENTY_FIVE, {"decks": ["rey:1"] * 25}, too_many(24)),
        *a_deck(("decks", 0), "decks"),
        Fault(("decks", 0, "deck"), "missing", LEFT_OUT, None, REQUIRED),
        Fault(("decks",), "few", [], {"decks": []}, "A field has 2 to 24 members, not 0."),
        Fault(("demo",), "type", "yes", {"demo": "yes"}, BOOLEAN),
        Fault(("agents",), "type", 5, None, NO_LIST),
        Fault(("agents",), "low", [], {"agents": []}, REQUIRED),
        Fault(("agents",), "missing", LEFT_OUT, {"agents": []}, REQUIRED),
        Fault(("agents",), "high", ["random"] * 25, {"agents": ["random"] * 25}, too_many(24)),
        Fault(("agents", 0), "type", "oracle", {"agents": ["oracle"]}, no_choice("oracle")),
        Fault(("pairs",), "type", "many", {"rotations": "many"}, WHOLE),
        Fault(("pairs",), "as text", "6", None, WHOLE),
        Fault(("pairs",), "low", 0, {"rotations": "0"}, at_least(1)),
        Fault(("pairs",), "missing", LEFT_OUT, {"rotations": ""}, REQUIRED),
        Fault(("even",), "type", "sideways", {"even": "sideways"}, BOOLEAN),
        *SEED,
    ],
    "field/row": [
        *a_deck(("row",), "deck"),
        Fault(("row", "deck"), "missing", LEFT_OUT, {"deck": ""}, REQUIRED),
        Fault(("agents",), "two", ["random", "greedy-0"], {"agents": ["random", "greedy-0"]}, "One row of a field is"
              " played by one agent. Choose one."),
    ],
    "field/scenario": [
        *a_text(("scenario",), "version", 40),
        Fault(("scenario",), "unknown", "nothing", {"version": "nothing"}, NO_SCENARIO),
    ],
    "best_card": [
        *a_text(("deck",), "", 40),
        Fault(("deck",), "missing", LEFT_OUT, None, REQUIRED),
        Fault(("deck",), "unknown", "nothing", None, NO_DECK),
        *a_text(("removed",), "removed", 20),
        Fault(("removed",), "unknown", "99999", {"removed": "99999"}, "This card is not in the deck; give its code."),
        Fault(("cards",), "type", 5, None, NO_LIST),
        Fault(("cards",), "low", [], {"cards": ""}, REQUIRED),
        Fault(("cards",), "missing", LEFT_OUT, {"cards": " \n "}, REQUIRED),
        Fault(("cards",), "high", ["01153"] * 21, {"cards": "01153\n" * 21}, too_many(20)),
        *a_text(("cards", 0), "cards", 120),
        Fault(("cards", 0), "unknown", "Moon base", {"cards": "Moon base"}, "There is no card called “Moon base”."),
        *a_text(("opponent",), "opponent", 100),
        Fault(("opponent",), "unknown", "nobody", {"opponent": "nobody"}, "No deck that comes with the game has this"
              " name."),
        *an_agent(),
        *a_number(("pairs",), "pairs", 20, 10_000),
        *of_a_number(("final_pairs",), 10, 5_000),
        *SEED,
    ],
    "causes": [
        *a_text(("playtest",), "", 22),
        Fault(("playtest",), "missing", LEFT_OUT, None, REQUIRED),
        *of_a_number(("side",), 0, 7),
        Fault(("side",), "unknown", 2, None, "There is no such side."),
        Fault(("things",), "type", 5, None, NO_LIST),
        Fault(("things",), "low", [], {"things": []}, "Choose at least one."),
        Fault(("things",), "high", ["01155"] * 61, {"things": ["01155"] * 61}, "At most 60 at a time."),
        *a_text(("things", 0), "things", 200),
        Fault(("things", 0), "unknown", "99999", {"things": ["99999"]}, "There is no “99999” to take out."),
        *a_text(("instead",), "instead", 120),
        *a_number(("rotations",), "size", 2, 5_000),
    ],
    "causes/scenario": [
        Fault(("things", 0), "unknown", "/moon", {"things": ["/moon"]}, "There is no “/moon” to take out."),
    ],
    "causes/decks": [
        *a_deck(("deck",), "deck"),
        *a_deck(("opponent",), "opponent"),
        Fault(("deck", "deck"), "missing", LEFT_OUT, {"deck": ""}, REQUIRED),
        Fault(("opponent", "deck"), "missing", LEFT_OUT, {"opponent": ""}, REQUIRED),
        Fault(("opponent",), "none", LEFT_OUT, None, REQUIRED),
        Fault(("playtest",), "both", "abc", None, "Name a playtest or two decks, one of them."),
        *an_agent(),
        *SEED,
    ],
    "worth": [
        *a_text(("playtest",), "", 22),
        Fault(("playtest",), "missing", LEFT_OUT, None, REQUIRED),
        Fault(("weak",), "type", "oracle", {"weak": "oracle"}, no_choice("oracle")),
        Fault(("things",), "type", 5, None, NO_LIST),
        Fault(("things",), "high", [f"thing {letter}" for letter in "abcdefg"], {
            "things": "\n".join(f"thing {letter}" for letter in "abcdefg")
        }, "At most 6 things at a time."),
        Fault(("things", 0), "type", 5, None, TEXT),
        Fault(("things", 0), "forbidden", "a, b", {"things": "a, b"}, "“a, b” can't be forbidden: give 3 to 40 small"
              " letters, digits, spaces or hyphens."),
        *a_number(("rotations",), "size", 2, 2_000),
    ],
    "balance": [
        *a_text(("scenario",), "", 40),
        Fault(("scenario",), "missing", LEFT_OUT, None, REQUIRED),
        Fault(("scenario",), "unknown", "nothing", None, NO_SCENARIO),
        *of_a_number(("players",), 1, 8),
        Fault(("players",), "unknown", 3, None, "This scenario is played by 2."),
        *a_number(("target",), "target", 5, 95, NUMBER),
        *a_number(("margin",), "margin", 1, 20, NUMBER),
        *an_agent(),
        Fault(("knobs",), "type", 5, None, NO_LIST),
        Fault(("knobs",), "low", [], {"on_0": "", "on_1": ""}, KNOBS),
        Fault(("knobs",), "missing", LEFT_OUT, {"on_0": "", "on_1": ""}, KNOBS),
        Fault(("knobs",), "high", [{"key": "rounds"}] * 13, {f"on_{number}": "on" for number in range(13)}, KNOBS),
        *a_text(("knobs", 0, "key"), "", 120),
        Fault(("knobs", 0, "key"), "missing", LEFT_OUT, None, REQUIRED),
        *a_text(("knobs", 0, "first"), "first_0", 80),
        *a_text(("knobs", 0, "last"), "last_0", 80),
        Fault(("knobs", 0), "alone", {"key": "rounds", "first": "6", "last": "6"}, {"last_0": "6"}, "This range holds"
              " the present setting alone."),
        *a_number(("games",), "games", 40, 40_000),
        *a_number(("proof_games",), "proof_games", 40, 10_000),
        *SEED,
    ],
}  # fmt: skip

NOT_ON_THE_PAGE: Final[dict[str, set[Path]]] = {
    "better": {("old", "version"), ("new", "version")},
    "field": {("decks", 0, "deck"), ("decks", 0, "version"), ("row", "version")},
    "best_card": {("deck",), ("final_pairs",)},
    "causes": {("playtest",), ("side",), ("deck", "version"), ("opponent", "version"), ("opponent",)},
    "worth": {("playtest",)},
    "balance": {("scenario",), ("players",), ("knobs", 0, "key")},
}
"""Fields that stand in the address of a page or in one text with another, or that a page works out."""
