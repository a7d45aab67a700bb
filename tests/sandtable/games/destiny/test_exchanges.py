"""Cards that a playtest exchanges for others or for blanks (D-133)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.game import BadSetup
from sandtable.engine.registry import game
from sandtable.games.destiny.decklist import demo_decks, to_json
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.setting_up import read_setup, subject_problems
from sandtable.playtest.batch import play_chunk
from sandtable.playtest.plan import Plan
from sandtable.playtest.replay import replay
from tests.support import rule
from tests.support.judging import counting

DODGE = "01155"
REY = to_json(demo_decks()["rey-starter"])
KYLO = to_json(demo_decks()["kylo-ren-starter"])


def with_exchanges(**exchanges: str | None) -> dict[str, Any]:
    return REY | {"exchanges": {code.removeprefix("c"): new for code, new in exchanges.items()}}


def the_deck(subject: dict[str, Any]) -> list[Print]:
    setup = read_setup([subject, KYLO])
    return [setup.prints[card] for card in setup.decks[0]]


@rule("D-133")
def test_a_blank_keeps_place_cost_and_color_and_has_no_effect() -> None:
    listed, played = the_deck(REY), the_deck(with_exchanges(c01155=None))
    assert [card.code for card in listed] == [card.code for card in played]
    changed = [(old, new) for old, new in zip(listed, played, strict=True) if old is not new]
    assert [old.code for old, _ in changed] == [DODGE] * REY["cards"][DODGE]
    old, new = changed[0]
    assert (new.cost, new.color) == (old.cost, old.color)
    assert (new.play, new.special, new.symbols, new.triggers, new.actions) == (None, None, [], [], [])


@rule("D-133")
def test_a_blank_is_drawn_and_never_played() -> None:
    plan = Plan("destiny", (with_exchanges(c01155=None), KYLO), ("random", "random"), seed=5)
    uses: dict[str, int] = {"drawn": 0, "played": 0}
    for number in range(20):
        told = replay(plan, number)
        assert told.record.outcome in ("wins", "losses")
        for how in uses:
            uses[how] += told.record.tally.get(f"used/0/{how}/{DODGE}", 0)
    assert uses["drawn"] > 0
    assert uses["played"] == 0


@rule("D-133")
def test_a_named_card_is_played_where_the_old_one_lay() -> None:
    other = next(code for code in REY["cards"] if code != DODGE and REY["cards"][code] == 1)
    listed, played = the_deck(REY), the_deck(with_exchanges(**{f"c{other}": "01153"}))
    places = [place for place, card in enumerate(listed) if card.code == other]
    assert [played[place].code for place in places] == ["01153"]
    assert all(played[at] is listed[at] for at in range(len(listed)) if at not in places)


@rule("D-133")
def test_a_card_exchanged_for_itself_changes_no_game() -> None:
    same = with_exchanges(c01155=DODGE)
    games = [
        [record.digest for record in play_chunk(Plan("destiny", (deck, KYLO), ("random", "random"), 9), 0, 6)]
        for deck in (REY, same)
    ]
    assert games[0] == games[1]


@rule("D-133")
@pytest.mark.parametrize(
    ("exchanges", "says"),
    [
        (["01155"], "expected an object"),
        ({"01001": None}, "no card '01001' to exchange"),
        ({DODGE: "99999"}, "'99999' is no card of a deck"),
        ({DODGE: "01001"}, "'01001' is no card of a deck"),
        ({DODGE: 7}, "a number is no card of a deck"),
    ],
)
def test_what_cannot_be_exchanged_is_named(exchanges: object, says: str) -> None:
    subject = REY | {"exchanges": exchanges}
    assert any(says in problem for problem in subject_problems(subject))
    with pytest.raises(BadSetup, match="exchange"):
        game("destiny").setup([subject, KYLO])


@rule("D-133")
def test_a_named_card_must_leave_the_deck_legal() -> None:
    """Intimidate (01084) is a villain's card: a team of heroes may not have it."""
    assert subject_problems(with_exchanges(c01155=None)) == []
    assert subject_problems(with_exchanges(c01155="01084"))


@rule("D-133")
def test_the_game_names_the_cards_to_exchange_and_exchanges_them_one_after_another() -> None:
    played = game("destiny")
    assert set(played.parts_of(REY)) == set(REY["cards"])
    assert played.parts_of(REY)[DODGE] == "Dodge"
    once = played.exchanged(REY, DODGE)
    assert once["exchanges"] == {DODGE: None}
    assert played.exchanged(once, "01153", DODGE)["exchanges"] == {DODGE: None, "01153": DODGE}
    assert "exchanges" not in REY


def test_a_deck_of_a_batch_is_read_and_judged_once_for_all_seatings(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = counting(monkeypatch)
    first, second = (deck | {"name": "Judged once"} for deck in (REY, KYLO))
    for _chunk in range(2):
        plan = Plan("destiny", (first, second), ("random", "random"), 1)
        assert plan.setup((0, 1)) is not plan.setup((1, 0))
    assert judged.decks == 2
