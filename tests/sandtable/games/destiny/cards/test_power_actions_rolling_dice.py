"""Power Actions that roll, reroll or turn dice, draw cards or move upgrades. Values by hand from the printed cards."""

from __future__ import annotations

from sandtable.games.destiny.language import Gain, play
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import THEM, a_character, a_piece, a_table

TROOPER, DOOKU, KYLO, JABBA, LUKE, QUI_GON, REY, FINN = (
    "01002", "01009", "01011", "01020", "01035", "01037", "01038", "01045",
)  # fmt: skip
RIFLE, BLASTER, OUTPOST, EVENT = "01008", "01054", "01053", "01157"
ASAJJ, CHIRRUT, KRENNIC, KANAN = "02009", "02035", "02003", "03033"
"""Characters that other cards name; they have no ability here."""
THEIRS = [a_character(TROOPER, showing=["2RD", "1R"])]


# -- rolling and rerolling ---------------------------------------------------------------------------------------


@card("18043")
@rule("D-53", "DST-OPD-09")
def test_the_relby_takes_the_place_of_another_die() -> None:
    mine = [a_character(FINN, showing=["1R", "1RD"], upgrades=["18043"])]
    scene = a_table(mine).roll_next(0).use("Modified Relby V-10", "1 resource")
    assert scene.pool() == ["1RD", "2RD"]


@card("18043")
@rule("D-53")
def test_the_relby_is_not_rolled_for_nothing_and_not_twice() -> None:
    empty = a_table([a_character(FINN, upgrades=["18043"])]).use("Modified Relby V-10")
    assert empty.pool() == []
    rolled = a_table([a_character(FINN, showing=["1R"], upgrades=[a_piece("18043", "2RD")])])
    assert rolled.use("Modified Relby V-10", "1 resource").pool() == ["2RD"]


@card("22030")
@rule("D-53", "DST-OPD-09")
def test_jabba_sends_a_scoundrel_for_a_die() -> None:
    """A trooper is neither a bounty hunter nor a scoundrel; the die of Jabba may be removed and rolled itself."""
    mine = [a_character("22030", showing=["1Dr"]), a_character(FINN), a_character(TROOPER)]
    scene = a_table(mine).roll_next(1).use("Jabba The Hutt", "Finn")
    assert scene.pool() == ["2RD"]


@card("22030")
@rule("D-53")
def test_jabba_sends_nobody_without_a_die_to_remove() -> None:
    assert a_table(["22030", FINN]).use("Jabba The Hutt").pool() == []


@card("18009")
@rule("DST-SPT-01", "DST-OPD-09")
def test_the_starfighter_brings_a_die_of_asajj(made_up: MadeUp) -> None:
    made_up(ASAJJ, [])
    scene = a_table([ASAJJ, REY], supports=["18009"]).roll_next(1)
    scene.use("Asajj's Ginivex-Class Starfighter")
    assert scene.pool() == ["2MD"]


@card("18009")
@rule("DST-SPT-04")
def test_the_starfighter_brings_nothing_without_asajj(made_up: MadeUp) -> None:
    made_up(ASAJJ, [])
    assert a_table([REY], [ASAJJ], supports=["18009"]).use("Asajj's Ginivex-Class Starfighter").pool() == []


@card("18014")
@rule("DST-OPD-09", "DST-PRE-02")
def test_sith_master_rolls_a_die_of_its_sith_or_of_an_upgrade_on_it() -> None:
    mine = [a_character(DOOKU, upgrades=["18014", a_piece(BLASTER)]), a_character(REY)]
    scene = a_table(mine).roll_next(0).use("Sith Master", "Blaster")
    assert scene.pool() == ["1RD"]
    both = a_table(mine).roll_next(1).use("Sith Master", "Dooku")
    assert both.pool() == ["2MD"]


@card("18014")
@rule("DST-ABT-01", "DST-PRE-02")
def test_sith_master_goes_on_a_sith_and_may_remove_a_blank() -> None:
    theirs = [a_character(TROOPER, showing=["-", "1RD"])]
    scene = a_table([DOOKU, REY], theirs, hand=["18014"], resources=3).play("Sith Master", "yes")
    assert (scene.upgrades("Dooku"), scene.pool(THEM)) == (["Sith Master"], ["1RD"])
    declined = a_table([DOOKU, REY], theirs, hand=["18014"], resources=3).play("Sith Master", "no")
    assert declined.pool(THEM) == ["-", "1RD"]
    assert not a_table([REY], theirs, hand=["18014"], resources=3).can("play Sith Master")


