"""Section 18: who knows what, and how the log hides it."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.games.mafia_city.game import City
from sandtable.games.mafia_city.names import ordinal
from sandtable.games.mafia_city.observe import known
from sandtable.games.mafia_city.terms import HARBOUR, POLICE_STATION, PRIVATE_CLUB
from tests.sandtable.games.mafia_city.census import mafia_city_census
from tests.sandtable.games.mafia_city.tables import (
    FISTS,
    A,
    B,
    C,
    a_table,
    action_phase,
    answer,
    evaluation,
    hand_of,
    named,
    options,
)
from tests.support import rule


def imagined(table: City, viewer: int, seed: int) -> City:
    world = table.observe(viewer).imagine(seeded("imagined", seed))
    assert isinstance(world, City) and mafia_city_census(world) == []
    return world


@rule("MAF-D32", "MAF-SET-09", "MAF-NOTE-01")
def test_the_discard_pile_is_known_and_hands_and_draw_pile_are_not() -> None:
    table = action_phase(a_table(cards={A: ["fbi hat"], B: ["snitch hat", "thief fist"]}, discard=["rackets hat"]))
    worlds = [imagined(table, A, seed) for seed in range(60)]
    assert all(hand_of(world, A) == ["fbi hat"] and world.discard == table.discard for world in worlds)
    assert {len(world.cards[B]) for world in worlds} == {2}
    assert len({tuple(sorted(hand_of(world, B))) for world in worlds}) > 10
    assert len({world.draw for world in worlds}) > 50


@rule("MAF-POL-03")
def test_what_the_policeman_shows_is_kept_in_mind_when_he_goes() -> None:
    table = a_table(columns={POLICE_STATION: [B]}, policeman=A, cards={B: ["snitch hat"], C: ["thief fist"]})
    answer(evaluation(table, POLICE_STATION), (B, "take the Policeman"))
    assert named(table, known(table, A, C)) == ["thief fist"] and named(table, known(table, A, B)) == ["snitch hat"]
    assert named(table, known(table, B, C)) == ["thief fist"] and known(table, C, B) == []
    assert all(hand_of(imagined(table, A, seed), C) == ["thief fist"] for seed in range(10))


@rule("MAF-THI-01", "MAF-POL-03")
def test_the_victim_of_a_thief_knows_what_was_taken_until_it_is_played() -> None:
    table = action_phase(a_table(cards={A: ["thief hat"], B: ["snitch hat"]}, columns={HARBOUR: [C]}))
    answer(table, (A, "play Thief"))
    assert named(table, known(table, B, A)) == ["snitch hat"] and known(table, C, A) == []
    answer(table, (B, "pass"), (C, "pass"), (A, "play Snitch"))
    assert table.knows == [(), (), ()]


@rule("MAF-THI-01")
def test_a_third_player_cannot_tell_which_of_the_cards_he_knew_was_taken() -> None:
    table = a_table(cards={A: ["thief hat"], B: ["snitch hat", "fbi fist"]})
    table.knows[C] = table.cards[B]
    answer(action_phase(table), (A, "play Thief"))
    assert known(table, C, A) == known(table, C, B) == [] and len(known(table, B, A)) == 1


def test_a_thief_still_knows_the_cards_he_left() -> None:
    table = a_table(cards={A: ["thief hat"], B: ["snitch hat", "fbi fist"]})
    table.knows[A] = table.cards[B]
    answer(action_phase(table), (A, "play Thief"))
    assert known(table, A, B) == list(table.cards[B])


@rule("MAF-D20")
def test_that_somebody_is_asked_for_a_veto_is_not_counted_on() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat"], B: [*FISTS], C: ["fbi hat"]}))
    answer(table, (A, "play Rackets"))
    assert table.seat() == B and len(options(table)) == 2
    counts = {imagined(table, C, seed).count() for seed in range(40)}
    assert 1 in counts, "he is also imagined with cards that are no veto"
    assert {tuple(options(imagined(table, B, seed))) for seed in range(5)} == {tuple(options(table))}


def test_a_question_about_cards_is_asked_anew_of_an_imagined_hand() -> None:
    table = evaluation(a_table(columns={PRIVATE_CLUB: [B]}, cards={B: ["thief dollar", "fbi hat"]}), PRIVATE_CLUB)
    for seed in range(20):
        world = imagined(table, A, seed)
        dollars = {card for card in hand_of(world, B) if card.endswith("dollar")}
        assert world.count() == 1 + len(dollars)


@rule("MAF-POL-03", "MAF-RAC-01")
def test_the_holder_of_the_policeman_sees_what_another_may_discard() -> None:
    table = action_phase(a_table(policeman=C, cards={A: ["rackets hat", "fbi fist"]}))
    answer(table, (A, "play Rackets"))
    assert all(options(imagined(table, C, seed)) == options(table) for seed in range(5))
    assert any(options(imagined(table, B, seed)) != options(table) for seed in range(5))


def test_places_in_a_column_are_counted_in_words() -> None:
    counted = [ordinal(number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 22)]
    assert counted == ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd"]


def test_draws_are_secret_in_the_log() -> None:
    table = action_phase(a_table(cards={A: ["rackets hat"]}))
    answer(table, (A, "play Rackets"))
    drew = next(event for event in table.events() if event.kind == "drew")
    assert drew.text_for(A) == "Player 1 draws Thief (Dollar), Hitman (Dollar) and Snitch (Dollar)."
    assert drew.text_for(B) == "Player 1 draws 3 cards."
