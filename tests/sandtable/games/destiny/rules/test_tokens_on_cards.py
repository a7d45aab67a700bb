"""Tokens on cards: resources, shields, damage and charm tokens on any card in play (section 27)."""

from __future__ import annotations

from sandtable.engine.viewing import view, viewing_of
from sandtable.engine.views import ONLOOKER, View
from sandtable.games.destiny import damage, moves
from sandtable.games.destiny.game import STORING
from sandtable.games.destiny.tokens import CHARMS, RESOURCES, SHIELDS, add_to_rows, all_tokens_on
from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_piece, a_side, a_table

FREIGHTER, VAULT, FLUTTERCRAFT, RIFLE = "12154", "18080", "15061", "23085"
REY, LUKE, TROOPER = "01038", "01035", "01002"
CARDS = ["01153", "01153", "01155", "01155", "01157", "01157"]
GARSA, CHARM_OFFENSIVE = "21096", "21104"


def words(seen: View) -> str:
    return "\n".join(viewing_of("destiny").text(seen))


@card("12154")
@rule("DST-TOK-01", "DST-TOK-02")
def test_a_card_enters_play_with_its_tokens_which_belong_to_no_player() -> None:
    scene = a_table([REY], hand=[FREIGHTER], resources=1).play("Merchant Freighter")
    assert scene.tokens("Freighter", RESOURCES) == 3 and scene.resources() == 0
    moves.lose(scene.duel, 0, 2)
    assert scene.tokens("Freighter", RESOURCES) == 3


@rule("DST-TOK-03")
@card("12154")
def test_removed_resources_return_to_the_supply() -> None:
    scene = a_table([REY], supports=[a_piece(FREIGHTER, tokens={RESOURCES: 3})])
    scene.activate("Merchant Freighter", "yes")
    assert scene.tokens("Freighter", RESOURCES) == 2
    assert scene.resources() == 1, "the text gives one: removing gives none"


@card("18080")
@rule("DST-TOK-05")
def test_placed_damage_discards_a_card_by_its_text_at_once_and_defeats_nothing() -> None:
    theirs = [a_character(LUKE, showing=("1R",))]
    scene = a_table([REY], theirs, supports=[a_piece(VAULT, damage=1)])
    scene.use("Mandalorian Vault")
    assert scene.supports() == [] and scene.discard() == ["Mandalorian Vault"]
    assert scene.pool(THEM) == [] and scene.damage("Rey") == 0


@rule("DST-TOK-06")
def test_other_cards_than_characters_hold_any_number_of_shields() -> None:
    scene = a_table([REY], supports=[a_piece(FREIGHTER, tokens={SHIELDS: 3})])
    support = scene.find("Freighter")
    add_to_rows(scene.duel, support, SHIELDS, 4)
    assert scene.tokens("Freighter", SHIELDS) == 7
    damage.place(scene.duel, support, 1)
    assert scene.tokens("Freighter", SHIELDS) == 7, "they block nothing"


@rule("DST-TOK-07")
def test_tokens_of_a_card_that_leaves_play_return_to_the_supply() -> None:
    tokens = {RESOURCES: 1, SHIELDS: 2, CHARMS: 3}
    support = a_piece(FREIGHTER, tokens=tokens, damage=2)
    scene = a_table([a_character(REY, tokens={CHARMS: 2, RESOURCES: 1}), LUKE], supports=[support])
    moves.discard_from_play(scene.duel, scene.find("Freighter"))
    assert scene.duel.tokens == tuple((scene.find("Rey"), kind, count) for kind, count in ((RESOURCES, 1), (CHARMS, 2)))
    assert set(scene.duel.placed) == {0} and scene.resources() == 0


@rule("DST-TOK-07")
def test_a_defeated_character_loses_its_tokens() -> None:
    mine = [a_character(LUKE), a_character(TROOPER, damage=6, tokens={CHARMS: 2})]
    theirs = [a_character("01010", showing=("2MD",))]
    scene = a_table(mine, theirs, turn=THEM)
    scene.resolve("Darth Vader", "Stormtrooper")
    assert "First Order Stormtrooper" not in scene.team() and scene.duel.tokens == ()


@rule("DST-TOK-08")
def test_a_battlefield_keeps_its_tokens_under_another_player_and_loses_them_when_switched() -> None:
    scene = a_table([REY], holder=THEM)
    duel = scene.duel
    add_to_rows(duel, duel.battlefield, RESOURCES, 2)
    scene.claim()
    assert duel.tokens == ((duel.battlefield, RESOURCES, 2),)