@card("18102")
@rule("DST-RRL-01", "DST-THN-01")
def test_tipoca_city_rerolls_a_die_and_may_resolve_it() -> None:
    mine = [a_character(TROOPER, showing=["-"])]
    scene = a_table(mine, [KYLO], battlefield="18102").roll_next(1).use("Tipoca City", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, [])
    kept = a_table(mine, [KYLO], battlefield="18102").roll_next(1).use("Tipoca City", "no")
    assert (kept.damage("Kylo"), kept.pool()) == (0, ["2RD"])


@card("18102")
@rule("DST-RRL-01", "DST-OPD-02")
def test_tipoca_city_lets_its_claimer_force_a_die_on_the_opponent() -> None:
    """The opponent, who resolves it, chooses for the damage; a blank can't be resolved."""
    theirs = [a_character(TROOPER, showing=["-"]), a_character(KYLO)]
    scene = a_table([REY], theirs, battlefield="18102").roll_next(1).claim("yes", "yes")
    assert scene.asked == THEM
    scene.answer("Kylo")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (2, [])
    blank = a_table([REY], theirs, battlefield="18102").roll_next(4).claim("yes")
    assert (blank.pool(THEM), blank.asked) == (["-"], THEM)


@card("18103")
@rule("DST-RRL-01", "DST-THN-01")
def test_fennec_shand_rerolls_a_weapon_die_for_damage_or_else_a_shield() -> None:
    mine = [a_character("18103", upgrades=[a_piece(BLASTER, "-")])]
    hit = a_table(mine, [KYLO]).roll_next(0).use("Fennec Shand", "Kylo")
    assert (hit.damage("Kylo"), hit.shields("Fennec"), hit.pool()) == (1, 0, ["1RD"])
    missed = a_table(mine, [KYLO]).roll_next(3).use("Fennec Shand")
    assert (missed.damage("Kylo"), missed.shields("Fennec"), missed.pool()) == (0, 1, ["1Sh"])


@card("18103")
@rule("DST-THN-02")
def test_fennec_shand_gains_nothing_without_a_weapon_die() -> None:
    scene = a_table([a_character("18103", showing=["1F"])], [KYLO]).use("Fennec Shand")
    assert (scene.shields("Fennec"), scene.pool()) == (0, ["1F"])


@card("18103")
@rule("DST-ABT-01")
def test_fennec_shand_may_reroll_a_die_after_a_yellow_event(made_up: MadeUp) -> None:
    """Fight Dirty is Yellow; Take Cover is gray."""
    made_up("01095", [play(Gain(1))])
    mine = [a_character("18103", showing=["1F"])]
    scene = a_table(mine, THEIRS, hand=["01095", EVENT], resources=5).roll_next(2)
    assert scene.play("Take Cover", "Fennec").pass_().pool() == ["1F"]
    scene.roll_next(2).play("Fight Dirty", "yes")
    assert scene.pool() == ["2MD"]


# -- turning -----------------------------------------------------------------------------------------------------


@card("12023")
@rule("DST-TRN-02")
def test_the_death_trooper_copies_the_side_of_another_die() -> None:
    mine = [a_character("12023", showing=["-"]), a_character(FINN, showing=["1RD", "1Sh"])]
    scene = a_table(mine).use("Imperial Death Trooper")
    assert scene.pool() == ["1RD", "1RD", "1Sh"]


@card("12023")
@rule("DST-TRN-02")
def test_the_death_trooper_copies_no_value_that_is_not_there() -> None:
    mine = [a_character("12023", showing=["-"]), a_character(LUKE, showing=["3MD"])]
    assert a_table(mine, THEIRS).use("Imperial Death Trooper").pool() == ["-", "3MD"]


