"""The log: a sentence for every kind of line, and what pages rely on."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.log import EVERYONE
from sandtable.games.mafia_city import lines
from sandtable.games.mafia_city.game import RULES
from sandtable.games.mafia_city.names import card_names
from sandtable.games.mafia_city.story import SECRETS, SENTENCES
from sandtable.games.mafia_city.terms import HARBOUR
from tests.sandtable.games.mafia_city.tables import A, B, C, a_setup, a_table, action_phase, answer, evaluation, told


def test_every_kind_of_line_has_a_name_and_a_sentence() -> None:
    assert len(lines.TOLD_NAMES) == len(SENTENCES) == lines.TOLD_HAND + 1
    assert set(SECRETS) <= set(SENTENCES)


def test_random_games_are_told_in_plain_sentences() -> None:
    seen = set()
    for seed in range(12):
        city = RULES.start(a_setup(3 + seed % 3), seeded("story", seed), 0)
        city.record()
        dice = seeded("story", seed, "choices")
        while city.seat() >= 0:
            city.apply(dice.below(city.count()))
        for event in city.events():
            seen.add(event.kind)
            sentences = [event.text] if event.seen_by == EVERYONE else [event.text, event.secret]
            for sentence in sentences:
                assert sentence[0].isupper() and sentence.endswith("."), sentence
                assert "  " not in sentence and ".." not in sentence.replace("F.B.I.", ""), sentence
    assert seen == set(lines.TOLD_NAMES)


def test_nothing_is_told_unless_somebody_records() -> None:
    city = RULES.start(a_setup(3), seeded("silent"), 0)
    city.apply(0)
    assert city.events() == []


def test_starting_hands_are_told_each_to_its_player() -> None:
    city = RULES.start(a_setup(3), seeded("hands"), 0)
    city.record()
    hands = city.events()
    assert [(event.kind, event.seat) for event in hands] == [("hand", 0), ("hand", 1), ("hand", 2)]
    for seat, event in enumerate(hands):
        assert event.text_for(seat) == f"Player {seat + 1} has {card_names(city.setup, city.cards[seat])} in hand."
        others = {event.text_for(other) for other in (0, 1, 2, EVERYONE) if other != seat}
        assert others == {f"Player {seat + 1} has 2 cards in hand."}


def test_a_round_begins_with_a_line_of_its_own() -> None:
    city = RULES.start(a_setup(3), seeded("round"), 0)
    city.record()
    for _ in range(3):
        city.apply(0)
    layout, first, *_ = [event for event in city.events() if event.kind != "hand"]
    assert layout.kind == "layout" and "Player 2 leads the yellow clan" in layout.text
    assert (first.kind, first.round) == ("round", 1)
    assert (
        first.text
        == f"Round 1: Player {city.first + 1} begins. Victory points: Player 1 has 0, Player 2 has 0, Player 3 has 0."
    )


def test_symbols_and_effects_of_locations_are_told_by_name() -> None:
    table = action_phase(a_table(cards={A: ["thief hat", "fbi hat"]}))
    answer(table, (A, "use two Hats"), (A, "City Hall"))
    assert told(table) == [
        "Player 1 plays Thief (Hat) and F.B.I. (Hat) for two Hats: a Mafioso from the reserve to City Hall.",
        "Player 1 places a Mafioso from the reserve at City Hall.",
    ]
    table = evaluation(a_table(columns={HARBOUR: [C]}, cards={B: ["fbi hat"]}), HARBOUR)
    answer(table, (C, "City Hall"), (B, "veto"))
    assert told(table) == [
        "Player 3 controls the Harbour.",
        "Player 3 gets a victory point and has 1.",
        "Player 3 uses the Harbour: the Hitman to City Hall.",
        "Player 2 vetoes the Harbour with F.B.I. (Hat).",
        "Player 3: the Harbour is cancelled.",
    ]


def test_what_was_used_is_counted_by_card() -> None:
    table = action_phase(
        a_table(cards={A: ["snitch hat", "rackets hat"], B: ["chief_of_police hat"]}, columns={HARBOUR: [A, B]})
    )
    answer(table, (A, "play Snitch"), (A, "Player 2's"), (B, "veto"), (B, "pass"), (C, "pass"), (A, "use the Hat"))
    assert table.usage() == {"drawn": set(), "played": {"snitch", "chief_of_police"}, "resolved": {"chief_of_police"}}
