"""Elements of a card and areas of play: sections 1, 2 and 4 of the rule book."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny import moves
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.formats import all_formats
from sandtable.games.destiny.legality import problems
from sandtable.games.destiny.terms import MAX_UPGRADES, ON_CARD, PLAY, RESOLVE, SET_ASIDE
from tests.support import rule
from tests.support.destiny_rules import (
    BLASTER,
    BLOCK,
    COVER,
    DECK,
    FIGHTER,
    FIRST,
    FLANK,
    HOLDOUT,
    KYLO,
    LUKE,
    SABER,
    SECOND,
    STAFF,
    STORMTROOPER,
    TROOPER,
    Scene,
    new_game,
    scene,
    two_seats,
)

AWAKENINGS = [each for each in all_cards().values() if each.set_code == "AW"]


@rule("DST-CARD-02", "DST-CARD-03", "DST-CARD-08", "DST-CARD-13", "DST-BF-07")
def test_every_awakenings_card_has_one_affiliation_colour_type_and_rarity() -> None:
    assert len(AWAKENINGS) == 174
    assert {each.affiliation for each in AWAKENINGS} == {"hero", "villain", "neutral"}
    assert {each.color for each in AWAKENINGS} == {"red", "blue", "yellow", "gray"}
    assert {each.type for each in AWAKENINGS} == {"battlefield", "character", "event", "upgrade", "support"}
    assert len({each.rarity for each in AWAKENINGS}) == 5
    assert {each.color for each in AWAKENINGS if each.type == "battlefield"} == {"gray"}


@rule("DST-CARD-12", "DST-CARD-19", "DST-DIE-01")
def test_every_card_with_a_die_shows_its_six_sides() -> None:
    assert len({(each.set_code, each.position) for each in AWAKENINGS}) == 174
    assert {len(each.sides) for each in AWAKENINGS} == {0, 6}
    assert all(each.has_die for each in AWAKENINGS if each.type == "character")
    assert not any(each.has_die for each in AWAKENINGS if each.type in ("event", "battlefield"))
    assert [str(side) for side in card(HOLDOUT).sides] == ["1RD", "2RD1", "+2RD", "1Sh", "1R", "-"]


@rule("DST-BF-08")
def test_a_subtitle_names_the_planet_or_the_version_of_a_character() -> None:
    assert all(each.subtitle for each in AWAKENINGS if each.type == "battlefield")
    assert (card("01166").name, card("01166").subtitle) == ("Echo Base", "Hoth")
    vaders = [each for each in all_cards().values() if each.type == "character" and each.name == "Darth Vader"]
    assert len({each.subtitle for each in vaders}) > 1


def team_problems(*members: tuple[str, int]) -> set[str]:
    """Rules of section 5 about who may be in one team that these members break."""
    team = tuple(Member(code, dice) for code, dice in members)
    deck = DeckList("Test", "awakenings", team, ("01166",), (), ())
    return {each.rule for each in problems(deck, all_formats()["awakenings"])} & {"DST-CUS-02", "DST-CUS-04"}


@rule("EX-01", "DST-CARD-10", "DST-UNI-03", "DST-UNI-07")
def test_a_team_has_no_two_versions_of_one_unique_character() -> None:
    assert "DST-CUS-04" in team_problems(("02010", 1), ("01010", 1))
    assert "DST-CUS-04" in team_problems(("01010", 1), ("01010", 1))


@rule("DST-UNI-01", "DST-CHR-06")
def test_uniqueness_and_points_decide_what_a_team_may_hold() -> None:
    assert (card(LUKE).is_unique, card(TROOPER).is_unique) == (True, False)
    assert team_problems((TROOPER, 1), (TROOPER, 1)) == set()
    assert team_problems((LUKE, 1), (LUKE, 1)) == {"DST-CUS-04"}
    fits = 30 // card(TROOPER).points[0]
    assert team_problems(*[(TROOPER, 1)] * fits) == set()
    assert team_problems(*[(TROOPER, 1)] * (fits + 1)) == {"DST-CUS-02"}


@rule("DST-SUP-04")
def test_damage_is_offered_to_characters_only() -> None:
    play = scene(other_cards={FIGHTER: 1})
    fighter = play.support(FIGHTER, SECOND)
    die = play.show(LUKE, "2MD")
    play.go()
    play.act(RESOLVE, die)
    assert fighter not in play.duel.options
    assert sorted(play.duel.options) == [0, 1, 2, 3]


@rule("DST-UPG-04", "DST-DEF-02", "DST-DLP-01", "DST-ZONE-07")
def test_upgrades_leave_play_with_their_character() -> None:
    play = scene(other_cards={BLASTER: 1})
    stormtrooper = play.card(STORMTROOPER, SECOND)
    blaster = play.upgrade(BLASTER, stormtrooper)
    die = play.show(LUKE, "3MD")
    play.show(BLASTER, "1RD", SECOND)
    play.duel.damage[stormtrooper] = 4
    play.go()
    assert play.duel.is_in_play(blaster)
    play.act(RESOLVE, die)
    play.answer(stormtrooper)
    assert not play.duel.is_in_play(blaster)
    assert (play.duel.discards[SECOND], play.duel.pools[SECOND]) == ((blaster,), ())
    assert play.duel.face[play.die(BLASTER, SECOND)] == SET_ASIDE


def seen(play: Scene, seat: int) -> bytes:
    return play.duel.observe(seat).key()


def dealt() -> Scene:
    """The first seat holds Take Cover; it is the second seat's turn."""
    play = scene(holder=SECOND)
    play.hold(COVER)
    play.go()
    return play


