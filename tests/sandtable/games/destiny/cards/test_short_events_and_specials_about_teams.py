"""Short texts about teams: who is spotted, who has more dice, who is hurt."""

from __future__ import annotations

from sandtable.games.destiny.phases.rolling_off import roll_total
from sandtable.games.destiny.tokens import CHARMS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_beginning, a_character, a_free_for_all, a_piece, a_side, a_table

REY, FINN, KYLO, LUKE, TROOPER, PHASMA, JANGO = "01038", "01045", "01011", "01035", "01002", "01001", "01021"
BLOCK, DODGE, BECKETT, TARKIN = "01153", "01155", "08036", "18019"
FOR_MEASURE, SUPPLIES, SEIZING = "09127", "09126", "11129"


@card("21065")
@rule("DST-ACTV-01", "DST-THN-01")
def test_deploy_activates_a_second_card_where_an_opponent_has_more_dice() -> None:
    theirs = [a_character(KYLO, showing=("1MD", "1Sh"))]
    scene = a_table([REY, FINN], theirs, hand=["21065"], supports=["01043"]).play("Deploy", "Rey", "yes", "BB-8")
    assert (len(scene.pool()), scene.exhausted("Rey"), scene.exhausted("BB-8")) == (2, True, True)
    assert not a_table([REY, FINN], theirs, hand=["21065"]).play("Deploy", "Rey", "no").exhausted("Finn")
    even = a_table([REY, FINN], [a_character(KYLO, showing=("1MD",))], hand=["21065"]).play("Deploy", "Rey")
    assert (even.exhausted("Finn"), even.asked) == (False, THEM)


@card("22073")
@rule("DST-SPX-01", "DST-DIE-05", "DST-IND-23")
def test_a_step_ahead_looks_for_both_kinds_of_costs() -> None:
    mine = [a_character(BECKETT, showing=("3RD1",)), a_character(TARKIN, showing=("3IDi1",))]
    scene = a_table(mine, [REY], hand=["22073"]).play("A Step Ahead", "Tarkin")
    assert (scene.resources(), scene.shields("Tarkin")) == (1, 1)
    without = [a_character(BECKETT, showing=("2RD",)), a_character(TARKIN)]
    free = a_table(without, [REY], hand=["22073"]).play("A Step Ahead")
    assert (free.resources(), free.shields("Tarkin")) == (0, 0)
    theirs = a_table([REY], [a_character(BECKETT, showing=("3RD1",))], hand=["22073"]).play("A Step Ahead")
    assert theirs.resources() == 0, "an opponent's die is not spotted"


@card("21032")
@rule("DST-TOK-03", "D-335")
def test_sy_snootles_rolls_a_die_of_a_charmed_character_into_her_pool() -> None:
    theirs = [a_character(KYLO, tokens={CHARMS: 2}, exhausted=True)]
    scene = a_table(["21032"], theirs).roll_next(1).use("Sy Snootles")
    assert (scene.pool(), scene.pool(THEM), scene.tokens("Kylo", CHARMS)) == (["2MD1"], [], 0)
    assert scene.used("Sy Snootles")
    ready = a_table(["21032"], [a_character(KYLO, tokens={CHARMS: 2})])
    assert not ready.can("use Sy Snootles") or ready.use("Sy Snootles").pool() == []
    one = a_table(["21032"], [a_character(KYLO, tokens={CHARMS: 1}, exhausted=True)])
    assert not one.can("use Sy Snootles") or one.use("Sy Snootles").pool() == []


@card("21032")
def test_sy_snootles_charms_as_she_is_activated() -> None:
    assert a_table(["21032"], [KYLO]).activate("Sy Snootles", "yes", "Kylo").tokens("Kylo", CHARMS) == 1


