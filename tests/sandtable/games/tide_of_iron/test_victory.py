"""The language of victory: what conditions say, when they hold, and who wins."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from sandtable.games.tide_of_iron.conditions import read_condition
from sandtable.games.tide_of_iron.victory import Verdict, Victory, read_victory
from tests.support import rule

LINE = ["C1", "D3", "F2", "G4", "H1", "K5"]


@dataclass
class Game:
    """Just what conditions look at."""

    points_of: Mapping[str, int] = field(default_factory=dict)
    control: Mapping[str, Sequence[str]] = field(default_factory=dict)
    standing: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Hexes by side, one entry for each unit."""
    tokens: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Objectives by kind."""
    zones: Mapping[str, Sequence[str]] = field(default_factory=dict)
    markers: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Hexes by the kind of their markers."""
    deeds: Mapping[str, int] = field(default_factory=dict)
    """The number of times that each has happened."""

    def points(self, side: str) -> int:
        return self.points_of.get(side, 0)

    def controlled(self, side: str) -> Collection[str]:
        return self.control.get(side, ())

    def objectives(self, kind: str) -> Collection[str]:
        return self.tokens.get(kind, ())

    def units_on(self, side: str, hexes: Collection[str]) -> int:
        return sum(hex_ in hexes for hex_ in self.standing.get(side, ()))

    def units(self, side: str) -> int:
        return len(self.standing.get(side, ()))

    def zone(self, name: str) -> Collection[str]:
        return self.zones[name]

    def has(self, side: str, what: str, hexes: Collection[str] | None, off_map: bool) -> bool:
        return self.deeds.get(f"{side} {what}", 0) > 0

    def done(self, name: str) -> int:
        return self.deeds.get(name, 0)

    def marked(self, kind: str, hexes: Collection[str]) -> int:
        return sum(hex_ in hexes for hex_ in self.markers.get(kind, ()))


def breaking_point() -> Victory:
    """The German wins at the end of any round with 3 units on the line; otherwise the American wins."""
    on_the_line = {"units": {"side": "german", "hexes": LINE, "at_least": 3}}
    return read_victory(
        {"conditions": [{"side": "german", "when": "any round", "if": on_the_line}], "otherwise": "american"}
    )


def a_victory(*conditions: Any, otherwise: str = "draw") -> Victory:
    return read_victory({"conditions": list(conditions), "otherwise": otherwise})


def winner(victory: Victory, game: Game, round: int = 8, rounds: int = 8, initiative: str = "american") -> str | None:
    verdict = victory.verdict(game, round, rounds, initiative)
    assert verdict is not None
    if round == rounds:
        is_by_points = verdict.reason == victory.says_otherwise() and victory.otherwise == "most points"
        assert victory.leader(game, rounds, initiative) == (verdict.side, is_by_points)
    return verdict.side


@rule("TOI-SCN-02", "EX-TOI-99")
def test_three_units_on_the_line_win_at_the_end_of_any_round() -> None:
    game = Game(standing={"german": ["C1", "D3", "A1"]})
    assert breaking_point().verdict(game, 3, 8, "american") is None
    game = Game(standing={"german": ["C1", "D3", "K5"]})
    assert winner(breaking_point(), game, round=3) == "german"


@rule("TOI-SCN-02", "EX-TOI-99")
def test_the_line_held_for_eight_rounds_wins() -> None:
    assert breaking_point().verdict(Game(), 7, 8, "german") is None
    assert winner(breaking_point(), Game(), initiative="german") == "american"


def test_three_units_in_one_hex_of_the_line_are_three() -> None:
    assert winner(breaking_point(), Game(standing={"german": ["C1", "C1", "C1"]}), round=1) == "german"


def test_enemy_units_do_not_count() -> None:
    assert breaking_point().verdict(Game(standing={"american": LINE}), 1, 8, "american") is None


@rule("TOI-SCN-06")
def test_most_points_win_at_the_end() -> None:
    victory = a_victory(otherwise="most points")
    game = Game(points_of={"german": 5, "american": 4})
    assert victory.verdict(game, 7, 8, "american") is None
    assert winner(victory, game) == "german"


