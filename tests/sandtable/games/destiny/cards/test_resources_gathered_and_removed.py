"""Cards that gather tokens, remove them again, or move them to other cards."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.language.things import CHARACTER, a
from sandtable.games.destiny.language.verbs import TakeFrom
from sandtable.games.destiny.tokens import DAMAGE, RESOURCES
from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

KYLO, TROOPER, JANGO, LEIA, REY, LUKE = "01011", "01002", "01021", "01028", "01038", "01035"
CHAM, NEMIK, B2EMO, CASSIAN, DAK, OZZEL = "22069", "23073", "23080", "14040", "15052", "01030"
R5, CRUISER, TIE, NOBODY_LISTENS, SACRIFICE = "21068", "23024", "01006", "23076", "24109"
PAINFUL, ENFORCERS, PROBE, TAKE_COVER, RECRUIT, HWK = "14010", "23026", "01072", "01157", "18082", "05070"


@card("22069")
@rule("DST-TOK-01")
def test_cham_gathers_what_opponents_gain_and_deals_up_to_three_of_it() -> None:
    theirs = a_side([a_character(LEIA, showing=("1R",))])
    scene = a_table([CHAM], theirs, turn=THEM).resolve("Leia")
    assert scene.tokens("Cham", RESOURCES) == 1
    laden = a_table([a_character(CHAM, tokens={RESOURCES: 4})], [LEIA]).use("Cham Syndulla", "3")
    assert (laden.tokens("Cham", RESOURCES), laden.damage("Leia"), laden.used("Cham")) == (1, 3, True)


@card("22069")
@rule("D-892", "DST-POW-04")
def test_cham_gathers_nothing_by_his_own_gains_and_needs_a_resource_to_deal_damage() -> None:
    scene = a_table([a_character(CHAM, showing=("1R",))], [LEIA]).resolve("Cham")
    assert scene.tokens("Cham", RESOURCES) == 0
    empty = a_table([CHAM], [LEIA]).use("Cham Syndulla")
    assert (empty.damage("Leia"), empty.used("Cham"), empty.asked) == (0, True, THEM)
    two = a_table([a_character(CHAM, tokens={RESOURCES: 2})], [LEIA]).use("Cham Syndulla")
    assert two.options == ["0", "1", "2"]


@card("23073")
@rule("DST-TOK-01", "DST-TOK-03")
def test_karis_nemik_adds_or_removes_a_resource_on_cards_that_are_not_blue() -> None:
    mine: Team = [NEMIK, a_character(LEIA, tokens={RESOURCES: 2}), LUKE]
    scene = a_table(mine).roll_next(5).activate("Karis Nemik", "yes")
    assert scene.can("Leia") and scene.can("Echo Base") and not scene.can("Luke"), scene.options
    scene.answer("Leia", "remove 1 resource")
    assert scene.tokens("Leia", RESOURCES) == 1
    added = a_table(mine).roll_next(5).activate("Karis Nemik", "yes", "Leia", "place 1 resource")
    assert added.tokens("Leia", RESOURCES) == 3
    declined = a_table(mine).roll_next(5).activate("Karis Nemik", "no")
    assert declined.tokens("Leia", RESOURCES) == 2


@card("23073")
def test_karis_nemik_can_only_add_where_there_is_nothing_to_remove() -> None:
    scene = a_table([NEMIK], [LUKE]).roll_next(5).activate("Karis Nemik", "yes", "Karis")
    assert scene.tokens("Karis", RESOURCES) == 1


@card("23080")
@rule("DST-TOK-03")
def test_b2emo_deals_damage_for_removed_resources_and_gives_a_shield_for_cassian() -> None:
    mine: Team = [a_character(CHAM, tokens={RESOURCES: 1}), CASSIAN]
    scene = a_table(mine, [LEIA], supports=[B2EMO]).use("Cham Syndulla", "1", "yes", "yes", "Cassian")
    assert scene.damage("Leia") == 2, "1 by Cham and 1 by B2EMO"
    assert (scene.shields("Cassian"), scene.exhausted("B2EMO")) == (1, True)
    alone = a_table([a_character(CHAM, tokens={RESOURCES: 1})], [LEIA], supports=[B2EMO])
    alone.use("Cham Syndulla", "1", "yes")
    assert (alone.damage("Leia"), alone.exhausted("B2EMO")) == (2, False)
    spent = a_table(mine, [LEIA], supports=[a_piece(B2EMO, exhausted=True)]).use("Cham Syndulla", "1", "yes")
    assert (spent.damage("Leia"), spent.shields("Cassian")) == (2, 0)
    assert a_table(mine, [LEIA], supports=[B2EMO]).use("Cham Syndulla", "1", "no").damage("Leia") == 1


@card("23080")
@rule("D-481")
def test_b2emo_waits_for_removing_and_neither_for_taking_nor_for_opponents() -> None:
    mine: Team = [a_character(CHAM, tokens={RESOURCES: 1}), CASSIAN]
    none = a_table(mine, [LEIA], supports=[B2EMO]).use("Cham Syndulla", "0")
    assert none.damage("Leia") == 0
    taking = a_table(mine, [LEIA], supports=[B2EMO]).carry_out(TakeFrom(1, a(CHARACTER.yours)))
    assert (taking.resources(), taking.damage("Leia"), taking.can("yes")) == (1, 0, False)
    by_them = a_table([a_character(CHAM, tokens={RESOURCES: 1})], a_side([LEIA], supports=[B2EMO]))
    assert by_them.use("Cham Syndulla", "1").damage("Cham") == 0


@card("21068")
@rule("DST-TOK-05", "DST-RDY-08")
def test_r5_draws_or_turns_a_die_for_damage_on_itself_until_it_is_discarded() -> None:
    theirs = [a_character(LEIA, showing=("2RD",))]
    scene = a_table([REY], theirs, supports=[R5], deck=[PROBE])
    scene.use("R5-D4", "draw")
    assert (scene.hand(), scene.placed("R5"), scene.exhausted("R5")) == (["Probe"], 1, True)
    turning = a_table([REY], theirs, supports=[a_piece(R5, damage=1)]).use("R5-D4", "turn", "1 ranged")
    assert (turning.pool(THEM), turning.placed("R5")) == (["1RD"], 2)
    last = a_table([REY], theirs, supports=[a_piece(R5, damage=2)], deck=[PROBE]).use("R5-D4", "draw")
    assert (last.hand(), last.supports(), last.discard()) == (["Probe"], [], ["R5-D4"])


@card("21068")
def test_r5_is_no_price_twice() -> None:
    spent = a_table([REY], supports=[a_piece(R5, exhausted=True)], deck=[PROBE])
    assert not spent.can("use R5-D4") or spent.use("R5-D4").placed("R5") == 0


@card("23024")
@rule("DST-SYM-14")
def test_arrestor_cruiser_may_exhaust_a_support_and_take_a_resource_away() -> None:
    theirs = a_side([LEIA], supports=[TIE], resources=2)
    scene = a_table([KYLO], theirs, hand=[CRUISER], resources=4).play("Arrestor Cruiser", "yes")
    assert (scene.exhausted("First Order TIE"), scene.resources(THEM)) == (True, 1)
    kept = a_table([KYLO], theirs, hand=[CRUISER], resources=4).play("Arrestor Cruiser", "no")
    assert (kept.exhausted("First Order TIE"), kept.resources(THEM)) == (False, 2)
    poor = a_table([KYLO], a_side([LEIA], resources=2), hand=[CRUISER], resources=4).play("Arrestor Cruiser", "yes")
    assert poor.resources(THEM) == 1, "without a support the opponent still loses a resource"


@card("23024")
@rule("DST-INH-04")
def test_arrestor_cruiser_plays_a_vehicle_and_rolls_it_or_shields_a_leader() -> None:
    cruiser = a_piece(CRUISER, showing="Sp")
    scene = a_table([KYLO, LEIA], supports=[cruiser], discard=[TIE], resources=2).roll_next(0)
    scene.resolve("Arrestor Cruiser", "play a vehicle", "First Order TIE")
    assert (scene.resources(), scene.pool(), scene.discard()) == (0, ["1RD"], [])
    shields = a_table([KYLO, LEIA], supports=[cruiser]).resolve("Arrestor Cruiser", "give a leader")
    assert (shields.shields("Leia"), shields.shields("Kylo")) == (3, 0)
    poor = a_table([KYLO, LEIA], supports=[cruiser], discard=[TIE], resources=1)
    poor.resolve("Arrestor Cruiser", "play a vehicle")
    assert (poor.discard(), poor.pool()) == (["First Order TIE Fighter"], [])


@card("23076")
@rule("DST-THN-01")
def test_nobody_listening_removes_a_die_and_then_draws_heals_and_places_a_resource() -> None:
    theirs = [a_character(LEIA, showing=("2RD",))]
    mine: Team = [a_character(REY, damage=2)]
    scene = a_table(mine, theirs, hand=[NOBODY_LISTENS], deck=[PROBE], resources=2)
    scene.play("Nobody", "yes", "Rey", "Echo Base")
    assert (scene.pool(THEM), scene.hand(), scene.damage("Rey")) == ([], ["Probe"], 1)
    assert scene.tokens("Echo Base", RESOURCES) == 1
    declined = a_table(mine, theirs, hand=[NOBODY_LISTENS], deck=[PROBE], resources=2).play("Nobody", "no")
    assert (declined.pool(THEM), declined.hand(), declined.damage("Rey")) == ([], [], 2)
    nothing = a_table(mine, [LEIA], hand=[NOBODY_LISTENS], deck=[PROBE], resources=2).play("Nobody")
    assert (nothing.hand(), nothing.damage("Rey")) == ([], 2), "without a die nothing follows"


@card("24109")
@rule("DST-TOK-03")
def test_what_do_you_sacrifice_takes_a_resource_off_a_card_for_another_or_for_you() -> None:
    mine: Team = [a_character(REY, tokens={RESOURCES: 2}), LUKE]
    scene = a_table(mine, hand=[SACRIFICE]).play("What Do You", "gain")
    assert (scene.resources(), scene.tokens("Rey", RESOURCES)) == (1, 1)
    moved = a_table(mine, hand=[SACRIFICE]).play("What Do You", "place")
    assert not moved.can("Rey") and moved.can("Luke"), moved.options
    assert moved.answer("Luke").tokens("Luke", RESOURCES) == 1
    bare = a_table([REY, LUKE], hand=[SACRIFICE])
    assert not bare.can("play What Do You") or bare.play("What Do You").resources() == 0


@card("15052")
@rule("DST-TOK-12")
def test_dak_ralter_moves_a_shield_or_gives_one() -> None:
    mine: Team = [DAK, a_character(LEIA, shields=2)]
    scene = a_table(mine, supports=[R5]).roll_next(4).activate("Dak Ralter", "move 1 shield")
    assert not scene.can("Leia") and scene.can("Dak") and scene.can("R5-D4"), scene.options
    scene.answer("Dak")
    assert (scene.shields("Dak"), scene.shields("Leia")) == (1, 1)
    given = a_table(mine).roll_next(4).activate("Dak Ralter", "give one", "Dak")
    assert (given.shields("Dak"), given.shields("Leia")) == (1, 2)
    bare = a_table([DAK, LEIA]).roll_next(4).activate("Dak Ralter", "move 1 shield")
    assert (bare.shields("Dak"), bare.shields("Leia")) == (0, 0)


@card("15052")
@rule("DST-PIL-01")
def test_dak_ralter_pilots() -> None:
    scene = a_table([DAK], supports=[TIE]).roll_next(4, 0)
    scene.activate("Dak Ralter", "begin to pilot", "First Order TIE", "give one")
    assert len(scene.duel.pilots) == 1 and scene.exhausted("First Order TIE")


@card("14010")
@rule("DST-TOK-11")
def test_painful_lessons_takes_damage_for_blue_characters_and_hands_it_out_for_rerolls() -> None:
    scene = a_table([REY, LUKE, JANGO], hand=[PAINFUL]).play("Painful Lessons", "2")
    assert scene.placed("Painful Lessons") == 2
    used = a_table([a_character(REY, showing=("1MD",)), JANGO], supports=[a_piece(PAINFUL, damage=1)]).roll_next(3)
    used.use("Painful Lessons")
    assert (used.placed("Painful Lessons"), used.damage("Rey"), used.pool()) == (0, 1, ["1R"])


@card("14010")
def test_painful_lessons_needs_damage_on_it_and_a_blue_character() -> None:
    for mine, damage in (([a_character(REY, showing=("1MD",))], 0), ([a_character(JANGO, showing=("1RD",))], 2)):
        scene = a_table(mine, supports=[a_piece(PAINFUL, damage=damage)])
        assert not scene.can("use Painful"), scene.options


@card("23026")
@rule("DST-ASD-12")
def test_pre_mor_enforcers_roll_a_conscript_die_for_each_of_their_first_two_resources() -> None:
    for held, rolled in ((1, 1), (3, 2)):
        scene = a_table([KYLO], supports=[a_piece(ENFORCERS, tokens={RESOURCES: held})]).roll_next(0, 0, 0)
        scene.activate("Pre-Mor", "yes")
        assert scene.pool() == ["1RD"] * (1 + rolled)
    bare = a_table([KYLO], supports=[ENFORCERS]).roll_next(0)
    assert not bare.activate("Pre-Mor").can("yes") and bare.pool() == ["1RD"]


@card("23026")
@rule("DST-SPX-01")
def test_pre_mor_enforcers_gather_a_resource_once_a_round_with_a_leader() -> None:
    scene = a_table([LEIA], supports=[ENFORCERS]).use("Pre-Mor Enforcers")
    assert (scene.tokens("Pre-Mor", RESOURCES), scene.used("Pre-Mor")) == (1, True)
    without = a_table([KYLO], supports=[ENFORCERS])
    assert not without.can("use Pre-Mor") or without.use("Pre-Mor Enforcers").tokens("Pre-Mor", RESOURCES) == 0


@pytest.mark.parametrize(("given", "left"), [("2", 1), ("0", 3)])
@card("18082")
@rule("DST-IND-19")
def test_partisan_recruit_is_given_indirect_damage(given: str, left: int) -> None:
    nest = a_side([LEIA], supports=["22066"])
    scene = a_table([REY], nest, supports=[RECRUIT], turn=THEM).use("Phoenix Nest", f"{given} to Partisan")
    assert (scene.placed("Partisan"), scene.damage("Rey")) == (int(given), left)


@card("18082")
@rule("DST-TOK-05")
def test_partisan_recruit_is_discarded_with_three_damage_on_it() -> None:
    nest = a_side([LEIA], supports=["22066"])
    scene = a_table([REY], nest, supports=[a_piece(RECRUIT, damage=1)], turn=THEM)
    scene.use("Phoenix Nest", "2 to Partisan")
    assert (scene.supports(), scene.discard(), scene.damage("Rey")) == ([], ["Partisan Recruit"], 1)


@card("22066")
@rule("DST-ASD-06")
def test_phoenix_nest_is_set_aside_for_damage_and_not_discarded() -> None:
    scene = a_table([REY], [LEIA], supports=["22066"]).use("Phoenix Nest")
    assert (scene.damage("Leia"), scene.supports(), scene.discard(), scene.aside()) == (3, [], [], ["Phoenix Nest"])


@card("05070")
@rule("DST-TOK-01", "DST-IND-13")
def test_modified_hwk_has_two_damage_and_hurts_its_own_player_for_it() -> None:
    scene = a_table([REY], hand=[HWK], resources=2).play("Modified HWK")
    assert (scene.tokens("Modified HWK", DAMAGE), scene.damage("Rey")) == (2, 0)
    active = a_table([REY], [LEIA], supports=[a_piece(HWK, damage=1)]).roll_next(0).activate("Modified HWK")
    assert (active.damage("Rey"), active.damage("Leia"), active.pool()) == (1, 0, ["2RD"])