@rule("DST-ZONE-19", "DST-ZONE-22")
def test_the_cards_of_a_hand_are_hidden_from_the_opponent_and_seen_by_their_player() -> None:
    play, other = dealt(), dealt()
    top, held = other.duel.decks[FIRST][0], other.duel.hands[FIRST]
    other.duel.hands[FIRST] = (top,)
    other.duel.decks[FIRST] = held + other.duel.decks[FIRST][1:]
    assert seen(play, SECOND) == seen(other, SECOND)
    assert seen(play, FIRST) != seen(other, FIRST)


@rule("DST-ZONE-22")
def test_nobody_sees_the_order_of_a_deck() -> None:
    play, other = dealt(), dealt()
    other.duel.decks[FIRST] = other.duel.decks[FIRST][::-1]
    for seat in (FIRST, SECOND):
        assert seen(play, seat) == seen(other, seat)


@rule("DST-ZONE-19", "DST-ZONE-23")
def test_the_sizes_of_hand_and_deck_are_public() -> None:
    play, other = dealt(), dealt()
    moves.draw(other.duel, FIRST, 1)
    assert seen(play, SECOND) != seen(other, SECOND)


@rule("DST-ZONE-12")
def test_resources_are_public() -> None:
    play, other = dealt(), dealt()
    other.duel.resources[FIRST] += 1
    assert seen(play, SECOND) != seen(other, SECOND)


@rule("DST-ZONE-26")
def test_discard_piles_are_public() -> None:
    windows = set()
    for code in (BLOCK, FLANK):
        play = dealt()
        play.duel.discards[FIRST] = (play.hold(code),)
        play.duel.hands[FIRST] = play.duel.hands[FIRST][:1]
        windows.add(seen(play, SECOND))
    assert len(windows) == 2


@rule("DST-ZONE-33", "D-69")
def test_the_supply_does_not_run_out() -> None:
    play = scene()
    moves.gain(play.duel, FIRST, 500)
    die = play.show(LUKE, "1R")
    play.go()
    play.act(RESOLVE, die)
    assert play.duel.resources[FIRST] == 501


@rule("DST-ZONE-30", "DST-ZONE-11")
def test_dice_on_cards_are_not_manipulated() -> None:
    play = scene(resources=2)
    dodge = play.hold("01155")
    play.show(STORMTROOPER, "2RD", SECOND)
    play.go()
    assert play.duel.face[play.die(KYLO, SECOND)] == ON_CARD
    play.act(PLAY, dodge)
    assert play.duel.pools[SECOND] == ()
    assert play.duel.face[play.die(STORMTROOPER, SECOND)] == ON_CARD


@rule("DST-ZONE-20", "DST-ZONE-24", "DST-ZONE-01", "D-23", "D-24", "DST-UPG-05", "DST-UNI-02", "DST-SYM-12")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_played_every_card_die_and_token_is_where_it_belongs(seed: int) -> None:
    cards = {**DECK, STAFF: 2, SABER: 2, HOLDOUT: 2, BLASTER: 2, FIGHTER: 2}
    duel = new_game(two_seats(cards=cards, other_cards=cards), seed)
    setup = duel.setup
    chance = seeded(seed, "choices")
    decisions = 0
    while duel.outcome() is None and decisions < 600:
        duel.apply(chance.below(duel.count()))
        decisions += 1
        for seat in (FIRST, SECOND):
            places = duel.hands[seat] + duel.decks[seat] + duel.discards[seat] + duel.supports[seat]
            attached = [upgrade for character in duel.teams[seat] for upgrade in duel.upgrades[character]]
            assert all(setup.owner[each] == seat for each in (*places, *attached))
            assert len({*places, *attached}) == len(places) + len(attached) >= len(setup.decks[seat]) - 2
            assert all(duel.die_seat(die) == seat and duel.face[die] >= 0 for die in duel.pools[seat])
            assert sum(setup.prints[each].code == STAFF for each in attached) <= 1
        assert max(duel.shields) <= 3
        if len(duel.frames) == 2:
            assert max(len(upgrades) for upgrades in duel.upgrades) <= MAX_UPGRADES
    assert decisions > 50


def described(each: CardFacts) -> tuple[str, ...]:
    return (each.affiliation, each.color, each.type, each.name, each.rarity)


@rule("DST-CARD-01")
def test_a_card_carries_the_elements_of_a_card() -> None:
    assert all(all(described(each)) for each in AWAKENINGS)
    luke = card(LUKE)
    assert described(luke)[:4] == ("hero", "blue", "character", "Luke Skywalker")
    assert (luke.is_unique, luke.set_code, luke.position, len(luke.sides)) == (True, "AW", 35, 6)