@rule("TOI-SCN-03", "TOI-SCN-06")
@pytest.mark.parametrize("initiative", ["american", "german"])
def test_equal_points_go_to_the_side_with_initiative(initiative: str) -> None:
    game = Game(points_of={"german": 5, "american": 5})
    assert winner(a_victory(otherwise="most points"), game, initiative=initiative) == initiative


@rule("TOI-SCN-07", "D-TOI-125")
@pytest.mark.parametrize("initiative", ["american", "german"])
def test_both_sides_at_once_goes_to_the_side_with_initiative(initiative: str) -> None:
    victory = a_victory(
        {"side": "german", "when": "any round", "if": {"eliminated": "american"}},
        {"side": "american", "when": "any round", "if": {"eliminated": "german"}},
    )
    assert winner(victory, Game(), round=2, initiative=initiative) == initiative


@rule("TOI-SCN-07", "D-TOI-147")
@pytest.mark.parametrize("initiative", ["american", "german"])
def test_both_sides_in_one_check_may_be_a_draw(initiative: str) -> None:
    conditions = [{"side": "german", "when": "any round", "if": {"eliminated": "american"}}]
    conditions.append({"side": "american", "when": "any round", "if": {"eliminated": "german"}})
    victory = read_victory({"conditions": conditions, "otherwise": "american", "both": "draw"})
    assert winner(victory, Game(), round=2, initiative=initiative) is None
    assert winner(victory, Game(standing={"german": ["A1"]}), round=2, initiative=initiative) == "german"
    assert "If both sides win in the same check, the game is a draw." in victory.says()


@rule("TOI-SCN-02", "D-TOI-146")
def test_a_condition_at_once_does_not_wait_for_the_end_of_the_round() -> None:
    victory = a_victory(
        {"side": "american", "when": "at once", "if": {"points": {"side": "american", "at_least": 12}}},
        {"side": "german", "when": "any round", "if": {"eliminated": "american"}},
    )
    assert victory.has_conditions_at_once and not breaking_point().has_conditions_at_once
    assert victory.verdict_at_once(Game(points_of={"american": 11}), "american") is None
    found = victory.verdict_at_once(Game(points_of={"american": 12}), "german")
    assert found and found.side == "american"
    assert found.reason == "The Americans win at once if the Americans have at least 12 victory points."
    assert winner(victory, Game(points_of={"american": 12}, standing={"american": ["A1"]}), round=3) == "american"


@rule("TOI-SCN-07", "D-TOI-125")
def test_nobody_wins_a_draw() -> None:
    verdict = a_victory().verdict(Game(), 8, 8, "american")
    assert verdict == Verdict(None, "", "After the last round the game is a draw.")


@rule("TOI-SCN-04", "D-TOI-124")
def test_no_units_left_loses_only_where_the_scenario_says_so() -> None:
    game = Game(standing={"german": ["C1"]})
    assert breaking_point().verdict(game, 3, 8, "american") is None
    says_so = a_victory({"side": "german", "when": "any round", "if": {"eliminated": "american"}})
    assert winner(says_so, game, round=3) == "german"


def crossroads() -> Victory:
    two, three = ({"controls": {"side": "american", "objectives": "victory", "at_least": count}} for count in (2, 3))
    return a_victory(
        {"side": "american", "when": "last round", "if": two, "grade": "minor"},
        {"side": "american", "when": "last round", "if": three, "grade": "major"},
        otherwise="german",
    )


@rule("TOI-SCN-02")
@pytest.mark.parametrize(
    ("hexes", "won"), [([], ("german", "")), (["C1", "D3"], ("american", "minor")), (LINE[:3], ("american", "major"))]
)
def test_the_better_grade_counts(hexes: list[str], won: tuple[str, str]) -> None:
    game = Game(control={"american": hexes}, tokens={"victory": LINE[:3]})
    assert crossroads().verdict(game, 8, 9, "german") is None
    verdict = crossroads().verdict(game, 9, 9, "german")
    assert verdict is not None and (verdict.side, verdict.grade) == won