@rule("DST-TOK-09")
def test_everybody_sees_the_tokens_in_picture_and_text() -> None:
    scene = a_table([a_character(REY, tokens={CHARMS: 1})], supports=[a_piece(FREIGHTER, tokens={RESOURCES: 2})])
    for viewer in (0, 1, ONLOOKER):
        seen = view("destiny", scene.duel, viewer)
        assert seen.seats[0]["supports"]["cards"][0]["tokens"] == {"resource": 2}
        assert "2 resources on it" in words(seen) and "1 charm token on it" in words(seen)


@card("15061")
@rule("DST-TOK-11")
def test_damage_moves_from_a_character_to_a_card_as_it_is() -> None:
    guard = a_character("01030", damage=2, shields=1)
    scene = a_table([guard], supports=[FLUTTERCRAFT])
    before = scene.damage("Trooper")
    damage.move_damage(scene.duel, scene.find("Trooper"), scene.find("Fluttercraft"), 1)
    assert (before, scene.damage("Trooper"), scene.placed("Fluttercraft")) == (2, 1, 1)
    damage.move_damage(scene.duel, scene.find("Fluttercraft"), scene.find("Trooper"), 1)
    assert (scene.damage("Trooper"), scene.placed("Fluttercraft"), scene.shields("Trooper")) == (2, 0, 1)


@rule("DST-TOK-17")
def test_tokens_without_a_kind_are_all_tokens() -> None:
    scene = a_table([a_character(REY, damage=2, shields=1, tokens={CHARMS: 1, RESOURCES: 4})])
    assert all_tokens_on(scene.duel, scene.find("Rey")) == 8


@card("21096")
@rule("DST-CHM-01")
def test_charm_lets_a_player_place_a_token_on_any_character_after_the_activation() -> None:
    scene = a_table([GARSA], [LUKE]).activate("Garsa", "yes", "Luke")
    assert scene.tokens("Luke", CHARMS) == 1
    assert a_table([GARSA], [LUKE]).activate("Garsa", "no").duel.tokens == ()


@card("21104")
@rule("DST-CHM-02")
def test_each_player_may_remove_charm_tokens_of_any_character() -> None:
    theirs = [a_character(LUKE, tokens={CHARMS: 1}, showing=("2MD",))]
    scene = a_table([REY], theirs, hand=[CHARM_OFFENSIVE]).play("Charm Offensive")
    assert scene.tokens("Luke", CHARMS) == 0 and scene.pool(THEM) == []


@rule("D-235")
@card("15061")
def test_a_condition_counts_tokens_of_its_kind_only() -> None:
    guard = a_character("01030", damage=1)
    full = a_piece(FLUTTERCRAFT, tokens={RESOURCES: 1, SHIELDS: 1})
    assert a_table([guard], supports=[full]).roll_next(0).activate("Wookiee Fluttercraft").asked == 0
    hurt = a_piece(FLUTTERCRAFT, damage=1)
    assert not a_table([guard], supports=[hurt]).roll_next(0).activate("Wookiee Fluttercraft").can("yes")


@card("12125")
@rule("DST-TIM-04")
def test_after_the_action_phase_begins_comes_before_the_first_turn() -> None:
    scene = a_table([REY], a_side([LUKE], deck=CARDS), supports=[a_piece("12125", tokens={RESOURCES: 2})], deck=CARDS)
    scene.pass_().pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert scene.tokens("Tactical Delay", RESOURCES) == 1


def test_tables_with_tokens_are_stored_and_restored() -> None:
    scene = a_table([a_character(REY, tokens={CHARMS: 2})], supports=[a_piece(FREIGHTER, tokens={RESOURCES: 3})])
    stored = STORING.store(scene.duel)
    assert b"tokens" in stored
    assert STORING.restore(scene.duel.setup, stored).tokens == scene.duel.tokens
    assert b"tokens" not in STORING.store(a_table([REY]).duel)


@card("16091")
@rule("DST-TOK-15", "EX-206")
def test_a_card_that_leaves_play_by_its_text_counts_what_lay_on_it() -> None:
    team = a_piece("16091", tokens={RESOURCES: 2})
    scene = a_table([a_character("01021", showing=("1RD",))], [LUKE], supports=[team])
    scene.resolve("Jango", "yes", "Luke")
    assert scene.damage("Luke") == 3
    assert scene.supports() == [] and scene.duel.tokens == () and scene.resources() == 0
