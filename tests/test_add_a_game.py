"""docs/add-a-game.md: its code is a whole game, short, and stands everything that every game has to stand."""

from __future__ import annotations

import inspect
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from sandtable import games
from sandtable.engine.asking import AskingTable
from sandtable.engine.dice import Dice, seeded
from sandtable.engine.game import ACTION, BadSetup, Setup, State
from sandtable.engine.registry import all_games
from sandtable.playtest.headless import play
from sandtable.playtest.plan import Plan
from sandtable.playtest.replay import replay
from tests.conformance import (
    test_conservation,
    test_contract,
    test_knowledge,
    test_search,
    test_storage,
    test_views,
)
from tests.conformance.example import Example
from tests.conformance.examples import EXAMPLES
from tests.support.fields import forgotten

PAGE: Final = (Path(__file__).resolve().parent.parent / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCKS: Final = re.findall(r"```python\n# ([^\n]*)\n(.*?)```", PAGE, re.DOTALL)
FOLDER: Final = "sandtable/games/"
MOST_LINES: Final = 180
SUBJECTS: Final = ({"name": "Looks ahead"}, {"name": "Guesses"})
GREEDY_FIRST: Final = Plan("kuhn", SUBJECTS, ("greedy-2", "random"), 7)
SUITES: Final = (test_contract, test_storage, test_knowledge, test_conservation, test_search, test_views)
BY_NAME: Final = [
    pytest.param(check, id=f"{module.__name__.rpartition('.')[2]}-{name}")
    for module in SUITES
    for name, check in vars(module).items()
    if name.startswith("test_") and list(inspect.signature(check).parameters) in (["name"], ["shown"])
]
"""Every test of the suites that needs nothing but the name of an example."""


def files() -> dict[str, str]:
    """The code of the game by path; blocks with the same path belong together."""
    found: dict[str, str] = defaultdict(str)
    for path, code in BLOCKS:
        if path.startswith(FOLDER):
            found[path.removeprefix(FOLDER)] += code
    return dict(found)


def census(state: State) -> list[str]:
    """Every card is dealt once at the most."""
    cards: list[int] = getattr(state, "cards")  # noqa: B009 - the class is on the page
    return [] if len(set(cards)) == 2 and set(cards) <= {0, 1, 2} else [f"cards {cards}"]


def flip_hidden(state: State, viewer: int, dice: Dice) -> State:
    """The other player has the other card that the viewer doesn't see."""
    copy: Any = state.clone()
    copy.cards[1 - viewer] = 3 - sum(copy.cards)
    return copy  # type: ignore[no-any-return]


@pytest.fixture(scope="module", autouse=True)
def kuhn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The game of the page, where all games are."""
    root = tmp_path_factory.mktemp("games")
    for path, code in files().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(code, encoding="utf-8")
    games.__path__.append(str(root))
    all_games()["kuhn"] = import_module("sandtable.games.kuhn").GAME
    EXAMPLES["kuhn"] = Example("kuhn", SUBJECTS, census, flip_hidden)
    try:
        yield import_module("sandtable.games.kuhn.game")
    finally:
        del EXAMPLES["kuhn"], all_games()["kuhn"]
        games.__path__.remove(str(root))
        for name in [name for name in sys.modules if name.startswith("sandtable.games.kuhn")]:
            del sys.modules[name]


def test_the_whole_game_is_short() -> None:
    lines = [line for _, code in BLOCKS for line in code.splitlines() if line.strip()]
    assert 100 < len(lines) <= MOST_LINES
    assert set(files()) == {"kuhn/__init__.py", "kuhn/game.py", "kuhn/view/__init__.py"}


def test_the_suites_are_there() -> None:
    assert len(BY_NAME) > 20


@pytest.mark.parametrize("check", BY_NAME)
def test_it_stands_what_every_game_stands(check: Any) -> None:
    check("kuhn")


def hand(cards: list[int]) -> Any:
    state: Any = all_games()["kuhn"].start(Setup(), seeded("hand"))
    state.cards = cards
    return state


@pytest.mark.parametrize(
    ("cards", "answers", "money"),
    [
        ([2, 0], "check check", 1),
        ([0, 2], "check check", -1),
        ([0, 2], "bet fold", 1),
        ([1, 2], "bet call", -2),
        ([2, 1], "check bet fold", -1),
        ([2, 1], "check bet call", 2),
    ],
)
def test_every_way_to_play_a_hand(cards: list[int], answers: str, money: int) -> None:
    """All ends of the game tree, as the rules on the page say; `money` is won by the player who begins."""
    state = hand(cards)
    first = state.seat()
    state.cards = cards if first == 0 else cards[::-1]
    for answer in answers.split():
        state.apply(state.ask().options.index(answer))
    assert (state.money[first], state.money[1 - first]) == (money, -money)
    assert state.round == 2 and state.seat() == 1 - first, "the other one begins the next hand"


def test_a_bet_is_answered_by_fold_or_call() -> None:
    state = hand([0, 1])
    first, asked = state.seat(), []
    for answer in ("check", "bet", "call"):
        asked.append((state.seat(), state.ask().options))
        state.apply(state.ask().options.index(answer))
    assert asked == [(first, ("check", "bet")), (1 - first, ("check", "bet")), (first, ("fold", "call"))]


def test_who_checks_or_folds_declines_and_every_answer_is_an_action() -> None:
    state = hand([0, 1])
    asked = []
    for answer in ("bet", "call"):
        asked.append((state.question(), state.ask().options[state.declining()]))
        state.apply(state.ask().options.index(answer))
    assert asked == [(ACTION, "check"), (ACTION, "fold")]


@pytest.mark.parametrize(("answers", "money"), [("check bet fold", (-1, 1)), ("bet call", (2, -2))])
def test_a_match_is_twenty_hands_and_the_richer_one_wins(answers: str, money: tuple[int, int]) -> None:
    """In each hand the king is with seat 1 and begins or answers as the page says: folds cost 1, calls 2."""
    state = hand([2, 0])
    for _ in range(20):
        state.cards = [2, 0] if state.seat() == 0 else [0, 2]
        for answer in answers.split():
            state.apply(state.ask().options.index(answer))
    assert state.ask() is None and state.outcome().rounds == 20
    assert state.money == [0, 0] and state.outcome().winners == (), "both began ten times: a draw"
    assert money[0] == -money[1]


def test_nobody_is_told_the_other_card() -> None:
    state = hand([2, 0])
    state.record()
    first, second = state.events()[:2]
    assert first.text_for(0) == "Player 1 gets the king." and first.text_for(1) == "Player 1 gets a card."
    assert second.text_for(1) == "Player 2 gets the jack." and second.text_for(0) == "Player 2 gets a card."


def test_what_is_imagined_is_either_of_the_other_cards() -> None:
    state = hand([1, 0])
    worlds = [state.observe(0).imagine(seeded(number)).cards for number in range(60)]
    assert {tuple(cards) for cards in worlds} == {(1, 0), (1, 2)}


def test_no_field_is_forgotten(kuhn: ModuleType) -> None:
    table = kuhn.RULES.start(Setup(), seeded("fields"))
    assert isinstance(table, AskingTable)
    assert forgotten(table, kuhn.STORING) == []


def test_a_bad_set_up_is_refused_with_every_problem() -> None:
    with pytest.raises(BadSetup) as refused:
        all_games()["kuhn"].setup([{"deck": "x"}, {"name": "a"}, {}])
    assert len(refused.value.problems) == 3


def test_a_playtest_of_it_is_counted_reported_and_repeated() -> None:
    """A player who looks ahead beats one who guesses."""
    run = play(GREEDY_FIRST, 400)
    told = run.as_json()
    assert told["games"] == 400 and sum(told["wins"]) + told["draws"] == 400
    assert told["wins"][0] > 1.5 * told["wins"][1], "more than chance: the games are the same on every machine"
    assert sum(told["endings"].values()) == 400
    assert play(GREEDY_FIRST, 400).as_json()["digest"] == told["digest"]
    assert play(Plan("kuhn", SUBJECTS, ("greedy-2", "random"), 8), 400).as_json()["digest"] != told["digest"]


def test_a_game_of_it_is_replayed_word_for_word() -> None:
    counted = play(GREEDY_FIRST, 20).records
    for record in counted:
        again = replay(GREEDY_FIRST, record.number)
        assert again.is_verified(record.digest)
        assert [event.kind for event in again.events][:2] == ["deal", "deal"] and again.events[-1].kind == "won"


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = [code for path, code in BLOCKS if path == "play it"]
    exec(compile(code, "add-a-game.md", "exec"), {})
    assert "money" in capsys.readouterr().out