@rule("TOI-SCN-02")
def test_one_round_is_one_round() -> None:
    victory = a_victory({"side": "german", "when": 4, "if": {"eliminated": "american"}})
    assert [victory.verdict(Game(), round, 8, "german") is not None for round in range(1, 9)] == [
        False, False, False, True, False, False, False, True,
    ]  # fmt: skip


HOLDS: list[tuple[dict[str, Any], Game, bool]] = [
    ({"points": {"side": "german", "at_least": 5}}, Game(points_of={"german": 5}), True),
    ({"points": {"side": "german", "at_least": 5}}, Game(points_of={"german": 4, "american": 9}), False),
    ({"points": {"side": "german", "ahead_by": 2}}, Game(points_of={"german": 6, "american": 4}), True),
    ({"points": {"side": "german", "ahead_by": 2}}, Game(points_of={"german": 6, "american": 5}), False),
    ({"controls": {"side": "german", "objectives": ["C1", "D3"]}}, Game(control={"german": ["C1", "D3", "F2"]}), True),
    ({"controls": {"side": "german", "objectives": ["C1", "D3"]}}, Game(control={"german": ["C1", "F2"]}), False),
    ({"controls": {"side": "german", "objectives": ["C1"]}}, Game(control={"american": ["C1"]}), False),
    (
        {"controls": {"side": "german", "objectives": ["C1", "D3"], "at_least": 1}},
        Game(control={"german": ["D3"]}),
        True,
    ),
    (
        {"controls": {"side": "german", "objectives": "command"}},
        Game(control={"german": ["D3"]}, tokens={"command": ["D3"], "victory": ["C1"]}),
        True,
    ),
    (
        {"units": {"side": "german", "zone": "farm", "at_least": 2}},
        Game(standing={"german": ["C1", "D3", "F2"]}, zones={"farm": ["C1", "F2"]}),
        True,
    ),
    (
        {"units": {"side": "german", "zone": "farm", "at_least": 2}},
        Game(standing={"german": ["C1", "D3"]}, zones={"farm": ["C1", "F2"]}),
        False,
    ),
    *[
        (
            {"controls": {"side": "german", "objectives": "victory", "ahead_by": 1}},
            Game(control={"german": ["C1", "D3"], "american": theirs}, tokens={"victory": ["C1", "D3", "F2", "G4"]}),
            expected,
        )
        for theirs, expected in ((["F2"], True), (["F2", "G4"], False), (["F2", "K5"], True))
    ],
    (
        {"markers": {"kind": "minefield", "hexes": "victory"}},
        Game(markers={"minefield": ["C1", "D3"]}, tokens={"victory": ["C1", "D3"]}),
        True,
    ),
    (
        {"markers": {"kind": "minefield", "hexes": "victory"}},
        Game(markers={"minefield": ["C1"], "razor_wire": ["D3"]}, tokens={"victory": ["C1", "D3"]}),
        False,
    ),
    (
        {"markers": {"kind": "pillbox", "hexes": ["C1", "D3"], "at_least": 1}},
        Game(markers={"pillbox": ["D3", "F2"]}),
        True,
    ),
    ({"eliminated": "german"}, Game(standing={"american": ["A1"]}), True),
    ({"eliminated": "german"}, Game(standing={"german": ["A1"]}), False),
    ({"not": {"eliminated": "german"}}, Game(), False),
    ({"not": {"not": {"eliminated": "german"}}}, Game(), True),
    ({"all": [{"eliminated": "german"}, {"eliminated": "american"}]}, Game(), True),
    ({"all": [{"eliminated": "german"}, {"eliminated": "american"}]}, Game(standing={"german": ["A1"]}), False),
    ({"any": [{"eliminated": "german"}, {"eliminated": "american"}]}, Game(standing={"german": ["A1"]}), True),
    (
        {"any": [{"eliminated": "german"}, {"eliminated": "american"}]},
        Game(standing={"german": ["A1"], "american": ["A1"]}),
        False,
    ),
]


@pytest.mark.parametrize(("document", "game", "expected"), HOLDS)
def test_conditions_hold(document: dict[str, Any], game: Game, expected: bool) -> None:
    assert read_condition(document).holds(game) is expected


