"""The log in words."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.log import HEADING
from sandtable.games.space_bastards import lines
from sandtable.games.space_bastards.actions.order import ACTIONS
from sandtable.games.space_bastards.game import Expedition
from sandtable.games.space_bastards.phases.planning import put_down, reveal
from sandtable.games.space_bastards.scoring import finish, score_dominance
from sandtable.games.space_bastards.terms import (
    DIPLOMACY,
    LOVE,
    MUTATION,
    SHOOTING,
    SPUD,
    TOADLING,
    TRADE,
)
from tests.sandtable.games.space_bastards.tables import (
    a_game,
    a_table,
    aboard,
    act,
    all_actions,
    answer,
    dock,
    lay,
    relate,
    sail,
)


def told(table: Expedition) -> list[str]:
    return [event.text for event in table.events()]


def test_every_kind_of_line_is_told_sooner_or_later() -> None:
    seen: set[int] = set()
    for seats in (2, 3, 5):
        for seed in range(25):
            table = a_game(seats, seed)
            table.record()
            dice = seeded("story", seed)
            while table.seat() >= 0:
                table.apply(dice.below(table.count()))
            seen |= {line.kind for line in table.told}
            assert all(event.text.endswith(".") and "None" not in event.text for event in table.events())
    seen.add(lines.TOLD_BOUGHT)  # by those who are left with five money: below
    assert seen == set(range(len(lines.TOLD_NAMES)))


def test_rounds_are_headings_of_the_log() -> None:
    table = a_game(3)
    table.record()
    dice = seeded("headings")
    while table.seat() >= 0:
        table.apply(dice.below(table.count()))
    rounds = [event for event in table.events() if event.kind == "round"]
    assert [event.round for event in rounds] == list(range(1, 13))
    assert rounds[0].text.startswith("Round 1: Player ")
    headings = [event.text for event in table.events() if event.kind == HEADING]
    assert len(headings) == 7 + 3 and all("to be settled" in text for text in headings[:7])
    assert all(text.startswith("A round of ships only") for text in headings[7:])


def test_what_was_planned_in_secret_others_read_without_the_names() -> None:
    table = a_table()
    table.record()
    put_down(table, 1, 1 << LOVE | 1 << TRADE)
    event = table.events()[0]
    assert event.text_for(1) == "Player 2 plans Love and Trade."
    assert event.text_for(0) == event.text_for(-1) == "Player 2 plans two actions."
    reveal(table)
    assert told(table)[1:] == ["Player 2 reveals Love and Trade."]
    assert table.usage() == {"played": {"love", "trade"}}


def test_actions_say_what_they_do() -> None:
    table = a_table()
    relate(table, SHOOTING, TOADLING, SPUD)
    relate(table, LOVE, TOADLING, SPUD)
    relate(table, DIPLOMACY, SPUD, SPUD)
    lay(table, "P2", 0, TOADLING)
    lay(table, "P2", 0, SPUD)
    lay(table, "P2", 1, SPUD)
    table.money[0] = 0
    table.record()
    all_actions(table, [[LOVE, SHOOTING, DIPLOMACY], [], []], "a Spud on P2", "a3 b3", "Player 2's Spuds on P2")
    answer(table, "own Spud and own Spud")
    assert told(table) == [
        "Player 1: Love (Toadling and Spud love each other).",
        "Player 1: a Spud is born on P2.",
        "Player 1's Spud lies on P2: a3 b3.",
        "Player 1: Shooting (Toadling shoots Spud).",
        "Player 1 shoots 1 Spud of Player 2 on P2.",
        "Player 1: Diplomacy (Spud and Spud negotiate).",
        "Player 1 forms a pair with an own token on P2.",
        "Player 1 gains 1 point with an own pair on P2.",
    ]
    assert ACTIONS not in [frame.node for frame in table.frames]


def test_trade_names_both() -> None:
    table = a_table()
    relate(table, TRADE, TOADLING, SPUD)
    for _ in range(2):
        lay(table, "P2", 0, TOADLING)
        lay(table, "P2", 1, SPUD)
    table.record()
    act(table, TRADE, 0, "own Toadling and Player 2's Spud", "own Toadling and Player 2's Spud", "agree", "refuse")
    assert told(table)[-2:] == [
        "Player 2 agrees on P2: Player 1 and Player 2 gain 1 money each.",
        "Player 2 refuses the pair with Player 1 on P2.",
    ]


def test_ships_and_mutations() -> None:
    table = a_table()
    relate(table, MUTATION, TOADLING, SPUD)
    lay(table, "P4", 0, TOADLING)
    aboard(table, 0, SPUD)
    dock(table, 0, "O3")
    table.money[0] = 0
    table.record()
    sail(table, 0, "fly to O2", "unload a Spud", "a2 b2", "end here")
    act(table, MUTATION, 0, "change own creatures", "Toadlings on P4", "c1 d1")
    assert told(table) == [
        "Player 1's ship flies to O2.",
        "Player 1 unloads a Spud on P4.",
        "Player 1's Spud lies on P4: a2 b2.",
        "Player 1 changes 1 Toadling on P4 into 1 Spud.",
        "Player 1's Spud lies on P4: c1 d1.",
    ]


def test_the_end_is_told() -> None:
    table = a_table()
    lay(table, "P2", 1, TOADLING)
    table.money = [0, 5, 0]
    table.record()
    score_dominance(table, 2)
    finish(table)
    assert told(table) == [
        "Player 2 dominates P2: 2 points.",
        "Player 2 buys 1 point.",
        "Player 2 wins with 3 points.",
    ]