@card("12023")
@rule("DST-KEY-02", "DST-GRD-01")
def test_the_death_trooper_guards_beside_the_director(made_up: MadeUp) -> None:
    made_up(KRENNIC, [])
    theirs = [a_character(KYLO, showing=["1MD"])]
    scene = a_table(["12023", KRENNIC], theirs).activate("Imperial Death Trooper", "Kylo Ren die")
    assert (scene.pool(THEM), scene.damage("Imperial Death Trooper")) == ([], 1)
    alone = a_table(["12023", REY], theirs).activate("Imperial Death Trooper")
    assert alone.pool(THEM) == ["1MD"]


@card("14004")
@rule("DST-SPX-02", "DST-TRN-01")
def test_taron_malicos_turns_a_die_for_each_other_blue_character() -> None:
    mine = ["14004", DOOKU, FINN]
    scene = a_table(mine, THEIRS).use("Taron Malicos", "1", "2 ranged", "blank")
    assert scene.pool(THEM) == ["-", "1R"]
    assert a_table(mine, THEIRS).use("Taron Malicos", "0").pool(THEM) == ["2RD", "1R"]
    assert a_table(["14004", FINN], THEIRS).use("Taron Malicos").pool(THEM) == ["2RD", "1R"]


@card("14004")
@rule("DST-ABT-01", "D-90")
def test_taron_malicos_pays_for_damage_where_nobody_shows_a_shield() -> None:
    scene = a_table(["14004"], [KYLO], resources=1).roll_next(0).activate("Taron Malicos", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.resources()) == (2, 0)
    shown = a_table(["14004"], [a_character(KYLO, showing=["1Sh"])], resources=1).roll_next(0)
    assert shown.activate("Taron Malicos").asked == THEM
    declined = a_table(["14004"], [KYLO], resources=1).roll_next(0).activate("Taron Malicos", "no")
    assert (declined.damage("Kylo"), declined.resources()) == (0, 1)


# -- others ------------------------------------------------------------------------------------------------------


@card("15053")
@rule("DST-DRW-01")
def test_general_rieekan_draws_a_card_for_each_of_his_shields() -> None:
    mine = [a_character("15053", showing=["1Sh", "2Sh"]), a_character(LUKE, showing=["1Sh"])]
    scene = a_table(mine, deck=[EVENT] * 4).use("General Rieekan")
    assert (len(scene.hand()), len(scene.deck())) == (2, 2)
    none = a_table([a_character("15053", showing=["1R"])], deck=[EVENT]).use("General Rieekan")
    assert none.hand() == []


@card("14036")
@rule("DST-MOV-03", "DST-SPT-01")
def test_bd_1_moves_to_a_jedi_with_its_die() -> None:
    mine = [a_character(REY, upgrades=[a_piece("14036", "1F")]), a_character(LUKE), a_character(QUI_GON)]
    scene = a_table(mine).use("BD-1", "Luke")
    assert (scene.upgrades("Rey"), scene.upgrades("Luke"), scene.pool()) == ([], ["BD-1"], [])


@card("14036")
@rule("DST-SPT-04")
def test_bd_1_stays_where_there_is_no_other_jedi() -> None:
    alone = a_table([a_character(LUKE, upgrades=["14036"]), REY], [QUI_GON]).use("BD-1")
    assert (alone.upgrades("Luke"), alone.asked) == (["BD-1"], THEM)


@card("14036")
@rule("DST-LIM-04", "D-10")
def test_bd_1_makes_the_fourth_upgrade_of_a_jedi_one_too_many() -> None:
    full = a_character(LUKE, upgrades=[BLASTER, BLASTER, RIFLE])
    scene = a_table([a_character(REY, upgrades=["14036"]), full]).use("BD-1", "Rifle")
    assert scene.upgrades("Luke") == ["DH-17 Blaster Pistol", "DH-17 Blaster Pistol", "BD-1"]


@card("14036")
@rule("DST-HEA-01")
def test_bd_1_heals_the_character_it_is_on() -> None:
    mine = [a_character(LUKE, damage=3, upgrades=[a_piece("14036", "Sp")]), a_character(REY, damage=3)]
    scene = a_table(mine).resolve("BD-1")
    assert (scene.damage("Luke"), scene.damage("Rey")) == (1, 3)