SENTENCES: list[tuple[dict[str, Any], str]] = [
    ({"points": {"side": "german", "at_least": 1}}, "the Germans have at least 1 victory point"),
    (
        {"points": {"side": "american", "ahead_by": 3}},
        "the Americans have at least 3 victory points more than the Germans",
    ),
    ({"controls": {"side": "german", "objectives": ["C4"]}}, "the Germans control C4"),
    ({"controls": {"side": "german", "objectives": ["C4", "D5"]}}, "the Germans control all of C4 and D5"),
    (
        {"controls": {"side": "german", "objectives": ["C4", "D5", "E6"], "at_least": 2}},
        "the Germans control at least 2 of C4, D5 and E6",
    ),
    ({"controls": {"side": "american", "objectives": "victory"}}, "the Americans control all victory objectives"),
    (
        {"controls": {"side": "american", "objectives": "command", "at_least": 2}},
        "the Americans control at least 2 command objectives",
    ),
    (
        {"units": {"side": "german", "hexes": ["C1", "D3"], "at_least": 3}},
        "at least 3 German units are on C1 or D3",
    ),
    (
        {"units": {"side": "american", "zone": "far_bank", "at_least": 1}},
        "at least 1 American unit is in the zone far bank",
    ),
    (
        {"controls": {"side": "german", "objectives": "victory", "ahead_by": 1}},
        "the Germans control at least 1 more victory objective than the Americans",
    ),
    (
        {"not": {"controls": {"side": "german", "objectives": ["C4", "D5"], "ahead_by": 2}}},
        "the Germans do not control 2 more of C4 and D5 than the Americans",
    ),
    (
        {"markers": {"kind": "minefield", "hexes": "victory"}},
        "there is a minefield on each of the hexes with victory objectives",
    ),
    (
        {"markers": {"kind": "entrenchment", "hexes": ["C1", "D3"], "at_least": 1}},
        "there is an entrenchment on at least 1 of C1 and D3",
    ),
    ({"markers": {"kind": "razor_wire", "hexes": ["C1"]}}, "there are razor wire markers on C1"),
    ({"eliminated": "american"}, "the Americans have no units left"),
    ({"not": {"eliminated": "american"}}, "the Americans have units left"),
    ({"not": {"controls": {"side": "german", "objectives": ["C4"]}}}, "the Germans do not control C4"),
    (
        {"not": {"units": {"side": "german", "hexes": ["C1"], "at_least": 3}}},
        "fewer than 3 German units are on C1",
    ),
    ({"not": {"points": {"side": "german", "at_least": 7}}}, "the Germans have fewer than 7 victory points"),
    (
        {"all": [{"eliminated": "american"}, {"any": [{"eliminated": "german"}, {"eliminated": "american"}]}]},
        "the Americans have no units left and (the Germans have no units left or the Americans have no units left)",
    ),
]


@pytest.mark.parametrize(("document", "sentence"), SENTENCES, ids=[sentence for _, sentence in SENTENCES])
def test_conditions_say_themselves(document: dict[str, Any], sentence: str) -> None:
    assert read_condition(document).says() == sentence


def test_a_denied_group_is_put_in_words() -> None:
    both = {"all": [{"eliminated": "german"}, {"eliminated": "american"}]}
    said = read_condition({"not": both}).says()
    assert said == "it is not so that (the Germans have no units left and the Americans have no units left)"


def test_victories_say_themselves() -> None:
    line = "C1, D3, F2, G4, H1 or K5"
    assert breaking_point().says() == (
        f"The Germans win if at least 3 German units are on {line} at the end of any round.",
        "Otherwise, after the last round, the Americans win.",
    )
    assert crossroads().says()[0] == (
        "The Americans win a minor victory if the Americans control at least 2 victory objectives"
        " at the end of the last round."
    )
    assert a_victory(otherwise="most points").says() == (
        "After the last round the side with most victory points wins; if they are equal, the side with initiative.",
    )


def test_a_verdict_gives_the_sentence_that_decided() -> None:
    verdict = breaking_point().verdict(Game(standing={"german": ["C1"] * 3}), 2, 8, "american")
    assert verdict is not None and verdict.reason == breaking_point().says()[0]