@card("15065")
@rule("D-400")
def test_lumpawaroo_passes_half_of_the_damage_on() -> None:
    mine = [a_character("15065", shields=1, damage=1), a_character(FINN)]
    scene = a_table(mine, [a_character(LUKE, showing=("3MD",))], turn=THEM).resolve("Luke", "Lumpawaroo")
    assert (scene.asked, scene.damage("Lumpawaroo")) == (ME, 3)
    scene.answer("Luke")
    assert scene.damage("Luke") == 1, "half of 3, with what the shield has blocked"
    small = a_table(["15065", FINN], [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo", "Lumpawaroo")
    assert (small.damage("Kylo"), small.asked) == (0, ME)


@card("15065")
def test_lumpawaroo_is_stronger_with_six_damage() -> None:
    for hurt, dealt in ((5, 2), (6, 3)):
        mine = [a_character("15065", damage=hurt, showing=("2MD1",))]
        assert a_table(mine, [REY], resources=1).resolve("Lumpawaroo", "Rey").damage("Rey") == dealt
    mine = [a_character("15065", damage=6, showing=("2Dr1",))]
    scene = a_table(mine, a_side([REY], resources=3), resources=1).resolve("Lumpawaroo")
    assert scene.resources(THEM) == 1


@card("15065")
@rule("DST-GRD-01")
def test_lumpawaroo_guards() -> None:
    scene = a_table(["15065"], [a_character(KYLO, showing=("1MD",))]).activate("Lumpawaroo", "Kylo")
    assert (scene.pool(THEM), scene.damage("Lumpawaroo")) == ([], 1)


@card("23009")
@rule("DST-TRN-01")
def test_corruption_turns_a_die_of_who_was_activated_to_a_blank() -> None:
    scene = a_table([REY], [PHASMA], supports=["23009"], turn=THEM).roll_next(1).activate("Captain").answer("yes")
    assert (scene.pool(THEM), scene.supports(), scene.discard()) == (["-"], [], ["Corruption"])
    kept = a_table([REY], [PHASMA], supports=["23009"], turn=THEM).roll_next(1).activate("Captain").answer("no")
    assert (kept.pool(THEM), kept.supports()) == (["2RD"], ["Corruption"])


@card("23049")
@rule("DST-ASD-12")
def test_desperate_power_rolls_a_die_that_is_set_aside() -> None:
    scene = a_table([REY, FINN], [KYLO], hand=["23049"], resources=1).roll_next(0).play("Desperate Power")
    assert (scene.damage("Rey"), scene.pool()) == (1, ["3RD"])
    none = a_table([FINN], [KYLO], hand=["23049"], resources=1)
    assert not none.can("Desperate") or none.play("Desperate Power").pool() == []


@card("09156")
@rule("DST-SHD-02")
def test_the_electroripper_hurts_each_of_their_characters_past_shields() -> None:
    mine = [a_character(REY, upgrades=[a_piece("09156", "Sp")])]
    theirs = [a_character(KYLO, shields=1, showing=("1MD",)), a_character(FINN)]
    scene = a_table(mine, theirs).resolve("Enfys Nest's Electroripper")
    assert (scene.damage("Kylo"), scene.damage("Finn"), scene.shields("Kylo")) == (1, 1, 1)
    assert scene.pool(THEM) == ["1MD"], "Rey is not Enfys Nest"


@card("12032")
def test_the_duchess_hurts_all_and_troopers_more() -> None:
    theirs = [a_character(PHASMA, shields=1), a_character(FINN)]
    scene = a_table([REY], theirs, supports=[a_piece("12032", "Sp")]).resolve('The "Duchess"')
    assert (scene.damage("Phasma"), scene.damage("Finn")) == (2, 2)


@card("12032")
@rule("DST-MUL-10")
def test_the_duchess_hurts_the_characters_of_all_opponents() -> None:
    mine = a_side([REY], supports=[a_piece("12032", "Sp")])
    scene = a_free_for_all(mine, a_side([KYLO]), a_side([TROOPER])).resolve('The "Duchess"')
    assert (scene.damage("Kylo"), scene.damage("First Order")) == (2, 3)


@card("12160")
def test_the_valley_removes_a_die_that_belongs_to_no_character() -> None:
    theirs = [a_character(KYLO, showing=("1MD",), upgrades=[a_piece("01054", "1RD")])]
    scene = a_table([REY], theirs, battlefield="12160").claim("yes")
    assert scene.pool(THEM) == ["1MD"]


@card("23016")
@rule("DST-ASD-11")
def test_linus_mosk_shuffles_in_up_to_two_of_each() -> None:
    aside = [FOR_MEASURE] * 2 + [SUPPLIES] * 2 + [SEIZING] * 2
    mine = a_side(["23016"], deck=[BLOCK] * 8, aside=aside, format="INF")
    scene = a_beginning(mine, a_side([TROOPER], deck=[DODGE] * 8, format="INF")).answer("yes", "1", "0", "2")
    cards = scene.hand() + scene.deck()
    assert [cards.count(name) for name in ("Measure for Measure", "Fresh Supplies", "Seizing Territory")] == [1, 0, 2]
    left = a_beginning(mine, a_side([TROOPER], deck=[DODGE] * 8, format="INF")).answer("no")
    assert len(left.hand() + left.deck()) == 8


@card("23016")
@rule("EX-122")
def test_linus_mosk_adds_two_to_the_roll_for_the_battlefield() -> None:
    mine = a_side(["23016"], deck=[BLOCK] * 8, format="INF")
    scene = a_beginning(mine, a_side([TROOPER], deck=[DODGE] * 8, format="INF"))
    totals = {roll_total(scene.duel, ME) for _ in range(60)}
    assert totals == {2, 3, 4}, "the values of his sides are 0, 1 and 2"
