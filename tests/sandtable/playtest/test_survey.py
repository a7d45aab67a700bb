"""Surveys count what games used, repeat themselves, and name what fails."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from sandtable.engine.game import State
from sandtable.playtest import survey as module
from sandtable.playtest.survey import Asked, begin, draw, survey

ASKED = Asked("destiny", "awakenings", seats=(2, 3, 4), seed=11)


def test_the_same_survey_twice_is_the_same() -> None:
    first, second = survey(ASKED, 9), survey(ASKED, 9)
    assert (first.games, first.failed, first.capped) == (9, {}, [])
    assert first.digest == second.digest
    assert first.used == second.used
    assert first.digest != survey(Asked("destiny", "awakenings", seats=(2, 3, 4), seed=12), 9).digest


def test_the_same_subjects_can_play_several_games() -> None:
    asked = Asked("destiny", "awakenings", seats=(2, 3), seed=11, games_of_a_draw=2)
    assert [asked.seats_of(number) for number in range(5)] == [2, 2, 3, 3, 2]
    setups = [draw(asked, number) for number in range(4)]
    assert setups[0] is setups[1] and setups[2] is setups[3] and setups[1] is not setups[2]
    first, second, third = (begin(asked, number) for number in range(3))
    assert first.digest() != second.digest(), "each game has its own luck"
    once = survey(Asked("destiny", "awakenings", seats=(2, 3), seed=11), 2).brought
    assert survey(asked, 4).brought == once + once, "two draws, each brought twice"


def test_counts_are_of_games_and_nothing_is_resolved_unseen() -> None:
    found = survey(Asked("destiny", "awakenings", seed=3), 30)
    for how in ("drawn", "played", "resolved"):
        assert 0 < max(found.used[how].values()) <= 30
    for code, count in found.used["drawn"].items():
        assert count <= found.brought[code], code


def test_all_players_and_all_games_count() -> None:
    assert len(begin(ASKED, 0).events()) == 0
    assert [_seats(begin(ASKED, number)) for number in range(3)] == [2, 3, 4]


def _seats(state: State) -> int:
    state.record()
    return len({event.seat for event in state.events() if event.kind == "draw"})


def test_a_game_that_fails_is_named_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = module._play

    def fail_once(asked: Asked, number: int, state: State, decisions: list[int]) -> None:
        if number == 2:
            raise ZeroDivisionError("a fault")
        whole(asked, number, state, decisions)

    monkeypatch.setattr(module, "_play", fail_once)
    found = survey(ASKED, 4)
    assert found.failed == {2: "ZeroDivisionError: a fault"}
    assert sum(found.endings.values()) == 3


def test_the_command_prints_every_card() -> None:
    out = StringIO()
    call_command("survey", "destiny", games=3, pool="starter", json=True, stdout=out)
    found = json.loads(out.getvalue())
    assert found["games"] == 3
    assert found["parts"]["01155"] == "Dodge"
    text = StringIO()
    call_command("survey", "destiny", games=3, pool="starter", stdout=text)
    assert "Dodge" in text.getvalue()
    assert f"digest {found['digest']}" in text.getvalue()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"games": 0}, "at least 1"),
        ({"seats": "2,x"}, "whole numbers"),
        ({"seats": "7"}, "played by 2 to 4"),
        ({"pool": "chess"}, "no format has the code 'chess'"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], says: str) -> None:
    with pytest.raises(CommandError, match=says):
        call_command("survey", "destiny", stdout=StringIO(), **options)
